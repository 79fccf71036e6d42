"""Alone against Teotibot."""
