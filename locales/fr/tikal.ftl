# Tikal.

tikal = Tikal
tikal-about = Menez une expédition dans la jungle : découvrez des temples, dégagez-les étage par étage, déterrez des trésors, et tenez vos positions quand les volcans grondent.

tikal-option-auction = Jeu avec enchères
tikal-option-auction-about = Les règles avancées : les hexagones sont révélés et les joueurs misent des points de prestige pour jouer leur tour.
tikal-option-first_player = Premier joueur
tikal-option-first_player-about = Qui joue le premier tour, ou ouvre la première enchère.
tikal-option-first_player-drawn = Tiré au sort
tikal-option-first_player-0 = Place 1
tikal-option-first_player-1 = Place 2
tikal-option-first_player-2 = Place 3
tikal-option-first_player-3 = Place 4

## Noms

tikal-hex-temple-1 = temple 1
tikal-hex-temple-2 = temple 2
tikal-hex-temple-3 = temple 3
tikal-hex-temple-4 = temple 4
tikal-hex-temple-5 = temple 5
tikal-hex-temple-6 = temple 6
tikal-hex-ruin-2 = ruine à 2 trésors
tikal-hex-ruin-3 = ruine à 3 trésors
tikal-hex-ruin-4 = ruine à 4 trésors
tikal-hex-clearing = clairière
tikal-hex-volcano = volcan

tikal-treasure-jaguar = jaguar
tikal-treasure-serpent = serpent
tikal-treasure-quetzal = quetzal
tikal-treasure-monkey = singe
tikal-treasure-bat = chauve-souris
tikal-treasure-frog = grenouille
tikal-treasure-deer = cerf
tikal-treasure-owl = hibou

## Questions

tikal-prompt-place = Où posez-vous l’hexagone { $hex } ({ $kind }) ?
tikal-prompt-turn = Dans quel sens posez-vous l’hexagone { $hex } ({ $kind }) en { $space } ?
tikal-prompt-act-turn = { $points ->
    [0] Il ne vous reste aucun point d’action. Terminez votre tour.
    [one] Il vous reste { $points } point d’action. Que faites-vous ?
   *[other] Il vous reste { $points } points d’action. Que faites-vous ?
}
tikal-prompt-act-volcano = { $points ->
    [0] Volcan : il ne vous reste aucun point d’action. Terminez et marquez vos points.
    [one] Volcan : il vous reste { $points } point d’action avant votre décompte. Que faites-vous ?
   *[other] Volcan : il vous reste { $points } points d’action avant votre décompte. Que faites-vous ?
}
tikal-prompt-act-final = { $points ->
    [0] Dernier décompte : il ne vous reste aucun point d’action. Terminez et marquez vos points.
    [one] Dernier décompte : il vous reste { $points } point d’action avant de marquer. Que faites-vous ?
   *[other] Dernier décompte : il vous reste { $points } points d’action avant de marquer. Que faites-vous ?
}
tikal-prompt-go = { $piece ->
    [leader] Où va votre chef d’expédition, qui est en { $space } ? Vous avez { $points } PA.
   *[explorer] Où va votre explorateur, qui est en { $space } ? Vous avez { $points } PA.
}
tikal-prompt-take = Vous échangez votre trésor « { $given } » : lequel prenez-vous en échange ?
tikal-prompt-bid-open = Ouvrez l’enchère pour le prochain tour, ou passez. Vous avez { $points ->
    [one] { $points } point de prestige
   *[other] { $points } points de prestige
}.
tikal-prompt-bid = { $other } propose { $bid }. Surenchérissez-vous ? Vous avez { $points ->
    [one] { $points } point de prestige
   *[other] { $points } points de prestige
}.
tikal-prompt-choose = Quel hexagone prenez-vous ?

## Choix

