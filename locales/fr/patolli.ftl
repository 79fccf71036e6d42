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
