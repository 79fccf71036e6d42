"""Complete the navigation of mkdocs.yml with the pages that it does not name.

A section given as a folder (`Rules: rules`) holds all pages of that folder; a page of no named
folder goes to the section "More". A named page that does not exist yet is left out.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any


def on_config(config: Any) -> Any:
    """Called by MkDocs when it has read its configuration."""
    docs = Path(config["docs_dir"])
    pages = sorted(path.relative_to(docs).as_posix() for path in docs.rglob("*.md"))
    left = set(pages) - _named(config["nav"], docs)
    nav = _filled(config["nav"], pages)
    folders = _folders(config["nav"])
    rest = sorted(page for page in left if page.rsplit("/", 1)[0] not in folders)
    config["nav"] = [*nav, {"More": rest}] if rest else nav
    return config


def _named(entries: list[Any], docs: Path) -> set[str]:
    """The pages that the navigation names, in any section."""
    named: set[str] = set()
    for entry in entries:
        value = next(iter(entry.values())) if isinstance(entry, dict) else entry
        if isinstance(value, list):
            named |= _named(value, docs)
        elif (docs / value).is_file():
            named.add(value)
    return named


def _folders(entries: list[Any]) -> set[str]:
    """The folders that the navigation names, in any section."""
    found: set[str] = set()
    for entry in entries:
        value = next(iter(entry.values())) if isinstance(entry, dict) else entry
        if isinstance(value, list):
            found |= _folders(value)
        elif not value.endswith(".md"):
            found.add(value)
    return found


def _filled(entries: list[Any], pages: list[str]) -> list[Any]:
    """The navigation with folders replaced by their pages; empty sections are left out."""
    filled: list[Any] = []
    for entry in entries:
        if isinstance(entry, str):
            filled += [entry] if entry in pages else []
            continue
        title, value = next(iter(entry.items()))
        if isinstance(value, list):
            inside: Any = _filled(value, pages)
        elif value.endswith(".md"):
            inside = value if value in pages else []
        else:
            inside = [page for page in pages if page.rsplit("/", 1)[0] == value]
        if inside:
            filled.append({title: inside})
    return filled
