# Teotihuacan : la Cité des Dieux.

teotihuacan = Teotihuacan : la Cité des Dieux
teotihuacan-about = Menez vos ouvriers à travers la cité, laissez-les gagner en force puis s’élever ; obtenez la faveur des dieux, bâtissez la Pyramide et bordez l’Allée des Morts : trois Éclipses jugeront de tout.

## Options

teotihuacan-option-setup = Mise en place
teotihuacan-option-setup-about = Comment plateaux, tuiles et ressources de départ sont répartis.
teotihuacan-option-setup-standard = Normale : quatre tuiles Départ chacun, deux à garder
teotihuacan-option-setup-first_game = Première partie : plateaux préimprimés et départs fixes
teotihuacan-option-setup-draft = Draft : les tuiles Départ sont visibles et prises tour à tour
teotihuacan-option-eclipse = Éclipse
teotihuacan-option-eclipse-about = Quand une Éclipse est décomptée après la rencontre des jetons.
teotihuacan-option-eclipse-normal = Normale : on finit la manche et on en joue une de plus
teotihuacan-option-eclipse-dark = Éclipse sombre : aussitôt, après le tour de la rencontre
teotihuacan-option-ascension_cocoa = Cacao d’une Élévation
teotihuacan-option-ascension_cocoa-about = La roue imprimée dit 5, les livrets disent 6.
teotihuacan-option-ascension_cocoa-5 = 5, comme sur la roue
teotihuacan-option-ascension_cocoa-6 = 6, comme dans les livrets
teotihuacan-option-free_cocoa_scope = Tuile « cacao gratuit »
teotihuacan-option-free_cocoa_scope-about = Ce que peut payer la tuile Découverte qui vous épargne du cacao.
teotihuacan-option-free_cocoa_scope-rulebook = Une Action principale, une Adoration ou un salaire
teotihuacan-option-free_cocoa_scope-wide = Aussi une libération, une tuile Cour ou une Élévation
teotihuacan-option-first_player = Premier joueur
teotihuacan-option-first_player-about = Qui joue le premier tour.
teotihuacan-option-first_player-drawn = Tiré au sort
teotihuacan-option-first_player-0 = Place 1
teotihuacan-option-first_player-1 = Place 2
teotihuacan-option-first_player-2 = Place 3
teotihuacan-option-first_player-3 = Place 4
teotihuacan-option-difficulty = Teotibot
teotihuacan-option-difficulty-about = La force de votre rival quand vous jouez seul. Les réglages suivants en changent chacun un aspect.
teotihuacan-option-difficulty-easy = Facile : force 1, une ressource de chaque, moins de PV
teotihuacan-option-difficulty-normal = Normal, comme dans la règle : force 2, deux ressources de chaque
teotihuacan-option-difficulty-hard = Difficile : force 3, trois ressources de chaque, plus de PV
teotihuacan-option-difficulty-ruthless = Impitoyable : comme difficile, et le plus de PV partout
teotihuacan-option-bot_power = Ouvriers de Teotibot
teotihuacan-option-bot_power-about = Combien de ses trois ouvriers libres débutent avec 1 de force en plus ou en moins.
teotihuacan-option-bot_power-preset = Selon le niveau
teotihuacan-option-bot_power--3 = Trois avec 1 de moins
teotihuacan-option-bot_power--2 = Deux avec 1 de moins
teotihuacan-option-bot_power--1 = Un avec 1 de moins
teotihuacan-option-bot_power-0 = Force 2 chacun
teotihuacan-option-bot_power-1 = Un avec 1 de plus
teotihuacan-option-bot_power-2 = Deux avec 1 de plus
teotihuacan-option-bot_power-3 = Trois avec 1 de plus
teotihuacan-option-bot_goods = Ressources de Teotibot
teotihuacan-option-bot_goods-about = Combien de bois, de pierre et d’or il possède au départ.
teotihuacan-option-bot_goods-preset = Selon le niveau
teotihuacan-option-bot_goods--1 = Une de moins de chaque
teotihuacan-option-bot_goods-0 = Deux de chaque
teotihuacan-option-bot_goods-1 = Une de plus de chaque
teotihuacan-option-bot_exchange = Cacao de Teotibot
teotihuacan-option-bot_exchange-about = Les PV qu’il gagne pour dix cacaos.
teotihuacan-option-bot_exchange-preset = Selon le niveau
teotihuacan-option-bot_exchange--2 = Deux PV de moins
teotihuacan-option-bot_exchange--1 = Un PV de moins
teotihuacan-option-bot_exchange-0 = Trois PV
teotihuacan-option-bot_exchange-1 = Un PV de plus
teotihuacan-option-bot_exchange-2 = Deux PV de plus
teotihuacan-option-bot_worship = Adoration de Teotibot
teotihuacan-option-bot_worship-about = Les dalles de temple de son action Adoration.
teotihuacan-option-bot_worship-preset = Selon le niveau
teotihuacan-option-bot_worship--1 = Une dalle de moins
teotihuacan-option-bot_worship-0 = Deux dalles, trois en Décorations
teotihuacan-option-bot_worship-1 = Une dalle de plus
teotihuacan-option-bot_bonus = Bonus de Temple de Teotibot
teotihuacan-option-bot_bonus-about = Les PV qu’il gagne pour chaque tuile Bonus de Temple débloquée.
teotihuacan-option-bot_bonus-preset = Selon le niveau
teotihuacan-option-bot_bonus--10 = Dix PV de moins
teotihuacan-option-bot_bonus--5 = Cinq PV de moins
teotihuacan-option-bot_bonus-0 = Quinze PV
teotihuacan-option-bot_bonus-5 = Cinq PV de plus
teotihuacan-option-bot_bonus-10 = Dix PV de plus
teotihuacan-option-bot_technology = Technologies de Teotibot
teotihuacan-option-bot_technology-about = Les PV qu’il gagne à la fin pour chaque Technologie.
teotihuacan-option-bot_technology-preset = Selon le niveau
teotihuacan-option-bot_technology--2 = Deux PV de moins
teotihuacan-option-bot_technology--1 = Un PV de moins
teotihuacan-option-bot_technology-0 = Deux PV
teotihuacan-option-bot_technology-1 = Un PV de plus
teotihuacan-option-bot_technology-2 = Deux PV de plus

## Noms

teotihuacan-teotibot = Teotibot
teotihuacan-wood = bois
teotihuacan-stone = pierre
teotihuacan-gold = or
teotihuacan-nothing = aucune tuile
teotihuacan-wheel = roue de l’Élévation

teotihuacan-board-palace = Citadelle
teotihuacan-board-forest = Forêt
teotihuacan-board-quarry = Carrière
teotihuacan-board-gold = Gisement d’Or
teotihuacan-board-alchemy = Alchimie
teotihuacan-board-nobles = Nobles
teotihuacan-board-decorations = Décorations
teotihuacan-board-construction = Construction

teotihuacan-temple-blue = temple bleu
teotihuacan-temple-red = temple rouge
teotihuacan-temple-green = temple vert
teotihuacan-temple-any = temple au choix

teotihuacan-row-top = rangée du haut
teotihuacan-row-centre = rangée centrale
teotihuacan-row-bottom = rangée du bas

teotihuacan-icon-figure = personnage
teotihuacan-icon-mask = masque
teotihuacan-icon-serpent = serpent
teotihuacan-icon-fret = grecque
teotihuacan-icon-figure-coloured = personnage en couleur
teotihuacan-icon-mask-coloured = masque en couleur
teotihuacan-icon-serpent-coloured = serpent en couleur