tikal-label-place = Le poser en { $space }
tikal-label-turn = Tourner son haut vers { $side ->
    [N] le nord
    [NE] le nord-est
    [SE] le sud-est
    [S] le sud
    [SW] le sud-ouest
   *[NW] le nord-ouest
} (sentiers : { $paths })
tikal-label-bring = { $piece ->
    [leader] Mettre en jeu votre chef d’expédition en { $space } ({ $cost } PA, reste { $left })
   *[explorer] Mettre en jeu un explorateur en { $space } ({ $cost } PA, reste { $left })
}
tikal-label-move = { $piece ->
    [leader] Déplacer votre chef d’expédition depuis { $space }
   *[explorer] Déplacer un explorateur depuis { $space }
}
tikal-label-move-only = { $piece ->
    [leader] Déplacer votre chef d’expédition de { $space } en { $to } ({ $cost } PA, reste { $left })
   *[explorer] Déplacer un explorateur de { $space } en { $to } ({ $cost } PA, reste { $left })
}
tikal-label-step = Passer en { $space } ({ $cost } PA, reste { $left })
tikal-label-trail = Aller d’un camp à l’autre, en { $space } ({ $cost } PA, reste { $left })
tikal-label-walk = Aller jusqu’en { $space } par le chemin le moins cher ({ $cost } PA, reste { $left })
tikal-label-uncover = Dégager l’étage { $value } en { $space } ({ $cost } PA, reste { $left })
tikal-label-dig = { $buried ->
    [one] Déterrer le dernier trésor en { $space }
   *[other] Déterrer l’un des { $buried } trésors en { $space }
} ({ $cost } PA, reste { $left })
tikal-label-give = Échanger votre trésor « { $treasure } » ({ $cost } PA, reste { $left })
tikal-label-give-only = Échanger votre trésor « { $treasure } » contre « { $taken } » de { $other } ({ $cost } PA, reste { $left })
tikal-label-take = Prendre « { $taken } » à { $other } ({ $gain ->
    [0] même valeur pour vous
    [one] { $gain } point de plus pour vous
   *[other] { $gain } points de plus pour vous
})
tikal-label-camp = Installer un camp en { $space } ({ $cost } PA, reste { $left })
tikal-label-guard = { $piece ->
    [leader] Placer votre chef d’expédition comme gardien du temple en { $space }, valeur { $value }
   *[explorer] Placer un explorateur comme gardien du temple en { $space }, valeur { $value }
} ({ $cost } PA, reste { $left }{ $lost ->
    [0] {""}
    [one] {" "}; { $lost } autre pion quitte la partie
   *[other] {" "}; { $lost } autres pions quittent la partie
})
tikal-label-end = { $lost ->
    [0] Terminer votre tour
    [one] Terminer votre tour ({ $lost } point d’action perdu)
   *[other] Terminer votre tour ({ $lost } points d’action perdus)
}
tikal-label-bid = Proposer { $bid } (il vous resterait { $left })
tikal-label-pass = Passer
tikal-label-choose = Prendre l’hexagone { $hex } ({ $kind })

## Événements

