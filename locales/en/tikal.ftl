# Tikal.

tikal = Tikal
tikal-about = Lead an expedition into the jungle: discover temples, uncover them level by level, dig up treasures, and hold what you have found when the volcanoes stir.

tikal-option-auction = Auction game
tikal-option-auction-about = The advanced rules: hexes lie open and the players bid points for the right to play next.
tikal-option-first_player = First player
tikal-option-first_player-about = Who takes the first turn, or opens the first auction.
tikal-option-first_player-drawn = Drawn by lot
tikal-option-first_player-0 = Seat 1
tikal-option-first_player-1 = Seat 2
tikal-option-first_player-2 = Seat 3
tikal-option-first_player-3 = Seat 4

## Names

tikal-hex-temple-1 = temple 1
tikal-hex-temple-2 = temple 2
tikal-hex-temple-3 = temple 3
tikal-hex-temple-4 = temple 4
tikal-hex-temple-5 = temple 5
tikal-hex-temple-6 = temple 6
tikal-hex-ruin-2 = ruin with 2 treasures
tikal-hex-ruin-3 = ruin with 3 treasures
tikal-hex-ruin-4 = ruin with 4 treasures
tikal-hex-clearing = clearing
tikal-hex-volcano = volcano

tikal-treasure-jaguar = jaguar
tikal-treasure-serpent = serpent
tikal-treasure-quetzal = quetzal
tikal-treasure-monkey = monkey
tikal-treasure-bat = bat
tikal-treasure-frog = frog
tikal-treasure-deer = deer
tikal-treasure-owl = owl

## Prompts