teotihuacan-side-top = face du haut
teotihuacan-side-right = face de droite
teotihuacan-side-bottom = face du bas
teotihuacan-side-left = face de gauche

teotihuacan-royal-1 = tuile Cour 1 – cacao : force plus un
teotihuacan-royal-2 = tuile Cour 2 – cacao contre bois et pierre
teotihuacan-royal-3 = tuile Cour 3 – ressources contre cacao
teotihuacan-royal-4 = tuile Cour 4 – PV des Technologies
teotihuacan-royal-5 = tuile Cour 5 – PV de la piste Pyramide
teotihuacan-royal-6 = tuile Cour 6 – cacao contre or et pierre
teotihuacan-royal-7 = tuile Cour 7 – une ressource contre plusieurs
teotihuacan-royal-8 = tuile Cour 8 – cacao contre dalles de temple
teotihuacan-royal-9 = tuile Cour 9 – PV de l’Allée des Morts

teotihuacan-technology-1 = Technologie 1 – cacao à la Citadelle
teotihuacan-technology-3 = Technologie 3 – PV en Alchimie et Nobles
teotihuacan-technology-5 = Technologie 5 – une ressource de plus
teotihuacan-technology-7 = Technologie 7 – cacao et PV à la récolte
teotihuacan-technology-9 = Technologie 9 – PV en Décorations
teotihuacan-technology-11 = Technologie 11 – PV en Construction
teotihuacan-technology-13 = Technologie 13 – un renforcement pour un cacao
teotihuacan-technology-15 = Technologie 15 – un ouvrier et une remise en Construction
teotihuacan-technology-17 = Technologie 17 – une dalle de temple en Construction

teotihuacan-bonus-1 = Bonus de Temple 1 – meilleur groupe de masques encore une fois
teotihuacan-bonus-2 = Bonus de Temple 2 – Technologies
teotihuacan-bonus-3 = Bonus de Temple 3 – PV fixes
teotihuacan-bonus-4 = Bonus de Temple 4 – Allée des Morts
teotihuacan-bonus-5 = Bonus de Temple 5 – Bonus débloqués
teotihuacan-bonus-6 = Bonus de Temple 6 – tuiles Découverte
teotihuacan-bonus-7 = Bonus de Temple 7 – ouvriers

teotihuacan-discovery-mask-1 = masque 1 (exemplaire unique)
teotihuacan-discovery-mask-2 = masque 2 (un de 2)
teotihuacan-discovery-mask-3 = masque 3 (un de 2)
teotihuacan-discovery-mask-4 = masque 4 (un de 3)
teotihuacan-discovery-mask-5 = masque 5 (un de 3)
teotihuacan-discovery-mask-6 = masque 6 (un de 3)
teotihuacan-discovery-mask-7 = masque 7 (un de 3)
teotihuacan-discovery-vp-4 = 4 PV
teotihuacan-discovery-resources-3 = 3 ressources
teotihuacan-discovery-resources-2 = 2 ressources
teotihuacan-discovery-avenue = dalle de l’Allée des Morts
teotihuacan-discovery-temple-any = dalle d’un temple au choix
teotihuacan-discovery-temple-blue = dalle du temple bleu
teotihuacan-discovery-temple-red = dalle du temple rouge
teotihuacan-discovery-temple-green = dalle du temple vert
teotihuacan-discovery-cocoa-4 = 4 cacaos
teotihuacan-discovery-power-up-2 = 2 renforcements
teotihuacan-discovery-double-move = double déplacement
teotihuacan-discovery-free-cocoa = cacao gratuit
teotihuacan-discovery-move-anywhere = déplacement illimité
teotihuacan-discovery-extra-worker = ouvrier supplémentaire

teotihuacan-starting-1 = tuile Départ 1 (2 cacaos, 3 bois, Allée des Morts ; plateaux 1, 2)
teotihuacan-starting-2 = tuile Départ 2 (2 pierres, 3 or, temple vert ; plateaux 4, 3)
teotihuacan-starting-3 = tuile Départ 3 (4 bois, 1 pierre, temple bleu ; plateaux 2, 3)
teotihuacan-starting-4 = tuile Départ 4 (5 cacaos, 2 or, temple rouge ; plateaux 1, 4)
teotihuacan-starting-5 = tuile Départ 5 (2 or, Technologie la plus basse ; plateaux 4, 5)
teotihuacan-starting-6 = tuile Départ 6 (3 bois, 2 or, renforcement ; plateaux 2, 4)
teotihuacan-starting-7 = tuile Départ 7 (Technologie la plus basse, 2 ressources ; plateaux 5, 8)
teotihuacan-starting-8 = tuile Départ 8 (2 cacaos, 4 pierres, temple bleu ; plateaux 6, 7)
teotihuacan-starting-9 = tuile Départ 9 (les trois temples ; plateaux 5, 6)
teotihuacan-starting-10 = tuile Départ 10 (5 cacaos, temple rouge, renforcement ; plateaux 7, 8)
teotihuacan-starting-11 = tuile Départ 11 (5 cacaos, temple vert, renforcement ; plateaux 6, 8)
teotihuacan-starting-12 = tuile Départ 12 (temples bleu et rouge, 2 ressources ; plateaux 5, 7)
teotihuacan-starting-13 = tuile Départ 13 (3 cacaos, 5 bois ; plateaux 3, 5)
teotihuacan-starting-14 = tuile Départ 14 (3 pierres, 1 or, tuile Découverte ; plateaux 3, 7)
teotihuacan-starting-15 = tuile Départ 15 (1 bois, 2 pierres, 3 or ; plateaux 2, 6)
teotihuacan-starting-16 = tuile Départ 16 (2 cacaos, 3 or, tuile Découverte ; plateaux 4, 8)
teotihuacan-starting-17 = tuile Départ 17 (3 cacaos, 2 bois, 3 pierres ; plateaux 3, 8)
teotihuacan-starting-18 = tuile Départ 18 (1 bois, 2 pierres, Allée des Morts ; plateaux 2, 7)

teotihuacan-bot-construction = Construction
teotihuacan-bot-decorations = Décorations
teotihuacan-bot-nobles = Nobles
teotihuacan-bot-alchemy = Alchimie
teotihuacan-bot-mastery = Excellence
teotihuacan-bot-worship = Adoration
teotihuacan-bot-masks = Collection de Masques

teotihuacan-source-collect = cacao récolté
teotihuacan-source-unlock = libération
teotihuacan-source-discovery = tuile Découverte
teotihuacan-source-worship = Adoration
teotihuacan-source-main = Action principale
teotihuacan-source-salary = salaires
teotihuacan-source-ascension = Élévation
teotihuacan-source-match = symboles identiques
teotihuacan-source-technology-shared = Technologie partagée
teotihuacan-source-setup = mise en place
teotihuacan-source-starting-tile = tuile Départ
teotihuacan-source-bonus = Bonus de Temple
teotihuacan-source-eclipse-avenue = Éclipse : Allée des Morts
teotihuacan-source-eclipse-leader = Éclipse : en tête sur la piste Pyramide
teotihuacan-source-eclipse-track = Éclipse : piste Pyramide
teotihuacan-source-eclipse-masks = Éclipse : masques
teotihuacan-source-leftovers = cacao et ressources restants
teotihuacan-source-technologies = Technologies
teotihuacan-source-exchange = dix cacaos échangés
teotihuacan-source-failed = aucune action possible

## Questions

