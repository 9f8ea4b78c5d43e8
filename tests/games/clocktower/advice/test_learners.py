"""What is advised for the Townsfolk of the Carousel."""

from __future__ import annotations

from typing import Any

from tests.games.clocktower.advising import advised


def test_a_farm_goes_to_somebody_who_has_nothing_more_to_learn_and_not_to_a_spy() -> None:
    roles = "farmer chef empath undertaker virgin spy imp"
    assert advised(roles, "farmer", nights=1, imp=0) == {1}


def test_where_all_still_have_something_to_do_it_goes_to_any_of_the_good() -> None:
    roles = "farmer empath undertaker spy imp"
    assert advised(roles, "farmer", nights=1, imp=0) == {1, 2}


def test_where_a_philosopher_hunts_somebody_turns_evil_unless_the_good_are_far_behind() -> None:
    roles = "philosopher chef empath undertaker virgin scarlet_woman imp"
    hunting: dict[str, Any] = {"also": "bounty_hunter", "philosopher": "bounty_hunter"}
    assert advised(roles, "bounty_evil", **hunting) == {1, 2, 3, 4}
    assert advised(roles, "bounty_evil", dead=(1, 2), **hunting) == {None}
