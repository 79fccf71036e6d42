"""Moderation: reports of people, what moderators do about them, and the log of it."""
