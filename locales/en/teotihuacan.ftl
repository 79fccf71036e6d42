# Teotihuacan: City of Gods.

teotihuacan = Teotihuacan: City of Gods
teotihuacan-about = Send your workers around the city, let them grow strong and ascend; seek the favour of the gods, raise the Pyramid, and line the Avenue of the Dead, for three Eclipses will weigh it all.

## Options

teotihuacan-option-setup = Setup
teotihuacan-option-setup-about = How boards, tiles and starting goods are laid out.
teotihuacan-option-setup-standard = Standard: four starting tiles each, keep two
teotihuacan-option-setup-first_game = First game: the printed boards and fixed starts
teotihuacan-option-setup-draft = Draft: starting tiles lie open and are taken in turn
teotihuacan-option-eclipse = Eclipse
teotihuacan-option-eclipse-about = When an Eclipse is scored after the discs have met.
teotihuacan-option-eclipse-normal = Normal: the round is finished and one more is played
teotihuacan-option-eclipse-dark = Dark Eclipse: at once, after the turn in which they met
teotihuacan-option-ascension_cocoa = Cocoa of an ascension
teotihuacan-option-ascension_cocoa-about = The printed wheel says 5, the rulebooks say 6.
teotihuacan-option-ascension_cocoa-5 = 5, as printed on the wheel
teotihuacan-option-ascension_cocoa-6 = 6, as in the rulebooks
teotihuacan-option-free_cocoa_scope = Free-cocoa tile
teotihuacan-option-free_cocoa_scope-about = What the discovery tile that spares you cocoa may pay for.
teotihuacan-option-free_cocoa_scope-rulebook = A main action, a worship or a salary
teotihuacan-option-free_cocoa_scope-wide = Also an unlock, a royal tile or an ascension
teotihuacan-option-first_player = First player
teotihuacan-option-first_player-about = Who takes the first turn.
teotihuacan-option-first_player-drawn = Drawn by lot
teotihuacan-option-first_player-0 = Seat 1
teotihuacan-option-first_player-1 = Seat 2
teotihuacan-option-first_player-2 = Seat 3
teotihuacan-option-first_player-3 = Seat 4
teotihuacan-option-difficulty = Teotibot
teotihuacan-option-difficulty-about = How strong your rival is when you play alone. The settings below change one part of it each.
teotihuacan-option-difficulty-easy = Easy: workers of power 1, one of each good, fewer points
teotihuacan-option-difficulty-normal = Normal, as the rulebook has it: power 2, two of each good
teotihuacan-option-difficulty-hard = Hard: power 3, three of each good, more points
teotihuacan-option-difficulty-ruthless = Ruthless: like hard, and the most points for everything
teotihuacan-option-bot_power = Teotibot's workers
teotihuacan-option-bot_power-about = How many of its three unlocked workers start one stronger or one weaker.
teotihuacan-option-bot_power-preset = As the level says
teotihuacan-option-bot_power--3 = Three one weaker
teotihuacan-option-bot_power--2 = Two one weaker
teotihuacan-option-bot_power--1 = One one weaker
teotihuacan-option-bot_power-0 = Power 2 each
teotihuacan-option-bot_power-1 = One one stronger
teotihuacan-option-bot_power-2 = Two one stronger
teotihuacan-option-bot_power-3 = Three one stronger
teotihuacan-option-bot_goods = Teotibot's goods
teotihuacan-option-bot_goods-about = How much wood, stone and gold it starts with.
teotihuacan-option-bot_goods-preset = As the level says
teotihuacan-option-bot_goods--1 = One less of each
teotihuacan-option-bot_goods-0 = Two of each
teotihuacan-option-bot_goods-1 = One more of each
teotihuacan-option-bot_exchange = Teotibot's cocoa
teotihuacan-option-bot_exchange-about = The points it scores for ten cocoa.
teotihuacan-option-bot_exchange-preset = As the level says
teotihuacan-option-bot_exchange--2 = Two points less
teotihuacan-option-bot_exchange--1 = One point less
teotihuacan-option-bot_exchange-0 = Three points
teotihuacan-option-bot_exchange-1 = One point more
teotihuacan-option-bot_exchange-2 = Two points more
teotihuacan-option-bot_worship = Teotibot's worship
teotihuacan-option-bot_worship-about = The temple steps of its Worship action.
teotihuacan-option-bot_worship-preset = As the level says
teotihuacan-option-bot_worship--1 = One step less
teotihuacan-option-bot_worship-0 = Two steps, three on Decorations
teotihuacan-option-bot_worship-1 = One step more
teotihuacan-option-bot_bonus = Teotibot's temple bonuses
teotihuacan-option-bot_bonus-about = The points it scores for each temple bonus tile it reaches.
teotihuacan-option-bot_bonus-preset = As the level says
teotihuacan-option-bot_bonus--10 = Ten points less
teotihuacan-option-bot_bonus--5 = Five points less
teotihuacan-option-bot_bonus-0 = Fifteen points
teotihuacan-option-bot_bonus-5 = Five points more
teotihuacan-option-bot_bonus-10 = Ten points more
teotihuacan-option-bot_technology = Teotibot's technologies
teotihuacan-option-bot_technology-about = The points it scores for each technology at the end.
teotihuacan-option-bot_technology-preset = As the level says
teotihuacan-option-bot_technology--2 = Two points less
teotihuacan-option-bot_technology--1 = One point less
teotihuacan-option-bot_technology-0 = Two points
teotihuacan-option-bot_technology-1 = One point more
teotihuacan-option-bot_technology-2 = Two points more

## Names

teotihuacan-teotibot = Teotibot
teotihuacan-wood = wood
teotihuacan-stone = stone
teotihuacan-gold = gold
teotihuacan-nothing = no tile
teotihuacan-wheel = the Ascension wheel

teotihuacan-board-palace = Palace
teotihuacan-board-forest = Forest
teotihuacan-board-quarry = Stone Quarry
teotihuacan-board-gold = Gold Deposits
teotihuacan-board-alchemy = Alchemy
teotihuacan-board-nobles = Nobles
teotihuacan-board-decorations = Decorations
teotihuacan-board-construction = Construction

teotihuacan-temple-blue = blue temple
teotihuacan-temple-red = red temple
teotihuacan-temple-green = green temple
teotihuacan-temple-any = any temple

