# Patolli, le jeu d'exemple.

patolli = Patolli
patolli-about = Une course de haricots et de chance autour d’une croix ; qui perd son dernier jeton y met fin.

patolli-option-pieces = Pions
patolli-option-pieces-about = Combien de pions chaque joueur mène autour de la croix.

patolli-prompt-move = Les haricots montrent { $points }. Quel pion avance ?

patolli-label-pass = Passer : aucun pion ne peut avancer
patolli-label-enter = Faire entrer un pion sur la piste
patolli-label-move = Avancer le pion de la case { $from } à la case { $to }
patolli-label-home = Rentrer le pion de la case { $from }

patolli-thrown = { $seat } lance { $points }.
patolli-passed = { $seat } ne peut pas avancer.
patolli-entered = { $seat } fait entrer un pion sur la piste.
patolli-moved = { $seat } avance un pion de la case { $from } à la case { $to }.
patolli-captured = { $seat } renvoie un pion de { $other }.
patolli-came-home = { $seat } rentre un pion.
patolli-paid = { $seat } paie { $counters ->
    [one] { $counters } jeton
   *[other] { $counters } jetons
} à { $other }.
patolli-source-home = pions arrivés
patolli-source-triangle = triangles

# Le plateau dans le navigateur.
patolli-board-turn = Tour { $turn }
patolli-board-seat = { $seat } : { $counters ->
    [one] { $counters } jeton
   *[other] { $counters } jetons
} ; { $hand } en main, sur la piste en { $track }, { $home } à la maison.
patolli-board-in-hand = En main
patolli-board-on-track = Sur la piste
patolli-board-at-home = À la maison
patolli-board-square = { $number ->
    [one] À { $number } case de votre entrée
   *[other] À { $number } cases de votre entrée
}
patolli-board-centre = Case centrale
patolli-board-centre-about = Le seul endroit où l’on peut renvoyer le pion d’un rival.
patolli-board-tip = Bout arrondi
patolli-board-tip-about = Qui s’y arrête lance de nouveau.
patolli-board-triangle = Triangle
patolli-board-triangle-about = Qui s’y arrête paie un jeton à chaque rival.
patolli-board-entry = Les pions de { $seat } entrent ici.
patolli-board-legend-tip = relancez une fois
patolli-board-legend-triangle = payez un jeton à chaque rival
patolli-board-legend-centre = seul endroit où l’on capture
patolli-board-counters = Jetons
patolli-board-counters-about = Le plus de jetons gagne. Qui n’en a plus met fin à la partie.
patolli-board-beans = Les haricots montrent { $points }
patolli-board-beans-about = On compte les marques visibles ; les cinq comptent dix.

patolli-guide-welcome = Faites faire à vos deux pions le tour de la croix et ramenez-les à la maison. Les haricots sont lancés pour vous, et quand un seul pion peut avancer, il avance de lui-même : votre premier pion est déjà entré, a parcouru 5 cases et payé un jeton sur un triangle.
patolli-guide-first-tip = Un lancer de 1 : vous pouvez faire entrer votre second pion ou avancer le premier. Une case plus loin, il est sur un bout arrondi, et cela donne un autre lancer. Avancez-le. Ce que le guide propose est éclairé, ici et sur le plateau.
patolli-guide-enter = Encore un 1, et seul un 1 fait entrer un pion sur la piste. Deux pions, c’est un choix à chaque lancer : faites entrer le second.
patolli-guide-triangle = Avec 4, le pion de tête tomberait sur un triangle : un jeton pour votre rival. Avancez l’autre.
patolli-guide-tip = 3 mène tout juste à un bout arrondi. Prenez-le, et relancez.
patolli-guide-tip-again = Et encore : le pion de tête atteint l’autre moitié d’un bout arrondi. Survolez un choix pour voir où il mène.
patolli-guide-lurk = Pas de case spéciale cette fois. Avancez le pion de tête, près de la case centrale où votre rival entre : on ne peut renvoyer un pion que sur les quatre cases centrales.
patolli-guide-capture = Votre rival vient d’entrer, sur une case centrale, deux cases devant vous. Allez-y : son pion retourne en main et il lui faudra un nouveau 1.
patolli-guide-run = Sur une case centrale, votre pion pourrait être renvoyé lui aussi. Quittez-la.
patolli-guide-on = Deux de plus, et le prochain lancer de 2 atteindrait un bout arrondi.
patolli-guide-there = Le voilà : 2 jusqu’au bout arrondi.
patolli-guide-twin = Chaque branche se termine par deux cases arrondies côte à côte. Avec 1, vous passez de l’une à l’autre, et relancez.
patolli-guide-must = L’un ou l’autre pion tombe sur un triangle, et qui peut utiliser un lancer le doit. Payez le jeton avec le pion le plus proche de la maison.
patolli-guide-ten = Les cinq haricots montrent leur marque : cela compte 10. De quoi mener le pion de tête droit sur un bout arrondi.
patolli-guide-must-again = De nouveau un triangle pour les deux. Continuez avec le pion de tête : pour chaque pion rentré, votre rival vous paie un jeton.
patolli-guide-near = À trois cases de la maison. Le lancer n’a pas à tomber juste : tout lancer assez grand suffit.
patolli-guide-home = Ramenez-le à la maison. Il ne restera qu’un pion, qui avancera de lui-même, lancer après lancer. La partie finit quand votre dernier pion est rentré : le plus de jetons gagne et, à égalité, le plus de pions à la maison.

## La légende

patolli-legend-piece = Un pion ; chaque joueur a sa couleur et sa forme
patolli-legend-seat = La marque d’un joueur
patolli-legend-counter = Jeton : l’enjeu ; qui en a le plus gagne
patolli-legend-marked = Un haricot, marque visible : il compte 1
patolli-legend-blank = Un haricot, face nue : il ne compte pas
patolli-legend-centre = Case centrale : les pions y entrent, et ce n’est que là qu’on les renvoie
patolli-legend-tip = Bout arrondi : on relance
patolli-legend-triangle = Triangle : on paie un jeton à chaque rival
