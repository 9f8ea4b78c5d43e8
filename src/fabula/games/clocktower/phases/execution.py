"""The execution with which a day ends, what may come after it, and what nobody executed brings about."""

from __future__ import annotations

from fabula.core.events import PhaseBegan, Unexecuted
from fabula.core.requests import STORYTELLER
from fabula.games.clocktower.almanac import decisions, moments, notes, questions
from fabula.games.clocktower.judgement import trial
from fabula.games.clocktower.judgement.ending import winning_side
from fabula.games.clocktower.judgement.votes import in_force
from fabula.games.clocktower.town.announcing import confirm
from fabula.games.clocktower.town.colour import lead_to_the_gallows
from fabula.games.clocktower.town.deaths import EXECUTION
from fabula.games.clocktower.town.executions import execute
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.verbs import happens


def goes_on(town: Square) -> bool:
    """Whether somebody may nominate again after the first execution."""
    return notes.EXECUTED.stands(town.grimoire) and town.is_said(questions.DayGoesOn())


async def go_on(town: Square) -> None:
    """After the first execution of the day somebody may nominate again."""
    await happens(town, moments.DayGoesOn())


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