teotihuacan-row-top = top row
teotihuacan-row-centre = centre row
teotihuacan-row-bottom = bottom row

teotihuacan-icon-figure = figure
teotihuacan-icon-mask = mask
teotihuacan-icon-serpent = serpent
teotihuacan-icon-fret = step fret
teotihuacan-icon-figure-coloured = figure in colour
teotihuacan-icon-mask-coloured = mask in colour
teotihuacan-icon-serpent-coloured = serpent in colour

teotihuacan-side-top = top side
teotihuacan-side-right = right side
teotihuacan-side-bottom = bottom side
teotihuacan-side-left = left side

teotihuacan-royal-1 = royal tile 1 – cocoa: power and one
teotihuacan-royal-2 = royal tile 2 – cocoa for wood and stone
teotihuacan-royal-3 = royal tile 3 – goods for cocoa
teotihuacan-royal-4 = royal tile 4 – points for technologies
teotihuacan-royal-5 = royal tile 5 – points for the Pyramid track
teotihuacan-royal-6 = royal tile 6 – cocoa for gold and stone
teotihuacan-royal-7 = royal tile 7 – one good for several
teotihuacan-royal-8 = royal tile 8 – cocoa for temple steps
teotihuacan-royal-9 = royal tile 9 – points for the avenue

teotihuacan-technology-1 = technology 1 – cocoa at the Palace
teotihuacan-technology-3 = technology 3 – points for Alchemy and Nobles
teotihuacan-technology-5 = technology 5 – one more good
teotihuacan-technology-7 = technology 7 – cocoa and a point for gathering
teotihuacan-technology-9 = technology 9 – points for Decorations
teotihuacan-technology-11 = technology 11 – points for Construction
teotihuacan-technology-13 = technology 13 – a power-up for a cocoa
teotihuacan-technology-15 = technology 15 – a worker and a discount for Construction
teotihuacan-technology-17 = technology 17 – a temple step for Construction

teotihuacan-bonus-1 = bonus tile 1 – best mask set again
teotihuacan-bonus-2 = bonus tile 2 – technologies
teotihuacan-bonus-3 = bonus tile 3 – fixed points
teotihuacan-bonus-4 = bonus tile 4 – avenue
teotihuacan-bonus-5 = bonus tile 5 – bonus tiles
teotihuacan-bonus-6 = bonus tile 6 – discovery tiles
teotihuacan-bonus-7 = bonus tile 7 – workers

teotihuacan-discovery-mask-1 = mask 1 (the only one)
teotihuacan-discovery-mask-2 = mask 2 (one of 2)
teotihuacan-discovery-mask-3 = mask 3 (one of 2)
teotihuacan-discovery-mask-4 = mask 4 (one of 3)
teotihuacan-discovery-mask-5 = mask 5 (one of 3)
teotihuacan-discovery-mask-6 = mask 6 (one of 3)
teotihuacan-discovery-mask-7 = mask 7 (one of 3)
teotihuacan-discovery-vp-4 = 4 VP
teotihuacan-discovery-resources-3 = 3 goods
teotihuacan-discovery-resources-2 = 2 goods
teotihuacan-discovery-avenue = avenue step
teotihuacan-discovery-temple-any = step in any temple
teotihuacan-discovery-temple-blue = blue step
teotihuacan-discovery-temple-red = red step
teotihuacan-discovery-temple-green = green step
teotihuacan-discovery-cocoa-4 = 4 cocoa
teotihuacan-discovery-power-up-2 = 2 power-ups
teotihuacan-discovery-double-move = double move
teotihuacan-discovery-free-cocoa = no cocoa to pay
teotihuacan-discovery-move-anywhere = unlimited move
teotihuacan-discovery-extra-worker = extra worker

teotihuacan-starting-1 = starting tile 1 (2 cocoa, 3 wood, avenue step; boards 1, 2)
teotihuacan-starting-2 = starting tile 2 (2 stone, 3 gold, green step; boards 4, 3)
teotihuacan-starting-3 = starting tile 3 (4 wood, 1 stone, blue step; boards 2, 3)
teotihuacan-starting-4 = starting tile 4 (5 cocoa, 2 gold, red step; boards 1, 4)
teotihuacan-starting-5 = starting tile 5 (2 gold, lowest technology; boards 4, 5)
teotihuacan-starting-6 = starting tile 6 (3 wood, 2 gold, power-up; boards 2, 4)
teotihuacan-starting-7 = starting tile 7 (lowest technology, any 2 goods; boards 5, 8)
teotihuacan-starting-8 = starting tile 8 (2 cocoa, 4 stone, blue step; boards 6, 7)
teotihuacan-starting-9 = starting tile 9 (blue, red and green step; boards 5, 6)
teotihuacan-starting-10 = starting tile 10 (5 cocoa, red step, power-up; boards 7, 8)
teotihuacan-starting-11 = starting tile 11 (5 cocoa, green step, power-up; boards 6, 8)
teotihuacan-starting-12 = starting tile 12 (blue and red step, any 2 goods; boards 5, 7)
teotihuacan-starting-13 = starting tile 13 (3 cocoa, 5 wood; boards 3, 5)
teotihuacan-starting-14 = starting tile 14 (3 stone, 1 gold, discovery tile; boards 3, 7)
teotihuacan-starting-15 = starting tile 15 (1 wood, 2 stone, 3 gold; boards 2, 6)
teotihuacan-starting-16 = starting tile 16 (2 cocoa, 3 gold, discovery tile; boards 4, 8)
teotihuacan-starting-17 = starting tile 17 (3 cocoa, 2 wood, 3 stone; boards 3, 8)
teotihuacan-starting-18 = starting tile 18 (1 wood, 2 stone, avenue step; boards 2, 7)

teotihuacan-bot-construction = Construction
teotihuacan-bot-decorations = Decorations
teotihuacan-bot-nobles = Nobles
teotihuacan-bot-alchemy = Alchemy
teotihuacan-bot-mastery = Mastery
teotihuacan-bot-worship = Worship
teotihuacan-bot-masks = Mask collection

