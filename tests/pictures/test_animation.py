"""A record as an animated picture: one frame for each turn."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image, ImageSequence

import patolli
from patolli.core.errors import BadRecord
from patolli.core.record import Record
from patolli.pictures import BadPicture, frames, save_gif
from tests.pictures.states import GAMES


def played(game: str, turns: int) -> Record:
    """A random game up to the end of that many turns in which something was decided."""
    rng = patolli.Rng.seeded(2)
    state = patolli.load(game).new(2, 4)
    decided = {state.turn}
    while len(decided) <= turns:
        state.apply(rng.pick(state.answers))
        decided.add(state.turn)
    return state.record()


@pytest.mark.parametrize("game", GAMES)
def test_as_many_frames_as_turns(game: str, tmp_path: Path) -> None:
    record = played(game, 3)
    assert save_gif(record, tmp_path / "game.gif", width=160) == 3
    with Image.open(tmp_path / "game.gif") as gif:
        assert len(list(ImageSequence.Iterator(gif))) == 3
        assert gif.size[0] == 160
        assert gif.info["loop"] == 0


def test_a_turn_that_is_not_over_counts() -> None:
    record = played("tikal", 2)
    whole = len(list(frames(record)))
    assert len(list(frames(record, len(record.actions) - 1))) == whole
    assert len(list(frames(record, 1))) == 1


def test_a_file_of_another_kind_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadPicture, match=r"game\.png: the name must end in \.gif"):
        save_gif(played("patolli", 2), tmp_path / "game.png")


def test_a_record_without_actions_is_refused(tmp_path: Path) -> None:
    record = patolli.load("patolli").new(2, 1).record()
    with pytest.raises(BadRecord, match="no turn to draw"):
        save_gif(record, tmp_path / "game.gif")
