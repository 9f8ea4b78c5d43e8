"""The leader of the pack decides where the vargs are divided."""

from __future__ import annotations

from tests.games.vendetta.table import CROWD, Table

CARDS = f"pack_leader sly_varg vengeful_varg paralysing_varg tricky_varg hunter hunter king {CROWD} {CROWD}"


def test_the_pack_knows_itself() -> None:
    assert Table(CARDS).met(0) == [("vargs", (1, 2, 3, 4))]


def test_the_pack_kills_whom_most_of_it_point_at() -> None:
    assert Table(CARDS).round(vargs={0: 9, 1: 9, 2: 9, 3: 10, 4: 10}).dead == [9]


def test_where_they_are_divided_the_leader_decides() -> None:
    assert Table(CARDS).round(vargs={0: 9, 1: 9, 2: 10, 3: 10, 4: 11}).dead == [9]


def test_a_dead_leader_leaves_no_heir() -> None:
    table = Table(CARDS).night(None, *[0] * 19)
    assert table.light(vargs={1: 9, 2: 9, 3: 10, 4: 10}).dead == []


def test_vargs_show_the_card_of_a_shapeshifter() -> None:
    table = Table(CARDS.replace("king", "count")).round(count=0)
    assert table.told(7) == ["shapeshifter"]


def test_a_blocked_varg_does_not_point() -> None:
    table = Table(CARDS.replace("hunter", "monk", 1)).round(monk=1, vargs={0: 9, 2: 10, 3: 10, 4: 9})
    assert table.dead == [9]
