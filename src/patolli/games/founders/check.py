"""What must hold of a game of Founders at every moment."""

from __future__ import annotations

from patolli.games.founders.check_stack import check_stack, in_hand
from patolli.games.founders.city.pyramid import CENTRE, SPACES, SUPPORTS
from patolli.games.founders.names import COLOURS, IN_BOX, MASKS, NONE, SIDES, SOURCES, WHITE
from patolli.games.founders.solo.cards import BUILDINGS, PYRAMID, SQUARES, TEMPLES
from patolli.games.founders.state import FoundersState


def check(s: FoundersState) -> list[str]:
    """Everything impossible about a state, as sentences."""
    rounds = s.c.for_players(s.architects).rounds
    if not 0 <= s.round < rounds:
        return [f"round {s.round + 1} of {rounds}"]
    wrong: list[str] = []
    if not 0 <= s.power <= s.c.most_power:
        wrong.append(f"power {s.power} is not one of 0 to {s.c.most_power}")
    for seat in range(s.architects):
        wrong += _city(s, seat)
        wrong += _pyramid(s, seat)
        wrong += _person(s, seat)
    wrong += _counts(s)
    wrong += _worship(s)
    wrong += _spaces(s)
    wrong += _board_sides(s)
    if s.solo:
        wrong += _rival(s)
    wrong += check_stack(s, not wrong)
    return wrong


def _whose(s: FoundersState, seat: int) -> str:
    return f"seat {seat}" if seat < s.seats else "the rival"


def _city(s: FoundersState, seat: int) -> list[str]:
    """Tiles lie apart and off the pyramid, cubes on free squares, groups as covered."""
    wrong: list[str] = []
    me, c = _whose(s, seat), s.c
    north, south = c.grid.hole_north, c.grid.hole_south
    shapes = [c.class_shape[number] for number in s.built_class[seat]]
    shapes += [c.temple_shape[colour] for colour in s.temple_colour[seat]]
    places = s.built[seat] + s.temples[seat]
    if len(shapes) != len(places):
        return [f"{me} has tiles without a kind"]
    for shape, place in zip(shapes, places, strict=True):
        if c.places.shape[place] != shape:
            wrong.append(f"{me}: {c.places.names[place]} is not the shape of its tile")
        foot = c.places.footprints[place]
        if north & foot.north or south & foot.south:
            wrong.append(f"{me}: the tile at {c.places.names[place]} lies on another")
        north |= foot.north
        south |= foot.south
    if (north, south) != (s.north[seat], s.south[seat]):
        wrong.append(f"{me}: the covered squares are not those of the tiles")
    if _halves(s, seat, places) != (s.east[seat], s.west[seat]):
        wrong.append(f"{me}: the covered squares differ between the halves")
    anchors = [c.places.anchor[place] for place in s.built[seat]]
    if anchors != sorted(anchors):
        wrong.append(f"{me}: buildings are not in the order of the squares")
    for kind in range(seat * 3, seat * 3 + 3):
        if north & s.cubes_north[kind] or south & s.cubes_south[kind]:
            wrong.append(f"{me}: a cube lies under a tile")
        north |= s.cubes_north[kind]
        south |= s.cubes_south[kind]
    lying = [
        s.cubes_north[kind].bit_count() + s.cubes_south[kind].bit_count()
        for kind in range(seat * 3, seat * 3 + 3)
    ]
    cubes, counted = sum(lying), s.amounts[seat * 3 : seat * 3 + 3]
    if lying != counted:
        wrong.append(f"{me}: {lying} cubes lie in the city, {counted} are counted")
    covered = s.north[seat].bit_count() + s.south[seat].bit_count()
    if north.bit_count() + south.bit_count() != covered + cubes:
        wrong.append(f"{me}: two cubes on one square")
    board = c.boards[s.boards[seat]]
    for group, word in enumerate(board.group_names):
        complete = not (
            board.group_north[group] & ~s.north[seat] or board.group_south[group] & ~s.south[seat]
        )
        if complete != bool(s.groups[seat * c.most_groups + group]):
            wrong.append(f"{me}: mask group {word} is not marked as it is covered")
    return wrong


