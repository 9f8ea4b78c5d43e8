"""The Seer may look at another player's card, or at cards in the middle."""

from __future__ import annotations

import pytest
from tests.table import dealt, ended

from fabula.core.refusals import Refusal

MIDDLE = "robber tanner werewolf"


def test_the_seer_looks_at_another_players_card() -> None:
    night = dealt("villager seer werewolf", spares=MIDDLE).answers(seer=(2,))
    assert night.woke(1) == ["seer"]
    assert night.saw(1) == {2: "werewolf"}


def test_the_seer_looks_at_two_cards_in_the_middle() -> None:
    night = dealt("villager seer werewolf", spares=MIDDLE).answers(seer=("left", "right"))
    assert night.saw(1) == {"left": "robber", "right": "werewolf"}


def test_the_seer_may_be_content_with_one_card_in_the_middle() -> None:
    night = dealt("villager seer werewolf", spares=MIDDLE).answers(seer=("middle",))
    assert night.saw(1) == {"middle": "tanner"}


def test_the_seer_may_look_at_nothing() -> None:
    night = dealt("villager seer werewolf", spares=MIDDLE).answers(seer=None)
    assert night.saw(1) == {}


def test_all_the_seer_can_look_at() -> None:
    night = dealt("villager seer werewolf", spares=MIDDLE)
    assert night.asked("seer")[1] == (
        None,
        (0,),
        (2,),
        ("left",),
        ("middle",),
        ("right",),
        ("left", "middle"),
        ("left", "right"),
        ("middle", "right"),
    )


@pytest.mark.parametrize(
    "choice", [(1,), (0, 2), (0, "left"), ("left", "middle", "right"), ("left", "left"), 0, (3,), ()]
)
def test_the_seer_cannot_look_at_their_own_nor_at_more(choice: object) -> None:
    night = dealt("villager seer werewolf", spares=MIDDLE)
    night.asked("seer")
    with pytest.raises(Refusal, match="not-an-option"):
        night.telling.answer(1, choice)


def test_the_seer_moves_nothing() -> None:
    night = dealt("villager seer werewolf", spares=MIDDLE).answers(seer=(2,))
    assert night.cards == "villager seer werewolf"
    assert night.events("swapped") == []


def test_the_seer_sees_a_card_that_has_not_been_robbed_yet() -> None:
    night = dealt("robber seer werewolf").answers(seer=(2,), robber=2)
    assert night.saw(1) == {2: "werewolf"}
    assert night.card(2) == "robber"


def test_who_is_looked_at_learns_nothing_of_it() -> None:
    night = dealt("villager seer werewolf", spares=MIDDLE).answers(seer=(0,)).goes_on_to("day")
    assert {entry["e"] for entry in night.view(0)} == {"began", "phase", "shown", "called"}


def test_the_seer_sees_a_minion_as_a_minion() -> None:
    night = dealt("minion seer werewolf").answers(seer=(0,))
    assert night.saw(1) == {0: "minion"}


def test_two_seers_look_at_the_same_time() -> None:
    night = dealt("seer werewolf seer")
    assert list(night.asked("seer")) == [0, 2]
    night.answers(seer={0: (2,), 2: (1,)})
    assert night.saw(0) == {2: "seer"}
    assert night.saw(2) == {1: "werewolf"}


def test_the_seer_is_of_the_village() -> None:
    assert ended("seer werewolf villager", "1 0 1").won == ("village", (0, 2))
