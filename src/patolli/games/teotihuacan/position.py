"""Hand-written positions; docs/positions/teotihuacan.md explains the format."""

from __future__ import annotations

from typing import Final

from patolli.core.position import Spec
from patolli.games.teotihuacan.actions import SPACE_NAMES
from patolli.games.teotihuacan.components import (
    AVENUE_LAST,
    BOARDS,
    BONUSES,
    BOT_TILES,
    COLOURS,
    DARK_DISC,
    ECLIPSES,
    FIRST_GAME_BOARDS,
    FIRST_GAME_BONUSES,
    FIRST_GAME_ROYALS,
    FIRST_GAME_SEATS,
    FIRST_GAME_TECHNOLOGIES,
    GOODS,
    KIND_MASK,
    KIND_NAMES,
    KINDS,
    NEUTRAL_COLOURS,
    ROYAL_NUMBER,
    TECHNOLOGY_NUMBER,
    TEMPLE_TOP,
    TRACK_LAST,
    WORKERS,
)
from patolli.games.teotihuacan.position_tiles import (
    place_decorations,
    place_discoveries,
    place_pyramid,
    place_starting,
)
from patolli.games.teotihuacan.rules.setting_up.starting_benefits import STARTERS, ready_workers
from patolli.games.teotihuacan.state import LOCKED, OUT, TURNS, TeotihuacanState
from patolli.games.teotihuacan.view import DIRECTIONS

NEUTRAL_BOARDS: Final[list[int]] = [1, 4, 5]
PLACE_NAMES: Final[list[str]] = [f"b{board}" for board in range(1, BOARDS + 1)] + SPACE_NAMES


def lay_out(s: TeotihuacanState, spec: Spec) -> None:
    """Put a described position into a state that was just set up."""
    s.phase = TURNS
    s.first = spec.integer("first", 0, low=0, high=s.seats - 1)
    _boards(s, spec)
    _calendar(s, spec)
    _clear_players(s)
    tables = spec.tables("seat", most=s.seats)
    for player in range(s.seats):
        _player(s, player, tables[player] if player < len(tables) else None)
    if s.solo:
        _bot(s, spec.table("bot"))
    _neutral(s, spec)
    place_pyramid(s, spec.table("pyramid"))
    place_decorations(s, spec.table("decorations"))
    place_starting(s, spec, tables)
    place_discoveries(s, spec.table("discoveries"))


def _boards(s: TeotihuacanState, spec: Spec) -> None:
    rondel = spec.integers("rondel", FIRST_GAME_BOARDS, low=1, high=BOARDS)
    if sorted(rondel) != list(range(1, BOARDS + 1)) or rondel[0] != 1 or rondel[4] != 8:
        spec.error("rondel", "eight different boards, the Palace (1) first, Construction (8) fifth")
        rondel = FIRST_GAME_BOARDS
    s.board_at = [0, *rondel]
    s.position_of = [0] * (BOARDS + 1)
    for position in range(1, BOARDS + 1):
        s.position_of[s.board_at[position]] = position
    s.royal = _numbers(spec, "royal", ROYAL_NUMBER, FIRST_GAME_ROYALS)
    s.technologies = _numbers(spec, "technologies", TECHNOLOGY_NUMBER, FIRST_GAME_TECHNOLOGIES)
    if s.technologies != sorted(set(s.technologies)):
        spec.error("technologies", "six different numbers in ascending order")
    bonus = spec.integers("bonus", [tile + 1 for tile in FIRST_GAME_BONUSES], 1, BONUSES)
    s.bonus = [tile - 1 for tile in bonus]
    counts = spec.integers("buildings", [0, 0, 0], low=0, high=5)
    s.buildings = [(1 << count) - 1 for count in counts]


def _numbers(spec: Spec, key: str, known: list[int], default: list[int]) -> list[int]:
    """A list of printed numbers, as indices of the tiles that bear them."""
    numbers = spec.integers(key, [known[tile] for tile in default])
    for number in numbers:
        if number not in known:
            spec.error(key, f"no tile has number {number}; the numbers are {known}")
            return default.copy()
    return [known.index(number) for number in numbers]


def _calendar(s: TeotihuacanState, spec: Spec) -> None:
    s.eclipses = spec.integer("eclipses", 0, low=0, high=ECLIPSES - 1)
    s.dark = spec.integer("dark", DARK_DISC[s.players][s.eclipses], low=1)
    s.light = spec.integer("light", 0, low=0)
    s.completed = spec.flag("pyramid_completed")
    met = 1 if s.light == s.dark else 0
    s.countdown = spec.integer("rounds_left", met, low=0, high=2)


