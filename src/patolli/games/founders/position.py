"""Positions written by hand: what is not said is as at the start of the first round.

The format is described in docs/positions/founders.md.
"""

from __future__ import annotations

from patolli.core.position import Spec
from patolli.games.founders.city.pyramid import SPACE_NAMES, SPACES
from patolli.games.founders.city.squares import lay, put_cube
from patolli.games.founders.names import (
    COLOURS,
    FROM_BONUS,
    MASKS,
    NONE,
    RESOURCES,
    SIDES,
    SOURCES,
    ZONES,
)
from patolli.games.founders.rules.masks import complete_groups
from patolli.games.founders.rules.new_round import clear_spaces
from patolli.games.founders.rules.setup import deal_boards, lay_out, stand_architects
from patolli.games.founders.rules.worship_display import fill_display
from patolli.games.founders.solo.cards import LEVEL, PYRAMID, SQUARES, TEMPLES
from patolli.games.founders.state import FoundersState


def place_position(s: FoundersState, spec: Spec) -> None:
    """Put what a position says into a state that was just set up."""
    rounds = s.c.for_players(s.architects).rounds
    s.first = spec.integer("first", 0, 0, s.architects - 1)
    dealt = [disc for disc in s.bonus if disc != NONE]
    level = s.rival[LEVEL] if s.solo else 0
    intentions = s.intentions
    lay_out(s)
    stand_architects(s)
    deal_boards(s)
    s.intentions = intentions
    s.round = spec.integer("round", 1, 1, rounds) - 1
    s.opened = 0 if spec.choice("phase", ["setup", "play"], 1) == 0 else 1
    s.power = spec.integer("power", 0, 0, s.c.most_power)
    clear_spaces(s)
    if s.solo:
        s.rival[LEVEL] = level
        _read_rival(s, spec.table("rival"))
    if s.opened:
        s.starting = [0] * len(s.starting)
    for seat, table in enumerate(spec.tables("seat", most=s.seats)):
        _read_seat(s, seat, table)
    _read_spaces(s, spec.table("spaces"), dealt)
    _read_supplies(s, spec)
    _read_worship(s, spec.table("worship"))


def _read_seat(s: FoundersState, seat: int, table: Spec) -> None:
    """One `[[seat]]` table."""
    boards = [board.name for board in s.c.boards]
    s.boards[seat] = table.choice("board", boards, s.boards[seat])
    s.architect[seat] = table.choice("architect", SIDES, s.architect[seat])
    s.favour[seat] = table.integer("favour", 0, 0, len(s.c.favour_vp))
    s.passed[seat] = 1 if table.flag("passed") else 0
    points = table.integer("points", 0, 0)
    s.points[seat] = points
    s.earned[seat * len(SOURCES) + FROM_BONUS] = points
    for text in table.texts("buildings"):
        _read_building(s, seat, table, text)
    for text in table.texts("temples"):
        _read_temple(s, seat, table, text)
    complete_groups_silently(s, seat)
    cubes = table.table("cubes")
    for kind, word in enumerate(RESOURCES):
        for square in cubes.choices(word, s.c.grid.names):
            put_cube(s, seat, kind, square)
    pyramid = table.table("pyramid")
    for space, space_word in enumerate(SPACE_NAMES):
        if pyramid.has(space_word):
            colour = pyramid.choice(space_word, [*COLOURS, "white"], NONE)
            s.pyramid[seat * SPACES + space] = colour
    if table.has("starting"):
        starting = table.choices("starting", COLOURS)
        for colour in range(len(COLOURS)):
            s.starting[seat * len(COLOURS) + colour] = 1 if colour in starting else 0
    s.hand[seat] = sorted(table.choices("worship", s.c.tile_names))
    for text in table.texts("masks"):
        _read_mask(s, seat, table, text)


def _read_building(s: FoundersState, seat: int, table: Spec, text: str) -> None:
    """`wood3 x/x/x a1`: class, drawing, first square."""
    words = text.split(" ", 1)
    number = table.index("buildings", words[0], s.c.classes, NONE)
    place = _read_place(
        s, table, "buildings", words, NONE if number < 0 else s.c.class_shape[number]
    )
    if place == NONE:
        return
    index = 0
    anchors = s.c.places.anchor
    while index < len(s.built[seat]) and anchors[s.built[seat][index]] < anchors[place]:
        index += 1
    s.built[seat].insert(index, place)
    s.built_class[seat].insert(index, number)
    lay(s, seat, place)
    s.supply[number] -= 1


def _read_temple(s: FoundersState, seat: int, table: Spec, text: str) -> None:
    """`green xx/x. c4`: colour, drawing, first square."""
    words = text.split(" ", 1)
    colour = table.index("temples", words[0], COLOURS, NONE)
    place = _read_place(
        s, table, "temples", words, NONE if colour < 0 else s.c.temple_shape[colour]
    )
    if place == NONE:
        return
    s.temples[seat].append(place)
    s.temple_colour[seat].append(colour)
    lay(s, seat, place)
    s.temple_supply[colour] -= 1


def _read_place(s: FoundersState, table: Spec, key: str, words: list[str], shape: int) -> int:
    """The placement that a drawing and a square name, of the right shape."""
    if shape == NONE:
        return NONE
    names = s.c.places.names
    if len(words) != 2 or words[1] not in names:
        table.error(key, f"{' '.join(words)!r}: expected a tile, its drawing and its first square")
        return NONE
    place = names.index(words[1])
    if s.c.places.shape[place] != shape:
        table.error(key, f"{' '.join(words)!r}: that tile has another shape")
        return NONE
    return place


