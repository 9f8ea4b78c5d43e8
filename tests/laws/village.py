"""A tale of many nights and days, for the laws: Wolves kill, the village hangs, the dead are shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from tests.laws.playing import answers_given

from fabula.core.cards import EACH_NIGHT, Almanac
from fabula.core.events import (
    Began,
    Called,
    Claimed,
    Dealt,
    Died,
    Event,
    Granted,
    PhaseBegan,
    Revealed,
    Saw,
    Shown,
    Voted,
    Won,
)
from fabula.core.grimoire import Grimoire
from fabula.core.parts import Advice
from fabula.core.requests import FATE, Ask, Orders, Pattern, Round, Statements, Window
from fabula.core.tale import Beat, Tale
from fabula.core.telling import Telling
from fabula.core.town import Town
from fabula.core.views import TOWN, Listener

almanac = Almanac("wolf", "seer", "farmer")
wolf = almanac.kind("villain", side="wolves")("wolf", wakes=EACH_NIGHT)
seer = almanac.kind("villager", side="village")("seer", wakes=EACH_NIGHT)
farmer = almanac.kind("villager", side="village")("farmer")


@dataclass(slots=True)
class Hunted(Event):
    """The Wolves chose whom to kill; they alone know before it is day."""

    name = "hunted"
    wolves: tuple[int, ...]
    votes: tuple[Any, ...]

    @property
    def audience(self) -> tuple[int, ...]:
        """The Wolves."""
        return self.wolves

    def apply(self, grimoire: Grimoire) -> None:
        """Keep the votes until dawn."""
        grimoire.votes = self.votes


class Village(Tale):
    """4 to 8 seats."""

    id = "village"
    almanac = almanac
    least_seats = 4
    most_seats = 8

    def suggest(self, seats: int) -> tuple[str, ...]:
        """Two Wolves, a Seer, Farmers."""
        return ("wolf", "wolf", "seer") + ("farmer",) * (seats - 3)

    def advise(self, seats: int, roles: tuple[str, ...]) -> list[Advice]:
        """A card for each seat, and a Wolf among them."""
        playable = len(roles) == seats and 0 < 2 * roles.count("wolf") <= seats
        return [] if playable else [Advice("set-wrong-size", "stop")]

    def next_beat(self, grimoire: Grimoire) -> Beat | None:
        """Night, dawn, talk, noose, until one side has won."""
        if grimoire.phase == "setup":
            return Beat("deal", deal)
        if grimoire.winners is not None:
            return None
        wolves = [seat for seat in range(grimoire.seats) if grimoire.alive[seat] and _is_wolf(grimoire, seat)]
        if grimoire.phase != "night" and (not wolves or 2 * len(wolves) >= sum(grimoire.alive)):
            return Beat("end", end)
        following = {"deal": NIGHT, "night": DAWN, "dawn": TALK, "day": NOOSE, "noose": NIGHT}
        return following[grimoire.phase]

    def laws(self, grimoire: Grimoire) -> None:
        """Nobody comes back."""
        assert grimoire.number < 2 * grimoire.seats


def _is_wolf(grimoire: Grimoire, seat: int) -> bool:
    return grimoire.cards[seat].printed == "wolf"


async def deal(town: Town) -> None:
    """A card each."""
    town.tell(Began("village", town.grimoire.seats, town.grimoire.roles, {}))
    order = await town.fate("deal", Orders(town.grimoire.roles))
    town.tell(PhaseBegan("deal", 0))
    town.tell(Dealt(dict(enumerate(order))))
    for seat, role in enumerate(order):
        town.tell(Shown(seat, role))
        town.tell(Granted(seat, role, role))


async def night(town: Town) -> None:
    """Wolves and Seer choose at once; the Wolves hear what the Wolves chose."""
    town.tell(PhaseBegan("night", town.night + 1))
    town.tell(Called("night", 0))
    waking = [seat for seat in town.living if town.card(seat).printed != "farmer"]
    asks = tuple(Ask(seat, town.card(seat).printed, town.living) for seat in waking)
    chosen = dict(zip(waking, await Round(asks), strict=True))
    pack = tuple(seat for seat in waking if _is_wolf(town.grimoire, seat))
    town.tell(Hunted(pack, tuple(chosen[seat] for seat in pack)))
    for seat in waking:
        if seat not in pack:
            town.tell(Saw(seat, chosen[seat], town.card(chosen[seat]).printed))


async def dawn(town: Town) -> None:
    """Whom most Wolves chose dies; Fate chooses among several."""
    town.tell(PhaseBegan("dawn", town.night))
    await _kill_one(town, town.grimoire.votes, "wolves")


async def talk(town: Town) -> None:
    """The living speak."""
    town.tell(PhaseBegan("day", town.night))
    while True:
        who, words = await Window(town.living, "day", Statements(Pattern("claim", almanac.printed)))
        if not isinstance(who, int):
            return
        town.tell(Claimed(who, words))


async def noose(town: Town) -> None:
    """The living hang one of them, all at once."""
    town.tell(PhaseBegan("noose", town.night))
    votes = await Round(tuple(Ask(seat, "noose", town.living) for seat in town.living))
    town.tell(Voted(votes))
    await _kill_one(town, votes, "noose")


async def _kill_one(town: Town, votes: tuple[Any, ...], cause: str) -> None:
    count = Counter(votes)
    most = tuple(sorted(seat for seat, hands in count.items() if hands == max(count.values())))
    seat = most[0] if len(most) == 1 else await Ask(FATE, "tie", most)
    town.tell(Died(seat, cause))
    town.tell(Revealed(seat, town.card(seat).printed))


async def end(town: Town) -> None:
    """Who is left has won."""
    wolves = any(_is_wolf(town.grimoire, seat) for seat in town.living)
    town.tell(Won(("wolves",) if wolves else ("village",), town.living))


NIGHT, DAWN, TALK, NOOSE = (
    Beat("night", night),
    Beat("dawn", dawn),
    Beat("talk", talk),
    Beat("noose", noose),
)


def village(telling: Telling) -> Callable[[Listener], Any]:
    """What each listener can know of a whole game: its card, its sights, its pack's hunts, what is public."""
    return partial(_known, telling)