def _clear_players(s: TeotihuacanState) -> None:
    players = s.players
    s.cocoa = [0] * players
    s.goods = [0] * (players * 3)
    s.vp = [0] * players
    s.temple = [0] * (players * 3)
    s.avenue = [0] * players
    s.track = [0] * players
    s.tech = [0] * players
    s.hand = [0] * (players * KINDS)
    s.used = [0] * (players * KINDS)
    s.ready = [0] * players
    s.place = [0] * (COLOURS * WORKERS)
    s.power = [0] * (COLOURS * WORKERS)
    s.present = [0] * (COLOURS * (BOARDS + 1))
    s.discarded = [0] * KINDS


def _player(s: TeotihuacanState, player: int, spec: Spec | None) -> None:
    ready_workers(s, player)
    if spec is None or not spec.has("workers"):
        for k, (board, power) in enumerate(FIRST_GAME_SEATS[player].workers):
            s.put(player * WORKERS + k, board)
            s.power[player * WORKERS + k] = power
    if spec is not None:
        read_player(s, player, spec)
        _workers(s, player, spec)


def read_player(s: TeotihuacanState, player: int, spec: Spec) -> None:
    """Goods, tracks, technologies and tiles of a player."""
    s.vp[player] = spec.integer("vp", s.vp[player], low=0)
    s.cocoa[player] = spec.integer("cocoa", s.cocoa[player], low=0)
    for good in range(3):
        s.goods[player * 3 + good] = spec.integer(GOODS[good], s.goods[player * 3 + good], low=0)
    steps = spec.integers("temples", s.temple[player * 3 : player * 3 + 3], 0, TEMPLE_TOP)
    s.temple[player * 3 : player * 3 + 3] = steps
    s.avenue[player] = spec.integer("avenue", s.avenue[player], 0, AVENUE_LAST)
    s.track[player] = spec.integer("track", 0, 0, TRACK_LAST)
    for technology in _numbers(spec, "technologies", TECHNOLOGY_NUMBER, []):
        s.tech[player] |= 1 << technology
    for kind in spec.choices("tiles", KIND_NAMES):
        s.hand[player * KINDS + kind] += 1
        if not KIND_MASK[kind]:
            s.ready[player] += 1
    for kind in spec.choices("used", KIND_NAMES):
        s.used[player * KINDS + kind] += 1


def _workers(s: TeotihuacanState, player: int, spec: Spec) -> None:
    """`["b6 2", "quarry 3"]`: place and power; a fourth not said is on the Ascension wheel."""
    workers = spec.texts("workers")
    if not spec.has("workers"):
        return
    if not STARTERS <= len(workers) <= WORKERS:
        spec.error("workers", f"{len(workers)} workers; a player has three or four in play")
        return
    for k in range(len(workers)):
        words = workers[k].split()
        if len(words) != 2 or not words[1].isdigit():
            spec.error("workers", f"{workers[k]!r} is not a place and a power, like 'b6 2'")
            continue
        place = spec.index("workers", words[0], PLACE_NAMES, 0)
        s.put(player * WORKERS + k, place + 1 if place < BOARDS else LOCKED + place - BOARDS)
        s.power[player * WORKERS + k] = int(words[1])


def _bot(s: TeotihuacanState, spec: Spec) -> None:
    """Teotibot: like a seat, and its action tiles and directions."""
    player = 1
    read_player(s, player, spec)
    if not spec.has("workers"):
        for k, place in enumerate(("b4 2", "b6 2", "b8 2", "decorations 1")):
            words = place.split()
            at = PLACE_NAMES.index(words[0])
            s.put(player * WORKERS + k, at + 1 if at < BOARDS else LOCKED + at - BOARDS)
            s.power[player * WORKERS + k] = int(words[1])
    _workers(s, player, spec)
    if s.place[player * WORKERS + WORKERS - 1] == OUT:
        spec.error("workers", "Teotibot has four workers")
    if spec.has("actions"):
        s.actions_of_bot = spec.choices("actions", BOT_TILES)
    else:
        s.actions_of_bot = list(range(len(BOT_TILES)))
    s.directions = [0, 0]
    if spec.has("directions"):
        s.directions = spec.choices("directions", DIRECTIONS)
        if len(s.directions) != 2:
            spec.error("directions", "two of them: the top one, then the bottom one")
            s.directions = [0, 0]


def _neutral(s: TeotihuacanState, spec: Spec) -> None:
    """`neutral = [b, b, b]` for three players, six boards for two."""
    colours = NEUTRAL_COLOURS[s.players]
    boards = spec.integers("neutral", NEUTRAL_BOARDS * colours, 1, BOARDS)
    for i in range(len(boards)):
        worker = (s.players + i // 3) * WORKERS + i % 3
        s.put(worker, boards[i])
        s.power[worker] = 1
