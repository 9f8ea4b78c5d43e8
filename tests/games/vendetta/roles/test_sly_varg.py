"""Every check takes the sly varg for a vampire."""

from __future__ import annotations

from tests.games.vendetta.table import CROWD, Table

CARDS = f"pack_leader sly_varg vengeful_varg paralysing_varg tricky_varg hunter hunter king {CROWD} {CROWD}"


def test_the_count_sees_a_plain_vampire() -> None:
    assert Table(CARDS.replace("king", "count")).round(count=1).told(7) == ["vampire"]


def test_the_revenant_counts_the_sly_varg_as_a_vampire() -> None:
    assert Table(CARDS.replace("king", "revenant")).round(revenant=(0, 1, 8)).told(7) == [1]


def test_the_sly_varg_kills_with_the_pack() -> None:
    assert Table(CARDS).round(vargs=9).woke(1) == ["sly_varg"]
