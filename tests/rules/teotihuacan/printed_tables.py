"""The tables of docs/rules/teotihuacan.md, made from the component file.

PYTHONPATH=src:. python -m tests.rules.teotihuacan.printed_tables    # writes both pages
"""

from __future__ import annotations

import re
from pathlib import Path

from patolli.games.teotihuacan.components import (
    BONUS,
    GOODS,
    KIND_COCOA,
    KIND_COPIES,
    KIND_GOODS,
    KIND_NAMES,
    MAJOR,
    STEP_GAIN,
    STEP_KIND,
    TEMPLE_TOP,
    TEMPLES,
    Gain,
)

PAGES = {
    "en": Path(__file__).parents[3] / "docs/rules/teotihuacan.md",
    "fr": Path(__file__).parents[3] / "docs/rules/teotihuacan.fr.md",
}
WORDS = {
    "en": {
        "tile": "tile", "copies": "copies", "price": "price", "free": "free", "cocoa": "cocoa",
        "wood": "wood", "stone": "stone", "gold": "gold", "any": "any good", "vp": "VP",
        "step": "step", "blue": "blue", "red": "red", "green": "green", "or": "a tile, or",
        "bonus": "bonus tile", "nothing": "–",
    },
    "fr": {
        "tile": "tuile", "copies": "exemplaires", "price": "prix", "free": "gratuite",
        "cocoa": "cacao", "wood": "bois", "stone": "pierre", "gold": "or",
        "any": "ressource au choix", "vp": "PV", "step": "dalle", "blue": "bleu", "red": "rouge",
        "green": "vert", "or": "une tuile, ou", "bonus": "tuile Bonus", "nothing": "–",
    },
}  # fmt: skip


def prices(language: str) -> str:
    """What every kind of discovery tile costs."""
    words = WORDS[language]
    rows = [f"| {words['tile']} | {words['copies']} | {words['price']} |", "|---|---|---|"]
    for kind, name in enumerate(KIND_NAMES):
        paid = _parts(words, KIND_COCOA[kind], KIND_GOODS[kind], 0, 0)
        rows.append(f"| `{name}` | {KIND_COPIES[kind]} | {paid or words['free']} |")
    return "\n".join(rows)


def steps(language: str) -> str:
    """What every step of every temple gives."""
    words = WORDS[language]
    heads = " | ".join(words[temple] for temple in TEMPLES)
    rows = [f"| {words['step']} | {heads} |", "|---|---|---|---|"]
    for step in range(1, TEMPLE_TOP + 1):
        cells = [_step(words, temple, step) for temple in range(len(TEMPLES))]
        rows.append(f"| {step} | {' | '.join(cells)} |")
    return "\n".join(rows)


def _step(words: dict[str, str], temple: int, step: int) -> str:
    kind = STEP_KIND[temple][step]
    if kind == BONUS:
        return words["bonus"]
    gain: Gain = STEP_GAIN[temple][step]
    given = _parts(words, gain.cocoa, gain.goods, gain.any_resource, gain.vp) or words["nothing"]
    return f"{words['or']} {given}" if kind == MAJOR else given


def _parts(words: dict[str, str], cocoa: int, goods: list[int], any_good: int, vp: int) -> str:
    found = [(cocoa, "cocoa"), *zip(goods, GOODS, strict=True), (any_good, "any"), (vp, "vp")]
    return ", ".join(f"{amount} {words[word]}" for amount, word in found if amount)


TABLES = {"prices": prices, "steps": steps}


def written(language: str, table: str) -> str:
    """A table as it stands on the page: the one with the same head."""
    page = PAGES[language].read_text(encoding="utf-8")
    found = _place(TABLES[table](language), page)
    return found[0] if found else ""


def write() -> None:
    """Put the tables on the pages, in the place of those that are there."""
    for language, path in PAGES.items():
        page = path.read_text(encoding="utf-8")
        for make in TABLES.values():
            found = _place(make(language), page)
            if found:
                page = page.replace(found[0], make(language))
        path.write_text(page, encoding="utf-8")


def _place(table: str, page: str) -> re.Match[str] | None:
    head = re.escape(table.splitlines()[0])
    return re.search(rf"^{head}(\n\|.*)*", page, re.M)


if __name__ == "__main__":
    write()
