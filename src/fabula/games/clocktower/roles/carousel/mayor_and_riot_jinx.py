"""The rule for a Mayor beside Riot: who may stop it before somebody dies, and who has won then."""

from __future__ import annotations

from fabula.core.requests import Poll
from fabula.core.working import works
from fabula.games.clocktower.almanac import notes, prompts
from fabula.games.clocktower.almanac.cards import EVIL, GOOD, YES
from fabula.games.clocktower.judgement.ending import lose
from fabula.games.clocktower.town.abnormal import go_wrong
from fabula.games.clocktower.town.events import NothingHappened, Used
from fabula.games.clocktower.town.square import Square

MAYOR = "mayor"


async def is_stopped(town: Square) -> bool:
    """A Mayor may stop the riot before somebody dies; each who lives may say so, once, Mayor or not."""
    before = notes.STOPPED.of(town.grimoire)
    asked = tuple(seat for seat in town.living if seat not in before) if MAYOR in town.grimoire.roles else ()
    answers = await Poll(asked, prompts.STOP_RIOT, (None, YES)) if asked else ()
    said = tuple(seat for seat, answer in zip(asked, answers, strict=True) if answer == YES)
    if said:
        notes.STOPPED.set(town, (*before, *said))
    for seat in said:
        town.tell(Used(seat, MAYOR, seat))
        if await ends_with_their_word(town, seat):
            return True
        town.tell(NothingHappened())
    return False


async def ends_with_their_word(town: Square, seat: int) -> bool:
    """A Mayor who stops the riot ends the game: for the good where only one Riot lives, else for the evil."""
    for grant in town.abilities(seat):
        if grant.role == MAYOR and works(town.grimoire, grant):
            alone = len(town.living_demons) == 1
            await lose(town, EVIL if alone else GOOD, "riot_stopped" if alone else "riot_too_soon")
            return True
        if grant.role == MAYOR:
            go_wrong(town, grant)
    return False