teotihuacan-source-collect = collected cocoa
teotihuacan-source-unlock = unlocking
teotihuacan-source-discovery = discovery tile
teotihuacan-source-worship = worship
teotihuacan-source-main = main action
teotihuacan-source-salary = salary
teotihuacan-source-ascension = ascension
teotihuacan-source-match = matching icons
teotihuacan-source-technology-shared = shared technology
teotihuacan-source-setup = setup
teotihuacan-source-starting-tile = starting tile
teotihuacan-source-bonus = temple bonus
teotihuacan-source-eclipse-avenue = Eclipse: avenue
teotihuacan-source-eclipse-leader = Eclipse: furthest on the Pyramid track
teotihuacan-source-eclipse-track = Eclipse: Pyramid track
teotihuacan-source-eclipse-masks = Eclipse: masks
teotihuacan-source-leftovers = leftover cocoa and goods
teotihuacan-source-technologies = technologies
teotihuacan-source-exchange = ten cocoa exchanged
teotihuacan-source-failed = no action possible

## Prompts

teotihuacan-prompt-keep = Which two starting tiles do you keep?
teotihuacan-prompt-draft = Which starting tile do you take?
teotihuacan-prompt-start-discovery = Your starting tile drew a discovery tile: { $tile }. Claim it?
teotihuacan-prompt-start-power = Starting tile: which worker gains a power-up?
teotihuacan-prompt-start = Where does your worker of power { $power } start?
teotihuacan-prompt-worker = Which worker do you move?
teotihuacan-prompt-move = Where does it go?
teotihuacan-prompt-action = { $board }: what do you do here?
teotihuacan-prompt-worship = Worship ({ $board }): the ability, the discovery tile, or both?
teotihuacan-prompt-both = { $board }: which of the two effects comes first?
teotihuacan-prompt-ability = Use a discovery tile first, or go on: { $space }?
teotihuacan-prompt-offered = { $board }: the discovery tile here is { $tile }. Claim it?
teotihuacan-prompt-pay = Pay { $amount } cocoa, or use your free-cocoa tile? ({ $source })
teotihuacan-prompt-goods = Choose { $count ->
    [one] { $count } good
   *[other] { $count } goods
}, in the order wood, stone, gold ({ $source }).
teotihuacan-prompt-exchange = How many times, up to { $most }? ({ $source })
teotihuacan-prompt-sell = Sell a good? Up to { $left } more. ({ $source })
teotihuacan-prompt-convert = Which good do you give for { $count }? ({ $source })
teotihuacan-prompt-paid-steps = Pay for a temple step? Up to { $left } more. ({ $source })
teotihuacan-prompt-major = Major step ({ $temple }): a discovery tile, or the printed reward?
teotihuacan-prompt-temple = In which temple do you advance? { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} ({ $source })
teotihuacan-prompt-matches = Matching icons: which temple first?
teotihuacan-prompt-avenue = Avenue step { $step }: claim a discovery tile?
teotihuacan-prompt-power-ups = { $board }: which worker gains a power-up? ({ $left } left)
teotihuacan-prompt-bought-power-up = Technology 13: one more power-up on { $board } for { $cocoa } cocoa?
teotihuacan-prompt-tile-power-ups = Discovery tile: which worker gains a power-up? ({ $left } left)
teotihuacan-prompt-ascension = Ascension: which reward do you choose?
teotihuacan-prompt-technology = Alchemy: which technology do you buy?
teotihuacan-prompt-row = Nobles: in which row do you build?
teotihuacan-prompt-decoration = Decorations: which tile do you take?
teotihuacan-prompt-side = Decorations: on which side of the Pyramid?
teotihuacan-prompt-tile = Construction: which tile? ({ $placed } of at most { $most } placed)
teotihuacan-prompt-slot = Construction: where does the tile go?
teotihuacan-prompt-discount = Technology 15: what is one cheaper for this tile?
teotihuacan-prompt-turn = Construction: how is the tile turned?
teotihuacan-prompt-salary = Eclipse: your workers cost { $due } cocoa. How much do you pay? Each unpaid cocoa costs { $points } VP.
teotihuacan-prompt-end = End your turn?

## Choices

