"""Every ruling names a test that exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted((ROOT / "docs" / "rulings").glob("*.md"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_ruling_is_pinned(page: Path) -> None:
    folders = (ROOT / "tests" / "games" / page.stem, ROOT / "tests" / "rooms")
    files = [path for folder in folders for path in sorted(folder.rglob("test_*.py"))]
    written = "".join(path.read_text(encoding="utf-8") for path in files)
    tests = set(re.findall(r"def (test_\w+)", written))
    rows = [line for line in page.read_text(encoding="utf-8").splitlines() if re.match(r"\| \d+ \|", line)]
    assert len(rows) >= 20
    for row in rows:
        named = re.findall(r"`(test_\w+)`", row)
        assert set(named) <= tests, row
        assert named or "tests/" in row, row


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_ruling_has_a_number_of_its_own(page: Path) -> None:
    numbers = re.findall(r"^\| (\d+) \|", page.read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(numbers) == sorted(set(numbers))
