"""Which actions of the night may be left and which may not: the book's last page."""

from __future__ import annotations

import pytest
from tests.table import dealt

MAY = {
    "doppelganger": "doppelganger villager werewolf",
    "seer": "seer villager werewolf",
    "robber": "robber villager werewolf",
    "troublemaker": "troublemaker villager werewolf",
    "insomniac": "insomniac villager robber",
    "werewolf": "werewolf villager seer",  # alone, where the variant is played
}


@pytest.mark.parametrize("role", MAY)
def test_who_may_and_need_not(role: str) -> None:
    night = dealt(MAY[role], lone_wolf=True)
    options = night.asked(role)[0]
    assert options[0] is None
    assert len(options) > 1
    before = night.cards
    night.answers(**{role: None}).goes_on_to("day")
    assert night.heard(0, "chose") == [{"e": "chose", "seat": 0, "role": role}]
    assert night.cards == before
    assert night.saw(0) == {}


@pytest.mark.parametrize("role", ["seer", "robber", "troublemaker"])
def test_who_is_the_doppelganger_of_one_who_may_need_not_either(role: str) -> None:
    night = dealt(f"doppelganger {role} werewolf").answers(doppelganger=1)
    assert None in night.asked(role)[0]


def test_the_doppelganger_insomniac_need_not() -> None:
    night = dealt("doppelganger insomniac robber").answers(doppelganger=1).answers(insomniac={1: None})
    assert night.asked("insomniac") == {0: (None, 0)}


@pytest.mark.parametrize("cards", ["drunk villager werewolf", "doppelganger drunk werewolf"])
def test_the_drunk_must_whoever_it_is(cards: str) -> None:
    night = dealt(cards)
    if cards.startswith("doppelganger"):
        night.answers(doppelganger=1)
    assert night.asked("drunk")[0] == ("left", "middle", "right")


@pytest.mark.parametrize(
    ("cards", "role"),
    [
        ("werewolf werewolf villager", "werewolf"),
        ("mason mason villager", "mason"),
        ("minion werewolf villager", "minion"),
        ("doppelganger werewolf villager", "werewolf"),
        ("doppelganger mason mason", "mason"),
        ("doppelganger minion werewolf", "minion"),
    ],
)
def test_werewolves_masons_and_minions_wake_and_are_not_asked(cards: str, role: str) -> None:
    night = dealt(cards)
    if cards.startswith("doppelganger"):
        night.answers(doppelganger=1)
    night.goes_on_to("day")
    assert night.woke(0)[-1] == role
    assert role not in {entry["role"] for entry in night.heard(0, "chose")}
    assert len(night.met(0)) == 1
