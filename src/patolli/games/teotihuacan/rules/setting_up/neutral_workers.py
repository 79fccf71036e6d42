"""Neutral workers: three of each unused colour with two or three players."""

from __future__ import annotations

from patolli.games.teotihuacan import events
from patolli.games.teotihuacan.components import (
    NEUTRAL_COLOURS,
    NEUTRAL_TILES,
    NEUTRAL_WORKERS,
    START_POWER,
    STARTING_BOARDS,
    WORKERS,
)
from patolli.games.teotihuacan.state import TeotihuacanState


def place_neutral_workers(s: TeotihuacanState, tiles: list[int]) -> None:
    """Draw two starting tiles per unused colour; its workers go to their first three boards.

    The tiles are taken from the end of the list, which is shuffled already.  # TEO-NEUTRAL-1
    """
    for colour in range(s.players, s.players + NEUTRAL_COLOURS[s.players]):
        boards: list[int] = []
        taken = 0  # the same boards as bits
        for _step in range(NEUTRAL_TILES):
            for board in STARTING_BOARDS[tiles.pop()]:
                if not taken >> board & 1 and len(boards) < NEUTRAL_WORKERS:
                    boards.append(board)
                    taken |= 1 << board
        s.reveal()
        if s.lent:
            s.own_power()
        for k in range(NEUTRAL_WORKERS):
            s.put(colour * WORKERS + k, boards[k])
            s.power[colour * WORKERS + k] = START_POWER
        if s.recording:
            events.neutral_placed(s, boards)
