"""Where commands write: results on stdout, everything about the work on stderr."""

from __future__ import annotations

import json

from rich.console import Console

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)


def print_json(data: object) -> None:
    """Print data as JSON, indented, and nothing else."""
    print(json.dumps(data, indent=2, ensure_ascii=False))
