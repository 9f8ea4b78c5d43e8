"""The Minions of Bad Moon Rising, in the order of the sheet."""

from __future__ import annotations

from itertools import combinations

from fabula.core.cards import EACH_NIGHT, EACH_NIGHT_BUT_FIRST, FIRST_NIGHT, Choosing
from fabula.core.events import Marked
from fabula.core.grimoire import Grant, Grimoire
from fabula.core.readings import Reading
from fabula.core.requests import Choice
from fabula.core.working import KEPT, bears, has_use_of, marked_by
from fabula.games.clocktower.almanac import notes
from fabula.games.clocktower.almanac.cards import (
    DAWN,
    DEFENDED,
    DEMON,
    DIED_TODAY,
    DUSK,
    NIGHT,
    OUTSIDER,
    minion,
    of_kind,
)
from fabula.games.clocktower.almanac.choices import ANY_PLAYER_NOW, PERHAPS_A_PLAYER
from fabula.games.clocktower.almanac.moments import Died, Executed, NobodyExecuted, Saves
from fabula.games.clocktower.almanac.questions import IsWoken, NobodyWinsYet
from fabula.games.clocktower.almanac.traits import NOTHING_TO_DISTIL
from fabula.games.clocktower.judgement.ending import lose
from fabula.games.clocktower.town.abnormal import is_drunk_or_poisoned
from fabula.games.clocktower.town.deaths import EXECUTION, fall, kill, what_shields
from fabula.games.clocktower.town.events import Attacked
from fabula.games.clocktower.town.square import Square, living_kinds, tonight
from fabula.games.clocktower.town.verbs import Me, is_spent

GODFATHER, ASSASSIN = "godfather", "assassin"
MANY = 8  # Outsiders on a script: any of them together, up to so many
LAST_TRIAL = "last_trial"  # the word for an end by it


@minion(
    "godfather",
    wakes=FIRST_NIGHT,
    asks=1,
    icon="cigar",
    chooses=ANY_PLAYER_NOW,
    changes=(-1, 1),
    learns=(),
    marks=("died_today",),
)
async def godfather(me: Me, town: Square) -> None:
    """You know which Outsiders there are, and kill in the night after the death of one by day."""
    if knows_nothing_yet(town.grimoire, me.grant):
        await me.learn(any_outsiders(town), lambda see: outsiders(town, see))
    if an_outsider_died(town.grimoire, me.grant):
        await kill(me, await me.choose(town.everyone), GODFATHER)


