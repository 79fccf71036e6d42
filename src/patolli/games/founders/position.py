"""Positions written by hand: what is not said is as at the start of the first round.

The format is described in docs/positions/founders.md; description.py writes it.
"""

from __future__ import annotations

from patolli.core.position import Spec
from patolli.games.founders.check_stack import in_hand
from patolli.games.founders.city.pyramid import SPACE_NAMES, SPACES
from patolli.games.founders.city.squares import cube_on, lay, put_cube
from patolli.games.founders.names import (
    COLOURS,
    FROM_BONUS,
    IN_BOX,
    MASKS,
    NONE,
    PHASES,
    RESOURCES,
    SIDES,
    SOURCES,
    ZONES,
)
from patolli.games.founders.rules.construction.masks import complete_groups
from patolli.games.founders.rules.influence.worship_display import fill_display
from patolli.games.founders.rules.new_round import clear_spaces
from patolli.games.founders.rules.setup import (
    StartTiles,
    deal_boards,
    lay_out,
    stand_architects,
)
from patolli.games.founders.solo.cards import BUILDINGS, LEVEL, PYRAMID, SQUARES, TEMPLES
from patolli.games.founders.solo.rival import RIVAL
from patolli.games.founders.state import FoundersState


def place_position(s: FoundersState, spec: Spec, decided: bool) -> None:
    """Put what a position says into a state that was just set up.

    `decided` says whether the position lists decisions; they are on the stack then.
    """
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
    s.opened = spec.choice("phase", PHASES, 1)
    s.power = spec.integer("power", 0, 0, s.c.most_power)
    if s.power and not decided and not spec.flag("over"):
        spec.error("power", f"{s.power}, but no action is being carried out")
    clear_spaces(s)
    seats = spec.tables("seat", most=s.seats)
    rival = spec.table("rival") if s.solo else None
    _read_boards(s, [*seats, rival] if rival is not None else [*seats])
    if rival is not None:
        s.rival[LEVEL] = level
        _read_rival(s, rival)
    _lay_starting(s, decided)
    for seat, table in enumerate(seats):
        _read_seat(s, seat, table)
    _read_spaces(s, spec.table("spaces"), dealt)
    for seat, table in enumerate([*seats, rival] if rival is not None else seats):
        _read_discs(s, seat, table)
    _read_mask_piles(s, spec.table("mask_piles"))
    _read_supplies(s, spec)
    _read_worship(s, spec.table("worship"))


def _read_boards(s: FoundersState, tables: list[Spec | None]) -> None:
    """The boards that are said; the others get what the deal leaves."""
    names = [board.name for board in s.c.boards]
    dealt = s.boards.copy()
    said: list[int] = []
    for table in tables:
        said.append(table.choice("board", names, NONE) if table is not None else NONE)
    left = [board for board in dealt if board not in said]
    left += [board for board in range(1, len(names)) if board not in said + left]
    for architect in range(s.architects):
        board = said[architect] if architect < len(said) else NONE
        if board != NONE:
            s.boards[architect] = board
        elif s.options["board"] == "B":
            s.boards[architect] = left.pop(0)


def _lay_starting(s: FoundersState, decided: bool) -> None:
    """Starting tiles not yet placed: none in play; in the setup those still to be asked for."""
    asked = [frame.seat for frame in s.stack if isinstance(frame, StartTiles)]
    for seat in range(s.seats):
        if s.opened or (decided and seat not in asked):
            first = seat * len(COLOURS)
            s.starting[first : first + len(COLOURS)] = [0] * len(COLOURS)


def _read_points(s: FoundersState, architect: int, table: Spec) -> None:
    """Points, and where they come from: from bonus discs where it is not said."""
    sources = table.table("earned")
    earned = [sources.integer(word, 0, 0) for word in SOURCES]
    points = table.integer("points", sum(earned), 0)
    if not table.has("earned"):
        earned[FROM_BONUS] = points
    elif sum(earned) != points:
        table.error("earned", f"adds up to {sum(earned)}, not to {points} points")
    s.points[architect] = points
    s.earned[architect * len(SOURCES) : (architect + 1) * len(SOURCES)] = earned


