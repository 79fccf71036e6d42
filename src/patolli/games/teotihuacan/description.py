"""A state of Teotihuacan in the words of a position: docs/positions/teotihuacan.md."""

from __future__ import annotations

from patolli.core.description import Description
from patolli.games.teotihuacan.components import (
    BOT_TILES,
    COLOURS,
    DARK_DISC,
    DEALT,
    ECLIPSES,
    EMPTY,
    FIRST_GAME_BOARDS,
    FIRST_GAME_BONUSES,
    FIRST_GAME_ROYALS,
    FIRST_GAME_TECHNOLOGIES,
    FOURTH_POWER,
    GOODS,
    KEPT,
    KIND_NAMES,
    KINDS,
    NOBLES_ROWS,
    ROYAL_NUMBER,
    SIDES,
    STARTING_GAIN,
    TECHNOLOGIES,
    TECHNOLOGY_NUMBER,
    WORKERS,
)
from patolli.games.teotihuacan.geometry import MARKS, SLOT_COUNT, SLOT_NAMES
from patolli.games.teotihuacan.hidden import has_chosen
from patolli.games.teotihuacan.names import STASH_NAMES
from patolli.games.teotihuacan.position import PLACE_NAMES
from patolli.games.teotihuacan.position_tiles import SPOT_NAMES
from patolli.games.teotihuacan.solo.setting_up import BOT
from patolli.games.teotihuacan.state import ECLIPSE, OUT, OVER, SETUP, TURNS, TeotihuacanState
from patolli.games.teotihuacan.view import DIRECTIONS, PHASES


def tell(s: TeotihuacanState, said: Description) -> None:
    """Say everything that lies on the table, and the order of the piles."""
    said.say("turn", s.active, 0)
    said.say("first", s.first, 0)
    said.say("phase", PHASES[s.phase] if s.phase not in (TURNS, OVER) else None)
    said.say("landing", s.landing)
    _tell_boards(s, said)
    said.say("eclipses", s.eclipses, 0)
    said.say("dark", s.dark, DARK_DISC[s.players][min(s.eclipses, ECLIPSES - 1)])
    said.say("light", s.light, s.dark if s.phase in (ECLIPSE, OVER) else 0)
    said.say("rounds_left", s.countdown, 1 if s.light == s.dark else 0)
    said.say("pyramid_completed", s.completed, False)
    neutral = [
        s.place[worker]
        for worker in range(s.players * WORKERS, COLOURS * WORKERS)
        if s.place[worker]
    ]
    said.say("neutral", neutral, [])
    if s.phase == SETUP:
        _tell_starting(s, said)
    _tell_pyramid(s, said.table("pyramid"))
    _tell_decorations(s, said.table("decorations"))
    _tell_discoveries(s, said.table("discoveries"))
    if s.solo:
        _tell_bot(s, said.table("bot"))
    for seat, table in enumerate(said.tables("seat", s.seats)):
        _tell_player(s, seat, table)
        if s.dealt:
            _tell_hand(s, seat, table)


def _tell_boards(s: TeotihuacanState, said: Description) -> None:
    said.say("rondel", s.board_at[1:], FIRST_GAME_BOARDS)
    royals = [ROYAL_NUMBER[tile] for tile in s.royal]
    said.say("royal", royals, [ROYAL_NUMBER[tile] for tile in FIRST_GAME_ROYALS])
    numbers = [TECHNOLOGY_NUMBER[tile] for tile in s.technologies]
    usual = [TECHNOLOGY_NUMBER[tile] for tile in FIRST_GAME_TECHNOLOGIES]
    said.say("technologies", numbers, usual)
    bonuses = [tile + 1 for tile in s.bonus]
    said.say("bonus", bonuses, [tile + 1 for tile in FIRST_GAME_BONUSES])
    said.say("buildings", [_row(s, row) for row in range(len(NOBLES_ROWS))], [0, 0, 0])


def _row(s: TeotihuacanState, row: int) -> int | str:
    """A row of Nobles: how many buildings from the left, or a drawing if there are gaps."""
    bits = s.buildings[row]
    count = bits.bit_count()
    if bits == (1 << count) - 1:
        return count
    return "".join(["x" if bits >> at & 1 else "." for at in range(bits.bit_length())])


