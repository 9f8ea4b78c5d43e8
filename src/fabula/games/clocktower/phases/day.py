"""The day: talk, the powers of the day, nominations, exiles, the one execution."""

from __future__ import annotations

from fabula.core.events import PhaseBegan, Readied
from fabula.core.floor import READY
from fabula.core.grimoire import Grimoire
from fabula.games.clocktower.almanac import moments, notes
from fabula.games.clocktower.almanac.cards import DAY, NOMINATIONS
from fabula.games.clocktower.company import hindu
from fabula.games.clocktower.judgement.ending import forget_what_was_averted, winning_side
from fabula.games.clocktower.judgement.madness import hear, judge_mutants
from fabula.games.clocktower.phases.deeds import ACTS, act
from fabula.games.clocktower.phases.exile import call_exile
from fabula.games.clocktower.phases.nomination import nominate, whom_the_storyteller_nominates
from fabula.games.clocktower.phases.open_floor import a_window
from fabula.games.clocktower.town.deaths import EXECUTION
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.verbs import happens


async def talk(town: Square) -> None:
    """All talk, the dead too, until the living are ready to nominate or time is up."""
    if town.grimoire.phase != DAY:
        town.tell(PhaseBegan(DAY, town.night))
    if await keep_open(town, DAY) and not await judge(town, closing=False):
        town.tell(PhaseBegan(NOMINATIONS, town.night))


async def take_nominations(town: Square) -> None:
    """One nomination, or none any more: then it is time for the execution."""
    if not await keep_open(town, NOMINATIONS):
        return
    nominee = await whom_the_storyteller_nominates(town)
    if nominee is None:
        notes.CLOSED.set(town)
        await judge(town, closing=True)
    else:
        await nominate(town, None, nominee)


async def judge(town: Square, *, closing: bool) -> bool:
    """What was said is weighed, at the end of the talk and of the day; gives whether that ends the day."""
    await happens(town, moments.Judged(closing=closing))
    await judge_mutants(town)
    if not notes.EXECUTED.stands(town.grimoire):
        return False
    town.tell(PhaseBegan(EXECUTION, town.night))
    return True


async def keep_open(town: Square, prompt: str) -> bool:
    """Keep the floor open; False if something was said that has to be settled first."""
    window, waiting = a_window(town, prompt), not_ready(town)
    while waiting:
        who, words = await window
        if not isinstance(who, int):
            return not notes.ASIDE.stands(town.grimoire)
        if words == READY:
            town.tell(Readied(who))
            if who in waiting:
                waiting.remove(who)
            continue
        word, *rest = words
        if word == "nominate":
            await nominate(town, who, rest[0])
            return False
        if word == "exile":
            call_exile(town, who, rest[0])
            return False
        if word not in ACTS:
            hear(town, who, words)
            continue
        await act(town, who, word, *rest)
        if is_interrupted(town.grimoire):
            return False
        window, waiting = a_window(town, prompt), not_ready(town)
    return not is_interrupted(town.grimoire)


def is_interrupted(grimoire: Grimoire) -> bool:
    """Whether something comes before anything more is said: the end, last words, a trial, a word aside."""
    over = winning_side(grimoire) is not None or hindu.is_due(grimoire)
    return over or any(
        note.stands(grimoire) for note in (notes.SPEAKING, notes.CALLING, notes.ASIDE, notes.INDICTING)
    )


def use_today(town: Square, seat: int) -> None:
    """A player uses what may be used but so often a day."""
    notes.USED_TODAY.add(town, seat)


def forget_the_day(town: Square) -> None:
    """A new day begins with nothing nominated and nobody executed."""
    forget_what_was_averted(town)
    notes.DAY.end(town)


def not_ready(town: Square) -> list[int]:
    """The living who still have something to say: the dead keep nobody waiting."""
    ready = town.grimoire.ready
    return [seat for seat in town.living if seat not in ready] if ready else list(town.living)