def _read_seat(s: FoundersState, seat: int, table: Spec) -> None:
    """One `[[seat]]` table."""
    s.architect[seat] = table.choice("architect", SIDES, s.architect[seat])
    s.favour[seat] = table.integer("favour", 0, 0, len(s.c.favour_vp))
    s.passed[seat] = 1 if table.flag("passed") else 0
    _read_points(s, seat, table)
    for text in table.texts("buildings"):
        _read_building(s, seat, table, text)
    for text in table.texts("temples"):
        _read_temple(s, seat, table, text)
    complete_groups_silently(s, seat)
    cubes = table.table("cubes")
    for kind, word in enumerate(RESOURCES):
        for square in cubes.choices(word, s.c.grid.names):
            if cube_on(s, seat, square) != NONE:
                cubes.error(word, f"there is a cube on {s.c.grid.names[square]} already")
            put_cube(s, seat, kind, square)
    pyramid = table.table("pyramid")
    for space, space_word in enumerate(SPACE_NAMES):
        if pyramid.has(space_word):
            colour = pyramid.choice(space_word, [*COLOURS, "white"], NONE)
            s.pyramid[seat * SPACES + space] = colour
    if table.has("starting"):
        starting = table.choices("starting", COLOURS)
        for colour in range(len(COLOURS)):
            s.starting[seat * len(COLOURS) + colour] = starting.count(colour)
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
    names = s.c.mask_names
    tile = table.index("masks", text, names, NONE)
    if tile == NONE:
        return
    alike = [other for other, word in enumerate(names) if word == text]
    free = [other for other in alike if s.mask_owner[other] == NONE]
    if free:
        s.mask_owner[free[0]] = seat
    elif s.mask_owner[tile] == IN_BOX:
        table.error("masks", f"{text} stays in the box with {s.architects} players")
    else:
        table.error("masks", f"{text} is taken twice")


def _read_mask_piles(s: FoundersState, table: Spec) -> None:
    """What is left of each pile can be said as well; it must be what no one has taken."""
    names = s.c.mask_names
    for colour, word in enumerate(MASKS):
        if table.has(word):
            pile = [
                names[tile]
                for tile, owner in enumerate(s.mask_owner)
                if owner == NONE and s.c.mask_colour[tile] == colour
            ]
            if table.texts(word) != pile:
                table.error(word, f"no one has taken {', '.join(pile) or 'the last of them'}")


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


def _read_discs(s: FoundersState, architect: int, table: Spec) -> None:
    """Discs in hand, if they are said: those of the round that are on no stack."""
    discs = table.integer("discs", s.discs[architect])
    if discs != s.discs[architect]:
        table.error("discs", f"{s.discs[architect]} of this round are on no space, not {discs}")


def _read_supplies(s: FoundersState, spec: Spec) -> None:
    """Displays, as said or filled; the supplies are what is left of each tile."""
    held = in_hand(s)
    display, supply = spec.table("display"), spec.table("supply")
    wanted = s.c.for_players(s.architects).buildings
    for number, word in enumerate(s.c.classes):
        used = sum(row.count(number) for row in s.built_class) + held[0].count(number)
        if s.solo:
            used += s.rival[BUILDINGS + number]
        left = s.c.buildings[number].count - used
        s.display[number] = _read_display(display, word, wanted[number], left)
        s.supply[number] = _read_supply(supply, word, s.display[number], left)
    temples, tiles = spec.table("temples"), spec.table("pyramid_tiles")
    temple_supply, tile_supply = supply.table("temples"), supply.table("pyramid_tiles")
    for colour, word in enumerate(COLOURS):
        used = sum(row.count(colour) for row in s.temple_colour)
        used += held[0].count(len(s.c.classes) + colour)
        if s.solo:
            used += s.rival[TEMPLES + colour]
        left = s.c.temples[colour].count - used
        s.temple_display[colour] = _read_display(temples, word, s.c.temple_display, left)
        s.temple_supply[colour] = _read_supply(temple_supply, word, s.temple_display[colour], left)
        used = s.pyramid.count(colour) + held[1].count(colour)
        used += sum(s.starting[colour :: len(COLOURS)])
        if s.solo:
            used += s.rival[PYRAMID + colour]
        left = s.c.pyramid_count[colour] - used
        s.pyramid_display[colour] = _read_display(tiles, word, s.c.pyramid_display, left)
        s.pyramid_supply[colour] = _read_supply(tile_supply, word, s.pyramid_display[colour], left)


