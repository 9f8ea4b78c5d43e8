"""The Courtier."""

from __future__ import annotations

from tests.games.clocktower.square import marked
from tests.games.clocktower.table import Table

SEVEN = "courtier chef empath monk soldier scarlet_woman imp"
POISONED = "courtier chef empath monk soldier poisoner imp"


def test_who_has_the_role_is_drunk_for_three_nights_and_three_days() -> None:
    table = Table(SEVEN).night(courtier="imp")
    assert marked(table, "drunk") == [6]
    for _ in range(2):
        table.day()
        assert marked(table, "drunk") == [6]
        table.night(imp=1, monk=2)
        assert table.dead == []
    table.day()
    table.asked_by_night("monk")
    assert marked(table, "drunk") == []
    assert table.night(imp=1, monk=2).dead == [1]


def test_the_courtier_may_wait_and_uses_it_once() -> None:
    table = Table(SEVEN).night(courtier=None)
    assert table.asked("courtier")[0][0] is None
    table.day().night(courtier="imp", imp=1, monk=2)
    assert table.dead == []
    assert table.day().night(imp=1, monk=2).woke(0) == []


def test_a_role_that_is_not_in_play_spends_it() -> None:
    table = Table(SEVEN).night(courtier="virgin")
    assert marked(table, "drunk") == []
    assert table.day().night(imp=1, monk=2).woke(0) == []


def test_a_poisoned_courtier_spends_it_in_vain() -> None:
    """The Poisoner comes before the Courtier."""
    table = Table(POISONED).night(poisoner=0, courtier="imp")
    assert marked(table, "drunk") == []
    assert table.day().night(poisoner=1, imp=1, monk=2).woke(0) == []


def test_it_ends_with_the_courtiers_death_and_rests_while_they_are_poisoned() -> None:
    table = Table(POISONED).night(poisoner=1, courtier="imp").day()
    table.night(poisoner=0, imp=4, monk=2)
    assert marked(table, "drunk") == []
    assert marked(table, "poisoned") == [0]
    table = Table(SEVEN).night(courtier="imp").bury(0)
    assert marked(table, "drunk") == []


def test_a_drunk_courtier_spends_it_in_vain() -> None:
    table = Table("drunk:courtier chef empath monk scarlet_woman imp").night(courtier="imp")
    assert marked(table, "drunk") == []


def test_a_courtier_who_names_their_own_role_is_drunk() -> None:
    assert marked(Table(SEVEN).night(courtier="courtier"), "drunk") == [0]


def test_of_two_with_the_role_one_is_drunk() -> None:
    table = Table(SEVEN)
    table.telling.amend(("role", 1, "empath"))
    table.night(courtier="empath", courted=2)
    assert table.asked("courted") == [(1, 2)]
    assert marked(table, "drunk") == [2]


def test_a_recluse_may_register_as_the_role_where_it_is_in_play_and_where_not() -> None:
    seats = "courtier chef empath recluse scarlet_woman imp"
    table = Table(seats).night(courtier="imp")
    assert table.asked("courted") == [(5, 3)]
    table = Table(seats).night(courtier="poisoner", courted=3)
    assert table.asked("courted") == [(None, 3)]
    assert marked(table, "drunk") == [3]


def test_a_spy_may_register_as_another_than_the_role_named() -> None:
    table = Table("courtier chef empath monk soldier spy imp").night(courtier="spy")
    assert table.asked("courted") == [(5, None)]


def test_it_stays_with_the_player_and_not_with_the_role() -> None:
    table = Table(SEVEN).night(courtier="imp").day((1, 6, (0, 1, 2, 3)))
    assert table.role(5) == "imp"
    assert table.night(imp=1, monk=2).dead == [1]


def test_who_becomes_the_courtier_may_use_it() -> None:
    table = Table(SEVEN).night(courtier="virgin")
    table.telling.amend(("role", 0, "courtier"))
    table.day().night(courtier="imp", imp=1, monk=2)
    assert table.dead == []