tikal-drew = { $seat } pioche l’hexagone { $hex } ({ $kind }).
tikal-offered = Aux enchères : { $hexes }.
tikal-chose = { $seat } prend l’hexagone { $hex } ({ $kind }).
tikal-placed = { $seat } pose l’hexagone { $hex } ({ $kind }) en { $space }.
tikal-removed = L’hexagone { $hex } ({ $kind }) de { $seat } n’a sa place nulle part : il quitte la partie.
tikal-brought = { $piece ->
    [leader] { $seat } met en jeu son chef d’expédition en { $space }.
   *[explorer] { $seat } met en jeu un explorateur en { $space }.
}
tikal-moved = { $piece ->
    [leader] { $seat } déplace son chef d’expédition de { $from } en { $to } ({ $cost } PA).
   *[explorer] { $seat } déplace un explorateur de { $from } en { $to } ({ $cost } PA).
}
tikal-uncovered = { $seat } dégage l’étage { $value } en { $space }.
tikal-dug = { $seat } déterre un trésor en { $space } : { $treasure }.
tikal-exchanged = { $seat } donne « { $given } » à { $other } et prend « { $taken } ».
tikal-camped = { $seat } installe un camp en { $space }.
tikal-guarded = { $piece ->
    [leader] { $seat } place son chef d’expédition comme gardien du temple en { $space } (valeur { $value })
   *[explorer] { $seat } place un explorateur comme gardien du temple en { $space } (valeur { $value })
}{ $lost ->
    [0] {""}
    [one] {" "}; { $lost } autre pion quitte la partie
   *[other] {" "}; { $lost } autres pions quittent la partie
}.
tikal-ended = { $lost ->
    [0] { $seat } termine son tour.
    [one] { $seat } termine son tour ; { $lost } point d’action est perdu.
   *[other] { $seat } termine son tour ; { $lost } points d’action sont perdus.
}
tikal-erupted = Un volcan ! Dans cet ordre, chacun utilise ses points d’action puis marque : { $order }.
tikal-final = Le dernier hexagone est joué. Dans cet ordre, chacun utilise ses points d’action puis marque : { $order }.
tikal-scored = { $seat } marque { $points ->
    [one] { $points } point de prestige
   *[other] { $points } points de prestige
} ({ $temples } pour les temples, { $treasures } pour les trésors) et en a { $total }.
tikal-bid = { $seat } propose { $bid }.
tikal-passed = { $seat } passe.
tikal-won-auction = { $seat } remporte l’enchère et paie { $bid ->
    [one] { $bid } point de prestige
   *[other] { $bid } points de prestige
}.
tikal-unbid = Personne n’enchérit : { $seat }, qui a passé en premier, joue gratuitement.

## Le plateau dans le navigateur

tikal-board-tile = Hexagone { $hex } : { $kind }
tikal-board-in-hand = Un sentier doit le relier à un hexagone exploré ; il se pose dans six sens.
tikal-board-hand = À poser
tikal-board-offer = Hexagones visibles
tikal-board-action-points = Points d’action
tikal-board-action-points-about = Dix par tour. Ceux qui restent à la fin sont perdus.
tikal-board-stack = Pioche : { $left }
tikal-board-letter = Lettre { $letter } : il en reste { $left } sur { $total }
tikal-board-levels = Étages
tikal-board-levels-about = La valeur de chaque étage et le nombre d’étages encore disponibles au bord du plateau. Un temple ne grandit que si l’étage suivant est là.
tikal-board-treasures = Trésors encore face cachée
tikal-board-treasure-left = { $treasure } : { $left }
tikal-board-turn-hint = R pour tourner
tikal-board-key-turn = Tourner l’hexagone
tikal-board-space-temple = { $space } : temple de valeur { $value }
tikal-board-space-ruin = { $space } : ruine avec { $treasures ->
    [one] { $treasures } trésor
   *[other] { $treasures } trésors
}
tikal-board-space-emptied = { $space } : ruine vidée, désormais une clairière
tikal-board-space-clearing = { $space } : clairière
tikal-board-space-volcano = { $space } : volcan, infranchissable
tikal-board-space-base = { $space } : camp de base, ouvert à tous
tikal-board-standing = { $seat } : { $explorers ->
    [0] {""}
    [one] { $explorers } explorateur
   *[other] { $explorers } explorateurs
}{ $leader ->
    [yes] { $explorers ->
        [0] le chef d’expédition
       *[other] {" "}et le chef d’expédition
    }
   *[no] {""}
}.
tikal-board-camp = Camp de { $seat }.
tikal-board-guard = Gardé par { $seat } jusqu’à la fin de la partie.
tikal-board-holder = { $seat } y domine.
tikal-board-side-n = nord
tikal-board-side-ne = nord-est
tikal-board-side-se = sud-est
tikal-board-side-s = sud
tikal-board-side-sw = sud-ouest
tikal-board-side-nw = nord-ouest
tikal-board-path = { $side } { $cost }
tikal-board-paths = Sentiers et leurs dalles : { $paths }.
tikal-board-next-level = { $left ->
    [0] Plus aucun étage { $value } : la valeur est définitive.
    [one] Il reste { $left } étage de valeur { $value }.
   *[other] Il reste { $left } étages de valeur { $value }.
}
tikal-board-player = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $explorers ->
    [one] { $explorers } explorateur
   *[other] { $explorers } explorateurs
} en réserve, { $treasures ->
    [one] { $treasures } trésor
   *[other] { $treasures } trésors
}.
tikal-board-action-points-left = { $count } PA
tikal-board-reserve = { $count } en réserve
tikal-board-leader-reserve = Chef d’expédition en réserve
tikal-board-leader-board = Chef d’expédition en { $space }
tikal-board-leader-guard = Chef d’expédition gardien d’un temple
tikal-board-leader-out = Chef d’expédition hors jeu
tikal-board-camps = Camps restants : { $left }{ $used ->
    [0] { "" }
   *[other]  ; installés : { $spaces }
}
tikal-board-guards = Gardiens restants : { $left }{ $used ->
    [0] { "" }
   *[other]  ; placés : { $spaces }
}
tikal-board-amulet-turned = A joué ce tour d’enchères
tikal-board-held = { $treasure } : { $count }
tikal-board-source-auction = Enchères
tikal-board-source-scored = Décomptes
tikal-board-count-temples = Temples
tikal-board-count-treasures = Trésors
tikal-board-worth = Un décompte maintenant : temples { $temples }, trésors { $treasures }
tikal-board-status = { $left ->
    [0] Dernier tour
    [one] { $left } hexagone à venir
   *[other] { $left } hexagones à venir
}
tikal-board-status-volcano = Décompte du volcan
tikal-board-status-final = Dernier décompte
tikal-board-rest = reste { $left }
tikal-board-key-paths = Afficher ou masquer le coût de chaque chemin
tikal-board-unexplored = { $space } : jungle inexplorée
tikal-board-unexplored-about = Un hexagone peut être posé ici si un chemin le relie à un hexagone exploré.
tikal-board-auction = Mise
tikal-board-auction-about = Qui mise le plus joue ensuite, paie sa mise en points et choisit l’un des hexagones visibles. Qui a passé est hors de cette enchère.
tikal-board-worked = Actions faites ici ce tour-ci : { $worked } ; deux au plus.
tikal-board-treasures-held = Trésors : { $treasures }.
tikal-board-no-treasure = Pas encore de trésor
tikal-board-list = { $things }.
tikal-board-wild = Inexplorés : { $spaces }.

