"""The General."""

from __future__ import annotations

import pytest
from tests.games.clocktower.advising import advised
from tests.games.clocktower.table import Table

FIVE = "general chef monk scarlet_woman imp"
ANSWERS = ("good", "evil", "neither")


def test_the_storyteller_says_each_night_who_is_winning() -> None:
    table = Table(FIVE).night(general="neither")
    assert table.told(0) == ["neither"]
    assert table.asked("general") == [ANSWERS]
    assert table.day().night(general="evil", imp=1, monk=0).told(0) == ["evil"]


@pytest.mark.parametrize(("roles", "settled"), [
    ("general chef monk poisoner imp", {"poisoner": 0}),
    ("drunk:general chef monk scarlet_woman imp soldier", {}),
    ("general chef monk scarlet_woman vortox", {}),
])  # fmt: skip
def test_drunk_or_poisoned_or_under_a_vortox_too_anything_may_be_said(
    roles: str, settled: dict[str, int]
) -> None:
    assert Table(roles, **settled).night().asked("general") == [ANSWERS]


def test_dead_he_sleeps() -> None:
    assert Table(FIVE).night().day().night(imp=0, monk=1).woke(0) == []


def test_it_is_advised_to_count_who_has_lost_more() -> None:
    assert advised(FIVE, "general") == {"neither"}
    assert advised(FIVE, "general", dead=(1, 2)) == {"evil"}
    assert advised(FIVE, "general", dead=(3,)) == {"good"}


def test_for_a_poisoned_one_it_is_advised_to_say_something_else() -> None:
    """Now and then the truth, so that nobody can turn it round."""
    assert advised("general chef monk poisoner imp", "general", poisoner=0) == {"good", "evil", "neither"}


def test_under_a_vortox_it_is_advised_to_say_something_else() -> None:
    assert advised("general chef monk scarlet_woman vortox", "general") == {"good", "evil"}
