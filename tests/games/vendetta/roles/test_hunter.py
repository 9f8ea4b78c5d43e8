"""The hunters know each other and kill together at noon."""

from __future__ import annotations

from tests.games.vendetta.table import CROWD, Table


def test_hunters_meet_on_the_day_of_acquaintance() -> None:
    table = Table(f"hunter monk hunter {CROWD} vampire vampire")
    assert table.met(0) == [("hunters", (1, 2))]
    assert table.met(4) == []


def test_most_fingers_kill() -> None:
    table = Table(f"hunter hunter hunter {CROWD} vampire vampire").round(hunters={0: 4, 1: 4, 2: 5})
    assert table.dead == [4]


def test_hunters_may_kill_nobody() -> None:
    table = Table(f"hunter hunter hunter {CROWD} vampire vampire").round(hunters={0: 4})
    assert table.dead == []


def test_hunters_may_kill_one_of_their_own() -> None:
    table = Table(f"hunter hunter hunter {CROWD} vampire vampire").round(hunters=2)
    assert table.dead == [2]


def test_hunters_see_each_other_point_and_point_once_more() -> None:
    table = Table(f"hunter hunter {CROWD} vampire").night()
    table.asked("hunters")
    table.telling.answer(0, 4)
    table.telling.answer(1, 5)
    assert table.view(0)[-1] == {"e": "pointed", "seat": 0, "role": "hunters", "hands": ((0, 4), (1, 5))}
    table.telling.answer(0, 5)
    table.telling.answer(1, 5)
    table.light()
    assert table.telling.grimoire.alive[5] is False


def test_the_meeting_is_called_whether_anybody_is_killed_or_not() -> None:
    table = Table(f"hunter hunter {CROWD} vampire")
    assert table.round().calls == table.round(hunters=4).calls == ["hunters"]
