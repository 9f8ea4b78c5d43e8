"""What is advised to the Storyteller for Sects & Violets."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.games.clocktower.square import arrive, open_talk
from tests.games.clocktower.table import Table

from fabula.core.requests import STORYTELLER, TIME, Ask

MAD = "cerenovus imp empath chef monk slayer soldier"
HAG = "pit_hag imp empath chef monk slayer soldier"


def advised(table: Table) -> tuple[Any, str]:
    """What is advised for the question that is open, and why."""
    ask = table.telling.pending
    assert isinstance(ask, Ask)
    assert ask.who == STORYTELLER
    suggestion = table.tale.suggestion(table.telling.grimoire, ask, Random(1).randrange)
    assert suggestion.choice in ask.options
    return suggestion.choice, suggestion.why


def test_who_has_said_to_be_something_else_is_to_be_executed() -> None:
    table = open_talk(Table(MAD).night(cerenovus=(2, "soldier"))).say(2, "claim", "empath")
    table.telling.answer(TIME, None)
    assert advised(table) == ("yes", "said-otherwise")


def test_who_has_said_nothing_is_to_be_spared() -> None:
    table = Table(MAD).night(cerenovus=(2, "soldier")).open_nominations()
    table.telling.answer(TIME, None)
    assert advised(table) == ("no", "perhaps-aloud")


def test_of_two_demons_the_old_one_is_to_die() -> None:
    table = Table(HAG, also="vortox").night().day()
    table.asked_by_night("who_dies", pit_hag=(2, "vortox"), monk=3)
    assert advised(table) == (1, "one-demon")


def test_an_old_demon_that_only_seems_dead_cannot_be_named() -> None:
    table = Table("pit_hag zombuul empath chef monk slayer soldier", also="vortox").night()
    table.day((2, 1, (0, 2, 3, 4, 5, 6)))
    table.asked_by_night("who_dies", pit_hag=(2, "vortox"), monk=3)
    assert table.town.living_demons == (1, 2)
    assert advised(table) == (None, "one-demon")


def test_a_demon_who_has_become_another_demon_need_not_die() -> None:
    table = Table(HAG, also="vortox").night().day()
    table.asked_by_night("who_dies", pit_hag=(1, "vortox"), monk=3)
    assert advised(table) == (None, "one-demon")


def test_in_an_arbitrary_night_the_attacked_are_to_die_but_not_the_last_demon() -> None:
    for victim, wished in ((6, 6), (2, None)):
        table = Table(HAG, also="vortox").night().day()
        table.asked_by_night("arbitrary", pit_hag=(2, "vortox"), who_dies=[1], monk=3, vortox=victim)
        assert advised(table) == (wished, "as-attacked")


def test_a_townsfolk_is_to_be_the_twin() -> None:
    table = Table("evil_twin imp empath recluse saint chef monk slayer soldier")
    table.asked_by_night("twin")
    seat, why = advised(table)
    assert seat in (2, 5, 6, 7, 8)
    assert why == "twin-townsfolk"


def test_under_a_vortox_a_lie_is_advised_whoever_is_ahead() -> None:
    table = Table("vortox spy empath chef monk slayer soldier")
    table.asked_by_night("learn:chef")
    choice, why = advised(table)
    assert choice != 1
    assert why == "lie"


def test_a_deviant_is_mostly_funny() -> None:
    table = Table(MAD)
    deviant = arrive(table, "deviant")
    table.night().open_nominations().telling.answer(0, ("exile", deviant))
    table.telling.begin_beat()
    table.telling.answer(TIME, None)  # neither of the two has more to say
    table.telling.begin_beat()
    while isinstance(ask := table.telling.pending, Ask) and ask.who != STORYTELLER:
        table.telling.answer(ask.who, "hand")
    assert advised(table) == ("yes", "generous")