teotihuacan-prompt-keep = Gardez deux tuiles Départ : lesquelles ?
teotihuacan-prompt-draft = Quelle tuile Départ prenez-vous ?
teotihuacan-prompt-start-discovery = Tuile Découverte piochée pour votre tuile Départ : { $tile }. La revendiquez-vous ?
teotihuacan-prompt-start-power = Tuile Départ : quel ouvrier renforcez-vous ?
teotihuacan-prompt-start = Où débute votre ouvrier de force { $power } ?
teotihuacan-prompt-worker = Quel ouvrier déplacez-vous ?
teotihuacan-prompt-move = Où va-t-il ?
teotihuacan-prompt-action = { $board } : que faites-vous ici ?
teotihuacan-prompt-worship = Adoration ({ $board }) : la capacité, la tuile Découverte, ou les deux ?
teotihuacan-prompt-both = { $board } : lequel des deux effets d’abord ?
teotihuacan-prompt-ability = Utiliser d’abord une tuile Découverte, ou continuer : { $space } ?
teotihuacan-prompt-offered = { $board }, tuile Découverte : { $tile }. La revendiquez-vous ?
teotihuacan-prompt-pay = Payer { $amount } { $amount ->
    [one] cacao
   *[other] cacaos
}, ou utiliser la tuile « cacao gratuit » ? ({ $source })
teotihuacan-prompt-goods = Choisissez { $count ->
    [one] { $count } ressource
   *[other] { $count } ressources
}, dans l’ordre bois, pierre, or ({ $source }).
teotihuacan-prompt-exchange = Combien de fois, jusqu’à { $most } ? ({ $source })
teotihuacan-prompt-sell = Donner une ressource ? Encore { $left } au plus. ({ $source })
teotihuacan-prompt-convert = Quelle ressource donnez-vous pour en recevoir { $count } ? ({ $source })
teotihuacan-prompt-paid-steps = Payer une dalle de temple ? Encore { $left } au plus. ({ $source })
teotihuacan-prompt-major = Dalle majeure ({ $temple }) : une tuile Découverte, ou le bénéfice imprimé ?
teotihuacan-prompt-temple = Sur quel temple avancez-vous ? { $steps ->
    [one] { $steps } dalle
   *[other] { $steps } dalles
} ({ $source })
teotihuacan-prompt-matches = Symboles identiques : quel temple d’abord ?
teotihuacan-prompt-avenue = Dalle { $step } de l’Allée des Morts : revendiquer une tuile Découverte ?
teotihuacan-prompt-power-ups = { $board } : quel ouvrier renforcez-vous ? (encore { $left })
teotihuacan-prompt-bought-power-up = Technologie 13 ({ $board }) : un renforcement de plus pour { $cocoa } cacao ?
teotihuacan-prompt-tile-power-ups = Tuile Découverte : quel ouvrier renforcez-vous ? (encore { $left })
teotihuacan-prompt-ascension = Élévation : quelle récompense choisissez-vous ?
teotihuacan-prompt-technology = Alchimie : quelle Technologie apprenez-vous ?
teotihuacan-prompt-row = Nobles : dans quelle rangée bâtissez-vous ?
teotihuacan-prompt-decoration = Décorations : quelle tuile prenez-vous ?
teotihuacan-prompt-side = Décorations : sur quelle face de la Pyramide ?
teotihuacan-prompt-tile = Construction : quelle tuile ? ({ $placed ->
    [one] { $placed } placée
   *[other] { $placed } placées
} sur { $most } au plus)
teotihuacan-prompt-slot = Construction : où placez-vous la tuile ?
teotihuacan-prompt-discount = Technologie 15 : qu’est-ce qui coûte 1 de moins pour cette tuile ?
teotihuacan-prompt-turn = Construction : comment orientez-vous la tuile ?
teotihuacan-prompt-salary = Éclipse : vos ouvriers coûtent { $due } cacaos. Combien payez-vous ? Chaque cacao impayé coûte { $points } PV.
teotihuacan-prompt-end = Terminer votre tour ?

## Choix

teotihuacan-price = { $cocoa ->
    [0] {""}
    [one] {" · "}{ $cocoa } cacao
   *[other] {" · "}{ $cocoa } cacaos
}{ $wood ->
    [0] {""}
   *[other] {" · "}{ $wood } bois
}{ $stone ->
    [0] {""}
    [one] {" · "}{ $stone } pierre
   *[other] {" · "}{ $stone } pierres
}{ $gold ->
    [0] {""}
   *[other] {" · "}{ $gold } or
}
teotihuacan-label-keep = Garder : { $one } ; { $two }
teotihuacan-label-draft = Prendre : { $tile }
teotihuacan-label-start = { $board }
teotihuacan-label-worker = Ouvrier { $worker } : force { $power }, { $board }
teotihuacan-label-to = Vers : { $board }
teotihuacan-label-pair = Emmener l’ouvrier { $worker } (force { $power } ; tuile « double déplacement »)
teotihuacan-label-anywhere = Se déplacer sans limite (tuile « déplacement illimité »)
teotihuacan-label-collect = Récolter { $cocoa } { $cocoa ->
    [one] cacao
   *[other] cacaos
}
teotihuacan-label-main = { $cocoa ->
    [0] Action principale : { $board } (gratuite)
    [one] Action principale : { $board } ({ $cocoa } cacao)
   *[other] Action principale : { $board } ({ $cocoa } cacaos)
}
teotihuacan-label-worship = { $cocoa ->
    [0] Adoration : { $space }
   *[other] Adoration : { $space } ({ $cocoa } cacao pour libérer l’ouvrier présent)
}
teotihuacan-label-ability = { $cocoa ->
    [0] Capacité : { $space }
   *[other] Capacité : { $space } ({ $cocoa } cacao)
}
teotihuacan-label-discovery = Tuile Découverte : { $tile }{ teotihuacan-price }{ $fee ->
    [0] {""}
   *[other] {" "}(et { $fee } cacao)
}
teotihuacan-label-both = Les deux, pour { $fee } { $fee ->
    [one] cacao
   *[other] cacaos
} : { $space }, et { $tile }{ teotihuacan-price }
teotihuacan-label-first-ability = D’abord : { $space }
teotihuacan-label-first-discovery = D’abord : la tuile Découverte
teotihuacan-label-pay = Payer { $amount } { $amount ->
    [one] cacao
   *[other] cacaos
}
teotihuacan-label-free = Utiliser la tuile « cacao gratuit » au lieu de { $amount } { $amount ->
    [one] cacao
   *[other] cacaos
}
teotihuacan-label-waive = Utiliser la tuile « cacao gratuit » pour cela
teotihuacan-label-take = Prendre : { $what }
teotihuacan-label-give = Donner : { $what }
teotihuacan-label-times = { $times ->
    [0] Aucune fois
   *[other] { $times } fois : { $cocoa } { $cocoa ->
        [one] cacao
       *[other] cacaos
    } contre { $wood ->
        [0] {""}
       *[other] { $wood } bois,{" "}
    }{ $stone } { $stone ->
        [one] pierre
       *[other] pierres
    }{ $gold ->
        [0] {""}
       *[other] , { $gold } or
    }
}
teotihuacan-label-claim = Revendiquer : { $tile }{ teotihuacan-price }
teotihuacan-label-printed = { $goods ->
    [0] { $vp ->
        [0] Prendre { $cocoa } { $cocoa ->
            [one] cacao
           *[other] cacaos
        }
       *[other] Gagner { $vp } PV
    }
    [one] Prendre { $goods } ressource
   *[other] Prendre { $goods } ressources
}
teotihuacan-label-temple = Avancer : { $temple } (dalle { $step })
teotihuacan-label-power = Renforcer l’ouvrier { $worker } (force { $power }, { $board })
teotihuacan-label-ascend-vp = Gagner { $vp } PV
teotihuacan-label-ascend-cocoa = Prendre { $cocoa } cacaos
teotihuacan-label-ascend-temple = Avancer sur un temple
teotihuacan-label-ascend-temples = Payer { $cocoa } cacaos pour avancer deux fois sur des temples
teotihuacan-label-ascend-worker = Votre quatrième ouvrier (force { $power }) et { $cocoa } cacaos
teotihuacan-label-tech = Apprendre { $technology } ({ $gold } or ; { $temple })
teotihuacan-label-tech-alone = Apprendre { $technology } ({ $gold } or ; { $temple } ; sans renforcement)
teotihuacan-label-row = Bâtir : { $row } ({ $vp } PV)
teotihuacan-label-decoration = Tuile : { $icons } ({ $gold } or)
teotihuacan-label-side = { $side }, emplacement { $mark } : { $vp } PV ; temples : { $temples }
teotihuacan-label-tile = Tuile : { $icons }
teotihuacan-label-at = { $slot }, étage { $level } : { $stone ->
    [one] { $stone } pierre
   *[other] { $stone } pierres
}, { $wood } bois pour { $vp } PV
teotihuacan-label-turn = Tournée de { $turn }° : { $vp } PV ; temples : { $temples }
teotihuacan-label-discount-none = Rien : garder la remise pour une autre tuile
teotihuacan-label-discount-stone = Une pierre de moins
teotihuacan-label-discount-wood = Un bois de moins
teotihuacan-label-extra = Utiliser une tuile « ouvrier supplémentaire »
teotihuacan-label-salary = { $lost ->
    [0] Payer { $paid } sur { $due } cacaos
   *[other] Payer { $paid } sur { $due } cacaos et perdre { $lost } PV
}
teotihuacan-label-decline = Non merci
teotihuacan-label-stop = Rien de plus
teotihuacan-label-end = Terminer le tour
teotihuacan-label-unlock-turn = Passer le tour à libérer tous vos ouvriers
teotihuacan-label-unlock-paid = Libérer tous vos ouvriers ({ $cocoa } cacaos)
teotihuacan-label-unlock-tile = Libérer tous vos ouvriers (tuile « cacao gratuit »)
teotihuacan-label-use = Utiliser la tuile Découverte : { $tile }

