"""The day: talk, the powers of the day, nominations, exiles, the one execution."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fabula.core.events import Nominated, PhaseBegan, Readied
from fabula.core.floor import READY, until_all_are_ready
from fabula.core.grimoire import Grimoire
from fabula.core.moments import Moment
from fabula.core.requests import STORYTELLER, Choice, Decide
from fabula.games.clocktower.almanac import decisions, moments, notes, questions
from fabula.games.clocktower.almanac.cards import DAY, NOMINATIONS, YES
from fabula.games.clocktower.almanac.traits import SLAY, whose
from fabula.games.clocktower.company import fabled, hindu
from fabula.games.clocktower.company.big_wig import (
    hear_a_plea,
    judge_the_advocate,
    name_an_advocate,
    who_speaks,
)
from fabula.games.clocktower.judgement import trial
from fabula.games.clocktower.judgement.ending import forget_what_was_averted, winning_side
from fabula.games.clocktower.judgement.madness import hear, judge_mutants
from fabula.games.clocktower.judgement.votes import in_force, keep_in_mind
from fabula.games.clocktower.phases.day_options import GIVE, only_words
from fabula.games.clocktower.phases.day_powers import POWERS_OF_SPEECH, speak
from fabula.games.clocktower.phases.open_floor import a_window, nominees_today
from fabula.games.clocktower.town.ballots import ExileCalled, PutUp
from fabula.games.clocktower.town.colour import lead_to_the_gallows
from fabula.games.clocktower.town.deaths import EXECUTION
from fabula.games.clocktower.town.events import NothingHappened, Unexecuted, Used
from fabula.games.clocktower.town.executions import execute
from fabula.games.clocktower.town.public_events import Announced
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.verbs import happens

# what only one may do, as all know, for their role is open
OF_TRAVELLERS: dict[str, Callable[[int, Any], Moment[None]]] = {
    "swap": moments.Swaps,
    "finish": moments.Finishes,
    "jest": moments.Jests,
}
ACTS = frozenset((SLAY, GIVE, *OF_TRAVELLERS, *fabled.ACTS, *POWERS_OF_SPEECH))


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


async def whom_the_storyteller_nominates(town: Square) -> int | None:
    """Nobody, unless an ability has the Storyteller nominate instead of the players."""
    possible = town.answer(questions.StorytellerNominates(nominees_today(town)))
    nominee: int | None = await Decide(decisions.STORYTELLER_NOMINATES, possible) if possible else None
    return nominee


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


async def act(town: Square, who: int, word: str, *rest: Choice) -> None:
    """Somebody does, or says that they do, what an ability may make something of."""
    if word == SLAY:
        await use(town, who, whose(word), *rest)
    elif word == GIVE:
        await happens(town, moments.TokenOffered(seat=who, beggar=rest[0]))
    elif word in fabled.ACTS:
        await fabled.ACTS[word](town, who)
    elif word in OF_TRAVELLERS:
        await happens(town, OF_TRAVELLERS[word](who, rest[0]))
    else:
        await speak(town, who, word, *rest)


async def nominate(town: Square, nominator: int | None, nominee: int) -> None:
    """A nomination is heard, a player's or the Storyteller's; a Virgin may end the day with it."""
    town.tell(PutUp(nominee) if nominator is None else Nominated(nominator, nominee))
    notes.NOMINATED.add(town, (nominator, nominee))
    if nominator is not None:
        keep_in_mind(town, notes.NOMINATORS, nominator)
    await confirm(decisions.NOMINATION, *(seat for seat in (nominator, nominee) if seat is not None))
    await happens(town, moments.Nominated(nominator, nominee))
    if notes.EXECUTED.stands(town.grimoire):
        town.tell(PhaseBegan(EXECUTION, town.night))
        await day_is_over(town)
    else:
        notes.NOMINEE.set(town, (nominator, nominee))
        await name_an_advocate(town, nominee)


def goes_on(town: Square) -> bool:
    """Whether somebody may nominate again after the first execution."""
    return notes.EXECUTED.stands(town.grimoire) and town.is_said(questions.DayGoesOn())


async def go_on(town: Square) -> None:
    """After the first execution of the day somebody may nominate again."""
    await happens(town, moments.DayGoesOn())


async def nominate_again(town: Square, nominator: int, nominee: int) -> None:
    """One more nomination, for which no earlier votes count; nothing follows it but its vote."""
    town.tell(PhaseBegan(NOMINATIONS, town.night))
    notes.CLOSED.set(town)
    notes.BEST.forget(town)
    notes.IN_TRUTH.forget(town)
    town.tell(Nominated(nominator, nominee))
    await confirm(decisions.NOMINATION, nominator, nominee)
    await happens(town, moments.Nominated(nominator, nominee))
    notes.NOMINEE.set(town, (nominator, nominee))


def call_exile(town: Square, caller: int, traveller: int) -> None:
    """Anybody may call for the exile of a Traveller, once a day each Traveller."""
    town.tell(ExileCalled(caller, traveller))
    notes.CALLED.add(town, traveller)
    notes.EXILING.set(town, (traveller, town.grimoire.phase))


async def use(town: Square, seat: int, role: str, target: int) -> None:
    """What is said to be used looks the same whoever says so."""
    town.tell(Used(seat, role, target))
    notes.SHOTS.add(town, seat)
    lived = town.grimoire.alive[target]
    await confirm(decisions.USED, seat, target)
    await happens(town, moments.Shoots(seat, target))
    if town.grimoire.alive[target] == lived:
        town.tell(NothingHappened())


async def plead(town: Square) -> None:
    """The nominee, and who nominated them, may say something before hands are counted."""
    nominator, nominee = notes.NOMINEE.known(town.grimoire)
    town.tell(PhaseBegan("plea", town.night))
    if town.answer(questions.SecretVotes()):
        town.tell(Announced("eyes_closed"))
    speaking = who_speaks(town, nominator, nominee)
    await until_all_are_ready(town, "plea", speaking, only_words(town), hear_a_plea)
    await judge_the_advocate(town)


async def end_the_day(town: Square) -> None:
    """Whoever is about to die is executed, or nobody."""
    town.tell(PhaseBegan(EXECUTION, town.night))
    _, about_to_die = in_force(town.grimoire).of(town.grimoire)
    if about_to_die == STORYTELLER:
        trial.execute(town)
    elif isinstance(about_to_die, int):
        await lead_to_the_gallows(town, about_to_die)
        await confirm(decisions.EXECUTION, about_to_die)
        await execute(town, about_to_die)
    elif not notes.EXECUTED.stands(town.grimoire):
        await execute_nobody(town)
    await day_is_over(town)


async def execute_nobody(town: Square) -> None:
    """What may come of it comes after what a Mayor makes of it."""
    town.tell(Unexecuted())
    await happens(town, moments.NobodyExecuted())
    await happens(town, moments.Unexecuted())


async def day_is_over(town: Square) -> None:
    """What abilities do before night falls, if there is a night to come."""
    if winning_side(town.grimoire) is None:
        await happens(town, moments.DayEnds())


async def confirm(prompt: str, *about: int) -> None:
    """The Storyteller repeats what all have heard, each time, so that no pause betrays a decision."""
    await Decide(prompt, (YES,), *about)


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
