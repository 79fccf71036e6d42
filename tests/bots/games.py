"""The games that bots are tested on."""

GAMES = ["patolli", "tikal", "founders", "teotihuacan"]
