"""The games whose environments are tested."""

GAMES = ["patolli", "tikal", "founders", "teotihuacan"]
