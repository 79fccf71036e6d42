# Founders of Teotihuacan.

founders = Founders of Teotihuacan
founders-about = Lay buildings, temples and a pyramid into a city of four quarters, and make them fit each other. The shapes, mask squares and some values of this edition are reconstructed: an owner of the box can put the printed figures in.

founders-option-board = Player boards
founders-option-board-about = Side A is the same for everybody; on side B each player gets a different city.
founders-option-board-A = Side A
founders-option-board-B = Side B
founders-option-first_player = First player
founders-option-first_player-about = Who begins the first round.
founders-option-first_player-drawn = Drawn by lot
founders-option-first_player-0 = Seat 1
founders-option-first_player-1 = Seat 2
founders-option-first_player-2 = Seat 3
founders-option-first_player-3 = Seat 4
founders-option-reward_reach = Rewards that list buildings
founders-option-reward_reach-about = Whether the architect's reach limits the buildings that a pyramid space lists.
founders-option-reward_reach-bound = Within reach
founders-option-reward_reach-free = Anywhere
founders-option-level = Rival Architect
founders-option-level-about = How strong the rival of a solo game is.
founders-option-level-apprentice = Apprentice
founders-option-level-master = Master
founders-option-level-founder = Founder

## Names

founders-wood = wood
founders-stone = stone
founders-gold = gold
founders-material-wood = wood
founders-material-stone = stone
founders-material-gold = gold
founders-green = green
founders-blue = blue
founders-red = red
founders-mask-yellow = yellow
founders-mask-turquoise = turquoise
founders-mask-red = red
founders-zone-building = buildings
founders-zone-temple = temples
founders-zone-pyramid = pyramid
founders-side-top = top
founders-side-right = right
founders-side-bottom = bottom
founders-side-left = left
founders-quarter-NW = north-western quarter
founders-quarter-NE = north-eastern quarter
founders-quarter-SW = south-western quarter
founders-quarter-SE = south-eastern quarter
founders-bonus-any_influence = an influence action
founders-bonus-any_construction = a construction
founders-bonus-vp2 = points
founders-bonus-vp1_resource = a resource
founders-bonus-vp1_power = power
founders-building-wood1 = wood building of size 1
founders-building-wood2 = wood building of size 2
founders-building-wood3 = wood building of size 3
founders-building-stone1 = stone building of size 1
founders-building-stone2 = stone building of size 2
founders-building-stone3 = stone building of size 3
founders-building-stone4 = stone building of size 4
founders-building-gold3 = gold building of size 3
founders-building-gold4 = gold building of size 4
founders-space-base-nw = the base, north-west
founders-space-base-n = the base, north
founders-space-base-ne = the base, north-east
founders-space-base-w = the base, west
founders-space-base-c = the base, centre
founders-space-base-e = the base, east
founders-space-base-sw = the base, south-west
founders-space-base-s = the base, south
founders-space-base-se = the base, south-east
founders-space-upper-nw = the first level, north-west
founders-space-upper-ne = the first level, north-east
founders-space-upper-sw = the first level, south-west
founders-space-upper-se = the first level, south-east
founders-space-top = the top

## Phrases that others quote

founders-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
founders-bonus-gives = { $only ->
    [1] { founders-points }
   *[other] { $bonus }{ $points ->
        [0] { "" }
       *[other] , { founders-points }
    }
}
founders-powers = { $span ->
    [0] power { $low }
   *[other] power { $low } to { $high }
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
   *[other] { " " }{ $wood } wood
}{ $stone ->
    [0] { "" }
   *[other] { founders-cost-stone }{ " " }{ $stone } stone
}{ $gold ->
    [0] { "" }
   *[other] { founders-cost-gold }{ " " }{ $gold } gold
}{ $any ->
    [0] { "" }
    [one] { founders-cost-any }{ " " }{ $any } resource of any kind
   *[other] { founders-cost-any }{ " " }{ $any } resources of any kind
}
founders-effect-trade = pay{ founders-cost } for { founders-points }, up to { $most }
founders-effect-sacrifice = pay{ founders-cost } for { founders-points }
founders-effect-needs = { founders-points } with { $buildings }
founders-effect-size-needs = { founders-points } with { $count } buildings of size { $size }
founders-effect-product = { $temple } temples times { $material } buildings, up to { $most } points
founders-effect-building = { founders-points } and a building of size { $size }
founders-effect-pyramid = pay{ founders-cost } for a pyramid tile
founders-effect-temple = pay{ founders-cost } for a temple
founders-effect-influence = { founders-points } and an influence action
founders-effect-construction = { founders-points } and a construction

