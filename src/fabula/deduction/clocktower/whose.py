"""Rules of deduction that are some role's: each says whose above it, and who asks for them names none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from fabula.deduction.clocktower.branch import Branch

Rule = TypeVar("Rule", bound=Callable[..., Any])
Ways = list[int]  # by numbers of the dead the deals in which there may be so many


class Whose(dict[str, Rule]):
    """Rules by roles, entered where they stand: `@CHOSEN.of("gambler")`."""

    def of(self, *roles: str) -> Callable[[Rule], Rule]:
        """Enter the rule that follows for these roles."""

        def enter(rule: Rule) -> Rule:
            self.update(dict.fromkeys(roles, rule))
            return rule

        return enter


# Of the history, the branch, the night, what is told and where it binds: what comes of somebody's choice.
CHOSEN: Whose[Callable[..., list[Branch] | None]] = Whose()
# Of the history, the branch and what is told: what follows from being told of another's ability.
HEARD: Whose[Callable[..., None]] = Whose()
# Of the history, the branch, the night, where the Demon is able, and the ways, which are entered: how many it
# may kill; it gives the deals in which it need not kill anybody.
KILLS: Whose[Callable[..., int]] = Whose()
