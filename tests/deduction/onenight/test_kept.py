"""What was dealt is among the deals that are left, whoever lies; and no deal is counted twice."""

from __future__ import annotations

from itertools import islice

import pytest
from tests.deduction.onenight.kept import is_kept, played

from fabula.deduction.onenight.filling import each, filled, grouped
from fabula.deduction.onenight.found import deals

FEW, MANY = 20, 200  # games; ten thousand by command


def test_what_was_dealt_is_among_the_deals_that_are_left() -> None:
    assert [game for game in range(MANY) if not is_kept(played(game))] == []


def test_a_deal_asked_about_is_kept_as_it_is_among_all() -> None:
    for game in range(FEW):
        one = played(game)
        found = deals(one.case)
        assert found.holds(one.true) or not found.whole
        for deal in islice(found, 1000, 1003):
            assert deals(one.case, only=deal.roles).holds(deal)


@pytest.mark.parametrize("may_be", [(1, 6, 7, 7), (7, 7, 7, 7), (3, 3, 5, 7), (1, 1, 7, 7), (6, 6, 1, 2)])
def test_the_ways_to_lay_cards_are_counted_as_if_each_were_laid(may_be: tuple[int, ...]) -> None:
    for numbers in ((2, 1, 1), (1, 2, 1), (0, 2, 2)):
        laid = [*each(may_be, numbers)]
        total, often = filled(grouped(may_be), numbers)
        assert total == len(laid) == len(set(laid))
        for (bits, role), number in often.items():
            places = [place for place, some in enumerate(may_be) if some == bits]
            assert number == sum(one[place] == role for one in laid for place in places)
