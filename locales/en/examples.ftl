# The rulebooks' worked examples on the rules page: what each step of docs/rules/examples/<game>.toml says.

## Patolli

examples-patolli-capture = A piece is sent back
examples-patolli-capture-1 = Ana has thrown 3. Her front piece stands on square 10, and a piece of Bo’s waits 3 squares further, on a centre square.
examples-patolli-capture-2 = Ana moves 3 squares and ends exactly on Bo’s piece: it goes back into his hand, and needs another throw of 1 to enter again.

## Tikal

examples-tikal-first-turn = A first turn: ten action points
examples-tikal-first-turn-1 = Ana draws a ruin with four masks and places it: four treasures are laid on it. She has 10 action points.
examples-tikal-first-turn-2 = For 1 point her leader comes in at the base camp; 9 are left.
examples-tikal-first-turn-3 = The leader walks to the ruin over two stones, which costs 2 points; 7 are left.
examples-tikal-first-turn-4 = She digs up the top treasure for 3 points and lays it open before her; 4 are left.
examples-tikal-first-turn-5 = Alone there, she can’t dig a second one in this turn. So two explorers come in for 1 point each; 2 are left.
examples-tikal-first-turn-6 = One of them steps onto the temple over two stones: the last 2 points. Bo is next.
examples-tikal-second-turn = A second turn: two levels of a temple
examples-tikal-second-turn-1 = Bo draws a clearing and places it. He too has 10 action points.
examples-tikal-second-turn-2 = Two explorers come in at the base camp for 1 point each; 8 are left.
examples-tikal-second-turn-3 = Both step onto the temple, over two stones each: 4 points, and 4 are left.
examples-tikal-second-turn-4 = He uncovers two levels for 2 points each, one for each of his explorers there. The temple is now worth 3, and with two explorers against one it is Bo’s.
examples-tikal-placing = Where a hex may go
examples-tikal-placing-1 = A clearing with two stones towards the bottom right has been explored. Ana has drawn a temple of value 3.
examples-tikal-placing-2 = She places it there. It has no stone of its own on that side, but those of the clearing lead to it: that is path enough.
examples-tikal-placing-3 = Bo draws a temple of value 4 and wants it above Ana’s. No stone lies between that space and the clearing, and Ana’s temple has none there either. Turned like this, with its own three stones to the top, it can’t be placed: no path leads to it.
examples-tikal-placing-4 = So he turns it until its stones point down: they make a path to the temple of value 3. That one is enough, even with none to the clearing.
examples-tikal-paths = The short way and the cheap way
examples-tikal-paths-1 = Two of Ana’s explorers stand on the clearing in the middle and want to reach the temple at the top right. She has 10 action points.
examples-tikal-paths-2 = One takes the direct path: 3 stones, 3 points, 7 are left.
examples-tikal-paths-3 = The other goes round by the second clearing, over 1 stone and then 1 more: only 2 points, and 5 are left.
examples-tikal-paths-4 = From where they started there is no way up to the ruin, as neither side has a stone, and none down to the volcano, which can never be entered.
examples-tikal-levels = The next level
examples-tikal-levels-1 = A temple of value 4, and two explorers of Ana’s on it. She has 10 action points.
examples-tikal-levels-2 = For 2 points she lays a level of value 5 on the 4.
examples-tikal-levels-3 = For 2 more a 6 comes on the 5. Each level leaves the supply; when the next one has run out, the temple grows no further.
examples-tikal-auction = A round of auctions
examples-tikal-auction-1 = Four hexes lie open, and all four players have 20 points. Ana is the first to bid.
examples-tikal-auction-2 = Ana bids 1, Bo 2. Cléo passes and is out of this auction. Dana bids 3.
examples-tikal-auction-3 = Ana raises to 4, Bo to 5; Dana passes, and then Ana. Bo pays his 5 points and keeps 15.
examples-tikal-auction-4 = Bo chooses a hex, places it and plays his ten action points. His amulet is turned: he bids no more in this round. Cléo, to his left, opens the next auction.
examples-tikal-auction-5 = Cléo bids 1, Dana 3, Ana 4; Cléo and Dana pass. Ana pays 4 and keeps 16.
examples-tikal-auction-6 = Ana plays her turn. Cléo and Dana, the two that remain, both pass: Cléo passed first, so she chooses for nothing.
examples-tikal-auction-7 = Cléo has played her turn. One hex is left, and Dana gets it for nothing.
examples-tikal-auction-8 = Dana has played, and four new hexes are turned up. Ana, to the left of the last player, opens the bidding.

