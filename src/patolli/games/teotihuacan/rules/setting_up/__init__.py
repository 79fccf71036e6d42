"""Setting up: board and players, starting tiles and what they give, neutral workers."""