def complete_groups_silently(s: FoundersState, seat: int) -> None:
    """Mark the groups that the tiles cover; their mask tiles are said apart."""
    owners = s.mask_owner.copy()
    points, earned = s.points[seat], s.earned.copy()
    recording = s.recording
    s.recording = False
    complete_groups(s, seat, s.north[seat], s.south[seat])
    s.recording = recording
    s.mask_owner = owners
    s.points[seat] = points
    s.earned = earned


def _read_mask(s: FoundersState, seat: int, table: Spec, text: str) -> None:
    """`yellow 8`: a mask tile the player has taken."""
    known = [f"{MASKS[colour]} {s.c.mask_vp[tile]}" for tile, colour in enumerate(s.c.mask_colour)]
    tile = table.index("masks", text, known, NONE)
    if tile != NONE:
        s.mask_owner[tile] = seat


def _read_spaces(s: FoundersState, spec: Spec, dealt: list[int]) -> None:
    """Bonus discs and stacks; spaces not named keep discs of the deal, empty."""
    names = [bonus.name for bonus in s.c.bonuses]
    left = dealt.copy()
    for disc, bonus in enumerate(s.c.bonuses):
        left.extend([disc] * (bonus.count - dealt.count(disc)))
    spaces = s.c.for_players(s.architects).spaces_per_zone
    open_spaces = [
        zone * s.a.per_zone + number for zone in range(len(ZONES)) for number in range(spaces)
    ]
    tables = [spec.table(word) for word in s.a.space_names]
    for space in open_spaces:
        disc = tables[space].choice("bonus", names, NONE)
        s.bonus[space] = disc
        if disc in left:
            left.remove(disc)
        elif disc != NONE:
            tables[space].error("bonus", "there are not so many of these discs")
    for space in open_spaces:
        if s.bonus[space] == NONE:
            s.bonus[space] = left.pop(0)
    for space, table in enumerate(tables):
        for level, seat in enumerate(table.integers("stack", [], 0, s.architects - 1)):
            if level >= s.c.stack_limit - 1 or space not in open_spaces:
                table.error("stack", "more discs than the space holds")
                break
            s.stacks[space * (s.c.stack_limit - 1) + level] = seat
            s.heights[space] += 1
            s.discs[seat] -= 1


def _read_supplies(s: FoundersState, spec: Spec) -> None:
    """Displays, as said or filled; the supplies are what is left of each tile."""
    display = spec.table("display")
    for number, word in enumerate(s.c.classes):
        total = s.supply[number] + s.display[number]
        shown = display.integer(word, s.display[number], 0)
        s.display[number] = min(shown, total)
        s.supply[number] = total - s.display[number]
    temples = spec.table("temples")
    tiles = spec.table("pyramid_tiles")
    for colour, word in enumerate(COLOURS):
        total = s.temple_supply[colour] + s.temple_display[colour]
        s.temple_display[colour] = min(temples.integer(word, s.c.temple_display, 0), total)
        s.temple_supply[colour] = total - s.temple_display[colour]
        placed = s.pyramid.count(colour) + sum(s.starting[colour :: len(COLOURS)])
        total = s.c.pyramid_count[colour] - placed
        if s.solo:
            total -= s.rival[PYRAMID + colour]
        shown = tiles.integer(word, s.c.pyramid_display, 0)
        s.pyramid_display[colour] = min(shown, total)
        s.pyramid_supply[colour] = total - s.pyramid_display[colour]


def _read_worship(s: FoundersState, spec: Spec) -> None:
    """Face-up tiles and piles of each colour; the rest of a pile is shuffled from the seed."""
    for colour, word in enumerate(COLOURS):
        table = spec.table(word)
        pile = s.piles[colour]
        for hand in s.hand:
            for tile in hand:
                if s.c.tile_colour[tile] == colour:
                    _take_out(pile, tile, table, "worship")
        beside = table.choice("beside", s.c.tile_names, NONE)
        top = table.choice("top", s.c.tile_names, NONE)
        upper = table.choices("pile", s.c.tile_names)
        under = table.choices("under", s.c.tile_names)
        for tile in [beside, top, *upper, *under]:
            if tile != NONE:
                _take_out(pile, tile, table, "worship")
        s.rng.shuffle(pile)
        s.piles[colour] = list(reversed(under)) + pile + list(reversed(upper))
        s.known[colour] = len(under)
        s.face_up[colour * 2] = beside
        s.face_up[colour * 2 + 1] = top
        fill_display(s, colour)
    s.reveals = 0


def _take_out(pile: list[int], tile: int, table: Spec, key: str) -> None:
    if tile in pile:
        pile.remove(tile)
    else:
        table.error(key, "a worship tile is named more often than there are of it")


def _read_rival(s: FoundersState, table: Spec) -> None:
    """What the Rival Architect of a solo game has, and its next intentions."""
    s.points[1] = table.integer("points", 0, 0)
    s.earned[len(SOURCES) + FROM_BONUS] = s.points[1]
    s.favour[1] = table.integer("favour", 0, 0, len(s.c.favour_vp))
    s.passed[1] = 1 if table.flag("passed") else 0
    s.rival[SQUARES] = table.integer("squares", 0, 0)
    temples, tiles = table.table("temples"), table.table("pyramid_tiles")
    for colour, word in enumerate(COLOURS):
        s.rival[TEMPLES + colour] = temples.integer(word, 0, 0)
        s.temple_supply[colour] -= s.rival[TEMPLES + colour]
        s.rival[PYRAMID + colour] = tiles.integer(word, 0, 0)
    for text in table.texts("masks"):
        _read_mask(s, 1, table, text)
    cards = table.choices("intentions", s.c.rival.names)
    for card in cards:
        if card in s.intentions:
            s.intentions.remove(card)
    deck = s.intentions + list(reversed(cards))
    s.intentions = deck[-table.integer("left", len(deck), 1, len(deck)) :]
