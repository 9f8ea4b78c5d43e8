"""The Demon of Trouble Brewing."""

from __future__ import annotations

from fabula.core.cards import EACH_NIGHT_BUT_FIRST
from fabula.core.requests import Decide
from fabula.games.clocktower.almanac import decisions, notes
from fabula.games.clocktower.almanac.cards import MINION, demon
from fabula.games.clocktower.almanac.choices import ANY_PLAYER
from fabula.games.clocktower.almanac.traits import HIDES_IN_PUZZLES, PASSED_ON
from fabula.games.clocktower.town.changes import become
from fabula.games.clocktower.town.deaths import attack
from fabula.games.clocktower.town.registering import taken_for
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.verbs import Me


@demon(
    "imp",
    wakes=EACH_NIGHT_BUT_FIRST,
    asks=1,
    icon="imp",
    chooses=ANY_PLAYER,
    powerless=True,
    traits=(HIDES_IN_PUZZLES, PASSED_ON),
)
async def imp(me: Me, town: Square) -> None:
    """Whom you choose dies. Choose yourself, and a Minion is the Imp.

    Whoever else is a Demon; but a Scarlet Woman who has taken over is that Minion.
    """
    victim = await me.choose(town.everyone)
    followed = notes.SUCCEEDED.of(town.grimoire)
    dies = await attack(me, victim) and victim == me.seat and not town.grimoire.alive[me.seat]
    if dies and notes.SUCCEEDED.of(town.grimoire) == followed:
        await pass_on(town)


async def pass_on(town: Square) -> None:
    """The Storyteller decides which of the living Minions, or of those who may register as one, it is."""
    heirs = heirs_of(town)
    heir = heirs[0] if len(heirs) == 1 else await Decide(decisions.HEIR, heirs)
    if heir is not None:
        await become(town, heir, "imp")


def heirs_of(town: Square) -> tuple[int | None, ...]:
    """Who may be the next Imp, Minions first; nobody, where none of them has to register as a Minion."""
    return taken_for(town, town.living, lambda seen: seen.is_a(MINION))
