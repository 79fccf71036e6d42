"""The temple bonus tiles: what each scores at the end, one declaration each."""

from __future__ import annotations

from typing import Final, final

from patolli.games.teotihuacan.components import (
    BONUS_FACES,
    KINDS,
    MASK_SET_VP,
    MASKS,
    WORKERS,
    BonusFace,
)
from patolli.games.teotihuacan.rules.scoring import mask_sets, technologies, unlocked_bonuses
from patolli.games.teotihuacan.state import OUT, TeotihuacanState


class BonusTile:
    """One temple bonus tile: its number and its rule."""

    def __init__(self, number: int, rule: str) -> None:
        self.number: Final = number
        self.rule: Final = rule
        self.face: Final[BonusFace] = BONUS_FACES[number - 1]

    def points(self, s: TeotihuacanState, player: int) -> int:
        """What the tile is worth to a player now."""
        return self.face.vp


@final
class BestMaskSet(BonusTile):
    """The best mask set scores once more."""

    def points(self, s: TeotihuacanState, player: int) -> int:
        sizes = mask_sets(s, player)
        return MASK_SET_VP[sizes[0]] if sizes else 0


@final
class PerTechnology(BonusTile):
    """Points for each technology."""

    def points(self, s: TeotihuacanState, player: int) -> int:
        return self.face.vp * technologies(s, player)


@final
class PerAvenueStep(BonusTile):
    """Points for each step on the avenue."""

    def points(self, s: TeotihuacanState, player: int) -> int:
        return self.face.vp * s.avenue[player]


@final
class PerBonusTile(BonusTile):
    """Points for each bonus tile unlocked."""

    def points(self, s: TeotihuacanState, player: int) -> int:
        return self.face.vp * len(unlocked_bonuses(s, player))


@final
class PerDiscoveryTile(BonusTile):
    """Points for each discovery tile that is no mask, used or not."""

    def points(self, s: TeotihuacanState, player: int) -> int:
        count = 0
        for kind in range(MASKS, KINDS):
            count += s.hand[player * KINDS + kind] + s.used[player * KINDS + kind]
        return self.face.vp * count


@final
class PerWorker(BonusTile):
    """Points for each worker in play, more for a strong one."""

    def points(self, s: TeotihuacanState, player: int) -> int:
        total = 0
        for worker in range(player * WORKERS, player * WORKERS + WORKERS):
            if s.place[worker] != OUT:
                strong = s.power[worker] >= self.face.strong_power
                total += self.face.strong_vp if strong else self.face.vp
        return total


BONUS_TILES: Final[list[BonusTile]] = [
    BestMaskSet(1, "TEO-BONUS-1"),
    PerTechnology(2, "TEO-BONUS-2"),
    BonusTile(3, "TEO-BONUS-3"),
    PerAvenueStep(4, "TEO-BONUS-4"),
    PerBonusTile(5, "TEO-BONUS-5"),
    PerDiscoveryTile(6, "TEO-BONUS-6"),
    PerWorker(7, "TEO-BONUS-7"),
]


def bonus_points(s: TeotihuacanState, player: int, bonus: int) -> int:
    """What a temple bonus tile is worth to a player now."""
    return BONUS_TILES[bonus].points(s, player)
