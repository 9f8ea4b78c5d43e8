"""The werewolf kills alone, against all."""

from __future__ import annotations

from tests.games.vendetta.table import CROWD, Table


def test_the_werewolf_kills_anybody() -> None:
    assert Table(f"werewolf hunter hunter {CROWD}").round(werewolf=1).dead == [1]
    assert Table(f"werewolf hunter hunter {CROWD}").round(werewolf=5).dead == [5]


def test_the_werewolf_may_hold_back() -> None:
    assert Table(f"werewolf hunter hunter {CROWD}").round().dead == []


def test_nobody_is_told_which_shapeshifter_is_about() -> None:
    table = Table(f"werewolf hunter hunter {CROWD}").round()
    assert table.calls == ["hunters", "shapeshifter"]


def test_the_werewolf_wins_alone_with_one_hunter() -> None:
    table = Table("werewolf hunter vampire vampire vampire vampire vampire")
    table.round(hunters=2, werewolf=3).night(4, 4, None, None, 5)
    assert table.won is None
    table.light(hunters=6, werewolf=5)
    assert table.won == (("werewolf",), (0,))


def test_without_the_wolf_pits_there_is_no_ambush() -> None:
    assert "ambush" not in Table(f"werewolf hunter hunter {CROWD}").night().asked("werewolf")[0]
