"""The High Priestess."""

from __future__ import annotations

import pytest
from tests.games.clocktower.advising import advised
from tests.games.clocktower.table import Table

FIVE = "high_priestess chef monk scarlet_woman imp"


def test_the_storyteller_shows_her_somebody_each_night() -> None:
    table = Table(FIVE).night(high_priestess=3)
    assert table.told(0) == [(3,)]
    assert table.asked("high_priestess") == [(1, 2, 3, 4)]
    assert table.day().night(high_priestess=3, imp=1, monk=0).told(0) == [(3,)]


def test_the_dead_may_be_shown_too() -> None:
    table = Table(FIVE).night().day().night(high_priestess=1, imp=1, monk=0)
    assert table.told(0) == [(1,)]


@pytest.mark.parametrize(("roles", "settled"), [
    ("high_priestess chef monk poisoner imp", {"poisoner": 0}),
    ("drunk:high_priestess chef monk scarlet_woman imp soldier", {}),
    ("high_priestess chef monk scarlet_woman vortox", {}),
])  # fmt: skip
def test_drunk_or_poisoned_or_under_a_vortox_too_anybody_may_be_shown(
    roles: str, settled: dict[str, int]
) -> None:
    table = Table(roles, **settled).night()
    assert table.asked("high_priestess") == [tuple(range(1, len(roles.split())))]


def test_dead_she_sleeps() -> None:
    assert Table(FIVE).night().day().night(imp=0, monk=1).woke(0) == []


def test_it_is_advised_to_show_somebody_good_who_knows_something() -> None:
    assert advised(FIVE, "high_priestess") == {1}


def test_for_a_poisoned_one_it_is_advised_to_show_somebody_else() -> None:
    assert advised("high_priestess chef monk poisoner imp", "high_priestess", poisoner=0) == {2, 3, 4}