## Événements

teotihuacan-kept = { $seat } garde : { $tiles }.
teotihuacan-drafted = { $seat } prend : { $tile }.
teotihuacan-kept-tiles = { $seat } a gardé : { $tiles }.
teotihuacan-start-power = { $seat } : l’ouvrier { $worker } débute avec une force de { $power }.
teotihuacan-starter-placed = { $seat } débute avec un ouvrier de force { $power } ({ $board }).
teotihuacan-neutral-placed = Des ouvriers neutres occupent : { $boards }.
teotihuacan-turn = À { $seat } de jouer.
teotihuacan-moved = { $seat } déplace l’ouvrier { $worker } : { $from } → { $to }.
teotihuacan-unlock-turn = { $seat } passe son tour à libérer ses ouvriers.
teotihuacan-unlocked = { $seat } : l’ouvrier { $worker } est libéré ({ $board }).
teotihuacan-main-action = { $seat } résout l’Action principale ({ $board }) avec { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
}.
teotihuacan-worshipped = { $seat } bloque l’ouvrier { $worker } en Adoration ({ $board }).
teotihuacan-gained-cocoa = { $seat } gagne { $amount } { $amount ->
    [one] cacao
   *[other] cacaos
} ({ $source }).
teotihuacan-gained-wood = { $seat } gagne { $amount } bois ({ $source }).
teotihuacan-gained-stone = { $seat } gagne { $amount } { $amount ->
    [one] pierre
   *[other] pierres
} ({ $source }).
teotihuacan-gained-gold = { $seat } gagne { $amount } or ({ $source }).
teotihuacan-gained-vp = { $seat } gagne { $amount } PV ({ $source }).
teotihuacan-paid-cocoa = { $seat } paie { $amount } { $amount ->
    [one] cacao
   *[other] cacaos
} ({ $source }).
teotihuacan-paid-wood = { $seat } paie { $amount } bois ({ $source }).
teotihuacan-paid-stone = { $seat } paie { $amount } { $amount ->
    [one] pierre
   *[other] pierres
} ({ $source }).
teotihuacan-paid-gold = { $seat } paie { $amount } or ({ $source }).
teotihuacan-points-lost = { $seat } perd { $amount } PV pour des salaires impayés.
teotihuacan-claimed = { $seat } revendique une tuile Découverte : { $tile }.
teotihuacan-used = { $seat } utilise une tuile Découverte : { $tile }.
teotihuacan-discovery-drawn = Nouvelle tuile Découverte ({ $board }) : { $tile }.
teotihuacan-discovery-discarded = Une tuile Découverte est défaussée : { $tile }.
teotihuacan-temple-advanced = { $seat } avance jusqu’à la dalle { $step } : { $temple }.
teotihuacan-temple-stayed = { $seat } ne peut pas avancer : { $temple }.
teotihuacan-bonus-unlocked = { $seat } débloque la tuile Bonus : { $temple }.
teotihuacan-avenue-advanced = { $seat } atteint la dalle { $step } de l’Allée des Morts.
teotihuacan-avenue-stayed = { $seat } est au bout de l’Allée des Morts.
teotihuacan-track-advanced = { $seat } atteint la case { $step } de la piste Pyramide.
teotihuacan-powered-up = { $seat } : l’ouvrier { $worker } ({ $board }) a maintenant une force de { $power }.
teotihuacan-ascended = { $seat } : l’ouvrier { $worker } s’élève et renaît à la Citadelle.
teotihuacan-fourth-worker = { $seat } place son quatrième ouvrier à la Citadelle.
teotihuacan-learned = { $seat } apprend : { $technology }.
teotihuacan-built = { $seat } bâtit chez les Nobles : { $row } ({ $vp } PV).
teotihuacan-decorated = { $seat } pose une décoration : { $side }, emplacement { $mark }.
teotihuacan-decoration-drawn = Nouvelle décoration disponible.
teotihuacan-constructed = { $seat } pose une tuile Pyramide en { $slot }, tournée de { $turn }°.
teotihuacan-pyramid-drawn = Nouvelle tuile Pyramide disponible.
teotihuacan-pyramid-completed = La Pyramide est achevée ! Le jeton Soleil va sur la case { $dark } et la prochaine Éclipse sera la dernière.
teotihuacan-light-advanced = Le jeton Soleil est sur la case { $space } (le jeton Lune sur la case { $dark }).
teotihuacan-discs-met = Les jetons se rencontrent sur la case { $space } : une Éclipse approche.
teotihuacan-eclipse = Éclipse { $number }.
teotihuacan-calendar-reset = Le jeton Soleil revient sur 0, le jeton Lune va sur { $dark }.
teotihuacan-bonus-scored = { $seat } gagne { $vp } PV : { $bonus }.
teotihuacan-over = La dernière Éclipse est passée.
teotihuacan-bot-rolled = Teotibot lance { $dice } : { $sum }. Position { $position } de sa pyramide d’actions : { $action }.
teotihuacan-bot-failed = Teotibot ne peut réaliser aucune action.
teotihuacan-bot-shifted = La tuile { $used } quitte la pyramide d’actions de Teotibot, { $entered } y entre.
teotihuacan-bot-worshipper-moved = L’ouvrier en Adoration de Teotibot passe : { $board }.

## Le plateau dans le navigateur

