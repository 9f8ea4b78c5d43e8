"""Dusk: the day is decided, night has not begun, and all may still talk and use what is used by day.

The book leaves it to the Storyteller whether abilities of the day are used between the execution and the
night. They may be, unless whoever leads has said that it is too late for them.
"""

from __future__ import annotations

from collections.abc import Iterator

from fabula.core.amendments import Amendment
from fabula.core.events import PhaseBegan
from fabula.core.grimoire import Grimoire
from fabula.games.clocktower.almanac import moments, notes
from fabula.games.clocktower.almanac.cards import TALK_AT_DUSK, TWILIGHT
from fabula.games.clocktower.judgement.madness import judge_mutants
from fabula.games.clocktower.phases.day import keep_open
from fabula.games.clocktower.town.deaths import EXECUTION
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.verbs import happens

JUDGED_BY = (
    notes.SAID,
    notes.SAID_OUTSIDER,
    notes.ACCUSED,
)  # what was said today that the Storyteller may weigh


def is_due(grimoire: Grimoire) -> bool:
    """Whether the day is decided, and night may not fall yet."""
    decided = grimoire.phase in (EXECUTION, TWILIGHT) and grimoire.settings[TALK_AT_DUSK]
    return bool(decided) and not notes.NIGHTFALL.stands(grimoire)


async def fall(town: Square) -> None:
    """All may talk until the living are ready for the night; then what they said is weighed."""
    if town.grimoire.phase != TWILIGHT:
        town.tell(PhaseBegan(TWILIGHT, town.night))
    said = what_was_said(town.grimoire)
    if not await keep_open(town, TWILIGHT):
        return
    notes.NIGHTFALL.set(town)
    if what_was_said(town.grimoire) != said:
        await happens(town, moments.Judged(closing=False))
        await judge_mutants(town)


def what_was_said(grimoire: Grimoire) -> tuple[object, ...]:
    """All that was said today and may have broken somebody's madness."""
    return tuple(note.of(grimoire) for note in JUDGED_BY)


def amendments(grimoire: Grimoire) -> Iterator[Amendment]:
    """Whoever leads says at dusk that it is too late for abilities, or that it is not."""
    if is_due(grimoire):
        yield Amendment("let_use" if notes.TOO_LATE.stands(grimoire) else "too_late")


def say_too_late(town: Square) -> None:
    """No ability of the day is used any more before this night."""
    notes.TOO_LATE.set(town)


def let_use(town: Square) -> None:
    """The powers of the day may be used at dusk after all."""
    notes.TOO_LATE.forget(town)


ACTS = {"too_late": say_too_late, "let_use": let_use}
