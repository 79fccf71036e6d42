"""People: accounts, sessions, and what keeps strangers in bounds."""
