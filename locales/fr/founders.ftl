# Fondateurs de Teotihuacan.

founders = Fondateurs de Teotihuacan
founders-about = Posez Bâtiments, Temples et Pyramide dans une Cité de quatre Quartiers et accordez-les entre eux. Les formes, les cases Masque et certaines valeurs de cette édition sont reconstituées : qui possède la boîte peut y mettre les chiffres imprimés.

founders-option-board = Plateaux Joueur
founders-option-board-about = La face A est la même pour tous ; sur la face B, chaque joueur reçoit une Cité différente.
founders-option-board-A = Face A
founders-option-board-B = Face B
founders-option-first_player = Premier joueur
founders-option-first_player-about = Qui commence la première manche.
founders-option-first_player-drawn = Tiré au sort
founders-option-first_player-0 = Place 1
founders-option-first_player-1 = Place 2
founders-option-first_player-2 = Place 3
founders-option-first_player-3 = Place 4
founders-option-reward_reach = Récompenses qui citent des Bâtiments
founders-option-reward_reach-about = La Portée d’Architecte limite-t-elle les Bâtiments cités par une case Pyramide ?
founders-option-reward_reach-bound = À Portée
founders-option-reward_reach-free = N’importe où
founders-option-level = Architecte rival
founders-option-level-about = La force du rival d’une partie en solo.
founders-option-level-apprentice = Apprenti
founders-option-level-master = Maître
founders-option-level-founder = Fondateur

## Noms

founders-wood = Bois
founders-stone = Pierre
founders-gold = Pépite
founders-material-wood = Bois
founders-material-stone = Pierre
founders-material-gold = Or
founders-green = vert
founders-blue = bleu
founders-red = rouge
founders-mask-yellow = jaune
founders-mask-turquoise = turquoise
founders-mask-red = rouge
founders-zone-building = Bâtiments
founders-zone-temple = Temples
founders-zone-pyramid = Pyramide
founders-side-top = en haut
founders-side-right = à droite
founders-side-bottom = en bas
founders-side-left = à gauche
founders-quarter-NW = Quartier nord-ouest
founders-quarter-NE = Quartier nord-est
founders-quarter-SW = Quartier sud-ouest
founders-quarter-SE = Quartier sud-est
founders-bonus-any_influence = une action Influence
founders-bonus-any_construction = une action Construction
founders-bonus-vp2 = des points
founders-bonus-vp1_resource = une Ressource
founders-bonus-vp1_power = de la Puissance
founders-building-wood1 = un Bâtiment en Bois de taille 1
founders-building-wood2 = un Bâtiment en Bois de taille 2
founders-building-wood3 = un Bâtiment en Bois de taille 3
founders-building-stone1 = un Bâtiment en Pierre de taille 1
founders-building-stone2 = un Bâtiment en Pierre de taille 2
founders-building-stone3 = un Bâtiment en Pierre de taille 3
founders-building-stone4 = un Bâtiment en Pierre de taille 4
founders-building-gold3 = un Bâtiment en Or de taille 3
founders-building-gold4 = un Bâtiment en Or de taille 4
founders-space-base-nw = à la base, au nord-ouest
founders-space-base-n = à la base, au nord
founders-space-base-ne = à la base, au nord-est
founders-space-base-w = à la base, à l’ouest
founders-space-base-c = à la base, au centre
founders-space-base-e = à la base, à l’est
founders-space-base-sw = à la base, au sud-ouest
founders-space-base-s = à la base, au sud
founders-space-base-se = à la base, au sud-est
founders-space-upper-nw = au premier niveau, au nord-ouest
founders-space-upper-ne = au premier niveau, au nord-est
founders-space-upper-sw = au premier niveau, au sud-ouest
founders-space-upper-se = au premier niveau, au sud-est
founders-space-top = au sommet

## Expressions que d'autres reprennent