def _read_display(table: Spec, word: str, wanted: int, left: int) -> int:
    """How many of a tile are on display: filled up, if it is not said."""
    filled = max(0, min(wanted, left))
    shown = table.integer(word, filled, 0, wanted)
    if shown > max(left, 0):
        table.error(word, f"{shown} on display, but only {max(left, 0)} are left")
    return shown


def _read_supply(table: Spec, word: str, shown: int, left: int) -> int:
    """How many of a tile are in the common supply: all that are left, but for the display."""
    found = table.integer(word, left - shown, 0)
    if found != left - shown:
        there = f"{left} are left and {shown} on display"
        table.error(word, f"{there}, so {left - shown} in the supply, not {found}")
    return found


def _read_worship(s: FoundersState, spec: Spec) -> None:
    """Face-up tiles and piles of each colour; the rest of a pile is shuffled from the seed."""
    held = [tile for hand in s.hand for tile in hand] + in_hand(s)[2]
    for colour, word in enumerate(COLOURS):
        table = spec.table(word)
        pile = s.piles[colour]
        tiles = [tile for tile, own in enumerate(s.c.tile_colour) if own == colour]
        names = [s.c.tile_names[tile] for tile in tiles]
        beside = table.choice("beside", names, NONE)
        top = table.choice("top", names, NONE)
        upper = [tiles[index] for index in table.choices("pile", names)]
        under = [tiles[index] for index in table.choices("under", names)]
        s.face_up[colour * 2] = tiles[beside] if beside != NONE else NONE
        s.face_up[colour * 2 + 1] = tiles[top] if top != NONE else NONE
        shown = [tile for tile in s.face_up[colour * 2 : colour * 2 + 2] if tile != NONE]
        for tile in [*held, *shown, *upper, *under]:
            if 0 <= tile < len(s.c.tile_colour) and s.c.tile_colour[tile] == colour:
                _take_out(pile, tile, table, "worship")
        s.rng.shuffle(pile)
        s.piles[colour] = list(reversed(under)) + pile + list(reversed(upper))
        s.known[colour] = len(under)
        fill_display(s, colour)
    s.reveals = 0


def _take_out(pile: list[int], tile: int, table: Spec, key: str) -> None:
    if tile in pile:
        pile.remove(tile)
    else:
        table.error(key, "a worship tile is named more often than there are of it")


def _read_rival(s: FoundersState, table: Spec) -> None:
    """What the Rival Architect of a solo game has, and its next intentions."""
    _read_points(s, RIVAL, table)
    s.architect[RIVAL] = table.choice("architect", SIDES, s.architect[RIVAL])
    s.favour[RIVAL] = table.integer("favour", 0, 0, len(s.c.favour_vp))
    s.passed[RIVAL] = 1 if table.flag("passed") else 0
    squares = 0
    buildings = table.table("buildings")
    for number, word in enumerate(s.c.classes):
        count = buildings.integer(word, 0, 0, s.c.buildings[number].count)
        s.rival[BUILDINGS + number] = count
        squares += count * s.c.class_size[number]
    temples, tiles = table.table("temples"), table.table("pyramid_tiles")
    for colour, word in enumerate(COLOURS):
        count = temples.integer(word, 0, 0, s.c.temples[colour].count)
        s.rival[TEMPLES + colour] = count
        squares += count * s.c.temple_size[colour]
        s.rival[PYRAMID + colour] = tiles.integer(word, 0, 0, s.c.pyramid_count[colour])
    s.rival[SQUARES] = table.integer("squares", squares, 0)
    for text in table.texts("masks"):
        _read_mask(s, RIVAL, table, text)
    cards = table.choices("intentions", s.c.rival.names)
    for card in cards:
        if card in s.intentions:
            s.intentions.remove(card)
        else:
            table.error("intentions", f"{s.c.rival.names[card]} is named twice")
    deck = s.intentions + list(reversed(cards))
    left = table.integer("left", len(deck), 1, len(deck))
    if left < len(cards):
        table.error("left", f"{len(cards)} intentions are named, but {left} are left")
    s.intentions = deck[-left:]
