"""The contract that every game keeps; it knows no game at all."""
