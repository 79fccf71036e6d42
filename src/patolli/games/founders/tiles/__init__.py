"""Tiles with effects: what is printed on them and what they do."""
