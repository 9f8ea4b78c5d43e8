"""A game of the 32 cards that was played, as a case: what the town knows and the others make up."""

from __future__ import annotations

from collections.abc import Iterator

from fabula.core.events import Event, PhaseBegan
from fabula.core.grimoire import Grimoire
from fabula.core.requests import Below
from fabula.core.telling import Telling
from fabula.deduction.found import Deal
from fabula.deduction.mafia.bluffs import bluff, heard
from fabula.deduction.mafia.case import CHOICE
from fabula.deduction.mafia.record import Fact, Played, Record
from fabula.deduction.mafia32.found import deals, read_case
from fabula.deduction.mafia32.nights import FIRST_OF_ACTS, JOURNALIST, JUDGE
from fabula.games.mafia32.cards import TOWN, almanac
from fabula.games.mafia32.checks import CRIMINAL
from fabula.games.mafia32.plausible import DIFFERENT, SAME

DETECTIVE = "detective"


class Record32(Record):
    """What has happened in a game of the 32 cards."""

    tale = "mafia32"


def side_now(grimoire: Grimoire, seat: int) -> str:
    """The side somebody plays for: that of the card, or the loners' if infected."""
    return grimoire.sides.get(seat) or almanac[grimoire.role(seat)].side


def as_far_as(telling: Telling, nights: int) -> list[Event]:
    """The events of a game up to the day after so many nights."""
    events = [line for line in telling.log if isinstance(line, Event)]
    for place, one in enumerate(events):
        if isinstance(one, PhaseBegan) and one.phase == "day" and one.number >= nights:
            return events[: place + 1]
    last = [place for place, one in enumerate(events) if isinstance(one, PhaseBegan) and one.phase == "day"]
    return events[: last[-1] + 1] if last else []


def as_case(telling: Telling, below: Below, nights: int) -> Played | None:
    """The case of a game after so many nights: the town tells all, the others bluff by lot."""
    record = Record32(telling.setup)
    grimoire = heard(record, telling, as_far_as(telling, nights))
    if grimoire is None:
        return None
    seats = range(telling.setup.seats)
    honest = [seat for seat in seats if side_now(grimoire, seat) == TOWN]
    claims = {seat: record.cards[seat] for seat in seats if almanac[record.cards[seat]].side == TOWN}
    cards = [role for role in telling.setup.roles if almanac[role].side == TOWN]
    info = [*record.told_by(honest), *bluff(record, claims, cards, _made_up, below)]
    return Played(record.as_file(claims, info, record.number), tuple(map(grimoire.role, seats)))


def _made_up(record: Record, seat: int, role: str, below: Below) -> Iterator[Fact]:
    others = [one for one in range(record.setup.seats) if one != seat]
    signs = _signs(record, role)
    for night in range(FIRST_OF_ACTS, record.number + 1):
        fact: Fact = {"by": seat, "night": night, "role": role}
        one = below(len(others))
        about = [others[one]]
        if role == JOURNALIST:
            about = sorted((others[one], others[(one + 1 + below(len(others) - 1)) % len(others)]))
        if signs:
            yield {**fact, "players": about, "shown": signs[below(len(signs))]}
        elif almanac[role].chooses:
            yield {**fact, "kind": CHOICE, "players": about}


def _signs(record: Record, role: str) -> tuple[str, ...]:
    """What may be told to who makes checks."""
    if role == DETECTIVE:
        return (CRIMINAL, TOWN)
    if role == JOURNALIST:
        return (SAME, DIFFERENT)
    return tuple(dict.fromkeys(record.setup.roles)) if role == JUDGE else ()


def is_kept(played: Played) -> bool:
    """Whether what was dealt is among the deals that are left."""
    return deals(read_case(played.file)).holds(Deal(played.roles, played.roles))
