"""The Clockmaker."""

from __future__ import annotations

import pytest
from tests.games.clocktower.table import Table

from fabula.games.clocktower.leading.amending import at_once
from fabula.games.clocktower.town.changes import become


@pytest.mark.parametrize(("roles", "steps"), [
    ("clockmaker chef empath scarlet_woman imp", 1),
    ("clockmaker chef scarlet_woman empath imp", 2),
    ("scarlet_woman clockmaker chef empath imp", 1),
    ("clockmaker monk soldier chef scarlet_woman empath imp", 2),
])  # fmt: skip
def test_the_clockmaker_learns_the_shorter_way_from_the_demon_to_a_minion(roles: str, steps: int) -> None:
    table = Table(roles).night()
    assert table.told(roles.split().index("clockmaker")) == [steps]


def test_of_several_minions_the_nearest_counts() -> None:
    roles = "clockmaker scarlet_woman chef empath monk slayer poisoner virgin imp soldier"
    assert Table(roles, poisoner=1).night().told(0) == [2]


def test_the_clockmaker_wakes_once() -> None:
    table = Table("clockmaker chef empath scarlet_woman imp").night().day().night(imp=1)
    assert table.woke(0) == []


def test_a_poisoned_clockmaker_may_be_told_any_number_of_steps() -> None:
    table = Table("clockmaker chef empath poisoner imp", poisoner=0).night()
    assert table.asked("learn:clockmaker") == [(1, 2)]


def test_a_drunk_clockmaker_may_be_told_any_number_of_steps() -> None:
    table = Table("drunk:clockmaker chef empath monk scarlet_woman imp").night()
    assert table.asked("learn:clockmaker") == [(1, 2, 3)]


def test_a_recluse_may_be_taken_for_the_minion_or_for_another_demon() -> None:
    table = Table("clockmaker recluse imp monk chef scarlet_woman").night()
    (options,) = table.asked("learn:clockmaker")
    assert options[0] == 3
    assert set(options) == {1, 2, 3}


def test_a_lone_spy_who_seems_good_does_not_undo_the_way() -> None:
    table = Table("clockmaker chef spy empath imp").night()
    assert table.told(0) == [2]
    assert table.asked("learn:clockmaker") == []


def test_without_a_minion_there_is_no_way() -> None:
    table = Table("clockmaker chef empath scarlet_woman imp")
    table.telling.amend(("role", 3, "monk"))
    assert table.night().told(0) == [0]


def test_the_seat_of_a_traveller_is_a_step() -> None:
    seats = (
        "imp gunslinger scarlet_woman washerwoman librarian investigator empath fortune_teller monk poisoner "
        "undertaker spy butler clockmaker saint chef"
    )
    assert Table(seats, poisoner=3).night().told(13) == [2]


def test_who_becomes_the_clockmaker_learns_it_then_of_the_living_demon() -> None:
    table = Table("monk chef scarlet_woman empath imp virgin soldier").night().day((0, 4, (0, 1, 3, 5)))
    assert table.role(2) == "imp"
    at_once(become(table.town, 1, "clockmaker"))
    at_once(become(table.town, 5, "poisoner"))
    table.night(imp=3, monk=6, poisoner=3)
    assert table.told(1) == [3]
