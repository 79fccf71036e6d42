# Patolli, the example game.

patolli = Patolli
patolli-about = A race of beans and luck around a cross; the first to lose every counter ends it.

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
patolli-source-home = pieces brought home
patolli-source-triangle = triangles

# The board in the browser.
patolli-board-turn = Round { $turn }
patolli-board-seat = { $seat }: { $counters ->
    [one] { $counters } counter
   *[other] { $counters } counters
}; { $hand } in hand, on the track at { $track }, { $home } home.
patolli-board-in-hand = In hand
patolli-board-on-track = On the track
patolli-board-at-home = Home
patolli-board-square = { $number ->
    [one] { $number } square from your entry
   *[other] { $number } squares from your entry
}
patolli-board-centre = Centre square
patolli-board-centre-about = The only place where a piece of somebody else can be sent back.
patolli-board-tip = Rounded end
patolli-board-tip-about = Whoever lands here throws again.
patolli-board-triangle = Triangle
patolli-board-triangle-about = Whoever lands here pays a counter to every rival.
patolli-board-entry = Pieces of { $seat } enter here.
patolli-board-legend-tip = throw once more
patolli-board-legend-triangle = pay a counter to every rival
patolli-board-legend-centre = the only place to capture
patolli-board-counters = Counters
patolli-board-counters-about = The most counters win. Who has none left ends the game.
patolli-board-beans = The beans show { $points }
patolli-board-beans-about = The marks that show are counted; all five count ten.

patolli-guide-welcome = Bring your two pieces around the cross and home. The beans are thrown for you, and where only one piece can go it goes by itself: your first piece has already entered and gone 5 squares, and paid a counter on a triangle.
patolli-guide-first-tip = A throw of 1: you could bring in your second piece, or move the first. One square on it stands on a rounded end, and that earns another throw. Move it. What the guide proposes is lit, here and on the board.
patolli-guide-enter = A 1 again, and only a 1 brings a piece onto the track. Two pieces give you a choice with every throw: bring in the second.
patolli-guide-triangle = With 4 the front piece would land on a triangle: a counter to your rival. Move the other one.
patolli-guide-tip = 3 leads exactly to a rounded end. Take it, and throw again.
patolli-guide-tip-again = And again: the front piece reaches the other half of a rounded end. Point at a choice to see where it leads.
patolli-guide-lurk = No special square this time. Bring the front piece forward, close to the centre square where your rival enters: only on the four centre squares can a piece be sent back.
patolli-guide-capture = Your rival has just entered, on a centre square, two squares before you. Go there: its piece goes back into the hand and needs another 1.
patolli-guide-run = On a centre square your own piece could be sent back too. Leave it.
patolli-guide-on = Two more, and the next throw of 2 would reach a rounded end.
patolli-guide-there = There it is: 2 to the rounded end.
patolli-guide-twin = Every arm ends with two rounded squares side by side. With 1 you step from one to the other, and throw once more.
patolli-guide-must = Either piece lands on a triangle, and whoever can use a throw must. Pay the counter with the piece that is nearer home.
patolli-guide-ten = All five beans show their mark: that counts 10. It takes the front piece right to a rounded end.
patolli-guide-must-again = Triangles for both once more. Go on with the front piece: for every piece at home your rival pays you a counter.
patolli-guide-near = Three squares from home. A throw need not be exact: any that is large enough brings it in.
patolli-guide-home = Bring it home. After that only one piece is left, which goes by itself, throw after throw. The game ends when your last piece is home: the most counters win, and with equal counters the most pieces at home.

## The legend

patolli-legend-piece = A piece; each player has a colour and a shape
patolli-legend-seat = The mark of a player
patolli-legend-counter = Counter: the stake; the most counters win
patolli-legend-marked = A bean with its mark up: counts 1
patolli-legend-blank = A bean with its blank side up: counts nothing
patolli-legend-centre = Centre square: pieces enter here, and only here can they be sent back
patolli-legend-tip = Rounded end: throw once more
patolli-legend-triangle = Triangle: pay a counter to every rival
