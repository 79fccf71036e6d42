"""Pictures of games: the boards of the web table, drawn from what a seat sees."""

from patolli.pictures.animation import frames, save_gif
from patolli.pictures.errors import BadPicture, NoPictures
from patolli.pictures.picture import Picture

__all__ = ["BadPicture", "NoPictures", "Picture", "frames", "save_gif"]