## Founders of Teotihuacan

examples-founders-power = How many discs, how much power
examples-founders-power-1 = Ana wants to build. The left stack has 3 discs: one more fits, for power 4. The middle one has 2: one or two discs give power 3 or 4. The right one has 4 and is full.
examples-founders-power-2 = She adds 2 discs to the middle stack: 4 discs in all, so her power is 4.
examples-founders-building = Building a building
examples-founders-building-1 = Ana has 1 disc left and wants the gold building of size 4. The first stack is full; on the second her disc would give power 3; the third has 3 discs.
examples-founders-building-2 = On the third stack her disc is the fourth: power 4, enough for every building on display.
examples-founders-building-3 = She lays the building. A gold cube appears on each free square beside it: 2 of them. The last square of a yellow mask group is covered, so she takes the top yellow mask, worth 3 points.
examples-founders-temple = Building a temple that is too large
examples-founders-temple-1 = Ana wants the blue temple of size 4, which costs 2 stone. In her city lie 2 stone, 1 wood and 2 gold.
examples-founders-temple-2 = One disc on the bonus disc makes power 2. The temple is 2 larger than that, so 2 wood come on top of its price.
examples-founders-temple-3 = She pays 2 stone and her only wood; 2 gold stand for the other wood. Nothing is left.
examples-founders-temple-4 = She places the temple within reach of her architect and takes one of the two blue worship tiles; a new one is turned up.
examples-founders-pyramid = A tile on the first level of the pyramid
examples-founders-pyramid-1 = Four tiles lie at the base of Ana’s pyramid, her architect stands above it. She has 2 gold and 1 wood, the price of a pyramid tile at power 4.
examples-founders-pyramid-2 = With 3 discs on the bonus disc her power is 4. She takes the blue tile; three spaces are possible, two at the base and one above.
examples-founders-pyramid-3 = She puts it on the first level, on top of four others: 2 points at once and no reward, but more points at the end.
examples-founders-producing = Producing beside the buildings
examples-founders-producing-1 = Ana has four buildings: she may produce one resource beside each, wherever her architect stands.
examples-founders-producing-2 = The stone building gives 1 stone.
examples-founders-producing-3 = The two wood buildings give 1 wood each.
examples-founders-producing-4 = For the gold building she takes away a wood that lies beside it and puts 1 gold in its place. She could have left it out.
examples-founders-final = The final scoring of a city
examples-founders-final-1 = The north-west quarter: two green temples, so the green tile of the base gives 2×2 points and the green one above it 3×2. The blue and the red tile find one temple each: 2 and 2 more. That makes 14.
examples-founders-final-2 = The north-east quarter: the red tile in the middle of the north side belongs to it too, and finds the red temple that lies across both quarters. With the others it makes 4.
examples-founders-final-3 = South-west there are tiles and no temple: 0. South-east two red tiles of the base find one red temple: 2×2 points, 4.
examples-founders-final-4 = Together 14 + 4 + 0 + 4: the city is worth 22 points.

## Teotihuacan

