# The command line and the terminal table.

cli-game = game
cli-name = name
cli-seats = seats
cli-about = about
cli-option = option
cli-value = value
cli-answers = answers
cli-changes = what it changes
cli-no-options = This game has no options.
cli-only-with = (Only with { $seats } seats.)
cli-written = Written to { $file }.

cli-wins = wins
cli-mean = points
cli-deviation = deviation
cli-lowest = lowest
cli-highest = highest
cli-plot-points = points of every player
cli-plot-decisions = decisions in a game
cli-simulated = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $decisions } decisions each, in { $seconds } s: { $speed } decisions a second.

cli-decides = { $seat } decides.
cli-place = { $rank }. { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-rival = Rival: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

cli-rules-in-english = These rules are written in English only.

cli-help = Answer with a number, a notation or a word of the choice. ? N explains choice N, ? all of them; u undoes, l shows the log, r the rules, h this help, q saves and quits.
cli-no-such-choice = There is no choice { $answer }: give a number from 1 to { $most }, or a word of the choice.
cli-nothing-to-undo = There is nothing to take back.
cli-undo-more = This takes back what others did or what has been revealed. Really? [y/N]
cli-hand-over = { $seat }, it is your turn: press Enter when only you can see the screen.
cli-hint-points = { "   " }{ $seat }: { $points } points
cli-hint-uncertain = { "   " }What follows depends on chance or on hidden things.
cli-saved = The game is saved in { $file }.

cli-patolli-legend = + centre square   o throw again   ^ pay every rival   A12 a piece that has gone 12 squares
cli-patolli-counters = counters
cli-patolli-in-hand = in hand
cli-patolli-home = home