teotihuacan-price = { $cocoa ->
    [0] {""}
   *[other] {" · "}{ $cocoa } cocoa
}{ $wood ->
    [0] {""}
   *[other] {" · "}{ $wood } wood
}{ $stone ->
    [0] {""}
   *[other] {" · "}{ $stone } stone
}{ $gold ->
    [0] {""}
   *[other] {" · "}{ $gold } gold
}
teotihuacan-label-keep = Keep { $one } and { $two }
teotihuacan-label-draft = Take { $tile }
teotihuacan-label-start = { $board }
teotihuacan-label-worker = Worker { $worker }: power { $power }, { $board }
teotihuacan-label-to = To { $board }
teotihuacan-label-pair = Take worker { $worker } along (power { $power }; double-move tile)
teotihuacan-label-anywhere = Move any distance (unlimited-move tile)
teotihuacan-label-collect = Collect { $cocoa } cocoa
teotihuacan-label-main = { $cocoa ->
    [0] Main action of { $board } (free)
   *[other] Main action of { $board } ({ $cocoa } cocoa)
}
teotihuacan-label-worship = { $cocoa ->
    [0] Worship: { $space }
   *[other] Worship: { $space } ({ $cocoa } cocoa to free the worker there)
}
teotihuacan-label-ability = { $cocoa ->
    [0] Ability: { $space }
   *[other] Ability: { $space } ({ $cocoa } cocoa)
}
teotihuacan-label-discovery = Discovery tile: { $tile }{ teotihuacan-price }{ $fee ->
    [0] {""}
   *[other] {" "}(and { $fee } cocoa)
}
teotihuacan-label-both = Both, for { $fee } cocoa: { $space }, and { $tile }{ teotihuacan-price }
teotihuacan-label-first-ability = First: { $space }
teotihuacan-label-first-discovery = First: the discovery tile
teotihuacan-label-pay = Pay { $amount } cocoa
teotihuacan-label-free = Use the free-cocoa tile instead of { $amount } cocoa
teotihuacan-label-waive = Use the free-cocoa tile for this
teotihuacan-label-take = Take { $what }
teotihuacan-label-give = Give { $what }
teotihuacan-label-times = { $times ->
    [0] Not at all
   *[other] { $times }×: pay { $cocoa } cocoa for { $wood ->
        [0] {""}
       *[other] { $wood } wood,{" "}
    }{ $stone } stone{ $gold ->
        [0] {""}
       *[other] , { $gold } gold
    }
}
teotihuacan-label-claim = Claim: { $tile }{ teotihuacan-price }
teotihuacan-label-printed = { $goods ->
    [0] { $vp ->
        [0] Take { $cocoa } cocoa
       *[other] Score { $vp } VP
    }
    [one] Take { $goods } good
   *[other] Take { $goods } goods
}
teotihuacan-label-temple = Advance: { $temple } (step { $step })
teotihuacan-label-power = Power up worker { $worker } (power { $power }, { $board })
teotihuacan-label-ascend-vp = Score { $vp } VP
teotihuacan-label-ascend-cocoa = Take { $cocoa } cocoa
teotihuacan-label-ascend-temple = Advance in a temple
teotihuacan-label-ascend-temples = Pay { $cocoa } cocoa to advance twice in temples
teotihuacan-label-ascend-worker = Your fourth worker (power { $power }) and { $cocoa } cocoa
teotihuacan-label-tech = Learn { $technology } ({ $gold } gold; { $temple })
teotihuacan-label-tech-alone = Learn { $technology } ({ $gold } gold; { $temple }; no power-up)
teotihuacan-label-row = Build in the { $row } ({ $vp } VP)
teotihuacan-label-decoration = Tile: { $icons } ({ $gold } gold)
teotihuacan-label-side = { $side }, space { $mark }: { $vp } VP; temples: { $temples }
teotihuacan-label-tile = Tile: { $icons }
teotihuacan-label-at = { $slot }, level { $level }: { $stone } stone, { $wood } wood for { $vp } VP
teotihuacan-label-turn = Turned { $turn }°: { $vp } VP; temples: { $temples }
teotihuacan-label-discount-none = Nothing: keep the discount for a later tile
teotihuacan-label-discount-stone = One stone less
teotihuacan-label-discount-wood = One wood less
teotihuacan-label-extra = Use an extra-worker tile
teotihuacan-label-salary = { $lost ->
    [0] Pay { $paid } of { $due } cocoa
   *[other] Pay { $paid } of { $due } cocoa and lose { $lost } VP
}
teotihuacan-label-decline = No, thank you
teotihuacan-label-stop = No more
teotihuacan-label-end = End the turn
teotihuacan-label-unlock-turn = Spend the turn unlocking all your workers
teotihuacan-label-unlock-paid = Unlock all your workers ({ $cocoa } cocoa)
teotihuacan-label-unlock-tile = Unlock all your workers (free-cocoa tile)
teotihuacan-label-use = Use discovery tile: { $tile }

## Events

teotihuacan-kept = { $seat } keeps { $tiles }.
teotihuacan-drafted = { $seat } drafts { $tile }.
teotihuacan-kept-tiles = { $seat } has kept { $tiles }.
teotihuacan-start-power = Worker { $worker } of { $seat } starts with power { $power }.
teotihuacan-starter-placed = { $seat } starts with a worker of power { $power } on { $board }.
teotihuacan-neutral-placed = Neutral workers stand on { $boards }.
teotihuacan-turn = { $seat } is on turn.
teotihuacan-moved = { $seat } moves worker { $worker } from { $from } to { $to }.
teotihuacan-unlock-turn = { $seat } spends the turn unlocking.
teotihuacan-unlocked = Worker { $worker } of { $seat } is unlocked on { $board }.
teotihuacan-main-action = { $seat } takes the main action of { $board } with { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}.
teotihuacan-worshipped = { $seat } locks worker { $worker } on { $board } to worship.
teotihuacan-gained-cocoa = { $seat } gains { $amount } cocoa ({ $source }).
teotihuacan-gained-wood = { $seat } gains { $amount } wood ({ $source }).
teotihuacan-gained-stone = { $seat } gains { $amount } stone ({ $source }).
teotihuacan-gained-gold = { $seat } gains { $amount } gold ({ $source }).
teotihuacan-gained-vp = { $seat } gains { $amount } VP ({ $source }).
teotihuacan-paid-cocoa = { $seat } pays { $amount } cocoa ({ $source }).
teotihuacan-paid-wood = { $seat } pays { $amount } wood ({ $source }).
teotihuacan-paid-stone = { $seat } pays { $amount } stone ({ $source }).
teotihuacan-paid-gold = { $seat } pays { $amount } gold ({ $source }).
teotihuacan-points-lost = { $seat } loses { $amount } VP for unpaid salaries.
teotihuacan-claimed = { $seat } claims a discovery tile: { $tile }.
teotihuacan-used = { $seat } uses a discovery tile: { $tile }.
teotihuacan-discovery-drawn = New discovery tile on { $board }: { $tile }.
teotihuacan-discovery-discarded = A discovery tile is discarded: { $tile }.
teotihuacan-temple-advanced = { $seat } advances to step { $step }: { $temple }.
teotihuacan-temple-stayed = { $seat } can't advance: { $temple }.
teotihuacan-bonus-unlocked = { $seat } unlocks the bonus tile: { $temple }.
teotihuacan-avenue-advanced = { $seat } reaches step { $step } of the avenue.
teotihuacan-avenue-stayed = { $seat } is at the end of the avenue.
teotihuacan-track-advanced = { $seat } reaches step { $step } of the Pyramid track.
teotihuacan-powered-up = Worker { $worker } of { $seat } on { $board } has power { $power } now.
teotihuacan-ascended = Worker { $worker } of { $seat } ascends and is reborn in the Palace.
teotihuacan-fourth-worker = { $seat } brings a fourth worker into the Palace.
teotihuacan-learned = { $seat } learns { $technology }.
teotihuacan-built = { $seat } builds in the { $row } of Nobles ({ $vp } VP).
teotihuacan-decorated = { $seat } lays a decoration on the { $side }, space { $mark }.
teotihuacan-decoration-drawn = A new decoration is on offer.
teotihuacan-constructed = { $seat } lays a pyramid tile at { $slot }, turned { $turn }°.
teotihuacan-pyramid-drawn = A new pyramid tile is on offer.
teotihuacan-pyramid-completed = The Pyramid is complete! The light disc goes to { $dark }, and the next Eclipse is the last.
teotihuacan-light-advanced = The light disc is on { $space } (the dark one on { $dark }).
teotihuacan-discs-met = The discs have met on { $space }: an Eclipse is coming.
teotihuacan-eclipse = Eclipse { $number }.
teotihuacan-calendar-reset = The light disc returns to 0, the dark one goes to { $dark }.
teotihuacan-bonus-scored = { $seat } scores { $vp } VP: { $bonus }.
teotihuacan-over = The last Eclipse is over.
teotihuacan-bot-rolled = Teotibot rolls { $dice }: { $sum }. Place { $position } of its action pyramid: { $action }.
teotihuacan-bot-failed = Teotibot finds no action.
teotihuacan-bot-shifted = { $used } leaves Teotibot's action pyramid, { $entered } enters it.
teotihuacan-bot-worshipper-moved = Teotibot's worshipper goes to { $board }.

