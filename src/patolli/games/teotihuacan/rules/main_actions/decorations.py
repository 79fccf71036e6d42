"""The main action of Decorations: a tile against one side of the Pyramid."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.core.frame import Step
from patolli.core.message import Message
from patolli.games.teotihuacan import events
from patolli.games.teotihuacan.actions import SIDE, STOP, TILE
from patolli.games.teotihuacan.components import (
    COLOURED,
    DECORATION_GOLD,
    DECORATION_ICONS,
    DECORATION_MATCH_VP,
    DECORATION_OFFER,
    DECORATION_POWER_UPS,
    DECORATION_STEPS,
    DECORATION_VP,
    DECORATIONS,
    EMPTY,
    GOLD,
    SIDES,
    letters,
)
from patolli.games.teotihuacan.decision import Decision, outside
from patolli.games.teotihuacan.geometry import (
    DECORATION_CELLS,
    DECORATION_NEEDS,
    GROUND_ICONS,
    MARKS,
)
from patolli.games.teotihuacan.names import icon_names, side_name
from patolli.games.teotihuacan.rules.goods import pay_good, score
from patolli.games.teotihuacan.rules.main_actions.main_action import MainAction
from patolli.games.teotihuacan.rules.main_actions.power_ups import push_power_ups
from patolli.games.teotihuacan.rules.main_actions.pyramid import (
    matched_temples,
    push_matched_steps,
    slide,
)
from patolli.games.teotihuacan.rules.tracks import advance_track
from patolli.games.teotihuacan.state import TeotihuacanState
from patolli.games.teotihuacan.tiles.technologies import main_action_done

NO_SPACE: Final = -1


@final
class Decorations(MainAction):
    """Lay a tile against one side of the Pyramid."""

    def possible(self, s: TeotihuacanState, seat: int, workers: int) -> bool:
        return can_decorate(s, seat, workers)

    def start(self, s: TeotihuacanState, seat: int, workers: int, weakest: int) -> None:
        s.push(ChooseDecoration(seat, workers))


def free_space(s: TeotihuacanState, side: int) -> int:
    """The space of a side where the next decoration may lie, or NO_SPACE."""
    mark = s.decorated[side]  # TEO-DECORATION-4
    if mark == MARKS:
        return NO_SPACE
    space = side * MARKS + mark
    for slot in DECORATION_NEEDS[space]:
        if s.slot_tile[slot] == EMPTY:
            return NO_SPACE
    return space


def can_decorate(s: TeotihuacanState, seat: int, workers: int) -> bool:
    """Whether the main action is possible."""
    if s.goods[seat * 3 + GOLD] < DECORATION_GOLD[workers - 1]:
        return False
    return _any_tile(s) and _any_space(s)


def _any_tile(s: TeotihuacanState) -> bool:
    for tile in s.decoration_offer:
        if tile != EMPTY:
            return True
    return False


def _any_space(s: TeotihuacanState) -> bool:
    for side in range(len(SIDES)):
        if free_space(s, side) != NO_SPACE:
            return True
    return False


def lay_decoration(s: TeotihuacanState, player: int, tile: int, space: int) -> None:
    """Put a decoration tile on a space."""
    if s.lent:
        s.own_board()
    s.decoration_at[space] = tile
    s.decorated[space // MARKS] += 1
    if s.recording:
        events.decorated(s, player, tile, space)


def decoration_matches(s: TeotihuacanState, tile: int, space: int) -> list[int]:
    """The matched icons of a tile on a space: shapes, COLOURED where the tile's is."""
    found: list[int] = []
    for i in range(2):
        icon = DECORATION_ICONS[tile][i]
        cell = DECORATION_CELLS[space][i]
        under = s.cell[cell] if cell >= 0 else GROUND_ICONS[space][i]
        if under == icon % COLOURED:
            found.append(icon)
    return found


