"""The kinds of components: one small class for each, holding the figures printed on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from patolli.core.components import Section
from patolli.core.native import i64
from patolli.games.founders.city.shapes import Cells, contiguous, normal, read_shape
from patolli.games.founders.names import ANY, COLOURS, RESOURCES

# The forms of worship effects: what each does is in worship_effects.py, what it says in worship.py.
FORMS: Final[list[str]] = [
    "pyramid",
    "temple",
    "influence",
    "construction",
    "building",
    "product",
    "needs",
    "size-needs",
    "trade",
    "sacrifice",
]

# The kinds of rewards of the base, by their key in the file: what each does is in base_rewards.py.
# Points go with each of them; a reward of points alone is the first kind.
REWARDS: Final[list[str]] = ["vp", "worship", "build", "any_building_of_size", "temple"]


@final
class Cost:
    """What is to be paid: cubes by kind, or cubes of any kind."""

    def __init__(self, wood: int, stone: int, gold: int, free: int) -> None:
        self.wood: Final[i64] = wood
        self.stone: Final[i64] = stone
        self.gold: Final[i64] = gold
        self.free: Final[i64] = free
        self.total: Final[i64] = wood + stone + gold + free


def times(cost: list[int], number: int) -> Cost:
    """So many times a cost by kind."""
    wood, stone, gold, free = cost
    return Cost(wood * number, stone * number, gold * number, free * number)


def read_cost(section: Section, key: str) -> list[int]:
    """A cost as numbers of wood, stone, gold and cubes of any kind; nothing when left out."""
    cost = [0, 0, 0, 0]
    if not section.has(key):
        return cost
    inner = section.section(key)
    for kind, word in enumerate([*RESOURCES, "any"]):
        cost[kind] = inner.number_or(word, 0)
    if cost[ANY] and cost[ANY] != sum(cost):
        section.wrong(key, "either resources by kind or `any`, not both")
    inner.finish()
    return cost


def with_missing(cost: list[int], resource: int, size: int, power: int) -> Cost:
    """A cost with its surcharge for missing power (FOU-TEMPLE-2, FOU-PYRAMID-1)."""
    total = cost.copy()
    if size > power:
        total[resource] += size - power
    return times(total, 1)


def read_cells(section: Section, size: int) -> Cells:
    """The drawn shape, in its normal form; it must be of one piece and of that size."""
    cells = read_shape(section.texts("shape"))
    if len(cells) != size:
        section.wrong("shape", f"{len(cells)} squares are drawn, but the size is {size}")
    if not contiguous(cells):
        section.wrong("shape", "the squares do not hang together")
        return [(0, 0)]
    return normal(cells)


@final
class Bonus:
    """What a kind of bonus disc gives."""

    def __init__(self, name: str, section: Section) -> None:
        self.name: Final = name
        self.count: Final = section.number("count", 1)
        self.vp: Final = section.number_or("vp", 0)
        self.power: Final = section.number_or("power", 0)
        self.resources: Final = section.number_or("resources", 0)
        self.influence: Final = section.flag("influence")
        self.construction: Final = section.flag("construction")
        gifts = [self.power, self.resources, self.influence, self.construction]
        if sum(1 for gift in gifts if gift) > 1:
            section.reasons.append(f"{section.where[:-1]}: a disc gives one thing beside points")
        section.finish()


@final
class Building:
    """A class of buildings: all its tiles are alike."""

    def __init__(self, name: str, section: Section) -> None:
        self.name: Final = name
        self.resource: Final = section.word("resource", RESOURCES)
        self.size: Final = section.number("size", 1, 9)
        self.count: Final = section.number("count", 1)
        self.cells: Final = read_cells(section, self.size)
        section.finish()


@final
class Temple:
    """The temples of one colour."""

    def __init__(self, section: Section) -> None:
        self.count: Final = section.number("count", 1)
        self.size: Final = section.number("size", 1, 9)
        self.cost: Final = read_cost(section, "cost")
        self.missing: Final = section.word("missing_power", RESOURCES)
        self.cells: Final = read_cells(section, self.size)
        section.finish()


@final
class Effect:
    """What a worship tile does when it is offered."""

    def __init__(self, name: str, section: Section, classes: list[str], sizes: list[int]) -> None:
        self.name: Final = name
        self.pay: Final = read_cost(section, "pay")
        self.vp: Final = section.number_or("vp", 0)
        self.up_to: Final = section.number_or("up_to", 0)
        self.repeats: Final = self.up_to // self.vp if self.up_to and self.vp else 1
        self.size: Final = section.number_or("any_building_of_size", 0)
        self.pyramid: Final = section.number_or("pyramid", 0) > 0
        self.temple: Final = section.number_or("temple", 0) > 0
        self.influence: Final = section.flag("influence")
        self.construction: Final = section.flag("construction")
        self.max: Final = section.number_or("max", 0)
        self.temple_factor: Final = self._factor(section, 0, COLOURS)
        self.resource_factor: Final = self._factor(section, 1, RESOURCES)
        # Buildings it needs, by class, then by size (index 0: size 0, unused).
        self.needs: Final = [0] * len(classes)
        self.needs_size: Final = [0] * (max(sizes) + 1)
        self._read_needs(section, classes, sizes)
        # What it costs once, twice and so on.
        self.costs: Final = [times(self.pay, number + 1) for number in range(self.repeats)]
        self.form: Final = self._form(section)
        self._check(section, sizes)
        section.finish()

    def _factor(self, section: Section, place: int, known: Sequence[str]) -> int:
        if not section.has("product"):
            return -1
        words = section.texts("product")
        if len(words) != 2:
            section.wrong("product", "expected a temple colour and a resource")
            return -1
        return section.index("product", words[place], known)

    def _read_needs(self, section: Section, classes: list[str], sizes: list[int]) -> None:
        if not section.has("needs"):
            return
        inner = section.section("needs")
        for number, name in enumerate(classes):
            self.needs[number] = inner.number_or(name, 0)
        for size in sorted(set(sizes)):
            self.needs_size[size] = inner.number_or(f"size{size}", 0)
        inner.finish()

    def _form(self, section: Section) -> int:
        """The number of its form: there is one for all that it does beside paying and points."""
        pays_only = "trade" if self.up_to else "sacrifice"
        found = [
            form
            for form, there in (
                ("pyramid", self.pyramid),
                ("temple", self.temple),
                ("influence", self.influence),
                ("construction", self.construction),
                ("building", self.size > 0),
                ("product", self.temple_factor >= 0),
                ("needs", sum(self.needs) > 0),
                ("size-needs", sum(self.needs_size) > 0),
            )
            if there
        ]
        if len(found) > 1:
            section.reasons.append(
                f"{section.where[:-1]}: a tile does one of these, not {' and '.join(found)}"
            )
        return FORMS.index(found[0] if found else pays_only)

    def _check(self, section: Section, sizes: list[int]) -> None:
        if self.up_to and (not self.vp or not sum(self.pay)):
            section.wrong("up_to", "only an effect that pays for points can be repeated")
        elif not self.repeats:
            section.wrong("up_to", f"{self.up_to}, less than its {self.vp} points for once")
        if self.size and self.size not in sizes:
            section.wrong("any_building_of_size", f"no building has the size {self.size}")
        if self.temple_factor >= 0 and not self.max:
            section.wrong("max", "a product needs its largest number of points")
        gains = [self.vp, self.max, self.pyramid, self.temple, self.influence, self.construction]
        if not any(gains):
            section.reasons.append(f"{section.where[:-1]}: the effect gives nothing")


@final
class Reward:
    """What lies under a space of the pyramid's base."""

    def __init__(self, section: Section, classes: list[str], sizes: list[int]) -> None:
        self.vp: Final = section.number_or("vp", 0)
        self.size: Final = section.number_or("any_building_of_size", 0)
        self.worship: Final = section.number_or("worship", 0)
        self.temple: Final = section.word("temple", COLOURS) if section.has("temple") else -1
        self.build: Final[list[int]] = []
        if section.has("build"):
            for name in section.texts("build"):
                self.build.append(section.index("build", name, classes))
        if self.size and self.size not in sizes:
            section.wrong("any_building_of_size", f"no building has the size {self.size}")
        self.kind: Final = self._kind(section)
        section.finish()

    def _kind(self, section: Section) -> int:
        """The number of its kind: what it gives beside points, or points alone."""
        given = [self.worship > 0, len(self.build) > 0, self.size > 0, self.temple >= 0]
        found = [kind for kind, there in enumerate(given, 1) if there]
        if len(found) > 1:
            words = " and ".join([REWARDS[kind] for kind in found])
            section.reasons.append(f"{section.where[:-1]}: a reward is one of these, not {words}")
        if not found and not self.vp:
            section.reasons.append(f"{section.where[:-1]}: the reward gives nothing")
        return found[0] if found else 0
