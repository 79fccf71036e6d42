"""The tiles of a hand-written position: Pyramid, decorations, discoveries, starting tiles."""

from __future__ import annotations

from typing import Final

from patolli.core.position import Spec
from patolli.games.teotihuacan.components import (
    BOARD_NAMES,
    DEALT,
    DECORATION_OFFER,
    DECORATION_TILES,
    DRAFT_OPEN,
    EMPTY,
    GROUND,
    KEPT,
    KIND_COPIES,
    KIND_NAMES,
    KINDS,
    PYRAMID_OFFER,
    PYRAMID_TILES,
    SIDES,
    SPOT_BOARD,
    STARTING_GAIN,
    STARTING_TILES,
    STASH_TILES,
    STASHES,
)
from patolli.games.teotihuacan.geometry import (
    DECORATION_SPACES,
    MARKS,
    SLOT_COUNT,
    SLOT_LEVEL,
    SLOT_NAMES,
    START_PATTERN,
)
from patolli.games.teotihuacan.names import STASH_NAMES
from patolli.games.teotihuacan.rules.main_actions.pyramid import (
    put_tile,
)
from patolli.games.teotihuacan.rules.setting_up.starting_tiles import put_first
from patolli.games.teotihuacan.state import SETUP, TeotihuacanState

SPOT_NAMES: Final[list[str]] = [BOARD_NAMES[board] for board in SPOT_BOARD]


def is_number(word: str) -> bool:
    """Whether a word is a whole number in digits."""
    return word.isascii() and word.isdecimal() and len(word) < 4


def place_pyramid(s: TeotihuacanState, spec: Spec) -> None:
    """`tiles = ["1a2 12 90"]` (slot, tile, turn), `offer = [..]`, `next = [..]` (top first)."""
    placed: list[tuple[int, int, int]] = []
    for text in spec.texts("tiles"):
        words = text.split()
        if len(words) != 3 or not is_number(words[1]) or words[2] not in ("0", "90", "180", "270"):
            spec.error("tiles", f"{text!r} is not a slot, a tile and a turn, like '1a2 12 90'")
            continue
        slot = spec.index("tiles", words[0], SLOT_NAMES, 0)
        placed.append((slot, int(words[1]), int(words[2]) // 90))
    offer = spec.integers("offer", [], EMPTY, PYRAMID_TILES - 1)
    coming = spec.integers("next", [], 0, PYRAMID_TILES - 1)
    said = [tile for _, tile, _ in placed] + offer + coming
    left = _left(s, list(range(PYRAMID_TILES)), said, spec)
    if not spec.has("tiles"):
        pattern = START_PATTERN[s.players]
        if len(left) < len(pattern):
            spec.error("tiles", f"only {len(left)} tiles are left for the start of the Pyramid")
        placed = [(slot, left.pop(), 0) for slot in pattern[: len(left)]]
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


def place_decorations(s: TeotihuacanState, spec: Spec) -> None:
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
        drawn = [left.pop() for _ in range(min(size, len(left)))]
        return drawn + [EMPTY] * (size - len(drawn))
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


def place_discoveries(s: TeotihuacanState, spec: Spec) -> None:
    """A tile for each board name, a list for each stash (`blue4`, `avenue3`), and `next`."""
    said = s.drawn.copy()  # no tile is EMPTY there, which counts as none
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


def place_starting(s: TeotihuacanState, spec: Spec, tables: list[Spec]) -> None:
    """`dealt = [1, 7, 9, 14]` for every seat, or `open = [...]` of a draft: a game being set up.

    `kept` are the two of a seat that has chosen, `starting` the pile that is left, top first.
    """
    s.starting_pile = []
    s.dealt = []
    s.kept = []
    s.drawn = []
    said = spec.integers("open", [], 1, STARTING_TILES)
    said.sort()
    for table in tables:
        said += sorted(table.integers("dealt", [], 1, STARTING_TILES))
    kinds = spec.choices("drawn", [*KIND_NAMES, "none"])
    kept = [table.integers("kept", [], 1, STARTING_TILES) for table in tables]
    coming = [tile - 1 for tile in spec.integers("starting", [], 1, STARTING_TILES)]
    if s.phase != SETUP:
        if said or coming or any(kept):
            spec.error("phase", "starting tiles are dealt only in the phase 'setup'")
        return
    s.dealt = [tile - 1 for tile in said]
    there = s.dealt + coming
    twice = sorted({tile + 1 for tile in there if there.count(tile) > 1})
    if twice:
        spec.error("dealt", f"starting tiles {twice} are said twice; there is one of each")
        return
    left = _left(s, list(range(STARTING_TILES)), there, spec)
    s.starting_pile = left + coming[::-1]
    if not said:
        return
    draft = s.options["setup"] == "draft"
    count = DRAFT_OPEN[s.players] if draft else DEALT * s.seats
    if not draft and len(said) != count:
        spec.error("dealt", f"{DEALT} starting tiles for each of the {s.seats} seats")
        return
    if draft and len(said) != count:
        spec.error("open", f"{len(said)} open starting tiles; {s.players} players have {count}")
        return
    for tile in s.dealt:
        needs = STARTING_GAIN[tile].discovery > 0
        if needs and not kinds:
            spec.error("drawn", f"no discovery tile is said for starting tile {tile + 1}")
        kind = kinds.pop(0) if needs and kinds else EMPTY
        s.drawn.append(kind if kind < KINDS else EMPTY)
    if kinds:
        spec.error("drawn", f"{len(kinds)} more than there are starting tiles that show one")
    s.kept = [EMPTY] * (s.seats * KEPT)
    for player, tiles in enumerate(kept):
        _keep(s, player, [tile - 1 for tile in tiles], tables[player])
    if not draft and all(len(tiles) == KEPT for tiles in kept) and len(kept) == s.seats:
        for player in range(s.seats):
            for k in range(KEPT):
                s.kept[player * KEPT + k] = s.dealt[player * DEALT + k]


def _keep(s: TeotihuacanState, player: int, tiles: list[int], table: Spec) -> None:
    """The tiles that a player has chosen: hidden in the hand until all have, open in a draft."""
    draft = s.options["setup"] == "draft"
    hand = s.dealt if draft else s.dealt[player * DEALT : player * DEALT + DEALT]
    wrong = [tile + 1 for tile in tiles if tile not in hand]
    if wrong or len(set(tiles)) != len(tiles) or len(tiles) > KEPT:
        table.error("kept", f"{[tile + 1 for tile in tiles]} are not {KEPT} of the tiles dealt")
    elif draft:
        s.kept[player * KEPT : player * KEPT + len(tiles)] = tiles
    elif len(tiles) == KEPT:
        put_first(s, player, tiles[0], tiles[1])
    elif tiles:
        table.error("kept", f"a player keeps {KEPT} tiles at once, not {len(tiles)}")
