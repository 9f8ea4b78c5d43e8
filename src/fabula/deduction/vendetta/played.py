"""A game of Blood Vendetta that was played, as a case: what the vampires know and the others make up."""

from __future__ import annotations

from collections.abc import Iterator

from fabula.core.events import Event, PhaseBegan
from fabula.core.requests import Below
from fabula.core.telling import Telling
from fabula.deduction.found import Deal
from fabula.deduction.mafia.bluffs import bluff, heard
from fabula.deduction.mafia.record import Fact, Played, Record
from fabula.deduction.vendetta.found import deals, read_case
from fabula.deduction.vendetta.lights import MANNERS
from fabula.games.vendetta.cards import TYPES, VAMPIRES, almanac, possible_cards
from fabula.games.vendetta.execution import MURDER
from fabula.games.vendetta.light import CROSSED
from fabula.games.vendetta.strikes import AMBUSH


class RecordVendetta(Record):
    """What has happened in a game of Blood Vendetta."""

    tale = "vendetta"
    by_night = (MURDER,)
    manners = MANNERS
    alone = (AMBUSH,)
    stopped = CROSSED


def as_far_as(telling: Telling, nights: int) -> list[Event]:
    """The events of a game up to the nightfall, or the first night, after so many."""
    events = [line for line in telling.log if isinstance(line, Event)]
    began = [place for place, one in enumerate(events) if isinstance(one, PhaseBegan) and one.phase == "vote"]
    return events[: began[min(nights, len(began)) - 1]] if began else []


def as_case(telling: Telling, below: Below, nights: int) -> Played | None:
    """The case of a game before the vote of a night: the vampires tell all, the others bluff by lot."""
    record = RecordVendetta(telling.setup)
    grimoire = heard(record, telling, as_far_as(telling, nights))
    if grimoire is None:
        return None
    seats = range(telling.setup.seats)
    honest = [seat for seat in seats if almanac[record.cards[seat]].side == VAMPIRES]
    claims = {seat: record.cards[seat] for seat in honest}
    cards = [role for role in possible_cards(telling.setup.roles) if almanac[role].side == VAMPIRES]
    info = [*record.told_by(honest), *bluff(record, claims, cards, _made_up, below)]
    return Played(record.as_file(claims, info, max(record.number, 1)), tuple(map(grimoire.role, seats)))


def _made_up(record: Record, seat: int, role: str, below: Below) -> Iterator[Fact]:
    others = [one for one in range(record.setup.seats) if one != seat]
    for night in range(1, record.number):
        about = [others[below(len(others))]]
        shown = ("yes", "no")[below(2)] if role in record.setup.settings else TYPES[below(len(TYPES))]
        if record.setup.settings.get(role) not in ("count", "lookout"):
            yield {"by": seat, "night": night, "role": role, "players": about, "shown": shown}


def is_kept(played: Played) -> bool:
    """Whether what was dealt is among the deals that are left."""
    return deals(read_case(played.file)).holds(Deal(played.roles, played.roles))
