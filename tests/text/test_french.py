"""French is written as the French write it."""

import re
from pathlib import Path

import pytest

from patolli.text import folders

FILES = [path for folder in folders() for path in sorted((folder / "fr").glob("*.ftl"))]
COMMENT = re.compile(r"^#.*$", re.MULTILINE)
LITERAL = re.compile(r'\{\s*"([^"]*)"\s*\}')
WRONG = {
    "a plain space before : ; ? ! or »": re.compile(
        r"(?<=\S) [:;?!»](?=[\s)\].,…]|$)", re.MULTILINE
    ),
    "a plain space after «": re.compile("« "),
    "a straight apostrophe": re.compile(r"(?<=\w)'(?=\w|\{)"),
}


@pytest.mark.parametrize("path", FILES, ids=[path.name for path in FILES])
def test_spaces_and_apostrophes_are_french(path: Path) -> None:
    text = LITERAL.sub(r"\1", COMMENT.sub("", path.read_text(encoding="utf-8")))
    found = [
        f"{what}: {line}"
        for line in text.splitlines()
        for what, pattern in WRONG.items()
        if pattern.search(line)
    ]
    assert found == []
