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
cli-opponent-style = { $seat } is a bot, { $level }, { $style }: { $about } { $style_about }
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

# What every view has, in games without a board of their own.
cli-view-turn = turn
cli-view-scores = points

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

cli-bots-levels = level
cli-bots-styles = style
cli-bots-kinds = kind
cli-bots-evaluations = Games with an evaluation of their own: { $games }

# The help of the commands.

cli-help-game = A game's id.
cli-help-seats = How many seats; the smallest table of several if not said.
cli-help-seed = The same seed gives the same game.
cli-help-option = An option of the game; repeatable.
cli-help-lang = en or fr.
cli-help-lang-default = the environment's
cli-help-games = List the games that are installed.
cli-help-json = Print JSON.
cli-help-bots = List the bots that can take a seat.
cli-help-new =
    Explain the options of a game and write the record of a new one.

    `patolli play GAME --record FILE` plays it.
cli-help-new-to = The file to write; GAME-SEED.json if not said, - for stdout.
cli-help-new-explain = Only explain the seats and options.
cli-help-play =
    Play at a table in the terminal.

    Choose by number, by notation, or type a word to see only the choices that contain it.
cli-help-play-people = How many of the seats are people at this terminal.
cli-help-play-bots = Who takes the other seats: random, or a bot's kind, level (artisan, artisan:STYLE) or package.module:Class, or exec:COMMAND. “patolli bots” lists them.
cli-help-play-bots-default = novice
cli-help-play-names = The people's names: Ana,Bo
cli-help-play-record = Go on with a saved game.
cli-help-play-save = Where to save; GAME-SEED.json if not said.
cli-help-engine = Let a bot speak to other programs: the protocol of `docs/bots.md` on stdin and stdout.
cli-help-engine-bot = A bot’s kind, level or package.module:Class.
cli-help-simulate = Play many games and show how they end.
cli-help-simulate-games = How many games.
cli-help-jobs = Worker processes.
cli-help-simulate-players = random, or a bot's kind, level or package.module:Class, or exec:COMMAND; one for all or one for each seat.
cli-help-simulate-seed = The first game's seed; the next ones follow.
cli-help-json-object = Print one JSON object.
cli-help-simulate-parquet = Write a row for each game.
cli-help-replay = Play a record again and show what happened and where it led.
cli-help-replay-file = A record; - reads it from stdin.
cli-help-replay-to = Stop after this many actions (all if not said).
cli-help-replay-picture = Draw the board at the end into this file instead (.svg or .png).
cli-help-replay-gif = Draw the game into this animated picture instead, one frame for each turn.
cli-help-verify = Check that the deal of a recorded game was fair.
cli-help-verify-commitment = The commitment that the table showed before the start.
cli-help-verify-part = The part that your own browser added.
cli-help-verify-hash = A fingerprint of a player’s part that the table showed before the start; may be given several times.
cli-help-rules = Show the rules of a game, or which of them no test covers.
cli-help-rules-coverage = Print the rules that no test names; fail if there are.
cli-help-rules-all = With --coverage: print every rule and its tests.
cli-help-bench = Measure the engine on this machine (see also `make bench`).
cli-help-bench-arguments = Passed on; -- --help lists them.
cli-help-arena =
    Let bots play each other and rate them.

    Rotated seats, paired seeds, rates with 95 % intervals.
