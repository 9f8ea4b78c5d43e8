"""What each answer of whoever leads would leave, if all the good told each other all they know."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from fabula.core.refusals import Refusal
from fabula.core.requests import STORYTELLER, Choice
from fabula.core.telling import Telling
from fabula.deduction.clocktower.known import NotJudged, by_all_the_good
from fabula.deduction.clocktower.played import Fact
from fabula.deduction.clocktower.standing import Standing, standing
from fabula.deduction.found import AT_LEAST, IMPOSSIBLE, LEAVES, PROVES, UNKNOWN


class Weight(NamedTuple):
    """What is left after an answer: a word, how many deals, who may be the Demon in them."""

    word: str
    number: int = 0
    demons: tuple[int, ...] = ()
    left_out: tuple[str, ...] = ()


Weighed = list[tuple[Choice, Weight]]


def weights(
    telling: Telling, options: Iterable[Choice], goes_on: Callable[[], bool] = lambda: True
) -> Weighed:
    """Of each answer from which something follows what it leaves, as far as there is time.

    What is true is known here. Where it is not among the deals that are left before anything is answered,
    the game is one that deduction does not follow: then nothing is said of it.
    """
    try:
        before, dealt = by_all_the_good(telling)
    except NotJudged:
        return []
    if not standing(before, dealt, _once()).holds:
        return []
    cases = list(_cases(telling, options, before, goes_on))
    left = [standing(file, dealt, _once()) for _, file in cases]
    for settled in (False, True):
        for place, (_, file) in enumerate(cases):
            if not left[place].whole and _is_settled(left[place]) is settled and goes_on():
                again = standing(file, dealt, goes_on)
                left[place] = max(left[place], again, key=lambda one: (one.count, one.whole))
    return [(option, weight(one)) for (option, _), one in zip(cases, left, strict=True)]


def _cases(
    telling: Telling, options: Iterable[Choice], before: Fact, goes_on: Callable[[], bool]
) -> Iterator[tuple[Choice, Fact]]:
    """The case after each answer from which something follows."""
    for option in options:
        if not goes_on():
            return
        fork = telling.fork()
        try:
            fork.answer(STORYTELLER, option)
            file, _ = by_all_the_good(fork)
        except (NotJudged, Refusal):
            continue
        if file != before:
            yield option, file


def _once() -> Callable[[], bool]:
    """Time for the first of what may be tried, and no more."""
    turns = iter((True,))
    return lambda: next(turns, False)


def _is_settled(left: Standing) -> bool:
    """Whether more deals would change nothing but figures."""
    return left.holds and len(left.demons) > 1


def weight(left: Standing) -> Weight:
    """A standing in a word and figures. What the good know of is never excluded without a word."""
    demons = tuple(sorted(left.demons, key=lambda seat: (-left.demons[seat], seat)))
    if left.left_out:
        return Weight(UNKNOWN, left_out=left.left_out)
    if not left.holds:
        return Weight(IMPOSSIBLE if left.whole else UNKNOWN, left.count, demons)
    if left.proves is not None:
        return Weight(PROVES, left.count, demons)
    return Weight(LEAVES if left.whole else AT_LEAST, left.count, demons)
