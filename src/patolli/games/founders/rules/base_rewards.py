"""The rewards under the base of the pyramid."""

from __future__ import annotations

from typing import ClassVar, Final, final

from patolli.core.frame import Frame, Step
from patolli.core.message import Data, Message, name
from patolli.core.native import i64
from patolli.games.founders import events
from patolli.games.founders.names import ANYWHERE, COLOURS, FROM_REWARD
from patolli.games.founders.rules.placing import Place, what_data
from patolli.games.founders.rules.reach import reach_of, tile_fits
from patolli.games.founders.rules.worship_display import push_worship_reward
from patolli.games.founders.state import FoundersState
from patolli.games.founders.tiles.printed import Reward


def push_reward(s: FoundersState, seat: int, space: int, setup: int) -> None:
    """The reward that a pyramid tile covers; `setup` is 1 for a starting tile."""
    reward = s.c.boards[s.boards[seat]].rewards[space]
    if reward is None:
        return
    side = reach_of(s, seat, setup)
    if reward.vp:  # FOU-REWARD-4, FOU-REWARD-6
        s.gain(seat, reward.vp, FROM_REWARD)
        if s.recording:
            events.reward_points(s, seat, reward.vp)
    for _ in range(reward.worship):
        push_worship_reward(s, seat)
    if reward.build:
        listed = ANYWHERE if s.options["reward_reach"] == "free" else side  # FOU-REWARD-2
        push_listed(s, seat, reward.build, listed, setup)
    if reward.size:
        push_sized(s, seat, reward.size, side, setup)
    if reward.temple >= 0:
        what = len(s.c.classes) + reward.temple
        if s.temple_supply[reward.temple] and tile_fits(s, seat, what, side, setup):
            s.push(Place(seat, what, side, setup, 1))  # FOU-REWARD-3


def reward_label(s: FoundersState, reward: Reward, where: Data, points: int) -> Message:
    """The label of placing a pyramid tile on a space with a reward."""
    data: Data = {"space": where, "points": points}
    if reward.build:
        data["buildings"] = [
            name(f"founders-building-{s.c.classes[number]}") for number in reward.build
        ]
        return Message("founders-label-set-build", data)
    if reward.temple >= 0:
        data["colour"] = name(f"founders-{COLOURS[reward.temple]}")
        return Message("founders-label-set-temple", data)
    if reward.size:
        data["size"] = reward.size
        return Message("founders-label-set-size", data)
    if reward.worship:
        return Message("founders-label-set-worship", data)
    return Message("founders-label-set", data)


def available(s: FoundersState, seat: i64, number: i64, side: i64, setup: i64) -> bool:
    """Whether the common supply has that building and the city has room for it."""
    return s.supply[number] > 0 and tile_fits(s, seat, number, side, setup)


def push_listed(s: FoundersState, seat: int, classes: list[int], side: int, setup: int) -> None:
    """Offer listed buildings: at once where one is left, else the choice (FOU-REWARD-1)."""
    left = [number for number in classes if available(s, seat, number, side, setup)]
    if len(left) == 1:
        s.push(Place(seat, left[0], side, setup, 1))
    elif left:
        s.push(ListedBuildings(seat, tuple(left), side, setup))


def push_sized(s: FoundersState, seat: int, size: int, side: int, setup: int) -> None:
    """Offer any building of a size, if one can be had (FOU-REWARD-4)."""
    for number, own in enumerate(s.c.class_size):
        if own == size and available(s, seat, number, side, setup):
            s.push(SizedBuilding(seat, size, side, setup))
            return


@final
class ListedBuildings(Frame[FoundersState]):
    """Which of the listed buildings to build next, or none of them (FOU-REWARD-1)."""

    name: ClassVar[str] = "listed-buildings"

    def __init__(self, seat: int, classes: tuple[int, ...], side: int, setup: int) -> None:
        super().__init__(seat)
        self.classes: Final = classes
        self.side: Final = side
        self.setup: Final = setup

    def legal(self, s: FoundersState) -> list[int]:
        answers = [s.a.decline]
        for number in range(len(s.c.classes)):
            if number in self.classes and available(s, self.seat, number, self.side, self.setup):
                answers.append(s.a.tile.first + number)
        return answers

    def apply(self, s: FoundersState, action: int) -> None:
        if action == s.a.decline:
            return
        number = s.a.tile.index(action)
        left = list(self.classes)
        left.remove(number)
        s.supply[number] = s.supply[number] - 1
        s.push(MoreListed(self.seat, tuple(left), self.side, self.setup))
        s.push(Place(self.seat, number, self.side, self.setup, 0))

    def prompt(self, s: FoundersState) -> Message:
        return Message("founders-prompt-listed-buildings")

    def label(self, s: FoundersState, action: int) -> Message:
        return supply_label(s, action)


@final
class MoreListed(Step[FoundersState]):
    """The listed buildings that are left, once the chosen one stands."""

    name: ClassVar[str] = "more-listed"

    def __init__(self, seat: int, classes: tuple[int, ...], side: int, setup: int) -> None:
        super().__init__(seat)
        self.classes: Final = classes
        self.side: Final = side
        self.setup: Final = setup

    def run(self, s: FoundersState) -> None:
        push_listed(s, self.seat, list(self.classes), self.side, self.setup)


@final
class SizedBuilding(Frame[FoundersState]):
    """Which building of a size to build from the common supply, or none (FOU-REWARD-4)."""

    name: ClassVar[str] = "sized-building"

    def __init__(self, seat: int, size: int, side: int, setup: int) -> None:
        super().__init__(seat)
        self.size: Final = size
        self.side: Final = side
        self.setup: Final = setup

    def legal(self, s: FoundersState) -> list[int]:
        answers = [s.a.decline]
        for number, size in enumerate(s.c.class_size):
            if size == self.size and available(s, self.seat, number, self.side, self.setup):
                answers.append(s.a.tile.first + number)
        return answers

    def apply(self, s: FoundersState, action: int) -> None:
        if action == s.a.decline:
            return
        number = s.a.tile.index(action)
        s.supply[number] = s.supply[number] - 1
        s.push(Place(self.seat, number, self.side, self.setup, 0))

    def prompt(self, s: FoundersState) -> Message:
        return Message("founders-prompt-sized-building", {"size": self.size})

    def label(self, s: FoundersState, action: int) -> Message:
        return supply_label(s, action)


def supply_label(s: FoundersState, action: int) -> Message:
    """The label of taking a building from the common supply, or of leaving it."""
    if action == s.a.decline:
        return Message("founders-label-decline")
    return Message("founders-label-tile", what_data(s, s.a.tile.index(action)))
