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

cli-help = Répondez par un numéro, une notation ou un mot du choix. ? N explique le choix N, ? tous les choix ; u annule, l montre le journal, r les règles, h cette aide, q enregistre et quitte.
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
