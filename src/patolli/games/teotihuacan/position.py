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
    BUILDINGS,
    DARK_DISC,
    ECLIPSES,
    EMPTY,
    FIRST_GAME_BOARDS,
    FIRST_GAME_BONUSES,
    FIRST_GAME_ROYALS,
    FIRST_GAME_SEATS,
    FIRST_GAME_TECHNOLOGIES,
    GOODS,
    KEPT,
    KIND_MASK,
    KIND_NAMES,
    KINDS,
    NEUTRAL_COLOURS,
    NEUTRAL_TILES,
    NEUTRAL_WORKERS,
    NOBLES_ROWS,
    ROYAL_NUMBER,
    START_POWER,
    STARTING_TILES,
    TECHNOLOGY_NUMBER,
    TEMPLE_TOP,
    TRACK_LAST,
    WORKERS,
)
from patolli.games.teotihuacan.frame_arguments import BOARD_WORDS
from patolli.games.teotihuacan.position_tiles import (
    is_number,
    place_decorations,
    place_discoveries,
    place_pyramid,
    place_starting,
)
from patolli.games.teotihuacan.rules.eclipse import EndEclipse, PaySalary, ScoreEclipse
from patolli.games.teotihuacan.rules.setting_up.board_and_players import blank_players
from patolli.games.teotihuacan.rules.setting_up.starting_benefits import (
    STARTERS,
    BeginGame,
    ready_workers,
)
from patolli.games.teotihuacan.rules.setting_up.starting_tiles import (
    KeepTiles,
    RevealKept,
    push_choices,
)
from patolli.games.teotihuacan.rules.turn import NEXT_TURN, begin_turn
from patolli.games.teotihuacan.solo.turn import SIDES_OF_DIE
from patolli.games.teotihuacan.state import ECLIPSE, OUT, OVER, SETUP, TURNS, TeotihuacanState
from patolli.games.teotihuacan.view import DIRECTIONS, PHASES

NEUTRAL_BOARDS: Final[list[int]] = [1, 4, 5]
# By the number of the place: not in play, the boards, the worship spaces.
PLACE_NAMES: Final[list[str]] = ["out", *BOARD_WORDS[1:], *SPACE_NAMES]
DICE: Final[list[int]] = [SIDES_OF_DIE, SIDES_OF_DIE]


def lay_out(s: TeotihuacanState, spec: Spec) -> None:
    """Put a described position into a state that was just set up."""
    tables = spec.tables("seat", most=s.seats)
    s.first = spec.integer("first", 0, low=0, high=s.seats - 1)
    s.active = spec.integer("turn", 0, low=0, high=s.players - 1)
    s.landing = spec.integer("landing", _landing(spec), low=0, high=BOARDS)
    s.phase = _phase(spec, tables)
    _boards(s, spec)
    _calendar(s, spec)
    blank_players(s)
    for player in range(s.seats):
        _player(s, player, tables[player] if player < len(tables) else None)
    bot = spec.table("bot")
    if s.solo:
        _bot(s, bot)
    elif bot.data:
        spec.error("bot", "Teotibot plays only with a single seat")
    _neutral(s, spec)
    place_pyramid(s, spec.table("pyramid"))
    place_decorations(s, spec.table("decorations"))
    place_starting(s, spec, tables)
    _choices(s, spec, tables)
    place_discoveries(s, spec.table("discoveries"))
    _salaries(s, spec)
    _chance(s, spec, bot)


def _phase(spec: Spec, tables: list[Spec]) -> int:
    """What the game is at: as said, or the setup if starting tiles are dealt, or a turn."""
    if spec.flag("over"):
        return OVER
    dealt = spec.has("open") or any(table.has("dealt") for table in tables)
    usual = SETUP if dealt else ECLIPSE if spec.has("salaries") else TURNS
    return spec.choice("phase", PHASES[:OVER], usual)


def _landing(spec: Spec) -> int:
    """The board landed on, if a pending decision says it."""
    for said in spec.items("decide"):
        if isinstance(said, dict) and said.get("frame") in ("action", "worship"):
            board = said.get("board")
            if isinstance(board, str) and board in BOARD_WORDS:
                return BOARD_WORDS.index(board)
    return 0


def _salaries(s: TeotihuacanState, spec: Spec) -> None:
    """`salaries`: an Eclipse is scored, and these players are still to pay, in this order."""
    seats = spec.integers("salaries", [], 0, s.seats - 1)
    if not spec.has("salaries"):
        return
    if spec.has("decide") or s.phase != ECLIPSE:
        spec.error("salaries", "these are paid in the phase 'eclipse', without a `decide`")
        return
    s.push(NEXT_TURN)
    s.push(EndEclipse(-1))
    for seat in reversed(seats):
        s.push(PaySalary(seat))


def _chance(s: TeotihuacanState, spec: Spec, bot: Spec) -> None:
    """`dice` and `rotation` of Teotibot's next turn, or the tiles of the next neutral workers."""
    dice = bot.integers("dice", [], 1, SIDES_OF_DIE)
    turns = ["0", "90", "180", "270"]
    rotation = bot.choice("rotation", turns, -1)
    tiles = [tile - 1 for tile in spec.integers("neutral_tiles", [], 1, STARTING_TILES)]
    if dice and len(dice) != len(DICE):
        bot.error("dice", f"{len(dice)} dice where {len(DICE)} are rolled")
    elif rotation >= 0 and not dice:
        bot.error("rotation", "the roll before it must be said: `dice`")
    elif dice:
        bounds, values = DICE.copy(), [value - 1 for value in dice]
        if rotation >= 0:
            bounds, values = [*bounds, len(turns)], [*values, rotation]
        s.rng = s.rng.foreseen(bounds, values)
    wanted = NEUTRAL_TILES * NEUTRAL_COLOURS[s.players]
    if not tiles:
        return
    if dice or len(tiles) != wanted or len(set(tiles)) != wanted:
        spec.error("neutral_tiles", f"{wanted} different tiles, and no `dice` before them")
        return
    left = [tile for tile in range(STARTING_TILES) if tile not in s.kept]
    bounds, values = [], []
    for tile in tiles:  # as Rng.shuffle draws them: the last place first
        if tile not in left:
            spec.error("neutral_tiles", f"starting tile {tile + 1} is kept by a player")
            return
        bounds.append(len(left))
        values.append(left.index(tile))
        left[left.index(tile)] = left[-1]
        left.pop()
    s.rng = s.rng.foreseen(bounds, values)


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
    s.buildings = _buildings(spec)