## La première partie guidée

tikal-guide-welcome = Vous dirigez une expédition ; Itzel mène l’autre. Quatre fois dans la partie, tout le monde marque des points : à la pioche de chacun des trois volcans, puis à la fin. Comptent alors les temples que vous dominez et les trésors que vous possédez.
tikal-guide-place = Chaque tour commence par un nouvel hexagone. Le vôtre est un temple de valeur 2. Les cases éclairées sont celles où un sentier le relie : posez-le en b3, juste derrière la clairière.
tikal-guide-turn = Les dalles blanches sont des sentiers. Deux hexagones communiquent dès qu’un des deux côtés porte des dalles, et chaque dalle coûte un point d’action (PA). Tournez l’hexagone pour qu’une seule dalle y mène depuis la clairière.
tikal-guide-points = Vous avez maintenant dix points d’action. Tout ce que vous faites en coûte.
tikal-guide-leader = Mettez en jeu votre chef d’expédition au camp de base pour 1 PA. Quand un temple est disputé, il compte pour trois.
tikal-guide-move = Prenez votre chef d’expédition. Chaque case accessible montre ce que coûte le trajet.
tikal-guide-walk = Le temple en b3 est à 2 PA : une dalle jusqu’à la clairière, une dalle ensuite. Allez-y.
tikal-guide-second = Un pion dégage un étage d’un temple par tour ; pour deux étages, il en faut deux. Mettez en jeu un explorateur.
tikal-guide-follow = Il rejoint votre chef : prenez-le…
tikal-guide-follow-walk = … et allez en b3.
tikal-guide-uncover = Ils sont deux au temple. Dégagez un étage pour 2 PA : le temple vaut un point de plus à qui le domine.
tikal-guide-uncover-again = Et le deuxième. Deux étages, c’est le maximum pour un temple en un tour.
tikal-guide-end = Un temple de valeur 4, et les dix PA sont dépensés. Terminez votre tour et regardez jouer Itzel.

