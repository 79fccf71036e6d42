"""Styles of play: what a bot goes for first. `artisan:temples` is a level that plays in one.

A style is a table of points that some terms of the game's evaluation are worth beyond their weight
(`evaluation/styles/<game>.toml`). All else stays: how far the level sees, how it errs, and what the
game itself pays at the end.
"""

from __future__ import annotations

from typing import final

from patolli.bots.evaluation import evaluations, styles_of
from patolli.core.errors import PatolliError


@final
class UnknownStyle(PatolliError):
    """The game's bots have no style of that name."""


def styles(game: str) -> list[str]:
    """The styles that a table of a game can choose from."""
    return list(styles_of(game))


def split(name: str) -> tuple[str, str]:
    """The level and the style of `artisan:temples`; a bot without a style has an empty one."""
    level, _, style = name.partition(":")
    return level, style


def check_style(style: str, game: str | None = None) -> None:
    """Refuse a style that the game does not have; without a game, one that no game has."""
    if not style:
        return
    games = evaluations() if game is None else [game]
    known = {one: styles(one) for one in games if styles(one)}
    if any(style in names for names in known.values()):
        return
    allowed = "; ".join(f"{one}: {', '.join(names)}" for one, names in known.items())
    where = "" if game is None else f" in {game}"
    raise UnknownStyle(f"no style {style!r}{where}. Styles of {allowed or 'it: none'}")