def any_outsiders(town: Square) -> tuple[tuple[str, ...], ...]:
    """Any of the script; where there are many of them, no more at once than could be."""
    script = of_kind(OUTSIDER, town.grimoire.roles)
    most = len(script) if len(script) <= MANY else max(MANY // 2, len(of_kind(OUTSIDER, town.in_play)) + 1)
    return tuple(some for n in range(most + 1) for some in combinations(script, n))


def outsiders(town: Square, see: Reading) -> Choice:
    """The Outsiders in play, in the order of the script."""
    seen = [see(seat) for seat in town.everyone]
    here = [one.role for one in seen if one.kind == OUTSIDER]
    return tuple(role for role in of_kind(OUTSIDER, town.grimoire.roles) if role in here)


def knows_nothing_yet(grimoire: Grimoire, grant: Grant) -> bool:
    """On the first night; who has become a Godfather, on the next."""
    return tonight(grimoire) == 1 or ((grant.seat, grant.role) in notes.FRESH.of(grimoire))


def an_outsider_died(grimoire: Grimoire, grant: Grant) -> bool:
    """Whether one died since the dawn."""
    return bool(marked_by(grimoire, grant, DIED_TODAY))


@godfather.when(Died)
async def remember_an_outsider(me: Me, town: Square, seat: int, cause: str) -> None:
    """By day only. Whether you are sober matters when you kill, not now."""
    if town.grimoire.phase != NIGHT and await me.finds(seat, lambda seen: seen.is_a(OUTSIDER)):
        town.tell(Marked(seat, DIED_TODAY, me.grant, DAWN))


@godfather.says(IsWoken)
def to_learn_or_to_kill(town: Square, grant: Grant) -> bool:
    """A Godfather is woken while they live, to learn the Outsiders or after the death of one."""
    wanted = knows_nothing_yet(town.grimoire, grant) or an_outsider_died(town.grimoire, grant)
    return has_use_of(town.grimoire, grant) and wanted


@minion(
    "devils_advocate",
    wakes=EACH_NIGHT,
    asks=1,
    icon="devil-mask",
    chooses=Choosing(self=True, dead=False, nobody=False, same=False),
    marks=("defended",),
)
async def devils_advocate(me: Me, town: Square) -> None:
    """You choose a living player, not the one of last night: an execution tomorrow does not kill them."""
    if town.living:  # by hand all may be dead
        await me.mark(await me.choose_another(town.living), DEFENDED, until=DUSK)


@devils_advocate.when(Saves)
async def plead_for_them(me: Me, town: Square, seat: int, cause: str) -> bool:
    """From execution, whatever brought it about."""
    return cause == EXECUTION and seat in me.marked(DEFENDED) and bears(town.grimoire, seat, DEFENDED)


@minion("assassin", wakes=EACH_NIGHT_BUT_FIRST, asks=1, icon="hooded-assassin", chooses=PERHAPS_A_PLAYER)
async def assassin(me: Me, town: Square) -> None:
    """Once in the game you may choose a player, who dies, whatever keeps them alive."""
    victim = await me.may_choose(town.everyone)
    if victim is None:
        return
    me.spend()
    outcome = (what_shields(town, victim, ASSASSIN) or ASSASSIN) if me.works else "in_vain"
    town.tell(Attacked(victim, outcome, by=me.seat))
    if outcome == ASSASSIN:
        await fall(town, victim, ASSASSIN)


@assassin.says(IsWoken)
def until_used(town: Square, grant: Grant) -> bool:
    """From the second night on, while it is not spent."""
    first = tonight(town.grimoire) == 1
    return has_use_of(town.grimoire, grant) and not first and not is_spent(town.grimoire, grant)


mastermind = minion("mastermind", icon="puppet", traits=(NOTHING_TO_DISTIL,))
"""The Demon's execution does not end the game yet: one more day decides it.

Whoever is executed on that day, their side loses.
"""


@mastermind.when(Died)
async def play_on(me: Me, town: Square, seat: int, cause: str) -> None:
    """Once begun the day is played, whatever becomes of you. A Vigormortis’s death takes nothing from you.

    By the published rule for this pair an Al-Hadikhia calls three in the night instead.
    """
    able = me.works or is_served(town, me.seat, seat)
    if cause == EXECUTION and town.kind(seat) == DEMON and not town.lives(seat) and able:
        if town.grimoire.role(seat) == "al_hadikhia":
            notes.LAST_TRIAL.set(town, (town.night, seat))
        else:
            notes.ONE_MORE_DAY.set(town, town.night)


def is_served(town: Square, mastermind: int, demon: int) -> bool:
    """Whether a Vigormortis who has just died had left a dead Mastermind their ability."""
    left = any(
        (mark.seat, mark.kind) == (mastermind, KEPT) and mark.owner is not None and mark.owner.seat == demon
        for mark in town.grimoire.marks
    )
    return left and not is_drunk_or_poisoned(town.grimoire, mastermind)


@mastermind.says(NobodyWinsYet)
def one_more_day(town: Square, grant: Grant) -> bool:
    """Until that day is over, or that night."""
    return notes.ONE_MORE_DAY.stands(town.grimoire) or who_calls_three(town.grimoire) is not None


def who_calls_three(grimoire: Grimoire) -> int | None:
    """The Al-Hadikhia who was executed and has yet to do so, in the night that comes or is on."""
    day, seat = notes.LAST_TRIAL.of(grimoire)
    return seat if day is not None and day + 1 == tonight(grimoire) else None


@mastermind.when(Executed)
async def their_side_loses(me: Me, town: Square, seat: int) -> None:
    """Whether they die or not. If a Demon lives after all, the game is what it was."""
    if is_the_day(town):
        notes.ONE_MORE_DAY.forget(town)
        if DEMON not in living_kinds(town.grimoire):
            await lose(town, town.side(seat), me.role)


@mastermind.when(NobodyExecuted)
async def the_day_is_over(me: Me, town: Square) -> None:
    """Good wins, for no Demon lives."""
    if is_the_day(town):
        notes.ONE_MORE_DAY.forget(town)


def is_the_day(town: Square) -> bool:
    """Whether this is the one day more."""
    day = notes.ONE_MORE_DAY.of(town.grimoire)
    return day is not None and town.night > day
