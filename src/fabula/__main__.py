"""`python -m fabula` is the `fabula` command."""

from __future__ import annotations

import sys

from fabula.cli import main

if __name__ == "__main__":
    sys.exit(main())
