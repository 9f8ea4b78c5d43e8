"""The undine lures, or by a variant moves."""

from __future__ import annotations

from tests.games.vendetta.table import CROWD, Table


def test_a_lured_power_fails_later_in_the_day() -> None:
    table = Table(f"undine king hunter hunter {CROWD}").round(undine=1)
    assert table.told(1) == ["crossed_arms"]


def test_a_lured_protector_protects_nobody() -> None:
    table = Table(f"undine queen hunter hunter {CROWD}").round(undine=1, hunters=5)
    assert table.dead == [5]


def test_what_was_done_before_the_undine_stays_done() -> None:
    table = Table(f"undine lamia hunter hunter {CROWD}").round(undine=1, lamia=["home", 5], hunters=5)
    assert table.dead == []


def test_a_lured_hunter_points_in_vain() -> None:
    table = Table(f"undine hunter hunter {CROWD}").round(undine=1, hunters={1: 5, 2: 6})
    assert table.dead == [6]


def test_the_undine_lures_a_new_one_each_time() -> None:
    table = Table(f"undine hunter hunter {CROWD}").round(undine=4).night()
    assert 4 not in table.asked("undine")[0]


def test_variant_two_players_change_places() -> None:
    table = Table(f"undine hunter hunter {CROWD}", undine="swap").round(undine=(4, 5), hunters=4)
    assert table.dead == [5]


def test_variant_checks_and_protection_find_the_other_too() -> None:
    table = Table(f"undine count queen hunter hunter {CROWD}", undine="swap")
    table.round(undine=(3, 5), queen=5, count=5, hunters=5)
    assert table.told(1) == ["hunter"]
    assert table.dead == []


def test_variant_everybody_is_back_the_next_day() -> None:
    table = Table(f"undine hunter hunter {CROWD}", undine="swap").round(undine=(4, 5))
    assert table.round(undine=(6, 7), hunters=4).dead == [4]


def test_variant_the_same_two_may_change_places_again() -> None:
    table = Table(f"undine hunter hunter {CROWD}", undine="swap").round(undine=(4, 5)).night()
    assert (4, 5) in table.asked("undine")[0]


def test_variant_without_power_the_undine_is_called_all_the_same() -> None:
    table = Table(f"undine hunter hunter {CROWD}", undine="none").round()
    assert table.woke(0) == ["undine"]
