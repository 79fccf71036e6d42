"""Where the files lie that are not Python: words and rules.

In a checkout they lie at the root of the repository, in a wheel inside the package.
"""

from __future__ import annotations

from pathlib import Path

PACKAGE = Path(__file__).resolve().parent


def find(path: str) -> Path | None:
    """A file or folder by its path from the repository's root; None when it is not installed."""
    for folder in [PACKAGE, *PACKAGE.parents]:
        if (folder / path).exists():
            return folder / path
    return None
