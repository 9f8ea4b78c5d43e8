"""`python -m fabula` is the `fabula` command."""

from __future__ import annotations

import sys
from pathlib import Path

from fabula.complaints import complaint_of, lies_in, place_of
from fabula.core.cards import Misdeclared

WRONG = 2  # as `fabula.cli` has it, which cannot be read then
GAMES = Path(__file__).parent / "games"


def main() -> int:
    """Run the command; what is wrong with a role of ours is told in a line, whatever was asked."""
    try:
        from fabula.cli import main as run
    except Misdeclared as error:
        print(f"fabula: {error}", file=sys.stderr)
        return WRONG
    except Exception as error:
        if not lies_in(GAMES, error):
            raise
        print(f"fabula: {place_of(GAMES, error)}: {complaint_of(error)}", file=sys.stderr)
        return WRONG
    return run()


if __name__ == "__main__":
    sys.exit(main())
