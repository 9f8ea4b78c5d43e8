"""The Politician: cannot be shot, poisoned or jailed; only the vote of the day removes him."""

from __future__ import annotations

from tests.games.mafia32.table import Table

from fabula.core.cards import NEVER
from fabula.games.mafia32.cards import almanac

TOWN = "citizen citizen citizen citizen citizen citizen"


def test_he_sleeps_at_night() -> None:
    assert almanac["politician"].wakes is NEVER


def test_no_gang_can_shoot_him() -> None:
    cards = f"politician mafioso triad {TOWN} citizen citizen citizen"
    assert Table(cards).night(mafia=0, triads=0).dead == []


def test_no_maniac_can_shoot_him() -> None:
    assert Table(f"politician maniac mafioso {TOWN}").night(maniac=0).dead == []


def test_no_widow_can_poison_him() -> None:
    table = Table(f"politician black_widow mafioso {TOWN}").night(black_widow=0).day()
    assert table.night().dead == []


def test_the_vote_of_the_day_removes_him() -> None:
    assert Table(f"politician mafioso {TOWN}").vote_out(0).dead == [0]


def test_the_judge_sees_him_and_jails_nobody() -> None:
    table = Table(f"politician judge mafioso {TOWN}").night(judge=0)
    assert table.saw(1) == [(0, "politician")]
    assert table.jailed == []


def test_who_guards_him_does_not_die() -> None:
    assert Table(f"politician bodyguard mafioso {TOWN}").night(bodyguard=0, mafia=0).dead == []


def test_infected_tonight_he_was_still_untouchable_tonight() -> None:
    table = Table(f"politician patient_zero mafioso {TOWN}").night(mafia=0, patient_zero=0)
    assert table.dead == []
    table.day()
    assert table.night(mafia=0).dead == [0]
