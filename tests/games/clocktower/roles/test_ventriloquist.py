"""Ventriloquist, of the Loric."""

from __future__ import annotations

import pytest
from tests.games.clocktower.fabled import table_with
from tests.games.clocktower.square import open_talk
from tests.games.clocktower.table import Table

from fabula.games.clocktower.almanac import notes
from fabula.games.clocktower.town.ventriloquy import VENTRILOQUIST

MOST = (2, 3, 4, 5)


def nominated(role: str, before: str = "") -> Table:
    """Seat 3 is nominated and claims this role; by day it may have claimed another."""
    table = table_with(VENTRILOQUIST, poisoner=6).night()
    if before:
        open_talk(table).say(3, "claim", before)
    table.open_nominations().say(2, "nominate", 3)
    table.telling.begin_beat()
    table.telling.answer(3, ("claim", role))
    return table


@pytest.mark.parametrize(("decided", "dead"), [("yes", []), ("no", [3])])
def test_who_was_nominated_today_may_outlive_the_execution(decided: str, dead: list[int]) -> None:
    table = table_with(VENTRILOQUIST, poisoner=6).night().day((2, 3, MOST), ventriloquist=decided)
    assert (table.executed, table.dead) == ([3], dead)
    assert [one["seat"] for one in table.found("survived")] == ([] if dead else [3])


def test_it_is_the_execution_of_the_day_all_the_same() -> None:
    table = table_with(VENTRILOQUIST, roles="imp poisoner mayor chef monk", poisoner=3).bury(3, 4).night()
    assert table.day((2, 1, (0, 1, 2)), ventriloquist="yes").winners == ()


def test_a_new_role_claimed_at_the_nomination_is_kept_in_mind() -> None:
    table = nominated("mayor")
    assert notes.THROWN.of(table.telling.grimoire) == (3,)


def test_a_role_claimed_before_is_none() -> None:
    table = nominated("chef", before="chef")
    assert not notes.THROWN.stands(table.telling.grimoire)


def test_what_is_claimed_at_another_time_is_none() -> None:
    table = open_talk(table_with(VENTRILOQUIST, poisoner=6).night()).say(3, "claim", "mayor")
    assert not notes.THROWN.stands(table.telling.grimoire)


def test_the_storyteller_is_told_by_the_order_of_the_answers_what_was_claimed() -> None:
    table = nominated("mayor").say_nothing()
    table.settled["vote"] = dict.fromkeys(MOST, "hand")
    table.close_votes().close_the_day()
    assert (table.asked("ventriloquist"), table.dead) == ([("yes", "no")], [])
    quiet = table_with(VENTRILOQUIST, poisoner=6).night().day((2, 3, MOST))
    assert quiet.asked("ventriloquist") == [("no", "yes")]


def test_without_it_nobody_is_asked() -> None:
    table = table_with(poisoner=6).night().day((2, 3, MOST))
    assert (table.asked("ventriloquist"), table.dead) == ([], [3])