examples-teotihuacan-collect = Collecting cocoa
examples-teotihuacan-collect-1 = Bo and Cléo have workers at the Stone Quarry; Dana’s worker is locked there. Ana has 1 cocoa.
examples-teotihuacan-collect-2 = Ana moves a worker from the Palace to the Quarry.
examples-teotihuacan-collect-3 = She collects 1 cocoa and 1 more for each of the 2 colours that stand there unlocked: 3 in all, so she has 4. Dana’s locked worker and the arriving one don’t count.
examples-teotihuacan-worship = Worship, and the discovery tile too
examples-teotihuacan-worship-1 = Bo’s worker is locked on the worship space of the Quarry. Ana has 2 cocoa and stands on step 3 of the green temple.
examples-teotihuacan-worship-2 = She moves there and worships: 1 cocoa frees Bo’s worker, which slides to the general area, and 1 more lets her do both. She has 0 left.
examples-teotihuacan-worship-3 = First the step in the green temple, to step 4: it gives 2 cocoa.
examples-teotihuacan-worship-4 = Then she claims the discovery tile for the 1 cocoa printed on it, and has 1 left.
examples-teotihuacan-price = What a main action costs
examples-teotihuacan-price-1 = Ana, Bo and Cléo have workers at the Quarry, Dana’s is locked. Ana has 5 cocoa.
examples-teotihuacan-price-2 = She moves a second worker to the Quarry.
examples-teotihuacan-price-3 = There were 3 colours of unlocked workers, her own among them: the main action costs 3 cocoa. It brings 2 stone.
examples-teotihuacan-forest = Two workers in the Forest
examples-teotihuacan-forest-1 = A worker of power 5 of Ana’s stands in the Forest, another of power 2 in Alchemy. She has 1 cocoa.
examples-teotihuacan-forest-2 = She moves the weaker one to the Forest and pays 1 cocoa. Of two workers the lower power counts: 2 gives 2 wood.
examples-teotihuacan-forest-3 = One worker there is powered up. She chooses the weaker one: now it has power 3.
examples-teotihuacan-alchemy = A lone worker in Alchemy
examples-teotihuacan-alchemy-1 = Ana and Bo each have a worker of power 4 at the Quarry, and 2 gold. Bo has 1 cocoa.
examples-teotihuacan-alchemy-2 = Ana moves hers to Alchemy. A lone worker buys from the first row, but with power 4 the second row is open to it too.
examples-teotihuacan-alchemy-3 = She stays with the first row: 1 gold, 1 step in the green temple, and the worker is powered up to 5.
examples-teotihuacan-alchemy-4 = Bo follows, pays 1 cocoa because Ana’s worker is there, and takes a technology of the second row for 2 gold. He gets 1 step in the red temple, but no power-up: his worker keeps power 4.
examples-teotihuacan-nobles = A building for the Nobles
examples-teotihuacan-nobles-1 = One of Ana’s workers stands on Nobles, and she has 2 wood. The first space of the centre row is taken.
examples-teotihuacan-nobles-2 = She moves a second worker there: with two workers she builds in the centre row.
examples-teotihuacan-nobles-3 = She pays 2 wood and fills the next space: 4 VP, and 1 step on the Avenue of the Dead.
examples-teotihuacan-decoration = A decoration on the second level
examples-teotihuacan-decoration-1 = The lowest space at the top side of the Pyramid is decorated, and two tiles lie behind it. Ana has 3 gold.
examples-teotihuacan-decoration-2 = She moves to Decorations and pays 3 gold for the tile with a blue and a red icon.
examples-teotihuacan-decoration-3 = It goes onto the second level, the next one of that side: 3 VP, and 1 because the blue icon matches. That makes 4, 1 step in the blue temple and 1 on the Pyramid track.
examples-teotihuacan-construction = Building the Pyramid
examples-teotihuacan-construction-1 = Four tiles form a square, so a tile can lie on them. Ana has 2 stone and 1 wood: exactly the price of the second level.
examples-teotihuacan-construction-2 = She moves to Construction, takes the tile and chooses the space above the four.
examples-teotihuacan-construction-3 = She turns it so that most icons match, and pays 2 stone and 1 wood.
examples-teotihuacan-construction-4 = The second level gives 3 VP, the 3 matches 1 each: 6. One match is coloured blue: 1 step in the blue temple, which brings her a gold.
examples-teotihuacan-ascension = An Eclipse called in the middle of a round
examples-teotihuacan-ascension-1 = Bo is second in the order of play. The light disc is on space 11, one before the dark disc on space 12.
examples-teotihuacan-ascension-2 = At the Quarry his strongest worker goes from 5 to 6 and ascends: 1 step on the Avenue of the Dead, 5 VP as his reward, a new worker of power 1 at the Palace. The light disc moves to space 12, where the dark one lies.
examples-teotihuacan-ascension-3 = The Eclipse does not come yet: Cléo and Dana, third and last in the order, finish the round.
examples-teotihuacan-ascension-4 = Then everybody has one more turn, from Ana to Dana. Only now the Eclipse is scored: Bo’s step on the avenue gives him 5 VP.