def _halves(s: FoundersState, seat: int, places: list[int]) -> tuple[int, int]:
    east, west = s.c.grid.hole_east, s.c.grid.hole_west
    for place in places:
        east |= s.c.places.footprints[place].east
        west |= s.c.places.footprints[place].west
    return east, west


def _pyramid(s: FoundersState, seat: int) -> list[str]:
    """Every upper tile rests on four; the white one lies in the middle."""
    wrong: list[str] = []
    me = _whose(s, seat)
    tiles = s.pyramid[seat * SPACES : seat * SPACES + SPACES]
    for space, colour in enumerate(tiles):
        if (colour == WHITE) != (space == CENTRE and seat < s.seats):
            wrong.append(f"{me}: a white tile is missing or out of place")
        if colour != NONE and any(tiles[below] == NONE for below in SUPPORTS[space]):
            wrong.append(f"{me}: a pyramid tile hangs in the air")
    return wrong


def _person(s: FoundersState, seat: int) -> list[str]:
    """Points, favour, architect and discs are possible."""
    wrong: list[str] = []
    me = _whose(s, seat)
    earned = s.earned[seat * len(SOURCES) : (seat + 1) * len(SOURCES)]
    if sum(earned) != s.points[seat] or min(earned) < 0:
        wrong.append(f"{me}: {s.points[seat]} points, but {earned} were earned")
    if not 0 <= s.favour[seat] <= len(s.c.favour_vp):
        wrong.append(f"{me}: favour {s.favour[seat]} is off the track")
    if not 0 <= s.architect[seat] < len(SIDES):
        wrong.append(f"{me}: the architect stands nowhere")
    if s.hand[seat] != sorted(s.hand[seat]):
        wrong.append(f"{me}: worship tiles are not sorted")
    discs = s.c.for_players(s.architects).discs[s.round]
    if s.discs[seat] + s.stacks.count(seat) != discs or s.discs[seat] < 0:
        wrong.append(f"{me}: {s.discs[seat]} + {s.stacks.count(seat)} discs instead of {discs}")
    return wrong


def _counts(s: FoundersState) -> list[str]:
    """No tile is lost or made, and a display holds no more than its places."""
    wrong: list[str] = []
    c = s.c
    hands = in_hand(s)
    rival = s.rival if s.solo else [0] * (BUILDINGS + len(c.classes))
    places = c.for_players(s.architects).buildings
    for number, building in enumerate(c.buildings):
        used = sum(row.count(number) for row in s.built_class) + rival[BUILDINGS + number]
        used += hands[0].count(number)
        shown, supply = s.display[number], s.supply[number]
        wrong += _tiles(building.name, building.count, used, shown, supply, places[number])
    for colour, word in enumerate(COLOURS):
        used = sum(row.count(colour) for row in s.temple_colour) + rival[TEMPLES + colour]
        used += hands[0].count(len(c.classes) + colour)
        shown, supply = s.temple_display[colour], s.temple_supply[colour]
        count = c.temples[colour].count
        wrong += _tiles(f"{word} temples", count, used, shown, supply, c.temple_display)
        used = s.pyramid.count(colour) + hands[1].count(colour) + rival[PYRAMID + colour]
        used += sum(s.starting[colour :: len(COLOURS)])
        shown, supply = s.pyramid_display[colour], s.pyramid_supply[colour]
        count = c.pyramid_count[colour]
        wrong += _tiles(f"{word} pyramid tiles", count, used, shown, supply, c.pyramid_display)
    if s.opened and any(s.starting):
        wrong.append("a starting pyramid tile is not placed, but the setup is over")
    if any(tile not in (0, 1) for tile in s.starting):
        wrong.append("a player has more than one starting pyramid tile of a colour")
    return wrong + _masks(s)


def _tiles(name: str, count: int, used: int, shown: int, supply: int, places: int) -> list[str]:
    """One kind of tile: what is used, on display and in the supply."""
    if used > count:
        return [f"{used} {name} are in cities and hands, but there are only {count}"]
    wrong: list[str] = []
    if not 0 <= shown <= places:
        wrong.append(f"{shown} {name} on display, where 0 to {places} can lie")
    if supply < 0 or used + shown + supply != count:
        found = f"{used} used, {shown} on display and {supply} in the supply"
        wrong.append(f"{name}: {found}, not {count} together")
    return wrong