founders-points = { $points } PV
founders-feminine = { $colour ->
    [vert] verte
    [bleu] bleue
   *[rouge] rouge
}
founders-bonus-gives = { $only ->
    [1] { founders-points }
   *[other] { $bonus }{ $points ->
        [0] { "" }
       *[other] , { founders-points }
    }
}
founders-powers = { $span ->
    [0] Puissance { $low }
   *[other] Puissance { $low } à { $high }
}
founders-gain = { $points ->
    [0] { "" }
   *[other] { founders-points },{ " " }
}
founders-cost-stone = { $wood ->
    [0] { "" }
   *[other] ,
}
founders-cost-gold = { $stone ->
    [0] { founders-cost-stone }
   *[other] ,
}
founders-cost-any = { $gold ->
    [0] { founders-cost-gold }
   *[other] ,
}
founders-cost = { $wood ->
    [0] { "" }
   *[other] { " " }{ $wood } Bois
}{ $stone ->
    [0] { "" }
    [one] { founders-cost-stone }{ " " }{ $stone } Pierre
   *[other] { founders-cost-stone }{ " " }{ $stone } Pierres
}{ $gold ->
    [0] { "" }
    [one] { founders-cost-gold }{ " " }{ $gold } Pépite
   *[other] { founders-cost-gold }{ " " }{ $gold } Pépites
}{ $any ->
    [0] { "" }
    [one] { founders-cost-any }{ " " }{ $any } Ressource au choix
   *[other] { founders-cost-any }{ " " }{ $any } Ressources au choix
}
founders-effect-trade = payer{ founders-cost } pour { founders-points }, jusqu’à { $most } PV
founders-effect-sacrifice = payer{ founders-cost } pour { founders-points }
founders-effect-needs = { founders-points } si la Cité contient { $buildings }
founders-effect-size-needs = { founders-points } si la Cité contient { $count } Bâtiments de taille { $size }
founders-effect-product = Temples de couleur { $temple } multipliés par les Bâtiments en { $material }, jusqu’à { $most } PV
founders-effect-building = { founders-points } et un Bâtiment de taille { $size }
founders-effect-pyramid = payer{ founders-cost } pour une tuile Pyramide
founders-effect-temple = payer{ founders-cost } pour un Temple
founders-effect-influence = { founders-points } et une action Influence
founders-effect-construction = { founders-points } et une action Construction

## Questions

founders-prompt-start-tiles = Pyramide de départ : quelle tuile placez-vous maintenant ?
founders-prompt-set-pyramid = Où va la tuile Pyramide { founders-feminine } ?
founders-prompt-turn = Choisissez une case Action ou passez. Votre Architecte se tient { $side } ; il vous reste { $discs ->
    [one] { $discs } disque
   *[other] { $discs } disques
}.
founders-prompt-discs = La pile compte { $power ->
    [one] { $power } disque
   *[other] { $power } disques
}. Combien en ajoutez-vous ?
founders-prompt-act = Puissance { $power } : quelle action effectuez-vous ?
founders-prompt-bonus-after = Utilisez-vous maintenant le disque Bonus ({ founders-bonus-gives }) ?
founders-prompt-any-construction = Action Construction supplémentaire, Puissance { $power } : laquelle ?
founders-prompt-any-influence = Action Influence supplémentaire : laquelle ?
founders-prompt-build-building = Puissance { $power } : quel Bâtiment construisez-vous ?
founders-prompt-build-temple = Puissance { $power } : quel Temple construisez-vous ?
founders-prompt-build-pyramid = Puissance { $power } : quelle tuile Pyramide construisez-vous ?
founders-prompt-supply-temple = Votre offrande vous donne un Temple : lequel ?
founders-prompt-supply-pyramid = Votre offrande vous donne une tuile Pyramide : laquelle ?
founders-prompt-pay = Reste à payer :{ founders-cost }. Quel cube ?
founders-prompt-place-building = Où va le Bâtiment en { $material } de taille { $size } ?
founders-prompt-place-temple = Où va le Temple { $colour } ?
founders-prompt-replace = Autour du nouveau Bâtiment, quels cubes remplacez-vous (par : { $resource }) ?
founders-prompt-listed-buildings = Récompense de la Pyramide : quel Bâtiment construisez-vous ?
founders-prompt-sized-building = Quel Bâtiment de taille { $size } construisez-vous ?
founders-prompt-take-worship = Votre Temple vous donne une tuile Adoration { founders-feminine } : laquelle ?
founders-prompt-worship-reward = Récompense de la Pyramide : la tuile Adoration de quelle pile ?
founders-prompt-produce-or-build = Produisez-vous, ou construisez-vous des Bâtiments de taille 1 ?
founders-prompt-second-small = Construisez-vous un deuxième Bâtiment de taille 1 ?
founders-prompt-produce = Bâtiment en { $material } de taille { $size } en { $square } : où va sa Ressource ({ $resource }) ?
founders-prompt-offer = Quelle tuile Adoration offrez-vous ?
founders-prompt-times = Combien de fois ? ({ founders-effect-trade })
founders-prompt-exchange = Quelle tuile Adoration prenez-vous en échange de l’une des vôtres ?
founders-prompt-give = Laquelle de vos tuiles Adoration rendez-vous ?
founders-prompt-cube-kind = Le bonus vous donne une Ressource : laquelle ?
founders-prompt-cube-square = Sur quelle case posez-vous la Ressource ({ $resource }) ?