## The board in the browser

teotihuacan-board-collect = Collect cocoa
teotihuacan-board-collect-now = { $cocoa } cocoa for whoever arrives now: one for each colour here, and one.
teotihuacan-board-main = Main action
teotihuacan-board-main-now = { $cocoa } cocoa for whoever arrives now: one for each colour here.
teotihuacan-board-lock = A worker that worships here is locked until it is freed.
teotihuacan-board-price = Its price: { $price }.
teotihuacan-board-no-price = It has no price.
teotihuacan-board-power = power { $power }
teotihuacan-board-table-about = The row is the number of your workers here, the column the power of the weakest of them.
teotihuacan-board-technology = { $gold } gold, and a step: { $temple }.
teotihuacan-board-row-about = With { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} or more.
teotihuacan-board-pile = { $count } left in the pile
teotihuacan-board-level = level { $level }
teotihuacan-board-step = { $temple }, step { $step }
teotihuacan-board-avenue = Avenue of the Dead
teotihuacan-board-avenue-about = An Eclipse pays { $value } VP a step now.
teotihuacan-board-avenue-step = Avenue of the Dead, step { $step }
teotihuacan-board-track = Pyramid track
teotihuacan-board-track-about = Each step is worth 4, 3, then 2 VP in an Eclipse; whoever is furthest gets 4 more.
teotihuacan-board-buildings = Buildings row
teotihuacan-board-calendar = Calendar
teotihuacan-board-calendar-now = Light disc on { $light }, dark disc on { $dark }; Eclipses so far: { $eclipses }.
teotihuacan-board-key-level = Show the pyramid up to the next level
teotihuacan-board-show-level = Show the pyramid up to level { $level }
teotihuacan-board-worker = Worker of power { $power }
teotihuacan-board-salary = Salary { $cocoa }
teotihuacan-board-technologies = Technologies { $numbers }
teotihuacan-board-mask-points = Masks: { $points } VP an Eclipse
teotihuacan-board-neutral = neutral
teotihuacan-board-player = { $seat }: { $vp } VP, { $goods }; { $steps }; avenue { $avenue }, Pyramid track { $track }.
teotihuacan-board-line = { $board } (place { $position }): workers { $workers }; collecting brings { $collect }{ $main ->
    [none] {""}
   *[other] , the main action costs { $main }
}; discovery tile: { $tile }.
teotihuacan-board-source-lost = Unpaid salaries
teotihuacan-board-count-eclipse-avenue = Avenue of the Dead
teotihuacan-board-count-eclipse-leader = Furthest on the Pyramid track
teotihuacan-board-count-eclipse-track = Pyramid track
teotihuacan-board-count-eclipse-masks = Masks
teotihuacan-board-status = { $left ->
    [0] Eclipse { $eclipse } is coming
    [one] Eclipse { $eclipse } in { $left } step
   *[other] Eclipse { $eclipse } in { $left } steps
}

## Amounts

teotihuacan-board-amount-cocoa = { $count } cocoa
teotihuacan-board-amount-wood = { $count } wood
teotihuacan-board-amount-stone = { $count } stone
teotihuacan-board-amount-gold = { $count } gold

## What each component does, for its card

teotihuacan-board-about-technology-1 = { $cocoa } cocoa whenever a move of yours ends on the Palace or passes it.
teotihuacan-board-about-technology-3 = { $vp } VP for each main action of yours on Alchemy or Nobles.
teotihuacan-board-about-technology-5 = { $goods } wood, stone or gold more for each main action on the Forest, the Stone Quarry or the Gold Deposits.
teotihuacan-board-about-technology-7 = { $cocoa } cocoa and { $vp } VP for each main action on the Forest, the Stone Quarry or the Gold Deposits.
teotihuacan-board-about-technology-9 = { $vp } VP for each main action on Decorations.
teotihuacan-board-about-technology-11 = { $vp } VP for each main action on Construction, however many tiles you place.
teotihuacan-board-about-technology-13 = Once in a main action that gave you a power-up: one more on that board for { $pay_cocoa } cocoa.
teotihuacan-board-about-technology-15 = On Construction you count { $workers } worker more, and one tile costs { $discount } stone or wood less.
teotihuacan-board-about-technology-17 = A step in a temple of your choice for each main action on Construction.

teotihuacan-board-about-royal-1 = Take as many cocoa as the worker’s power, and { $plus } more.
teotihuacan-board-about-royal-2 = As often as the worker’s power: pay { $pay_cocoa } cocoa for 1 wood and 1 stone.
teotihuacan-board-about-royal-3 = As often as the worker’s power: give a wood, stone or gold for { $cocoa } cocoa.
teotihuacan-board-about-royal-4 = { $vp } VP for each of your technologies, for at most as many as the worker’s power.
teotihuacan-board-about-royal-5 = { $vp } VP for each of your steps on the Pyramid track, for at most as many as the worker’s power.
teotihuacan-board-about-royal-6 = As often as the worker’s power: pay { $pay_cocoa } cocoa for 1 gold and 1 stone.
teotihuacan-board-about-royal-7 = Once: give { $pay_cocoa } cocoa and a wood, stone or gold, and take as many of these as the worker’s power, as you like.
teotihuacan-board-about-royal-8 = Pay { $pay_cocoa } cocoa for a step in a temple of your choice; one time fewer than the worker’s power.
teotihuacan-board-about-royal-9 = { $vp } VP for each of your steps on the Avenue of the Dead, for at most the worker’s power and { $plus }.

