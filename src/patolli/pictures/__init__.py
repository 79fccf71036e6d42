"""Pictures of games: the boards of the web table, drawn from what a seat sees."""

from patolli.pictures.boards import NoPictures
from patolli.pictures.picture import Picture

__all__ = ["NoPictures", "Picture"]
