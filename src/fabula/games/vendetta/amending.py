"""What a person who leads Blood Vendetta may correct: who is killed or is not, and which card is whose."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from fabula.core.amendments import Amendment
from fabula.core.events import Corrected, Marked, Revived, Spared, Struck
from fabula.core.grimoire import Grimoire
from fabula.core.requests import STORYTELLER
from fabula.core.town import Town
from fabula.games.vendetta import notes
from fabula.games.vendetta.cards import LIGHT, almanac, possible_cards
from fabula.games.vendetta.checks import is_lord
from fabula.games.vendetta.deal import deal_to
from fabula.games.vendetta.ending import note_whether_due
from fabula.games.vendetta.execution import die, disinherit, follow
from fabula.games.vendetta.strikes import NIGHTFALL, PROTECTED, falling


def amendments(grimoire: Grimoire) -> Iterator[Amendment]:
    """Whoever lives may be killed, spared and given another card; whoever is dead may be revived.

    In the light time a death is an attempt that lands at nightfall with the others, so that nobody hears of
    it before. Of a card drawn blind nobody can say which of its pile it is not.
    """
    seats = range(grimoire.seats)
    living = tuple(seat for seat in seats if grimoire.alive[seat])
    already = [strike.seat for strike in grimoire.strikes if strike.kind == STORYTELLER]
    yield Amendment("spare", falling(Town(grimoire, almanac)), at_once=True)
    yield Amendment(
        "kill", tuple(seat for seat in living if seat not in already), at_once=grimoire.phase in LIGHT
    )
    yield Amendment("revive", tuple(seat for seat in seats if not grimoire.alive[seat]))
    yield Amendment("role", living, possible_cards(grimoire.roles))


def kill(town: Town, seat: int) -> None:
    """Nothing protects this player: dead at nightfall if it is light, else now."""
    if town.grimoire.phase in LIGHT:
        town.tell(Struck(seat, STORYTELLER, None, town.night))
        return
    die(town, seat, STORYTELLER)
    for note in (notes.TIED, notes.PLEADING):
        if seat in (waiting := note.of(town.grimoire)):
            note.set(town, tuple(one for one in waiting if one != seat) or None)
    follow(town, (seat,))


def spare(town: Town, seat: int) -> None:
    """Whatever was to kill this player does not: an ambush and a fate to be shared neither."""
    town.tell(Spared(seat, ()))
    if seat in falling(town):
        town.tell(Marked(seat, PROTECTED, None, until=NIGHTFALL))


def revive(town: Town, seat: int) -> None:
    """This player lives after all, and has again what death had not taken."""
    town.tell(Revived(seat))
    disinherit(town, seat)
    note_whether_due(town)


def correct(town: Town, seat: int, role: str) -> None:
    """This player's card is in fact another: it is theirs as if it had been dealt to them."""
    corrected = notes.CORRECTED.of(town.grimoire)
    town.tell(Corrected(seat, role))
    notes.CORRECTED.set(town, tuple(sorted({*corrected, seat})))
    deal_to(town, seat, role)
    break_off(town, seat)
    note_whether_due(town)


def break_off(town: Town, seat: int) -> None:
    """No bride is engaged who is none, nor to one who is no lord."""
    bride, lord, _ = notes.ENGAGED.of(town.grimoire) or (None, None, 0)
    no_bride = seat == bride and town.grimoire.role(seat) != "bride"
    if no_bride or (seat == lord and not is_lord(town, seat)):
        notes.ENGAGED.forget(town)


ACTS: dict[str, Callable[..., None]] = {"kill": kill, "spare": spare, "revive": revive, "role": correct}
