"""The research page and the notebook run with the extra `research` alone.

In a process of its own every package is hidden that `patolli[research]` does not bring: what the
page or the notebook imports beyond it fails there, as it would for a reader who follows the page.
"""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement

DOCS = Path(__file__).parents[2] / "docs"
RUN = """
import json, os, sys

os.environ["MPLBACKEND"] = "Agg"
hidden = set(json.loads(sys.argv[1]))

class Hide:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in hidden:
            raise ModuleNotFoundError(f"{name} is not in patolli[research]", name=name)

sys.meta_path.insert(0, Hide())
scope = {"__name__": "page"}
for code in json.loads(sys.argv[2]):
    exec(code, scope)
"""


def brought(distribution: str, extras: frozenset[str], found: dict[str, frozenset[str]]) -> None:
    """Add a distribution with some of its extras, and all that they need."""
    name = distribution.lower().replace("_", "-")
    if name in found and extras <= found[name]:
        return
    found[name] = found.get(name, frozenset()) | extras
    try:
        needs = requires(distribution) or []
    except PackageNotFoundError:  # for another platform
        return
    for text in needs:
        need = Requirement(text)
        marker = need.marker
        if marker is None or any(marker.evaluate({"extra": extra}) for extra in {"", *extras}):
            brought(need.name, frozenset(need.extras), found)


def hidden() -> list[str]:
    """The top-level packages of this environment that `patolli[research]` does not bring."""
    found: dict[str, frozenset[str]] = {}
    brought("patolli", frozenset({"research"}), found)
    return [
        package
        for package, owners in packages_distributions().items()
        if not any(owner.lower().replace("_", "-") in found for owner in owners)
    ]


def run(hide: list[str], codes: list[str]) -> None:
    command = [sys.executable, "-c", RUN, json.dumps(hide), json.dumps(codes)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]


def test_what_is_hidden_is_what_is_not_brought() -> None:
    names = hidden()
    assert {"litestar", "sqlalchemy", "pytest"} <= set(names)
    assert not {"numpy", "gymnasium", "pettingzoo", "pyspiel", "pyarrow", "patolli"} & set(names)


def test_the_research_page_runs() -> None:
    text = (DOCS / "research.md").read_text(encoding="utf-8")
    run(hidden(), [part.split("```")[0] for part in text.split("```python\n")[1:]])


@pytest.mark.filterwarnings("ignore")
def test_the_notebook_runs() -> None:
    notebook = json.loads((DOCS / "notebook.ipynb").read_text(encoding="utf-8"))
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    run(hidden(), ["".join(cell["source"]) for cell in cells])
