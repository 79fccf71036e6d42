# Patolli, le jeu d'exemple.

patolli = Patolli
patolli-about = Une course de haricots et de chance autour d'une croix ; qui perd son dernier jeton y met fin.

patolli-option-pieces = Pions
patolli-option-pieces-about = Combien de pions chaque joueur mène autour de la croix.

patolli-prompt-move = Les haricots montrent { $points }. Quel pion avance ?

patolli-label-pass = Passer : aucun pion ne peut avancer
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

# Le plateau dans le navigateur.
patolli-board-turn = Tour { $turn }
patolli-board-seat = { $seat } : { $counters ->
    [one] { $counters } jeton
   *[other] { $counters } jetons
} ; { $hand } en main, sur la piste en { $track }, { $home } à la maison.
patolli-board-in-hand = En main
patolli-board-on-track = Sur la piste
patolli-board-at-home = À la maison
patolli-board-square = Case { $number }
patolli-board-centre = Case centrale
patolli-board-centre-about = Le seul endroit où l’on peut renvoyer le pion d’un rival.
patolli-board-tip = Bout arrondi
patolli-board-tip-about = Qui s’y arrête lance de nouveau.
patolli-board-triangle = Triangle
patolli-board-triangle-about = Qui s’y arrête paie un jeton à chaque rival.

patolli-guide-welcome = Faites le tour de la croix avec vos deux pions et ramenez-les à la maison avant votre rival. Les haricots sont lancés pour vous.
patolli-guide-enter = Un lancer de un fait entrer un pion sur la piste. Ce que vous pouvez choisir porte un anneau en pointillés.
patolli-guide-move = Le nombre obtenu dit de combien de cases avance un pion. Survolez un choix pour voir où il mène, puis choisissez-le.
patolli-guide-squares = Les bouts arrondis offrent un autre lancer, les triangles coûtent un jeton et, sur les cases centrales, on renvoie les pions.
patolli-guide-home = Un pion qui a fait tout le tour rentre à la maison et gagne un jeton de chaque rival. La suite est à vous : bonne chance !
