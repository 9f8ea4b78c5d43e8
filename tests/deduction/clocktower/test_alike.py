"""Deals that are left are counted and shared as bits: it comes to the same as going through each of them."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from tests.deduction.clocktower.mixed import script_by_lot

from fabula.core.telling import Telling
from fabula.deduction.clocktower.alike import roles_in
from fabula.deduction.clocktower.assumptions import IN_PLAY
from fabula.deduction.clocktower.case import read_case
from fabula.deduction.clocktower.found import Found, deals, is_left
from fabula.deduction.clocktower.minding import who_may_mind
from fabula.deduction.clocktower.played import as_case
from fabula.deduction.clocktower.roles import KIND
from fabula.deduction.found import Deal
from fabula.games.clocktower.almanac.cards import BAD_MOON_RISING, SECTS_AND_VIOLETS, TROUBLE_BREWING
from fabula.games.clocktower.tale import Clocktower
from fabula.sim.play import Table


def found_after(script: tuple[str, ...], seed: int) -> Found:
    """What is left of a game of two nights, the good telling all."""
    lots = Random(seed)
    telling = Telling(Clocktower(), Clocktower().set_up(7, script or script_by_lot(lots)))
    Table(telling, lots.randrange, "sensible", laws=False).play()
    played = as_case(telling, lots.randrange, 2)
    assert played is not None
    case = read_case(played.file)
    case.assume = IN_PLAY
    return deals(case)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("script", [TROUBLE_BREWING, SECTS_AND_VIOLETS, ()], ids=["tb", "snv", "mixed"])
def test_it_comes_to_the_same_as_going_through_each(script: tuple[str, ...], seed: int) -> None:
    found = found_after(script, seed)
    each = list(found)
    assert found.count == len(each) == len({*each}) > 0
    assert all(map(found.holds, each))
    for seat in range(found.case.seats):
        assert found.chances(seat) == pytest.approx(shares([deal.roles[seat] for deal in each]))
        assert found.chances_now(seat) == pytest.approx(shares([deal.final[seat] for deal in each]))
    assert found.demons == pytest.approx(demons(found, each))


@pytest.mark.parametrize("seed", range(4, 7))
@pytest.mark.parametrize("script", [BAD_MOON_RISING, SECTS_AND_VIOLETS, ()], ids=["bmr", "snv", "mixed"])
def test_a_deal_by_itself_is_left_where_it_is_among_all(script: tuple[str, ...], seed: int) -> None:
    found, lots = found_after(script, seed), Random(seed)
    each = [*found]
    began, possible = {deal.roles for deal in each}, [*roles_in(found.time.deals.role, found.time.deals.live)]
    assert began < {*possible}
    for deal in lots.sample(each, min(len(each), 5)):
        assert is_left(found.case, deal.roles, deal.final)
    some = lots.sample(possible, 15)
    assert [is_left(found.case, roles) for roles in some] == [roles in began for roles in some]
    others = [deal for deal in each if Deal(deal.roles, deal.roles) not in each][:3]
    assert not any(is_left(found.case, deal.roles, deal.roles) for deal in others)


def shares(roles: list[str]) -> dict[str, float]:
    """How often each of these comes."""
    return {role: number / len(roles) for role, number in Counter(roles).items()}


def demons(found: Found, each: list[Deal]) -> dict[int, float]:
    """Who is the Demon, deal by deal."""
    counted: Counter[int] = Counter()
    for deal in each:
        here = [seat for seat, role in enumerate(deal.final) if KIND[role] == "demon"]
        if not here and "summoner" not in deal.roles:
            here = who_may_mind(deal.final, found.left[0].branch.alive)
        counted.update(here)
    return {seat: number / len(each) for seat, number in counted.items()}


def test_what_is_not_left_is_not_in_it() -> None:
    found = found_after(TROUBLE_BREWING, 0)
    one = next(iter(found))
    seat = one.roles.index("imp")
    other = (seat + 1) % len(one.roles)
    exchanged = list(one.roles)
    exchanged[seat], exchanged[other] = exchanged[other], exchanged[seat]
    away = Deal(tuple(exchanged), tuple(exchanged))
    assert found.holds(away) == (away in [*found])
    assert not found.holds(Deal(one.roles, tuple(exchanged)))
