# Ce que les robots disent de leurs choix.
bots-novice = Novice
bots-novice-about = Voit un peu de son tour, et passe à côté de beaucoup de choses.
bots-apprentice = Apprenti
bots-apprentice-about = Prépare son tour d’un coup d’œil.
bots-artisan = Artisan
bots-artisan-about = Prépare tout son tour avec soin.
bots-master = Maître
bots-master-about = Explore son tour et les réponses de chacun.
bots-grandmaster = Grand maître
bots-grandmaster-about = Comme le Maître, en prenant jusqu’à cinq secondes.

# Les styles : ce qu’un robot vise d’abord, et comment. Le nom suit le niveau : « Artisan, les temples d’abord ».
bots-style-tikal-temples = les temples d’abord
bots-style-tikal-temples-about = Cherche la majorité dans de nombreux temples et garde les meilleurs.
bots-style-tikal-treasures = les trésors d’abord
bots-style-tikal-treasures-about = Fouille partout où il peut et réunit des trésors semblables.
bots-style-teotihuacan-temples = les temples d’abord
bots-style-teotihuacan-temples-about = Monte dans les temples, jusqu’à leurs tuiles bonus.
bots-style-teotihuacan-pyramid = la pyramide d’abord
bots-style-teotihuacan-pyramid-about = Travaille à la Pyramide et avance sur sa piste.
bots-style-founders-favour = la faveur d’abord
bots-style-founders-favour-about = Monte sur la piste de faveur dès qu’il le peut.
bots-style-founders-pyramid = la pyramide d’abord
bots-style-founders-pyramid-about = Construit la pyramide, et des temples qui vont avec elle.
bots-style-patolli-bold = audacieux
bots-style-patolli-bold-about = Reste sur les cases du centre, sans craindre la capture.
bots-style-patolli-careful = prudent
bots-style-patolli-careful-about = Tient ses pions hors des cases du centre et garde ses jetons.

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

# Pourquoi : ce qu’un tour gagne et coûte, selon les buts du jeu.
bots-gains = Gagne : { $what } (environ +{ $points }).
bots-costs = Coûte : { $what } (environ −{ $points }).
bots-takes = Prend à un rival : { $what } (environ −{ $points } pour lui).
bots-opens = Donne à un rival : { $what } (environ +{ $points } pour lui).
bots-more = On y gagne : { $what } (environ +{ $points }).
bots-less = Le tour joué gagne plus : { $what } (environ +{ $points }).
bots-aim-tikal-temples = temples tenus et gardés
bots-aim-tikal-treasures = trésors
bots-aim-tikal-explorers = explorateurs dans la jungle
bots-aim-tikal-camps = camps
bots-aim-tikal-guards = gardiens encore à placer
bots-aim-teotihuacan-avenue = Allée des Morts
bots-aim-teotihuacan-pyramid = piste Pyramide
bots-aim-teotihuacan-masks = masques
bots-aim-teotihuacan-temples = temples et leurs tuiles bonus
bots-aim-teotihuacan-cocoa = cacao pour les salaires
bots-aim-teotihuacan-resources = bois, pierre et or
bots-aim-teotihuacan-workers = ouvriers forts et bien placés
bots-aim-teotihuacan-technologies = technologies
bots-aim-teotihuacan-discoveries = tuiles Découverte
bots-aim-founders-quarters = temples et tuiles Pyramide d’un même quartier
bots-aim-founders-resources = ressources et ce qui les produit
bots-aim-founders-worship = tuiles Adoration
bots-aim-founders-masks = tuiles Masque
bots-aim-founders-discs = disques encore à jouer
bots-aim-founders-room = place dans la cité
bots-aim-founders-favour = piste de faveur
bots-aim-patolli-advance = pions en route vers l’arrivée
bots-aim-patolli-safety = pions à l’abri
