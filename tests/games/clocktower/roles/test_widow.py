"""The Widow."""

from __future__ import annotations

from tests.games.clocktower.square import marked
from tests.games.clocktower.table import Table

from fabula.games.clocktower.leading.amending import at_once
from fabula.games.clocktower.town.changes import become

ROLES = "widow imp empath chef monk slayer soldier"
TEN = "widow poisoner imp empath chef monk slayer soldier virgin mayor"


def test_the_widow_sees_the_grimoire_and_poisons_for_good() -> None:
    table = Table(ROLES).night(widow=2, widow_known=3)
    assert table.told(0)[-1][1][1] == "imp"
    assert marked(table, "poisoned") == [2]
    table.day().night(imp=6, monk=5)
    assert marked(table, "poisoned") == [2]
    assert "widow" not in table.woke(0)


def test_one_good_player_learns_that_there_is_a_widow_and_not_who() -> None:
    table = Table(ROLES).night(widow=2, widow_known=3)
    assert ("widow", "widow") in [(event["kind"], event.get("shown")) for event in table.found("informed")]
    assert table.told(3)[0] == "widow"
    assert table.asked("widow_known") == [(2, 3, 4, 5, 6)]


def test_the_poison_ends_with_the_widow() -> None:
    table = Table(ROLES).night(widow=2).bury(0)
    assert marked(table, "poisoned") == []


def test_a_poisoned_widow_poisons_nobody_and_nobody_is_warned() -> None:
    table = Table(TEN).night(poisoner=0, widow=3)
    assert marked(table, "poisoned") == [0]
    assert table.asked("widow_known") == []


def test_ruling_438_a_widow_who_poisons_herself_undoes_the_poison() -> None:
    table = Table(ROLES).night(widow=0)
    assert marked(table, "poisoned") == []
    assert len(table.asked("widow_known")) == 1


def test_a_spy_may_be_warned_who_may_count_as_good() -> None:
    table = Table("widow spy imp empath chef monk slayer soldier virgin mayor").night(widow=3, widow_known=1)
    assert "widow" in table.told(1)


def test_whoever_becomes_the_widow_later_acts_in_the_coming_night() -> None:
    table = Table("poisoner imp empath chef monk slayer soldier", also="widow").night(poisoner=2).day()
    at_once(become(table.town, 0, "widow"))
    table.night(widow=3, imp=6)
    assert marked(table, "poisoned") == [3]
