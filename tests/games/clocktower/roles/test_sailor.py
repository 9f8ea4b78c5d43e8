"""The Sailor."""

from __future__ import annotations

from tests.games.clocktower.advising import advised
from tests.games.clocktower.square import marked
from tests.games.clocktower.table import Table

SEVEN = "sailor chef empath monk soldier scarlet_woman imp"
POISONED = "sailor chef empath monk soldier poisoner imp"
ALL = (0, 1, 2, 3, 4)


def test_the_sailor_chooses_a_living_player_themselves_too() -> None:
    table = Table(SEVEN).night(sailor=1).bury(2).day()
    table.night(sailor=1, monk=1, imp=6)
    assert table.asked("sailor") == [(0, 1, 3, 4, 5, 6)]


def test_the_storyteller_decides_who_of_the_two_is_drunk() -> None:
    assert marked(Table(SEVEN).night(sailor=2, sailor_drunk=2), "drunk") == [2]
    assert marked(Table(SEVEN).night(sailor=2, sailor_drunk=0), "drunk") == [0]


def test_it_ends_at_dusk() -> None:
    table = Table(SEVEN).night(sailor=2, sailor_drunk=0).day()
    table.asked_by_night("sailor")
    assert marked(table, "drunk") == []


def test_who_chooses_themselves_is_drunk() -> None:
    table = Table(SEVEN).night(sailor=0)
    assert table.asked("sailor_drunk") == []
    assert marked(table, "drunk") == [0]


def test_a_sober_sailor_does_not_die_by_night() -> None:
    table = Table(SEVEN).night(sailor=1).day().night(sailor=1, monk=1, imp=0)
    assert table.dead == []
    assert table.alive(0)


def test_a_sober_sailor_survives_the_execution_and_all_hear_it() -> None:
    table = Table(SEVEN).night(sailor=1).day((1, 0, ALL))
    assert table.executed == [0]
    assert table.dead == []
    assert len(table.found("survived")) == 1


def test_a_drunk_sailor_dies() -> None:
    assert Table(SEVEN).night(sailor=0).day((1, 0, ALL)).dead == [0]
    assert Table(SEVEN).night(sailor=1).day().night(sailor=0, monk=1, imp=0).dead == [0]


def test_a_poisoned_sailor_dies_and_makes_nobody_drunk() -> None:
    table = Table(POISONED).night(sailor=1, sailor_drunk=1, poisoner=0)
    assert marked(table, "drunk") == []
    assert table.day((1, 0, ALL)).dead == [0]


def test_a_sailor_poisoned_in_the_next_night_is_undone_at_once() -> None:
    """The poison comes after the Sailor's choice and ends what it did."""
    table = Table(POISONED).night(sailor=1, sailor_drunk=1, poisoner=6)
    assert marked(table, "drunk") == [1]
    table = Table(POISONED).night(sailor=1, sailor_drunk=1, poisoner=0)
    assert marked(table, "drunk") == []


def test_a_drunk_who_believes_to_be_the_sailor_dies() -> None:
    table = Table("drunk:sailor chef empath monk scarlet_woman imp").night(sailor=1)
    assert marked(table, "drunk") == []
    assert table.day().night(sailor=1, monk=1, imp=0).dead == [0]


def test_a_drunk_empath_may_be_told_anything() -> None:
    table = Table(SEVEN).night(sailor=2, sailor_drunk=2)
    assert table.asked("learn:empath") == [(0, 1, 2)]


def test_who_makes_a_drunk_poisoner_undoes_the_poison() -> None:
    table = Table("sailor chef empath monk soldier poisoner imp").night(sailor=5, sailor_drunk=5, poisoner=2)
    assert table.asked("learn:empath") == []


def test_the_end_of_the_sailor_is_the_end_of_the_drunkenness() -> None:
    table = Table(SEVEN).night(sailor=2, sailor_drunk=2)
    table.telling.amend(("kill", 0))
    assert marked(table, "drunk") == []


def test_whoever_becomes_the_sailor_cannot_die() -> None:
    table = Table(SEVEN).night(sailor=1)
    table.telling.amend(("role", 4, "sailor"))
    table.telling.amend(("role", 0, "soldier"))
    assert table.day((1, 4, (0, 1, 2, 3))).dead == []


def test_with_four_alive_it_is_advised_by_lot_who_drinks_or_nobody_might_die_any_more() -> None:
    roles = "sailor fool gossip chambermaid tea_lady devils_advocate po"
    assert advised(roles, "sailor_drunk", dead=(1, 2, 3), sailor=5) == {0, 5}
    assert advised(roles, "sailor_drunk", dead=(1, 2), sailor=5) in ({0}, {5})
