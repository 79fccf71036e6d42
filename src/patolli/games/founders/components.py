"""The components of one edition of the game: read from a file, checked, and laid out as tables.

`load(path)` is the only way in. Everything a component shows is an attribute of `Components`; the
rules read names from it and know no figure themselves.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from patolli.core.components import Section, accept, checksum, read_components
from patolli.core.native import i64
from patolli.games.founders.city.board import Board
from patolli.games.founders.city.grid import Grid
from patolli.games.founders.city.placements import Placements
from patolli.games.founders.city.shapes import Cells, orientations
from patolli.games.founders.names import COLOURS, MASKS, RESOURCES
from patolli.games.founders.solo.cards import RivalDeck
from patolli.games.founders.tiles.printed import (
    Bonus,
    Building,
    Effect,
    Temple,
    read_cost,
    with_missing,
)

DEFAULT: Final = Path(__file__).with_name("components.toml")
MOST_SQUARES: Final = 120  # two halves of 60 bits
PLAYERS: Final[list[int]] = [2, 3, 4]
MOST_PER_ZONE: Final = 5  # every set of spaces has a list of answers


@final
class PlayerCount:
    """What the main board and the boxes of pieces look like for one number of players."""

    def __init__(self, section: Section, classes: list[str]) -> None:
        self.rounds: Final = section.number("rounds", 1, 12)
        self.discs: Final = section.numbers("discs")
        self.spaces_per_zone: Final = section.number("spaces_per_zone", 1, MOST_PER_ZONE)
        display = section.section("buildings")
        self.buildings: Final = [display.number_or(name, 0) for name in classes]
        if len(self.discs) != self.rounds or 0 in self.discs:
            section.wrong("discs", f"expected {self.rounds} numbers from 1, one for each round")
        for before, after in zip(self.discs, self.discs[1:], strict=False):
            if after != before - 1:
                section.wrong("discs", "each round has one disc less than the last")
        display.finish()
        section.finish()


@final
class Components:
    """Every figure of one component file. It never changes after it is loaded."""

    def __init__(self, root: Section, checksum: int, file: Path) -> None:
        self.file: Final = file
        self.edition: Final = root.text("edition")
        self.version: Final = root.number("version", 1, 1_000_000)
        self.checksum: Final = checksum

        city = root.section("city")
        self.grid: Final = _read_grid(city)
        city.finish()

        stack = root.section("stack")
        self.stack_limit: Final = stack.number("limit", 2, 9)
        self.most_height: Final[i64] = self.stack_limit - 1  # without the bonus disc
        self.most_discs: Final = stack.number("most_discs", 1, 8)
        stack.finish()

        buildings = root.section("buildings")
        self.building_total: Final = buildings.number("total")
        self.resource_totals: Final = [buildings.number(f"total_{word}") for word in RESOURCES]
        self.buildings: Final = [
            Building(name, buildings.section(name)) for name in buildings.rest()
        ]
        buildings.finish()
        if not self.buildings:
            buildings.wrong("", "there are no buildings")
            self.buildings.append(Building("none", Section("none.", {}, [])))
        self.classes: Final = [building.name for building in self.buildings]
        self.class_size: Final = [building.size for building in self.buildings]
        self.class_resource: Final = [building.resource for building in self.buildings]
        self.smallest: Final = [c for c, size in enumerate(self.class_size) if size == 1]

        temples = root.section("temples")
        self.temple_total: Final = temples.number("total")
        self.temple_display: Final = temples.number("display", 1)
        self.temples: Final = [Temple(temples.section(word)) for word in COLOURS]
        self.temple_size: Final = [temple.size for temple in self.temples]
        temples.finish()

        pyramid = root.section("pyramid")
        self.pyramid_total: Final = pyramid.number("total")
        self.pyramid_count: Final = [pyramid.number(word, 1) for word in [*COLOURS, "white"]]
        self.pyramid_size: Final = pyramid.number("size", 1, 9)
        self.pyramid_cost: Final = read_cost(pyramid, "cost")
        self.pyramid_missing: Final = pyramid.word("missing_power", RESOURCES)
        self.pyramid_display: Final = pyramid.number("display", 1)
        self.vp_placed: Final = pyramid.number("vp_placed")
        self.vp_base: Final = pyramid.number("vp_base")
        self.vp_upper: Final = pyramid.number("vp_upper")
        pyramid.finish()

        resources = root.section("resources")
        self.cubes: Final = read_cost(resources, "cubes")
        self.gold_for_one: Final = resources.number("gold_for_one", 1, 9)
        resources.finish()

        masks = root.section("masks")
        self.mask_total: Final = masks.number("total")
        self.group_size: Final = masks.numbers("group_size")
        if len(self.group_size) != 2:
            masks.wrong("group_size", "expected the smallest and the largest")
            self.group_size[:] = [1, MOST_SQUARES]
        # All mask tiles, colour by colour, the most valuable first.
        self.mask_colour: Final[list[int]] = []
        self.mask_vp: Final[list[int]] = []
        self.mask_players: Final[list[int]] = []
        for colour, word in enumerate(MASKS):
            self._read_masks(masks, colour, word)
        self.masks_by_vp: Final = sorted(
            range(len(self.mask_vp)), key=lambda tile: -self.mask_vp[tile]
        )
        self.mask_names: Final = [
            f"{MASKS[colour]} {points}"
            for colour, points in zip(self.mask_colour, self.mask_vp, strict=True)
        ]
        masks.finish()

        favour = root.section("favour")
        self.favour_vp: Final = favour.numbers("vp")
        favour.finish()

        bonus = root.section("bonus_discs")
        self.bonus_total: Final = bonus.number("total", 1)
        self.bonuses: Final = [Bonus(name, bonus.section(name)) for name in bonus.rest()]
        bonus.finish()
        self.bonus_names: Final = [disc.name for disc in self.bonuses]
        # Every disc of the box by its kind, to be shuffled.
        self.bonus_pile: Final = [
            disc for disc, bonus in enumerate(self.bonuses) for _ in range(bonus.count)
        ]
        powers = [disc.power for disc in self.bonuses]
        self.most_power: Final = self.stack_limit + (max(powers) if powers else 0)

        worship = root.section("worship")
        self.worship_total: Final = worship.number("total")
        effects = worship.section("effects")
        self.effects: Final = [
            Effect(name, effects.section(name), self.classes, self.class_size)
            for name in effects.rest()
        ]
        effects.finish()
        # A kind of worship tile is a colour and an effect; tiles of a kind are alike.
        self.tile_names: Final[list[str]] = []
        self.tile_colour: Final[list[int]] = []
        self.tile_effect: Final[list[int]] = []
        self.worship: Final[list[list[int]]] = [
            self._read_worship(worship, colour, word) for colour, word in enumerate(COLOURS)
        ]
        worship.finish()
        repeats = [effect.repeats for effect in self.effects]
        self.most_times: Final = max(repeats) if repeats else 1

        players = root.section("players")
        self.player_counts: Final = [
            PlayerCount(players.section(str(count)), self.classes) for count in PLAYERS
        ]
        players.finish()

        boards = root.section("boards")
        names = [boards.text("side_a"), *boards.texts("side_b")]
        self.boards: Final = [
            Board(
                name,
                boards.section(name),
                self.grid,
                self.classes,
                self.class_size,
                self.group_size,
            )
            for name in names
        ]
        self.most_groups: Final = max(len(board.group_names) for board in self.boards)
        boards.finish()

        self.rival: Final = RivalDeck(root.section("rival"))
        # By the resource that the rival wants: all classes, those it takes first before others.
        self.rival_classes: Final = [self._preferred(wants) for wants in range(len(RESOURCES))]

        # Costs with their surcharge: colour * (most_power + 1) + power, and by power.
        self.temple_costs: Final = [
            with_missing(temple.cost, temple.missing, temple.size, power)
            for temple in self.temples
            for power in range(self.most_power + 1)
        ]
        self.cheapest_temple: Final = min(cost.total for cost in self.temple_costs)
        self.pyramid_costs: Final = [
            with_missing(self.pyramid_cost, self.pyramid_missing, self.pyramid_size, power)
            for power in range(self.most_power + 1)
        ]

        # Tiles of the same form share one shape.
        shapes: list[Cells] = []
        self.class_shape: Final = [_shape_of(shapes, one.cells) for one in self.buildings]
        self.temple_shape: Final = [_shape_of(shapes, one.cells) for one in self.temples]
        self.tile_shape: Final = self.class_shape + self.temple_shape
        self.what_names: Final = self.classes + [f"{word}-temple" for word in COLOURS]
        self.places: Final = Placements(self.grid, shapes)
        root.finish()

    def for_players(self, players: int) -> PlayerCount:
        """What depends on the number of players."""
        return self.player_counts[players - PLAYERS[0]]

    def _preferred(self, wants: int) -> list[int]:
        """The classes of buildings from the largest down, of the wanted resource first."""
        fitting = [c for c, resource in enumerate(self.class_resource) if resource == wants]
        others = [c for c, resource in enumerate(self.class_resource) if resource != wants]
        return sorted([*reversed(fitting), *others], key=lambda c: -self.class_size[c])

    def _read_masks(self, masks: Section, colour: int, word: str) -> None:
        last = -1
        for tile in masks.sections(word):
            value = tile.number("vp", 1)
            if last >= 0 and value > last:
                masks.wrong(word, "the most valuable tile comes first")
            last = value
            self.mask_colour.append(colour)
            self.mask_vp.append(value)
            self.mask_players.append(tile.number("players", 1, max(PLAYERS)))
            tile.finish()

    def _read_worship(self, worship: Section, colour: int, word: str) -> list[int]:
        names = [effect.name for effect in self.effects]
        pile: list[int] = []
        for name in worship.texts(word):
            effect = worship.index(word, name, names)
            kind = f"{word}-{name}"
            if kind not in self.tile_names:
                self.tile_names.append(kind)
                self.tile_colour.append(colour)
                self.tile_effect.append(effect)
            pile.append(self.tile_names.index(kind))
        return pile


def load(path: Path | str = DEFAULT) -> Components:
    """Read a component file; BadComponents lists everything that is wrong with it."""
    file = Path(path)
    root = read_components(file)
    components = Components(root, checksum(file), file)
    root.reasons.extend(_miscounts(components))
    accept(root, file)
    return components


def _read_grid(city: Section) -> Grid:
    rows = city.number("rows", 4, 26)
    cols = city.number("cols", 4, 26)
    hole_rows = city.numbers("pyramid_rows")
    hole_cols = city.numbers("pyramid_cols")
    if rows % 2 or cols % 2 or rows * cols > MOST_SQUARES:
        city.wrong("rows", f"rows and cols must be even, with at most {MOST_SQUARES} squares")
        return Grid(4, 4, [1, 2], [1, 2])
    if (
        len(hole_rows) != 2
        or len(hole_cols) != 2
        or hole_rows[0] + hole_rows[1] != rows - 1
        or hole_cols[0] + hole_cols[1] != cols - 1
        or not 0 < hole_rows[0] < hole_rows[1]
        or not 0 < hole_cols[0] < hole_cols[1]
    ):
        city.wrong("pyramid_rows", "the pyramid lies in the middle: first and last row and column")
        return Grid(4, 4, [1, 2], [1, 2])
    return Grid(rows, cols, hole_rows, hole_cols)


def _shape_of(shapes: list[Cells], cells: Cells) -> int:
    """The number of a shape; turned and flipped, it is the same shape."""
    for number, known in enumerate(shapes):
        if cells in orientations(known):
            return number
    shapes.append(cells)
    return len(shapes) - 1


def _miscounts(c: Components) -> list[str]:
    """Every count of the file that does not add up."""
    reasons: list[str] = []
    sums = [
        ("buildings", c.building_total, sum(building.count for building in c.buildings)),
        ("temples", c.temple_total, sum(temple.count for temple in c.temples)),
        ("pyramid", c.pyramid_total, sum(c.pyramid_count)),
        ("masks", c.mask_total, len(c.mask_vp)),
        ("bonus_discs", c.bonus_total, sum(bonus.count for bonus in c.bonuses)),
        ("worship", c.worship_total, sum(len(pile) for pile in c.worship)),
    ]
    for resource, word in enumerate(RESOURCES):
        found = sum(one.count for one in c.buildings if one.resource == resource)
        if found != c.resource_totals[resource]:
            total = c.resource_totals[resource]
            reasons.append(f"buildings.total_{word} is {total}, but the tiles add up to {found}")
    for where, total, found in sums:
        if total != found:
            reasons.append(f"{where}.total is {total}, but the tiles add up to {found}")
    for index, players in enumerate(PLAYERS):
        count = c.player_counts[index]
        for number, shown in enumerate(count.buildings):
            if shown > c.buildings[number].count:
                name = c.classes[number]
                reasons.append(f"players.{players}.buildings: more {name} than there are")
        if count.spaces_per_zone * 3 > c.bonus_total:
            reasons.append(f"players.{players}.spaces_per_zone: more spaces than bonus discs")
        for colour, colour_word in enumerate(COLOURS):
            if c.pyramid_count[colour] < players:
                reasons.append(
                    f"pyramid.{colour_word}: fewer tiles than {players} players start with"
                )
        if c.pyramid_count[3] < players:
            reasons.append(f"pyramid.white: fewer tiles than {players} players start with")
    if len(c.boards) - 1 < max(PLAYERS):
        reasons.append(f"boards.side_b: fewer boards than {max(PLAYERS)} players")
    return reasons
