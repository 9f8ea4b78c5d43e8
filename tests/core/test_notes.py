"""Notes: what is declared, read and written; spans that end; and notes for each of several."""

from __future__ import annotations

from fabula.core.cards import Almanac
from fabula.core.events import Event, Noted
from fabula.core.grimoire import Grimoire, Setup
from fabula.core.notes import GAME, Always, Each, Entries, Flag, Note, Span
from fabula.core.town import Town

DAY = Span("until dusk")
EXECUTED: Note[int] = Note("executed", DAY, "Who was executed.")
CALLED: Entries[int] = Entries("called", DAY, "Who was called.")
OVER: Flag = Flag("over", GAME, "It is over.")
BEST: Always[tuple[int, int | None]] = Always("best", GAME, "The most votes.", (0, None))
LEFT: Each[Always[int]] = Each(Always("left {}", GAME, "What is left to a seat.", 3))
CHOSEN: Each[Note[int]] = Each(Note("chosen {} {}", DAY, "Whom a role at a seat has chosen."))


def a_town(told: list[Event] | None = None) -> Town:
    return Town(Grimoire(Setup("toy", 3, ())), Almanac(), (), (told if told is not None else []).append)


def test_a_note_is_nothing_until_it_is_set_and_again_once_it_is_forgotten() -> None:
    told: list[Event] = []
    town = a_town(told)
    assert EXECUTED.of(town.grimoire) is None
    assert not EXECUTED.stands(town.grimoire)
    EXECUTED.set(town, 0)
    assert EXECUTED.of(town.grimoire) == EXECUTED.known(town.grimoire) == 0
    assert EXECUTED.stands(town.grimoire)
    EXECUTED.forget(town)
    assert EXECUTED.of(town.grimoire) is None
    assert not EXECUTED.stands(town.grimoire)
    assert told == [Noted("executed", 0), Noted("executed", None)]


def test_entries_are_none_or_stand_in_order() -> None:
    town = a_town()
    assert CALLED.of(town.grimoire) == ()
    CALLED.add(town, 2)
    CALLED.add(town, 0, 1)
    assert CALLED.of(town.grimoire) == (2, 0, 1)


def test_a_flag_stands_or_does_not() -> None:
    told: list[Event] = []
    town = a_town(told)
    OVER.set(town)
    assert OVER.stands(town.grimoire)
    OVER.set(town, None)
    assert not OVER.stands(town.grimoire)
    assert told == [Noted("over", True), Noted("over", None)]


def test_what_always_has_a_value_has_one_otherwise() -> None:
    town = a_town()
    assert BEST.of(town.grimoire) == (0, None)
    assert not BEST.stands(town.grimoire)
    BEST.set(town, (4, 1))
    assert BEST.of(town.grimoire) == (4, 1)


def test_a_note_for_each_seat_is_its_own() -> None:
    told: list[Event] = []
    town = a_town(told)
    LEFT.by(1).set(town, 2)
    assert [LEFT.by(seat).of(town.grimoire) for seat in range(3)] == [3, 2, 3]
    assert told == [Noted("left 1", 2)]
    assert LEFT.by(1) is LEFT.by(1)
    assert LEFT.note.word == "left {}"


def test_a_span_that_ends_takes_its_notes_along_as_they_came_and_no_others() -> None:
    told: list[Event] = []
    town = a_town(told)
    CALLED.add(town, 2)
    OVER.set(town)
    CHOSEN.by(1, "imp").set(town, 0)
    EXECUTED.set(town, 1)
    told.clear()
    DAY.end(town)
    assert told == [Noted("called", None), Noted("chosen 1 imp", None), Noted("executed", None)]
    assert OVER.stands(town.grimoire)


def test_an_event_may_change_a_note_by_the_way() -> None:
    told: list[Event] = []
    town = a_town(told)
    EXECUTED.lay(town.grimoire, 2)
    assert EXECUTED.of(town.grimoire) == 2
    EXECUTED.lay(town.grimoire, None)
    assert not EXECUTED.stands(town.grimoire)
    assert told == []


def test_a_span_ends_notes_that_were_written_down_before_this_process_began() -> None:
    told: list[Event] = []
    town = a_town(told)
    for word in ("chosen imp 2", "executed", "left 1", "over"):  # as a log is read, and no rule is asked
        town.tell(Noted(word, 1))
    told.clear()
    DAY.end(town)
    assert told == [Noted("chosen imp 2", None), Noted("executed", None)]
