"""What a person who leads the 32 cards may correct: who is killed or is not, and which card is whose."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from fabula.core.amendments import Amendment
from fabula.core.events import Corrected, Granted, Revived, Shown, Spared, Struck
from fabula.core.grimoire import Grimoire
from fabula.core.requests import STORYTELLER
from fabula.core.town import Town
from fabula.core.working import doomed
from fabula.games.mafia32 import notes
from fabula.games.mafia32.cards import INFECTIOUS, calls_of
from fabula.games.mafia32.day import die, end_the_infection, open_the_jail
from fabula.games.mafia32.strikes import dies_of, doom


def amendments(grimoire: Grimoire) -> Iterator[Amendment]:
    """Whoever lives may be killed, spared and given another card of the set; whoever is dead may be revived.

    By night a death is a strike that lands at dawn with the others, so that nobody hears of it before.
    """
    seats = range(grimoire.seats)
    living = tuple(seat for seat in seats if grimoire.alive[seat])
    struck = {strike.seat: True for strike in grimoire.strikes}
    already = [strike.seat for strike in grimoire.strikes if strike.kind == STORYTELLER]
    yield Amendment("spare", tuple(seat for seat in living if seat in struck), at_once=True)
    yield Amendment(
        "kill", tuple(seat for seat in living if seat not in already), at_once=grimoire.phase == "night"
    )
    yield Amendment("revive", tuple(seat for seat in seats if not grimoire.alive[seat]))
    yield Amendment("role", living, tuple(dict.fromkeys(grimoire.roles)))


def kill(town: Town, seat: int) -> None:
    """Nothing protects this player: dead at dawn if it is night, else now."""
    if town.grimoire.phase == "night":
        town.tell(Struck(seat, STORYTELLER, None, town.night))
        doom(town, seat)
    else:
        die(town, seat, STORYTELLER)
        open_the_jail(town)


def spare(town: Town, seat: int) -> None:
    """Whatever was to kill this player does not, venom neither; nor does a guard die for them."""
    left = [strike for strike in town.grimoire.strikes if strike.seat != seat and strike.lands <= town.night]
    dying = [dies_of(town, strike) for strike in left]
    saved = tuple(one for one in town.living if doomed(town.grimoire, one) and one not in dying)
    town.tell(Spared(seat, saved))


def revive(town: Town, seat: int) -> None:
    """This player lives after all, and has again what death had not taken."""
    town.tell(Revived(seat))


def correct(town: Town, seat: int, role: str) -> None:
    """This player's card is in fact another: it is theirs as if it had been dealt to them."""
    before = town.grimoire.role(seat)
    corrected = notes.CORRECTED.of(town.grimoire)
    town.tell(Corrected(seat, role))
    notes.CORRECTED.set(town, tuple(sorted({*corrected, seat})))
    deal_to(town, seat, role)
    if before in INFECTIOUS and role != before:
        end_the_infection(town)


def deal_to(town: Town, seat: int, role: str) -> None:
    """A player sees a card as their own, and has what it can do."""
    town.tell(Shown(seat, role))
    for step in calls_of(role, town.grimoire.roles) or (None,):
        town.tell(Granted(seat, role, step))


ACTS: dict[str, Callable[..., None]] = {"kill": kill, "spare": spare, "revive": revive, "role": correct}
