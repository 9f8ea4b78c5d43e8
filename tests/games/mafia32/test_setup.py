"""Sets: the book's table of criminals, its advice for the mix, and what is suggested."""

from __future__ import annotations

from collections import Counter

import pytest

from fabula.core.refusals import Refusal
from fabula.games.mafia32 import setup
from fabula.games.mafia32.cards import GANGS, almanac
from fabula.games.mafia32.tale import Mafia32
from fabula.sim import simulate

SEATS = range(6, 33)


def codes(seats: int, text: str) -> list[str]:
    """What is advised about a set."""
    return [line.code for line in setup.advice(seats, tuple(text.split()))]


@pytest.mark.parametrize(
    ("seats", "most"),
    [(6, 2), (7, 2), (8, 4), (12, 4), (13, 5), (15, 5), (16, 6), (18, 6), (19, 7), (21, 7), (22, 8), (24, 8),
     (25, 9), (27, 9), (28, 10), (30, 10), (31, 11), (32, 11)],
)  # fmt: skip
def test_the_books_table(seats: int, most: int) -> None:
    assert setup.criminals_at_most(seats) == most
    town = " citizen" * (seats - most - 1)
    assert "many-criminals" not in codes(seats, "mafioso " * most + "citizen" + town)
    assert "many-criminals" in codes(seats, "mafioso " * (most + 1) + town)


def test_the_32_cards_of_the_box() -> None:
    box = Counter({role.id: role.copies for role in almanac})
    sides = Counter(role.side for role in almanac for _ in range(role.copies))
    assert box.total() == 32
    assert sides == {"town": 16, "mafia": 7, "triads": 6, "loner": 3}


@pytest.mark.parametrize("seats", SEATS)
def test_what_is_suggested_has_nothing_against_it(seats: int) -> None:
    roles = setup.suggested(seats)
    assert len(roles) == seats
    assert {line.code for line in setup.advice(seats, roles)} <= {"more-than-box"}
    assert Mafia32().set_up(seats).roles == roles


@pytest.mark.parametrize("seats", range(6, 26))
def test_what_is_suggested_is_in_the_box(seats: int) -> None:
    count = Counter(setup.suggested(seats))
    assert all(count[role.id] <= role.copies for role in almanac)
    assert not codes(seats, " ".join(setup.suggested(seats)))


@pytest.mark.parametrize("seats", range(26, 33))
def test_beyond_the_box_there_are_more_citizens_and_nothing_else(seats: int) -> None:
    count = Counter(setup.suggested(seats))
    assert [role.id for role in almanac if count[role.id] > role.copies] == ["citizen"]


@pytest.mark.parametrize("seats", SEATS)
def test_what_is_suggested_keeps_the_books_proportions(seats: int) -> None:
    sides = Counter(almanac[role].side for role in setup.suggested(seats))
    criminals = sum(sides[gang] for gang in GANGS)
    assert criminals <= setup.criminals_at_most(seats)
    assert abs(sides["town"] - 2 * criminals) <= 3, sides
    assert sides["loner"] <= 1
    assert abs(sides["mafia"] - sides["triads"]) <= 1 or not sides["triads"]


@pytest.mark.parametrize(("seats", "games", "fair"), [(9, 150, 0.4), (15, 80, 0.35)], ids=["9", "15"])
def test_nine_and_fifteen_have_a_criminal_less_for_with_a_third_these_would_win_most_games(
    seats: int, games: int, fair: float
) -> None:
    tale, a_third = Mafia32(), seats // 3
    suggested = tale.suggest(seats)
    loners = suggested.count("maniac")
    sides = Counter(almanac[role].side for role in suggested)
    assert (sides["mafia"], sides["town"]) == (a_third - 1, seats - loners - a_third + 1)
    town = seats - loners - a_third
    special = ("doctor", "detective", "beauty")[: setup.specials_of(town)]
    gang = setup.gang_of(a_third, two=False)
    of_a_third = (*gang, *("maniac",) * loners, *special, *("citizen",) * (town - len(special)))
    of_less, of_more = (
        simulate(tale, tale.set_up(seats, roles), games, seed=77, bots="sharp").sides["town"]
        for roles in (suggested, of_a_third)
    )
    assert of_more < fair * games < of_less < 0.65 * games


def test_two_gangs_need_twelve() -> None:
    gangs = "mafioso mafioso triad triad"
    assert "two-gangs-early" in codes(11, gangs + " citizen" * 7)
    assert "two-gangs-early" not in codes(12, gangs + " citizen" * 8)


def test_gangs_are_halves() -> None:
    assert "gangs-uneven" in codes(15, "mafioso mafioso mafioso don triad" + " citizen" * 10)
    assert "gangs-uneven" not in codes(15, "mafioso mafioso don triad triad" + " citizen" * 10)


def test_one_loner_at_most() -> None:
    assert "one-loner" in codes(8, "mafioso mafioso maniac black_widow" + " citizen" * 4)


@pytest.mark.parametrize("seats", range(6, 33))
def test_a_large_suggested_set_has_one_loner_and_a_small_one_none(seats: int) -> None:
    loners = [role for role in setup.suggested(seats) if almanac[role].side == "loner"]
    assert loners == (["maniac"] if seats >= 13 else [])


def test_detective_or_judge() -> None:
    assert "detective-and-judge" in codes(8, "mafioso don detective judge" + " citizen" * 4)


def test_about_a_third_is_special() -> None:
    assert "special-town" in codes(9, "don mafioso mafioso doctor beauty spy leader journalist bodyguard")
    assert "special-town" in codes(14, "don mafioso mafioso mafioso" + " citizen" * 10)
    many = "don lawyer triad_boss mafioso triad doctor beauty spy" + " citizen" * 7
    assert "special-criminals" in codes(15, many)
    assert "special-criminals" not in codes(9, "don mafioso mafioso doctor beauty" + " citizen" * 4)


def test_the_town_is_about_twice_the_criminals() -> None:
    assert "town-share" in codes(14, "don mafioso" + " citizen" * 12)
    assert "town-share" in codes(10, "don mafioso mafioso mafioso mafioso" + " citizen" * 5)


def test_a_town_without_criminals_is_refused() -> None:
    with pytest.raises(Refusal, match="no-criminals"):
        Mafia32().set_up(6, ("citizen",) * 6)


def test_a_set_has_a_card_for_each_player() -> None:
    with pytest.raises(Refusal, match="set-wrong-size"):
        Mafia32().set_up(7, ("mafioso", *("citizen",) * 5))


@pytest.mark.parametrize(("seats", "why"), [(5, "too-few-seats"), (33, "too-many-seats")])
def test_six_to_thirty_two_play(seats: int, why: str) -> None:
    with pytest.raises(Refusal, match=why):
        Mafia32().set_up(seats)


def test_the_leader_can_save_a_set_from_being_decided_at_once() -> None:
    assert "decided-at-once" in codes(8, "mafioso mafioso mafioso don" + " citizen" * 4)
    assert "decided-at-once" not in codes(8, "mafioso mafioso mafioso don leader" + " citizen" * 3)
