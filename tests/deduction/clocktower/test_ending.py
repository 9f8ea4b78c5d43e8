"""What made somebody drunk or poisoned over many nights: each is tried once, however many ways lead there."""

from __future__ import annotations

import pytest

from fabula.deduction.clocktower.branch import Branch, Demand, Sober, Source
from fabula.deduction.clocktower.ending import Known, can_still_be, cover

NIGHTS = 40
ONE_DEAL = 1


def of_a_sailor(night: int) -> Source:
    """One of two players is drunk from this night to the next."""
    return Source(2 * night, 2 * night + 1, {0: ONE_DEAL, 1: ONE_DEAL}, ONE_DEAL)


def wrong(seat: int, night: int) -> Demand:
    """Somebody must have been drunk or poisoned in a night."""
    return Demand(2 * night, night, seat, ONE_DEAL, 0)


@pytest.mark.parametrize(
    ("demands", "left"),
    [
        ([wrong(0, 0), wrong(1, NIGHTS - 1)], ONE_DEAL),
        ([wrong(0, NIGHTS - 1), wrong(1, NIGHTS - 1)], 0),  # only one of them was drunk then
    ],
)
def test_a_sailor_of_many_nights_is_followed_through_each_once(demands: list[Demand], left: int) -> None:
    branch = Branch([{"sailor": ONE_DEAL}, {"chef": ONE_DEAL}], ONE_DEAL)
    branch.sobers = [Sober(2 * NIGHTS, NIGHTS, seat, ONE_DEAL) for seat in (0, 1)]
    known: Known = {}
    assert (
        cover(branch, ONE_DEAL, demands, [of_a_sailor(night) for night in range(NIGHTS)], (), known) == left
    )
    assert (
        0 < len(known) <= 3 * NIGHTS
    )  # by each way for itself there would be two to the power of the nights


def test_whom_a_pukka_has_poisoned_may_be_well_while_that_rests() -> None:
    branch = Branch([{"pukka": ONE_DEAL}, {"minstrel": ONE_DEAL}], ONE_DEAL)
    branch.poisoned_from = ((1, ONE_DEAL),)
    branch.demands = [Demand(2, 1, 1, ONE_DEAL, 0)]
    branch.sobers = [Sober(5, 2, 1, ONE_DEAL)]
    assert can_still_be(branch) == 0  # poisoned on both days, of which the Minstrel was well on one
    branch.resting = ((4, 6, ONE_DEAL),)  # a Goon has made the Pukka drunk meanwhile
    assert can_still_be(branch) == ONE_DEAL