teotihuacan-board-collect = Récolter du cacao
teotihuacan-board-collect-now = { $cocoa } { $cocoa ->
    [one] cacao
   *[other] cacaos
} pour qui arrive maintenant : un par couleur présente, plus un.
teotihuacan-board-main = Action principale
teotihuacan-board-main-now = { $cocoa } { $cocoa ->
    [one] cacao
   *[other] cacaos
} pour qui arrive maintenant : un par couleur présente.
teotihuacan-board-lock = L’ouvrier en Adoration ici est bloqué jusqu’à ce qu’on le libère.
teotihuacan-board-price = Son coût : { $price }.
teotihuacan-board-no-price = Elle ne coûte rien.
teotihuacan-board-power = force { $power }
teotihuacan-board-table-about = La ligne est le nombre de vos ouvriers ici, la colonne la force du plus faible d’entre eux.
teotihuacan-board-technology = { $gold } or, et une dalle : { $temple }.
teotihuacan-board-row-about = Avec { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
} ou plus.
teotihuacan-board-pile = Pile : { $count }
teotihuacan-board-level = étage { $level }
teotihuacan-board-step = { $temple }, dalle { $step }
teotihuacan-board-avenue = Allée des Morts
teotihuacan-board-avenue-about = Une Éclipse rapporte { $value } PV par dalle en ce moment.
teotihuacan-board-avenue-step = Allée des Morts, dalle { $step }
teotihuacan-board-track = Piste Pyramide
teotihuacan-board-track-about = Chaque case vaut 4, 3 puis 2 PV à l’Éclipse ; le plus avancé en reçoit 4 de plus.
teotihuacan-board-buildings = Ligne de Bâtiments
teotihuacan-board-calendar = Calendrier
teotihuacan-board-calendar-now = Jeton Soleil sur { $light }, jeton Lune sur { $dark } ; Éclipses passées : { $eclipses }.
teotihuacan-board-key-level = Montrer la Pyramide jusqu’à l’étage suivant
teotihuacan-board-show-level = Montrer la Pyramide jusqu’à l’étage { $level }
teotihuacan-board-worker = Ouvrier de force { $power }
teotihuacan-board-salary = Salaire { $cocoa }
teotihuacan-board-technologies = Technologies { $numbers }
teotihuacan-board-mask-points = Masques : { $points } PV par Éclipse
teotihuacan-board-neutral = neutre
teotihuacan-board-player = { $seat } : { $vp } PV, { $goods } ; { $steps } ; Allée des Morts { $avenue }, piste Pyramide { $track }.
teotihuacan-board-line = { $board } (place { $position }) : ouvriers { $workers } ; la récolte rapporte { $collect }{ $main ->
    [none] {""}
   *[other] , l’Action principale coûte { $main }
} ; tuile Découverte : { $tile }.
teotihuacan-board-source-lost = Salaires impayés
teotihuacan-board-count-eclipse-avenue = Allée des Morts
teotihuacan-board-count-eclipse-leader = En tête sur la piste Pyramide
teotihuacan-board-count-eclipse-track = Piste Pyramide
teotihuacan-board-count-eclipse-masks = Masques
teotihuacan-board-status = { $left ->
    [0] L’Éclipse { $eclipse } approche
    [one] Éclipse { $eclipse } dans { $left } case
   *[other] Éclipse { $eclipse } dans { $left } cases
}

## Quantités

teotihuacan-board-amount-cocoa = { $count } { $count ->
    [one] cacao
   *[other] cacaos
}
teotihuacan-board-amount-wood = { $count } bois
teotihuacan-board-amount-stone = { $count } { $count ->
    [one] pierre
   *[other] pierres
}
teotihuacan-board-amount-gold = { $count } or

## Ce que fait chaque élément, pour sa fiche

teotihuacan-board-about-technology-1 = { $cocoa } cacao chaque fois que l’un de vos déplacements s’achève à la Citadelle ou la traverse.
teotihuacan-board-about-technology-3 = { $vp } PV à chaque Action principale en Alchimie ou chez les Nobles.
teotihuacan-board-about-technology-5 = { $goods } bois, pierre ou or de plus à chaque Action principale en Forêt, à la Carrière ou au Gisement d’Or.
teotihuacan-board-about-technology-7 = { $cocoa } cacao et { $vp } PV à chaque Action principale en Forêt, à la Carrière ou au Gisement d’Or.
teotihuacan-board-about-technology-9 = { $vp } PV à chaque Action principale en Décorations.
teotihuacan-board-about-technology-11 = { $vp } PV à chaque Action principale en Construction, quel que soit le nombre de tuiles posées.
teotihuacan-board-about-technology-13 = Une fois par Action principale qui vous a donné un renforcement : un de plus sur ce plateau pour { $pay_cocoa } cacao.
teotihuacan-board-about-technology-15 = En Construction, vous comptez { $workers } ouvrier de plus, et une tuile coûte { $discount } pierre ou bois de moins.
teotihuacan-board-about-technology-17 = Une dalle dans un temple au choix à chaque Action principale en Construction.

teotihuacan-board-about-royal-1 = Prenez autant de cacaos que la force de l’ouvrier, plus { $plus }.
teotihuacan-board-about-royal-2 = Autant de fois que la force de l’ouvrier : payez { $pay_cocoa } cacao pour 1 bois et 1 pierre.
teotihuacan-board-about-royal-3 = Autant de fois que la force de l’ouvrier : donnez un bois, une pierre ou un or contre { $cocoa } cacaos.
teotihuacan-board-about-royal-4 = { $vp } PV par Technologie que vous possédez, au plus autant de fois que la force de l’ouvrier.
teotihuacan-board-about-royal-5 = { $vp } PV par case que vous avez parcourue sur la piste Pyramide, au plus autant de fois que la force de l’ouvrier.
teotihuacan-board-about-royal-6 = Autant de fois que la force de l’ouvrier : payez { $pay_cocoa } cacao pour 1 or et 1 pierre.
teotihuacan-board-about-royal-7 = Une fois : donnez { $pay_cocoa } cacao et un bois, une pierre ou un or, et prenez autant de ces ressources, au choix, que la force de l’ouvrier.
teotihuacan-board-about-royal-8 = Payez { $pay_cocoa } cacao pour une dalle dans un temple au choix, une fois de moins que la force de l’ouvrier.
teotihuacan-board-about-royal-9 = { $vp } PV par dalle que vous avez parcourue sur l’Allée des Morts, au plus la force de l’ouvrier plus { $plus }.

teotihuacan-board-about-bonus = Compté lors de la dernière Éclipse par tous ceux qui sont sur l’une des deux plus hautes dalles de ce temple.
teotihuacan-board-about-bonus-1 = Votre meilleur groupe de masques différents rapporte encore une fois.
teotihuacan-board-about-bonus-2 = { $vp } PV par Technologie que vous possédez.
teotihuacan-board-about-bonus-3 = { $vp } PV.
teotihuacan-board-about-bonus-4 = { $vp } PV par dalle parcourue sur l’Allée des Morts.
teotihuacan-board-about-bonus-5 = { $vp } PV par tuile Bonus débloquée, celle-ci comprise.
teotihuacan-board-about-bonus-6 = { $vp } PV par tuile Découverte autre qu’un masque, utilisée ou non.
teotihuacan-board-about-bonus-7 = { $vp } PV par ouvrier en jeu, { $strong_vp } pour chaque ouvrier de force { $strong_power } ou plus.

