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

cli-help = Answer with a number, a notation or a word of the choice. ? N explains choice N, ? all of them, a asks for advice; u undoes, l shows the log, r the rules, h this help, q saves and quits.
cli-opponent = { $seat } is a bot, { $level }: { $about }
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

cli-tikal-legend = ▲3 temple of value 3   ◆4 ruin with 4 treasures   · clearing   ✹ volcano   A2L two explorers and the leader   A= held   A! guarded   A⌂ camp   ↗2 way out for 2 action points
cli-tikal-stack = { $left ->
    [one] { $left } hex is left, the next is { $top }.
   *[other] { $left } hexes are left, the next is { $top }.
}
cli-tikal-ap = Action points: { $points }.
cli-tikal-tile = Hex { $hex }:
cli-tikal-points = points
cli-tikal-explorers = explorers in reserve
cli-tikal-leader = leader
cli-tikal-camps-left = camps left
cli-tikal-guards-left = guards left
cli-tikal-treasure-points = for treasures
cli-tikal-temple-points = for temples
cli-tikal-treasures = treasures

cli-founders-round = Round { $round } of { $rounds }.
cli-founders-space = space
cli-founders-bonus = bonus
cli-founders-discs = discs
cli-founders-buildings = buildings
cli-founders-temples = temples
cli-founders-pyramid = pyramid
cli-founders-worship = worship
cli-founders-masks = masks
cli-founders-player = { $points } points, { $discs } discs, favour { $favour }, architect { $architect }
cli-founders-legend = w s g cube   W S G building   T temple   m mask   ▒ pyramid
cli-founders-rival = Rival Architect: { $points } points, { $discs } discs, favour { $favour }, intends { $intention }

cli-teotihuacan-calendar = Light disc { $light }, dark disc { $dark }, eclipses so far { $eclipses }.
cli-teotihuacan-legend = A3 worker of power 3   n neutral worker   ○ free worship space
cli-teotihuacan-board = board
cli-teotihuacan-workers = workers
cli-teotihuacan-collect = collect
cli-teotihuacan-price = main action
cli-teotihuacan-worship = worship
cli-teotihuacan-discovery = discovery tile
cli-teotihuacan-technologies = technologies
cli-teotihuacan-royal = royal tiles
cli-teotihuacan-bonus = temple bonuses
cli-teotihuacan-decorations = decorations
cli-teotihuacan-pyramid-tiles = pyramid tiles
cli-teotihuacan-points = points
cli-teotihuacan-cocoa = cocoa
cli-teotihuacan-wood = wood
cli-teotihuacan-stone = stone
cli-teotihuacan-gold = gold
cli-teotihuacan-avenue = avenue
cli-teotihuacan-track = pyramid track
cli-teotihuacan-mask-points = for masks
cli-teotihuacan-salary = salary
cli-teotihuacan-discoveries = discovery tiles
