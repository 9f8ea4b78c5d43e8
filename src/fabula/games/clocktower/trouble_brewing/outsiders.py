"""The Outsiders of Trouble Brewing, in the order of the sheet."""

from __future__ import annotations

from fabula.core.cards import EACH_NIGHT
from fabula.games.clocktower.cards import DEMON, DUSK, MASTER, MINION, outsider
from fabula.games.clocktower.deaths import EXECUTION
from fabula.games.clocktower.ending import lose
from fabula.games.clocktower.square import Square
from fabula.games.clocktower.verbs import Me


@outsider("butler", wakes=EACH_NIGHT, asks=1)
async def butler(me: Me, town: Square) -> None:
    """You choose another player: tomorrow you may only vote if they do."""
    await me.mark(await me.choose(town.others(me.seat)), MASTER, until=DUSK)


drunk = outsider("drunk")
"""You do not know that you are the Drunk: you believe in a Townsfolk's ability that you do not have."""

recluse = outsider("recluse", registers=(MINION, DEMON), lasts=True)
"""You may register as evil, and as a Minion or Demon, even when dead."""

saint = outsider("saint")
"""If you die by execution your side loses."""


@saint.when("dies_by_execution")
async def lose_all(me: Me, town: Square) -> None:
    """The game is over."""
    await lose(town, town.side(me.seat), "saint")


@saint.when("died")
async def fail_to_lose(me: Me, town: Square, seat: int, cause: str) -> None:
    """Whose ability another has taken dies like others."""
    if (seat, cause) == (me.seat, EXECUTION):
        me.go_wrong()