def _known(telling: Telling, listener: Listener) -> Any:
    given = answers_given(telling)
    order = given[0, "deal", FATE][0][1]
    lots = {number: [choice for _, choice in given.get((number, "tie", FATE), [])] for number in range(99)}
    alive = list(range(len(order)))
    known: list[Any] = [order[listener] if isinstance(listener, int) else None]
    number = 0
    while 0 < 2 * len(pack := [seat for seat in alive if order[seat] == "wolf"]) < len(alive):
        number += 1
        hunted = [given[number, "wolf", seat][0][1] for seat in pack]
        if listener in pack:
            known.append(("hunted", pack, hunted))
        if listener in alive and order[int(listener)] == "seer":
            seen = given[number, "seer", listener][0][1]
            known.append(("saw", seen, order[seen]))
        alive.remove(victim := _most(hunted, lots[number]))
        known.append(("killed", victim, order[victim]))
        if not 0 < 2 * sum(order[seat] == "wolf" for seat in alive) < len(alive):
            break
        known += [words for words in given.get((number, "day", TOWN), []) if words[0] != "time"]
        votes = [given[number, "noose", seat][0][1] for seat in alive]
        alive.remove(victim := _most(votes, lots[number]))
        known.append(("hanged", votes, victim, order[victim]))
    return known


def _most(votes: list[int], lots: list[int]) -> int:
    """Who has the most votes; where several have, Fate has said it."""
    falling = {seat for seat in votes if votes.count(seat) == max(map(votes.count, votes))}
    return falling.pop() if len(falling) == 1 else lots.pop(0)
