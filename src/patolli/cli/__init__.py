"""The command line: `patolli games | bots | new | play | simulate | replay | rules | bench | …`."""

from __future__ import annotations

import sys

from patolli.core.errors import PatolliError


def main(arguments: list[str] | None = None) -> None:
    """Run a command; what is wrong with the input is one message on stderr and exit status 2."""
    try:
        from patolli.cli.app import run
    except ModuleNotFoundError as error:
        sys.exit(f"patolli: {error.name} is not installed: pip install 'patolli[cli]'")
    try:
        run(sys.argv[1:] if arguments is None else arguments)
    except PatolliError as error:
        print(f"patolli: {error}", file=sys.stderr)
        sys.exit(2)
    except BrokenPipeError:
        sys.stderr.close()  # the reader of our output has gone: nothing more to say
        sys.exit(0)
