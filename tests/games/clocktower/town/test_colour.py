"""Colour: told where a table wishes it, and the same whatever has happened."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.games.clocktower.table import Table
from tests.laws.playing import steps

from fabula.core.events import Died, PhaseBegan, Won
from fabula.core.telling import Telling
from fabula.games.clocktower.tale import Clocktower
from fabula.games.clocktower.town.colour import WAYS, Coloured, Wishes
from fabula.games.clocktower.town.events import Quiet
from fabula.text.words import LANGUAGES, words

TOWN = "imp poisoner gambler monk empath chef mayor"
VOTERS = (1, 2, 3, 4)


def colours(table: Table) -> list[tuple[str, int | None]]:
    """What has been told in colour since the last night or day began."""
    return [(one.kind, one.seat) for one in table.now() if isinstance(one, Coloured)]


def test_which_words_tell_of_a_death_does_not_depend_on_its_cause() -> None:
    """The same player dies of the Demon, or of a bet that is lost."""
    told = []
    for choices in ({"imp": 2, "gambler": (1, "poisoner")}, {"imp": 6, "gambler": (1, "chef"), "bounce": 6}):
        table = Table(TOWN, also="gambler", colour=True, poisoner=5).night(monk=4).day()
        table.night(monk=6, **choices)
        assert table.dead == [2]
        told.append(colours(table))
    assert told[0] == told[1] == [("found_1", 2)]


def test_who_is_about_to_be_executed_may_say_how_they_would_like_to_die() -> None:
    table = Table(TOWN, colour=True, poisoner=5).night()
    table.day((3, 5, VOTERS), last_wish=("words", "By a falling piano."))
    assert table.found("last_wish") == [{"e": "last_wish", "seat": 5, "text": "By a falling piano."}]
    assert colours(table) == [("gallows_4", 5)]
    assert table.dead == [5]


def test_who_says_nothing_dies_all_the_same() -> None:
    table = Table(TOWN, colour=True, poisoner=5).night().day((3, 5, VOTERS))
    assert table.asked("last_wish")
    assert not table.found("last_wish")
    assert table.dead == [5]


def test_neither_the_dead_nor_the_silenced_are_asked() -> None:
    table = Table(TOWN, colour=True, poisoner=5).night().bury(5).day((3, 5, VOTERS))
    assert table.asked("last_wish") == []
    assert colours(table) == []
    table = Table(TOWN, colour=True, poisoner=5).night()
    table.telling.amend(("silence", 5))
    table.day((3, 5, VOTERS))
    assert table.asked("last_wish") == []
    assert colours(table) == [("gallows_4", 5)]


def test_a_zombuul_who_seems_dead_is_not_asked() -> None:
    table = Table("zombuul poisoner gambler monk empath chef mayor", colour=True, poisoner=5).night()
    table.day((3, 0, VOTERS))
    assert table.asked("last_wish")
    assert table.night(monk=1, poisoner=5).day((3, 0, VOTERS)).asked("last_wish") == []


def test_an_opening_a_quiet_dawn_and_an_end_are_told() -> None:
    table = Table(TOWN, colour=True, poisoner=5).night()
    assert [kind.rstrip("0123456789") for kind, _ in colours(table)] == ["opening_", "quiet_"]
    table.day((3, 0, VOTERS))
    assert [kind for kind, _ in colours(table)] == ["gallows_4", "end_good_2"]


def test_without_the_setting_nothing_of_it_is_told() -> None:
    table = Table(TOWN, poisoner=5).night().day((3, 5, VOTERS))
    assert table.asked("last_wish") == []
    assert not any(isinstance(one, Coloured) for one in table.telling.events())


def as_all_know(events: list[Any], seats: int, roles: int) -> list[tuple[str, int | None]]:
    """What has to be told in colour, by somebody who has heard of deaths, phases and the winners alone."""
    told: list[tuple[str, int | None]] = []

    def tell(what: str, number: int, seat: int | None = None) -> None:
        told.append((f"{what}_{number % WAYS[what] + 1}", seat))

    night, phase = 0, ""
    for event in events:
        if isinstance(event, PhaseBegan):
            phase, night = event.phase, event.number
            if phase == "night" and night == 1:
                tell("opening", seats + roles)
        elif isinstance(event, Died) and (phase, event.cause) == ("dawn", "night"):
            tell("found", event.seat + 2 * night, event.seat)
        elif isinstance(event, Quiet):
            tell("quiet", night)
        elif isinstance(event, Coloured) and event.kind.startswith("gallows"):
            assert event.seat is not None
            tell("gallows", event.seat + 3 * night, event.seat)
        elif isinstance(event, Won):
            tell(f"end_{event.sides[0]}", night)
    return told


@pytest.mark.parametrize("lot", range(8))
def test_what_is_told_in_colour_follows_from_what_all_know(lot: int) -> None:
    lots, tale = Random(lot), Clocktower()
    seats = 5 + lot
    setup = tale.set_up(seats, tale.suggest(seats), colour=True)
    *_, telling = steps(Telling(tale, setup), lots)
    events = telling.events()
    told = [(one.kind, one.seat) for one in events if isinstance(one, Coloured)]
    assert told == as_all_know(events, seats, len(setup.roles))
    assert told


def test_each_way_has_its_words() -> None:
    for lang in LANGUAGES:
        for what, count in WAYS.items():
            said = {
                words(lang).say(f"story-clocktower-coloured-{what}_{n + 1}", who="Anna") for n in range(count)
            }
            assert len(said) == count
        assert not words(lang).has(f"story-clocktower-coloured-{what}_{count + 1}")


def test_a_wish_is_one_line_and_not_too_long_and_never_comes_by_lot() -> None:
    options = Wishes()
    assert None in options
    assert ("words", "In my bed") in options
    for wrong in (
        "In my bed",
        ("words", ""),
        ("words", "two\nlines"),
        ("words", "x" * 161),
        ("is", 1, "imp"),
    ):
        assert wrong not in options
    assert options.draw(Random(1).randrange) is None
