"""`patolli bench`: how fast the engine is here."""

from __future__ import annotations

import subprocess
import sys
from typing import Annotated

import typer

from patolli.core.errors import PatolliError
from patolli.resources import find


class NoBench(PatolliError):
    """The benchmarks are not part of an installed package."""


def bench(
    arguments: Annotated[
        list[str] | None,
        typer.Argument(metavar="[-- ARGUMENTS]", help="cli-help-bench-arguments"),
    ] = None,
) -> None:
    """Measure the engine on this machine (see also `make bench`)."""
    script = find("bench/engine.py")
    if script is None:
        raise NoBench("the benchmarks are not installed: run this in a checkout of the repository")
    done = subprocess.run([sys.executable, str(script), *(arguments or [])], check=False)
    raise typer.Exit(done.returncode)
