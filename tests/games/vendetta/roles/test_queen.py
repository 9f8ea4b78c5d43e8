"""The queen protects at dawn."""

from __future__ import annotations

from tests.games.vendetta.table import CROWD, Table


def test_the_queen_saves_from_all_attempts() -> None:
    table = Table(f"queen king nosferatu hunter hunter {CROWD}")
    assert table.round(queen=6, hunters=6, king=6, nosferatu=6).dead == []


def test_the_queen_protects_for_one_light_time() -> None:
    table = Table(f"queen hunter hunter {CROWD}").round(queen=6)
    assert table.round(queen=5, hunters=6).dead == [6]


def test_the_queen_never_protects_the_same_twice_running() -> None:
    table = Table(f"queen hunter hunter {CROWD}").round(queen=6).night()
    assert 6 not in table.asked("queen")[0]


def test_the_queen_protects_herself_once() -> None:
    table = Table(f"queen hunter hunter {CROWD}").round(queen=0, hunters=0)
    assert table.dead == []
    table.round(queen=5).night()
    assert 0 not in table.asked("queen")[0]


def test_by_the_setting_the_queen_never_protects_herself() -> None:
    table = Table(f"queen hunter hunter {CROWD}", queen_self="never").night()
    assert 0 not in table.asked("queen")[0]


def test_nothing_protects_from_execution() -> None:
    table = Table(f"queen hunter hunter {CROWD}").round(queen=5).night(*[5] * 5)
    assert table.dead == [5]
