# Les mots que tous les jeux partagent.

player = Joueur { $number }
nothing = rien
action = { $notation }

# La page de règles d’une installation qui joue une autre édition.
edition-figures = Chiffres de l’édition « { $edition } »
edition-about = Cette installation joue avec d’autres chiffres imprimés que ceux de la page ci-dessus. Là où ils diffèrent, ce sont ceux-ci qui comptent.
edition-figure = chiffre
edition-ours = sur cette page
edition-here = joué ici
