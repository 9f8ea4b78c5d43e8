"""What `./dev test --fast` leaves out is there: nothing that was renamed comes back into it unseen."""

from __future__ import annotations

import pytest
from tests.conftest import LONG, TESTS


@pytest.mark.parametrize("place", sorted(LONG))
def test_what_takes_long_is_where_it_is_said_to_be(place: str) -> None:
    assert (TESTS / place).exists()