## Prompts

founders-prompt-start-tiles = Starting pyramid: which tile do you place next?
founders-prompt-set-pyramid = Where does the { $colour } pyramid tile go?
founders-prompt-turn = Choose an action space or pass. Your architect stands at the { $side }, you have { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
}.
founders-prompt-discs = The stack is { $power } high. How many discs do you add?
founders-prompt-act = Power { $power }: which action do you carry out?
founders-prompt-bonus-after = Do you use the bonus disc now ({ founders-bonus-gives })?
founders-prompt-any-construction = Additional construction with power { $power }: which one?
founders-prompt-any-influence = Additional influence action: which one?
founders-prompt-build-building = Power { $power }: which building do you build?
founders-prompt-build-temple = Power { $power }: which temple do you build?
founders-prompt-build-pyramid = Power { $power }: which pyramid tile do you build?
founders-prompt-supply-temple = Your offering brings a temple: which one?
founders-prompt-supply-pyramid = Your offering brings a pyramid tile: which one?
founders-prompt-pay = Still to pay:{ founders-cost }. Which cube?
founders-prompt-place-building = Where does the { $material } building of size { $size } go?
founders-prompt-place-temple = Where does the { $colour } temple go?
founders-prompt-replace = Which cubes around the new building become { $resource }?
founders-prompt-listed-buildings = Reward of the pyramid: which building do you build?
founders-prompt-sized-building = Which building of size { $size } do you build?
founders-prompt-take-worship = Your temple brings a { $colour } worship tile: which one?
founders-prompt-worship-reward = Reward of the pyramid: the worship tile of which pile?
founders-prompt-produce-or-build = Do you produce, or build buildings of size 1?
founders-prompt-second-small = Do you build a second building of size 1?
founders-prompt-produce = The { $material } building of size { $size } at { $square }: where does its { $resource } go?
founders-prompt-offer = Which worship tile do you offer?
founders-prompt-times = How often do you { founders-effect-trade }?
founders-prompt-exchange = Which worship tile do you take in exchange for one of yours?
founders-prompt-give = Which of your worship tiles goes back?
founders-prompt-cube-kind = The bonus brings a resource: which one?
founders-prompt-cube-square = On which square do you put the { $resource }?

## Choices

