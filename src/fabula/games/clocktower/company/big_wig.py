"""The Big Wig: whoever is nominated has an advocate, who alone speaks until the vote."""

from __future__ import annotations

from fabula.core.events import Noted
from fabula.core.requests import Ask, Choice, Decide
from fabula.core.town import Town
from fabula.games.clocktower.almanac.cards import EVIL, NO, YES
from fabula.games.clocktower.judgement.madness import ACCUSING, hear
from fabula.games.clocktower.judgement.votes import NOMINEE
from fabula.games.clocktower.town.deaths import die
from fabula.games.clocktower.town.events import company
from fabula.games.clocktower.town.public_events import Announced
from fabula.games.clocktower.town.square import Square

BIG_WIG = "big_wig"
ADVOCATE = "advocate"  # who speaks for the nominee, until the vote
BETRAYED = "betrayed"  # that the advocate has called the nominee evil


async def name_an_advocate(town: Square, nominee: int) -> None:
    """The nominee chooses one before all: anybody, the dead and themselves too."""
    if BIG_WIG in company(town.grimoire):
        advocate = await Ask(nominee, BIG_WIG, town.everyone)
        town.tell(Noted(ADVOCATE, advocate))
        town.tell(Announced(BIG_WIG, (advocate,), seat=nominee))


def who_speaks(town: Square, nominator: int | None, nominee: int) -> tuple[int, ...]:
    """Who may say something before hands are counted."""
    advocate = town.grimoire.notes.get(ADVOCATE)
    speaking = (nominator, nominee) if advocate is None else (advocate,)
    return tuple(seat for seat in dict.fromkeys(speaking) if seat in town.everyone)


def hear_a_plea(town: Town, who: int, words: Choice) -> None:
    """All hear it; what the advocate says last of the nominee is kept in mind."""
    hear(town, who, words)
    notes = town.grimoire.notes
    if notes.get(ADVOCATE) == who and words[0] in ACCUSING and words[1] == notes[NOMINEE][1]:
        accused = words[0] == "suspect" or words[-1] == EVIL
        town.tell(Noted(BETRAYED, accused or None))


async def judge_the_advocate(town: Square) -> None:
    """Who was not mad that the nominee is good may die, while alive: the Storyteller decides."""
    notes = town.grimoire.notes
    advocate, betrayed = notes.get(ADVOCATE), BETRAYED in notes
    for word in [word for word in (ADVOCATE, BETRAYED) if word in notes]:
        town.tell(Noted(word, None))
    if advocate is None or not town.grimoire.alive[advocate]:
        return
    options = (YES, NO) if betrayed else (NO, YES)
    if await Decide("big_wig_fails", options, advocate, notes[NOMINEE][1]) == YES:
        await die(town, advocate, BIG_WIG)
