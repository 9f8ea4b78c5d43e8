"""The Big Wig: whoever is nominated has an advocate, who alone speaks until the vote."""

from __future__ import annotations

from fabula.core.requests import Ask, Choice, Decide
from fabula.core.town import Town
from fabula.games.clocktower.almanac import decisions, notes
from fabula.games.clocktower.almanac.cards import EVIL, NO, YES
from fabula.games.clocktower.judgement.madness import ACCUSING, hear
from fabula.games.clocktower.town.deaths import die
from fabula.games.clocktower.town.events import company
from fabula.games.clocktower.town.public_events import Announced
from fabula.games.clocktower.town.square import Square

BIG_WIG = "big_wig"


async def name_an_advocate(town: Square, nominee: int) -> None:
    """The nominee chooses one before all: anybody, the dead and themselves too."""
    if BIG_WIG in company(town.grimoire):
        advocate = await Ask(nominee, BIG_WIG, town.everyone)
        notes.ADVOCATE.set(town, advocate)
        town.tell(Announced(BIG_WIG, (advocate,), seat=nominee))


def who_speaks(town: Square, nominator: int | None, nominee: int) -> tuple[int, ...]:
    """Who may say something before hands are counted."""
    advocate = notes.ADVOCATE.of(town.grimoire)
    speaking = (nominator, nominee) if advocate is None else (advocate,)
    return tuple(seat for seat in dict.fromkeys(speaking) if seat in town.everyone)


def hear_a_plea(town: Town, who: int, words: Choice) -> None:
    """All hear it; what the advocate says last of the nominee is kept in mind."""
    hear(town, who, words)
    if (
        notes.ADVOCATE.of(town.grimoire) == who
        and words[0] in ACCUSING
        and words[1] == notes.NOMINEE.known(town.grimoire)[1]
    ):
        accused = words[0] == "suspect" or words[-1] == EVIL
        notes.BETRAYED.set(town, accused or None)


async def judge_the_advocate(town: Square) -> None:
    """Who was not mad that the nominee is good may die, while alive: the Storyteller decides."""
    advocate, betrayed = notes.ADVOCATE.of(town.grimoire), notes.BETRAYED.stands(town.grimoire)
    for note in (notes.ADVOCATE, notes.BETRAYED):
        if note.stands(town.grimoire):
            note.forget(town)
    if advocate is None or not town.grimoire.alive[advocate]:
        return
    options = (YES, NO) if betrayed else (NO, YES)
    if await Decide(decisions.BIG_WIG_FAILS, options, advocate, notes.NOMINEE.known(town.grimoire)[1]) == YES:
        await die(town, advocate, BIG_WIG)