teotihuacan-board-about-discovery-mask = Gardez-la. À chaque Éclipse, chaque groupe de masques différents rapporte { $points } PV pour 1, 2, 3 masques et plus.
teotihuacan-board-about-discovery-vp-4 = Retournez-la à votre tour : 4 PV.
teotihuacan-board-about-discovery-cocoa-4 = Retournez-la à votre tour, ou au moment des salaires : 4 cacaos.
teotihuacan-board-about-discovery-resources-2 = Retournez-la à votre tour : 2 ressources au choix (bois, pierre, or).
teotihuacan-board-about-discovery-resources-3 = Retournez-la à votre tour : 3 ressources au choix (bois, pierre, or).
teotihuacan-board-about-discovery-temple-blue = Retournez-la à votre tour : une dalle du temple bleu.
teotihuacan-board-about-discovery-temple-red = Retournez-la à votre tour : une dalle du temple rouge.
teotihuacan-board-about-discovery-temple-green = Retournez-la à votre tour : une dalle du temple vert.
teotihuacan-board-about-discovery-temple-any = Retournez-la à votre tour : une dalle d’un temple au choix.
teotihuacan-board-about-discovery-avenue = Retournez-la à votre tour : une dalle de l’Allée des Morts.
teotihuacan-board-about-discovery-power-up-2 = Retournez-la à votre tour : deux renforcements pour des ouvriers libres, sauf sur le plateau où vous venez d’arriver.
teotihuacan-board-about-discovery-double-move = Retournez-la quand vous vous déplacez : un deuxième ouvrier libre du même plateau vous accompagne.
teotihuacan-board-about-discovery-free-cocoa = Retournez-la au lieu de payer le cacao d’une Action principale, d’une Adoration ou de tous les salaires.
teotihuacan-board-about-discovery-move-anywhere = Retournez-la quand vous vous déplacez : l’ouvrier va sur n’importe quel plateau, même le sien.
teotihuacan-board-about-discovery-extra-worker = Retournez-la pendant une Action principale en Alchimie, chez les Nobles ou en Construction : vous comptez un ouvrier de plus, trois au maximum.

teotihuacan-board-about-bot-construction = Avec un ouvrier en Construction : pour 2 pierres, il pose la tuile la plus à gauche à l’étage le plus bas et gagne les PV de l’étage plus 2, une case de piste Pyramide et une dalle de temple. Sinon, il prend 2 pierres s’il a un ouvrier à la Carrière.
teotihuacan-board-about-bot-decorations = Avec un ouvrier en Décorations : pour 2 or, il pose la première tuile et gagne 5 PV, une case de piste Pyramide et une dalle de temple. Sinon, il prend 2 or s’il a un ouvrier au Gisement d’Or.
teotihuacan-board-about-bot-nobles = Avec un ouvrier chez les Nobles : pour 2 bois, il bâtit dans la rangée de l’ère et gagne ses PV et une dalle de l’Allée. Sinon, il prend 2 bois s’il a un ouvrier en Forêt.
teotihuacan-board-about-bot-alchemy = Avec un ouvrier en Alchimie : pour 1 or, il prend la plus petite Technologie que personne ne possède, avec sa dalle de temple. Sinon, son ouvrier libre le plus faible est renforcé deux fois.
teotihuacan-board-about-bot-mastery = Il réalise l’action du plateau de son ouvrier libre le plus fort ; si elle échoue, celle du suivant.
teotihuacan-board-about-bot-worship = Son ouvrier bloqué va sur l’espace de temple suivant et y monte ses dalles ; la tuile Découverte est défaussée.
teotihuacan-board-about-bot-masks = Il prend le masque le plus rare près d’un espace d’Adoration, parmi ceux qui lui manquent et qu’il peut payer.

teotihuacan-board-pyramid-tile = { $level ->
    [0] Tuile Pyramide disponible
   *[other] Tuile Pyramide, étage { $level }
}
teotihuacan-board-about-pyramid-tile = Chaque symbole posé sur la même forme rapporte un PV, et une dalle de son temple s’il est en couleur sur la nouvelle tuile.
teotihuacan-board-decoration = Tuile Décoration
teotihuacan-board-about-decoration = Se pose contre une face de la Pyramide, l’une au-dessus de l’autre ; chaque symbole sur la même forme rapporte un PV et, en couleur, une dalle de son temple.
teotihuacan-board-about-starting = Vous gardez deux tuiles Départ : tout ce qu’elles montrent est à vous, et vos trois ouvriers débutent sur trois de leurs plateaux.
teotihuacan-board-starting-discovery = Tuile piochée : { $tile }.
teotihuacan-board-starting = Tuiles Départ
teotihuacan-board-starting-second = Et quelle deuxième tuile ?
teotihuacan-board-tile-price = { $tile } : { $price }
teotihuacan-board-pyramid = Pyramide
teotihuacan-board-pyramid-about = Choisissez les étages montrés avec L, la vue avec V. Tournez la tuile en main avec R.
teotihuacan-board-tilt = Vue inclinée
teotihuacan-board-key-tilt = Incliner la Pyramide ou la voir de dessus
teotihuacan-board-key-turn = Tourner la tuile en main
teotihuacan-board-key-explain = Expliquer l’élément suivant (avec Maj : le précédent)
teotihuacan-board-ghost = { $vp } PV, correspondances : { $matches }
teotihuacan-board-tiles-now = { $count ->
    [one] { $count } tuile
   *[other] jusqu’à { $count } tuiles
} avec vos ouvriers
teotihuacan-board-bot-tile = Tuile Action de Teotibot : { $action }
teotihuacan-board-bot-sums = Choisie par un lancer de { $sums }.
teotihuacan-board-bot-no-sum = Aucun lancer ne choisit cette position ; sa tuile monte quand une place se libère au-dessus.
teotihuacan-board-bot-aside = à part
teotihuacan-board-bot-aside-about = Elle entre dans la rangée du bas après la prochaine tuile utilisée.
teotihuacan-board-bot-directions = Tuiles Direction
teotihuacan-board-bot-directions-about = Celle du dessus dit de quel côté une tuile monte dans la place libre, celle du dessous fait de même pour la deuxième place. Puis celle du dessus est retournée et passe dessous.
teotihuacan-board-bot-direction-up-right = vers le haut à droite
teotihuacan-board-bot-direction-up-left = vers le haut à gauche
teotihuacan-board-bot-dice = Dernier lancer de Teotibot : { $dice } – { $action }
teotihuacan-board-bot-no-dice = Teotibot n’a pas encore lancé ses dés.
teotihuacan-board-bot-player = Teotibot
teotihuacan-board-bot-player-about = { $vp } PV, { $cocoa } { $cocoa ->
    [one] cacao
   *[other] cacaos
}, { $wood } bois, { $stone } { $stone ->
    [one] pierre
   *[other] pierres
}, { $gold } or. Il ne paye ni cacao pour ses actions, ni salaires ; dès 10 cacaos, il les échange contre des PV.
teotihuacan-board-avenue-player = { $seat } : { $steps } { $steps ->
    [one] dalle
   *[other] dalles
}, { $vp } PV en ce moment
teotihuacan-board-track-player = { $seat } : { $steps } { $steps ->
    [one] case
   *[other] cases
}, { $vp } PV à la prochaine Éclipse
teotihuacan-board-buildings-about = Le plus petit nombre visible est ce que l’Éclipse paye par dalle de l’Allée : { $value } PV en ce moment. Chaque nouveau bâtiment découvre le nombre suivant.
teotihuacan-board-calendar-left = { $left ->
    [0] { $rounds ->
        [0] l’Éclipse est là
        [one] dernière manche
       *[other] encore { $rounds } manches
    }
   *[other] encore { $left }
}
teotihuacan-board-eclipse = Éclipse { $number }
teotihuacan-board-eclipse-about = L’Allée, la piste Pyramide et les masques rapportent des PV, puis les salaires sont payés. Chaque case de la piste Pyramide vaut { $vp } PV, le plus avancé en reçoit { $leader } de plus.
teotihuacan-board-step-player = { $seat } est ici.
teotihuacan-board-step-gain-goods = { $count ->
    [one] { $count } ressource au choix
   *[other] { $count } ressources au choix
}
teotihuacan-board-step-gain-vp = { $count } PV
teotihuacan-board-step-start = Les marqueurs débutent ici.
teotihuacan-board-step-major = Ou l’une des tuiles Découverte d’ici, pour son coût :
teotihuacan-board-step-top = Un seul marqueur peut s’y trouver.
teotihuacan-board-worker-of = Ouvrier de { $seat }, force { $power }
teotihuacan-board-worker-neutral = Ouvrier neutre
teotihuacan-board-worker-about = À la force 6, il s’élève. Chaque couleur présente compte pour 1 dans la récolte de cacao et le coût de l’Action principale.
teotihuacan-board-worker-neutral-about = Il compte comme une couleur à part et n’agit jamais.
teotihuacan-board-worker-locked = Bloqué : on le libère pour 3 cacaos, par un tour entier, ou quand quelqu’un prend sa place.
teotihuacan-board-worship = Adoration : { $space }
teotihuacan-board-worship-about = Une dalle de ce temple, ou la tuile Découverte voisine ; les deux pour 1 cacao de plus.
teotihuacan-board-dear = Vous avez { $cocoa } { $cocoa ->
    [one] cacao
   *[other] cacaos
}.

