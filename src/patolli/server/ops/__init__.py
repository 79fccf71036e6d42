"""Running a server: settings, logs, metrics, commands."""
