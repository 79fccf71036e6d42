"""The Pyramid: laying tiles, matching icons, its track and its offers."""

from __future__ import annotations

from typing import Final

from patolli.games.teotihuacan.components import (
    COLOURED,
    EMPTY,
    TRACK_LAST,
)
from patolli.games.teotihuacan.geometry import (
    SLOT_CELLS,
    SLOT_COUNT,
    SLOT_NAMES,
    SLOT_NEEDS,
    TURNED,
)
from patolli.games.teotihuacan.names import (
    temple_name,
    who,
)
from patolli.games.teotihuacan.printed import letters
from patolli.games.teotihuacan.rules.temples import MatchedSteps
from patolli.games.teotihuacan.state import TeotihuacanState

# The slots that rest on each slot.
SLOTS_ABOVE: Final[list[list[int]]] = [
    [above for above in range(SLOT_COUNT) if slot in SLOT_NEEDS[above]]
    for slot in range(SLOT_COUNT)
]


def pyramid_matches(s: TeotihuacanState, tile: int, turn: int, slot: int) -> list[int]:
    """The matched icons of a tile on a slot: shapes, COLOURED where the tile's is."""
    icons = TURNED[tile * 4 + turn]
    cells = SLOT_CELLS[slot]
    return [icons[k] for k in range(4) if s.cell[cells[k]] == icons[k] % COLOURED]


def put_tile(s: TeotihuacanState, tile: int, turn: int, slot: int) -> None:
    """Put a tile on a slot, whoever does it, and open the slots it completes."""
    s.slot_tile[slot] = tile
    s.slot_turn[slot] = turn
    icons = TURNED[tile * 4 + turn]
    cells = SLOT_CELLS[slot]
    for k in range(4):
        s.cell[cells[k]] = icons[k] % COLOURED
    s.open_slots.remove(slot)
    for above in SLOTS_ABOVE[slot]:
        if supported(s, above):
            s.open_slots.append(above)
    s.open_slots.sort()


def supported(s: TeotihuacanState, slot: int) -> bool:
    """Whether all four tiles below a slot are there."""  # TEO-BUILD-2
    for below in SLOT_NEEDS[slot]:
        if s.slot_tile[below] == EMPTY:
            return False
    return True


def lay_tile(s: TeotihuacanState, player: int, tile: int, turn: int, slot: int) -> None:
    """A player puts a tile on the Pyramid."""
    put_tile(s, tile, turn, slot)
    if s.recording:
        s.emit(
            "teotihuacan-constructed",
            {
                "seat": who(s, player),
                "slot": SLOT_NAMES[slot],
                "icons": letters(TURNED[tile * 4 + turn]),
                "turn": turn * 90,
            },
        )


def advance_track(s: TeotihuacanState, player: int, steps: int) -> None:
    """Move a player's marker on the Pyramid track."""  # TEO-TRACK-1
    s.track[player] = min(TRACK_LAST, s.track[player] + steps)
    if s.recording:
        s.emit("teotihuacan-track-advanced", {"seat": who(s, player), "step": s.track[player]})


def push_matched_steps(s: TeotihuacanState, seat: int, matches: list[int]) -> None:
    """The temple steps of the coloured icons among the matches."""  # TEO-MATCH-2
    steps = [0, 0, 0]
    for icon in matches:
        if icon >= COLOURED:
            steps[icon - COLOURED] += 1
    if steps[0] + steps[1] + steps[2] > 0:
        s.push(MatchedSteps(seat, steps[0], steps[1], steps[2]))


def matched_temples(matches: list[int]) -> list[object]:
    """The names of the temples that matched coloured icons lead to."""
    return [temple_name(icon - COLOURED) for icon in matches if icon >= COLOURED]


def slide(offer: list[int]) -> None:
    """Close the gaps of an offer: every tile moves towards its beginning."""
    kept = [tile for tile in offer if tile != EMPTY]
    for i in range(len(offer)):
        offer[i] = kept[i] if i < len(kept) else EMPTY
