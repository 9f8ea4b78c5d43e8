"""The ferry is opened before its tests are read."""

from pathlib import Path

from fabula.testing import open_folder

open_folder(Path(__file__).parents[1])
