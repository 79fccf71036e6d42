# La ligne de commande et la table du terminal.

cli-game = jeu
cli-name = nom
cli-seats = places
cli-about = description
cli-option = option
cli-value = valeur
cli-answers = réponses
cli-changes = ce qu'elle change
cli-no-options = Ce jeu n'a pas d'option.
cli-only-with = (Seulement à { $seats } places.)
cli-written = Écrit dans { $file }.

cli-wins = victoires
cli-mean = points
cli-deviation = écart-type
cli-lowest = minimum
cli-highest = maximum
cli-plot-points = points de tous les joueurs
cli-plot-decisions = décisions par partie
cli-simulated = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} de { $decisions } décisions, en { $seconds } s : { $speed } décisions par seconde.

cli-decides = { $seat } décide.
cli-place = { $rank }. { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-rival = Rival : { $points ->
    [one] { $points } point
   *[other] { $points } points
}

cli-rules-in-english = Ces règles n'existent qu'en anglais.

cli-help = Répondez par un numéro, une notation ou un mot du choix. ? N explique le choix N, ? tous les choix, a demande conseil ; u annule, l montre le journal, r les règles, h cette aide, q enregistre et quitte.
cli-opponent = { $seat } est un robot, { $level } : { $about }
cli-no-such-choice = Il n'y a pas de choix { $answer } : donnez un numéro de 1 à { $most }, ou un mot du choix.
cli-nothing-to-undo = Il n'y a rien à annuler.
cli-undo-more = Cela annule ce que d'autres ont joué ou ce qui a été révélé. Vraiment ? [o/N]
cli-hand-over = { $seat }, c'est à vous : appuyez sur Entrée quand vous seul voyez l'écran.
cli-hint-points = { "   " }{ $seat } : { $points } points
cli-hint-uncertain = { "   " }La suite dépend du hasard ou de choses cachées.
cli-saved = La partie est enregistrée dans { $file }.

cli-patolli-legend = + case centrale   o relancer   ^ payer chaque rival   A12 un pion qui a parcouru 12 cases
cli-patolli-counters = jetons
cli-patolli-in-hand = en main
cli-patolli-home = rentrés

cli-tikal-legend = ▲3 temple de valeur 3   ◆4 ruine avec 4 trésors   · clairière   ✹ volcan   A2L deux explorateurs et le chef d’expédition   A= tenu   A! gardé   A⌂ camp   ↗2 sortie pour 2 points d'action
cli-tikal-stack = { $left ->
    [one] Il reste { $left } hexagone, le prochain est { $top }.
   *[other] Il reste { $left } hexagones, le prochain est { $top }.
}
cli-tikal-ap = Points d'action : { $points }.
cli-tikal-tile = Hexagone { $hex } :
cli-tikal-points = points
cli-tikal-explorers = explorateurs en réserve
cli-tikal-leader = chef d’expédition
cli-tikal-camps-left = camps restants
cli-tikal-guards-left = gardiens restants
cli-tikal-treasure-points = pour les trésors
cli-tikal-temple-points = pour les temples
cli-tikal-treasures = trésors

cli-founders-round = Manche { $round } sur { $rounds }.
cli-founders-space = case
cli-founders-bonus = bonus
cli-founders-discs = disques
cli-founders-buildings = bâtiments
cli-founders-temples = temples
cli-founders-pyramid = pyramide
cli-founders-worship = Adoration
cli-founders-masks = masques
cli-founders-player = { $points } points, { $discs } disques, faveur { $favour }, architecte : { $architect }
cli-founders-legend = w s g cube   W S G bâtiment   T temple   m masque   ▒ pyramide
cli-founders-rival = Architecte rival : { $points } points, { $discs } disques, faveur { $favour }, intention { $intention }

cli-teotihuacan-calendar = Disque clair { $light }, disque sombre { $dark }, éclipses passées { $eclipses }.
cli-teotihuacan-legend = A3 ouvrier de force 3   n ouvrier neutre   ○ case d’Adoration libre
cli-teotihuacan-board = plateau
cli-teotihuacan-workers = ouvriers
cli-teotihuacan-collect = récolte
cli-teotihuacan-price = Action principale
cli-teotihuacan-worship = Adoration
cli-teotihuacan-discovery = tuile Découverte
cli-teotihuacan-technologies = technologies
cli-teotihuacan-royal = tuiles Cour
cli-teotihuacan-bonus = Bonus de Temple
cli-teotihuacan-decorations = décorations
cli-teotihuacan-pyramid-tiles = tuiles Pyramide
cli-teotihuacan-points = points
cli-teotihuacan-cocoa = cacao
cli-teotihuacan-wood = bois
cli-teotihuacan-stone = pierre
cli-teotihuacan-gold = or
cli-teotihuacan-avenue = Allée des Morts
cli-teotihuacan-track = piste Pyramide
cli-teotihuacan-mask-points = pour les masques
cli-teotihuacan-salary = salaire
cli-teotihuacan-discoveries = tuiles Découverte