teotihuacan-board-about-bonus = Scored in the last Eclipse by everybody on one of the two highest steps of this temple.
teotihuacan-board-about-bonus-1 = Your best set of different masks scores once more.
teotihuacan-board-about-bonus-2 = { $vp } VP for each of your technologies.
teotihuacan-board-about-bonus-3 = { $vp } VP.
teotihuacan-board-about-bonus-4 = { $vp } VP for each of your steps on the Avenue of the Dead.
teotihuacan-board-about-bonus-5 = { $vp } VP for each bonus tile you have unlocked, this one included.
teotihuacan-board-about-bonus-6 = { $vp } VP for each of your discovery tiles that is no mask, used or not.
teotihuacan-board-about-bonus-7 = { $vp } VP for each of your workers in play, { $strong_vp } for one of power { $strong_power } or more.

teotihuacan-board-about-discovery-mask = Keep it. In every Eclipse each set of different masks scores: { $points } VP for 1, 2, 3 and more of them.
teotihuacan-board-about-discovery-vp-4 = Turn it over on your turn: 4 VP.
teotihuacan-board-about-discovery-cocoa-4 = Turn it over on your turn, or when salaries are due: 4 cocoa.
teotihuacan-board-about-discovery-resources-2 = Turn it over on your turn: 2 wood, stone or gold, as you like.
teotihuacan-board-about-discovery-resources-3 = Turn it over on your turn: 3 wood, stone or gold, as you like.
teotihuacan-board-about-discovery-temple-blue = Turn it over on your turn: a step in the blue temple.
teotihuacan-board-about-discovery-temple-red = Turn it over on your turn: a step in the red temple.
teotihuacan-board-about-discovery-temple-green = Turn it over on your turn: a step in the green temple.
teotihuacan-board-about-discovery-temple-any = Turn it over on your turn: a step in a temple of your choice.
teotihuacan-board-about-discovery-avenue = Turn it over on your turn: a step on the Avenue of the Dead.
teotihuacan-board-about-discovery-power-up-2 = Turn it over on your turn: two power-ups for unlocked workers, but not on the board you have just landed on.
teotihuacan-board-about-discovery-double-move = Turn it over when you move: a second unlocked worker comes along from the same board.
teotihuacan-board-about-discovery-free-cocoa = Turn it over instead of paying: the cocoa of a main action, of a worship or of a whole salary.
teotihuacan-board-about-discovery-move-anywhere = Turn it over when you move: the worker goes to any board, its own included.
teotihuacan-board-about-discovery-extra-worker = Turn it over in a main action on Alchemy, Nobles or Construction: you count one worker more, up to three.

teotihuacan-board-about-bot-construction = With a worker on Construction: for 2 stone it lays the leftmost tile on the lowest level, for the level’s points and 2 more, a step on the Pyramid track and one in a temple. Else it takes 2 stone where it has a worker on the Stone Quarry.
teotihuacan-board-about-bot-decorations = With a worker on Decorations: for 2 gold it lays the topmost tile, for 5 VP, a step on the Pyramid track and one in a temple. Else it takes 2 gold where it has a worker on the Gold Deposits.
teotihuacan-board-about-bot-nobles = With a worker on Nobles: for 2 wood it builds in the row of the era, for its points and a step on the Avenue. Else it takes 2 wood where it has a worker on the Forest.
teotihuacan-board-about-bot-alchemy = With a worker on Alchemy: for 1 gold it takes the lowest technology that nobody has, with its temple step. Else its weakest unlocked worker is powered up, twice.
teotihuacan-board-about-bot-mastery = It takes the action of the board where its strongest unlocked worker stands; if that fails, of the next strongest.
teotihuacan-board-about-bot-worship = Its locked worker goes to the next temple space clockwise and takes its steps there; the discovery tile is discarded.
teotihuacan-board-about-bot-masks = It takes the rarest mask near a worship space that it lacks and can pay.

teotihuacan-board-pyramid-tile = { $level ->
    [0] Pyramid tile on offer
   *[other] Pyramid tile, level { $level }
}
teotihuacan-board-about-pyramid-tile = Each icon laid on the same shape is a match: a point, and a step in its temple if it is coloured on the new tile.
teotihuacan-board-decoration = Decoration tile
teotihuacan-board-about-decoration = Laid against a side of the Pyramid, one above the other; each icon on the same shape is a point and, coloured, a step in its temple.
teotihuacan-board-about-starting = You keep two starting tiles: all they show is yours, and your three workers start on three of their boards.
teotihuacan-board-starting-discovery = It has drawn: { $tile }.
teotihuacan-board-starting = Starting tiles
teotihuacan-board-starting-second = And which second tile?
teotihuacan-board-tile-price = { $tile }: { $price }
teotihuacan-board-pyramid = Pyramid
teotihuacan-board-pyramid-about = Choose the levels to show with L, the view with V. Turn the tile in hand with R.
teotihuacan-board-tilt = Tilted view
teotihuacan-board-key-tilt = Tilt the pyramid, or see it from above
teotihuacan-board-key-turn = Turn the tile in hand
teotihuacan-board-key-explain = Explain the next component (with Shift: the one before)
teotihuacan-board-ghost = { $vp } VP, matches: { $matches }
teotihuacan-board-tiles-now = { $count ->
    [one] { $count } tile
   *[other] up to { $count } tiles
} with your workers
teotihuacan-board-bot-tile = Teotibot’s action tile: { $action }
teotihuacan-board-bot-sums = Chosen by a throw of { $sums }.
teotihuacan-board-bot-no-sum = No throw chooses this place; its tile moves up when a gap opens above.
teotihuacan-board-bot-aside = set aside
teotihuacan-board-bot-aside-about = It enters the bottom row when the next tile has been used.
teotihuacan-board-bot-directions = Direction tiles
teotihuacan-board-bot-directions-about = The upper one says from which side a tile moves up into the gap, the lower one does so for the second gap. Then the upper one is turned over and goes below.
teotihuacan-board-bot-direction-up-right = up to the right
teotihuacan-board-bot-direction-up-left = up to the left
teotihuacan-board-bot-dice = Teotibot’s last throw: { $dice } – { $action }
teotihuacan-board-bot-no-dice = Teotibot has not thrown its dice yet.
teotihuacan-board-bot-player = Teotibot
teotihuacan-board-bot-player-about = { $vp } VP, { $cocoa } cocoa, { $wood } wood, { $stone } stone, { $gold } gold. It pays no cocoa for actions and no salary; with 10 cocoa it scores points for them.
teotihuacan-board-avenue-player = { $seat }: { $steps } steps, { $vp } VP now
teotihuacan-board-track-player = { $seat }: { $steps } steps, { $vp } VP in the next Eclipse
teotihuacan-board-buildings-about = The lowest number laid open is what an Eclipse pays for each step on the Avenue: { $value } VP now. Each new building uncovers the next one.
teotihuacan-board-calendar-left = { $left ->
    [0] { $rounds ->
        [0] the Eclipse is here
        [one] last round
       *[other] { $rounds } rounds left
    }
   *[other] { $left } to go
}
teotihuacan-board-eclipse = Eclipse { $number }
teotihuacan-board-eclipse-about = Avenue, Pyramid track and masks are scored, then salaries are paid. Each step on the Pyramid track is worth { $vp } VP, whoever is furthest gets { $leader } more.
teotihuacan-board-step-player = { $seat } is here.
teotihuacan-board-step-gain-goods = { $count ->
    [one] { $count } good of your choice
   *[other] { $count } goods of your choice
}
teotihuacan-board-step-gain-vp = { $count } VP
teotihuacan-board-step-start = Markers start here.
teotihuacan-board-step-major = Or one of the discovery tiles here, for its price:
teotihuacan-board-step-top = Only one marker can stand here.
teotihuacan-board-worker-of = Worker of { $seat }, power { $power }
teotihuacan-board-worker-neutral = Neutral worker
teotihuacan-board-worker-about = Power 6 is an Ascension. Each colour here makes collecting and the main action count one more.
teotihuacan-board-worker-neutral-about = It counts as a colour of its own, and never acts.
teotihuacan-board-worker-locked = Locked: freed by paying 3 cocoa, by a whole turn, or by somebody who takes its place.
teotihuacan-board-worship = Worship: { $space }
teotihuacan-board-worship-about = A step there, or the discovery tile beside it; both for 1 cocoa more.
teotihuacan-board-dear = You have { $cocoa } cocoa.

