"""Every example of the pages about positions is a position."""

import re

import pytest

import patolli
from patolli.resources import find

FOLDER = find("docs/positions")
assert FOLDER is not None
EXAMPLES = [
    pytest.param(path.stem, block, id=f"{path.stem}-{number}")
    for path in sorted(FOLDER.glob("*.md"))
    for number, block in enumerate(
        re.findall(r"^```toml\n(.*?)^```", path.read_text(encoding="utf-8"), re.M | re.S)
    )
]


@pytest.mark.parametrize(("game", "example"), EXAMPLES)
def test_an_example_is_a_position(game: str, example: str) -> None:
    state = patolli.load(game).position(example)
    assert state.check() == []
