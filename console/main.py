"""The program `rejeu`. Nothing heavy is imported before it is known what was asked for."""

import sys


def main(arguments: list[str] | None = None) -> int:
    """Run the command line; return its exit code (see docs/command-line.md)."""
    given = sys.argv[1:] if arguments is None else arguments
    if given in (["--version"], ["-V"]):
        from rejeu import __version__

        print(f"rejeu {__version__}")
        return 0
    from .cli import run

    return run(given)


if __name__ == "__main__":
    sys.exit(main())