tikal-prompt-place = Where does hex { $hex } ({ $kind }) go?
tikal-prompt-turn = Which way round does hex { $hex } ({ $kind }) lie on { $space }?
tikal-prompt-act-turn = { $points ->
    [0] You have no action points left. End your turn.
    [one] You have { $points } action point left. What do you do?
   *[other] You have { $points } action points left. What do you do?
}
tikal-prompt-act-volcano = { $points ->
    [0] Volcano: no action points left. End your turn and score.
    [one] Volcano: { $points } action point left before you score. What do you do?
   *[other] Volcano: { $points } action points left before you score. What do you do?
}
tikal-prompt-act-final = { $points ->
    [0] Last scoring: no action points left. End your turn and score.
    [one] Last scoring: { $points } action point left before you score. What do you do?
   *[other] Last scoring: { $points } action points left before you score. What do you do?
}
tikal-prompt-go = { $piece ->
    [leader] Where does your leader on { $space } go? You have { $points } AP.
   *[explorer] Where does your explorer on { $space } go? You have { $points } AP.
}
tikal-prompt-take = Exchange your { $given }: which treasure do you take for it?
tikal-prompt-bid-open = Open the bidding for the next turn, or pass. You have { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
tikal-prompt-bid = { $other } bids { $bid }. Bid more, or pass? You have { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
tikal-prompt-choose = Which hex do you take?

## Choices

tikal-label-place = Place it on { $space }
tikal-label-turn = Turn its top to { $side } (paths: { $paths })
tikal-label-bring = { $piece ->
    [leader] Bring in your leader on { $space } ({ $cost } AP, { $left } left)
   *[explorer] Bring in an explorer on { $space } ({ $cost } AP, { $left } left)
}
tikal-label-move = { $piece ->
    [leader] Move your leader from { $space }
   *[explorer] Move an explorer from { $space }
}
tikal-label-move-only = { $piece ->
    [leader] Move your leader from { $space } to { $to } ({ $cost } AP, { $left } left)
   *[explorer] Move an explorer from { $space } to { $to } ({ $cost } AP, { $left } left)
}
tikal-label-step = Step to { $space } ({ $cost } AP, { $left } left)
tikal-label-trail = Take the trail between camps to { $space } ({ $cost } AP, { $left } left)
tikal-label-walk = Walk to { $space } by the cheapest way ({ $cost } AP, { $left } left)
tikal-label-uncover = Uncover level { $value } on { $space } ({ $cost } AP, { $left } left)
tikal-label-dig = Dig up one of { $buried ->
    [one] { $buried } treasure
   *[other] { $buried } treasures
} on { $space } ({ $cost } AP, { $left } left)
tikal-label-give = Exchange your { $treasure } ({ $cost } AP, { $left } left)
tikal-label-give-only = Exchange your { $treasure } for the { $taken } of { $other } ({ $cost } AP, { $left } left)
tikal-label-take = Take the { $taken } from { $other } (worth { $gain ->
    [0] as much to you
    [one] { $gain } point more to you
   *[other] { $gain } points more to you
})
tikal-label-camp = Pitch a camp on { $space } ({ $cost } AP, { $left } left)
tikal-label-guard = { $piece ->
    [leader] Make your leader the guard of the temple on { $space }, value { $value }
   *[explorer] Make an explorer the guard of the temple on { $space }, value { $value }
} ({ $cost } AP, { $left } left{ $lost ->
    [0] {""}
    [one] ; { $lost } other piece leaves the game
   *[other] ; { $lost } other pieces leave the game
})
tikal-label-end = { $lost ->
    [0] End your turn
    [one] End your turn ({ $lost } action point is lost)
   *[other] End your turn ({ $lost } action points are lost)
}
tikal-label-bid = Bid { $bid } (you would have { $left } left)
tikal-label-pass = Pass
tikal-label-choose = Take hex { $hex } ({ $kind })

## Events

tikal-drew = { $seat } draws hex { $hex } ({ $kind }).
tikal-offered = Open for auction: { $hexes }.
tikal-chose = { $seat } takes hex { $hex } ({ $kind }).
tikal-placed = { $seat } places hex { $hex } ({ $kind }) on { $space }.
tikal-removed = Hex { $hex } ({ $kind }) of { $seat } fits nowhere and leaves the game.
tikal-brought = { $piece ->
    [leader] { $seat } brings in the leader on { $space }.
   *[explorer] { $seat } brings in an explorer on { $space }.
}
tikal-moved = { $piece ->
    [leader] { $seat } moves the leader from { $from } to { $to } ({ $cost } AP).
   *[explorer] { $seat } moves an explorer from { $from } to { $to } ({ $cost } AP).
}
tikal-uncovered = { $seat } uncovers level { $value } on { $space }.
tikal-dug = { $seat } digs up a treasure on { $space }: { $treasure }.
tikal-exchanged = { $seat } gives { $other } the { $given } and takes the { $taken }.
tikal-camped = { $seat } pitches a camp on { $space }.
tikal-guarded = { $piece ->
    [leader] { $seat } makes the leader the guard of the temple on { $space } (value { $value })
   *[explorer] { $seat } makes an explorer the guard of the temple on { $space } (value { $value })
}{ $lost ->
    [0] {""}
    [one] ; { $lost } other piece leaves the game
   *[other] ; { $lost } other pieces leave the game
}.
tikal-ended = { $lost ->
    [0] { $seat } ends the turn.
    [one] { $seat } ends the turn; { $lost } action point is lost.
   *[other] { $seat } ends the turn; { $lost } action points are lost.
}
tikal-erupted = A volcano: { $order } spend action points and score, in this order.
tikal-final = The last hex is played: { $order } spend action points and score, in this order.
tikal-scored = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $temples } for temples, { $treasures } for treasures) and has { $total }.
tikal-bid = { $seat } bids { $bid }.
tikal-passed = { $seat } passes.
tikal-won-auction = { $seat } wins the auction and pays { $bid ->
    [one] { $bid } point
   *[other] { $bid } points
}.
tikal-unbid = Nobody bids: { $seat }, who passed first, plays for nothing.

## The board in the browser

