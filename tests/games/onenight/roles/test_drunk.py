"""The Drunk must take a card from the middle, unseen."""

from __future__ import annotations

import pytest
from tests.table import dealt

from fabula.core.refusals import Refusal

MIDDLE = "werewolf tanner seer"


def test_the_drunk_takes_a_card_from_the_middle() -> None:
    night = dealt("drunk villager werewolf", spares=MIDDLE).answers(drunk="middle")
    assert night.cards == "tanner villager werewolf"
    assert night.card("middle") == "drunk"


def test_the_drunk_does_not_see_the_card() -> None:
    night = dealt("drunk villager werewolf", spares=MIDDLE).answers(drunk="left").goes_on_to("day")
    assert night.saw(0) == {}
    assert night.believes(0) == "drunk"


def test_the_drunk_must() -> None:
    night = dealt("drunk villager werewolf", spares=MIDDLE)
    assert night.asked("drunk") == {0: ("left", "middle", "right")}
    for choice in (None, 1, "top", ("left",)):
        with pytest.raises(Refusal, match="not-an-option"):
            night.telling.answer(0, choice)


@pytest.mark.parametrize(
    ("spot", "won"),
    [("left", ("werewolf", (0, 2))), ("middle", ("werewolf", (2,))), ("right", ("werewolf", (2,)))],
)
def test_the_drunk_is_on_the_side_of_the_new_card(spot: str, won: tuple[str, tuple[int, ...]]) -> None:
    after = dealt("drunk villager werewolf", spares=MIDDLE).answers(drunk=spot).votes(1, 0, 1)
    assert after.dead == (1,)
    assert after.won == won


def test_a_drunk_tanner_wins_by_dying() -> None:
    after = dealt("drunk villager werewolf", spares=MIDDLE).answers(drunk="middle").votes(1, 0, 0)
    assert after.won == ("tanner", (0,))


def test_a_drunk_brings_a_werewolf_into_the_town_that_nobody_knows_of() -> None:
    night = dealt("drunk villager minion", spares=MIDDLE).answers(drunk="left")
    assert night.met(2) == [("werewolf", ())]
    assert night.votes(1, 2, 1).won == ("werewolf", (0, 2))


def test_the_drunk_gives_away_whatever_card_lies_there_then() -> None:
    night = dealt("robber drunk werewolf", spares=MIDDLE).answers(robber=1, drunk="right")
    assert night.cards == "drunk seer werewolf"
    assert night.card("right") == "robber"


def test_a_robber_who_took_the_drunk_does_not_drink() -> None:
    night = dealt("robber drunk werewolf", spares=MIDDLE).answers(robber=1, drunk="left").goes_on_to("day")
    assert night.woke(0) == ["robber"]
    assert night.believes(0) == "drunk"


def test_two_drunks_who_choose_the_same_spot_take_turns_clockwise() -> None:
    night = dealt("drunk villager drunk", spares=MIDDLE).answers(drunk={0: "left", 2: "left"})
    assert night.cards == "werewolf villager drunk"
    assert night.card("left") == "drunk"