## The whole table in words

teotihuacan-board-say-technologies = { $seat } has technologies: { $names }.
teotihuacan-board-say-discoveries = { $seat } holds discovery tiles: { $names }.
teotihuacan-board-say-locked = { $worker }, locked
teotihuacan-board-say-worship = { $board }, worship spaces: { $spaces }.
teotihuacan-board-say-space-free = { $space } free
teotihuacan-board-say-space-taken = { $space } taken by { $who }
teotihuacan-board-say-offer-tech = Technologies on Alchemy: { $names }.
teotihuacan-board-say-tech-free = { $name } for { $gold } gold, { $temple }
teotihuacan-board-say-tech = { $name } for { $gold } gold, { $temple }, owned by { $owners }
teotihuacan-board-say-pyramid = Pyramid: { $counts } tiles on levels 1 to 4; open places { $open }.
teotihuacan-board-say-offer-pyramid = Pyramid tiles on offer: { $tiles }. { $pile } left in the pile.
teotihuacan-board-say-offer-decorations = Decorations on offer: { $tiles }. { $pile } left in the pile.
teotihuacan-board-say-squares = Squares of row { $row }, from the left: { $icons }.
teotihuacan-board-say-sides = Decorations on the sides: { $sides }.
teotihuacan-board-say-side = { $side } { $count }
teotihuacan-board-say-buildings = Buildings: { $rows }. The Avenue pays { $value } VP a step now.
teotihuacan-board-say-row = { $row } { $built } of { $places }
teotihuacan-board-say-bonus-of = { $temple } ({ $bonus })
teotihuacan-board-say-bonus = Bonus tiles: { $names }.
teotihuacan-board-say-stash = Discovery tiles on { $place }: { $tiles }.
teotihuacan-board-say-starting = Starting tiles: { $tiles }.
teotihuacan-board-say-bot = Teotibot’s action pyramid from the top: { $actions }; set aside: { $aside }; direction tiles: { $directions }.

## The guided first game