def _tell_starting(s: TeotihuacanState, said: Description) -> None:
    """Starting tiles that are open or not dealt, and the discovery tiles drawn for the dealt."""
    said.say("starting", [tile + 1 for tile in reversed(s.starting_pile)], [])
    draft = s.options["setup"] == "draft"
    if draft:
        said.say("open", [tile + 1 for tile in s.dealt], [])
    drawn: list[str] = []
    for first in range(0, len(s.dealt), len(s.dealt) if draft else DEALT):
        hand = s.dealt[first:] if draft else s.dealt[first : first + DEALT]
        for tile in sorted(hand):
            if STARTING_GAIN[tile].discovery:
                kind = s.drawn[s.dealt.index(tile)]
                drawn.append(KIND_NAMES[kind] if kind != EMPTY else "none")
    said.say("drawn", drawn, [])


def _tell_hand(s: TeotihuacanState, seat: int, table: Description) -> None:
    """The starting tiles of a player: those dealt in secret, and those kept."""
    kept = s.kept[seat * KEPT : seat * KEPT + KEPT]
    if s.options["setup"] != "draft":
        dealt = s.dealt[seat * DEALT : seat * DEALT + DEALT]
        table.say("dealt", [tile + 1 for tile in sorted(dealt)])
        kept = dealt[:KEPT] if has_chosen(s, seat) else []
    table.say("kept", [tile + 1 for tile in kept if tile != EMPTY], [])


def _tell_pyramid(s: TeotihuacanState, table: Description) -> None:
    tiles = [
        f"{SLOT_NAMES[slot]} {s.slot_tile[slot]} {s.slot_turn[slot] * 90}"
        for slot in range(SLOT_COUNT)
        if s.slot_tile[slot] != EMPTY
    ]
    table.say("tiles", tiles)
    table.say("offer", s.pyramid_offer)
    table.say("next", s.pyramid_pile[::-1], [])


def _tell_decorations(s: TeotihuacanState, table: Description) -> None:
    for side, word in enumerate(SIDES):
        first = side * MARKS
        table.say(word, s.decoration_at[first : first + s.decorated[side]], [])
    table.say("offer", s.decoration_offer)
    table.say("next", s.decoration_pile[::-1], [])


def _tell_discoveries(s: TeotihuacanState, table: Description) -> None:
    for spot, word in enumerate(SPOT_NAMES):
        table.say(word, KIND_NAMES[s.spot[spot]] if s.spot[spot] != EMPTY else "none")
    for stash, word in enumerate(STASH_NAMES):
        table.say(word, _kinds(s.stash, stash))
    table.say("next", [KIND_NAMES[kind] for kind in reversed(s.discovery_pile)], [])
    table.say("discarded", _kinds(s.discarded, 0), [])


def _kinds(counts: list[int], row: int) -> list[str]:
    """The tiles that a row of counts by kind stands for."""
    return [KIND_NAMES[kind] for kind in range(KINDS) for _ in range(counts[row * KINDS + kind])]


def _tell_player(s: TeotihuacanState, player: int, table: Description) -> None:
    table.say("vp", s.vp[player], 0)
    table.say("cocoa", s.cocoa[player], 0)
    for good, word in enumerate(GOODS):
        table.say(word, s.goods[player * 3 + good], 0)
    table.say("temples", s.temple[player * 3 : player * 3 + 3], [0, 0, 0])
    table.say("avenue", s.avenue[player], 0)
    table.say("track", s.track[player], 0)
    owned = [number for number in range(TECHNOLOGIES) if s.tech[player] >> number & 1]
    table.say("technologies", [TECHNOLOGY_NUMBER[technology] for technology in owned], [])
    table.say("tiles", _kinds(s.hand, player), [])
    table.say("used", _kinds(s.used, player), [])
    workers = [
        f"{PLACE_NAMES[s.place[worker]]} {s.power[worker]}"
        for worker in range(player * WORKERS, player * WORKERS + WORKERS)
    ]
    if workers[-1] == f"{PLACE_NAMES[OUT]} {FOURTH_POWER}":
        workers.pop()
    table.say("workers", workers)


def _tell_bot(s: TeotihuacanState, table: Description) -> None:
    _tell_player(s, BOT, table)
    table.say("actions", [BOT_TILES[tile] for tile in s.actions_of_bot])
    table.say("directions", [DIRECTIONS[face] for face in s.directions])
