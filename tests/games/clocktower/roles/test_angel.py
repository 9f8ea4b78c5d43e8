"""The Angel: something bad may happen to whoever is most responsible for the death of a new player."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.games.clocktower.square import marked, may
from tests.games.clocktower.table import Table

from fabula.core.requests import Decide
from fabula.games.clocktower.almanac import notes

SEVEN = "imp poisoner empath chef monk slayer virgin"
HARMS = ("harm_drunk", "harm_poisoned", "harm_dies", "harm_by_hand")


def protected(*new: int, roles: str = SEVEN, **choices: Any) -> Table:
    """The first night is over, and these are known to be under protection."""
    table = Table(roles, company=("angel",), poisoner=1, monk=5, **choices).night()
    for seat in new:
        table.telling.amend(("mark", seat, "angel"))
    return table


def executed(**choices: Any) -> Table:
    """On the first day somebody has a protected player executed."""
    return protected(3).day((2, 3, (0, 2, 4, 5))).go_on(**choices)


def test_the_storyteller_is_asked_who_answers_for_the_death_of_a_protected_player() -> None:
    table = executed(angel=2, something_bad="harm_dies")
    assert table.asked("angel") == [(None, 0, 1, 2, 4, 5, 6)]
    assert table.asked("something_bad") == [HARMS]
    assert table.dead == [3, 2]


def test_it_may_be_nobody() -> None:
    table = executed()
    assert table.dead == [3]
    assert table.asked("something_bad") == []


def test_whoever_is_drunk_or_poisoned_for_it_is_so_until_the_next_dusk() -> None:
    for harm, kind in (("harm_drunk", "drunk"), ("harm_poisoned", "poisoned")):
        table = executed(angel=2, something_bad=harm)
        assert marked(table, kind) == [2]
        table.night(imp=6)
        assert 2 in marked(table, kind)
        table.day().night(imp=5)
        assert 2 not in marked(table, kind)


def test_what_is_done_by_hand_is_marked() -> None:
    assert marked(executed(angel=2, something_bad="harm_by_hand"), "something_bad") == [2]


def test_of_a_death_by_night_it_is_asked_at_dawn() -> None:
    table = protected(3).day().night(imp=3)
    assert table.dead == [3]
    assert table.next == "harm"
    table.go_on(angel=0, something_bad="harm_by_hand")
    assert table.next == "day"


def test_nobody_answers_for_who_is_not_protected_or_without_an_angel() -> None:
    assert protected(4).day((2, 3, (0, 2, 4, 5))).asked("angel") == []
    table = protected(3)
    table.telling.amend(("exit", "angel"))
    table.day((2, 3, (0, 2, 4, 5)))
    assert not notes.AVENGED.stands(table.town.grimoire)


def test_a_player_may_say_to_be_new_and_is_protected_at_once() -> None:
    table = protected().open_nominations().say(4, "angel", 4)
    assert marked(table, "angel") == [4]
    assert table.found("beckoned") == [{"e": "beckoned", "seat": 4, "kind": "angel"}]
    assert not may(table, 4, "angel")


def test_who_dies_for_it_is_dead_like_others_and_may_be_protected_too() -> None:
    table = protected(2, 3).day((2, 3, (0, 2, 4, 5))).go_on(angel=2, something_bad="harm_dies")
    assert notes.TOKENS.by(2).of(table.town.grimoire) == 1
    assert table.next == "harm"


def test_the_end_comes_first() -> None:
    table = protected(0).day((2, 0, (2, 3, 4, 5)))
    assert table.winners == ("good",)
    assert table.asked("angel") == []


def test_fabula_blames_who_nominated_and_makes_them_drunk() -> None:
    table = executed()
    below = Random(1).randrange
    blamed = table.tale.suggestion(table.telling.grimoire, Decide("angel", (None, 0, 2), 3), below)
    harm = table.tale.suggestion(table.telling.grimoire, Decide("something_bad", HARMS, 2), below)
    assert (blamed.choice, harm.choice) == (2, "harm_drunk")
    night = table.tale.suggestion(table.telling.grimoire, Decide("angel", (None, 0, 2), 5), below)
    assert night.choice is None


def test_whoever_has_been_executed_is_not_foreseen_to_be() -> None:
    table = executed()
    found = table.tale.leading.foresee(table.telling.grimoire)
    assert "foresee-executed" not in [one.code for one in found]
