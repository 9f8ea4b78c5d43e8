"""The Demon who lets three choose between life and death."""

from __future__ import annotations

from fabula.core.cards import EACH_NIGHT_BUT_FIRST
from fabula.core.events import Woke
from fabula.core.grimoire import Grant
from fabula.core.requests import Ask
from fabula.core.working import has_use_of
from fabula.games.clocktower.almanac import notes, prompts
from fabula.games.clocktower.almanac.cards import GOOD, demon
from fabula.games.clocktower.almanac.questions import IsWoken
from fabula.games.clocktower.almanac.traits import (
    ASKS_WHOM_IT_CALLS,
    CHOOSES_PLAYERS,
)
from fabula.games.clocktower.judgement.ending import lose
from fabula.games.clocktower.roles.bad_moon_rising.minions import LAST_TRIAL, who_calls_three
from fabula.games.clocktower.roles.carousel.demons import AL_HADIKHIA
from fabula.games.clocktower.town.announcing import announce
from fabula.games.clocktower.town.changes import become
from fabula.games.clocktower.town.deaths import attack
from fabula.games.clocktower.town.revival import revive
from fabula.games.clocktower.town.square import Square, tonight
from fabula.games.clocktower.town.verbs import Me

LIVE, DIE = "live", "die"
TRIAL = 3


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
    """An Al-Hadikhia is woken while they live; executed, if a Mastermind has them call once more.

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
