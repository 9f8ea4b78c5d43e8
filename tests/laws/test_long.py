"""What takes long is where `tests/conftest.py` says: nothing that was renamed slips back into `--fast`."""

from __future__ import annotations

import pytest
from tests.conftest import FIRST, LONG, TESTS


@pytest.mark.parametrize("place", sorted({*LONG, *FIRST}))
def test_what_takes_long_is_where_it_is_said_to_be(place: str) -> None:
    assert (TESTS / place).exists()
