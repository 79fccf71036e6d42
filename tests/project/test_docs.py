"""The documentation builds without a warning, and its code runs."""

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").rglob("*.md")])
FENCE = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)


def names(pages: list[Path]) -> list[str]:
    return [str(page.relative_to(ROOT)) for page in pages]


def test_the_site_builds_without_a_warning(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "WARNING" not in done.stderr
    built = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.html")}
    index = (tmp_path / "index.html").read_text(encoding="utf-8")
    for page in (ROOT / "docs").rglob("*.md"):
        html = page.relative_to(ROOT / "docs").with_suffix(".html").as_posix()
        assert html in built
        assert f'href="{html}"' in index, f"{html} is not in the navigation"


def test_the_site_loads_nothing_from_elsewhere(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--quiet", "--site-dir", str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        check=True,
    )
    loads = re.compile(r'<(?:script|link|img)[^>]+(?:src|href)="?(https?:)?//')
    for path in tmp_path.rglob("*.html"):
        assert not loads.search(path.read_text(encoding="utf-8")), path.name


@pytest.mark.parametrize("page", PAGES, ids=names(PAGES))
def test_the_code_of_a_page_is_right(page: Path) -> None:
    """Dialogues (`>>>`) are doctests that share a page's names, programs are run, fragments are
    at least Python."""
    parser = doctest.DocTestParser()
    shared: dict[str, object] = {}
    for block in FENCE.finditer(page.read_text(encoding="utf-8")):
        code = block.group(1)
        line = page.read_text(encoding="utf-8")[: block.start()].count("\n") + 1
        where = f"{page.relative_to(ROOT)}:{line}"
        if ">>> " in code:
            test = parser.get_doctest(code, shared, where, str(page), line)
            report: list[str] = []
            failed = doctest.DocTestRunner().run(test, out=report.append, clear_globs=False).failed
            shared = test.globs
            assert not failed, "".join(report)
        elif code.startswith("import patolli\n"):
            exec(compile(code, where, "exec"), {"__name__": "page"})
        else:
            compile(code, where, "exec")