## Choix

founders-label-pass = Passer pour cette manche
founders-label-decline = Non merci
founders-label-done = C’est tout
founders-label-keep = Garder les autres
founders-label-skip = Ce Bâtiment ne produit rien
founders-label-space = { $zone } { $number } : { founders-powers }
founders-label-space-bonus = { $zone } { $number } : { founders-powers }, avec un bonus ({ founders-bonus-gives })
founders-label-discs = { $count ->
    [one] { $count } disque
   *[other] { $count } disques
} : Puissance { $power }
founders-label-bonus = Utiliser le bonus : { founders-bonus-gives }
founders-label-bonus-first = Utiliser d’abord le bonus : { founders-bonus-gives }
founders-label-construct-building = Construire un Bâtiment
founders-label-construct-temple = Construire un Temple
founders-label-construct-pyramid = Construire la Pyramide
founders-label-influence-produce = Produire des Ressources
founders-label-influence-offering = Faire une offrande
founders-label-influence-favour = Gagner une faveur
founders-label-start-tile = Tuile Pyramide { founders-feminine }
founders-label-tile = Bâtiment en { $material } de taille { $size }
founders-label-temple = Temple { $colour } pour{ founders-cost }
founders-label-pyramid = Tuile Pyramide { founders-feminine } pour{ founders-cost }
founders-label-supply-temple = Temple { $colour }
founders-label-supply-pyramid = Tuile Pyramide { founders-feminine }
founders-label-place = Sur { $squares }
founders-label-set = Placer { $space } : { founders-points }
founders-label-set-build = Placer { $space } : { founders-gain }{ $buildings }
founders-label-set-temple = Placer { $space } : { founders-gain }un Temple { $colour }
founders-label-set-size = Placer { $space } : { founders-gain }un Bâtiment de taille { $size }
founders-label-set-worship = Placer { $space } : { founders-gain }une tuile Adoration
founders-label-pay = { $resource } en { $square }
founders-label-joker = Payer { $gold } Pépites en remplacement ({ $resource })
founders-label-cube = { $resource } en { $square }
founders-label-replace = { $resource } en { $square }, à la place de : { $old }
founders-label-resource = { $resource }
founders-label-produce = Produire avec vos Bâtiments
founders-label-times = { $times ->
    [one] { $times } fois
   *[other] { $times } fois
} : { founders-points }
founders-label-pile = La première tuile Adoration { founders-feminine }, face cachée
founders-label-take-trade = Prendre la tuile { founders-feminine } : { founders-effect-trade }
founders-label-take-sacrifice = Prendre la tuile { founders-feminine } : { founders-effect-sacrifice }
founders-label-take-needs = Prendre la tuile { founders-feminine } : { founders-effect-needs }
founders-label-take-size-needs = Prendre la tuile { founders-feminine } : { founders-effect-size-needs }
founders-label-take-product = Prendre la tuile { founders-feminine } : { founders-effect-product }
founders-label-take-building = Prendre la tuile { founders-feminine } : { founders-effect-building }
founders-label-take-pyramid = Prendre la tuile { founders-feminine } : { founders-effect-pyramid }
founders-label-take-temple = Prendre la tuile { founders-feminine } : { founders-effect-temple }
founders-label-take-influence = Prendre la tuile { founders-feminine } : { founders-effect-influence }
founders-label-take-construction = Prendre la tuile { founders-feminine } : { founders-effect-construction }
founders-label-give-trade = Rendre la tuile { founders-feminine } : { founders-effect-trade }
founders-label-give-sacrifice = Rendre la tuile { founders-feminine } : { founders-effect-sacrifice }
founders-label-give-needs = Rendre la tuile { founders-feminine } : { founders-effect-needs }
founders-label-give-size-needs = Rendre la tuile { founders-feminine } : { founders-effect-size-needs }
founders-label-give-product = Rendre la tuile { founders-feminine } : { founders-effect-product }
founders-label-give-building = Rendre la tuile { founders-feminine } : { founders-effect-building }
founders-label-give-pyramid = Rendre la tuile { founders-feminine } : { founders-effect-pyramid }
founders-label-give-temple = Rendre la tuile { founders-feminine } : { founders-effect-temple }
founders-label-give-influence = Rendre la tuile { founders-feminine } : { founders-effect-influence }
founders-label-give-construction = Rendre la tuile { founders-feminine } : { founders-effect-construction }
founders-label-offer-trade = Offrir la tuile { founders-feminine } : { founders-effect-trade }
founders-label-offer-sacrifice = Offrir la tuile { founders-feminine } : { founders-effect-sacrifice }
founders-label-offer-needs = Offrir la tuile { founders-feminine } : { founders-effect-needs }
founders-label-offer-size-needs = Offrir la tuile { founders-feminine } : { founders-effect-size-needs }
founders-label-offer-product = Offrir la tuile { founders-feminine } : { founders-effect-product }
founders-label-offer-building = Offrir la tuile { founders-feminine } : { founders-effect-building }
founders-label-offer-pyramid = Offrir la tuile { founders-feminine } : { founders-effect-pyramid }
founders-label-offer-temple = Offrir la tuile { founders-feminine } : { founders-effect-temple }
founders-label-offer-influence = Offrir la tuile { founders-feminine } : { founders-effect-influence }
founders-label-offer-construction = Offrir la tuile { founders-feminine } : { founders-effect-construction }

