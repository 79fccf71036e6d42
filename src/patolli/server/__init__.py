"""The table server: people meet, play, come back and lose nothing."""
