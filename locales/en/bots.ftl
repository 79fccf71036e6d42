# What bots say about their choices.
bots-novice = Novice
bots-novice-about = Sees a little of its turn, and misses much.
bots-apprentice = Apprentice
bots-apprentice-about = Plans its turn with a quick look.
bots-artisan = Artisan
bots-artisan-about = Plans its whole turn with care.
bots-master = Master
bots-master-about = Searches its turn and everybody's answers to it.
bots-grandmaster = Grandmaster
bots-grandmaster-about = As the Master, and takes up to five seconds.

# Styles: what a bot goes for first, and how. The name stands behind the level: "Artisan, temples first".
bots-style-tikal-temples = temples first
bots-style-tikal-temples-about = Goes for the majority at many temples and guards the best ones.
bots-style-tikal-treasures = treasures first
bots-style-tikal-treasures-about = Digs wherever it can and collects treasures of a kind.
bots-style-teotihuacan-temples = temples first
bots-style-teotihuacan-temples-about = Climbs the temples, up to their bonus tiles.
bots-style-teotihuacan-pyramid = pyramid first
bots-style-teotihuacan-pyramid-about = Works at the Pyramid and climbs its track.
bots-style-founders-favour = favour first
bots-style-founders-favour-about = Climbs the favour track whenever it can.
bots-style-founders-pyramid = pyramid first
bots-style-founders-pyramid-about = Builds the pyramid, and temples that go with it.
bots-style-patolli-bold = bold
bots-style-patolli-bold-about = Stands on the centre squares, and is not afraid to be captured.
bots-style-patolli-careful = careful
bots-style-patolli-careful-about = Keeps its pieces off the centre squares and its counters together.

bots-kind-random = Takes any legal action.
bots-kind-greedy = Looks one decision ahead.
bots-kind-planner = Searches its whole turn with beams.
bots-kind-searcher = Plans widely, then plays the best plans out in many possible worlds.
bots-kind-ismcts = Searches a tree of decisions in many possible worlds; needs nothing but the rules.

bots-random = “{ $choice }”: chosen at random.
bots-only = “{ $choice }”: nothing else is possible.
bots-unexplained = “{ $choice }”: the program does not say why.
bots-choice = “{ $choice }”: I expect to end with about { $points } points, my best rival with { $rival }.
bots-choice-alone = “{ $choice }”: I expect to end with about { $points } points.
bots-other = Otherwise “{ $choice }”: about { $points } points, against { $rival }.
bots-other-alone = Otherwise “{ $choice }”: about { $points } points.

# Why: what a turn gains and costs, by the aims of the game.
bots-gains = Gains: { $what } (about +{ $points }).
bots-costs = Costs: { $what } (about −{ $points }).
bots-takes = Takes from a rival: { $what } (about −{ $points } for them).
bots-opens = Gives a rival: { $what } (about +{ $points } for them).
bots-more = It has more of: { $what } (about +{ $points }).
bots-less = What was played has more of: { $what } (about +{ $points }).
bots-aim-tikal-temples = temples held and guarded
bots-aim-tikal-treasures = treasures
bots-aim-tikal-explorers = explorers in the jungle
bots-aim-tikal-camps = camps
bots-aim-tikal-guards = guards still to post
bots-aim-teotihuacan-avenue = the Avenue of the Dead
bots-aim-teotihuacan-pyramid = the Pyramid track
bots-aim-teotihuacan-masks = masks
bots-aim-teotihuacan-temples = temples and their bonus tiles
bots-aim-teotihuacan-cocoa = cocoa for the salaries
bots-aim-teotihuacan-resources = wood, stone and gold
bots-aim-teotihuacan-workers = strong and well placed workers
bots-aim-teotihuacan-technologies = technologies
bots-aim-teotihuacan-discoveries = discovery tiles
bots-aim-founders-quarters = temples and pyramid tiles of one quarter
bots-aim-founders-resources = resources and what produces them
bots-aim-founders-worship = worship tiles
bots-aim-founders-masks = mask tiles
bots-aim-founders-discs = discs still to play
bots-aim-founders-room = room in the city
bots-aim-founders-favour = the favour track
bots-aim-patolli-advance = pieces on their way home
bots-aim-patolli-safety = pieces out of danger