tikal-board-tile = Hex { $hex }: { $kind }
tikal-board-in-hand = It must join an explored hex by a path, and may be turned six ways.
tikal-board-hand = In hand
tikal-board-offer = Open hexes
tikal-board-action-points = Action points
tikal-board-action-points-about = Ten in a turn. What is left at the end is lost.
tikal-board-stack = Stack: { $left } left
tikal-board-letter = Letter { $letter }: { $left } of { $total } left
tikal-board-levels = Levels left
tikal-board-levels-about = The value of each level, and how many of them still lie beside the board. A temple grows only while its next level is there.
tikal-board-treasures = Treasures still face down
tikal-board-treasure-left = { $treasure }: { $left }
tikal-board-turn-hint = R turns it
tikal-board-key-turn = Turn the hex
tikal-board-space-temple = { $space }: temple of value { $value }
tikal-board-space-ruin = { $space }: ruin with { $treasures ->
    [one] { $treasures } treasure
   *[other] { $treasures } treasures
}
tikal-board-space-emptied = { $space }: emptied ruin, now a clearing
tikal-board-space-clearing = { $space }: clearing
tikal-board-space-volcano = { $space }: volcano, nobody may enter
tikal-board-space-base = { $space }: base camp, open to all
tikal-board-standing = { $seat }: { $explorers ->
    [0] {""}
    [one] { $explorers } explorer
   *[other] { $explorers } explorers
}{ $leader ->
    [yes] { $explorers ->
        [0] the leader
       *[other] {" "}and the leader
    }
   *[no] {""}
}.
tikal-board-camp = Camp of { $seat }.
tikal-board-guard = Guarded by { $seat } to the end of the game.
tikal-board-holder = { $seat } is dominant here.
tikal-board-side-n = north
tikal-board-side-ne = north-east
tikal-board-side-se = south-east
tikal-board-side-s = south
tikal-board-side-sw = south-west
tikal-board-side-nw = north-west
tikal-board-path = { $side } { $cost }
tikal-board-paths = Paths and their stones: { $paths }.
tikal-board-next-level = { $left ->
    [0] No level { $value } is left: the value is final.
    [one] { $left } level of value { $value } is left.
   *[other] { $left } levels of value { $value } are left.
}
tikal-board-player = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $explorers } explorers in reserve, { $treasures ->
    [one] { $treasures } treasure
   *[other] { $treasures } treasures
}.
tikal-board-action-points-left = { $count } AP
tikal-board-reserve = { $count } in reserve
tikal-board-leader-reserve = Leader in reserve
tikal-board-leader-board = Leader on { $space }
tikal-board-leader-guard = Leader stands guard
tikal-board-leader-out = Leader out of the game
tikal-board-camps = Camps left: { $left }{ $used ->
    [0] { "" }
   *[other] ; pitched: { $spaces }
}
tikal-board-guards = Guards left: { $left }{ $used ->
    [0] { "" }
   *[other] ; placed: { $spaces }
}
tikal-board-amulet-turned = Has played this round
tikal-board-held = { $treasure }: { $count }
tikal-board-source-auction = Bids
tikal-board-source-scored = Scorings
tikal-board-count-temples = Temples
tikal-board-count-treasures = Treasures
tikal-board-worth = A scoring now: temples { $temples }, treasures { $treasures }
tikal-board-status = { $left ->
    [0] Last turn
    [one] { $left } hex to come
   *[other] { $left } hexes to come
}
tikal-board-status-volcano = Volcano scoring
tikal-board-status-final = Last scoring
tikal-board-rest = { $left } left
tikal-board-key-paths = Show or hide what every path costs
tikal-board-unexplored = { $space }: unexplored jungle
tikal-board-unexplored-about = A hex can be placed here if a path joins it to an explored one.
tikal-board-auction = Bid
tikal-board-auction-about = Whoever bids most plays next, pays the bid in points and chooses one of the open hexes. Who has passed is out of this auction.
tikal-board-worked = { $worked ->
    [one] Worked on { $worked } time this turn; two are the most.
   *[other] Worked on { $worked } times this turn; two are the most.
}
tikal-board-treasures-held = Treasures: { $treasures }.
tikal-board-no-treasure = No treasure yet
tikal-board-list = { $things }.
tikal-board-wild = Unexplored: { $spaces }.

