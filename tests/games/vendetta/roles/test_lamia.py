"""The lamia visits, or takes home."""

from __future__ import annotations

from tests.games.vendetta.table import CROWD, Table


def test_a_visiting_lamia_is_not_at_home() -> None:
    table = Table(f"lamia king hunter hunter {CROWD}")
    assert table.round(lamia=["visit", 5], hunters=0, king=0).dead == []


def test_a_visiting_lamia_dies_with_her_host() -> None:
    assert Table(f"lamia hunter hunter {CROWD}").round(lamia=["visit", 5], hunters=5).dead == [0, 5]


def test_a_guest_is_not_at_home() -> None:
    assert Table(f"lamia hunter hunter {CROWD}").round(lamia=["home", 5], hunters=5).dead == []


def test_a_guest_dies_with_the_lamia() -> None:
    table = Table(f"lamia hunter hunter {CROWD}").round(lamia=["home", 1], hunters=0)
    assert table.dead == [0, 1]


def test_a_protected_guest_does_not_share_her_death() -> None:
    table = Table(f"lamia queen hunter hunter {CROWD}").round(lamia=["home", 5], queen=5, hunters=0)
    assert table.dead == [0]


def test_a_protected_lamia_does_not_share_her_hosts_death() -> None:
    table = Table(f"lamia queen hunter hunter {CROWD}").round(lamia=["visit", 5], queen=0, hunters=5)
    assert table.dead == [5]


def test_a_protected_lamia_keeps_her_guest() -> None:
    table = Table(f"lamia queen hunter hunter {CROWD}").round(lamia=["home", 5], queen=0, hunters=0)
    assert table.dead == []


def test_a_blocked_lamia_stays_at_home_alone() -> None:
    table = Table(f"lamia monk hunter hunter {CROWD}").round(monk=0, hunters=0)
    assert table.dead == [0]
    assert table.told(0) == ["crossed_arms"]


def test_a_visit_ends_with_the_light_time() -> None:
    table = Table(f"lamia hunter hunter {CROWD}").round(lamia=["home", 5])
    assert table.round(lamia=["visit", 6], hunters=5).dead == [5]
