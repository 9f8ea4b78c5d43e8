"""The Acrobat."""

from __future__ import annotations

import pytest
from tests.games.clocktower.table import Table

FIVE = "acrobat chef empath poisoner imp"


def test_the_acrobat_dies_if_the_chosen_player_is_poisoned() -> None:
    table = Table(FIVE).night().day().night(poisoner=1, acrobat=1, imp=2)
    assert sorted(table.dead) == [0, 2]


def test_and_lives_if_they_are_well() -> None:
    table = Table(FIVE).night().day().night(poisoner=2, acrobat=1, imp=2)
    assert table.dead == [2]
    assert table.found("went_wrong") == []


def test_they_do_not_choose_on_the_first_night() -> None:
    assert Table(FIVE).night().woke(0) == []


def test_who_becomes_poisoned_later_in_the_night_counts() -> None:
    table = Table("acrobat chef empath poisoner pukka").night(pukka=2).day()
    table.night(poisoner=3, acrobat=1, pukka=1)
    assert sorted(table.dead) == [0, 2]


def test_who_becomes_drunk_later_in_the_night_counts() -> None:
    table = Table("acrobat sweetheart chef empath scarlet_woman imp", sweetheart=2).night().day()
    assert sorted(table.night(acrobat=2, imp=1).dead) == [0, 1]


def test_what_happens_by_day_does_not_count() -> None:
    table = Table("acrobat sweetheart chef empath scarlet_woman imp", sweetheart=2).night().day()
    table.night(acrobat=2, imp=3).day((0, 1, (0, 2, 4)))
    assert table.dead == [1]


def test_the_drunk_is_drunk() -> None:
    table = Table("acrobat drunk:chef empath monk scarlet_woman imp").night().day()
    assert 0 in table.night(acrobat=1, imp=2, monk=4).dead


@pytest.mark.parametrize("chosen", [1, 2])
def test_who_was_made_drunk_before_counts(chosen: int) -> None:
    roles = "acrobat village_idiot village_idiot chef empath scarlet_woman imp"
    table = Table(roles, village_idiot_drunk=1).night().day().night(acrobat=chosen, imp=4)
    assert (0 in table.dead) is (chosen == 1)


def test_who_has_no_ability_by_a_preacher_is_neither() -> None:
    table = Table("acrobat preacher empath poisoner imp").night(preacher=3).day()
    assert table.night(preacher=1, acrobat=3, imp=2).dead == [2]


def test_a_poisoned_acrobat_lives_and_has_gone_wrong() -> None:
    roles = "acrobat village_idiot village_idiot chef empath poisoner imp"
    table = Table(roles, village_idiot_drunk=1).night().day().night(poisoner=0, acrobat=1, imp=4)
    assert table.dead == [4]
    assert 0 in [event["seat"] for event in table.found("went_wrong")]


def test_who_is_poisoned_after_choosing_does_not_fall() -> None:
    table = Table("acrobat chef empath scarlet_woman pukka").night(pukka=2).day()
    assert table.night(acrobat=0, pukka=0).dead == [2]


def test_a_drunk_acrobat_lives() -> None:
    table = Table("drunk:acrobat chef empath monk poisoner imp").night().day()
    assert table.night(poisoner=1, acrobat=1, imp=2, monk=4).dead == [2]


def test_who_is_killed_first_does_not_die_again() -> None:
    table = Table("acrobat sweetheart chef empath assassin imp", sweetheart=2).night().day()
    table.night(acrobat=2, imp=0, assassin=1)
    assert sorted(table.dead) == [0, 1]


def test_an_innkeeper_saves_the_acrobat_once_for_all() -> None:
    table = Table("acrobat innkeeper chef poisoner imp", innkeeper_drunk=2).night().day()
    table.night(innkeeper=(0, 2), acrobat=2, poisoner=3, imp=3)
    assert table.dead == [3]
    assert len(table.found("saved")) == 1


def test_an_acrobat_who_chooses_the_goon_is_drunk() -> None:
    table = Table("acrobat goon chef empath poisoner imp").night().day()
    assert table.night(poisoner=4, acrobat=1, imp=2).dead == [2]


def test_nobody_hears_why() -> None:
    table = Table(FIVE).night().day().night(poisoner=1, acrobat=1, imp=2)
    assert {event["cause"] for event in table.found("died")} == {"night"}
