"""The Fiddler: once in the game the Demon chooses an opponent, and all choose which of the two wins."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.games.clocktower.square import arrive
from tests.games.clocktower.table import Table

from fabula.core.events import Turned
from fabula.core.requests import Decide
from fabula.games.clocktower.almanac.cards import NO, YES
from fabula.games.clocktower.company.contest import opponents

SEVEN = "imp poisoner empath chef monk slayer virgin"
EVERYONE = range(7)


def contest(votes: dict[int, int], roles: str = SEVEN, whom: int = 3, **choices: Any) -> Table:
    """At the end of the first day the Demon, at seat 0, challenges somebody; these choose who wins."""
    table = Table(roles, company=("fiddler",), poisoner=1).night()
    return (
        table.day().go_on(fiddler=YES, fiddler_whom={0: whom}, fiddler_wins=votes, **choices).end_if_decided()
    )


def announced(table: Table) -> list[tuple[str, int | None, Any]]:
    """What all have heard of it."""
    return [
        (one["kind"], one.get("seat"), one.get("seats"))
        for one in table.found("announced")
        if one["kind"].startswith("fiddler")
    ]


def test_the_side_of_whom_more_have_chosen_wins() -> None:
    assert contest(dict.fromkeys((2, 3, 4, 5), 3)).winners == ("good",)
    assert contest(dict.fromkeys((2, 3, 4), 3)).winners == ("evil",)


def test_all_see_both_and_not_which_is_the_demon() -> None:
    table = contest(dict.fromkeys((2, 3, 4, 5), 3))
    two = ("fiddler_two", None, [0, 3])
    heard = [(kind, seat, seats and list(seats)) for kind, seat, seats in announced(table)]
    assert heard[:2] == [("fiddler", None, None), two]
    assert heard[2:] == [("fiddler_for", 0, [0, 1, 6]), ("fiddler_for", 3, [2, 3, 4, 5])]


def test_everybody_is_asked_and_only_the_demon_s_answer_counts() -> None:
    table = contest(dict.fromkeys(EVERYONE, 3))
    asked = table.asked("fiddler_whom")
    assert len(asked) == 7
    assert set(asked[0]) == {2, 3, 4, 5, 6}
    assert all(len(options) == 6 for options in asked[1:])


def test_whom_nobody_chooses_is_named_too() -> None:
    assert ("fiddler_for_nobody", 0, None) in announced(contest(dict.fromkeys(EVERYONE, 3)))


def test_with_as_many_for_both_evil_wins() -> None:
    table = Table("imp poisoner empath chef monk slayer virgin saint", company=("fiddler",), poisoner=1)
    table.night().day().go_on(fiddler=YES, fiddler_whom={0: 3}, fiddler_wins=dict.fromkeys((2, 3, 4, 5), 3))
    assert table.end_if_decided().winners == ("evil",)


def test_the_dead_choose_too_and_may_be_challenged() -> None:
    table = Table(SEVEN, company=("fiddler",), poisoner=1).night().bury(3, 4)
    table.day().go_on(fiddler=YES, fiddler_whom={0: 3}, fiddler_wins=dict.fromkeys((2, 3, 4, 5), 3))
    assert table.end_if_decided().winners == ("good",)


def test_the_storyteller_is_asked_once_at_the_end_of_each_day() -> None:
    table = Table(SEVEN, company=("fiddler",), poisoner=1, imp=6).night().day().night()
    assert table.asked("fiddler") == [(NO, YES)]
    table.day().night(imp=5)
    assert table.asked("fiddler") == [(NO, YES)]


def test_who_comes_by_day_plays_that_evening() -> None:
    table = Table(SEVEN, poisoner=1).night()
    table.telling.amend(("enter", "fiddler"))
    table.day().go_on(fiddler=YES, fiddler_whom={0: 3}, fiddler_wins=dict.fromkeys(EVERYONE, 3))
    assert table.end_if_decided().winners == ("good",)


def test_if_the_end_is_averted_it_does_not_happen_again() -> None:
    table = Table(SEVEN, company=("fiddler",), poisoner=1, imp=6).night()
    table.day().go_on(fiddler=YES, fiddler_whom={0: 3})
    table.telling.amend(("avert",))
    table.night().day().night()
    assert table.asked("fiddler") == []


def test_who_opposes_the_demon_is_on_the_other_side() -> None:
    table = Table(SEVEN, company=("fiddler",))
    traveller = arrive(table, "thief", "good")
    table.town.tell(Turned(2, "evil"))
    assert opponents(table.town, 0) == (3, 4, 5, 6, traveller)
    table.town.tell(Turned(0, "good"))
    assert opponents(table.town, 0) == (1, 2)


def test_of_several_demons_the_storyteller_says_which_plays() -> None:
    table = Table("imp poisoner empath chef monk slayer virgin", company=("fiddler",), poisoner=1).night()
    table.telling.amend(("role", 1, "imp"))
    table.day().go_on(
        fiddler=YES, fiddler_demon=1, fiddler_whom={1: 4}, fiddler_wins=dict.fromkeys(EVERYONE, 4)
    )
    assert table.asked("fiddler_demon") == [(0, 1)]
    assert table.end_if_decided().winners == ("good",)


def test_a_heretic_turns_it_round() -> None:
    table = contest(dict.fromkeys(EVERYONE, 3), "imp poisoner heretic chef monk slayer virgin mayor")
    assert table.winners == ("evil",)


@pytest.mark.parametrize(("day", "answer"), [(1, NO), (6, NO), (7, YES)])
def test_fabula_calls_for_it_after_as_many_days_as_there_are_players(day: int, answer: str) -> None:
    table = Table(SEVEN, company=("fiddler",))
    table.town.grimoire.number = day
    ask = Decide("fiddler", (NO, YES))
    assert table.tale.suggestion(table.telling.grimoire, ask, Random(1).randrange).choice == answer
