"""Write the tables and plots of docs/rules/founders-balance.md from measured games.

`python -m tests.games.founders.balance_page founders-balance.jsonl` prints the tables and draws
docs/rules/founders-balance-sources.svg and docs/rules/founders-balance-worship.svg.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from patolli.games.founders.components import load
from patolli.games.founders.names import RESOURCES, SOURCES

DOCS = Path(__file__).parents[3] / "docs" / "rules"
COLOURS = ["#E69F00", "#56B4E9", "#8C6D46", "#CC79A7", "#009E73", "#D55E00", "#0072B2"]
INK = "#5B4A3F"
Game = dict[str, Any]


def mean(values: Iterable[float]) -> float:
    """The mean, 0 of nothing."""
    items = list(values)
    return sum(items) / len(items) if items else 0.0


def groups(games: list[Game]) -> list[tuple[str, list[Game]]]:
    """The games by number of players and board or level."""
    keys = sorted({(game["seats"], game["variant"]) for game in games})
    return [
        (
            f"solo, {variant}" if seats == 1 else f"{seats} players, side {variant}",
            [game for game in games if (game["seats"], game["variant"]) == (seats, variant)],
        )
        for seats, variant in keys
    ]


def seat_mean(games: list[Game], key: str) -> float:
    """The mean over all seats of all games."""
    return mean(value for game in games for value in game[key])


def source_means(games: list[Game]) -> list[float]:
    """The mean points of a seat by source."""
    return [
        mean(row[number] for game in games for row in game["sources"])
        for number in range(len(SOURCES))
    ]


def print_tables(games: list[Game]) -> None:
    """Points by source, what was built, first player and solo results, as Markdown."""
    print("| table | games | points | " + " | ".join(SOURCES) + " |")
    print("|---|--:|--:|" + "--:|" * len(SOURCES))
    for word, some in groups(games):
        cells = " | ".join(f"{value:.1f}" for value in source_means(some))
        print(f"| {word} | {len(some)} | {seat_mean(some, 'scores'):.1f} | {cells} |")
    print("\n| table | squares covered | buildings | temples | pyramid tiles | masks | favours |")
    print("|---|--:|--:|--:|--:|--:|--:|")
    for word, some in groups(games):
        keys = ("buildings", "temples", "tiles", "masks", "favour")
        cells = " | ".join(f"{seat_mean(some, key):.1f}" for key in keys)
        print(f"| {word} | {seat_mean(some, 'covered'):.0%} | {cells} |")
    print("\n| players | games | first player wins | even chance | points by place in turn order |")
    print("|---|--:|--:|--:|---|")
    for seats in (2, 3, 4):
        some = [game for game in games if game["seats"] == seats]
        if not some:
            continue
        wins = mean((game["first"] in game["winners"]) / len(game["winners"]) for game in some)
        order = [
            mean(game["scores"][(game["first"] + place) % seats] for game in some)
            for place in range(seats)
        ]
        cells = ", ".join(f"{value:.1f}" for value in order)
        error = (wins * (1 - wins) / len(some)) ** 0.5
        line = f"| {seats} | {len(some)} | {wins:.0%} ± {error:.0%} | {1 / seats:.0%} | {cells} |"
        print(line)
    print("\n| level | games | player | rival | player wins |")
    print("|---|--:|--:|--:|--:|")
    for word, some in groups([game for game in games if game["seats"] == 1]):
        rival = mean(game["rival"][0] for game in some)
        wins = mean(game["won"] for game in some)
        level = word.split(", ")[1]
        mine = seat_mean(some, "scores")
        print(f"| {level} | {len(some)} | {mine:.1f} | {rival:.1f} | {wins:.0%} |")
    print("\n| worship tile | taken | offered |")
    print("|---|--:|--:|")
    took, gave = total(games, "taken"), total(games, "offered")
    for word in sorted(took, key=lambda word: -gave[word] / took[word]):
        print(f"| {word} | {took[word]} | {gave[word] / took[word]:.0%} |")
    left = {kind: mean(one[kind] for game in games for one in game["cubes"]) for kind in RESOURCES}
    cells = ", ".join(f"{kind} {value:.1f}" for kind, value in left.items())
    print(f"\nCubes left in a city at the end: {cells}.")
    print("\n| reward of the base | share of its spaces covered |")
    print("|---|--:|")
    taken, there = total(games, "rewards"), total(games, "open_rewards")
    for word in sorted(there, key=lambda word: -taken[word] / there[word]):
        print(f"| {word} | {taken[word] / there[word]:.0%} |")


def total(games: list[Game], key: str) -> Counter[str]:
    """The sum of counters."""
    summed: Counter[str] = Counter()
    for game in games:
        summed.update(game[key])
    return summed


def draw_sources(games: list[Game]) -> str:
    """One bar for each table, its parts the sources of points."""
    rows = [(word, source_means(some)) for word, some in groups(games)]
    widest = max(sum(parts) for _, parts in rows)
    body: list[str] = []
    for line, (word, parts) in enumerate(rows):
        y = 24 + line * 26
        body.append(f'<text x="150" y="{y + 13}" text-anchor="end">{word}</text>')
        x = 160.0
        for number, part in enumerate(parts):
            width = part / widest * 460
            body.append(
                f'<rect x="{x:.1f}" y="{y}" width="{width:.1f}" height="18" '
                f'fill="{COLOURS[number]}"><title>{SOURCES[number]}: {part:.1f}</title></rect>'
            )
            x += width
        body.append(f'<text x="{x + 6:.1f}" y="{y + 13}">{sum(parts):.0f}</text>')
    y = 24 + len(rows) * 26 + 8
    for number, word in enumerate(SOURCES):
        x = 20.0 + number * 94
        body.append(f'<rect x="{x}" y="{y}" width="12" height="12" fill="{COLOURS[number]}"/>')
        body.append(f'<text x="{x + 17}" y="{y + 11}">{word}</text>')
    return svg("Points by source", body, y + 24)


def draw_worship(games: list[Game]) -> str:
    """One bar for each kind of worship tile: offerings in a hundred games of one seat."""
    offered = total(games, "offered")
    seats = sum(game["seats"] for game in games)
    kinds = sorted(load().tile_names, key=lambda kind: -offered[kind])
    widest = max(offered.values())
    body: list[str] = []
    for line, kind in enumerate(kinds):
        y = 24 + line * 18
        width = offered[kind] / widest * 460
        body.append(f'<text x="150" y="{y + 11}" text-anchor="end">{kind}</text>')
        body.append(f'<rect x="160" y="{y}" width="{width:.1f}" height="13" fill="{COLOURS[4]}"/>')
        share = offered[kind] / seats * 100
        body.append(f'<text x="{166 + width:.1f}" y="{y + 11}">{share:.1f}</text>')
    return svg("Offerings by worship tile, in a hundred seats", body, 30 + len(kinds) * 18)


def svg(title: str, body: list[str], height: int) -> str:
    """A drawing with a title, in one size and type."""
    inside = "\n".join(body)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 {height}" '
        f'font-family="sans-serif" font-size="12" fill="{INK}" role="img">\n'
        f'<title>{title}</title>\n<text x="20" y="14" font-weight="bold">{title}</text>\n'
        f"{inside}\n</svg>\n"
    )


def main() -> None:
    """Print the tables, draw the plots."""
    lines = Path(sys.argv[1]).read_text(encoding="utf-8").splitlines()
    games = [json.loads(line) for line in lines]
    print_tables(games)
    (DOCS / "founders-balance-sources.svg").write_text(draw_sources(games), encoding="utf-8")
    (DOCS / "founders-balance-worship.svg").write_text(draw_worship(games), encoding="utf-8")


if __name__ == "__main__":
    main()
