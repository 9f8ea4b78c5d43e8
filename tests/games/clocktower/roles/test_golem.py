"""The Golem."""

from __future__ import annotations

import pytest
from tests.games.clocktower.square import may
from tests.games.clocktower.table import Table

EIGHT = "golem chef empath recluse monk poisoner imp soldier mayor"


def test_who_is_not_the_demon_falls_dead_and_the_nomination_stands() -> None:
    table = Table(EIGHT).night(poisoner=1).day((0, 5, (1, 2, 3, 4, 7)))
    assert table.dead == [5]
    assert table.found("died")[0]["cause"] == "nomination"
    assert table.found("tallied")[0]["votes"] == 5
    assert table.found("executed") == [{"e": "executed", "seat": 5, "kind": "dead"}]


def test_the_demon_does_not_fall_and_may_be_executed() -> None:
    table = Table(EIGHT).night(poisoner=1).open_nominations().say(0, "nominate", 6)
    assert table.alive(6)
    assert table.close_votes().dead == []


def test_the_golem_nominates_once_in_the_game() -> None:
    table = Table(EIGHT).night(poisoner=1).open_nominations()
    assert may(table, 0, "nominate") != []
    table.nominate(0, 5)
    assert may(table, 0, "nominate") == []
    assert may(table, 1, "nominate") != []
    table.close_the_day().night(imp=1, monk=1).open_nominations()
    assert may(table, 0, "nominate") == []
    assert may(table, 2, "nominate") != []


def test_poisoned_it_is_spent_and_nobody_falls() -> None:
    table = Table(EIGHT).night(poisoner=0).day((0, 1, ()))
    assert table.dead == []
    table.night(poisoner=1, imp=1, monk=1).open_nominations()
    assert may(table, 0, "nominate") == []


@pytest.mark.parametrize(("answer", "dead"), [("no", [3]), ("yes", [])])
def test_a_recluse_may_register_as_the_demon(answer: str, dead: list[int]) -> None:
    table = Table(EIGHT, **{"register:golem": answer}).night(poisoner=1).day((0, 3, ()))
    assert table.asked("register:golem") == [("no", "yes")]
    assert table.dead == dead


def test_a_dead_nominee_cannot_die_again() -> None:
    table = Table(EIGHT).night(poisoner=1).bury(1).day((0, 1, ()))
    assert table.dead == []
    table.night(imp=2, monk=2).open_nominations()
    assert may(table, 0, "nominate") == []


def test_a_virgin_sees_no_townsfolk_in_a_golem_and_falls() -> None:
    table = (
        Table("golem virgin empath recluse monk poisoner imp soldier mayor").night(poisoner=2).day((0, 1, ()))
    )
    assert table.dead == [1]
    assert table.executed == []


def test_a_fool_lives_and_has_no_joke_left() -> None:
    table = (
        Table("golem fool empath recluse monk poisoner imp soldier mayor").night(poisoner=2).day((0, 1, ()))
    )
    assert table.dead == []


def test_the_death_may_end_the_game() -> None:
    table = Table("golem chef empath poisoner imp monk").night(poisoner=1).bury(1, 2, 5).open_nominations()
    table.say(0, "nominate", 3).end_if_decided()
    assert table.winners == ("evil",)


def test_who_becomes_the_golem_may_nominate_once_from_then_on() -> None:
    table = Table("chef mayor empath recluse monk poisoner imp soldier", also="golem").night(poisoner=1)
    table.day((0, 1, ()))
    table.telling.amend(("role", 0, "golem"))
    table.night(poisoner=1, imp=2, monk=2).open_nominations().nominate(0, 5)
    assert table.dead == [5]


def test_ruling_366_all_hear_of_it_as_of_a_curse() -> None:
    """Nobody is told that it was a Golem, though few will doubt it."""
    table = Table(EIGHT).night(poisoner=1).day((0, 5, ()))
    cursed = Table("witch chef empath recluse monk mayor imp soldier").night(witch=5).day((5, 1, ()))
    deaths = [[one for one in played.heard_by(1) if one["e"] == "died"] for played in (table, cursed)]
    assert deaths[0] == deaths[1]
