"""Hand-written positions; docs/positions/teotihuacan.md explains the format."""

from __future__ import annotations

from typing import Final

from patolli.core.position import Spec
from patolli.games.teotihuacan.actions import SPACE_NAMES
from patolli.games.teotihuacan.components import (
    AVENUE_LAST,
    BOARD_NAMES,
    BOARDS,
    COLOURS,
    DECORATION_OFFER,
    DECORATION_TILES,
    GOODS,
    GROUND,
    PYRAMID_OFFER,
    PYRAMID_TILES,
    SIDES,
    SPOT_BOARD,
    STASH_STEP,
    STASH_TEMPLE,
    STASH_TILES,
    STASHES,
    TEMPLE_TOP,
    TEMPLES,
    TRACK_LAST,
    WORKERS,
)
from patolli.games.teotihuacan.geometry import (
    DECORATION_SPACES,
    MARKS,
    SLOT_COUNT,
    SLOT_LEVEL,
    SLOT_NAMES,
    START_PATTERN,
)
from patolli.games.teotihuacan.pyramid import EMPTY, put_tile
from patolli.games.teotihuacan.starting import STARTERS, ready_workers
from patolli.games.teotihuacan.state import LOCKED, OUT, SETUP, TURNS, TeotihuacanState
from patolli.games.teotihuacan.tiles import (
    BONUSES,
    BOT_TILES,
    DARK_DISC,
    DEALT,
    ECLIPSES,
    FIRST_GAME_BOARDS,
    FIRST_GAME_BONUSES,
    FIRST_GAME_ROYALS,
    FIRST_GAME_SEATS,
    FIRST_GAME_TECHNOLOGIES,
    KEPT,
    KIND_COPIES,
    KIND_MASK,
    KIND_NAMES,
    KINDS,
    NEUTRAL_COLOURS,
    ROYAL_NUMBER,
    STARTING_GAIN,
    STARTING_TILES,
    TECHNOLOGY_NUMBER,
)
from patolli.games.teotihuacan.view import DIRECTIONS

NEUTRAL_BOARDS: Final[list[int]] = [1, 4, 5]
STASH_NAMES: Final[list[str]] = [
    f"{TEMPLES[STASH_TEMPLE[i]] if STASH_TEMPLE[i] < 3 else 'avenue'}{STASH_STEP[i]}"
    for i in range(STASHES)
]
SPOT_NAMES: Final[list[str]] = [BOARD_NAMES[board] for board in SPOT_BOARD]
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
    _pyramid(s, spec.table("pyramid"))
    _decorations(s, spec.table("decorations"))
    _starting(s, spec, tables)
    _discoveries(s, spec.table("discoveries"))


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


# -- tiles -----------------------------------------------------------------------------------------


