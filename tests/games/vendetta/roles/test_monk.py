"""The monk takes a power for the day."""

from __future__ import annotations

from tests.games.vendetta.table import CROWD, Table


def test_a_blocked_killer_kills_nobody_and_is_shown_crossed_arms() -> None:
    table = Table(f"monk werewolf hunter {CROWD}").round(monk=1, werewolf=5)
    assert table.dead == []
    assert table.told(1) == ["crossed_arms"]
    assert table.calls == ["monk", "hunters", "shapeshifter"]


def test_a_blocked_protector_protects_nobody() -> None:
    assert Table(f"monk queen hunter hunter {CROWD}").round(monk=1, queen=6, hunters=6).dead == [6]


def test_the_monk_is_not_told_whether_it_hit_anything() -> None:
    hit = Table(f"monk king hunter {CROWD}").round(monk=1)
    missed = Table(f"monk vampire hunter {CROWD}").round(monk=1)
    assert [entry for entry in hit.view(0) if entry["e"] == "learned" and entry["role"] == "monk"] == []
    assert [entry for entry in missed.view(0) if entry["e"] == "learned" and entry["role"] == "monk"] == []


def test_a_blocked_hunter_still_points() -> None:
    assert Table(f"monk hunter {CROWD}").round(monk=1, hunters=5).dead == [5]


def test_the_block_ends_at_nightfall() -> None:
    table = Table(f"monk king hunter {CROWD}").round(monk=1)
    assert table.round(monk=2, king=5).dead == [5]


def test_the_monk_hunts_with_the_hunters() -> None:
    assert Table(f"monk hunter {CROWD}").met(1) == [("hunters", (0,))]


def test_two_monks_who_stop_each_other_have_both_prayed() -> None:
    table = Table(f"monk monk king {CROWD}").round(monk={0: 1, 1: 2}, king=5)
    assert (table.dead, table.told(2)) == ([], ["crossed_arms"])
    table = Table(f"monk monk king {CROWD}").round(monk={0: 2, 1: 0}, king=5)
    assert (table.dead, table.told(2)) == ([], ["crossed_arms"])


def test_no_monk_is_shown_what_another_did() -> None:
    table = Table(f"monk monk king {CROWD}").round(monk={0: 1, 1: 0}, king=5)
    assert table.dead == [5]
    assert table.told(0) == table.told(1) == []
