"""Influence: producing, offering and favour, and the worship tiles."""
