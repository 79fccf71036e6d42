"""`patolli verify`: whether the deal of a recorded game was fair."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import patolli
from patolli.cli.replay import read_text
from patolli.cli.shared.arguments import Language
from patolli.cli.shared.console import out
from patolli.core.errors import BadRecord
from patolli.table import deals, records
from patolli.text import Words

WRONG = {
    "shape": "cli-verify-wrong-shape",
    "commitment": "cli-verify-wrong-commitment",
    "seed": "cli-verify-wrong-seed",
    "order": "cli-verify-wrong-order",
    "part": "cli-verify-wrong-part",
}


def verify(
    file: Annotated[Path, typer.Argument(metavar="cli-metavar-file", help="cli-help-replay-file")],
    lang: Language,
    commitment: Annotated[str | None, typer.Option(help="cli-help-verify-commitment")] = None,
    part: Annotated[str | None, typer.Option(help="cli-help-verify-part")] = None,
) -> None:
    """Do the sums of a fair deal again."""
    words = Words(lang)
    text = read_text(file)
    record = records.from_text(text)
    proof = records.deal_in(text)
    if proof is None:
        raise BadRecord(words.text("cli-verify-none"))
    wrong = deals.faults(proof, record.seed, commitment, part)
    if not wrong:
        patolli.replay(record)
        out.print(words.text("cli-verify-holds", {"parts": _given(proof)}))
        if commitment is None:
            out.print(words.text("cli-verify-compare", {"commitment": str(proof["commitment"])}))
        return
    for code in wrong:
        out.print(words.text(WRONG[code]))
    raise typer.Exit(1)


def _given(proof: dict[str, object]) -> int:
    """How many people added a part of their own."""
    parts = proof["parts"]
    return sum(1 for one in parts if one) if isinstance(parts, list) else 0
