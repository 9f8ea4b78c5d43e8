"""Big Wig, of the Loric."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.clocktower.fabled import table_with
from tests.games.clocktower.table import Table

from fabula.core.requests import TIME, Ask, Window
from fabula.games.clocktower.company.big_wig import BIG_WIG

ALL = tuple(range(7))
MOST = (2, 3, 4, 5)


def pleading(advocate: int, *words: object) -> Table:
    """Seat 2 nominates seat 3, who has named an advocate; that one may have said something."""
    table = table_with(BIG_WIG, poisoner=6).night().open_nominations()
    table.say(2, "nominate", 3, big_wig=advocate)
    table.telling.begin_beat()
    if words:
        table.telling.answer(advocate, words)
    return table


def speakers(table: Table) -> tuple[int, ...]:
    """Who may speak now."""
    assert isinstance(table.telling.pending, Window)
    return table.telling.pending.seats


def test_whoever_is_nominated_names_an_advocate_before_all() -> None:
    table = pleading(5)
    assert table.asked("big_wig") == [ALL]
    assert table.found("announced") == [{"e": "announced", "kind": "big_wig", "seats": (5,), "seat": 3}]
    assert [one["kind"] for one in table.heard_by("town") if one["e"] == "announced"] == ["big_wig"]


@pytest.mark.parametrize("advocate", [5, 3, 2])
def test_until_the_vote_nobody_else_speaks(advocate: int) -> None:
    assert speakers(pleading(advocate)) == (advocate,)


def test_an_advocate_who_spoke_badly_may_die_before_the_vote() -> None:
    table = pleading(5, "suspect", 3).go_on(big_wig_fails="yes")
    assert table.dead == [5]
    assert [one["cause"] for one in table.found("died")] == ["big_wig"]
    assert table.asked("big_wig_fails") == [("yes", "no")]


def test_an_advocate_who_spoke_well_is_advised_to_live() -> None:
    table = pleading(5, "trust", 3).say_nothing()
    assert table.asked("big_wig_fails") == [("no", "yes")]
    assert table.dead == []


def test_the_day_goes_on_with_the_vote() -> None:
    table = table_with(BIG_WIG, poisoner=6).night().day((2, 3, MOST), big_wig=5)
    assert table.executed == [3]


def test_a_dead_advocate_does_not_die_again() -> None:
    table = table_with(BIG_WIG, poisoner=6).bury(5).night().day((2, 3, (2, 3, 4)), big_wig=5)
    assert table.asked("big_wig_fails") == []


def test_a_demon_who_dies_of_it_has_lost() -> None:
    table = pleading(0, "suspect", 3).go_on(big_wig_fails="yes").end_if_decided()
    assert table.winners == ("good",)


def test_without_it_both_speak_and_nobody_is_asked() -> None:
    table = table_with(poisoner=6).night().open_nominations().say(2, "nominate", 3)
    table.telling.begin_beat()
    assert speakers(table) == (2, 3)
    assert table.asked("big_wig") == []


@pytest.mark.parametrize(("word", "advice"), [("suspect", "yes"), ("trust", "no")])
def test_fabula_lets_an_advocate_die_who_called_the_nominee_evil(word: str, advice: str) -> None:
    table = pleading(5, word, 3)
    table.telling.answer(TIME, None)
    ask = table.telling.pending
    assert isinstance(ask, Ask)
    assert ask.prompt == "big_wig_fails"
    assert table.tale.suggestion(table.telling.grimoire, ask, Random(1).randrange).choice == advice
