"""Why there is no picture."""

from __future__ import annotations

from patolli.core.errors import PatolliError


class BadPicture(PatolliError):
    """A picture was asked for in a way that there is none."""


class NoPictures(PatolliError):
    """What pictures need is not installed."""

    def __init__(self, missing: str) -> None:
        super().__init__(f'pictures need {missing}: pip install "patolli[pictures]"')
