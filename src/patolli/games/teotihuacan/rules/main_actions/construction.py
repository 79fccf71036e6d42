"""The main action of Construction: tiles on the Pyramid, each resolved before the next."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.core.frame import Step
from patolli.core.message import Data, Message
from patolli.games.teotihuacan import events
from patolli.games.teotihuacan.actions import AT, DISCOUNT, DISCOUNTS, EXTRA, STOP, TILE, TURN
from patolli.games.teotihuacan.components import (
    CONSTRUCTION,
    CONSTRUCTION_POWER_UPS,
    EMPTY,
    EXTRA_WORKER,
    KINDS,
    LEVEL_STONE,
    LEVEL_VP,
    LEVEL_WOOD,
    MOST_COUNTED,
    PYRAMID_ICONS,
    PYRAMID_MATCH_VP,
    PYRAMID_OFFER,
    PYRAMID_STEPS,
    STONE,
    WOOD,
    letters,
)
from patolli.games.teotihuacan.decision import Decision, outside
from patolli.games.teotihuacan.geometry import (
    SLOT_LEVEL,
    SLOT_NAMES,
    TOP_SLOT,
    TURNS,
)
from patolli.games.teotihuacan.names import icon_names
from patolli.games.teotihuacan.rules.anytime import holds_anytime
from patolli.games.teotihuacan.rules.calendar import complete_pyramid
from patolli.games.teotihuacan.rules.discovery_tiles import (
    holds,
    in_some_stash,
    use_tile,
)
from patolli.games.teotihuacan.rules.goods import score
from patolli.games.teotihuacan.rules.main_actions.main_action import MainAction
from patolli.games.teotihuacan.rules.main_actions.power_ups import push_power_ups
from patolli.games.teotihuacan.rules.main_actions.pyramid import (
    can_pay,
    can_place_any,
    lay_tile,
    level_of,
    matched_temples,
    offered,
    pay_level,
    push_matched_steps,
    pyramid_matches,
    slide,
)
from patolli.games.teotihuacan.rules.tracks import advance_track
from patolli.games.teotihuacan.state import TeotihuacanState
from patolli.games.teotihuacan.tiles.technologies import (
    FURTHER_BUILDER,
    construction_discount,
    further_builders,
    main_action_done,
)

SAVED: Final[int] = FURTHER_BUILDER.face.discount
# By pyramid tile the answers that turn it.
TURN_ANSWERS: Final[list[list[int]]] = [[TURN.first + turn for turn in turns] for turns in TURNS]


@final
class Construction(MainAction):
    """Lay tiles on the Pyramid."""

    def possible(self, s: TeotihuacanState, seat: int, workers: int) -> bool:
        return offered(s) > 0 and can_place_any(s, seat, construction_discount(s.tech[seat]))

    def start(self, s: TeotihuacanState, seat: int, workers: int, weakest: int) -> None:
        owned = s.tech[seat]
        most = min(MOST_COUNTED, workers + further_builders(owned))  # TEO-TECH-15
        s.push(ChooseTile(seat, most, 0, construction_discount(owned)))


@final
class ChooseTile(Decision):
    """Choose the next pyramid tile, use an extra-worker tile, or stop."""

    name: ClassVar[str] = "tile"

    def __init__(self, seat: int, workers: int, placed: int, discount: int) -> None:
        super().__init__(seat)
        self.workers: Final = workers
        self.placed: Final = placed
        self.discount: Final = discount

    def options(self, s: TeotihuacanState) -> list[int]:
        answers: list[int] = []
        if self.placed < self.workers and can_place_any(s, self.seat, self.discount):
            for i in range(PYRAMID_OFFER):
                if s.pyramid_offer[i] != EMPTY and not _like_before(s, i):
                    answers.append(TILE.first + i)
        if (
            self.workers < MOST_COUNTED
            and (answers or self.placed > 0)
            and holds(s, self.seat, EXTRA_WORKER)
        ):
            answers.append(EXTRA)
        if self.placed > 0 or not answers:  # TEO-BUILD-1
            answers.append(STOP)
        return answers

    def blocked(self, s: TeotihuacanState) -> bool:
        if offered(s) == 0:
            return False
        return self.placed < self.workers or self.worker_to_come(s)

    def worker_to_come(self, s: TeotihuacanState) -> bool:
        """Whether a tile used now could lead to an extra-worker tile."""  # TEO-ANYTIME-3
        return (
            self.workers < MOST_COUNTED
            and holds_anytime(s, self.seat)
            and in_some_stash(s, EXTRA_WORKER)
        )

    def answer(self, s: TeotihuacanState, action: int) -> None:
        if action == STOP:
            if self.placed > 0:
                finish_construction(s, self.seat, self.workers)
        elif action == EXTRA:
            use_tile(s, self.seat, EXTRA_WORKER)
            s.push(ChooseTile(self.seat, self.workers + 1, self.placed, self.discount))
        else:
            s.push(
                ChooseSlot(self.seat, self.workers, self.placed, self.discount, TILE.index(action))
            )

    def label(self, s: TeotihuacanState, action: int) -> Message:
        if TILE.has(action):
            icons = PYRAMID_ICONS[s.pyramid_offer[TILE.index(action)]]
            return Message("teotihuacan-label-tile", {"icons": icon_names(icons)})
        return super().label(s, action)

    def prompt(self, s: TeotihuacanState) -> Message:
        return Message("teotihuacan-prompt-tile", {"placed": self.placed, "most": self.workers})


def _like_before(s: TeotihuacanState, index: int) -> bool:
    """Whether an earlier tile of the offer has the same icons."""
    for earlier in range(index):
        tile = s.pyramid_offer[earlier]
        if tile != EMPTY and PYRAMID_ICONS[tile] == PYRAMID_ICONS[s.pyramid_offer[index]]:
            return True
    return False


def in_hand(s: TeotihuacanState, index: int) -> Data:
    """A tile of the offer by its icons, for its picture."""
    return {"icons": letters(PYRAMID_ICONS[s.pyramid_offer[index]])}


def not_offered(s: TeotihuacanState, frame: Decision, index: int) -> list[str]:
    """What is wrong with a pyramid tile that must be on offer."""
    wrong = outside(frame, "tile", index, 0, PYRAMID_OFFER - 1)
    if not wrong and s.pyramid_offer[index] == EMPTY:
        wrong.append(f"{frame.name}: no pyramid tile {index} is on offer")
    return wrong


def not_open(s: TeotihuacanState, frame: Decision, slot: int) -> list[str]:
    """What is wrong with a slot that must be open."""
    return [] if slot in s.open_slots else [f"{frame.name}: slot {slot} is not open"]


@final
class ChooseSlot(Decision):
    """Choose where the pyramid tile goes."""

    name: ClassVar[str] = "slot"

    def __init__(self, seat: int, workers: int, placed: int, discount: int, index: int) -> None:
        super().__init__(seat)
        self.workers: Final = workers
        self.placed: Final = placed
        self.discount: Final = discount
        self.index: Final = index

    def check(self, s: TeotihuacanState) -> list[str]:
        return not_offered(s, self, self.index)

    def options(self, s: TeotihuacanState) -> list[int]:
        answers = [
            AT.first + slot
            for slot in s.open_slots
            if can_pay(s, self.seat, SLOT_LEVEL[slot] - 1, self.discount)
        ]
        return answers if answers else [STOP]

    def blocked(self, s: TeotihuacanState) -> bool:
        return True

    def prompt(self, s: TeotihuacanState) -> Message:
        return Message("teotihuacan-prompt-slot", in_hand(s, self.index))

    def label(self, s: TeotihuacanState, action: int) -> Message:
        if not AT.has(action):
            return super().label(s, action)
        level = level_of(AT.index(action))
        return Message(
            "teotihuacan-label-at",
            {
                "slot": SLOT_NAMES[AT.index(action)],
                "level": level + 1,
                "stone": LEVEL_STONE[level],
                "wood": LEVEL_WOOD[level],
                "vp": LEVEL_VP[level],
            },
        )

    def answer(self, s: TeotihuacanState, action: int) -> None:
        if action == STOP:
            s.push(ChooseTile(self.seat, self.workers, self.placed, self.discount))
            return
        slot = AT.index(action)
        if self.discount:
            s.push(ChooseDiscount(self.seat, self.workers, self.placed, self.index, slot))
        else:
            pay_level(s, self.seat, level_of(slot), LEVEL_STONE[level_of(slot)])
            s.push(TurnTile(self.seat, self.workers, self.placed, 0, self.index, slot))


NO_DISCOUNT: Final = 0
LESS_STONE: Final = 1
LESS_WOOD: Final = 2


@final
class ChooseDiscount(Decision):
    """A discount: which good of this tile is one cheaper, or none, for a later tile."""

    name: ClassVar[str] = "discount"

    def __init__(self, seat: int, workers: int, placed: int, index: int, slot: int) -> None:
        super().__init__(seat)
        self.workers: Final = workers
        self.placed: Final = placed
        self.index: Final = index
        self.slot: Final = slot

    def check(self, s: TeotihuacanState) -> list[str]:
        return not_offered(s, self, self.index) + not_open(s, self, self.slot)

    def legal(self, s: TeotihuacanState) -> list[int]:
        """What can be paid; nothing may come in between."""
        level = level_of(self.slot)
        stone = s.goods[self.seat * 3 + STONE]
        wood = s.goods[self.seat * 3 + WOOD]
        answers: list[int] = []
        if can_pay(s, self.seat, level, 0) and self.another(s):
            answers.append(DISCOUNT.first + NO_DISCOUNT)
        if stone + SAVED >= LEVEL_STONE[level] and wood >= LEVEL_WOOD[level]:
            answers.append(DISCOUNT.first + LESS_STONE)
        if (
            LEVEL_WOOD[level] > 0
            and stone >= LEVEL_STONE[level]
            and wood + SAVED >= LEVEL_WOOD[level]
        ):
            answers.append(DISCOUNT.first + LESS_WOOD)
        return answers

    def label(self, s: TeotihuacanState, action: int) -> Message:
        way = DISCOUNTS[DISCOUNT.index(action)]
        return Message(f"teotihuacan-label-discount-{way}")

    def prompt(self, s: TeotihuacanState) -> Message:
        return Message(
            "teotihuacan-prompt-discount",
            {**in_hand(s, self.index), "slot": SLOT_NAMES[self.slot]},
        )

    def another(self, s: TeotihuacanState) -> bool:
        """Whether a further tile could follow in this action."""
        most = min(MOST_COUNTED, self.workers + s.hand[self.seat * KINDS + EXTRA_WORKER])
        return self.slot != TOP_SLOT and self.placed + 1 < most and offered(s) > 1

    def apply(self, s: TeotihuacanState, action: int) -> None:
        chosen = DISCOUNT.index(action)
        level = level_of(self.slot)
        stone = LEVEL_STONE[level] - (SAVED if chosen == LESS_STONE else 0)
        pay_level(s, self.seat, level, stone, SAVED if chosen == LESS_WOOD else 0)
        left = SAVED if chosen == NO_DISCOUNT else 0
        s.push(TurnTile(self.seat, self.workers, self.placed, left, self.index, self.slot))


@final
class TurnTile(Decision):
    """Choose how the tile is turned; then it is laid and resolved."""

    name: ClassVar[str] = "turn"

    def __init__(
        self, seat: int, workers: int, placed: int, discount: int, index: int, slot: int
    ) -> None:
        super().__init__(seat)
        self.workers: Final = workers
        self.placed: Final = placed
        self.discount: Final = discount
        self.index: Final = index
        self.slot: Final = slot

    def check(self, s: TeotihuacanState) -> list[str]:
        return not_offered(s, self, self.index) + not_open(s, self, self.slot)

    def options(self, s: TeotihuacanState) -> list[int]:
        return TURN_ANSWERS[s.pyramid_offer[self.index]]

    def prompt(self, s: TeotihuacanState) -> Message:
        return Message(
            "teotihuacan-prompt-turn", {**in_hand(s, self.index), "slot": SLOT_NAMES[self.slot]}
        )

    def label(self, s: TeotihuacanState, action: int) -> Message:
        if not TURN.has(action):
            return super().label(s, action)
        tile = s.pyramid_offer[self.index]
        turn = TURN.index(action)
        matches = pyramid_matches(s, tile, turn, self.slot)
        return Message(
            "teotihuacan-label-turn",
            {
                "turn": turn * 90,
                "vp": LEVEL_VP[level_of(self.slot)] + len(matches) * PYRAMID_MATCH_VP,
                "temples": matched_temples(matches),
            },
        )

    def answer(self, s: TeotihuacanState, action: int) -> None:
        seat = self.seat
        turn = TURN.index(action)
        tile = s.pyramid_offer[self.index]
        if s.lent:
            s.own_board()
        s.pyramid_offer[self.index] = EMPTY
        matches = pyramid_matches(s, tile, turn, self.slot)
        lay_tile(s, seat, tile, turn, self.slot)
        score(s, seat, LEVEL_VP[level_of(self.slot)], "board-construction")  # TEO-BUILD-4
        score(s, seat, len(matches) * PYRAMID_MATCH_VP, "source-match")  # TEO-BUILD-6
        advance_track(s, seat, PYRAMID_STEPS)
        if self.slot == TOP_SLOT:
            complete_pyramid(s)
            finish_construction(s, seat, self.workers)  # TEO-BUILD-9
        else:
            s.push(ChooseTile(seat, self.workers, self.placed + 1, self.discount))
        push_matched_steps(s, seat, matches)


def finish_construction(s: TeotihuacanState, seat: int, workers: int) -> None:
    """After the last tile: technologies, power-ups, refill."""  # TEO-BUILD-10
    s.push(RefillPyramid(seat))
    push_power_ups(s, seat, CONSTRUCTION, CONSTRUCTION_POWER_UPS[workers - 1], s.tech[seat])
    main_action_done(s, seat, CONSTRUCTION, s.tech[seat])


@final
class RefillPyramid(Step[TeotihuacanState]):
    """Draw pyramid tiles for the gaps in the offer."""

    name: ClassVar[str] = "refill-pyramid"

    def run(self, s: TeotihuacanState) -> None:
        refill_pyramid(s)


def refill_pyramid(s: TeotihuacanState) -> None:
    """Fill the gaps of the offer while there are tiles; alone, the others move left first."""
    if s.lent:
        s.own_board()
    if s.solo:  # TEO-SOLO-10
        slide(s.pyramid_offer)
    for i in range(PYRAMID_OFFER):
        if s.pyramid_offer[i] == EMPTY and s.pyramid_pile:
            s.pyramid_offer[i] = s.pyramid_pile.pop()
            s.reveal()
            if s.recording:
                events.pyramid_drawn(s, s.pyramid_offer[i])
