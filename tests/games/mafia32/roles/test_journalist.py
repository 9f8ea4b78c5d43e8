"""The Journalist: whether two players are of one faction."""

from __future__ import annotations

import pytest
from tests.games.mafia32.table import Table

TOWN = "citizen citizen citizen citizen citizen citizen"
CARDS = f"journalist mafioso don triad maniac {TOWN} citizen"


@pytest.mark.parametrize(
    ("pair", "answer"),
    [
        ((5, 6), "same"),
        ((1, 2), "same"),
        ((1, 3), "different"),
        ((1, 4), "different"),
        ((4, 5), "different"),
        ((3, 6), "different"),
    ],
)
def test_factions_are_compared(pair: tuple[int, int], answer: str) -> None:
    table = Table(CARDS).night(journalist=pair, mafia=None, triads=None, maniac=11)
    assert table.told(0) == [answer]


def test_two_different_players_and_never_oneself() -> None:
    options = Table(f"journalist mafioso {TOWN}").options("journalist")
    assert all(len({*pair}) == 2 and 0 not in pair for pair in options)
    assert len(options) == 7 * 6 // 2


def test_a_nod_or_a_shake_also_of_one_who_is_killed_tonight() -> None:
    assert Table(f"journalist mafioso {TOWN}").night(journalist=(4, 5), mafia=5).told(0) == ["same"]


def test_crossed_arms_by_the_setting_if_one_of_them_is_killed() -> None:
    table = Table(f"journalist mafioso {TOWN}", crossed_arms="all").night(journalist=(4, 5), mafia=5)
    assert table.told(0) == ["killed"]


def test_infected_players_and_patient_zero_are_of_one_faction() -> None:
    cards = f"journalist patient_zero mafioso mafioso {TOWN} citizen"
    table = Table(cards).night(patient_zero=2, mafia=None).day()
    table.night(journalist=(1, 2))
    assert table.told(0) == ["same"]


def test_two_clients_turn_the_answer_once() -> None:
    cards = f"journalist lawyer lawyer {TOWN} citizen"
    table = Table(cards).night({1: 4, 2: 5}, journalist=(4, 5))
    assert table.told(0) == ["different"]


def test_a_blocked_journalist_gets_a_lot() -> None:
    cards = f"journalist beauty mafioso {TOWN}"
    table = Table(cards, fate="different").night(beauty=0, journalist=(4, 5), mafia=None)
    assert table.told(0) == ["different"]


def test_with_one_other_left_there_is_nothing_to_compare() -> None:
    table = Table("journalist maniac mafioso citizen citizen citizen", tie="all", loner_blocks=True)
    table.night(maniac=3, mafia=4).day(2, None, 5, None, None, 2)
    assert table.telling.town.living == (0, 1, 5)
    assert table.night(maniac=5).won == ("loner",)