## The guided first game

tikal-guide-welcome = You lead an expedition; Itzel leads the other one. Four times in a game everybody scores: when each of the three volcanoes is drawn, and at the end. What counts then are temples you dominate and treasures you hold.
tikal-guide-place = Every turn begins with a new hex. Yours is a temple of value 2. The lit spaces are those where a path joins it: take b3, right behind the clearing.
tikal-guide-turn = The white stones are paths. Two hexes are joined where either side has stones, and each stone costs one action point (AP) to cross. Turn the hex so that a single stone leads to it from the clearing.
tikal-guide-points = Now you have ten action points. Everything you do costs some of them.
tikal-guide-leader = Bring in your leader at the base camp for 1 AP. Where a temple is contested, the leader counts as three.
tikal-guide-move = Pick your leader up. Each space that can be reached shows what the way costs.
tikal-guide-walk = The temple on b3 is 2 AP away: one stone to the clearing, one stone on. Walk there.
tikal-guide-second = One piece uncovers one level of a temple in a turn; for two levels you need two pieces. Bring in an explorer.
tikal-guide-follow = Send it after your leader: pick it up…
tikal-guide-follow-walk = …and walk to b3.
tikal-guide-uncover = Both are at the temple. Uncover a level for 2 AP: the temple is worth one point more to whoever dominates it.
tikal-guide-uncover-again = And the second one. Two levels are the most for one temple in one turn.
tikal-guide-end = A temple of value 4, and all ten AP are spent. End your turn and watch Itzel.

tikal-guide-itzel-ruin = Itzel lays a ruin on c5. It comes with four treasures, face down; she digs one up and shows it: a frog. Her leader climbs to the temple on b5.

tikal-guide-ruin = You have drawn a ruin too. Put it on c4, beside your temple and the clearing: its four treasures are drawn as soon as it lies there, and anybody with a piece on it may dig.
tikal-guide-ruin-turn = Turn its own stones away from you. From the clearing it is a single stone then, from your temple two.
tikal-guide-leader-stays = Your leader holds the temple alone. Take the explorer on b3.
tikal-guide-two-stones = Two stones straight ahead, or one and one round by the clearing: the price is the same. Go to c4.
tikal-guide-dig = Dig for 3 AP. A single treasure is worth 1 point at every scoring, two of a kind 3, three of a kind 6.
tikal-guide-frog = A frog, like Itzel’s: remember that. Digging is like uncovering, a second one in the same turn needs a second piece. Bring in another explorer.
tikal-guide-helper = Pick it up. It is too late to dig twice today, but it will be useful there.
tikal-guide-helper-walk = To the ruin, over the clearing: 2 AP.
tikal-guide-one-level = 2 AP are left. Your leader is alone at the temple, and one piece is enough for one level.
tikal-guide-end-second = The temple is worth 5 now. End your turn.

tikal-guide-itzel-gathers = Itzel lays a temple on d5, uncovers a level on b5 and digs up a jaguar. Then she brings in three explorers, who wait in the base camp. She is up to something.

tikal-guide-clearing = Your new hex is a clearing: nothing to uncover, nothing to dig, but the place for a camp. Put it on d4, beside your ruin.
tikal-guide-clearing-turn = Laid like this, every neighbour is a single stone away, and two paths lead on into the jungle.
tikal-guide-camp-move = A camp is pitched by a piece that stands on the clearing. Take an explorer from the ruin.
tikal-guide-camp-step = One stone to d4.
tikal-guide-camp = Pitch the camp for 5 AP. That is half a turn, you have only two, and they never move: choose their places with care.
tikal-guide-camp-bring = Here is what it is for: your pieces come into play here for 1 AP, and go from here to the base camp or back for 1 AP, however far it is. Bring in an explorer.
tikal-guide-dig-again = The explorer who stayed at the ruin digs for the last 3 AP.
tikal-guide-quetzal = A quetzal. End your turn.

