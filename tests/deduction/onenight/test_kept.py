"""What was dealt is among the deals that are left, whoever lies; and no deal is counted twice."""

from __future__ import annotations

import pytest
from tests.deduction.onenight.kept import kept

from fabula.deduction.onenight.filling import each, filled, grouped

FEW = 40  # games; ten thousand by command


def test_what_was_dealt_is_among_the_deals_that_are_left() -> None:
    looked = [kept(game) for game in range(FEW)]
    assert [game for game, one in enumerate(looked) if one.whole and not one.holds] == []
    assert sum(one.holds for one in looked) > FEW * 9 // 10


@pytest.mark.parametrize("may_be", [(1, 6, 7, 7), (7, 7, 7, 7), (3, 3, 5, 7), (1, 1, 7, 7), (6, 6, 1, 2)])
def test_the_ways_to_lay_cards_are_counted_as_if_each_were_laid(may_be: tuple[int, ...]) -> None:
    for numbers in ((2, 1, 1), (1, 2, 1), (0, 2, 2)):
        laid = [*each(may_be, numbers)]
        total, often = filled(grouped(may_be), numbers)
        assert total == len(laid) == len(set(laid))
        for (bits, role), number in often.items():
            places = [place for place, some in enumerate(may_be) if some == bits]
            assert number == sum(one[place] == role for one in laid for place in places)
