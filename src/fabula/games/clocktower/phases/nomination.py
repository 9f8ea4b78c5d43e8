"""A nomination: it is heard, confirmed and pleaded."""

from __future__ import annotations

from fabula.core.events import Nominated, PhaseBegan
from fabula.core.floor import until_all_are_ready
from fabula.core.requests import Decide
from fabula.games.clocktower.almanac import decisions, moments, notes, questions
from fabula.games.clocktower.almanac.cards import NOMINATIONS
from fabula.games.clocktower.company.big_wig import (
    hear_a_plea,
    judge_the_advocate,
    name_an_advocate,
    who_speaks,
)
from fabula.games.clocktower.judgement.votes import keep_in_mind
from fabula.games.clocktower.phases.day_options import only_words
from fabula.games.clocktower.phases.execution import day_is_over
from fabula.games.clocktower.phases.open_floor import nominees_today
from fabula.games.clocktower.town.announcing import confirm
from fabula.games.clocktower.town.ballots import PutUp
from fabula.games.clocktower.town.deaths import EXECUTION
from fabula.games.clocktower.town.public_events import Announced
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.verbs import happens


async def whom_the_storyteller_nominates(town: Square) -> int | None:
    """Nobody, unless an ability has the Storyteller nominate instead of the players."""
    possible = town.answer(questions.StorytellerNominates(nominees_today(town)))
    nominee: int | None = await Decide(decisions.STORYTELLER_NOMINATES, possible) if possible else None
    return nominee


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


async def plead(town: Square) -> None:
    """The nominee, and who nominated them, may say something before hands are counted."""
    nominator, nominee = notes.NOMINEE.known(town.grimoire)
    town.tell(PhaseBegan("plea", town.night))
    if town.answer(questions.SecretVotes()):
        town.tell(Announced("eyes_closed"))
    speaking = who_speaks(town, nominator, nominee)
    await until_all_are_ready(town, "plea", speaking, only_words(town), hear_a_plea)
    await judge_the_advocate(town)
