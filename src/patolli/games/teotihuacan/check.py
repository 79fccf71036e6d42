"""Everything that must hold in a sound state, as sentences about what does not."""

from __future__ import annotations

from patolli.games.teotihuacan.check_stack import check_stack
from patolli.games.teotihuacan.components import (
    ASCENSION_POWER,
    AVENUE_LAST,
    BOARDS,
    BOT_TILES,
    BUILDINGS,
    COLOURED,
    COLOURS,
    DECORATION_TILES,
    ECLIPSES,
    EMPTY,
    GOODS,
    GROUND,
    KIND_COPIES,
    KIND_NAMES,
    KINDS,
    MASKS,
    NEUTRAL_COLOURS,
    NEUTRAL_WORKERS,
    NOBLES_ROWS,
    PYRAMID_TILES,
    ROYAL_NUMBER,
    ROYAL_SPACE,
    SIDES,
    SPACE_TEMPLE,
    SPACES,
    STASHES,
    TECHNOLOGIES,
    TECHNOLOGY_MARKERS,
    TECHNOLOGY_NUMBER,
    TEMPLE_TOP,
    TEMPLES,
    TRACK_LAST,
    WORKERS,
)
from patolli.games.teotihuacan.geometry import (
    DECORATION_NEEDS,
    MARKS,
    SLOT_CELLS,
    SLOT_COUNT,
    SLOT_NAMES,
    SLOT_NEEDS,
    TOP_SLOT,
    TURNED,
)
from patolli.games.teotihuacan.state import LOCKED, SETUP, TURNS, TeotihuacanState

ROYAL_TILES = 3  # one at each worship space of the Palace


def check(s: TeotihuacanState) -> list[str]:
    """Every broken invariant."""
    broken: list[str] = []
    _check_discoveries(s, broken)
    _check_tiles(s, broken)
    _check_pyramid(s, broken)
    _check_workers(s, broken)
    _check_players(s, broken)
    _check_tracks(s, broken)
    check_stack(s, broken)
    return broken


def _check_discoveries(s: TeotihuacanState, broken: list[str]) -> None:
    for kind in range(KINDS):
        count = s.discovery_pile.count(kind) + s.spot.count(kind) + s.drawn.count(kind)
        count += s.discarded[kind]
        for stash in range(STASHES):
            count += s.stash[stash * KINDS + kind]
        for player in range(s.players):
            count += s.hand[player * KINDS + kind] + s.used[player * KINDS + kind]
        if count != KIND_COPIES[kind]:
            broken.append(
                f"{count} discovery tiles {KIND_NAMES[kind]} instead of {KIND_COPIES[kind]}"
            )
    for player in range(s.players):
        for kind in range(MASKS):
            if s.used[player * KINDS + kind]:  # TEO-DISCOVERY-2
                broken.append(f"player {player} has used {KIND_NAMES[kind]}: a mask stays face up")
    counts = s.stash + s.hand + s.used + s.discarded
    if min(counts) < 0:
        broken.append("somewhere lies a negative number of discovery tiles")


def _check_tiles(s: TeotihuacanState, broken: list[str]) -> None:
    placed = [tile for tile in s.slot_tile if tile != EMPTY]
    offered = [tile for tile in s.pyramid_offer if tile != EMPTY]
    if sorted(s.pyramid_pile + offered + placed) != list(range(PYRAMID_TILES)):
        broken.append("the pyramid tiles are not each in one place")
    placed = [tile for tile in s.decoration_at if tile != EMPTY]
    offered = [tile for tile in s.decoration_offer if tile != EMPTY]
    if sorted(s.decoration_pile + offered + placed) != list(range(DECORATION_TILES)):
        broken.append("the decoration tiles are not each in one place")
    if s.seats == 1 and sorted(s.actions_of_bot) != list(range(len(BOT_TILES))):
        broken.append("Teotibot's action tiles are not each in one place")
    if len(s.royal) != ROYAL_TILES or len(set(s.royal)) != ROYAL_TILES:
        numbers = [ROYAL_NUMBER[tile] for tile in s.royal]
        broken.append(f"the royal tiles are {numbers}, not {ROYAL_TILES} different ones")
    if len(s.bonus) != len(TEMPLES) or len(set(s.bonus)) != len(TEMPLES):
        numbers = [tile + 1 for tile in s.bonus]
        broken.append(f"the temple bonus tiles are {numbers}, not {len(TEMPLES)} different ones")


def _check_pyramid(s: TeotihuacanState, broken: list[str]) -> None:
    cell = GROUND.copy()
    opened: list[int] = []
    for slot in range(SLOT_COUNT):
        supported = all(s.slot_tile[below] != EMPTY for below in SLOT_NEEDS[slot])
        if s.slot_tile[slot] == EMPTY:
            if supported:
                opened.append(slot)
            continue
        if not supported:
            broken.append(f"the pyramid tile at {SLOT_NAMES[slot]} hangs in the air")
        icons = TURNED[s.slot_tile[slot] * 4 + s.slot_turn[slot]]
        for k in range(4):
            cell[SLOT_CELLS[slot][k]] = icons[k] % COLOURED
    if cell != s.cell:
        broken.append("the visible icons are not those of the topmost tiles")
    if opened != s.open_slots:
        broken.append(f"the open slots are {opened}, not {s.open_slots}")
    if s.completed and s.slot_tile[TOP_SLOT] == EMPTY:  # TEO-BUILD-8
        broken.append("the Pyramid is completed, but has no tile on its top")
    for side in range(len(SIDES)):
        laid = [s.decoration_at[side * MARKS + mark] != EMPTY for mark in range(MARKS)]
        if laid != [mark < s.decorated[side] for mark in range(MARKS)]:
            broken.append(f"the decorations of the {SIDES[side]} side have a gap")
        for mark in range(s.decorated[side]):
            for slot in DECORATION_NEEDS[side * MARKS + mark]:
                if s.slot_tile[slot] == EMPTY:
                    broken.append(
                        f"the decoration {mark + 1} of the {SIDES[side]} side hangs in the air"
                    )


