# Patolli, the example game.

patolli = Patolli
patolli-about = A race of beans and luck around a cross; whoever loses the last counter ends it.

patolli-option-pieces = Pieces
patolli-option-pieces-about = How many pieces each player brings around the cross.

patolli-prompt-move = The beans show { $points }. Which piece goes?

patolli-label-pass = Pass: no piece can go
patolli-label-enter = Bring a piece onto the track
patolli-label-move = Move the piece at { $from } to { $to }
patolli-label-home = Bring the piece at { $from } home

patolli-thrown = { $seat } throws { $points }.
patolli-passed = { $seat } can't move.
patolli-entered = { $seat } brings a piece onto the track.
patolli-moved = { $seat } moves a piece from { $from } to { $to }.
patolli-captured = { $seat } sends a piece of { $other } back.
patolli-came-home = { $seat } brings a piece home.
patolli-paid = { $seat } pays { $other } { $counters ->
    [one] { $counters } counter
   *[other] { $counters } counters
}.

# The board in the browser.
patolli-board-turn = Round { $turn }
patolli-board-seat = { $seat }: { $counters ->
    [one] { $counters } counter
   *[other] { $counters } counters
}; { $hand } in hand, on the track at { $track }, { $home } home.
patolli-board-in-hand = In hand
patolli-board-on-track = On the track
patolli-board-at-home = Home
patolli-board-square = Square { $number }
patolli-board-centre = Centre square
patolli-board-centre-about = The only place where a piece of somebody else can be sent back.
patolli-board-tip = Rounded end
patolli-board-tip-about = Whoever lands here throws again.
patolli-board-triangle = Triangle
patolli-board-triangle-about = Whoever lands here pays a counter to every rival.

patolli-guide-welcome = Bring your two pieces around the cross and home before your rival does. The beans are thrown for you.
patolli-guide-enter = A throw of one brings a piece from your hand onto the track. What can be chosen has a dashed ring.
patolli-guide-move = The number thrown is how far a piece goes. Point at a choice to see where it would land, then choose it.
patolli-guide-squares = Rounded ends give another throw, triangles cost a counter, and on the centre squares pieces are sent back.
patolli-guide-home = A piece that has gone all the way round comes home and earns a counter from every rival. The rest is yours: good luck!
