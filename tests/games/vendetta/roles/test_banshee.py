"""The banshee hears of attempts, or by a variant curses."""

from __future__ import annotations

from tests.games.vendetta.table import CROWD, Table


def test_the_banshee_hears_of_an_attempt() -> None:
    assert Table(f"banshee hunter hunter {CROWD}").round(hunters=5, banshee=5).told(0) == ["yes"]
    assert Table(f"banshee hunter hunter {CROWD}").round(hunters=5, banshee=6).told(0) == ["no"]


def test_the_banshee_hears_of_an_attempt_on_the_protected_too() -> None:
    table = Table(f"banshee queen hunter hunter {CROWD}").round(queen=5, hunters=5, banshee=5)
    assert table.told(0) == ["yes"]
    assert table.dead == []


def test_the_banshee_hears_of_the_werewolf_who_struck_before_her() -> None:
    table = Table(f"banshee werewolf hunter hunter {CROWD}").round(werewolf=6, banshee=6)
    assert table.told(0) == ["yes"]


def test_variant_a_curse_counts_a_vote() -> None:
    table = Table(f"banshee hunter hunter {CROWD}", banshee="curse").round(banshee=5)
    assert table.night(6, 5).dead == [5]
    assert {"e": "burdened", "seat": 5, "votes": 1} in table.view("town")


def test_variant_a_curse_lasts_one_night() -> None:
    table = Table(f"banshee hunter hunter {CROWD}", banshee="curse").round(banshee=5).night()
    table.light(banshee=6)
    assert table.night(7, 7, None, None, 4).dead == [7]


def test_variant_where_nobody_raises_a_hand_a_curse_executes_nobody() -> None:
    assert Table(f"banshee hunter hunter {CROWD}", banshee="curse").round(banshee=5).night().dead == []
