"""Where the page lies that tests of the browser are served: built, where `./dev test` has built it."""

from __future__ import annotations

import os
from pathlib import Path

from fabula.web.pages import STATIC

LIES_IN = "FABULA_TESTS_PAGE"  # a variable by which `./dev` names the folder
PAGE = Path(os.environ.get(LIES_IN, STATIC))
