"""The command line: `patolli games | bots | new | play | simulate | replay | rules | bench | …`."""

from __future__ import annotations

import sys
import warnings

from patolli.core.errors import PatolliError

_usual = warnings.formatwarning


def main(arguments: list[str] | None = None) -> None:
    """Run a command; what is wrong with the input is one message on stderr and exit status 2."""
    try:
        from patolli.cli.app import run
    except ModuleNotFoundError as error:
        sys.exit(f"patolli: {error.name} is not installed: pip install 'patolli[cli]'")
    warnings.formatwarning = warning_line
    try:
        run(sys.argv[1:] if arguments is None else arguments)
    except PatolliError as error:
        print(f"patolli: {error}", file=sys.stderr)
        sys.exit(2)
    except BrokenPipeError:
        sys.stderr.close()  # the reader of our output has gone: nothing more to say
        sys.exit(0)


def warning_line(
    message: Warning | str,
    category: type[Warning],
    filename: str,
    lineno: int,
    line: str | None = None,
) -> str:
    """A warning of ours as one line; who plays does not ask which line of Python gave it."""
    if category.__module__.startswith("patolli."):
        return f"patolli: {message}\n"
    return _usual(message, category, filename, lineno, line)
