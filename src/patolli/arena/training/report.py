"""The report of a training: what was made, how well it foretells, how well it plays."""

from __future__ import annotations

from collections.abc import Sequence

from patolli.arena.training.measure import Verdict
from patolli.arena.training.settings import Training

Figures = dict[str, dict[str, float]]  # by evaluation, then by "<seats> seats"


def markdown(
    training: Training,
    command: str,
    counts: dict[int, tuple[int, int]],
    fits: Figures,
    microseconds: dict[str, float],
    verdicts: Sequence[Verdict],
    won: Sequence[int],
) -> str:
    """The report as a page."""
    lines = [
        f"# What was learned for {training.game}",
        "",
        f"Made by `{command}`.",
        "",
        f"Games of the {training.kind} with a budget of {training.budget} against itself, "
        f"seed {training.seed}; one turn in {training.wander} with other weights, one decision in "
        f"{training.blunders} at random:",
        "",
        *table(
            ["seats", "games", "situations"],
            [[str(seats), f"{games:,}", f"{rows:,}"] for seats, (games, rows) in counts.items()],
        ),
        "",
        "Variance of the final margins that is explained, on games held back:",
        "",
        *table(
            ["evaluation", *(f"{seats} seats" for seats in counts)],
            [
                [name, *(f"{found[str(seats)]:.3f}" for seats in counts)]
                for name, found in fits.items()
            ],
        ),
        "",
        "Microseconds for one evaluation: "
        + ", ".join(f"{name} {value:.1f}" for name, value in microseconds.items())
        + ".",
        "",
        f"In play against the committed evaluation ({training.match_kind}, budget "
        f"{training.match_budget} each, rotated seats; alone: the gain in wins on the same seeds):",
        "",
        *verdict_table(verdicts),
        "",
        "Written for the numbers of seats at which its whole interval lies above chance: "
        + ", ".join(str(seats) for seats in won)
        if won
        else "Nowhere does its whole interval lie above chance: nothing was written.",
        "",
    ]
    return "\n".join(lines)


def verdict_table(verdicts: Sequence[Verdict]) -> list[str]:
    """The matches, one a line."""
    rows: list[list[str]] = []
    for found in verdicts:
        rows.append(
            [
                str(found.seats),
                str(found.games),
                f"{found.rate:+.1%}" if found.seats == 1 else f"{found.rate:.1%}",
                f"{found.low:.1%} – {found.high:.1%}",
                f"{found.chance:.0%}",
                f"{found.margin:+.1f} ± {found.margin_spread:.1f}",
                f"{found.seconds:.2f} : {found.seconds_old:.2f}",
                "yes" if found.wins else "no",
            ]
        )
    heads = ["seats", "games", "wins", "95 %", "chance", "margin", "s a game, new : old", "better"]
    return table(heads, rows)


def table(heads: list[str], rows: list[list[str]]) -> list[str]:
    """A table of Markdown."""
    return [
        "| " + " | ".join(heads) + " |",
        "|" + "---|" * len(heads),
        *("| " + " | ".join(row) + " |" for row in rows),
    ]