def _check_workers(s: TeotihuacanState, broken: list[str]) -> None:
    present = [0] * len(s.present)
    locked = [0] * SPACES
    for worker in range(COLOURS * WORKERS):
        place = s.place[worker]
        colour = worker // WORKERS
        name = f"worker {worker % WORKERS + 1} of colour {colour}"
        if not 0 <= place <= BOARDS + SPACES:
            broken.append(f"{name} is at place {place}, which does not exist")
        elif place > BOARDS:
            locked[place - BOARDS - 1] += 1
            if colour >= s.players:
                broken.append(f"{name} is neutral and locked")
        elif place > 0:
            present[colour * (BOARDS + 1) + place] += 1
        if place and colour < s.players and not 1 <= s.power[worker] < ASCENSION_POWER:
            broken.append(f"{name} has power {s.power[worker]}")
    if present != s.present:
        broken.append("the counts of workers on the boards are wrong")
    if max(locked) > 1:
        broken.append("two workers are locked on one worship space")
    if s.phase == SETUP:
        return
    if s.solo:
        _check_worshipper(s, broken)
    for colour in range(COLOURS):
        count = s.in_play(colour)
        if colour < s.players:
            if count < WORKERS - 1:
                broken.append(f"player {colour} has only {count} workers in play")
        elif count != (NEUTRAL_WORKERS if colour < s.players + NEUTRAL_COLOURS[s.players] else 0):
            broken.append(f"{count} neutral workers of colour {colour}")


def _check_worshipper(s: TeotihuacanState, broken: list[str]) -> None:
    """Teotibot has one locked worker, at a temple."""  # TEO-BOT-21
    first = (s.players - 1) * WORKERS
    places = s.place[first : first + WORKERS]
    spaces = [place - LOCKED for place in places if LOCKED <= place < LOCKED + SPACES]
    if len(spaces) != 1:
        broken.append(f"Teotibot has {len(spaces)} locked workers, not one")
    for space in spaces:
        if SPACE_TEMPLE[space] == ROYAL_SPACE:
            broken.append("Teotibot's locked worker is on a royal tile, not at a temple")


def _check_players(s: TeotihuacanState, broken: list[str]) -> None:
    for player in range(s.players):
        owner = f"player {player}"
        if s.cocoa[player] < 0:
            broken.append(f"{owner} has {s.cocoa[player]} cocoa")
        for good in range(3):
            if s.goods[player * 3 + good] < 0:
                broken.append(f"{owner} has {s.goods[player * 3 + good]} {GOODS[good]}")
        if s.vp[player] < 0:
            broken.append(f"{owner} has {s.vp[player]} points")
        markers = 0
        for technology in range(TECHNOLOGIES):
            if s.tech[player] >> technology & 1:
                markers += 1
                if technology not in s.technologies:
                    number = TECHNOLOGY_NUMBER[technology]
                    broken.append(f"{owner} has technology {number}, which is not in this game")
        if markers > TECHNOLOGY_MARKERS:
            broken.append(f"{owner} has {markers} technologies")
        ready = sum(s.hand[player * KINDS + kind] for kind in range(MASKS, KINDS))
        if ready != s.ready[player]:
            broken.append(f"{owner} has {ready} usable tiles, not {s.ready[player]}")


def _check_tracks(s: TeotihuacanState, broken: list[str]) -> None:
    for temple in range(3):
        steps = [s.temple[player * 3 + temple] for player in range(s.players)]
        if min(steps) < 0 or max(steps) > TEMPLE_TOP:
            broken.append(f"a marker is beyond the {TEMPLES[temple]} temple: {steps}")
        if steps.count(TEMPLE_TOP) > 1:
            broken.append(f"two markers on the top of the {TEMPLES[temple]} temple")
    if min(s.avenue) < 0 or max(s.avenue) > AVENUE_LAST:
        broken.append(f"a marker is beyond the avenue: {s.avenue}")
    if min(s.track) < 0 or max(s.track) > TRACK_LAST:
        broken.append(f"a marker is beyond the pyramid track: {s.track}")
    for row in range(3):
        if not 0 <= s.buildings[row] < 1 << len(NOBLES_ROWS[row]):
            broken.append(f"row {row} of Nobles has buildings beyond its end")
    count = sum(row.bit_count() for row in s.buildings)
    if count > BUILDINGS:
        broken.append(f"{count} buildings instead of at most {BUILDINGS}")
    if not 0 <= s.light <= s.dark:
        broken.append(f"the light disc is at {s.light}, the dark one at {s.dark}")
    if (s.countdown > 0) != (s.light == s.dark) and s.phase in (SETUP, TURNS):
        broken.append("an Eclipse is due without the discs having met, or the reverse")
    if not 0 <= s.eclipses <= ECLIPSES:
        broken.append(f"{s.eclipses} Eclipses scored")
