# What bots say about their choices.
bots-novice = Novice
bots-novice-about = Looks at the next decision only, and slips every second time.
bots-apprentice = Apprentice
bots-apprentice-about = Plans its turn with a quick look.
bots-artisan = Artisan
bots-artisan-about = Plans its whole turn with care.
bots-master = Master
bots-master-about = Searches its turn and everybody's answers to it.

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
