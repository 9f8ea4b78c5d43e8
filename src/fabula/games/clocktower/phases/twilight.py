"""Dusk: the day is decided, night has not begun, and all may still talk and use what is used by day.

The book leaves it to the Storyteller whether abilities of the day are used between the execution and the
night. They may be, unless whoever leads has said that it is too late for them.
"""

from __future__ import annotations

from collections.abc import Iterator

from fabula.core.amendments import Amendment
from fabula.core.events import Noted, PhaseBegan
from fabula.core.grimoire import Grimoire
from fabula.games.clocktower.almanac import moments
from fabula.games.clocktower.almanac.cards import TALK_AT_DUSK, TWILIGHT
from fabula.games.clocktower.judgement.madness import ACCUSED, SAID, SAID_OUTSIDER, judge_mutants
from fabula.games.clocktower.phases.day import NIGHTFALL, keep_open
from fabula.games.clocktower.phases.open_floor import TOO_LATE
from fabula.games.clocktower.town.deaths import EXECUTION
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.verbs import happens

JUDGED_BY = (SAID, SAID_OUTSIDER, ACCUSED)  # what was said today that the Storyteller may weigh


def is_due(grimoire: Grimoire) -> bool:
    """Whether the day is decided, and night may not fall yet."""
    decided = grimoire.phase in (EXECUTION, TWILIGHT) and grimoire.settings[TALK_AT_DUSK]
    return bool(decided) and NIGHTFALL not in grimoire.notes


async def fall(town: Square) -> None:
    """All may talk until the living are ready for the night; then what they said is weighed."""
    if town.grimoire.phase != TWILIGHT:
        town.tell(PhaseBegan(TWILIGHT, town.night))
    said = what_was_said(town.grimoire)
    if not await keep_open(town, TWILIGHT):
        return
    town.tell(Noted(NIGHTFALL, True))
    if what_was_said(town.grimoire) != said:
        await happens(town, moments.Judged(closing=False))
        await judge_mutants(town)


def what_was_said(grimoire: Grimoire) -> tuple[object, ...]:
    """All that was said today and may have broken somebody's madness."""
    return tuple(grimoire.notes.get(word) for word in JUDGED_BY)


def amendments(grimoire: Grimoire) -> Iterator[Amendment]:
    """Whoever leads says at dusk that it is too late for abilities, or that it is not."""
    if is_due(grimoire):
        yield Amendment("let_use" if TOO_LATE in grimoire.notes else "too_late")


def say_too_late(town: Square) -> None:
    """No ability of the day is used any more before this night."""
    town.tell(Noted(TOO_LATE, True))


def let_use(town: Square) -> None:
    """They may be used after all."""
    town.tell(Noted(TOO_LATE, None))


ACTS = {"too_late": say_too_late, "let_use": let_use}
