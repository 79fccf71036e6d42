"""The city: its squares, the shapes of tiles and where they fit, the pyramid in its middle."""
