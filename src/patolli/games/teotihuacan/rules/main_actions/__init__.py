"""The main actions."""
