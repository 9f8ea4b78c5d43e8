"""The Poisoner."""

from __future__ import annotations

from tests.games.clocktower.square import arrive, marked, open_talk
from tests.games.clocktower.table import Table

from fabula.games.clocktower.almanac.cards import POISONED, SAFE

SEVEN = "poisoner imp soldier empath chef monk slayer"


def test_the_poisoner_chooses_anybody_each_night() -> None:
    table = Table("poisoner imp soldier empath monk")
    assert table.asked_by_night("poisoner") == (0, 1, 2, 3, 4)
    table.night(poisoner=4).day()
    assert table.asked_by_night("poisoner") == (0, 1, 2, 3, 4)


def test_poison_acts_tonight_and_tomorrow_until_dusk() -> None:
    table = Table("poisoner imp soldier empath monk").night(poisoner=2)
    assert marked(table, POISONED) == [2]
    table.day()
    assert marked(table, POISONED) == [2]
    assert table.asked_by_night("poisoner")
    assert marked(table, POISONED) == []


def test_a_poisoned_soldier_can_be_killed() -> None:
    table = Table("poisoner imp soldier empath monk").night(poisoner=4).day()
    assert table.night(poisoner=2, monk=3, imp=2).dead == [2]


def test_a_poisoned_monk_protects_nobody() -> None:
    table = Table("poisoner imp soldier empath monk").night(poisoner=2).day()
    table.night(poisoner=4, monk=3, imp=3)
    assert table.dead == [3]
    assert marked(table, SAFE) == []


def test_a_poisoned_imp_kills_nobody() -> None:
    table = Table("poisoner imp soldier empath monk").night(poisoner=4).day()
    table.night(poisoner=1, monk=3, imp=4)
    assert table.woke(1) == ["imp"]
    assert table.dead == []
    assert len(table.found("quiet")) == 1


def test_a_dead_poisoner_poisons_nobody_any_more() -> None:
    table = Table("poisoner imp soldier empath monk").night(poisoner=4).day()
    table.night(poisoner=3, monk=2, imp=0)
    assert table.dead == [0]
    assert marked(table, POISONED) == []
    assert table.told(3) == [0]


def test_an_executed_poisoner_poisons_nobody_any_more() -> None:
    table = Table(SEVEN).night(poisoner=6)
    table.day((1, 0, (1, 2, 3, 4)))
    assert table.executed == [0]
    assert marked(table, POISONED) == []


def test_a_poisoner_who_becomes_the_imp_poisons_nobody_any_more() -> None:
    table = Table("poisoner imp soldier empath monk").night(poisoner=4).day()
    table.night(poisoner=3, monk=2, imp=1)
    assert table.role(0) == "imp"
    assert marked(table, POISONED) == []


def test_poison_is_not_told() -> None:
    table = Table("poisoner imp soldier empath monk").night(poisoner=3)
    assert not [event for event in table.heard_by(3) if event["e"] == "marked"]


def test_the_dead_and_the_same_again_may_be_poisoned() -> None:
    table = Table("poisoner imp soldier empath monk").night(poisoner=3).day()
    table.night(poisoner=3, imp=3, monk=2)
    assert table.dead == [3]
    assert marked(table, POISONED) == [3]
    table.day((1, 4, ()))
    assert table.asked_by_night("poisoner") == (0, 1, 2, 3, 4)


def test_ruling_42_a_poisoner_who_poisons_themselves_undoes_nothing() -> None:
    table = Table("poisoner imp soldier empath monk").night(poisoner=0)
    assert marked(table, POISONED) == []
    assert table.town.working(0, "poisoner")
    table.day()
    assert table.night(poisoner=2, monk=3, imp=2).dead == [2]


def test_a_traveller_may_be_poisoned() -> None:
    table = Table("poisoner imp soldier empath monk")
    thief = arrive(table, "thief")
    table.night(poisoner=thief, thief=3)
    assert marked(table, POISONED) == [thief]
    assert marked(table, "negative_vote") == []


def test_a_shot_of_a_poisoned_slayer_is_lost() -> None:
    table = Table(SEVEN).night(poisoner=6)
    open_talk(table).say(6, "slay", 1)
    assert table.alive(1)
