"""The Rival Architect of the solo game."""
