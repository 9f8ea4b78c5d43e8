"""The Duchess: three visitors a day, each of whom learns how many of them are evil; one is told a lie."""

from __future__ import annotations

from fabula.core.events import Woke
from fabula.core.readings import Reading
from fabula.core.registration import honest_answers
from fabula.core.requests import Decide, Inform
from fabula.games.clocktower.almanac import decisions, notes
from fabula.games.clocktower.town.events import Informed
from fabula.games.clocktower.town.public_events import Beckoned
from fabula.games.clocktower.town.square import Square

DUCHESS = "duchess"
THREE_VISITORS = 3


async def call_on(town: Square, seat: int) -> None:
    """All see who visits the Duchess."""
    notes.VISITORS.add(town, seat)
    town.tell(Beckoned(seat, DUCHESS))


async def receive(town: Square) -> None:
    """Each of three visitors learns how many of them are evil; one, whom the Storyteller chooses, a lie."""
    three = notes.VISITORS.known(town.grimoire)
    numbers = tuple(range(THREE_VISITORS + 1))

    def how_many(see: Reading) -> int:
        return sum(see(seat).evil for seat in three)

    honest = honest_answers(town, how_many)
    tell = Inform(decisions.LEARN.of(DUCHESS), honest, honest, three, question=how_many)
    truth = honest[0] if len(honest) == 1 else await tell
    misled = await Decide(decisions.DUCHESS_LIE, three, *three)
    lies = tuple(n for n in numbers if n not in honest)
    lie = await Decide(decisions.DUCHESS_NUMBER, lies, misled, question=how_many)
    for seat in town.everyone:
        if seat in three:
            town.tell(Woke(seat, DUCHESS))
            told = lie if seat == misled else truth
            town.tell(Informed(seat, DUCHESS, told, n=told, seats=three))
