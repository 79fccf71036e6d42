"""`patolli verify`: whether the deal of a recorded game was fair."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, cast

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
    "hash": "cli-verify-wrong-hash",
    "earlier": "cli-verify-wrong-earlier",
}


def verify(
    file: Annotated[Path, typer.Argument(metavar="cli-metavar-file", help="cli-help-replay-file")],
    lang: Language,
    commitment: Annotated[str | None, typer.Option(help="cli-help-verify-commitment")] = None,
    part: Annotated[str | None, typer.Option(help="cli-help-verify-part")] = None,
    hashes: Annotated[list[str] | None, typer.Option("--hash", help="cli-help-verify-hash")] = None,
) -> None:
    """Do the sums of a fair deal again."""
    words = Words(lang)
    text = read_text(file)
    record = records.from_text(text)
    proof = records.deal_in(text)
    if proof is None:
        raise BadRecord(words.text("cli-verify-none"))
    wrong = deals.faults(proof, record.seed, commitment, part, hashes or [])
    if not wrong:
        patolli.replay(record)
        out.print(words.text("cli-verify-holds", {"parts": _given(proof)}))
        if commitment is None:
            out.print(words.text("cli-verify-compare", {"commitment": str(proof["commitment"])}))
        earlier = cast("list[dict[str, list[str]]]", proof.get("earlier", []))
        if earlier:
            count = {"count": len(earlier), "held": _held_back(earlier)}
            out.print(words.text("cli-verify-earlier", count))
        return
    for code in wrong:
        out.print(words.text(WRONG[code]))
    raise typer.Exit(1)


def _held_back(earlier: list[dict[str, list[str]]]) -> int:
    """How many parts were not shown in the deals that were given up."""
    return sum(
        1
        for deal in earlier
        for known, part in zip(deal["hashes"], deal["parts"], strict=True)
        if known and not part
    )


def _given(proof: dict[str, object]) -> int:
    """How many people added a part of their own."""
    parts = proof["parts"]
    return sum(1 for one in parts if one) if isinstance(parts, list) else 0
