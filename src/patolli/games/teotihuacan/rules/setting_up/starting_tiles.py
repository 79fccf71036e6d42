"""Choosing starting tiles: four dealt in secret, or an open draft."""

from __future__ import annotations

from typing import ClassVar, final

from patolli.core.frame import Step
from patolli.games.teotihuacan import events
from patolli.games.teotihuacan.actions import DRAFT, FIRST_PAIR, KEEP, KEPT_PAIRS
from patolli.games.teotihuacan.components import (
    DEALT,
    DRAFT_OPEN,
    EMPTY,
    KEPT,
    STARTING_GAIN,
)
from patolli.games.teotihuacan.decision import Decision
from patolli.games.teotihuacan.rules.setting_up.starting_benefits import (
    BeginGame,
    StartBenefits,
    ready_workers,
)
from patolli.games.teotihuacan.state import TeotihuacanState


def deal_starting_tiles(s: TeotihuacanState) -> None:
    """Deal tiles to all, or lay them open for a draft; draw their discovery tiles."""
    draft = s.options["setup"] == "draft"
    s.kept = [EMPTY] * (s.seats * KEPT)
    count = DRAFT_OPEN[s.players] if draft else DEALT * s.seats
    s.dealt = [s.starting_pile.pop() for _ in range(count)]
    if draft:
        s.dealt.sort()
    else:
        for player in range(s.seats):
            hand = sorted(s.dealt[player * DEALT : player * DEALT + DEALT])
            s.dealt[player * DEALT : player * DEALT + DEALT] = hand
    s.drawn = [EMPTY] * count
    for i in range(count):  # TEO-START-2
        if STARTING_GAIN[s.dealt[i]].discovery:
            s.drawn[i] = s.discovery_pile.pop()
    for player in range(s.seats):
        ready_workers(s, player)
    push_choices(s)


def push_choices(s: TeotihuacanState) -> None:
    """Ask all players for their starting tiles, and then resolve them."""
    draft = s.options["setup"] == "draft"
    s.push(BeginGame(-1))
    for i in range(s.seats - 1, -1, -1):
        s.push(StartBenefits((s.first + i) % s.players))
    s.push(RevealKept(-1))
    if draft:  # TEO-DRAFT-3
        for i in range(s.seats):
            s.push(DraftTile((s.first + i) % s.players))
        for i in range(s.seats - 1, -1, -1):
            s.push(DraftTile((s.first + i) % s.players))
    else:
        for player in range(s.seats - 1, -1, -1):
            s.push(KeepTiles(player))


@final
class KeepTiles(Decision):
    """Keep two of the starting tiles dealt to one."""

    name: ClassVar[str] = "keep"

    def options(self, s: TeotihuacanState) -> list[int]:
        dealt = s.dealt[self.seat * DEALT : self.seat * DEALT + DEALT]
        return [
            KEEP.first + FIRST_PAIR[dealt[i]] + dealt[j]
            for i in range(DEALT)
            for j in range(i + 1, DEALT)
        ]

    def answer(self, s: TeotihuacanState, action: int) -> None:
        one, two = KEPT_PAIRS[KEEP.index(action)]
        put_first(s, self.seat, one, two)
        s.turn += 1
        if s.recording:
            events.kept(s, self.seat, one, two)


def put_first(s: TeotihuacanState, seat: int, one: int, two: int) -> None:
    """Sort a secret hand so that the two tiles to be kept come first, with what was drawn."""
    first = seat * DEALT
    drawn = {s.dealt[i]: s.drawn[i] for i in range(first, first + DEALT)}
    others = [tile for tile in sorted(drawn) if tile not in (one, two)]
    hand = [one, two, *others]
    if s.lent:
        s.own_setup()
    for i in range(DEALT):
        s.dealt[first + i] = hand[i]
        s.drawn[first + i] = drawn[hand[i]]


@final
class DraftTile(Decision):
    """Take one of the open starting tiles."""

    name: ClassVar[str] = "draft"

    def options(self, s: TeotihuacanState) -> list[int]:
        return [DRAFT.first + tile for tile in s.dealt if tile not in s.kept]

    def answer(self, s: TeotihuacanState, action: int) -> None:
        at = self.seat * KEPT
        if s.kept[at] != EMPTY:
            at += 1
        if s.lent:
            s.own_setup()
        s.kept[at] = DRAFT.index(action)
        s.turn += 1
        if s.recording:
            events.drafted(s, self.seat, DRAFT.index(action))


@final
class RevealKept(Step[TeotihuacanState]):
    """All have chosen: the kept tiles are shown."""

    name: ClassVar[str] = "kept"

    def run(self, s: TeotihuacanState) -> None:
        s.reveal()
        if s.options["setup"] != "draft":
            if s.lent:
                s.own_setup()
            for player in range(s.seats):
                for k in range(KEPT):
                    s.kept[player * KEPT + k] = s.dealt[player * DEALT + k]
        if s.recording:
            for player in range(s.seats):
                tiles = s.kept[player * KEPT : player * KEPT + KEPT]
                events.kept_tiles(s, player, tiles)
