# Ce que les robots disent de leurs choix.
bots-novice = Novice
bots-novice-about = Ne regarde que la prochaine décision, et se trompe une fois sur deux.
bots-apprentice = Apprenti
bots-apprentice-about = Prépare son tour d’un coup d’œil.
bots-artisan = Artisan
bots-artisan-about = Prépare tout son tour avec soin.
bots-master = Maître
bots-master-about = Explore son tour et les réponses de chacun.

bots-kind-random = Prend n’importe quelle action légale.
bots-kind-greedy = Regarde une décision plus loin.
bots-kind-planner = Explore tout son tour par faisceaux.
bots-kind-searcher = Prépare largement son tour, puis joue la suite des meilleurs plans dans de nombreux mondes possibles.
bots-kind-ismcts = Explore un arbre de décisions dans de nombreux mondes possibles ; il ne lui faut que les règles.

bots-random = « { $choice } » : choisi au hasard.
bots-only = « { $choice } » : rien d’autre n’est possible.
bots-unexplained = « { $choice } » : le programme ne dit pas pourquoi.
bots-choice = « { $choice } » : je pense finir avec environ { $points } points, mon meilleur rival avec { $rival }.
bots-choice-alone = « { $choice } » : je pense finir avec environ { $points } points.
bots-other = Sinon « { $choice } » : environ { $points } points, contre { $rival }.
bots-other-alone = Sinon « { $choice } » : environ { $points } points.