tikal-guide-itzel-ruin = Itzel pose une ruine en c5. Elle reçoit quatre trésors, face cachée ; Itzel en déterre un et le montre : une grenouille. Son chef d’expédition monte au temple en b5.

tikal-guide-ruin = Vous aussi, vous avez pioché une ruine. Posez-la en c4, à côté de votre temple et de la clairière : ses quatre trésors sont piochés aussitôt, et quiconque y a un pion peut creuser.
tikal-guide-ruin-turn = Tournez ses propres dalles vers l’extérieur. Depuis la clairière, une seule dalle y mène alors ; depuis votre temple, deux.
tikal-guide-leader-stays = Votre chef d’expédition tient le temple à lui seul. Prenez l’explorateur en b3.
tikal-guide-two-stones = Deux dalles tout droit, ou une et une en passant par la clairière : le prix est le même. Allez en c4.
tikal-guide-dig = Creusez pour 3 PA. À chaque décompte, un trésor seul vaut 1 point, une paire 3, trois trésors identiques 6.
tikal-guide-frog = Une grenouille, comme celle d’Itzel : souvenez-vous-en. C’est comme pour les étages, déterrer un deuxième trésor dans le même tour demande un deuxième pion. Mettez en jeu un autre explorateur.
tikal-guide-helper = Prenez-le. Il est trop tard pour creuser deux fois ce tour-ci, mais il vous y sera utile.
tikal-guide-helper-walk = Jusqu’à la ruine, par la clairière : 2 PA.
tikal-guide-one-level = Il reste 2 PA. Votre chef est seul au temple, et un pion suffit pour un étage.
tikal-guide-end-second = Le temple vaut maintenant 5. Terminez votre tour.

tikal-guide-itzel-gathers = Itzel pose un temple en d5, dégage un étage en b5 et déterre un jaguar. Puis elle met en jeu trois explorateurs, qui attendent au camp de base. Elle prépare quelque chose.

tikal-guide-clearing = Votre nouvel hexagone est une clairière : rien à dégager, rien à déterrer, mais la place d’un camp. Posez-la en d4, à côté de votre ruine.
tikal-guide-clearing-turn = Ainsi posée, elle est à une seule dalle de chaque voisin, et deux sentiers continuent dans la jungle.
tikal-guide-camp-move = Pour installer un camp, il faut un pion sur la clairière. Prenez un explorateur à la ruine.
tikal-guide-camp-step = Une dalle jusqu’en d4.
tikal-guide-camp = Installez le camp pour 5 PA. C’est la moitié d’un tour ; vous n’avez que deux camps et ils ne bougent plus : choisissez bien leur place.
tikal-guide-camp-bring = Voici à quoi il sert : vos pions entrent en jeu ici pour 1 PA, et vont d’ici au camp de base ou en reviennent pour 1 PA, quelle que soit la distance. Mettez en jeu un explorateur.
tikal-guide-dig-again = L’explorateur resté à la ruine creuse avec les 3 derniers PA.
tikal-guide-quetzal = Un quetzal. Terminez votre tour.

tikal-guide-itzel-attacks = Itzel pose un temple en a3, installe un camp sur la clairière, et deux de ses explorateurs marchent sur votre temple en b3 !

