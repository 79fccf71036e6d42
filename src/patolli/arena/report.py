"""A report of a match with plots, as one HTML page or one PNG picture."""

from __future__ import annotations

import base64
import html
import io
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

from patolli.arena.match import BadMatch, Match
from patolli.arena.play import Played
from patolli.arena.statistics import Standing, standings

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

COLOURS = ("#b5452c", "#2f6f6d", "#c8922b", "#5b4a8a", "#6b7f3a", "#8a4a63", "#3f5f8f", "#7a6a55")
MOST_OPENINGS = 8


def write(match: Match, played: list[Played], path: Path) -> None:
    """Write the report; the file's ending says which kind."""
    figure = draw(match, played)
    picture = io.BytesIO()
    figure.savefig(picture, format="png", dpi=110)
    if path.suffix == ".png":
        path.write_bytes(picture.getvalue())
    elif path.suffix in (".html", ".htm"):
        path.write_text(page(match, played, picture.getvalue()), encoding="utf-8")
    else:
        raise BadMatch(f"a report ends with .html or .png, not with {path.suffix!r}")


def draw(match: Match, played: list[Played]) -> Figure:
    """Win rates, points, points by source, thinking time, openings and lengths, in one figure."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise BadMatch("matplotlib is not installed: pip install 'patolli[research]'") from None
    figure = Figure(figsize=(13, 11), layout="constrained")
    axes = figure.subplots(3, 2)
    table = standings(match, played)
    _win_rates(axes[0][0], match, table)
    _points(axes[0][1], match, played)
    _point_sources(axes[1][0], match, played)
    _thinking(axes[1][1], match, played)
    _openings(axes[2][0], match, played)
    _lengths(axes[2][1], played)
    return figure


def page(match: Match, played: list[Played], picture: bytes) -> str:
    """The HTML page, complete in itself."""
    names = " – ".join(html.escape(player.name) for player in match.players)
    rows = "".join(_row(standing) for standing in standings(match, played))
    data = base64.b64encode(picture).decode("ascii")
    heads = ("player", "games", "wins", "win rate", "95 % interval", "points", "s / decision")
    head = "".join(f"<th>{text}</th>" for text in (*heads, "rating"))
    return (
        "<!doctype html><html lang='en'><head><meta charset='utf-8'>"
        f"<title>{html.escape(match.game)}: {names}</title><style>"
        "body{font:16px/1.5 system-ui,sans-serif;max-width:75rem;margin:2rem auto;padding:0 1rem}"
        "table{border-collapse:collapse}td,th{padding:.3rem .8rem;border-bottom:1px solid #ccc;"
        "text-align:right}td:first-child,th:first-child{text-align:left}img{max-width:100%}"
        f"</style></head><body><h1>{html.escape(match.game)}: {names}</h1>"
        f"<p>{match.seats} seats, {len(played)} games, seed {match.seed}, "
        f"options {html.escape(str(match.options))}; chance is {1 / match.seats:.0%}.</p>"
        f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
        f"<p><img alt='Win rates, points, sources of points, thinking time, openings and lengths "
        f"of the games' src='data:image/png;base64,{data}'></p></body></html>\n"
    )


def _row(standing: Standing) -> str:
    rating = "–" if standing.rating is None else f"{standing.rating:.1f}"
    cells = (
        html.escape(standing.player),
        str(standing.games),
        f"{standing.wins:g}",
        f"{standing.win_rate:.1%}",
        f"{standing.win_rate_low:.1%} – {standing.win_rate_high:.1%}",
        f"{standing.mean_points:.1f}",
        f"{standing.mean_thinking_seconds:.3f}",
        rating,
    )
    return "<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>"


def _seats_of(played: list[Played], player: int) -> list[tuple[Played, int]]:
    return [
        (game, seat)
        for game in played
        for seat, entered in enumerate(game.seating)
        if entered == player
    ]


def _win_rates(axes: Axes, match: Match, table: list[Standing]) -> None:
    for place, standing in enumerate(table):
        below = max(0.0, standing.win_rate - standing.win_rate_low)
        above = max(0.0, standing.win_rate_high - standing.win_rate)
        axes.bar(place, standing.win_rate, color=COLOURS[place % len(COLOURS)])
        axes.errorbar(place, standing.win_rate, yerr=[[below], [above]], color="black", capsize=4)
    axes.axhline(1 / match.seats, linestyle=":", color="grey", label="chance")
    axes.set_xticks(range(len(table)), [standing.player for standing in table])
    axes.set(title="Win rate, 95 % interval", ylim=(0, 1))
    axes.legend()


def _points(axes: Axes, match: Match, played: list[Played]) -> None:
    for place, player in enumerate(match.players):
        points = [game.scores[seat] for game, seat in _seats_of(played, place)]
        colour = COLOURS[place % len(COLOURS)]
        axes.hist(points, bins=20, alpha=0.6, label=player.name, color=colour)
    axes.set(title="Final points", xlabel="points", ylabel="games")
    axes.legend()


def _point_sources(axes: Axes, match: Match, played: list[Played]) -> None:
    names = sorted({name for game in played for found in game.point_sources for name in found})
    width = 0.8 / len(match.players)
    for place, player in enumerate(match.players):
        rows = _seats_of(played, place)
        means = [
            sum(game.point_sources[seat].get(name, 0) for game, seat in rows) / max(1, len(rows))
            for name in names
        ]
        at = [index + place * width for index in range(len(names))]
        axes.barh(at, means, width, label=player.name, color=COLOURS[place % len(COLOURS)])
    axes.set_yticks([index + 0.4 - width / 2 for index in range(len(names))], names, fontsize=8)
    axes.set(title="Points by the decision that brought them", xlabel="points a game")
    axes.legend()


def _thinking(axes: Axes, match: Match, played: list[Played]) -> None:
    times = [
        [game.seconds[seat] / max(1, game.decisions[seat]) for game, seat in _seats_of(played, i)]
        for i in range(len(match.players))
    ]
    axes.boxplot(times, showfliers=False)
    axes.set_xticks(range(1, len(times) + 1), [player.name for player in match.players])
    axes.set(title="Thinking time", ylabel="seconds a decision", yscale="log")


def _openings(axes: Axes, match: Match, played: list[Played]) -> None:
    total = Counter(name for game in played for name in game.opening)
    names = [name for name, _ in total.most_common(MOST_OPENINGS)]
    width = 0.8 / len(match.players)
    for place, player in enumerate(match.players):
        rows = _seats_of(played, place)
        chosen = Counter(game.opening[seat] for game, seat in rows)
        shares = [chosen[name] / max(1, len(rows)) for name in names]
        at = [index + place * width for index in range(len(names))]
        axes.barh(at, shares, width, label=player.name, color=COLOURS[place % len(COLOURS)])
    axes.set_yticks([index + 0.4 - width / 2 for index in range(len(names))], names, fontsize=8)
    axes.set(title="Opening choices", xlabel="share of games")
    axes.legend()


def _lengths(axes: Axes, played: list[Played]) -> None:
    axes.hist([sum(game.decisions) for game in played], bins=20, color=COLOURS[1])
    axes.set(title="Length of the games", xlabel="decisions", ylabel="games")