## Ce qui s'est passé

founders-first-player = { $seat } est premier joueur.
founders-round = La manche { $round } commence.
founders-took-space = { $seat } pose { $discs ->
    [one] { $discs } disque
   *[other] { $discs } disques
} sur { $zone } { $number } : Puissance { $power }.
founders-passed = { $seat } passe.
founders-lapsed = { $seat } ne peut plus effectuer l’action.
founders-bonus-used = { $seat } utilise le disque Bonus : { founders-bonus-gives }.
founders-building-built = { $seat } construit un Bâtiment en { $material } de taille { $size } en { $square }.
founders-temple-built = { $seat } construit un Temple { $colour } en { $square }.
founders-pyramid-built = { $seat } place une tuile Pyramide { founders-feminine } { $space }{ $points ->
    [0] { "" }
   *[other] , { founders-points }
}.
founders-reward-points = { $seat } gagne { founders-points } grâce à la récompense de la Pyramide.
founders-produced = { $seat } gagne { $count ->
    [one] { $count } Ressource
   *[other] { $count } Ressources
} ({ $resource }) autour du nouveau Bâtiment.
founders-cube-placed = { $seat } pose une Ressource ({ $resource }) en { $square }.
founders-paid = { $seat } paie une Ressource ({ $resource }) en { $square }.
founders-mask-taken = { $seat } complète un groupe de masques (couleur : { $colour }) et prend une tuile Masque : { founders-points }.
founders-worship-taken = { $seat } prend une tuile Adoration { founders-feminine }.
founders-worship-returned = { $seat } remet une tuile Adoration { founders-feminine }.
founders-offered = { $seat } offre une tuile Adoration { founders-feminine }.
founders-offering-points = { $seat } gagne { founders-points } pour son offrande.
founders-favour = { $seat } avance à la case { $step } de la piste Faveur : { founders-points }.
founders-quarter-scored = { $seat }, { $quarter } : { founders-points }.
founders-rival-took-space = L’Architecte rival pose { $discs ->
    [one] { $discs } disque
   *[other] { $discs } disques
} sur { $zone } { $number }.
founders-rival-passed = L’Architecte rival passe.
founders-rival-bonus = L’Architecte rival recouvre un disque Bonus : { founders-points }.
founders-rival-building = L’Architecte rival prend le Bâtiment en { $material } de taille { $size } : { founders-points }.
founders-rival-temple = L’Architecte rival prend un Temple { $colour } : { founders-points }.
founders-rival-pyramid = L’Architecte rival prend une tuile Pyramide { founders-feminine } : { founders-points }.
founders-rival-favour = L’Architecte rival avance sur la piste Faveur : { founders-points }.
founders-rival-mask = L’Architecte rival prend une tuile Masque (couleur : { $colour }) : { founders-points }.
founders-rival-harmony = Les Temples et la Pyramide de l’Architecte rival rapportent { founders-points }.