def _pyramid(s: TeotihuacanState, spec: Spec) -> None:
    """`tiles = ["1a2 12 90"]` (slot, tile, turn), `offer = [..]`, `next = [..]` (top first)."""
    placed: list[tuple[int, int, int]] = []
    for text in spec.texts("tiles"):
        words = text.split()
        if len(words) != 3 or not words[1].isdigit() or words[2] not in ("0", "90", "180", "270"):
            spec.error("tiles", f"{text!r} is not a slot, a tile and a turn, like '1a2 12 90'")
            continue
        slot = spec.index("tiles", words[0], SLOT_NAMES, 0)
        placed.append((slot, int(words[1]), int(words[2]) // 90))
    offer = spec.integers("offer", [], EMPTY, PYRAMID_TILES - 1)
    coming = spec.integers("next", [], 0, PYRAMID_TILES - 1)
    said = [tile for _, tile, _ in placed] + offer + coming
    left = _left(s, list(range(PYRAMID_TILES)), said, spec)
    if not spec.has("tiles"):
        placed = [(slot, left.pop(), 0) for slot in START_PATTERN[s.players]]
    s.pyramid_offer = _offer(spec, offer, left, PYRAMID_OFFER)
    s.pyramid_pile = left + coming[::-1]
    s.slot_tile = [EMPTY] * SLOT_COUNT
    s.slot_turn = [0] * SLOT_COUNT
    s.cell = GROUND.copy()
    s.open_slots = [slot for slot in range(SLOT_COUNT) if SLOT_LEVEL[slot] == 1]
    for slot, tile, turn in sorted(placed):
        if slot not in s.open_slots or tile >= PYRAMID_TILES:
            spec.error("tiles", f"tile {tile} can't lie at {SLOT_NAMES[slot]}")
        else:
            put_tile(s, tile, turn, slot)


def _decorations(s: TeotihuacanState, spec: Spec) -> None:
    """`offer`, `next`, and for each side the tiles that lie there, from mark 1 on."""
    s.decoration_at = [EMPTY] * DECORATION_SPACES
    s.decorated = [0] * len(SIDES)
    said: list[int] = []
    for side in range(len(SIDES)):
        tiles = spec.integers(SIDES[side], [], 0, DECORATION_TILES - 1)
        if len(tiles) > MARKS:
            spec.error(SIDES[side], f"more than {MARKS} tiles")
            tiles = tiles[:MARKS]
        for i in range(len(tiles)):
            s.decoration_at[side * MARKS + i] = tiles[i]
        s.decorated[side] = len(tiles)
        said += tiles
    offer = spec.integers("offer", [], EMPTY, DECORATION_TILES - 1)
    coming = spec.integers("next", [], 0, DECORATION_TILES - 1)
    left = _left(s, list(range(DECORATION_TILES)), said + offer + coming, spec)
    s.decoration_offer = _offer(spec, offer, left, DECORATION_OFFER)
    s.decoration_pile = left + coming[::-1]


def _offer(spec: Spec, offer: list[int], left: list[int], size: int) -> list[int]:
    """The offer that is said, -1 for a gap; else tiles of the pile."""
    if not spec.has("offer"):
        return [left.pop() for _ in range(min(size, len(left)))] + [EMPTY] * (size - len(left))
    if len(offer) > size:
        spec.error("offer", f"{len(offer)} tiles; there are {size} spaces")
    return (offer + [EMPTY] * size)[:size]


def _left(s: TeotihuacanState, box: list[int], said: list[int], spec: Spec) -> list[int]:
    """What is left of the box without what is said, shuffled; notes what is said too often."""
    for tile in said:
        if tile == EMPTY:
            continue
        if tile in box:
            box.remove(tile)
        else:
            spec.error("tile", f"tile {tile} is said more often than there are copies")
    s.rng.shuffle(box)
    return box


def _discoveries(s: TeotihuacanState, spec: Spec) -> None:
    """A tile for each board name, a list for each stash (`blue4`, `avenue3`), and `next`."""
    said = s.drawn.copy()
    for kind in range(KINDS):
        for player in range(s.players):
            said += [kind] * (s.hand[player * KINDS + kind] + s.used[player * KINDS + kind])
    spots: list[int] = []
    for board in SPOT_NAMES:
        none = spec.text(board, "") == "none" if spec.has(board) else False
        spots.append(EMPTY if none or not spec.has(board) else spec.choice(board, KIND_NAMES, 0))
    stashes = [spec.choices(name, KIND_NAMES) for name in STASH_NAMES]
    coming = spec.choices("next", KIND_NAMES)
    gone = spec.choices("discarded", KIND_NAMES)
    for tiles in [spots, *stashes, coming, gone]:
        said += tiles
    box = [kind for kind in range(KINDS) for _ in range(KIND_COPIES[kind])]
    left = _left(s, box, said, spec)
    for kind in gone:
        s.discarded[kind] += 1
    s.spot = [
        spots[i] if spec.has(SPOT_NAMES[i]) or not left else left.pop() for i in range(len(spots))
    ]
    s.stash = [0] * (STASHES * KINDS)
    for stash in range(STASHES):
        tiles = stashes[stash]
        if not spec.has(STASH_NAMES[stash]):
            tiles = [left.pop() for _ in range(min(STASH_TILES[stash][s.players], len(left)))]
        for kind in tiles:
            s.stash[stash * KINDS + kind] += 1
    s.discovery_pile = left + coming[::-1]


def _starting(s: TeotihuacanState, spec: Spec, tables: list[Spec]) -> None:
    """`dealt = [1, 7, 9, 14]` for every seat, or `open = [...]` of a draft: a game being set up."""
    s.starting_pile = []
    s.dealt = []
    s.kept = []
    s.drawn = []
    said = spec.integers("open", [], 1, STARTING_TILES)
    for table in tables:
        said += sorted(table.integers("dealt", [], 1, STARTING_TILES))
    kinds = spec.choices("drawn", KIND_NAMES)
    if not said:
        return
    s.phase = SETUP
    s.dealt = [tile - 1 for tile in said]
    if s.options["setup"] != "draft" and len(said) != DEALT * s.seats:
        spec.error("dealt", f"{DEALT} starting tiles for each of the {s.seats} seats")
    s.starting_pile = _left(s, list(range(STARTING_TILES)), s.dealt, spec)
    s.kept = [EMPTY] * (s.seats * KEPT)
    for tile in s.dealt:
        needs = STARTING_GAIN[tile].discovery > 0
        s.drawn.append(kinds.pop(0) if needs and kinds else EMPTY)
        if needs and s.drawn[-1] == EMPTY:
            spec.error("drawn", f"no discovery tile is said for starting tile {tile + 1}")
    for player in range(s.seats):
        for k in range(WORKERS):
            s.put(player * WORKERS + k, OUT)
        ready_workers(s, player)
