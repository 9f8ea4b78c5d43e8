"""Demons of one player each."""

from __future__ import annotations

from itertools import product

from fabula.core.cards import EACH_NIGHT, EACH_NIGHT_BUT_FIRST, FIRST_NIGHT
from fabula.core.events import Lost
from fabula.core.grimoire import Grant, Grimoire
from fabula.core.requests import Decide
from fabula.core.working import is_able
from fabula.games.clocktower.almanac import decisions, notes
from fabula.games.clocktower.almanac.cards import EVIL, GOOD, HOST, LAST_DAY, POISONED, demon
from fabula.games.clocktower.almanac.choices import ANY_PLAYER_NOW
from fabula.games.clocktower.almanac.moments import (
    Chosen,
    Dawns,
    DayEnds,
    Died,
    Saves,
    ToBeExecuted,
    Unexecuted,
)
from fabula.games.clocktower.almanac.questions import IsWoken, WhoIsWoken
from fabula.games.clocktower.almanac.traits import (
    ACCUSATIONS,
    CHOOSES_NOBODY,
    IMPAIRS_FOR_LONG,
    MAY_LIVE_ON,
    PREPARES,
)
from fabula.games.clocktower.judgement.ending import lose
from fabula.games.clocktower.roles.carousel.leviathan_and_riot_jinxes import (
    asked_when_it_goes_about,
    brought_down,
    goes_about,
    is_a_grandchild,
    seek_out,
    shield,
)
from fabula.games.clocktower.town.announcing import announce
from fabula.games.clocktower.town.deaths import EXECUTION, attack, fall, unexplained
from fabula.games.clocktower.town.events import Informed
from fabula.games.clocktower.town.registering import taken_for
from fabula.games.clocktower.town.square import Square, tonight
from fabula.games.clocktower.town.verbs import Me

OJO, LLEECH, LEVIATHAN, AL_HADIKHIA, YAGGABABBLE = "ojo", "lleech", "leviathan", "al_hadikhia", "yaggababble"
TRUST, SUSPECT = "trust", "suspect"
OFTEN = 10  # more often nobody can say a phrase unnoticed

# ---- Ojo


@demon(OJO, wakes=EACH_NIGHT_BUT_FIRST, asks=1, names_roles=True, icon="eyeball", turning=True)
async def ojo(me: Me, town: Square) -> None:
    """You choose a role: whoever has it dies. If nobody has it the Storyteller decides who does."""
    role = await me.choose(town.grimoire.roles)
    if not me.takes_effect():
        return
    named = taken_for(town, town.residents, lambda seen: seen.role == role)
    seat = named[0] if len(named) == 1 else await Decide(decisions.OJO_SEES, named, me.seat)
    if seat is None:
        seat = await Decide(decisions.OJO_KILLS, town.living, me.seat)
    await attack(me, seat)


# ---- Lleech


@demon(
    LLEECH,
    wakes=EACH_NIGHT,
    asks=2,
    icon="leeching-worm",
    chooses=ANY_PLAYER_NOW,
    misleads=True,
    traits=(PREPARES, MAY_LIVE_ON, IMPAIRS_FOR_LONG),
    marks=("host",),
)
async def lleech(me: Me, town: Square) -> None:
    """At first you choose a host, who is poisoned: you die with them. You choose a player, who dies."""
    night, _ = me.last_choice
    if not night:
        host = await me.choose(town.everyone)
        me.keep_in_mind(host)
        await me.mark(host, HOST)
        await me.mark(host, POISONED)
    if tonight(town.grimoire) > 1:
        await attack(me, await me.choose(town.everyone))


def host_of(town: Square, grant: Grant) -> int | None:
    """On whom this Lleech lives; nobody, if it chose in vain."""
    return next((one.seat for one in town.grimoire.marks if (one.kind, one.owner) == (HOST, grant)), None)


@lleech.when(Saves)
async def live_on_the_host(me: Me, town: Square, seat: int, cause: str) -> bool:
    """Whatever kills you, as long as the host lives."""
    host = host_of(town, me.grant)
    return seat == me.seat != host and host is not None and town.lives(host) and me.works


@lleech.when(Died)
async def die_with_the_host(me: Me, town: Square, seat: int, cause: str) -> None:
    """At once. With a Mastermind alive an execution of the host costs you your ability and not your life."""
    if seat != host_of(town, me.grant) or seat == me.seat or not town.lives(me.seat):
        return
    if not me.takes_effect():
        return
    if cause == EXECUTION and any(town.working(other, "mastermind") for other in town.living):
        town.tell(Lost(me.seat))
    else:
        await fall(town, me.seat, unexplained(town, me.role))


@lleech.when(Dawns)
async def follow_the_host(me: Me, town: Square) -> None:
    """Whose ability did not work when the host died dies when it works again."""
    host = host_of(town, me.grant)
    if host is not None and host != me.seat and not town.lives(host) and town.lives(me.seat) and me.works:
        await fall(town, me.seat, unexplained(town, me.role))