def _masks(s: FoundersState) -> list[str]:
    """Mask tiles for more players stay in the box; the others are taken from the top."""
    wrong: list[str] = []
    c = s.c
    lying = [False] * len(MASKS)  # by colour: a tile above still lies in the pile
    for tile, owner in enumerate(s.mask_owner):
        word = f"mask tile {c.mask_names[tile]}"
        if (owner == IN_BOX) != (c.mask_players[tile] > s.architects):
            wrong.append(f"{word} is misplaced")
        elif owner == NONE:
            lying[c.mask_colour[tile]] = True
        elif owner >= s.architects or owner < IN_BOX:
            wrong.append(f"{word} belongs to seat {owner}, which is not there")
        elif owner >= 0 and lying[c.mask_colour[tile]]:
            wrong.append(f"{word} is taken, but one above it still lies in its pile")
    return wrong


def _board_sides(s: FoundersState) -> list[str]:
    """Side A for all, or a different side B for each (FOU-SETUP-9, FOU-SETUP-10)."""
    names = [s.c.boards[board].name for board in s.boards]
    if s.options["board"] == "A" and any(s.boards):
        return [f"all play on side A, not on {', '.join(names)}"]
    if s.options["board"] == "B" and (0 in s.boards or len(set(names)) < len(names)):
        return [f"each plays on a side B of its own, not on {', '.join(names)}"]
    return []


def _rival(s: FoundersState) -> list[str]:
    """The rival's squares are those of its tiles; its deck has each card at most once."""
    wrong: list[str] = []
    squares = 0
    for number, size in enumerate(s.c.class_size):
        squares += s.rival[BUILDINGS + number] * size
    for colour, size in enumerate(s.c.temple_size):
        squares += s.rival[TEMPLES + colour] * size
    if min(s.rival) < 0 or squares != s.rival[SQUARES]:
        wrong.append(f"the rival: {s.rival[SQUARES]} squares, but its tiles have {squares}")
    cards = s.intentions
    known = [card for card in s.c.rival.deck if card in cards]
    if not cards or sorted(cards) != known:
        wrong.append(f"the rival's deck can't be {cards}")
    return wrong


def _worship(s: FoundersState) -> list[str]:
    """The worship tiles are complete, and face up where they should be."""
    wrong: list[str] = []
    held = in_hand(s)[2]
    for colour, word in enumerate(COLOURS):
        pile = s.piles[colour]
        shown = s.face_up[colour * 2 : colour * 2 + 2]
        found = pile + [tile for tile in shown if tile != NONE]
        for hand in s.hand:
            found += [tile for tile in hand if s.c.tile_colour[tile] == colour]
        found += [tile for tile in held if s.c.tile_colour[tile] == colour]
        if sorted(found) != sorted(s.c.worship[colour]):
            wrong.append(f"the {word} worship tiles are not complete")
        if not 0 <= s.known[colour] <= len(pile):
            wrong.append(f"{s.known[colour]} known tiles in a {word} pile of {len(pile)}")
        if s.opened and pile and NONE in shown:
            wrong.append(f"a face-up place of the {word} worship tiles is empty")
        if not s.opened and shown != [NONE, NONE]:
            wrong.append(f"a {word} worship tile is face up too early")
    return wrong


def _spaces(s: FoundersState) -> list[str]:
    """Stacks have their bonus disc, no gaps and at most the limit."""
    wrong: list[str] = []
    levels = s.c.stack_limit - 1
    open_spaces = s.c.for_players(s.architects).spaces_per_zone
    for space, word in enumerate(s.a.space_names):
        stack = s.stacks[space * levels : (space + 1) * levels]
        height = levels - stack.count(NONE)
        if height != s.heights[space] or NONE in stack[:height]:
            wrong.append(f"space {word}: the stack {stack} is not {s.heights[space]} high")
        is_open = space % s.a.per_zone < open_spaces
        if (s.bonus[space] != NONE) != is_open or (height and not is_open):
            wrong.append(f"space {word} has a bonus disc it should not have, or lacks one")
    for disc, bonus in enumerate(s.c.bonuses):
        if s.bonus.count(disc) > bonus.count:
            wrong.append(f"{s.bonus.count(disc)} bonus discs {bonus.name} instead of {bonus.count}")
    return wrong
