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
tikal-board-reserve = { $count } en réserve
tikal-board-leader-reserve = Chef d’expédition en réserve
tikal-board-leader-board = Chef d’expédition en { $space }
tikal-board-leader-guard = Chef d’expédition gardien d’un temple
tikal-board-leader-out = Chef d’expédition hors jeu
tikal-board-camps = Camps restants : { $left } ; installés : { $spaces }
tikal-board-guards = Gardiens restants : { $left } ; placés : { $spaces }
tikal-board-amulet-turned = A joué ce tour d’enchères
tikal-board-held = { $treasure } : { $count }
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

tikal-guide-welcome = Vous dirigez une expédition. Quatre fois dans la partie, tout le monde marque des points : à la pioche de chacun des trois volcans, puis à la fin. Comptent les temples où vous dominez et les trésors que vous possédez.
tikal-guide-place = Chaque tour commence par un nouvel hexagone. Le vôtre est un temple. Les cases éclairées sont celles où il peut aller : posez-le en b3, juste derrière la clairière.
tikal-guide-turn = Les dalles blanches sont des sentiers. Deux hexagones communiquent là où il y a des dalles, et chaque dalle coûte un point d’action. Tournez l’hexagone pour qu’une seule dalle y mène.
tikal-guide-points = Vous avez maintenant dix points d’action. Tout ce que vous faites en coûte.
tikal-guide-leader = Faites entrer votre chef d’expédition au camp de base pour 1 point. Il compte comme trois explorateurs quand un temple est disputé.
tikal-guide-move = Prenez votre chef d’expédition. Chaque case accessible montre ce que coûte le trajet.
tikal-guide-walk = Le temple en b3 est à 2 points : une dalle jusqu’à la clairière, une dalle ensuite. Allez-y.
tikal-guide-second = Un pion peut dégager un étage par tour ; pour deux étages, il en faut deux. Faites entrer un explorateur.
tikal-guide-follow = Envoyez-le rejoindre votre chef.
tikal-guide-uncover = Ils sont deux au temple. Dégagez un étage pour 2 points : le temple vaut un point de plus à qui le domine.
tikal-guide-uncover-again = Et le deuxième. Deux étages, c’est le maximum pour un temple en un tour.
tikal-guide-end = Tous les points sont dépensés. Terminez votre tour ; jusque-là, vous pouvez tout reprendre.
tikal-guide-free = Votre deuxième hexagone : posez-le comme il vous plaît. Une ruine apporte des trésors : on les pioche face cachée quand on la pose, et quiconque y a un pion peut les déterrer.
tikal-guide-work = Déterrer un trésor coûte 3 points. Un trésor seul vaut 1, une paire 3, un trio 6, à chaque décompte. Pour 3 points, vous pouvez aussi échanger un trésor unique contre celui d’un autre joueur.
tikal-guide-hold = Un camp (5 points, sur une clairière) fait entrer vos pions plus près du front. Un gardien (5 points, là où vous dominez) vous donne un temple pour de bon, mais vos autres pions présents sont perdus. Vous avez deux camps et deux gardiens.
tikal-guide-volcano = Un volcan : chacun à son tour dépense dix points et marque aussitôt. Faites en sorte de dominer là où cela rapporte au moment de votre propre décompte.
tikal-guide-final = Le dernier décompte. Employez vos dix points pour tenir le plus de temples possible : ensuite, la partie est finie.