## Toute la table en mots

teotihuacan-board-say-technologies = { $seat } possède les Technologies : { $names }.
teotihuacan-board-say-discoveries = { $seat } a les tuiles Découverte : { $names }.
teotihuacan-board-say-locked = { $worker }, bloqué
teotihuacan-board-say-worship = { $board }, espaces d’Adoration : { $spaces }.
teotihuacan-board-say-space-free = { $space } libre
teotihuacan-board-say-space-taken = { $space } occupé par { $who }
teotihuacan-board-say-offer-tech = Technologies en Alchimie : { $names }.
teotihuacan-board-say-tech-free = { $name } pour { $gold } or, { $temple }
teotihuacan-board-say-tech = { $name } pour { $gold } or, { $temple }, possédée par { $owners }
teotihuacan-board-say-pyramid = Pyramide : { $counts } tuiles sur les étages 1 à 4 ; emplacements ouverts { $open }.
teotihuacan-board-say-offer-pyramid = Tuiles Pyramide disponibles : { $tiles }. Pile : { $pile }.
teotihuacan-board-say-offer-decorations = Décorations disponibles : { $tiles }. Pile : { $pile }.
teotihuacan-board-say-squares = Cases de la rangée { $row }, depuis la gauche : { $icons }.
teotihuacan-board-say-sides = Décorations sur les faces : { $sides }.
teotihuacan-board-say-side = { $side } { $count }
teotihuacan-board-say-buildings = Bâtiments : { $rows }. L’Allée rapporte { $value } PV par dalle en ce moment.
teotihuacan-board-say-row = { $row } { $built } sur { $places }
teotihuacan-board-say-bonus-of = { $temple } ({ $bonus })
teotihuacan-board-say-bonus = Bonus de Temple : { $names }.
teotihuacan-board-say-stash = Tuiles Découverte, { $place } : { $tiles }.
teotihuacan-board-say-starting = Tuiles Départ : { $tiles }.
teotihuacan-board-say-bot = Pyramide d’actions de Teotibot, de haut en bas : { $actions } ; à part : { $aside } ; tuiles Direction : { $directions }.

## La première partie guidée

