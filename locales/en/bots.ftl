# What bots say about their choices.
bots-novice = Novice
bots-novice-about = Looks at the next decision only, and slips every second time.
bots-apprentice = Apprentice
bots-apprentice-about = Plans its turn with a quick look.
bots-artisan = Artisan
bots-artisan-about = Plans its whole turn with care.
bots-master = Master
bots-master-about = Searches its turn and everybody's answers to it.

bots-random = { $choice }: chosen at random.
bots-only = { $choice }: nothing else is possible.
bots-choice = { $choice }: I expect to end with about { $points } points, my best rival with { $rival }.
bots-choice-alone = { $choice }: I expect to end with about { $points } points.
bots-other = Otherwise { $choice }: about { $points } points, against { $rival }.
bots-other-alone = Otherwise { $choice }: about { $points } points.
