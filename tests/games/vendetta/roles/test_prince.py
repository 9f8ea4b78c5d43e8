"""The prince protects at sunset."""

from __future__ import annotations

from tests.games.vendetta.table import CROWD, Table


def test_the_prince_saves_whom_the_hunters_struck_before() -> None:
    assert Table(f"prince hunter hunter {CROWD}").round(hunters=4, prince=4).dead == []


def test_the_prince_saves_from_all_attempts() -> None:
    table = Table(f"prince nosferatu werewolf hunter hunter {CROWD}")
    assert table.round(hunters=5, nosferatu=5, werewolf=5, prince=5).dead == []


def test_the_prince_protects_another_and_a_new_one_each_time() -> None:
    table = Table(f"prince hunter hunter {CROWD}").round(prince=4).night()
    assert table.asked("prince") == {0: (1, 2, 3, 5, 6, 7, 8)}


def test_by_the_setting_the_prince_may_protect_the_same_again() -> None:
    table = Table(f"prince hunter hunter {CROWD}", prince_repeat=True).round(prince=4).night()
    assert 4 in table.asked("prince")[0]


def test_a_killed_prince_has_protected() -> None:
    assert Table(f"prince hunter hunter {CROWD}").round(hunters=0, prince=4).dead == [0]