teotihuacan-guide-welcome = Bienvenue à Teotihuacan. Vos dés sont des ouvriers, leurs points sont leur force. À chaque tour, l’un d’eux avance dans le sens horaire et agit là où il arrive. Trois Éclipses font le décompte ; jouons jusqu’à la première.
teotihuacan-guide-first-worker = Prenez votre ouvrier le plus fort, le dé éclairé chez les Nobles.
teotihuacan-guide-first-move = Un ouvrier avance d’un, deux ou trois plateaux. Envoyez-le trois plateaux plus loin, à la Carrière : il nous faut de la pierre pour la Pyramide. Tout ce qui est sur la table s’explique quand on s’y attarde.
teotihuacan-guide-first-action = Ici, vous récoltez du cacao, faites une Adoration ou l’Action principale. Choisissez l’Action principale : un cacao par couleur déjà présente, donc un. La case éclairée dit ce qu’elle rapporte – 1 pierre – et votre ouvrier gagne un point de force.
teotihuacan-guide-teotibot = Votre ouvrier a maintenant une force de 3. Teotibot, votre rival, a joué lui aussi : en bas à gauche, vous voyez son lancer, ses tuiles Action et ses ressources ; les plateaux qu’il a visités sont encadrés.
teotihuacan-guide-second-worker = Continuez avec le même ouvrier.
teotihuacan-guide-alchemy-move = L’Alchimie est le plateau suivant, et personne n’y est : son Action principale est gratuite. On y achète des Technologies, qui rapportent pendant tout le reste de la partie.
teotihuacan-guide-alchemy-action = Vous avez 4 or, et un ouvrier donne accès à la première rangée. Choisissez l’Action principale.
teotihuacan-guide-technology = Achetez la Technologie 3 pour 1 or : 3 PV chaque fois que vous agissez en Alchimie ou chez les Nobles, où nous allons bientôt bâtir. Elle vous fait aussi monter d’une dalle dans le temple rouge, pour 1 PV.
teotihuacan-guide-cocoa-worker = Le cacao paye presque tout. Les plateaux fréquentés en donnent le plus : un par couleur présente, plus un. Prenez l’ouvrier de force 1 en Forêt : il y gênerait un ouvrier plus fort.
teotihuacan-guide-cocoa-move = Envoyez-le chez les Nobles : le coin du plateau promet 3 cacaos. Vous n’avez pas assez de bois pour bâtir, il récolte donc de lui-même – une question à une seule réponse n’est jamais posée.
teotihuacan-guide-wood-worker = Maintenant, du bois pour un bâtiment. Votre meilleur ouvrier a une force de 4, et la Forêt est juste après.
teotihuacan-guide-wood-move = Regardez le tableau de la Forêt : un seul ouvrier de force 4 est dans la dernière colonne, 2 bois. Avec un ouvrier plus faible à ses côtés, c’est le plus faible qui compterait : voilà pourquoi l’autre est parti.
teotihuacan-guide-wood-action = Choisissez l’Action principale pour 1 cacao.
teotihuacan-guide-nobles-worker = L’un de vos ouvriers attend chez les Nobles. À deux, ils bâtissent dans la rangée centrale, qui vaut davantage. Prenez votre dernier ouvrier, en Construction.
teotihuacan-guide-nobles-move = Les Nobles sont deux plateaux plus loin. La rangée encadrée est celle que vos ouvriers ouvrent.
teotihuacan-guide-nobles-action = Choisissez l’Action principale : 2 bois pour un bâtiment. Il rapporte les 5 PV qu’il recouvre, 3 par votre Technologie et une dalle de l’Allée des Morts. Chaque bâtiment fait aussi baisser ce que paye l’Allée : voyez la ligne de Bâtiments.
teotihuacan-guide-pyramid-worker = Votre meilleur ouvrier a une force de 5. Encore un renforcement, et il s’élève. Que son dernier ouvrage soit grand : prenez-le.
teotihuacan-guide-pyramid-move = La Construction est juste après. Chaque tuile de la Pyramide coûte 2 pierres, plus un bois par étage au-dessus du premier. Vous avez 3 pierres et 1 bois.
teotihuacan-guide-pyramid-action = Choisissez l’Action principale. Vous pouvez poser une tuile par ouvrier présent ici : une seule.
teotihuacan-guide-pyramid-tile = Choisissez la première tuile : son serpent est en couleur. Un symbole posé sur la même forme rapporte 1 PV, et un symbole en couleur aussi une dalle de son temple.
teotihuacan-guide-pyramid-slot = Attardez-vous sur un emplacement pour y voir la tuile, les correspondances entourées et les PV à côté ; R la tourne. Choisissez 2a2 au deuxième étage, qui vaut 3 PV à lui seul. V montre la Pyramide inclinée.
teotihuacan-guide-pyramid-turn = Tournée de 90°, deux symboles correspondent, dont le serpent en couleur : 5 PV et une dalle du temple vert. Chaque tuile avance aussi d’une case sur la piste Pyramide.
teotihuacan-guide-ascension = Force 6 : votre ouvrier s’élève. Vous avancez sur l’Allée, un nouvel ouvrier de force 1 naît à la Citadelle, le calendrier avance, et vous choisissez une récompense. Prenez votre quatrième ouvrier et 2 cacaos : une seule fois, et le plus tôt est le mieux.
teotihuacan-guide-worship-worker = Place à l’Adoration. Prenez l’ouvrier de force 2 chez les Nobles.
teotihuacan-guide-worship-move = Avancez d’un plateau, au Gisement d’Or. L’espace à la clé appartient au temple bleu, et la tuile voisine est une tuile Découverte.
teotihuacan-guide-worship-action = Choisissez l’Adoration : votre ouvrier est bloqué sur l’espace. Il n’avance plus et ne compte plus sur le plateau tant qu’il n’est pas libéré.
teotihuacan-guide-worship-both = L’Adoration donne la dalle de temple ou la tuile – ou les deux pour 1 cacao de plus. Prenez les deux.
teotihuacan-guide-worship-order = D’abord la dalle du temple bleu : elle donne une ressource au choix, qui peut servir à payer.
teotihuacan-guide-worship-good = Prenez du bois. Vous verrez tout de suite pourquoi.
teotihuacan-guide-worship-tile = La tuile est une dalle de l’Allée, pour 1 cacao. Revendiquez-la. La plupart des tuiles restent devant vous, face visible, et servent à n’importe lequel de vos tours.
teotihuacan-guide-use-tile = Utilisez-la aussitôt. Vous êtes sur la dalle 2 de l’Allée, et la dalle 3 porte elle-même des tuiles Découverte.
teotihuacan-guide-mask = Revendiquez le masque contre le bois. Les masques rapportent à chaque Éclipse, et un groupe de masques différents bien plus que des masques isolés. Commencez tôt.
teotihuacan-guide-end-turn = Vous pourriez libérer votre ouvrier maintenant, pour 3 cacaos, à tout moment de votre tour. Gardez le cacao et terminez le tour.
teotihuacan-guide-fourth-worker = Le jeton Soleil est à deux cases du jeton Lune. Quand ils se rencontrent, il reste une manche avant l’Éclipse. Prenez votre nouvel ouvrier de force 3, à la Citadelle.
teotihuacan-guide-fourth-move = À la Carrière, un plateau plus loin : encore de la pierre pour la Pyramide de la prochaine ère.
teotihuacan-guide-fourth-action = Choisissez l’Action principale pour 1 cacao. L’ouvrier passe à la force 4, la colonne qui rapporte le plus.
teotihuacan-guide-fourth-end = Terminez le tour.
teotihuacan-guide-reborn-worker = Il ne reste qu’une case entre les jetons. L’ouvrier qui s’est élevé attend à la Citadelle, de nouveau à la force 1 : prenez-le.
teotihuacan-guide-reborn-move = À la Forêt, trois plateaux plus loin.
teotihuacan-guide-reborn-action = Choisissez l’Action principale pour 2 cacaos. Un seul ouvrier de force 1 n’y trouve que 1 cacao, mais il passe à la force 2.
teotihuacan-guide-end-again = Terminez le tour. Votre cacao va bientôt servir.
teotihuacan-guide-last-round = Les jetons se sont rencontrés : c’est votre dernier tour avant l’Éclipse. Chacun de vos ouvriers demandera un cacao, et un de plus à la force 4 ou 5. Les vôtres en coûtent 5, et vous en avez 4. Prenez le faible ouvrier chez les Nobles.
teotihuacan-guide-last-move = Le Gisement d’Or est un plateau plus loin et assez fréquenté pour donner 3 cacaos. Votre propre ouvrier bloqué n’y compte pas.
teotihuacan-guide-last-action = Récoltez le cacao.
teotihuacan-guide-last-end = Terminez le tour et regardez l’Éclipse.
teotihuacan-guide-eclipse = L’Éclipse vous a rapporté 24 PV : 15 pour trois dalles de l’Allée, 4 pour votre case de la piste Pyramide, 4 pour y être en tête, à égalité avec Teotibot, et 1 pour votre masque.
teotihuacan-guide-salary = Viennent les salaires : payez les 5 cacaos. Chaque cacao que vous ne payez pas coûte 3 PV.
teotihuacan-guide-unlock = Une nouvelle ère commence, et les ouvriers neutres ont changé de place. L’un de vos ouvriers est encore bloqué, et vous avez peu de cacao. Un tour entier les libère tous, gratuitement : faites-le.
teotihuacan-guide-free = Vous connaissez le jeu à présent ; la suite vous appartient. Vous pouvez revenir en arrière librement, H demande un conseil, et les règles sont à côté du récit.
teotihuacan-guide-ideas = Trois idées : 3 or achètent une décoration ou d’autres Technologies ; deux ouvriers en Construction posent deux tuiles ; le haut d’un temple débloque sa tuile Bonus.

## La légende

teotihuacan-legend-cocoa = Cacao
teotihuacan-legend-wood = Bois
teotihuacan-legend-stone = Pierre
teotihuacan-legend-gold = Or
teotihuacan-legend-any = Une ressource au choix
teotihuacan-legend-points = Points de victoire (PV)
teotihuacan-legend-arrow = Ce que vous payez, ou ce qui compte → ce que vous gagnez
teotihuacan-legend-die = Un ouvrier, ou sa force
teotihuacan-legend-times = Autant de fois que la force de l’ouvrier
teotihuacan-legend-up = Un ouvrier gagne 1 de force
teotihuacan-legend-step-blue = Une dalle du temple bleu
teotihuacan-legend-step-red = Une dalle du temple rouge
teotihuacan-legend-step-green = Une dalle du temple vert
teotihuacan-legend-step-any = Une dalle d’un temple au choix
teotihuacan-legend-board = Quand vous faites l’action principale de ce plateau
teotihuacan-legend-key = Un ouvrier qui prie ici est bloqué
teotihuacan-legend-tech = Une technologie
teotihuacan-legend-house = Un bâtiment des Nobles
teotihuacan-legend-avenue = Un pas sur l’Allée des Morts
teotihuacan-legend-pyramid = Un pas sur la piste Pyramide
teotihuacan-legend-tile = Une tuile Découverte
teotihuacan-legend-bonus = Une tuile Bonus de Temple
teotihuacan-legend-mask = Un masque : les groupes de masques différents rapportent
