# Words that every game shares.

player = Player { $number }
nothing = nothing
action = { $notation }

# The rules page of an installation that plays another edition.
edition-figures = Figures of the edition “{ $edition }”
edition-about = This installation plays with other printed figures than the page above. Where they differ, these hold.
edition-figure = figure
edition-ours = on this page
edition-here = played here
