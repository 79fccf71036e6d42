# Les mots que tous les jeux partagent.

player = Joueur { $number }
nothing = rien
action = { $notation }
