"""`python -m patolli` is the command `patolli`."""

from patolli.cli import main

if __name__ == "__main__":
    main()
