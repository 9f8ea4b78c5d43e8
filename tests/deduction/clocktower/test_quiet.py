"""A Goon of whom nothing shows: as many deals are left as where each who may have chosen it is told apart."""

from __future__ import annotations

from dataclasses import replace

from tests.deduction.clocktower.test_played import played

from fabula.deduction.clocktower.assumptions import DEMON_MAY_ATTACK_DEAD
from fabula.deduction.clocktower.case import Case, Happening, read_case
from fabula.deduction.clocktower.found import deals
from fabula.deduction.clocktower.quiet import SHOWN, quiet_of
from fabula.deduction.clocktower.timeline import Timeline
from fabula.games.clocktower.almanac.cards import BAD_MOON_RISING
from fabula.games.clocktower.almanac.knowing import Statement, Told

GAMES = (6, 7, 9, 11, 14, 23, 25)
GOON = "goon"


def with_a_goon() -> list[Case]:
    """Games in which somebody says to be the Goon."""
    cases = [read_case(one.file) for one in played(BAD_MOON_RISING, 8, GAMES)]
    return [case for case in cases if GOON in case.claims]


def test_the_same_deals_are_left_where_sides_are_not_asked_about() -> None:
    hushed = sided = 0
    for case in with_a_goon():
        found, with_sides = deals(case), deals(case, sides=True)
        assert found.alike == with_sides.alike
        assert found.sides != found.left or not quiet(case)
        assert [one.deals for one in found.sides] == [one.deals for one in with_sides.left]
        hushed += quiet(case)
        sided += len(found.left) < len(with_sides.left)
    assert hushed == len(GAMES)
    assert sided > 2


def quiet(case: Case) -> bool:
    """Whether there are deals in which nothing shows of the Goon."""
    return quiet_of(Timeline(case), case.claims.index(GOON)) != SHOWN


def test_what_depends_on_its_side_lets_it_show() -> None:
    """A Moonchild who chooses it, an execution it lives through, a word of sides, a role of another set."""
    case = next(case for case in with_a_goon() if quiet(case))
    seat = case.claims.index(GOON)
    by = (seat + 1) % case.seats
    told = Told(by, "moonchild", day=1, kind="choice", players=(seat,))
    lived = Happening("execution", day=1, player=seat)
    word = Happening("gossip", day=1, player=by, statement=Statement("is_evil", players=(by,)))
    assert not quiet(replace(case, told=(*case.told, told)))
    assert not quiet(replace(case, happenings=(*case.happenings, lived)))
    assert not quiet(replace(case, happenings=(*case.happenings, word)))
    assert not quiet(replace(case, hidden=(*case.hidden, "poisoner")))
    assert not quiet(replace(case, assume=case.assume.put(DEMON_MAY_ATTACK_DEAD, False)))
