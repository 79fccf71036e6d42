"""The game as a whole: contract, positions, records."""
