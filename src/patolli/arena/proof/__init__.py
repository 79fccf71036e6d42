"""How good the bots are: targets, a store of the games played for them, and the tables."""
