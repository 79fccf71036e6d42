"""The table in the terminal: what is shown, how an answer is read, what a choice means."""