tikal-guide-majority = Ils sont deux, mais votre chef compte pour trois : b3 reste à vous.
tikal-guide-volcano = Et vous piochez un volcan ! Avant qu’il soit posé, chacun dépense dix PA et marque aussitôt ses points, vous en premier. Mettez en jeu un explorateur pour renforcer b3.
tikal-guide-reinforce = Si Itzel en avait envoyé trois, vous seriez à égalité et personne ne marquerait le temple. Prudence : prenez votre explorateur.
tikal-guide-reinforce-walk = Le chemin traverse le camp d’Itzel. Peu importe : personne ne barre jamais un sentier.
tikal-guide-six = Deux pions, deux étages. Dégagez-en un…
tikal-guide-seven = … et encore un.
tikal-guide-exchange = Les 3 derniers PA : échangez un trésor que vous avez en un seul exemplaire contre un trésor qu’un autre joueur a en un seul exemplaire. Personne ne peut refuser. Donnez votre quetzal.
tikal-guide-pair = Prenez la grenouille : une paire vaut 3 points, et dans une paire personne ne peut rien prendre.
tikal-guide-score = Terminez votre tour et marquez : 7 points pour le temple et 3 pour les grenouilles.

tikal-guide-itzel-scores = 10 points pour vous. À Itzel de dépenser ses dix PA. Elle renonce à b3, envoie de là un explorateur en a4 et y dégage deux étages avec l’aide d’un second. Elle marque 3 pour a4, 3 pour b5 et 2 pour deux trésors différents : 8 points.

tikal-guide-volcano-place = Qui a pioché le volcan le pose maintenant, n’importe où à côté d’un hexagone exploré, et joue un tour normal. Personne n’y entre jamais : en e5, il ne gêne personne.
tikal-guide-guard-plan = Mettons b3 à l’abri pour de bon, avec un gardien. Le prix : vos autres pions présents sur le temple quittent la partie. Votre chef ne doit pas en être, alors mettez en jeu un explorateur de plus.
tikal-guide-guard-move = Prenez-le.
tikal-guide-guard-walk = En b3, où se tient encore un explorateur d’Itzel.
tikal-guide-leader-leaves = Même sans le chef, vos deux explorateurs sont plus nombreux que le sien. Prenez votre chef pour l’éloigner.
tikal-guide-leader-takes = À une dalle, en a4, se tiennent deux explorateurs d’Itzel. Votre chef compte pour trois : allez-y, et le temple change de mains.
tikal-guide-guard = Et maintenant le gardien, pour 5 PA. Il faut dominer le temple pour en placer un : c’est le cas, à deux contre un.
tikal-guide-guard-cost = Un explorateur reste là jusqu’à la fin de la partie, l’autre la quitte. En échange, b3 vous rapporte 7 points à chaque décompte, quoi qu’il arrive ; mais personne ne le dégage plus. Vous avez deux gardiens par partie.
tikal-guide-last-point = Il reste 1 PA. Prenez un explorateur dans votre camp.
tikal-guide-last-step = Le temple en d5 est à une dalle, et personne n’y est : un seul explorateur le domine.
tikal-guide-last-end = Terminez votre tour.

tikal-guide-learned = Voilà Tikal. À un décompte maintenant, vous auriez 11 points pour les temples et 3 pour les trésors, Itzel 3 et 2. Il reste deux volcans et le dernier décompte.
tikal-guide-rest = La leçon s’arrête ici, au tour d’Itzel. Laissez un robot continuer à sa place, ou jouez vous-même les deux expéditions. H demande un conseil, et les règles sont à côté du récit.
tikal-guide-auction = Quand vous connaîtrez bien le jeu, essayez sa version aux enchères : plusieurs hexagones sont visibles, et l’on mise des points pour choisir en premier.

## La légende

tikal-legend-temple = Temple : dégagez ses étages, tenez-le quand un volcan gronde
tikal-legend-ruin = Ruine : des trésors à déterrer
tikal-legend-clearing = Clairière : la place d’un camp
tikal-legend-volcano = Volcan : un décompte ; aucun chemin ne passe par là
tikal-legend-base = Camp de base : vos pions entrent ici
tikal-legend-stone = Une dalle du sentier : chacune coûte 1 point d’action à franchir
tikal-legend-explorer = Explorateur ; chaque joueur a son propre chapeau
tikal-legend-leader = Chef d’expédition : compte trois pour la majorité
tikal-legend-camp = Camp : les pions peuvent aussi y entrer
tikal-legend-hidden = Trésors encore enfouis
tikal-legend-treasure = Un trésor : plus ils se ressemblent, plus ils rapportent
