"""The kinds of components: one small class for each, holding the figures printed on it."""

from __future__ import annotations

from typing import Final, final

from patolli.games.founders.city.shapes import Cells, contiguous, normal, read_shape
from patolli.games.founders.names import ANY, COLOURS, RESOURCES
from patolli.games.founders.reading import Table


def read_cost(table: Table, key: str) -> list[int]:
    """A cost as numbers of wood, stone, gold and cubes of any kind; nothing when left out."""
    cost = [0, 0, 0, 0]
    if not table.has(key):
        return cost
    inner = table.table(key)
    for kind, word in enumerate([*RESOURCES, "any"]):
        cost[kind] = inner.number_or(word, 0)
    if cost[ANY] and cost[ANY] != sum(cost):
        table.wrong(key, "either resources by kind or `any`, not both")
    inner.finish()
    return cost


def with_missing(cost: list[int], resource: int, size: int, power: int) -> list[int]:
    """A cost with its surcharge for missing power (FOU-TEMPLE-2, FOU-PYRAMID-1)."""
    total = cost.copy()
    if size > power:
        total[resource] += size - power
    return total


def read_cells(table: Table, size: int) -> Cells:
    """The drawn shape, in its normal form; it must be of one piece and of that size."""
    cells = read_shape(table.texts("shape"))
    if len(cells) != size:
        table.wrong("shape", f"{len(cells)} squares are drawn, but the size is {size}")
    if not contiguous(cells):
        table.wrong("shape", "the squares do not hang together")
        return [(0, 0)]
    return normal(cells)


@final
class Bonus:
    """What a kind of bonus disc gives."""

    def __init__(self, name: str, table: Table) -> None:
        self.name: Final = name
        self.count: Final = table.number("count", 1)
        self.vp: Final = table.number_or("vp", 0)
        self.power: Final = table.number_or("power", 0)
        self.resources: Final = table.number_or("resources", 0)
        self.influence: Final = table.flag("influence")
        self.construction: Final = table.flag("construction")
        table.finish()


@final
class Building:
    """A class of buildings: all its tiles are alike."""

    def __init__(self, name: str, table: Table) -> None:
        self.name: Final = name
        self.resource: Final = table.word("resource", RESOURCES)
        self.size: Final = table.number("size", 1, 9)
        self.count: Final = table.number("count", 1)
        self.cells: Final = read_cells(table, self.size)
        table.finish()


@final
class Temple:
    """The temples of one colour."""

    def __init__(self, table: Table) -> None:
        self.count: Final = table.number("count", 1)
        self.size: Final = table.number("size", 1, 9)
        self.cost: Final = read_cost(table, "cost")
        self.missing: Final = table.word("missing_power", RESOURCES)
        self.cells: Final = read_cells(table, self.size)
        table.finish()


@final
class Effect:
    """What a worship tile does when it is offered."""

    def __init__(self, name: str, table: Table, classes: list[str], sizes: list[int]) -> None:
        self.name: Final = name
        self.pay: Final = read_cost(table, "pay")
        self.vp: Final = table.number_or("vp", 0)
        self.up_to: Final = table.number_or("up_to", 0)
        self.repeats: Final = self.up_to // self.vp if self.up_to and self.vp else 1
        self.size: Final = table.number_or("any_building_of_size", 0)
        self.pyramid: Final = table.number_or("pyramid", 0) > 0
        self.temple: Final = table.number_or("temple", 0) > 0
        self.influence: Final = table.flag("influence")
        self.construction: Final = table.flag("construction")
        self.max: Final = table.number_or("max", 0)
        self.temple_factor: Final = self._factor(table, 0, COLOURS)
        self.resource_factor: Final = self._factor(table, 1, RESOURCES)
        # Buildings it needs, by class, then by size (index 0: size 0, unused).
        self.needs: Final = [0] * len(classes)
        self.needs_size: Final = [0] * (max(sizes) + 1)
        self._read_needs(table, classes, sizes)
        self.needy: Final = sum(self.needs) + sum(self.needs_size) > 0
        self.costs: Final = sum(self.pay) > 0
        self._check(table, sizes)
        table.finish()

    def _factor(self, table: Table, place: int, known: list[str]) -> int:
        if not table.has("product"):
            return -1
        words = table.texts("product")
        if len(words) != 2:
            table.wrong("product", "expected a temple colour and a resource")
            return -1
        return table.index("product", words[place], known)

    def _read_needs(self, table: Table, classes: list[str], sizes: list[int]) -> None:
        if not table.has("needs"):
            return
        inner = table.table("needs")
        for number, name in enumerate(classes):
            self.needs[number] = inner.number_or(name, 0)
        for size in sorted(set(sizes)):
            self.needs_size[size] = inner.number_or(f"size{size}", 0)
        inner.finish()

    def _check(self, table: Table, sizes: list[int]) -> None:
        if self.up_to and (not self.vp or not sum(self.pay)):
            table.wrong("up_to", "only an effect that pays for points can be repeated")
        if self.size and self.size not in sizes:
            table.wrong("any_building_of_size", f"no building has the size {self.size}")
        if self.temple_factor >= 0 and not self.max:
            table.wrong("max", "a product needs its largest number of points")
        gains = [self.vp, self.max, self.pyramid, self.temple, self.influence, self.construction]
        if not any(gains):
            table.reasons.append(f"{table.where[:-1]}: the effect gives nothing")


@final
class Reward:
    """What lies under a space of the pyramid's base."""

    def __init__(self, table: Table, classes: list[str], sizes: list[int]) -> None:
        self.vp: Final = table.number_or("vp", 0)
        self.size: Final = table.number_or("any_building_of_size", 0)
        self.worship: Final = table.number_or("worship", 0)
        self.temple: Final = table.word("temple", COLOURS) if table.has("temple") else -1
        self.build: Final[list[int]] = []
        if table.has("build"):
            for name in table.texts("build"):
                self.build.append(table.index("build", name, classes))
        if self.size and self.size not in sizes:
            table.wrong("any_building_of_size", f"no building has the size {self.size}")
        if not (self.vp or self.size or self.worship or self.temple >= 0 or self.build):
            table.reasons.append(f"{table.where[:-1]}: the reward gives nothing")
        table.finish()
