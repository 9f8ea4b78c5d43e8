"""The Citizen: no power but the vote."""

from __future__ import annotations

from tests.games.mafia32.table import Table

from fabula.core.cards import NEVER
from fabula.games.mafia32.cards import almanac

CARDS = "citizen citizen mafioso citizen citizen citizen citizen"


def test_a_citizen_sleeps_at_night() -> None:
    table = Table(CARDS).night(mafia=6)
    assert table.woken(0) == []
    assert almanac["citizen"].wakes is NEVER
    assert almanac["citizen"].calls == ()


def test_a_citizen_votes_with_one_hand() -> None:
    assert Table(CARDS).day(2, 3, None, 2, 2).dead == [2]


def test_a_shot_citizen_shows_the_card_and_is_gone() -> None:
    table = Table(CARDS).night(mafia=1)
    assert table.dead == [1]
    assert table.card(1) == "citizen"
    assert 1 not in table.telling.town.living


def test_the_box_holds_seven() -> None:
    assert almanac["citizen"].copies == 7


def test_an_infected_citizen_is_a_loner_to_checks_and_still_votes() -> None:
    table = Table(f"patient_zero {CARDS} detective").night(patient_zero=1, detective=1, mafia=None)
    assert table.side(1) == "loner"
    table.day()
    table.night(detective=1, mafia=None)
    assert table.told(8) == ["loner"]
    table.day(None, 3, None, None)
    assert table.dead == [3]
