"""What a person who leads One Night may correct: the cards before the night, the dead after the vote."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from fabula.core.amendments import Amendment
from fabula.core.events import Corrected, Died, Granted, Revived, Shown
from fabula.core.grimoire import Grimoire
from fabula.core.requests import STORYTELLER
from fabula.core.town import Town
from fabula.games.onenight import notes
from fabula.games.onenight.vote import turn_up


def amendments(grimoire: Grimoire) -> Iterator[Amendment]:
    """Once the night has moved the cards nobody can say any more whose card was which."""
    seats = tuple(range(grimoire.seats))
    if grimoire.phase in ("deal", "dusk"):
        yield Amendment("role", seats, tuple(dict.fromkeys(grimoire.roles)))
    if grimoire.phase == "vote":
        yield Amendment("kill", tuple(seat for seat in seats if grimoire.alive[seat]))
        yield Amendment("revive", tuple(seat for seat in seats if not grimoire.alive[seat]))


def kill(town: Town, seat: int) -> None:
    """This player has died too, and turns up their card; nobody shoots."""
    town.tell(Died(seat, STORYTELLER))
    turn_up(town, seat)


def revive(town: Town, seat: int) -> None:
    """This player has not died."""
    town.tell(Revived(seat))


def correct(town: Town, seat: int, role: str) -> None:
    """This player's card is in fact another: it is theirs as if it had been dealt to them."""
    town.tell(Corrected(seat, role))
    notes.CORRECTED.set(town)
    deal_to(town, seat, role)


def deal_to(town: Town, seat: int, role: str) -> None:
    """A player sees a card as their own, and has its ability."""
    town.tell(Shown(seat, role))
    town.tell(Granted(seat, role, role))


ACTS: dict[str, Callable[..., None]] = {"kill": kill, "revive": revive, "role": correct}