founders-label-pass = Pass for this round
founders-label-decline = No, thank you
founders-label-done = That is all
founders-label-keep = Keep the others
founders-label-skip = This building produces nothing
founders-label-space = { $zone } { $number }: { founders-powers }
founders-label-space-bonus = { $zone } { $number }: { founders-powers }, with a bonus ({ founders-bonus-gives })
founders-label-discs = { $count ->
    [one] { $count } disc
   *[other] { $count } discs
}: power { $power }
founders-label-bonus = Use the bonus: { founders-bonus-gives }
founders-label-bonus-first = First use the bonus: { founders-bonus-gives }
founders-label-construct-building = Build a building
founders-label-construct-temple = Build a temple
founders-label-construct-pyramid = Build the pyramid
founders-label-influence-produce = Produce resources
founders-label-influence-offering = Make an offering
founders-label-influence-favour = Gain a favour
founders-label-start-tile = { $colour } pyramid tile
founders-label-tile = { $material } building of size { $size }
founders-label-temple = { $colour } temple for{ founders-cost }
founders-label-pyramid = { $colour } pyramid tile for{ founders-cost }
founders-label-supply-temple = { $colour } temple
founders-label-supply-pyramid = { $colour } pyramid tile
founders-label-place = On { $squares }
founders-label-set = On { $space }: { founders-points }
founders-label-set-build = On { $space }: { founders-gain }{ $buildings }
founders-label-set-temple = On { $space }: { founders-gain }a { $colour } temple
founders-label-set-size = On { $space }: { founders-gain }a building of size { $size }
founders-label-set-worship = On { $space }: { founders-gain }a worship tile
founders-label-pay = The { $resource } on { $square }
founders-label-joker = Pay { $gold } gold instead of one { $resource }
founders-label-cube = { $resource } on { $square }
founders-label-replace = { $resource } on { $square }, replacing { $old }
founders-label-resource = { $resource }
founders-label-produce = Produce with your buildings
founders-label-times = { $times ->
    [one] Once
   *[other] { $times } times
}: { founders-points }
founders-label-pile = The top { $colour } worship tile, unseen
founders-label-take-trade = Take { $colour }: { founders-effect-trade }
founders-label-take-sacrifice = Take { $colour }: { founders-effect-sacrifice }
founders-label-take-needs = Take { $colour }: { founders-effect-needs }
founders-label-take-size-needs = Take { $colour }: { founders-effect-size-needs }
founders-label-take-product = Take { $colour }: { founders-effect-product }
founders-label-take-building = Take { $colour }: { founders-effect-building }
founders-label-take-pyramid = Take { $colour }: { founders-effect-pyramid }
founders-label-take-temple = Take { $colour }: { founders-effect-temple }
founders-label-take-influence = Take { $colour }: { founders-effect-influence }
founders-label-take-construction = Take { $colour }: { founders-effect-construction }
founders-label-give-trade = Give back { $colour }: { founders-effect-trade }
founders-label-give-sacrifice = Give back { $colour }: { founders-effect-sacrifice }
founders-label-give-needs = Give back { $colour }: { founders-effect-needs }
founders-label-give-size-needs = Give back { $colour }: { founders-effect-size-needs }
founders-label-give-product = Give back { $colour }: { founders-effect-product }
founders-label-give-building = Give back { $colour }: { founders-effect-building }
founders-label-give-pyramid = Give back { $colour }: { founders-effect-pyramid }
founders-label-give-temple = Give back { $colour }: { founders-effect-temple }
founders-label-give-influence = Give back { $colour }: { founders-effect-influence }
founders-label-give-construction = Give back { $colour }: { founders-effect-construction }
founders-label-offer-trade = Offer { $colour }: { founders-effect-trade }
founders-label-offer-sacrifice = Offer { $colour }: { founders-effect-sacrifice }
founders-label-offer-needs = Offer { $colour }: { founders-effect-needs }
founders-label-offer-size-needs = Offer { $colour }: { founders-effect-size-needs }
founders-label-offer-product = Offer { $colour }: { founders-effect-product }
founders-label-offer-building = Offer { $colour }: { founders-effect-building }
founders-label-offer-pyramid = Offer { $colour }: { founders-effect-pyramid }
founders-label-offer-temple = Offer { $colour }: { founders-effect-temple }
founders-label-offer-influence = Offer { $colour }: { founders-effect-influence }
founders-label-offer-construction = Offer { $colour }: { founders-effect-construction }

## What happened

founders-first-player = { $seat } is the first player.
founders-round = Round { $round } begins.
founders-took-space = { $seat } puts { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
} on { $zone } { $number }: power { $power }.
founders-passed = { $seat } passes.
founders-lapsed = { $seat } can't carry out the action any more.
founders-bonus-used = { $seat } uses the bonus disc: { founders-bonus-gives }.
founders-building-built = { $seat } builds a { $material } building of size { $size } at { $square }.
founders-temple-built = { $seat } builds a { $colour } temple at { $square }.
founders-pyramid-built = { $seat } places a { $colour } pyramid tile: { $space }{ $points ->
    [0] { "" }
   *[other] , { founders-points }
}.
founders-reward-points = { $seat } gains { founders-points } from the pyramid's reward.
founders-produced = { $seat } gains { $count } { $resource } around the new building.
founders-cube-placed = { $seat } puts { $resource } on { $square }.
founders-paid = { $seat } pays the { $resource } on { $square }.
founders-mask-taken = { $seat } completes a { $colour } group: a mask tile worth { founders-points }.
founders-worship-taken = { $seat } takes a { $colour } worship tile.
founders-worship-returned = { $seat } puts a { $colour } worship tile back.
founders-offered = { $seat } offers a { $colour } worship tile.
founders-offering-points = { $seat } gains { founders-points } for the offering.
founders-favour = { $seat } takes step { $step } of the favour track: { founders-points }.
founders-quarter-scored = { $seat }, { $quarter }: { founders-points }.
founders-rival-took-space = The Rival Architect puts { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
} on { $zone } { $number }.
founders-rival-passed = The Rival Architect passes.
founders-rival-bonus = The Rival Architect covers a bonus disc: { founders-points }.
founders-rival-building = The Rival Architect takes the { $material } building of size { $size }: { founders-points }.
founders-rival-temple = The Rival Architect takes a { $colour } temple: { founders-points }.
founders-rival-pyramid = The Rival Architect takes a { $colour } pyramid tile: { founders-points }.
founders-rival-favour = The Rival Architect steps up the favour track: { founders-points }.
founders-rival-mask = The Rival Architect takes a { $colour } mask tile: { founders-points }.
founders-rival-harmony = The Rival Architect's temples and pyramid bring { founders-points }.

