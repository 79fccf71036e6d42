"""Teotibot's setup and what it scores besides the players' ways."""

from __future__ import annotations

from typing import Final

from patolli.games.teotihuacan.components import (
    BOARD_SPACES,
    BOT_AVENUE,
    BOT_BOARDS,
    BOT_LEFTOVER_VP,
    BOT_TECHNOLOGY,
    BOT_TEMPLE,
    BOT_TILES,
    BOT_WORSHIP_BOARD,
    BOT_WORSHIP_POWER,
    WORKERS,
)
from patolli.games.teotihuacan.rules.goods import score
from patolli.games.teotihuacan.rules.scoring import technologies, unlocked_bonuses
from patolli.games.teotihuacan.solo.difficulty import (
    bonus_vp,
    start_goods,
    start_power,
    technology_vp,
)
from patolli.games.teotihuacan.state import LOCKED, TeotihuacanState

BOT: Final = 1


def set_up_bot(s: TeotihuacanState) -> None:
    """Goods, markers, workers, and the action pyramid."""
    s.cocoa[BOT] = 0  # TEO-SOLO-1
    goods = start_goods(s)
    for good in range(3):
        s.goods[BOT * 3 + good] = goods
        s.temple[BOT * 3 + good] = BOT_TEMPLE  # TEO-SOLO-2
    s.avenue[BOT] = BOT_AVENUE
    s.tech[BOT] = 1 << s.technologies[BOT_TECHNOLOGY - 1]  # TEO-SOLO-3
    for k in range(len(BOT_BOARDS)):  # TEO-SOLO-4
        s.put(BOT * WORKERS + k, BOT_BOARDS[k])
        s.power[BOT * WORKERS + k] = start_power(s, k)
    worshipper = BOT * WORKERS + len(BOT_BOARDS)
    s.put(worshipper, LOCKED + BOARD_SPACES[BOT_WORSHIP_BOARD][0])
    s.power[worshipper] = BOT_WORSHIP_POWER
    s.actions_of_bot = list(range(len(BOT_TILES)))  # TEO-SOLO-5
    s.rng.shuffle(s.actions_of_bot)
    s.directions = [s.rng.below(2), s.rng.below(2)]


def score_bot_finale(s: TeotihuacanState, player: int) -> None:
    """The last Eclipse: leftovers, technologies and temple bonus tiles."""  # TEO-SOLO-17
    goods = s.goods[player * 3] + s.goods[player * 3 + 1] + s.goods[player * 3 + 2]
    score(s, player, BOT_LEFTOVER_VP * (goods + s.cocoa[player]), "source-leftovers")
    score(s, player, technology_vp(s) * technologies(s, player), "source-technologies")
    score(s, player, bonus_vp(s) * len(unlocked_bonuses(s, player)), "source-bonus")
