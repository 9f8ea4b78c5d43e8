"""Rules of deduction by roles, each entered where it stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

Rule = TypeVar("Rule", bound=Callable[..., Any])


class Whose(dict[str, Rule]):
    """Rules by roles, entered where they stand: `@CHOSEN.of("gambler")`."""

    def of(self, *roles: str) -> Callable[[Rule], Rule]:
        """Enter the rule that follows for these roles."""

        def enter(rule: Rule) -> Rule:
            self.update(dict.fromkeys(roles, rule))
            return rule

        return enter