## The board in the browser

founders-board-city = City of { $seat }
founders-board-back = Back to my city
founders-board-look = Look at the city of { $seat }
founders-board-key-turn = Turn the tile
founders-board-key-flip = Flip the tile
founders-board-key-city = Look at the next city
founders-board-stack = The stack is { $height } high; { $limit } is the most.
founders-board-bonus-open = Its bonus is visible: { $bonus }.
founders-board-bonus-covered = Its bonus is covered: { $bonus }.
founders-board-closed = Closed with this number of players.
founders-board-left = On display: { $display }; in the supply: { $supply }.
founders-board-temple = { $colour } temple
founders-board-pyramid-tile = { $colour } pyramid tile
founders-board-worship = { $colour } worship tile
founders-board-worship-display = Worship tiles on display
founders-board-worship-own = Worship tiles of { $seat }
founders-board-reward-temple = a { $colour } temple
founders-board-reward-size = any building of size { $size }
founders-board-reward-worship = a worship tile
founders-board-masks = Mask tiles
founders-board-mask-pile = { $colour }: { $values }
founders-board-mask = { $colour } mask, { founders-points }
founders-board-favour = Favour
founders-board-favour-about = Each favour moves one step up for its points; then a worship tile may be exchanged.
founders-board-discs = { $discs ->
    [one] { $discs } disc left
   *[other] { $discs } discs left
}
founders-board-passed = Has passed
founders-board-first = First player
founders-board-cubes = { $resource }: { $count }
founders-board-architect = Architect at the { $side }
founders-board-quarters = The quarters would give { founders-points } now
founders-board-player = { $seat }: { founders-points }, { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
}, architect at the { $side }; { $wood } wood, { $stone } stone, { $gold } gold.
founders-board-lies = { $what }: { $squares }.
founders-board-round = Round { $round } of { $rounds }
founders-board-rival = Rival Architect
founders-board-rival-squares = Squares built: { $squares }; a mask every { $mask }
founders-board-intention = Next: { $zone }, { $wants } ({ $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
})
founders-board-turn = Turn
founders-board-flip = Flip
founders-board-building-about = { $size ->
    [1] Built by the influence action. It puts { $resource } on every free square around it.
   *[other] Needs power { $size }. It puts { $resource } on every free square around it.
}
founders-board-temple-about = Size { $size }; costs{ founders-cost }. Each point of power below its size costs 1 { $resource } more. It brings a worship tile of its colour.
founders-board-pyramid-about = Costs{ founders-cost } with power 4, and one gold more for each point of power below. { $placed } points at once, and the reward of the space it covers.
founders-board-construct-building = Take a building from the display, no larger than your power, and lay it within reach.
founders-board-construct-temple = Take a temple from the display, pay for it and lay it within reach.
founders-board-construct-pyramid = Take a pyramid tile from the display, pay for it and place it within reach.
founders-board-influence-produce = Each of your buildings puts one cube beside it; or lay one or two buildings of size 1.
founders-board-influence-offering = Carry out the effect of one of your worship tiles; then it goes back under its pile.
founders-board-influence-favour = One step on the favour track for its points; then you may exchange a worship tile.
founders-board-quarter-now = Would give { founders-points } now.
founders-board-group = { $colour } mask group
founders-board-group-complete = Complete.
founders-board-group-covered = { $done } of { $all } squares covered by tiles.
founders-board-group-best = The best tile of this colour that is left: { founders-points }.
founders-board-group-nothing = No tile of this colour is left.
founders-board-on = On { $squares }.
founders-board-produces = One cube beside it when you produce.
founders-board-temple-scores = Scores with the pyramid in: { $quarters }.
founders-board-cube-about = On { $square }. Pay with it, wherever it lies; a tile laid on it discards it.
founders-board-architect-about = Only the two quarters nearest the architect are in reach. It moves one side clockwise after each of your actions.
founders-board-far = Out of reach now.
founders-board-rival-about = It carries out its open intention on the tallest stack of that zone that has room, and scores by simple rules of its own.
founders-board-rival-harmony = Its temples and pyramid would bring { founders-points }
founders-board-masks-about = Cover a whole group of this colour in your city to take the top tile.
founders-board-pile = { $colour } worship pile: { $left } face down
founders-board-pile-about = The tile beside the pile and the one on top are open to all.
founders-board-worship-none = None yet: every temple brings one.
founders-board-space = { $zone } { $number }: stack of { $height }, at most { $limit }: { $owners }.
founders-board-space-open = { $zone } { $number }: no disc yet, the bonus is visible: { $bonus }.
founders-board-display = On display: { $tiles }.
founders-board-holds = { $masks ->
    [0] {""}
    [one] { $masks } mask{" "}
   *[other] { $masks } masks{" "}
}{ $tiles ->
    [0] {""}
    [one] { $tiles } worship tile
   *[other] { $tiles } worship tiles
}
founders-board-source-bonus = Bonus discs
founders-board-source-building = Buildings
founders-board-source-favour = Favours
founders-board-source-mask = Mask tiles
founders-board-source-offering = Offerings
founders-board-source-pyramid = Pyramid tiles
founders-board-source-quarters = Quarters
founders-board-source-reward = Rewards of the pyramid
founders-board-source-temple = Temples
founders-board-lay = Lay it here