## Le plateau dans le navigateur

founders-board-city = Cité de { $seat }
founders-board-back = Revenir à ma cité
founders-board-look = Voir la cité de { $seat }
founders-board-key-turn = Tourner la tuile
founders-board-key-flip = Retourner la tuile
founders-board-key-city = Voir la cité suivante
founders-board-stack = La pile compte { $height ->
    [one] { $height } disque
   *[other] { $height } disques
} ; { $limit } au maximum.
founders-board-bonus-open = Son bonus est visible : { $bonus }.
founders-board-bonus-covered = Son bonus est recouvert : { $bonus }.
founders-board-closed = Fermé à ce nombre de joueurs.
founders-board-left = Exposées : { $display } ; en réserve : { $supply }.
founders-board-temple = Temple { $colour }
founders-board-pyramid-tile = tuile Pyramide { founders-feminine }
founders-board-worship = tuile Adoration { founders-feminine }
founders-board-worship-display = Tuiles Adoration exposées
founders-board-worship-own = Tuiles Adoration de { $seat }
founders-board-reward-temple = un temple { $colour }
founders-board-reward-size = un bâtiment au choix de taille { $size }
founders-board-reward-worship = une tuile Adoration
founders-board-masks = Tuiles Masque
founders-board-mask-pile = { $colour } : { $values }
founders-board-mask = masque { $colour }, { founders-points }
founders-board-favour = Faveur
founders-board-favour-about = Chaque faveur fait avancer d’une case et rapporte ses points ; ensuite, on peut échanger une tuile Adoration.
founders-board-discs = { $discs ->
    [one] { $discs } disque
   *[other] { $discs } disques
}
founders-board-first = Premier joueur
founders-board-passed = A passé
founders-board-cubes = { $resource } : { $count }
founders-board-architect = Architecte : { $side }
founders-board-quarters = Les quartiers rapporteraient { founders-points } maintenant
founders-board-player = { $seat } : { founders-points }, { $discs ->
    [one] { $discs } disque
   *[other] { $discs } disques
}, architecte : { $side } ; bois { $wood }, pierre { $stone }, or { $gold }.
founders-board-lies = { $what } : { $squares }.
founders-board-round = Manche { $round } sur { $rounds }
founders-board-rival = Architecte rival
founders-board-rival-squares = Cases bâties : { $squares } ; un masque toutes les { $mask }
founders-board-intention = Ensuite : { $zone }, { $wants } ({ $discs ->
    [one] { $discs } disque
   *[other] { $discs } disques
})
founders-board-turn = Tourner
founders-board-flip = Retourner
founders-board-building-about = { $size ->
    [1] Se construit par l’action Influence. Donne une Ressource ({ $resource }) sur chaque case libre autour de lui.
   *[other] Demande Puissance { $size }. Donne une Ressource ({ $resource }) sur chaque case libre autour de lui.
}
founders-board-temple-about = Taille { $size } ; coûte{ founders-cost }. Chaque point de Puissance sous sa taille coûte 1 Ressource de plus ({ $resource }). Donne une tuile Adoration de sa couleur.
founders-board-pyramid-about = Coûte{ founders-cost } avec Puissance 4, et une Pépite de plus par point manquant. { $placed } points tout de suite, et la récompense de l’emplacement recouvert.
founders-board-construct-building = Prenez un Bâtiment exposé, pas plus grand que votre Puissance, et posez-le à portée.
founders-board-construct-temple = Prenez un Temple exposé, payez-le et posez-le à portée.
founders-board-construct-pyramid = Prenez une tuile Pyramide exposée, payez-la et posez-la à portée.
founders-board-influence-produce = Chacun de vos Bâtiments donne un cube à côté de lui ; ou posez un ou deux Bâtiments de taille 1.
founders-board-influence-offering = Appliquez l’effet d’une de vos tuiles Adoration ; elle retourne ensuite sous sa pile.
founders-board-influence-favour = Une case sur la piste Faveur, avec ses points ; ensuite, vous pouvez échanger une tuile Adoration.
founders-board-quarter-now = Rapporterait { founders-points } maintenant.
founders-board-group = Groupe de Masques ({ $colour })
founders-board-group-complete = Complet.
founders-board-group-covered = { $done ->
    [one] { $done } case sur { $all } recouverte par une tuile.
   *[other] { $done } cases sur { $all } recouvertes par des tuiles.
}
founders-board-group-best = La meilleure tuile qui reste dans cette couleur : { founders-points }.
founders-board-group-nothing = Il ne reste aucune tuile de cette couleur.
founders-board-on = En { $squares }.
founders-board-produces = Un cube à côté de lui quand vous produisez.
founders-board-temple-scores = Marque avec la Pyramide dans : { $quarters }.
founders-board-cube-about = En { $square }. Il sert à payer, où qu’il soit ; une tuile posée dessus le fait perdre.
founders-board-architect-about = Seuls les deux quartiers les plus proches de l’Architecte sont à portée. Il avance d’un côté, dans le sens horaire, après chacune de vos actions.
founders-board-far = Hors de portée pour l’instant.
founders-board-rival-about = Il accomplit son intention visible sur la pile la plus haute de la zone où il reste de la place, et marque selon ses propres règles, toutes simples.
founders-board-rival-harmony = Ses Temples et sa Pyramide donneraient { founders-points }
founders-board-masks-about = Recouvrez dans votre cité un groupe entier de cette couleur pour prendre la tuile du dessus.
founders-board-pile = Pile Adoration { founders-feminine } : { $left ->
    [one] { $left } tuile face cachée
   *[other] { $left } tuiles face cachée
}
founders-board-pile-about = La tuile à côté de la pile et celle du dessus sont visibles de tous.
founders-board-worship-none = Aucune pour l’instant : chaque Temple en donne une.
founders-board-space = { $zone } { $number } : pile de { $height }, { $limit } au plus : { $owners }.
founders-board-space-open = { $zone } { $number } : aucun disque, le bonus est visible : { $bonus }.
founders-board-display = Exposées : { $tiles }.
founders-board-holds = { $masks ->
    [0] {""}
    [one] { $masks } Masque{" "}
   *[other] { $masks } Masques{" "}
}{ $tiles ->
    [0] {""}
    [one] { $tiles } tuile Adoration
   *[other] { $tiles } tuiles Adoration
}
founders-board-source-bonus = Disques Bonus
founders-board-source-building = Bâtiments
founders-board-source-favour = Faveurs
founders-board-source-mask = Tuiles Masque
founders-board-source-offering = Offrandes
founders-board-source-pyramid = Tuiles Pyramide
founders-board-source-quarters = Quartiers
founders-board-source-reward = Récompenses de la Pyramide
founders-board-source-temple = Temples
founders-board-lay = Poser ici