tikal-guide-itzel-attacks = Itzel lays a temple on a3, pitches a camp on the clearing, and two of her explorers march to your temple on b3!

tikal-guide-majority = They are two, but your leader counts three: b3 is still yours.
tikal-guide-volcano = And you draw a volcano! Before it is laid everybody spends ten AP and scores at once, you first. Bring in an explorer to strengthen b3.
tikal-guide-reinforce = Had Itzel sent three, you would be level, and nobody would score the temple. Better be on the safe side: pick your explorer up.
tikal-guide-reinforce-walk = The way leads through Itzel’s camp. That does not matter: nobody ever bars a path.
tikal-guide-six = Two pieces, two levels. Uncover one…
tikal-guide-seven = …and another one.
tikal-guide-exchange = The last 3 AP: swap a treasure you hold once for one that another player holds once. Nobody may refuse. Give your quetzal.
tikal-guide-pair = Take the frog: a pair is worth 3 points, and from a pair nobody can take anything.
tikal-guide-score = End your turn and score: 7 points for the temple and 3 for the frogs.

tikal-guide-itzel-scores = 10 points for you. Now Itzel spends her ten AP. She gives b3 up, sends one explorer from there to a4 and uncovers two levels with a second one. She scores 3 for a4, 3 for b5 and 2 for two single treasures: 8 points.

tikal-guide-volcano-place = Whoever drew the volcano lays it now, anywhere beside an explored hex, and has a normal turn. Nobody ever enters it: e5 is in nobody’s way.
tikal-guide-guard-plan = Let us make b3 yours for good, with a guard. The price: your other pieces on the temple leave the game. Your leader must not be among them, so bring in one more explorer.
tikal-guide-guard-move = Pick it up.
tikal-guide-guard-walk = To b3, where one of Itzel’s explorers still stands.
tikal-guide-leader-leaves = Your two explorers outnumber hers without the leader. Take your leader out of there.
tikal-guide-leader-takes = One stone away, on a4, two explorers of Itzel’s stand. Your leader counts three: go there, and the temple changes hands.
tikal-guide-guard = Now the guard, for 5 AP. Only whoever is dominant may place one: you are, with two against one.
tikal-guide-guard-cost = One explorer stays until the end of the game, and the other one leaves it. In return b3 pays you 7 points at every scoring, whoever comes; but nobody uncovers it any further. You have two guards in a game.
tikal-guide-last-point = 1 AP is left. Take an explorer in your camp.
tikal-guide-last-step = The temple on d5 is one stone away, and nobody is there: one explorer dominates it.
tikal-guide-last-end = End your turn.

tikal-guide-learned = That is Tikal. At a scoring now you would get 11 points for temples and 3 for treasures, Itzel 3 and 2. Two more volcanoes and the last scoring are to come.
tikal-guide-rest = The lesson ends here, on Itzel’s turn. Let a bot play on in her place, or play both expeditions yourself. H asks for a hint, and the rules lie beside the log.
tikal-guide-auction = Once you know the game well, try its auction: several hexes lie open, and you bid points for the right to choose first.

## The legend

tikal-legend-temple = Temple: uncover its levels, hold it when a volcano erupts
tikal-legend-ruin = Ruin: treasures to dig up
tikal-legend-clearing = Clearing: a place for a camp
tikal-legend-volcano = Volcano: a scoring round; no way leads over it
tikal-legend-base = Base camp: your pieces enter here
tikal-legend-stone = A stone of a path: each costs 1 action point to step over
tikal-legend-explorer = Explorer; each player has a hat of their own
tikal-legend-leader = Leader: counts three where it matters who has most
tikal-legend-camp = Camp: pieces enter here too
tikal-legend-hidden = Treasures that still lie in the ground
tikal-legend-treasure = A treasure: the more alike, the more points
