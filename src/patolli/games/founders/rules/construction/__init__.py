"""Construction: buildings, temples and the pyramid, and what comes with them."""
