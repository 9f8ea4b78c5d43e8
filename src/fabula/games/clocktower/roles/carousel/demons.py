"""Demons of one player each."""

from __future__ import annotations

from itertools import product

from fabula.core.cards import EACH_NIGHT, EACH_NIGHT_BUT_FIRST, FIRST_NIGHT
from fabula.core.events import Lost, Woke
from fabula.core.grimoire import Grant, Grimoire
from fabula.core.requests import Ask, Decide
from fabula.core.working import has_use_of, is_able
from fabula.games.clocktower.almanac import decisions, notes, prompts
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
    ASKS_WHOM_IT_CALLS,
    CHOOSES_NOBODY,
    CHOOSES_PLAYERS,
    IMPAIRS_FOR_LONG,
    MAY_LIVE_ON,
    PREPARES,
)
from fabula.games.clocktower.judgement.ending import lose
from fabula.games.clocktower.roles.bad_moon_rising.minions import LAST_TRIAL, who_calls_three
from fabula.games.clocktower.roles.carousel.harmless import (
    asked_when_it_goes_about,
    brought_down,
    goes_about,
    is_a_grandchild,
    seek_out,
    shield,
)
from fabula.games.clocktower.town.announcing import announce
from fabula.games.clocktower.town.changes import become
from fabula.games.clocktower.town.deaths import EXECUTION, UNEXPLAINED, attack, fall
from fabula.games.clocktower.town.events import Informed
from fabula.games.clocktower.town.registering import taken_for
from fabula.games.clocktower.town.revival import revive
from fabula.games.clocktower.town.square import Square, tonight
from fabula.games.clocktower.town.verbs import Me

OJO, LLEECH, LEVIATHAN, AL_HADIKHIA, YAGGABABBLE = "ojo", "lleech", "leviathan", "al_hadikhia", "yaggababble"
LIVE, DIE = "live", "die"
TRIAL = 3
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
        await fall(town, me.seat, UNEXPLAINED)


@lleech.when(Dawns)
async def follow_the_host(me: Me, town: Square) -> None:
    """Whose ability did not work when the host died dies when it works again."""
    host = host_of(town, me.grant)
    if host is not None and host != me.seat and not town.lives(host) and town.lives(me.seat) and me.works:
        await fall(town, me.seat, UNEXPLAINED)


# ---- Leviathan


@demon(LEVIATHAN, wakes=FIRST_NIGHT, asks=asked_when_it_goes_about, icon="sea-serpent", kills=0)
async def leviathan(me: Me, town: Square) -> None:
    """All know of you. A second good player executed, or the fifth day over, and evil wins."""
    if not is_new(town.grimoire, me.grant):
        await seek_out(me, town)
    else:
        announce(me, LEVIATHAN)


@leviathan.says(IsWoken)
def to_be_announced_or_to_go_about(town: Square, grant: Grant) -> bool:
    """While you live; later only where there are roles to seek out."""
    return is_able(town.grimoire, grant.seat) and (is_new(town.grimoire, grant) or goes_about(town.grimoire))


@leviathan.says(WhoIsWoken)
def to_go_about(town: Square, grant: Grant) -> tuple[int, ...]:
    """Only for that."""
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
    """After the fifth day."""
    if town.night >= LAST_DAY and me.works:
        await lose(town, GOOD, "leviathan_days")


# ---- Al-Hadikhia


@demon(
    AL_HADIKHIA,
    wakes=EACH_NIGHT_BUT_FIRST,
    asks=6,
    icon="life-in-the-balance",
    turning=True,
    kills=3,
    traits=(CHOOSES_PLAYERS, ASKS_WHOM_IT_CALLS),
)
async def al_hadikhia(me: Me, town: Square) -> None:
    """You may call out three. Each decides in secret: life or death. Three lives are three deaths."""
    if is_the_last_trial(town, me.seat) and not me.grant.sham:
        await call_for_the_last_time(me, town)
        return
    chosen: list[int] = []
    while len(chosen) < TRIAL:
        left = tuple(seat for seat in town.everyone if seat not in chosen)
        seat = await (me.choose(left) if chosen else me.may_choose(left))
        if seat is None:
            return
        chosen.append(seat)
    for seat in chosen:
        await let_it_be(me, town, seat, await what_they_choose(me, town, seat))
    if all(town.lives(seat) for seat in chosen):
        for seat in chosen:
            await attack(me, seat)


@al_hadikhia.says(IsWoken)
def from_the_second_night_on(town: Square, grant: Grant) -> bool:
    """While you live; dead, if you were executed and a Mastermind has you call once more.

    Whom another’s trial has brought back to life chooses from the next night on.
    """
    able = has_use_of(town.grimoire, grant) or is_the_last_trial(town, grant.seat)
    return able and tonight(town.grimoire) > 1 and grant.seat not in notes.RISEN.of(town.grimoire)


def is_the_last_trial(town: Square, seat: int) -> bool:
    """Whether this player decides the game tonight; not where a Demon lives after all."""
    return who_calls_three(town.grimoire) == seat and not town.living_demons


async def call_for_the_last_time(me: Me, town: Square) -> None:
    """Three good players, or all there are: if each of them chooses to live evil wins, else good."""
    good = tuple(seat for seat in town.everyone if not town.is_evil(seat))
    chosen: list[int] = []
    while len(chosen) < min(TRIAL, len(good)):
        chosen.append(await me.choose(tuple(seat for seat in good if seat not in chosen)))
    answers = [await what_they_choose(me, town, seat) for seat in chosen]
    notes.LAST_TRIAL.forget(town)
    if answers and DIE not in answers:
        await lose(town, GOOD, LAST_TRIAL)


async def what_they_choose(me: Me, town: Square, seat: int) -> str:
    """All hear who is called, and nobody what they answer. Whom a Lunatic calls sleeps on."""
    announce(me, AL_HADIKHIA, (seat,))
    if me.grant.sham:
        return DIE
    town.tell(Woke(seat, AL_HADIKHIA))
    answer: str = await Ask(seat, prompts.LIVE_OR_DIE, (LIVE, DIE))
    return answer


async def let_it_be(me: Me, town: Square, seat: int, answer: str) -> None:
    """At once: the dead may live again; who cannot be killed lives, though they chose death."""
    if answer == DIE:
        await attack(me, seat)
    elif me.works and not town.lives(seat):
        revive(town, seat)
        if seat in town.living_demons:
            await step_back(town, seat)


async def step_back(town: Square, back: int) -> None:
    """Where a Demon lives again, a Scarlet Woman who had become one is the Scarlet Woman again."""
    for seat in town.living_demons:
        if seat != back and seat in notes.SUCCEEDED.of(town.grimoire):
            await become(town, seat, "scarlet_woman")


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
    """Only for the phrase."""
    return () if notes.PHRASE.by(grant.seat).stands(town.grimoire) else (grant.seat,)
