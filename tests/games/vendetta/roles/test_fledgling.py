"""The fledgling wakes with the hunters and wins with the vampires."""

from __future__ import annotations

from tests.games.vendetta.table import CROWD, Table


def test_the_hunters_see_one_face_too_many() -> None:
    table = Table(f"hunter fledgling hunter {CROWD}")
    assert table.met(0) == [("hunters", (1, 2))]
    assert table.met(1) == [("hunters", (0, 2))]


def test_the_fledgling_points_like_the_others() -> None:
    table = Table(f"hunter fledgling hunter {CROWD}").round(hunters={0: 4, 1: 5, 2: 5})
    assert table.dead == [5]


def test_the_fledgling_may_divide_the_hunters() -> None:
    table = Table(f"hunter fledgling hunter hunter {CROWD}").round(hunters={0: 4, 1: 5, 2: 5, 3: 4})
    assert table.dead == []


def test_the_fledgling_is_introduced_and_then_called_no_more() -> None:
    table = Table(f"hunter fledgling hunter {CROWD}")
    assert "fledgling" in [event["step"] for event in table.found("called")]
    assert table.round().calls == ["hunters"]


def test_the_fledgling_is_a_special_vampire_and_wins_with_them() -> None:
    table = Table(f"hunter fledgling count {CROWD}").round(count=1)
    assert table.told(2) == ["special_vampire"]
    table.night(*[0] * 9)
    assert table.won == (("vampires",), tuple(range(1, 9)))


def test_a_fledgling_keeps_level_hunters_from_winning() -> None:
    table = Table("hunter hunter hunter fledgling vampire vampire vampire").round(hunters=6)
    assert table.won is None


def test_the_meeting_is_called_while_the_fledgling_lives() -> None:
    table = Table(f"hunter fledgling werewolf {CROWD}").night(None, *[0] * 8)
    assert table.light(hunters=4).dead == [4]