teotihuacan-guide-welcome = Welcome to Teotihuacan. Your dice are workers, the pips are their power. Each turn one of them walks clockwise and acts where it lands. Three Eclipses score the game; we play up to the first one.
teotihuacan-guide-first-worker = Take your strongest worker, the lit die on Nobles.
teotihuacan-guide-first-move = A worker walks one, two or three boards. Send it three boards on, past the Palace, to the Stone Quarry: we need stone for the Pyramid. Everything on the table explains itself when you rest on it.
teotihuacan-guide-first-action = Here you collect cocoa, worship, or take the main action. Take the main action: it costs one cocoa for each colour that was here before, so one. The lit cell is what it brings – 1 stone – and your worker grows by one.
teotihuacan-guide-teotibot = Your worker has power 3 now. Teotibot, your rival, has played too: at the lower left you see its throw, its action tiles and its goods, and the boards it visited are framed.
teotihuacan-guide-second-worker = Go on with the same worker.
teotihuacan-guide-alchemy-move = Alchemy is one board away, and nobody is there: its main action is free. It sells technologies, which pay you for the rest of the game.
teotihuacan-guide-alchemy-action = You have 4 gold, and one worker opens the first row. Take the main action.
teotihuacan-guide-technology = Buy technology 3 for 1 gold: 3 VP whenever you act on Alchemy or Nobles, and we are about to build for the Nobles. It also takes you a step up the red temple, for 1 VP.
teotihuacan-guide-cocoa-worker = Cocoa pays for nearly everything. Crowded boards give the most: one for each colour there, and one more. Take the worker of power 1 from the Forest, where it would only hinder a stronger one.
teotihuacan-guide-cocoa-move = Send it to Nobles: the chip in the corner promises 3 cocoa. You have too little wood to build, so it collects by itself – a decision with one answer is never asked.
teotihuacan-guide-wood-worker = Now wood for a building. Your best worker has power 4 and stands next to the Forest.
teotihuacan-guide-wood-move = Look at the Forest’s table: a single worker of power 4 is in the last column, 2 wood. With a weaker one beside it, the weakest would count: that is why it left.
teotihuacan-guide-wood-action = Take the main action for 1 cocoa.
teotihuacan-guide-nobles-worker = One of your workers waits on Nobles. Two together build in the centre row, which is worth more. Take the last worker, from Construction.
teotihuacan-guide-nobles-move = Nobles is two boards on. The framed row is the one that your workers open.
teotihuacan-guide-nobles-action = Take the main action: 2 wood for a building. It scores the 5 VP that it covers, 3 for your technology, and a step along the Avenue of the Dead. Each building also lowers what the Avenue pays: see the Buildings row.
teotihuacan-guide-pyramid-worker = Your best worker has power 5. One power-up more, and it ascends. Let its last deed be a great one: take it.
teotihuacan-guide-pyramid-move = Construction is next door. Each tile on the Pyramid costs 2 stone, and a wood for every level above the first. You have 3 stone and 1 wood.
teotihuacan-guide-pyramid-action = Take the main action. You may place one tile for each of your workers here: one.
teotihuacan-guide-pyramid-tile = Choose the first tile: its serpent is coloured. An icon laid on the same shape scores 1 VP, and a coloured one a step in its temple as well.
teotihuacan-guide-pyramid-slot = Rest on a place to see the tile there, with what matches ringed and the points beside it; R turns it. Choose 2a2 on the second level, which scores 3 VP by itself. V shows the Pyramid tilted.
teotihuacan-guide-pyramid-turn = Turned by 90° two icons match, one of them the coloured serpent: 5 VP and a step in the green temple. Each tile is also a step on the Pyramid track.
teotihuacan-guide-ascension = Power 6: your worker ascends. You step along the Avenue, a new worker of power 1 is born in the Palace, the calendar moves on, and you choose a reward. Take your fourth worker and 2 cocoa: only once, and the earlier the better.
teotihuacan-guide-worship-worker = Time to worship. Take the worker of power 2 on Nobles.
teotihuacan-guide-worship-move = Go one board on, to the Gold Deposits. The space with the key belongs to the blue temple, and the tile beside it is a discovery tile.
teotihuacan-guide-worship-action = Worship: your worker is locked on the space. There it neither moves nor counts on the board until it is freed.
teotihuacan-guide-worship-both = A worship gives the temple step or the tile – or both for 1 cocoa more. Take both.
teotihuacan-guide-worship-order = First the step in the blue temple: it gives a good of your choice, which may pay for something.
teotihuacan-guide-worship-good = Take wood. You will see in a moment what for.
teotihuacan-guide-worship-tile = The tile is a step on the Avenue, for 1 cocoa. Claim it. Most tiles are kept face up and used on any turn of yours.
teotihuacan-guide-use-tile = Use it at once. You stand on step 2 of the Avenue, and on step 3 lie discovery tiles of its own.
teotihuacan-guide-mask = Claim the mask for the wood. Masks score in every Eclipse, and a set of different ones much more than single ones. Start early.
teotihuacan-guide-end-turn = You could unlock your worker for 3 cocoa now, at any moment of your turn. Keep the cocoa and end the turn.
teotihuacan-guide-fourth-worker = The light disc is two steps from the dark one. When they meet, one round is left before the Eclipse. Use your new worker of power 3, in the Palace.
teotihuacan-guide-fourth-move = To the Stone Quarry, one board on: more stone for the Pyramid of the next era.
teotihuacan-guide-fourth-action = Take the main action for 1 cocoa. The worker grows to power 4, the column that pays best.
teotihuacan-guide-fourth-end = End the turn.
teotihuacan-guide-reborn-worker = One step is left between the discs. The worker that ascended waits in the Palace, with power 1 again: take it.
teotihuacan-guide-reborn-move = To the Forest, three boards on.
teotihuacan-guide-reborn-action = Take the main action for 2 cocoa. A single worker of power 1 finds only 1 cocoa there, but it grows to power 2.
teotihuacan-guide-end-again = End the turn. Your cocoa will be needed in a moment.
teotihuacan-guide-last-round = The discs have met: this is your last turn before the Eclipse. Each of your workers then wants a cocoa, and one more for power 4 or 5. Yours cost 5, and you have 4. Take the weak worker on Nobles.
teotihuacan-guide-last-move = The Gold Deposits are one board on and crowded enough to give 3 cocoa. Your own locked worker does not count there.
teotihuacan-guide-last-action = Collect the cocoa.
teotihuacan-guide-last-end = End the turn, and watch the Eclipse.
teotihuacan-guide-eclipse = The Eclipse has paid you 24 VP: 15 for three steps on the Avenue, 4 for your step on the Pyramid track, 4 for being the furthest there, tied with Teotibot, and 1 for your mask.
teotihuacan-guide-salary = Now the salaries: pay all 5 cocoa. Each cocoa that you don’t pay costs 3 VP.
teotihuacan-guide-unlock = A new era begins, and the neutral workers have moved. One of your workers is still locked, and you have little cocoa. A whole turn frees all of them for nothing: take it.
teotihuacan-guide-free = You know the game now; the rest is yours. Undo is free, H asks for a hint, and the rules lie beside the log.
teotihuacan-guide-ideas = Three ideas: 3 gold buy a decoration or more technologies; two workers on Construction place two tiles; the top of a temple unlocks its bonus tile.

## The legend

teotihuacan-legend-cocoa = Cocoa
teotihuacan-legend-wood = Wood
teotihuacan-legend-stone = Stone
teotihuacan-legend-gold = Gold
teotihuacan-legend-any = A good of your choice
teotihuacan-legend-points = Victory points (VP)
teotihuacan-legend-arrow = What you pay, or what counts → what you get
teotihuacan-legend-die = A worker, or its power
teotihuacan-legend-times = As often as the worker's power
teotihuacan-legend-up = A power-up of a worker
teotihuacan-legend-step-blue = A step in the blue temple
teotihuacan-legend-step-red = A step in the red temple
teotihuacan-legend-step-green = A step in the green temple
teotihuacan-legend-step-any = A step in a temple of your choice
teotihuacan-legend-board = When you take the main action of this board
teotihuacan-legend-key = A worker that worships here is locked
teotihuacan-legend-tech = A technology
teotihuacan-legend-house = A building of the Nobles
teotihuacan-legend-avenue = A step on the Avenue of the Dead
teotihuacan-legend-pyramid = A step on the Pyramid track
teotihuacan-legend-tile = A discovery tile
teotihuacan-legend-bonus = A temple bonus tile
teotihuacan-legend-mask = A mask: sets of different ones score
