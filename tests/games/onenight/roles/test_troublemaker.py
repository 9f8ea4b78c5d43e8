"""The Troublemaker may exchange the cards of two others, unseen."""

from __future__ import annotations

import pytest
from tests.table import dealt

from fabula.core.refusals import Refusal


def test_the_troublemaker_exchanges_two_cards() -> None:
    night = dealt("troublemaker werewolf villager seer").answers(troublemaker=(1, 2))
    assert night.cards == "troublemaker villager werewolf seer"


def test_nobody_sees_the_cards_that_were_exchanged() -> None:
    night = dealt("troublemaker werewolf villager seer").answers(troublemaker=(1, 2))
    assert [night.saw(seat) for seat in range(4)] == [{}, {}, {}, {}]
    assert night.believes(1) == "werewolf"
    assert night.believes(2) == "villager"


def test_those_who_got_new_cards_are_on_their_sides() -> None:
    after = dealt("troublemaker werewolf villager seer").answers(troublemaker=(1, 2)).votes(2, 2, 1, 2)
    assert after.won == ("village", (0, 1, 3))


def test_the_troublemaker_may_leave_it() -> None:
    night = dealt("troublemaker werewolf villager").answers(troublemaker=None)
    assert night.cards == "troublemaker werewolf villager"


def test_only_two_others_and_no_card_of_the_middle() -> None:
    night = dealt("villager troublemaker werewolf seer")
    assert night.asked("troublemaker") == {1: (None, (0, 2), (0, 3), (2, 3))}


@pytest.mark.parametrize("choice", [(0, 1), (2, 1), (2, 0), (0, 0), (0, "left"), 0, (0,), (0, 2, 3)])
def test_other_exchanges_are_refused(choice: object) -> None:
    night = dealt("villager troublemaker werewolf seer")
    night.asked("troublemaker")
    with pytest.raises(Refusal, match="not-an-option"):
        night.telling.answer(1, choice)


def test_the_exchange_comes_after_the_robbery() -> None:
    night = dealt("robber werewolf troublemaker villager").answers(robber=1, troublemaker=(0, 3))
    assert night.cards == "villager robber troublemaker werewolf"
    assert night.believes(0) == "werewolf"


def test_who_was_exchanged_with_the_robbers_old_card() -> None:
    night = dealt("robber werewolf troublemaker villager").answers(robber=1, troublemaker=(1, 3))
    assert night.cards == "werewolf villager troublemaker robber"


def test_two_troublemakers_exchange_clockwise() -> None:
    night = dealt("troublemaker werewolf troublemaker seer villager")
    assert list(night.asked("troublemaker")) == [0, 2]
    night.answers(troublemaker={0: (1, 3), 2: (3, 4)})
    assert night.cards == "troublemaker seer troublemaker villager werewolf"


def test_the_troublemaker_wakes_after_being_robbed() -> None:
    night = dealt("robber troublemaker werewolf villager").answers(robber=1, troublemaker=(0, 2))
    assert night.cards == "werewolf robber troublemaker villager"
