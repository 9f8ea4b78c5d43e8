"""Where nobody dies any more: how long a game goes on, and that nobody is taken by surprise."""

from __future__ import annotations

from tests.games.mafia32.table import Table

from fabula.core.events import Stalled

TOWN = "citizen citizen citizen citizen citizen citizen"


def rounds_until_a_draw(table: Table, **choices: object) -> int:
    """How many nights pass before it is a draw; each with these choices, and nobody votes."""
    for night in range(1, 60):
        table.night({}, mafia=None, **choices)
        if table.won is None:
            table.day()
        if table.won is not None:
            assert table.won == ()
            return night
    raise AssertionError("there is no end")


def warnings(table: Table) -> list[int]:
    """After how many more rounds a draw was said to be possible, each time it was said."""
    return [event.n for event in table.telling.events() if isinstance(event, Stalled)]


def test_six_whole_rounds_without_a_death_are_a_draw() -> None:
    table = Table(f"don mafioso doctor {TOWN}")  # the first vote is over: half a round
    assert rounds_until_a_draw(table, doctor=2) == 6


def test_the_night_of_acquaintance_is_not_counted() -> None:
    assert Table(f"mafioso {TOWN}", at_dawn=True).telling.grimoire.notes.get("quiet") is None


def test_a_draw_is_announced_two_rounds_before() -> None:
    table = Table(f"don mafioso doctor {TOWN}")
    rounds_until_a_draw(table)
    assert warnings(table) == [2, 1]


def test_a_death_begins_the_count_anew() -> None:
    table = Table(f"don mafioso doctor {TOWN}")
    for _ in range(4):
        table.night(mafia=None).day()
    table.night(mafia=5).day()
    assert rounds_until_a_draw(table) == 6


def test_while_somebody_is_infected_every_night_there_is_no_draw() -> None:
    table = Table(f"patient_zero mafioso doctor {TOWN} {TOWN}")
    for seat in (2, 3, 4, 5, 6, 7, 8):
        table.night(patient_zero=seat, mafia=None).day()
    assert table.won is None
    assert rounds_until_a_draw(table, patient_zero=None) == 6


def test_who_is_infected_changes_nothing_of_what_is_announced() -> None:
    quiet = Table(f"patient_zero don mafioso doctor {TOWN}")
    busy = Table(f"patient_zero don mafioso doctor {TOWN}")
    for seat in (3, 4, 5, 6, 7):
        quiet.night(patient_zero=None, mafia=None).day()
        busy.night(patient_zero=seat, mafia=None).day()
    assert warnings(quiet) == warnings(busy) == [2, 1]


def test_a_night_of_poison_is_not_counted_and_a_death_on_its_way_is_waited_for() -> None:
    table = Table(f"black_widow don doctor {TOWN}")
    for _ in range(5):
        table.night(black_widow=None, mafia=None).day()
    table.night(black_widow=3, mafia=None).day()
    assert table.won is None
    table.night(mafia=None)
    assert table.dead == [3]


def test_an_arrest_is_no_standstill() -> None:
    table = Table(f"judge don mafioso {TOWN} citizen")
    for _ in range(5):
        table.night(judge=4, mafia=None).day()
    table.night(judge=2, mafia=None).day()
    assert table.won is None
    assert rounds_until_a_draw(table, judge=4) == 6


def test_a_person_healed_and_poisoned_again_for_ever_does_not_hold_up_the_end() -> None:
    table = Table(f"black_widow don doctor {TOWN}")
    nights = 0
    while table.won is None:
        nights += 1
        patient = 3 + nights % 2
        table.night(black_widow=7 - patient, doctor=patient, mafia=None)
        if table.won is None:
            table.day()
    assert nights < 14
