"""What the rules page says of an installation that plays another edition of a game's figures."""

from __future__ import annotations

from patolli.core.components import differences
from patolli.registry import load, standard
from patolli.text import Words


def edition_figures(game: str, language: str) -> str:
    """A section with every figure that is printed otherwise; empty for the standard edition."""
    ours, edition = standard(game), load(game)
    if ours.components_file is None or edition.components_file is None:
        return ""
    rows = differences(ours.components_file, edition.components_file)
    if not rows:
        return ""
    words = Words(language)
    heads = [words.text(key) for key in ("edition-figure", "edition-ours", "edition-here")]
    lines = [
        f"## {words.text('edition-figures', {'edition': edition.edition})}",
        words.text("edition-about") + "\n",
        f"| {' | '.join(heads)} |",
        "|---|---|---|",
        *[f"| `{key}` | {one} | {other} |" for key, one, other in rows],
    ]
    return "\n\n" + lines[0] + "\n\n" + "\n".join(lines[1:]) + "\n"
