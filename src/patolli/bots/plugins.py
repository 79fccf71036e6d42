"""What other distributions bring: entry points, and things named `package.module:name`."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from patolli.core.errors import PatolliError, nearest

BOTS: Final = "patolli.bots"  # name: a kind; value: a class
EVALUATIONS: Final = "patolli.evaluations"  # name: a game's id; value: a module
BOARDS: Final = "patolli.boards"  # name: a game's id; value: a function that renders its view
PICTURES: Final = "patolli.pictures"  # name: a game's id; value: a package with a `board.js`


class BadPlugin(PatolliError):
    """Something that another distribution brings can't be used."""


def plugins(group: str) -> list[EntryPoint]:
    """The entry points of a group, by name."""
    return sorted(entry_points(group=group), key=lambda point: point.name)


def plugin(group: str, name: str) -> object | None:
    """What an entry point names; None where no distribution has one of that name."""
    for point in entry_points(group=group):
        if point.name == name:
            try:
                found: object = point.load()
            except (ImportError, AttributeError) as error:
                raise BadPlugin(
                    f"the entry point {name!r} of {group!r}{_origin(point)} can't be loaded: "
                    f"{point.value}: {error}"
                ) from error
            return found
    return None


def named(text: str) -> object:
    """What `package.module:name` names; BadPlugin says which part of it is not there."""
    module, _, path = text.partition(":")
    if not module or not path:
        raise BadPlugin(f"{text!r} names nothing: write package.module:name")
    try:
        found: object = import_module(module)
    except ImportError as error:
        missing = isinstance(error, ModuleNotFoundError) and _is_part(error.name, module)
        why = "is it installed or on PYTHONPATH?" if missing else str(error)
        raise BadPlugin(f"{text!r}: the module {module!r} can't be imported: {why}") from error
    for word in path.split("."):
        if not hasattr(found, word):
            known = [name for name in dir(found) if not name.startswith("_")]
            raise BadPlugin(f"{text!r}: {module} has no {word!r}: {nearest(word, known)}")
        found = getattr(found, word)
    return found


def _origin(point: EntryPoint) -> str:
    return "" if point.dist is None else f" (of {point.dist.name})"


def _is_part(name: str | None, module: str) -> bool:
    """Whether a name is that of a module or of a package that it lies in."""
    return name is not None and (module == name or module.startswith(f"{name}."))
