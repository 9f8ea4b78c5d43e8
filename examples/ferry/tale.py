"""The ferry: a small tale of two roles. One night, one talk, one vote."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from fabula.core.cards import EACH_NIGHT, Almanac
from fabula.core.events import (
    Began,
    Called,
    Dealt,
    Died,
    Granted,
    PhaseBegan,
    Revealed,
    Shown,
    Voted,
    Woke,
    Won,
)  # fmt: skip
from fabula.core.floor import JUST_READY, LOOKING, until_all_are_ready
from fabula.core.grimoire import Grimoire
from fabula.core.notes import GAME, Entries
from fabula.core.parts import Advice
from fabula.core.requests import Ask, Claim, Orders, Pattern, Round, Statements
from fabula.core.tale import Beat, Pace, Tale, Timer
from fabula.core.town import Together, Town
from fabula.core.verbs import Me

CREW, STOWAWAYS = "crew", "stowaways"
LOOKS: Mapping[str, str] = {CREW: "good", STOWAWAYS: "evil"}  # how pages draw them
STOWAWAY, PASSENGER = "stowaway", "passenger"
GAGGED: Entries[int] = Entries("gagged", GAME, "Whose votes do not count.")
ENOUGH_FOR_TWO = 7

almanac = Almanac(STOWAWAY, PASSENGER)
aboard = almanac.kind("aboard", side=CREW)
hidden = almanac.kind("hidden", side=STOWAWAYS)

passenger = aboard(PASSENGER, copies=10)
"""You find a stowaway."""


@hidden(STOWAWAY, wakes=EACH_NIGHT, copies=2)
async def stowaway(me: Me, town: Town) -> None:
    """You choose another player, whose vote will not count."""
    gagged = await me.choose(town.others(me.seat))
    GAGGED.add(town, gagged)


class Ferry(Tale):
    """Three to twelve aboard; one of them has no ticket, or two."""

    id = "ferry"
    almanac = almanac
    least_seats, most_seats = 3, 12
    many_nights = False
    sheet = (STOWAWAY,)
    done_openly = ("vote",)
    looks = LOOKS
    timers = (
        Timer("look", 20, 5, 120),
        Timer("step", 12, 4, 60),
        Timer("talk", 240, 30, 1800),
        Timer("vote", 30, 5, 120),
    )

    def suggest(self, seats: int) -> tuple[str, ...]:
        """One stowaway; two from seven players on."""
        hiding = 2 if seats >= ENOUGH_FOR_TWO else 1
        return (STOWAWAY,) * hiding + (PASSENGER,) * (seats - hiding)

    def advise(self, seats: int, roles: tuple[str, ...]) -> list[Advice]:
        """A card for each, and not nobody to be found."""
        if len(roles) != seats:
            return [Advice("set-wrong-size", "stop", {"needed": seats, "got": len(roles)})]
        return [] if STOWAWAY in roles and PASSENGER in roles else [Advice("set-no-stowaway", "stop")]

    def next_beat(self, grimoire: Grimoire) -> Beat | None:
        """Deal, look, the one call of the night, talk, vote, the end."""
        return None if grimoire.winners is not None else BEATS[grimoire.phase]

    def laws(self, grimoire: Grimoire) -> None:
        """No card is lost or added."""
        if grimoire.cards:
            lying = sorted(card.printed for card in grimoire.cards.values())
            assert lying == sorted(grimoire.roles)


async def deal(town: Town) -> None:
    """One card before each player."""
    grimoire = town.grimoire
    town.tell(Began("ferry", grimoire.seats, grimoire.roles, dict(grimoire.settings)))
    order = await town.fate("deal", Orders(grimoire.roles))
    town.tell(PhaseBegan("deal", 1))
    town.tell(Dealt(dict(enumerate(order))))
    for seat, role in enumerate(order):
        town.tell(Shown(seat, role))
        town.tell(Granted(seat, role, almanac[role].line))


async def look(town: Town) -> None:
    """All look at their cards."""
    town.tell(PhaseBegan("dusk", 1))
    await until_all_are_ready(town, LOOKING, town.everyone, JUST_READY)


async def call(town: Town) -> None:
    """Who hides opens their eyes and chooses, both at the same time."""
    town.tell(PhaseBegan("night", 1))
    town.tell(Called(STOWAWAY, 0))
    awake = town.sleepers_of(STOWAWAY)
    for grant in awake:
        town.tell(Woke(grant.seat, grant.role))
    script = stowaway.script
    assert script is not None
    await Together([script(Me(town, grant), town) for grant in awake])


async def talk(town: Town) -> None:
    """All say who they are and whom they trust, true or not."""
    town.tell(PhaseBegan("day", 1))
    sayings = Statements(
        Pattern("ready"),
        Claim("claim", (STOWAWAY, PASSENGER)),
        Claim("suspect", town.everyone),
        Claim("trust", town.everyone),
    )
    await until_all_are_ready(town, "day", town.everyone, sayings)


async def vote(town: Town) -> None:
    """All point at once; the most votes that count send overboard, and a tie nobody."""
    town.tell(PhaseBegan("vote", 1))
    votes = await Round(tuple(Ask(seat, "vote", town.others(seat)) for seat in town.everyone))
    town.tell(Voted(votes))
    gagged = GAGGED.of(town.grimoire)
    count = Counter(vote for seat, vote in enumerate(votes) if seat not in gagged)
    most = max(count.values())
    overboard = [seat for seat in town.everyone if count[seat] == most]
    if len(overboard) == 1:
        town.tell(Died(overboard[0], "overboard"))


async def end(town: Town) -> None:
    """All show their tickets."""
    for seat in town.everyone:
        town.tell(Revealed(seat, town.grimoire.role(seat)))
    found = any(town.side(seat) == STOWAWAYS and not town.grimoire.alive[seat] for seat in town.everyone)
    side = CREW if found else STOWAWAYS
    town.tell(PhaseBegan("end", 1))
    town.tell(Won((side,), tuple(seat for seat in town.everyone if town.side(seat) == side)))


# what follows each phase
BEATS = {
    "setup": Beat("deal", deal),
    "deal": Beat("look", look, Pace("look")),
    "dusk": Beat(f"night:{STOWAWAY}", call, Pace("step", lingers=True, seals=True)),
    "night": Beat("talk", talk, Pace("talk")),
    "day": Beat("vote", vote, Pace("vote")),
    "vote": Beat("end", end, closes=True),
}
TALE = Ferry()
