"""What the rewards under the base of the pyramid give: one class for each kind of reward."""

from __future__ import annotations

from typing import Final, final

from patolli.core.message import Data, Message, name
from patolli.games.founders import events
from patolli.games.founders.names import ANYWHERE, COLOURS, FROM_REWARD
from patolli.games.founders.rules.construction.base_rewards import push_listed, push_sized
from patolli.games.founders.rules.construction.placing import Place
from patolli.games.founders.rules.influence.worship_display import push_worship_reward
from patolli.games.founders.rules.reach import reach_of, tile_fits
from patolli.games.founders.state import FoundersState
from patolli.games.founders.tiles.printed import Reward


class RewardKind:
    """A kind of reward: its key in the file, its rules, its label, and what it brings.

    Points go with every kind. `side` is the reach that binds, `setup` 1 for a starting tile.
    """

    def __init__(self, key: str, rules: list[str], label: str) -> None:
        self.key: Final = key
        self.rules: Final = rules
        self.label: Final = label

    def bring(self, s: FoundersState, seat: int, reward: Reward, side: int, setup: int) -> None:
        """Offer what comes after the points."""

    def tell(self, s: FoundersState, reward: Reward, data: Data) -> None:
        """Add what it brings to the data of its label."""


@final
class Points(RewardKind):
    """Points alone."""


@final
class WorshipTile(RewardKind):
    """The worship tile on top of a pile, or several."""

    def bring(self, s: FoundersState, seat: int, reward: Reward, side: int, setup: int) -> None:
        for _step in range(reward.worship):
            push_worship_reward(s, seat)


@final
class ListedBuildings(RewardKind):
    """The buildings it lists, from the common supply."""

    def bring(self, s: FoundersState, seat: int, reward: Reward, side: int, setup: int) -> None:
        listed = ANYWHERE if s.options["reward_reach"] == "free" else side
        push_listed(s, seat, reward.build, listed, setup)

    def tell(self, s: FoundersState, reward: Reward, data: Data) -> None:
        data["buildings"] = [
            name(f"founders-building-{s.c.classes[number]}") for number in reward.build
        ]


@final
class BuildingOfSize(RewardKind):
    """Any building of a size from the common supply."""

    def bring(self, s: FoundersState, seat: int, reward: Reward, side: int, setup: int) -> None:
        push_sized(s, seat, reward.size, side, setup)

    def tell(self, s: FoundersState, reward: Reward, data: Data) -> None:
        data["size"] = reward.size


@final
class Temple(RewardKind):
    """A temple of a colour from the common supply."""

    def bring(self, s: FoundersState, seat: int, reward: Reward, side: int, setup: int) -> None:
        what = len(s.c.classes) + reward.temple
        if s.temple_supply[reward.temple] and tile_fits(s, seat, what, side, setup):
            s.push(Place(seat, what, side, setup, 1))

    def tell(self, s: FoundersState, reward: Reward, data: Data) -> None:
        data["colour"] = name(f"founders-{COLOURS[reward.temple]}")


# By kind, as in REWARDS of printed.py.
REWARD_KINDS: Final[list[RewardKind]] = [
    Points("vp", ["FOU-REWARD-6"], "founders-label-set"),
    WorshipTile("worship", ["FOU-REWARD-5"], "founders-label-set-worship"),
    ListedBuildings("build", ["FOU-REWARD-1", "FOU-REWARD-2"], "founders-label-set-build"),
    BuildingOfSize("any_building_of_size", ["FOU-REWARD-4"], "founders-label-set-size"),
    Temple("temple", ["FOU-REWARD-3"], "founders-label-set-temple"),
]


def push_reward(s: FoundersState, seat: int, space: int, setup: int) -> None:
    """The reward that a pyramid tile covers; `setup` is 1 for a starting tile."""
    reward = s.c.boards[s.boards[seat]].rewards[space]
    if reward is None:
        return
    if reward.vp:
        s.gain(seat, reward.vp, FROM_REWARD)
        if s.recording:
            events.reward_points(s, seat, reward.vp)
    REWARD_KINDS[reward.kind].bring(s, seat, reward, reach_of(s, seat, setup), setup)


def reward_label(s: FoundersState, reward: Reward, where: Data, points: int) -> Message:
    """The label of placing a pyramid tile on a space with a reward."""
    kind = REWARD_KINDS[reward.kind]
    data: Data = {"space": where, "points": points}
    kind.tell(s, reward, data)
    return Message(kind.label, data)
