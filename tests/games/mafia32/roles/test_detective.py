"""The Detective: criminal, town, loner, or killed and not saved."""

from __future__ import annotations

import pytest
from tests.games.mafia32.table import Table

TOWN = "citizen citizen citizen citizen citizen citizen"


@pytest.mark.parametrize(
    ("role", "sign"),
    [
        ("mafioso", "criminal"),
        ("don", "criminal"),
        ("lawyer", "criminal"),
        ("triad", "criminal"),
        ("triad_boss", "criminal"),
        ("citizen", "town"),
        ("spy", "town"),
        ("leader", "town"),
        ("maniac", "loner"),
        ("black_widow", "loner"),
        ("patient_zero", "loner"),
    ],
)
def test_the_sign_is_the_side(role: str, sign: str) -> None:
    table = Table(f"detective {role} mafioso triad {TOWN} citizen citizen")
    table.night(detective=1, mafia=9, triads=9, maniac=9, lawyer=3)
    assert table.told(0) == [sign]


def test_crossed_arms_for_the_killed_and_not_saved() -> None:
    assert Table(f"detective mafioso {TOWN}").night(mafia=4, detective=4).told(0) == ["killed"]
    cards = f"detective mafioso doctor {TOWN}"
    assert Table(cards).night(mafia=4, doctor=4, detective=4).told(0) == ["town"]


def test_a_bodyguard_who_dies_for_another_is_seen_killed() -> None:
    cards = f"detective mafioso bodyguard {TOWN}"
    table = Table(cards).night(mafia=4, bodyguard=4, detective=2)
    assert table.told(0) == ["killed"]


def test_an_exposed_spy_is_seen_killed() -> None:
    assert Table(f"detective mafioso spy {TOWN}").night(mafia=2, detective=2).told(0) == ["killed"]


def test_the_poisoned_still_live() -> None:
    table = Table(f"detective mafioso black_widow {TOWN}").night(black_widow=4, mafia=None).day()
    assert table.night(detective=4, mafia=None).told(0) == ["town"]


def test_he_checks_another_and_must() -> None:
    options = Table(f"detective mafioso {TOWN}").options("detective")
    assert 0 not in options
    assert None not in options


def test_the_maniacs_shot_comes_later_and_is_not_seen() -> None:
    table = Table(f"detective mafioso maniac {TOWN}").night(maniac=4, detective=4, mafia=None)
    assert table.told(0) == ["town"]
    assert table.dead == [4]


def test_a_guarded_politician_looks_like_town() -> None:
    assert Table(f"detective mafioso politician {TOWN}").night(mafia=2, detective=2).told(0) == ["town"]


def test_a_prisoner_is_a_criminal() -> None:
    table = Table(f"detective judge mafioso mafioso {TOWN}").night(judge=2, mafia=None)
    assert table.jailed == [2]
    table.day()
    assert table.night(detective=2, mafia=None).told(0) == ["criminal"]
