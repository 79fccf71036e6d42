"""Alone against Teotibot: its setup, turn, actions, worshipping worker and difficulty."""
