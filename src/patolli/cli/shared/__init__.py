"""What the commands share: arguments, the console, words of the help, players, figures, plots."""