# ---- Leviathan


@demon(
    LEVIATHAN,
    wakes=FIRST_NIGHT,
    asks=asked_when_it_goes_about,
    icon="sea-serpent",
    kills=0,
    marks=("shielded",),
)
async def leviathan(me: Me, town: Square) -> None:
    """All know of you. A second good player executed, or the fifth day over, and evil wins."""
    if not is_new(town.grimoire, me.grant):
        await seek_out(me, town)
    else:
        announce(me, LEVIATHAN)


@leviathan.says(IsWoken)
def to_be_announced_or_to_go_about(town: Square, grant: Grant) -> bool:
    """A Leviathan's line is due while they live: to be announced, later where there are roles to seek out."""
    return is_able(town.grimoire, grant.seat) and (is_new(town.grimoire, grant) or goes_about(town.grimoire))


@leviathan.says(WhoIsWoken)
def to_go_about(town: Square, grant: Grant) -> tuple[int, ...]:
    """A Leviathan's player is woken to seek somebody out, and sleeps while they are announced."""
    return () if is_new(town.grimoire, grant) else (grant.seat,)


def is_new(grimoire: Grimoire, grant: Grant) -> bool:
    """Whether all have yet to hear of it."""
    return tonight(grimoire) == 1 or (grant.seat, grant.role) in notes.FRESH.of(grimoire)


leviathan.when(Chosen)(shield)


@leviathan.when(ToBeExecuted)
async def count_the_good(me: Me, town: Square, seat: int, claimed: tuple[str, ...]) -> None:
    """Whether they die of it or not, the dead too. Who is safe by night wins if you nominated them."""
    if (safe := brought_down(town, me.grant, seat)) is not None:
        await lose(town, EVIL, f"leviathan_{safe}")
    if not me.works or not await me.finds(seat, lambda seen: not seen.evil):
        return
    count = notes.GOOD_EXECUTED.of(town.grimoire) + 1
    notes.GOOD_EXECUTED.set(town, count)
    if count > 1:
        await lose(town, GOOD, LEVIATHAN)


@leviathan.when(Died)
async def take_the_grandchild(me: Me, town: Square, seat: int, cause: str) -> None:
    """A Grandmother's grandchild who dies by execution wins for the evil."""
    if cause == EXECUTION and is_a_grandchild(town, seat) and me.works:
        await lose(town, GOOD, "leviathan_grandchild")


@leviathan.when(Unexecuted)
async def be_talked_round(me: Me, town: Square) -> None:
    """A Mayor who lives at the end of the last day without an execution wins for the good."""
    last = town.night >= LAST_DAY and not me.grant.sham
    if last and any(town.working(seat, "mayor") for seat in town.living):
        await lose(town, EVIL, "leviathan_mayor")


@leviathan.when(DayEnds)
async def rise(me: Me, town: Square) -> None:
    """Good has lost when the fifth day of a Leviathan is over."""
    if town.night >= LAST_DAY and me.works:
        await lose(town, GOOD, "leviathan_days")


# ---- Yaggababble


@demon(
    YAGGABABBLE,
    wakes=EACH_NIGHT,
    icon="shouting",
    turning=True,
    kills=3,
    heeds=(ACCUSATIONS,),
    traits=(PREPARES, CHOOSES_NOBODY),
)
async def yaggababble(me: Me, town: Square) -> None:
    """A phrase is yours. As often as you said it today before all, so many players may die."""
    phrase = notes.PHRASE.by(me.seat).of(town.grimoire)
    if phrase is None:
        phrase = await Decide(
            decisions.PHRASE, tuple(product((TRUST, SUSPECT), town.others(me.seat))), me.seat
        )
        notes.PHRASE.by(me.seat).set(town, phrase)
        town.tell(Informed(me.seat, f"phrase_{phrase[0]}", phrase, place=phrase[1]))
        return
    if tonight(town.grimoire) == 1:
        return
    counted = min(how_often(town, me.seat, phrase), OFTEN)
    others = tuple(times for times in range(OFTEN + 1) if times != counted)
    for _ in range(await Decide(decisions.PHRASE_SAID, (counted, *others), me.seat)):
        victim = await Decide(me.role, (None, *town.living), me.seat)
        if victim is not None:
            await attack(me, victim)


def how_often(town: Square, seat: int, phrase: tuple[str, int]) -> int:
    """How often a player has said their phrase today, as far as it was said here."""
    word, whom = phrase
    said: tuple[tuple[int, int, bool], ...] = notes.ACCUSED.of(town.grimoire)
    return said.count((seat, whom, word == SUSPECT))


@yaggababble.says(WhoIsWoken)
def to_be_told(town: Square, grant: Grant) -> tuple[int, ...]:
    """A Yaggababble's player is woken to be told their phrase, and sleeps when others die of it."""
    return () if notes.PHRASE.by(grant.seat).stands(town.grimoire) else (grant.seat,)
