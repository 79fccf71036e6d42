"""How bots search: beams over a turn, sequential halving over whole turns, the line they follow."""