## La première partie guidée

founders-guide-welcome = Vous êtes Architecte à Teotihuacan. Votre cité compte quatre quartiers autour d’une Pyramide. Les Bâtiments donnent des Ressources, les Ressources paient Temples et tuiles Pyramide, et à la fin les Temples marquent avec la Pyramide. Face à vous bâtit l’Architecte rival ; ce qu’il veut ensuite est visible à côté du plateau.
founders-guide-start = Trois tuiles Pyramide sont à vous dès le début ; chacune se pose contre une récompense. Ce que le guide propose est éclairé, ici et sur le plateau. Prenez la tuile verte.
founders-guide-rewards = Les signes sur les emplacements vides de la Pyramide sont leurs récompenses. Au nord-est, un Temple vert gratuit. À la fin, une tuile Pyramide marque avec les Temples de sa couleur dans les quartiers qu’elle touche : tuile verte et Temple vert vont ensemble.
founders-guide-first-temple = Le Temple va donc dans le quartier nord-est. R tourne la tuile, F la retourne. Pendant la mise en place, rien ne se pose sur les cases Masque.
founders-guide-blue-start = Avec le Temple vient une tuile Adoration : elle est sous votre cité, et vous vous en servirez bientôt. Maintenant, la tuile Pyramide bleue.
founders-guide-wood = Au nord-ouest, deux Bâtiments en bois : de quoi commencer.
founders-guide-larger-first = Le plus grand d’abord.
founders-guide-cubes = Un nouveau Bâtiment pose un cube de sa sorte sur chaque case libre voisine. Ici, bien dégagé, il en donne six.
founders-guide-small-wood = Le petit va au sud, pour quatre Bois de plus.
founders-guide-four-points = La tuile rouge est la dernière. L’est rapporte 4 points tout de suite et touche deux quartiers.
founders-guide-turn = Les manches commencent. À votre tour, posez des disques sur une case Action et effectuez l’une de ses deux actions.
founders-guide-visible-bonus = Prenez cette case des Bâtiments : son disque Bonus est encore visible, son point et sa Ressource seront pour vous.
founders-guide-power = La Puissance, c’est la hauteur de la pile avec vos disques. Un disque sur le disque Bonus donne Puissance 2 : assez pour un Bâtiment de taille 2. Vous avez six disques dans cette manche ; un seul suffit ici.
founders-guide-two-actions = Chaque case offre une action Construction, qui demande de la Puissance, et une action Influence, qui n’en demande pas. Construisez un Bâtiment.
founders-guide-stone = Du Bois, vous en avez. Les Temples coûtent de la Pierre : prenez le Bâtiment en pierre.
founders-guide-reach = Votre Architecte se tient en haut : seuls les deux quartiers du haut sont à portée, les autres sont assombris. En b3 et c3, le Bâtiment donne six Pierres. Les cubes peuvent se poser sur les cases Masque.
founders-guide-use-bonus = Le disque Bonus était visible à votre arrivée. Utilisez-le : il ne se garde pas pour plus tard.
founders-guide-take-gold = La Pyramide se paie en or. Prenez une Pépite.
founders-guide-anywhere = Ce cube peut aller partout dans votre cité. Posez-le là où vous ne bâtirez pas de sitôt : un cube sous une nouvelle tuile est perdu.
founders-guide-architect = Après votre action, l’Architecte a avancé d’un côté : les deux quartiers de droite sont maintenant à portée.
founders-guide-rivals-discs = Le rival a posé un disque sur votre pile. Tous les disques comptent pour celui qui arrive : un seul des vôtres donne Puissance 4.
founders-guide-power-four = Puissance 4, c’est le maximum d’une pile. Construisez.
founders-guide-gold = Prenez le Bâtiment en or de taille 4 : les grands Bâtiments couvrent beaucoup et donnent beaucoup de cubes.
founders-guide-gold-place = Posé ainsi, il donne cinq Pépites et recouvre trois cases du groupe de Masques rouges.
founders-guide-offering-space = C’est le moment d’utiliser votre tuile Adoration. L’offrande est l’action Influence de la zone des Temples, et ce disque Bonus rapporte 2 points de plus.
founders-guide-one-is-enough = L’Influence ne demande pas de Puissance : un disque suffit.
founders-guide-offering = Votre tuile verte change trois Ressources au choix en un Temple. Faites l’offrande.
founders-guide-pay-wood = Vous choisissez les cubes à payer. Du Bois, vous en avez en réserve : celui-ci,
founders-guide-pay-second = celui-là,
founders-guide-pay-third = et celui-ci.
founders-guide-blue-temple = Un Temple bleu est un bloc de quatre cases. Vous allez voir tout de suite à quoi il sert.
founders-guide-masks = Les Masques jaunes du sud-est forment exactement ce bloc. Qui recouvre tout un groupe prend la tuile Masque la plus forte qui reste dans sa couleur : 8 points.
founders-guide-worship = Chaque Temple donne une tuile Adoration de sa couleur. Celle-ci multiplie vos Temples bleus par vos Bâtiments en pierre : de quoi voir venir.
founders-guide-two-points = Et les 2 points du disque Bonus.
founders-guide-pyramid-space = Votre Architecte se tient à gauche. Passons à la Pyramide : le rival a déjà posé un disque ici.
founders-guide-pyramid-power = Une tuile Pyramide compte comme taille 4, et chaque point de Puissance manquant coûte une Pépite de plus. Deux disques donnent Puissance 4.
founders-guide-pyramid = Construisez la Pyramide.
founders-guide-pyramid-blue = Bleue, pour votre Temple bleu.
founders-guide-pay-pyramid = Elle coûte 1 Bois et 2 Pépites. D’abord le Bois.
founders-guide-pay-gold = Puis l’or. Les cubes payés disparaissent, et leurs cases sont de nouveau libres.
founders-guide-south = Le sud touche les deux quartiers du sud, où se trouve votre Temple bleu. La tuile rapporte 2 points, et la récompense de l’emplacement : deux petits Bâtiments.
founders-guide-stone-again = Un Bâtiment en pierre de plus, pour votre tuile Adoration.
founders-guide-turquoise = En b8, il donne quatre Pierres et recouvre la première case des Masques turquoise.
founders-guide-turquoise-again = Le Bâtiment en bois en recouvre une autre, en c10.
founders-guide-favour-space = Il vous reste un disque. La zone de la Pyramide offre aussi des faveurs, avec ici 2 points de bonus.
founders-guide-favour = Une faveur, c’est une case sur la piste Faveur : 3 points maintenant, davantage sur les cases suivantes.
founders-guide-exchange = Après une faveur, vous pouvez échanger une tuile Adoration. La vôtre est bonne : gardez-la.
founders-guide-round-two = Manche 2. Chacun a un disque de moins, les disques Bonus sont redistribués et les tuiles exposées complétées. Cette fois, c’est le rival qui commence.
founders-guide-follow = Il a posé un disque sur une pile des Temples. Suivez-le.
founders-guide-power-three = Un disque donne Puissance 3 ; gardez les autres.
founders-guide-pay-temple = Cette fois, vous construisez un Temple avec vos Ressources.
founders-guide-red-temple = Le Temple rouge est de taille 5. Il manque deux points de Puissance, qui coûtent chacun une Pierre : 3 Pierres et 1 Pépite en tout. Vous pouvez les payer.
founders-guide-pay-stone = Payez avec les Pierres autour de votre petit Bâtiment.
founders-guide-pay-last = Et une Pépite.
founders-guide-red-place = Il épouse exactement les Masques turquoise du nord-est : 9 points. Et votre tuile Pyramide rouge, à l’est, touche ce quartier.
founders-guide-quarters = À la fin, chaque quartier est compté : chaque tuile Pyramide de la base qui le touche rapporte 2 points par Temple de sa couleur qui s’y trouve. Votre panneau montre ce que vos quartiers donneraient maintenant.
founders-guide-free = Il vous reste à essayer la production : un cube pour chacun de vos Bâtiments. Quatre manches en tout ; la cité est à vous. Faites mieux que le rival !

## La légende

founders-legend-wood = Bois
founders-legend-stone = Pierre
founders-legend-gold = Or
founders-legend-any = Une ressource au choix
founders-legend-points = Points
founders-legend-arrow = Ce qui est demandé → ce que cela rapporte ; ≤ en donne le maximum
founders-legend-green = Vert : Temple, tuile Pyramide ou tuile Adoration
founders-legend-blue = Bleu : Temple, tuile Pyramide ou tuile Adoration
founders-legend-red = Rouge : Temple, tuile Pyramide ou tuile Adoration
founders-legend-mask = Masque : recouvrez tout le groupe pour gagner la tuile
founders-legend-building = Un Bâtiment, au toit de la couleur de ce qu’il produit
founders-legend-construction = Une construction
founders-legend-influence = Une action d’influence
founders-legend-temple = Un Temple
founders-legend-pyramid = Une tuile Pyramide
founders-legend-power = 1 de puissance en plus
founders-legend-worship = Une tuile Adoration
founders-legend-disc = Un disque Action ; la pile donne la puissance
founders-legend-closed = Fermé à ce nombre de joueurs