cli-help-arena-players = Kinds, levels, classes or programs: planner searcher@0.5s artisan:temples package.module:Class exec:COMMAND
cli-help-arena-seats = How many seats the game has.
cli-help-arena-budget = Thinking per decision: 0.2s, 500ms or 2000 (nodes).
cli-help-arena-seed = The same seed plays the same games.
cli-help-arena-option = An option of the game: key=value.
cli-help-arena-engine = processes (this machine) or ray.
cli-help-arena-log = A file that keeps each game at once; the same command resumes it.
cli-help-arena-parquet = Write all games to a Parquet file.
cli-help-arena-report = Write a report: .html or .png.
cli-help-serve = Start the table server: browsers play there.
cli-help-serve-config = A TOML file of settings (PATOLLI_CONFIG).
cli-help-serve-host = The address to listen on.
cli-help-serve-port = The port; 0 takes a free one.
cli-help-serve-database = sqlite:///… or postgresql://…
cli-help-serve-processes = How many server processes serve together; more than one needs PostgreSQL.
cli-help-serve-browser = Open the table in a browser.
cli-help-worker = Think for the bots of a server that uses PostgreSQL, here or on another machine.
cli-help-worker-database = postgresql://…
cli-help-admin = Look after a server's tables.
cli-help-admin-list = List the tables, newest first.
cli-help-admin-status = open, running, finished or closed.
cli-help-admin-export = Print everything stored about a table (hidden things too), as JSON.
cli-help-admin-close = End a table, whoever plays there.
cli-help-admin-prune = Delete old tables that were never started or were closed, and sessions that are over.
cli-help-admin-days = How long ago they were last played at.
cli-help-admin-unfinished = Running tables too.
cli-help-admin-backup = Copy a SQLite database while it is in use.
cli-help-admin-restore = Bring a copy of a SQLite database back (stop the server first).
cli-help-admin-replace = Replace the database that is there.
cli-help-admin-schema = Print the OpenAPI document of the server.
cli-help-admin-check = Play every table again from its entries alone, and compare it with all that is stored.
cli-help-admin-moderator = Say which accounts may moderate.
cli-help-admin-moderator-add = Let the account with this login moderate.
cli-help-admin-moderator-remove = Let the account with this login moderate no longer.
cli-help-admin-moderator-list = List the moderators.
cli-help-admin-log = Print what moderators did, newest first.
cli-help-admin-most = How many entries at most.
cli-help-patolli = Play and study heavy board games of old Mexico and Guatemala.
cli-help-version = Show the version.
cli-help-language = The language of the help and of the command: en or fr.
cli-help-help = Show this help.
cli-help-install-completion = Install completion for this shell.
cli-help-show-completion = Show the completion of this shell, to copy or change it.
cli-usage = Usage:
cli-metavar-options = { "[" }OPTIONS]
cli-metavar-command = COMMAND [ARGS]...
cli-metavar-game = GAME
cli-metavar-file = FILE
cli-metavar-option = KEY=VALUE
cli-panel-arguments = Arguments
cli-panel-options = Options
cli-panel-commands = Commands
cli-panel-error = Error
cli-default = { "[" }default: { $value }]
cli-required = { "[" }required]
cli-try = Try [blue]'{ $command } { $option }'[/] for help.

cli-help-new-game = Write a small, complete game that passes every check, to change into your own.
cli-help-new-game-name = the game's name: 3 to 20 letters from a to z
cli-help-new-game-into = the folder to write into; by default the game's name
cli-new-game = The game { $name } is in { $folder }. Install it with: pip install --editable { $folder }

# patolli train
cli-help-train = Learn an evaluation of a game from games of bots, measure it in play, and keep it if it is better.
cli-help-train-folder = Where everything is kept; the same command goes on there.
cli-help-train-seats = Numbers of seats to learn and to measure with: 2,3,4
cli-help-train-games = Games to learn from, with each number of seats.
cli-help-train-budget = Thinking per decision in these games.
cli-help-train-kind = The kind of bot that plays these games.
cli-help-train-rounds = Rounds that the games are made in; each is played with what was learned from those before.
cli-help-train-knots = Stages of the game that have weights of their own.
cli-help-train-hidden = Hidden units of the network; 0: weights by stage alone, without PyTorch.
cli-help-train-epochs = Passes over the games while the network learns.
cli-help-train-fix = Terms that keep their weight in the committed evaluation while the others are learned: points,discs
cli-help-train-hold = Draws every weight towards that of the committed evaluation, as if so many situations in which its term is seen had said so.
cli-help-train-automaton = In games alone, also weigh what the automaton will have, not only one’s own points.
cli-help-train-matches = Games that decide, with each number of seats.
cli-help-train-match-kind = The kind of bot that plays the games that decide.
cli-help-train-match-budget = Thinking per decision in the games that decide.
cli-help-train-into = The file to write if it is better (the committed one).

cli-verify-none = this record has no proof of its deal: only games dealt by a table have one
cli-verify-holds = The deal holds: it follows from the server’s secret and from { $parts ->
    [0] no part of a person
    [one] the part of one person
   *[other] the parts of { $parts } people
}, and the game can be replayed.
cli-verify-compare = Compare the commitment with the one that you saw before the start: { $commitment }
cli-verify-wrong-shape = The proof of the deal can’t be read.
cli-verify-wrong-commitment = The secret is not the one that the server committed to.
cli-verify-wrong-seed = The seed does not follow from the secret and the parts.
cli-verify-wrong-order = The order of the seats does not follow from the secret and the parts.
cli-verify-wrong-part = Your part is not among those that the deal followed from.
cli-verify-wrong-hash = A part is not the one whose fingerprint was shown before the start.
cli-verify-wrong-earlier = A part of a deal that was given up is not the one that had been committed to.
cli-verify-earlier = { $count ->
    [one] One deal was begun before this one and given up before the start:
   *[other] { $count } deals were begun before this one and given up before the start:
} { $held ->
    [0] all parts had been shown.
    [one] one part had not been shown.
   *[other] { $held } parts had not been shown.
}
cli-help-components = Show, export, check or replace the printed figures of a game.
cli-help-export = Write our figures, with what is known and what is guessed, into a file to correct.
cli-help-check = Say everything wrong with a file of figures, or how it differs from ours.
cli-help-use = Check a file and play with its figures from now on.
cli-help-standard = Play with our figures again.
cli-components-edition = Edition in use: { $edition } ({ $file })
cli-components-table = figures
cli-components-source = what they rest on
cli-components-figure = figure
cli-components-ours = ours
cli-components-theirs = yours
cli-components-exported = Our figures are in { $file }. Put the printed ones in, give the edition a name of its own, and check it.
cli-components-same = The same figures as ours.
cli-components-sound = The edition { $edition } ({ $code }) can be played; { $count ->
    [one] one entry differs
   *[other] { $count } entries differ
} from ours.
cli-components-used = From now on this installation plays the edition { $edition }, from { $file }. A server that runs must be started again.
cli-components-standard = From now on this installation plays the edition { $edition }. A server that runs must be started again.

