"""Rules of deduction that are some role's: each says whose above it, and who asks for them names none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from fabula.deduction.clocktower.branch import Branch
from fabula.deduction.rules import Whose

Rule = TypeVar("Rule", bound=Callable[..., Any])
Ways = list[int]  # by numbers of the dead the deals in which there may be so many


class Together(dict[str, tuple[Rule, ...]]):
    """Rules of several roles that are asked for together by one word: `@BY_DAY.of("psychopath")`."""

    def of(self, word: str) -> Callable[[Rule], Rule]:
        """Enter the rule that follows for this word, beside those that others have for it."""

        def enter(rule: Rule) -> Rule:
            self[word] = (*self.get(word, ()), rule)
            return rule

        return enter


# Of the history, the branch, the night, what is told and where it binds: what comes of somebody's choice.
CHOSEN: Whose[Callable[..., list[Branch] | None]] = Whose()
# Of the history, the branch and what is told: what follows from being told of another's ability.
HEARD: Whose[Callable[..., None]] = Whose()
# Of a case: whether what becomes of this role is not followed in it.
LEFT_OUT: Whose[Callable[[Any], bool]] = Whose()
# Of the history, the branch, the night, where the Demon is able, and the ways, which are entered: how many it
# may kill; it gives the deals in which it need not kill anybody.
KILLS: Whose[Callable[..., int]] = Whose()
# Of the history, the branch, the night and who is found dead in it: the ways in which it may have gone.
NIGHTS: Whose[Callable[..., list[Branch]]] = Whose()
# Of the history, the branch and the night: what somebody does in a first night of which nobody dies.
BEGINS: Whose[Callable[..., list[Branch]]] = Whose()
# By what is said of a death by day, of the history, the branch and the death: where whose ability may have
# caused it, with -1 for the seat where it does not matter that it works; None where nothing follows.
BY_DAY: Together[Callable[..., list[tuple[int, int]] | None]] = Together()
# Of the night: whether somebody is not woken in it though their line comes.
SLEEPS: Whose[Callable[[int], bool]] = Whose()
# Of the timeline, the night and the seat: whether somebody is woken in it, for whom more has to be so than
# that their line comes.
WOKEN_IF: Whose[Callable[[Any, int, int], bool]] = Whose()
# Of the timeline and the night: whether somebody may be woken in it though nobody can know.
WOKEN_PERHAPS: Whose[Callable[[Any, int], bool]] = Whose()
# Of the history, the branch and the night: whom somebody may have changed who does not say so.
UNSAID: Whose[Callable[..., list[Branch] | None]] = Whose()
