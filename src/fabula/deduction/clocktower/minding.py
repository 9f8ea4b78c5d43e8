"""Lil' Monsta, whom a living Minion minds from night to night: which of them it is nobody can follow.

What is told of one night alone is judged by who may mind it then; that it must be the same Minion in all
that was told of that night is not asked.
"""

from __future__ import annotations

from fabula.deduction.clocktower.branch import Branch
from fabula.deduction.clocktower.case import Case
from fabula.deduction.clocktower.deals import MONSTA
from fabula.deduction.clocktower.history import History
from fabula.deduction.clocktower.roles import KIND, TOUCHES_MONSTA
from fabula.deduction.clocktower.whose import KILLS, LEFT_OUT, Ways


@LEFT_OUT.of(MONSTA)
def may_go_elsewhere(case: Case) -> bool:
    """Beside somebody by whose ability it goes to others than Minions, or leaves the game."""
    return any(role in TOUCHES_MONSTA for role in (*case.claims, *case.hidden))


@KILLS.of(MONSTA)
def kill_or_not(_: History, __: Branch, ___: int, here: int, ways: Ways) -> int:
    """The Storyteller decides whom, and whether anybody."""
    ways[0] |= here
    ways[1] |= here
    return here


def who_may_mind(deal: tuple[str, ...], alive: list[bool]) -> list[int]:
    """Who may be the Demon by now where nobody is one: the living Minions."""
    return [seat for seat, role in enumerate(deal) if KIND[role] == "minion" and alive[seat]]
