# Words that every game shares.

player = Player { $number }
nothing = nothing
action = { $notation }