@final
class ChooseDecoration(Decision):
    """Choose one of the decoration tiles on offer."""

    name: ClassVar[str] = "decoration"

    def __init__(self, seat: int, workers: int) -> None:
        super().__init__(seat)
        self.workers: Final = workers

    def options(self, s: TeotihuacanState) -> list[int]:
        if not can_decorate(s, self.seat, self.workers):
            return [STOP]
        return [TILE.first + i for i in range(DECORATION_OFFER) if s.decoration_offer[i] != EMPTY]

    def blocked(self, s: TeotihuacanState) -> bool:
        return s.goods[self.seat * 3 + GOLD] < DECORATION_GOLD[self.workers - 1]

    def label(self, s: TeotihuacanState, action: int) -> Message:
        if TILE.has(action):
            tile = s.decoration_offer[TILE.index(action)]
            return Message(
                "teotihuacan-label-decoration",
                {
                    "icons": icon_names(DECORATION_ICONS[tile]),
                    "gold": DECORATION_GOLD[self.workers - 1],
                },
            )
        return super().label(s, action)

    def answer(self, s: TeotihuacanState, action: int) -> None:
        if action == STOP:
            return
        gold = DECORATION_GOLD[self.workers - 1]  # TEO-DECORATION-1
        pay_good(s, self.seat, GOLD, gold, "board-decorations")
        s.push(PlaceDecoration(self.seat, self.workers, TILE.index(action)))


@final
class PlaceDecoration(Decision):
    """Choose the side of the Pyramid; the space is the lowest free one there."""

    name: ClassVar[str] = "side"

    def __init__(self, seat: int, workers: int, index: int) -> None:
        super().__init__(seat)
        self.workers: Final = workers
        self.index: Final = index

    def check(self, s: TeotihuacanState) -> list[str]:
        wrong = outside(self, "tile", self.index, 0, DECORATION_OFFER - 1)
        if not wrong and s.decoration_offer[self.index] == EMPTY:
            wrong.append(f"{self.name}: no decoration tile {self.index} is on offer")
        return wrong

    def options(self, s: TeotihuacanState) -> list[int]:
        return [SIDE.first + side for side in range(len(SIDES)) if free_space(s, side) != NO_SPACE]

    def prompt(self, s: TeotihuacanState) -> Message:
        icons = letters(DECORATION_ICONS[s.decoration_offer[self.index]])
        return Message("teotihuacan-prompt-side", {"icons": icons})

    def label(self, s: TeotihuacanState, action: int) -> Message:
        if not SIDE.has(action):
            return super().label(s, action)
        space = free_space(s, SIDE.index(action))
        matches = decoration_matches(s, s.decoration_offer[self.index], space)
        return Message(
            "teotihuacan-label-side",
            {
                "side": side_name(SIDE.index(action)),
                "mark": space % MARKS + 1,
                "vp": DECORATION_VP + len(matches) * DECORATION_MATCH_VP,
                "temples": matched_temples(matches),
            },
        )

    def answer(self, s: TeotihuacanState, action: int) -> None:
        seat = self.seat
        space = free_space(s, SIDE.index(action))
        tile = s.decoration_offer[self.index]
        if s.lent:
            s.own_board()
        s.decoration_offer[self.index] = EMPTY
        matches = decoration_matches(s, tile, space)
        lay_decoration(s, seat, tile, space)
        s.push(RefillDecorations(seat))
        power_ups = DECORATION_POWER_UPS[self.workers - 1]
        push_power_ups(s, seat, DECORATIONS, power_ups, s.tech[seat])
        score(s, seat, len(matches) * DECORATION_MATCH_VP, "source-match")  # TEO-DECORATION-6
        score(s, seat, DECORATION_VP, "board-decorations")  # TEO-DECORATION-8
        advance_track(s, seat, DECORATION_STEPS)
        main_action_done(s, seat, DECORATIONS, s.tech[seat])
        push_matched_steps(s, seat, matches)


@final
class RefillDecorations(Step[TeotihuacanState]):
    """Draw a decoration tile for the gap in the offer."""

    name: ClassVar[str] = "refill-decorations"

    def run(self, s: TeotihuacanState) -> None:
        refill_decorations(s)


def refill_decorations(s: TeotihuacanState) -> None:
    """Fill the gaps of the offer while there are tiles; alone, the others move up first."""
    if s.lent:
        s.own_board()
    if s.solo:  # TEO-SOLO-10
        slide(s.decoration_offer)
    for i in range(DECORATION_OFFER):
        if s.decoration_offer[i] == EMPTY and s.decoration_pile:
            s.decoration_offer[i] = s.decoration_pile.pop()
            s.reveal()
            if s.recording:
                events.decoration_drawn(s, s.decoration_offer[i])
