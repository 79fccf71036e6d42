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
