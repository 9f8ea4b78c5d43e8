"""The kitsune wears a mask, or by a variant frames."""

from __future__ import annotations

from tests.games.vendetta.table import CROWD, Table


def test_the_kitsune_kills_like_the_werewolf() -> None:
    table = Table(f"kitsune hunter hunter {CROWD}").round(kitsune=5)
    assert table.dead == [5]
    assert table.calls == ["hunters", "shapeshifter"]


def test_every_check_takes_the_kitsune_for_a_vampire() -> None:
    table = Table(f"kitsune count dhampir scout revenant hunter {CROWD} vampire vampire")
    table.round(count=0, dhampir=0, scout=0, revenant=(0, 5, 6))
    assert [table.told(seat)[-1] for seat in (1, 2, 3, 4)] == ["vampire", "no", "vampire", 1]


def test_variant_the_kitsune_passes_somebody_off_as_a_hunter() -> None:
    table = Table(f"kitsune dhampir scout hunter {CROWD}", kitsune="frame")
    table.round(kitsune=["frame", 6], dhampir=6, scout=6)
    assert table.told(1) == ["yes"]
    assert table.told(2)[-1] == "hunter"
    assert table.dead == []


def test_variant_the_kitsune_may_kill_instead_and_is_seen_as_what_it_is() -> None:
    table = Table(f"kitsune scout hunter {CROWD}", kitsune="frame").round(kitsune=["kill", 6], scout=0)
    assert table.dead == [6]
    assert table.told(1)[-1] == "shapeshifter"
