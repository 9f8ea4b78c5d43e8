"""Ways to seat roles: those on a few chairs alone are the same as all ways without the others."""

from __future__ import annotations

import pytest
from tests.deduction.clocktower.test_played import played

from fabula.deduction.clocktower import deals as laid
from fabula.deduction.clocktower.case import Case, read_case
from fabula.deduction.clocktower.found import deals
from fabula.deduction.clocktower.seating import Pins, Rows, apart, pinned
from fabula.games.clocktower.almanac.cards import SECTS_AND_VIOLETS

CHANGED = (30014, 30042, 30062, 30065)


def ways(size: int, rows: Rows) -> set[tuple[int, ...]]:
    """On which chair each role is, in every way."""
    return {
        tuple(next(chair for chair, here in enumerate(row) if here >> way & 1) for row in rows)
        for way in range(size)
    }


@pytest.mark.parametrize("outsiders", [(), (1, 4)])
@pytest.mark.parametrize("pins", [(None, (0, 2), None), ((3,), None, (1, 2, 4)), (None, None, (4,))])
def test_who_may_be_on_a_few_chairs_alone_is_on_no_other(outsiders: tuple[int, ...], pins: Pins) -> None:
    elsewhere = 2 if outsiders else 3
    every = ways(*apart(5, outsiders, elsewhere, 3 - elsewhere)[:2])
    fitting = {
        way for way in every if all(pin is None or chair in pin for chair, pin in zip(way, pins, strict=True))
    }
    size, rows, rest = pinned(5, outsiders, elsewhere, pins)
    assert size == len(fitting)
    assert ways(size, rows) == fitting
    assert all(
        sum(1 for row in rows if row[chair] >> way & 1) == 1 - (rest[chair] >> way & 1)
        for chair in range(5)
        for way in range(size)
    )


def in_which_somebody_changes() -> list[Case]:
    """Games of eight in which somebody says to have become another role."""
    cases = [read_case(one.file) for one in played(SECTS_AND_VIOLETS, 8, CHANGED)]
    return [case for case in cases if any(one.kind == "became" for one in case.told)]


def test_what_somebody_was_before_they_changed_is_nowhere_else(monkeypatch: pytest.MonkeyPatch) -> None:
    cases = in_which_somebody_changes()
    found = [(one.time.deals.total, [*one]) for one in map(deals, cases)]
    monkeypatch.setattr(laid, "OF_THE_SETS", frozenset())  # then any role may be anywhere
    more = [(one.time.deals.total, [*one]) for one in map(deals, cases)]
    assert [some for _, some in found] == [some for _, some in more]
    assert sum(total for total, _ in found) < sum(total for total, _ in more)
