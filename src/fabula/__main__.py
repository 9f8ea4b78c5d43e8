"""`python -m fabula` is the `fabula` command."""

from __future__ import annotations

import sys

from fabula.core.cards import Misdeclared

WRONG = 2  # as `fabula.cli` has it, which cannot be read then


def main() -> int:
    """Run the command; a role of ours that is declared wrongly is told in a line, whatever was asked."""
    try:
        from fabula.cli import main as run
    except Misdeclared as error:
        print(f"fabula: {error}", file=sys.stderr)
        return WRONG
    return run()


if __name__ == "__main__":
    sys.exit(main())