def _buildings(spec: Spec) -> list[int]:
    """For each row of Nobles how many buildings it has from the left, or a drawing (`"x.x"`)."""
    rows = spec.items("buildings") if spec.has("buildings") else [0, 0, 0]
    found: list[int] = []
    for row in rows:
        if isinstance(row, str) and row and not row.strip("x."):
            found.append(sum(1 << at for at, mark in enumerate(row) if mark == "x"))
        elif isinstance(row, int) and not isinstance(row, bool) and 0 <= row <= BUILDINGS:
            found.append((1 << row) - 1)
        else:
            spec.error("buildings", f"{row!r} is neither a number nor a drawing like 'x.x'")
    if len(found) != len(NOBLES_ROWS):
        spec.error("buildings", f"{len(rows)} rows where {len(NOBLES_ROWS)} are wanted")
        return [0, 0, 0]
    return found


def _numbers(spec: Spec, key: str, known: list[int], default: list[int]) -> list[int]:
    """A list of printed numbers, as indices of the tiles that bear them."""
    numbers = spec.integers(key, [known[tile] for tile in default])
    for number in numbers:
        if number not in known:
            spec.error(key, f"no tile has number {number}; the numbers are {known}")
            return default.copy()
    return [known.index(number) for number in numbers]


def _calendar(s: TeotihuacanState, spec: Spec) -> None:
    s.eclipses = spec.integer("eclipses", 0, low=0, high=ECLIPSES)
    discs = DARK_DISC[s.players]
    s.dark = spec.integer("dark", discs[min(s.eclipses, ECLIPSES - 1)], low=1, high=max(discs))
    s.light = spec.integer("light", s.dark if s.phase in (ECLIPSE, OVER) else 0, low=0)
    s.completed = spec.flag("pyramid_completed")
    met = 1 if s.light == s.dark else 0
    s.countdown = spec.integer("rounds_left", met, low=0, high=2)


def _player(s: TeotihuacanState, player: int, spec: Spec | None) -> None:
    ready_workers(s, player)
    if s.phase != SETUP and (spec is None or not spec.has("workers")):
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
        if s.tech[player] >> technology & 1:
            number = TECHNOLOGY_NUMBER[technology]
            spec.error("technologies", f"technology {number} is said twice")
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
        if len(words) != 2 or not is_number(words[1]):
            spec.error("workers", f"{workers[k]!r} is not a place and a power, like 'b6 2'")
            continue
        s.put(player * WORKERS + k, spec.index("workers", words[0], PLACE_NAMES, 0))
        s.power[player * WORKERS + k] = int(words[1])


def _bot(s: TeotihuacanState, spec: Spec) -> None:
    """Teotibot: like a seat, and its action tiles and directions."""
    player = 1
    read_player(s, player, spec)
    if not spec.has("workers"):
        for k, place in enumerate(("b4 2", "b6 2", "b8 2", "decorations 1")):
            words = place.split()
            s.put(player * WORKERS + k, PLACE_NAMES.index(words[0]))
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
    if s.phase == SETUP:
        if spec.has("neutral"):
            spec.error("neutral", "these workers are placed when the setup is over")
        return
    boards = spec.integers("neutral", NEUTRAL_BOARDS * colours, 1, BOARDS)
    if len(boards) != NEUTRAL_WORKERS * colours:
        wanted = NEUTRAL_WORKERS * colours
        spec.error("neutral", f"{len(boards)} boards; {s.players} players have {wanted} of these")
        return
    for i in range(len(boards)):
        worker = (s.players + i // NEUTRAL_WORKERS) * WORKERS + i % NEUTRAL_WORKERS
        s.put(worker, boards[i])
        s.power[worker] = START_POWER


def begin(s: TeotihuacanState, player: int) -> None:
    """What happens or is decided first, unless the position said so itself."""
    if s.stack:
        return
    if s.phase == ECLIPSE:
        s.push(NEXT_TURN)
        s.push(ScoreEclipse(-1))
    elif s.is_bot(player):
        s.active = (player - 1) % s.players  # Teotibot plays once all is known to be sound
        s.push(NEXT_TURN)
    else:
        begin_turn(s, player)


def _choices(s: TeotihuacanState, spec: Spec, tables: list[Spec]) -> None:
    """A setup under way: those who have not kept their starting tiles choose."""
    if s.phase != SETUP or spec.has("decide"):
        return
    if not s.dealt or len(s.kept) != s.seats * KEPT:
        s.push(BeginGame(-1))
        return
    push_choices(s)
    if s.options["setup"] == "draft":
        for _ in range(len(s.kept) - s.kept.count(EMPTY)):
            s.stack.pop()
        return
    chosen = [seat for seat, table in enumerate(tables) if table.has("kept")]
    s.stack = [
        frame
        for frame in s.stack
        if not (isinstance(frame, KeepTiles) and frame.seat in chosen)
        and not (isinstance(frame, RevealKept) and len(chosen) == s.seats)
    ]