## The guided first game

founders-guide-welcome = You are an architect of Teotihuacan. Your city has four quarters around a pyramid. Buildings bring resources, resources pay for temples and pyramid tiles, and temples score with the pyramid at the end. Against you builds the Rival Architect; what it wants next lies open beside the board.
founders-guide-start = Three pyramid tiles are yours from the beginning; each is placed for a reward. What the guide proposes is lit, here and on the board. Take the green tile.
founders-guide-rewards = The signs on the empty spaces of the pyramid are their rewards. North-east gives a green temple for nothing. At the end a pyramid tile scores with the temples of its colour in the quarters it touches: green tile and green temple belong together.
founders-guide-first-temple = So the temple goes into the north-eastern quarter. R turns the tile and F flips it. Nothing may be laid on the mask squares during the setup.
founders-guide-blue-start = With the temple came a worship tile: it lies below your city, and you will use it soon. Now the blue pyramid tile.
founders-guide-wood = North-west gives two wood buildings: resources to begin with.
founders-guide-larger-first = The larger one first.
founders-guide-cubes = A new building puts a cube of its kind on every free square beside it. Here, in the open, it makes six.
founders-guide-small-wood = The small one goes to the south, for four more wood.
founders-guide-four-points = The red tile is the last. East gives 4 points at once, and touches two quarters.
founders-guide-turn = The rounds begin. On your turn you put discs on an action space and carry out one of its two actions.
founders-guide-visible-bonus = Take this building space: its bonus disc is still visible, so its point and its resource will be yours.
founders-guide-power = Power is the height of the stack with your discs. One disc on the bonus disc makes power 2: enough for a building of size 2. You have six discs in this round, so one will do.
founders-guide-two-actions = Every space offers a construction, which needs power, and an influence action, which does not. Build a building.
founders-guide-stone = Wood you have. Temples cost stone: take the stone building.
founders-guide-reach = Your architect stands at the top: only the two upper quarters are in reach, the others are dimmed. On b3 and c3 the building makes six stone. Cubes may lie on mask squares.
founders-guide-use-bonus = The bonus disc was visible when you came. Use it: it can't be kept for later.
founders-guide-take-gold = Gold is what the pyramid costs. Take gold.
founders-guide-anywhere = This cube may lie anywhere in your city. Put it where you will not build soon: a cube under a new tile is lost.
founders-guide-architect = After your action the architect walked one side on: now the two quarters on the right are in reach.
founders-guide-rivals-discs = The rival put a disc on your stack. All discs count for whoever comes: one more of yours makes power 4.
founders-guide-power-four = Power 4 is the most a stack gives. Build.
founders-guide-gold = Take the gold building of size 4: large buildings cover much and make many cubes.
founders-guide-gold-place = Laid like this it makes five gold, and it covers three squares of the red mask group.
founders-guide-offering-space = Time for your worship tile. The offering is the influence action of the temple zone, and this bonus disc brings 2 points on top.
founders-guide-one-is-enough = Influence needs no power: one disc is enough.
founders-guide-offering = Your green tile turns three resources of any kind into a temple. Make the offering.
founders-guide-pay-wood = You choose the cubes to pay with. Of wood you have plenty: this one,
founders-guide-pay-second = this one,
founders-guide-pay-third = and this one.
founders-guide-blue-temple = A blue temple is a block of four squares. You will see at once what it is good for.
founders-guide-masks = The yellow masks in the south-east are just such a block. Whoever covers a whole group takes the most valuable mask tile of its colour that is left: 8 points.
founders-guide-worship = Every temple brings a worship tile of its colour. This one multiplies your blue temples with your stone buildings: something to build towards.
founders-guide-two-points = And the 2 points of the bonus disc.
founders-guide-pyramid-space = Your architect stands at the left. On to the pyramid: the rival has already laid a disc here.
founders-guide-pyramid-power = A pyramid tile counts as size 4, and every point of power that is missing costs one gold more. Two discs make power 4.
founders-guide-pyramid = Build the pyramid.
founders-guide-pyramid-blue = Blue, for your blue temple.
founders-guide-pay-pyramid = It costs 1 wood and 2 gold. First the wood.
founders-guide-pay-gold = Then the gold. Paid cubes are gone, and their squares are free again.
founders-guide-south = South touches both southern quarters, where your blue temple lies. The tile gives 2 points, and the reward of the space: two small buildings.
founders-guide-stone-again = Another stone building, for your worship tile.
founders-guide-turquoise = On b8 it makes four stone and covers the first square of the turquoise masks.
founders-guide-turquoise-again = The wood building covers another one, on c10.
founders-guide-favour-space = One disc is left. The pyramid zone also offers favours, and here are 2 points as a bonus.
founders-guide-favour = A favour is one step on the favour track: 3 points now, more on the later steps.
founders-guide-exchange = After a favour you may exchange a worship tile. Yours is good: keep it.
founders-guide-round-two = Round 2. Everybody has one disc less, the bonus discs lie anew and the displays are full again. This time the rival begins.
founders-guide-follow = It laid a disc on a temple stack. Follow it.
founders-guide-power-three = One disc makes power 3; keep the others.
founders-guide-pay-temple = This time you build a temple with your resources.
founders-guide-red-temple = The red temple has size 5. Two points of power are missing, each costs one stone: 3 stone and 1 gold in all. You can pay that.
founders-guide-pay-stone = Pay with the stone around your small building.
founders-guide-pay-last = And one gold.
founders-guide-red-place = It fits the turquoise masks in the north-east exactly: 9 points. And your red pyramid tile in the east touches this quarter.
founders-guide-quarters = At the end each quarter is scored: every pyramid tile of the base that touches it gives 2 points for each temple of its colour in it. Your panel shows what your quarters would give now.
founders-guide-free = You have not tried producing yet: one cube for each of your buildings. Four rounds in all; now the city is yours. Build more than the rival!

## The legend

founders-legend-wood = Wood
founders-legend-stone = Stone
founders-legend-gold = Gold
founders-legend-any = A resource of your choice
founders-legend-points = Points
founders-legend-arrow = What is asked for → what it brings; ≤ is the most it can bring
founders-legend-green = Green: temple, pyramid tile or worship tile
founders-legend-blue = Blue: temple, pyramid tile or worship tile
founders-legend-red = Red: temple, pyramid tile or worship tile
founders-legend-mask = Mask: cover its whole group to win the tile
founders-legend-building = A building, under a roof in the colour of what it produces
founders-legend-construction = A construction
founders-legend-influence = An influence action
founders-legend-temple = A temple
founders-legend-pyramid = A pyramid tile
founders-legend-power = One more power
founders-legend-worship = A worship tile
founders-legend-disc = An action disc; the stack gives the power
founders-legend-closed = Closed with this number of players