cli-help-doctor = Say what is wrong with this installation, and how to mend it.
cli-doctor-end = { $wrong ->
    [0] Nothing is wrong.
    [one] One thing is wrong.
   *[other] { $wrong } things are wrong.
}
cli-doctor-python = Python { $have }
cli-doctor-python-old = Python { $have } is too old: Patolli needs { $need } or newer.
cli-doctor-not-installed = Patolli runs from its folder without being installed: what its extras lack can’t be said.
cli-doctor-extra = patolli[{ $extra }] is complete.
cli-doctor-extra-none = patolli[{ $extra }] is not installed. If you want it: pip install 'patolli[{ $extra }]'
cli-doctor-extra-missing = patolli[{ $extra }] lacks { $missing }: pip install 'patolli[{ $extra }]'
cli-doctor-compiled = The compiled engine runs.
cli-doctor-compiled-other = The engine was compiled for another Python and runs interpreted: install the wheel that is made for this one.
cli-doctor-compiled-unused = The engine is compiled but runs from its source: PATOLLI_COMPILED=0 or PYTHONPATH asks for that, or “make fast” has not told this environment.
cli-doctor-compiled-stale = The engine runs interpreted: { $file } has changed since “make fast” compiled it.
cli-doctor-interpreted = The engine runs interpreted. “make fast” or a compiled wheel makes it several times as fast.
cli-doctor-web = The web table is complete.
cli-doctor-web-none = The web table is missing in { $folder }: run “make web”, or install a wheel that has it.
cli-doctor-web-missing = The web table lacks { $file }: run “make web”, or install the wheel again.
cli-doctor-words = { $file } is missing: install Patolli again.
cli-doctor-words-good = All sentences and rules are there ({ $languages }).
cli-doctor-settings-wrong = The settings can’t be used: { $reason }
cli-doctor-database-folder = The database can’t be written: the folder { $folder } is missing or not yours to write in.
cli-doctor-database-none = The database { $file } is empty; the first start makes it.
cli-doctor-database-locked = The database { $file } is not yours to read and write: check its owner and rights.
cli-doctor-database-foreign = { $file } is not a sound database of Patolli: bring a backup back with “patolli admin restore”.
cli-doctor-database-open = Others on this machine can read the database { $file }: chmod 600 keeps it yours.
cli-doctor-database-unreachable = The database { $file } can’t be reached: { $reason }
cli-doctor-database-good = The database { $file } has the newest schema ({ $version }).
cli-doctor-database-older = The database { $file } has the schema { $version }; the next start brings it to { $newest }. Make a backup first.
cli-doctor-database-newer = The database { $file } has the schema { $version }, which this Patolli does not know: install the newer Patolli that made it.
cli-doctor-processes = { $processes } server processes serve together, on { $cores } cores.
cli-doctor-processes-one = One server process serves about a core’s worth. This machine has { $cores } cores: --processes uses more of them, if many tables are played at once.
cli-doctor-processes-many = { $processes } server processes are more than this machine has cores ({ $cores }): the bots need some too.
cli-doctor-port-good = { $host }:{ $port } is free.
cli-doctor-port-taken = { $host }:{ $port } is taken, perhaps by a table that is running.
cli-doctor-port-refused = { $host }:{ $port } can’t be listened on: { $reason }
cli-doctor-url-wrong = The setting public_url is { $url }: it must be like https://table.example.org
cli-doctor-url-plain = The setting public_url is { $url }: browsers show notices over https only.
cli-doctor-mail-none = No e-mail is sent: the setting smtp_host is empty.
cli-doctor-mail-no-url = No e-mail can be sent: the setting public_url is empty, so its links would lead nowhere.
cli-doctor-mail-no-sender = No e-mail can be sent: the setting smtp_from is not an address.
cli-doctor-mail-refused = The mail server { $host }:{ $port } can’t be used: { $reason }
cli-doctor-mail-good = The mail server { $host }:{ $port } takes mail.
