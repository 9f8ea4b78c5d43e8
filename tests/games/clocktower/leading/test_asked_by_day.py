"""Somebody was not woken, and is asked by day as if it were last night."""

from __future__ import annotations

from tests.games.clocktower.square import marked, open_talk
from tests.games.clocktower.table import Table

from fabula.core.requests import TIME, Ask, Window
from fabula.core.telling import tell_again

TOWN = "imp poisoner empath monk fortune_teller chef mayor"


def taken_aside(table: Table, seat: int) -> None:
    """By day whoever leads takes this player aside."""
    table.telling.amend(("aside", seat))
    table.telling.answer(TIME, None)
    assert table.next == "aside"
    table.telling.begin_beat()


def may_be_asked(table: Table) -> tuple[object, ...]:
    """Whom they may take aside now."""
    return next((one.gaps[0] for one in table.telling.amendments() if one.word == "aside"), ())


def test_who_was_forgotten_is_asked_by_day_and_only_they_learn_it() -> None:
    table = open_talk(Table(TOWN).night())
    before = {seat: len(table.heard_by(seat)) for seat in range(7)}
    taken_aside(table, 4)
    request = table.telling.pending
    assert isinstance(request, Ask)
    assert (request.who, request.prompt) == (4, "fortune_teller")
    table.telling.answer(4, (0, 1))
    table.say_nothing()
    assert table.told(4)[-1] == "yes"
    assert all(len(table.heard_by(seat)) == before[seat] for seat in range(7) if seat != 4)


def test_a_chambermaid_hears_by_day_who_woke_last_night() -> None:
    table = open_talk(Table("chambermaid chef sailor monk soldier scarlet_woman imp").night(sailor=6))
    taken_aside(table, 0)
    table.telling.answer(0, (1, 2))
    table.say_nothing()
    assert table.told(0)[-1] == 2


def test_the_talk_goes_on_and_nothing_said_is_lost() -> None:
    table = open_talk(Table(TOWN).night())
    table.say(5, "claim", "chef")
    taken_aside(table, 2)
    assert table.told(2)
    assert table.next == "day"
    table.telling.begin_beat()
    assert isinstance(table.telling.pending, Window)
    assert len(table.found("claimed")) == 1


def test_a_word_in_between_interrupts_the_talk_too() -> None:
    table = open_talk(Table(TOWN, also="slayer").night())
    table.telling.amend(("aside", 2))
    table.say(5, "slay", 1)
    assert table.next == "aside"


def test_what_is_chosen_lasts_as_long_as_by_night() -> None:
    table = open_talk(Table(TOWN).night())
    taken_aside(table, 1)
    table.telling.answer(1, 2)
    assert 2 in marked(table, "poisoned")


def test_a_demon_and_whoever_sleeps_are_not_asked() -> None:
    table = open_talk(Table(TOWN).night().day().night(imp=5))
    assert may_be_asked(table) == (1, 2, 3, 4)


def test_it_is_told_again_from_its_moves() -> None:
    table = open_talk(Table(TOWN).night())
    taken_aside(table, 2)
    again = tell_again(table.tale, table.telling.setup, table.telling.moves())
    assert again.log == table.telling.log


def test_by_night_nobody_is_taken_aside() -> None:
    table = Table(TOWN).night().day()
    table.telling.begin_beat()
    assert may_be_asked(table) == ()
