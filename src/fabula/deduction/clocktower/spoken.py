"""Of which roles anything is said in a case: of the others it does not matter which of them somebody is."""

from __future__ import annotations

from collections.abc import Iterator

from fabula.deduction.clocktower.assumptions import WHO_CHANGES_SAYS_SO
from fabula.deduction.clocktower.case import Case
from fabula.deduction.clocktower.roles import (
    CARDS,
    COMING_WITH_OTHERS,
    DYING_OF_THEMSELVES,
    KIND,
    LONG,
    MAKING_MINIONS,
    RULES,
)
from fabula.games.clocktower.almanac.knowing import Statement

NOT_MADE_UNSAID = frozenset((*MAKING_MINIONS, *COMING_WITH_OTHERS))


def followed_unsaid(case: Case) -> bool:
    """Whether it is followed who becomes another role unsaid: of a deal that is known, if at all."""
    return WHO_CHANGES_SAYS_SO not in case.assume and bool(case.dealt)


def all_is_followed_unsaid(case: Case) -> bool:
    """Whether all is followed that somebody may become unsaid.

    With some roles of a script others become something else as well: that these are made is not followed.
    """
    return followed_unsaid(case) and NOT_MADE_UNSAID.isdisjoint(case.script)


def made_unsaid(case: Case) -> Iterator[str]:
    """The roles of the script that it is followed of somebody to have become unsaid."""
    return (role for role in case.script if role not in NOT_MADE_UNSAID)


def unspoken(case: Case) -> frozenset[str]:
    """The roles of the script of which nothing is said, and nothing follows if somebody silent is one."""
    spoken = {*roles_named(case)}
    return frozenset(role for role in case.script if is_idle(role) and role not in spoken)


def is_idle(role: str) -> bool:
    """Whether nothing follows from it if somebody is this role and says nothing."""
    idle = KIND[role] == "townsfolk" and role in RULES and role in CARDS and CARDS[role].powerless
    return idle and role not in LONG and role not in DYING_OF_THEMSELVES


def roles_named(case: Case) -> Iterator[str]:
    """The roles of which somebody speaks in public, or says that they were told of them."""
    for one in case.told:
        yield from (*one.shown, one.was)
        for said in one.statements:
            yield from _of_a_statement(said)
    for happening in case.happenings:
        yield from (role for _, role in happening.guesses)
        yield from _of_a_statement(happening.statement) if happening.statement else ()
    for fact in case.facts:
        yield from _of_a_statement(fact)


def _of_a_statement(said: Statement) -> Iterator[str]:
    yield from said.roles
    for part in said.parts:
        yield from _of_a_statement(part)
