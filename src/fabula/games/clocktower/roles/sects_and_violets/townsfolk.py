"""The Townsfolk of Sects & Violets whose hour is the night, in the order of the sheet."""

from __future__ import annotations

from itertools import combinations, product

from fabula.core.cards import EACH_NIGHT, EACH_NIGHT_BUT_FIRST, FIRST_NIGHT, Choosing
from fabula.core.events import Marked
from fabula.core.grimoire import Grant, Grimoire
from fabula.core.readings import Reading
from fabula.core.registration import appearances, honest_answers
from fabula.games.clocktower.almanac import notes
from fabula.games.clocktower.almanac.cards import (
    ANYTHING,
    DEMON,
    DRUNKEN,
    EVIL,
    GOOD_KINDS,
    MINION,
    NO,
    POISONED,
    YES,
    YES_NO,
    almanac,
    is_good,
    townsfolk,
)
from fabula.games.clocktower.almanac.choices import A_LIVING_PLAYER, ANOTHER_PLAYER
from fabula.games.clocktower.almanac.knowing import (
    any_is,
    evil_among_the_dead,
    one_did,
    one_role_of,
    same_side,
    steps_to_a_minion,
)
from fabula.games.clocktower.almanac.moments import Became, SoughtOut
from fabula.games.clocktower.almanac.questions import IsWoken
from fabula.games.clocktower.almanac.retelling import A, B
from fabula.games.clocktower.almanac.traits import (
    COUNTS_ABILITIES,
    LEARNS_OF_THE_DAY,
    ONCE_BY_NIGHT,
    SILENCES,
)
from fabula.games.clocktower.town.abnormal import how_many_went_wrong
from fabula.games.clocktower.town.answers import pair
from fabula.games.clocktower.town.changes import become, begin
from fabula.games.clocktower.town.revolution import false_answers
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.verbs import Me, is_left, is_spent
from fabula.games.clocktower.town.woken import wake_to_act

KILLED = ("dies", "bounced")  # what comes of an attack that kills
NOWHERE = 0  # so many steps where there is no Minion


@townsfolk(
    "clockmaker", wakes=FIRST_NIGHT, icon="pocket-watch", learns=(DEMON, MINION), informed=True,
    claims=("number",), powerless=True,
)  # fmt: skip
async def clockmaker(me: Me, town: Square) -> None:
    """You measure how far the Demon sits from the nearest Minion, in steps."""
    steps = tuple(range(1, len(town.everyone) // 2 + 1))

    def nearest(see: Reading) -> int:
        demons = [seat for seat in town.everyone if see(seat).is_a(DEMON) or is_to_summon(town, seat)]
        living = [seat for seat in demons if town.grimoire.alive[seat]]
        minions = [seat for seat in town.everyone if see(seat).is_a(MINION)]
        found = [steps_between(town, a, b) for a in living or demons for b in minions if a != b]
        return min(found, default=NOWHERE)

    somewhere = any(answer in steps for answer in honest_answers(town, nearest))
    await me.learn(steps if somewhere else (NOWHERE, *steps), nearest)


clockmaker.knows(steps_to_a_minion)


def is_to_summon(town: Square, seat: int) -> bool:
    """A Summoner counts as the Demon that is not there yet."""
    return town.grimoire.role(seat) == "summoner"


def steps_between(town: Square, a: int, b: int) -> int:
    """How far two players sit from each other, the shorter way round."""
    apart = abs(town.everyone.index(a) - town.everyone.index(b))
    return min(apart, len(town.everyone) - apart)


@townsfolk(
    "dreamer", wakes=EACH_NIGHT, asks=1, icon="dream-catcher", chooses=ANOTHER_PLAYER,
    learns=(ANYTHING,), informed=True, claims=("either",), powerless=True,
)  # fmt: skip
async def dreamer(me: Me, town: Square) -> None:
    """You choose another player, no Traveller, and learn a good and an evil role, one of which is theirs."""
    seat = await me.choose(tuple(other for other in town.others(me.seat) if not town.is_traveller(other)))
    seen = honest_answers(town, lambda see: see(seat).role)
    seeming = false_answers(town, lambda see: see(seat).role, seen)
    honest, false = (
        tuple(dict.fromkeys(two for role in some for two in beside(town, role))) for some in (seen, seeming)
    )
    domain = product(*(roles_of(town, good=good) for good in (True, False)))
    await me.be_told(honest, tuple(domain), seat, truth=beside(town, seen[0]), false=false)


dreamer.knows(one_role_of)


def beside(town: Square, role: str) -> tuple[tuple[str, str], ...]:
    """A role with each of those that are not of its side, the good one first."""
    if is_good(role):
        return tuple((role, other) for other in roles_of(town, good=False))
    return tuple((other, role) for other in roles_of(town, good=True))


def roles_of(town: Square, *, good: bool) -> tuple[str, ...]:
    """The good or the evil roles of the script."""
    return tuple(role for role in town.grimoire.roles if is_good(role) is good)


@townsfolk(
    "snake_charmer", wakes=EACH_NIGHT, asks=1, icon="snake-jar", chooses=A_LIVING_PLAYER,
    learns=(DEMON,), misleads=True, claims=("chose",),
)  # fmt: skip
async def snake_charmer(me: Me, town: Square) -> None:
    """You choose a living player. A Demon changes roles and sides with you and is poisoned then."""
    other = await me.choose(town.living)
    if other != me.seat and me.works and await me.finds(other, lambda seen: seen.is_a(DEMON)):
        await change_places(me, town, other)
    elif town.kind(other) == DEMON:
        me.go_wrong()


async def change_places(me: Me, town: Square, other: int) -> None:
    """Both are told. The poison stays for the rest of the game, whoever has which role."""
    mine = town.grimoire.role(me.seat), town.side(me.seat)
    theirs = town.grimoire.role(other), town.side(other)
    await become(town, me.seat, *theirs)
    await become(town, other, *mine)
    town.tell(Marked(other, POISONED, None))


@townsfolk(
    "mathematician", wakes=EACH_NIGHT, icon="calculator", learns=(EVIL,), informed=True,
    claims=("number",), powerless=True, traits=(COUNTS_ABILITIES,),
)  # fmt: skip
async def mathematician(me: Me, town: Square) -> None:
    """You learn of how many players another's ability has made the ability go wrong since dawn."""
    honest, true = how_many_went_wrong(town.grimoire)
    await me.be_told(honest, tuple(range(len(town.everyone) + 1)), truth=true)


@townsfolk(
    "flowergirl", wakes=EACH_NIGHT_BUT_FIRST, icon="flowers", learns=(DEMON,), informed=True,
    claims=("answer",), powerless=True, traits=(LEARNS_OF_THE_DAY,),
)  # fmt: skip
async def flowergirl(me: Me, town: Square) -> None:
    """You are told whether any Demon raised a hand for an execution today."""
    await me.learn(YES_NO, lambda see: did(see, town, notes.VOTERS.of(town.grimoire), DEMON))


flowergirl.knows(one_did(DEMON))


@townsfolk(
    "town_crier", wakes=EACH_NIGHT_BUT_FIRST, icon="ringing-bell", learns=(MINION,), informed=True,
    claims=("answer",), powerless=True, traits=(LEARNS_OF_THE_DAY,),
)  # fmt: skip
async def town_crier(me: Me, town: Square) -> None:
    """You are told whether any Minion put somebody up today."""
    await me.learn(YES_NO, lambda see: did(see, town, notes.NOMINATORS.of(town.grimoire), MINION))


town_crier.knows(one_did(MINION))


def did(see: Reading, town: Square, done: tuple[tuple[int, str], ...], kind: str) -> str:
    """Whether somebody of this kind did so today: what counts is what they were then."""
    for seat, role in done:
        is_still = town.grimoire.cards[seat].role == role and seat in town.everyone
        if see(seat).is_a(kind) if is_still else almanac.kind_of[role] == kind:
            return YES
    return NO


@townsfolk(
    "oracle", wakes=EACH_NIGHT_BUT_FIRST, icon="eye-of-horus", learns=(EVIL,), informed=True,
    claims=("number",), powerless=True,
)  # fmt: skip
async def oracle(me: Me, town: Square) -> None:
    """You are shown the number of evil players among the dead."""
    dead = [seat for seat in town.everyone if not town.grimoire.alive[seat]]
    numbers = tuple(range(len(town.everyone) + 1))
    await me.learn(numbers, lambda see: sum(see(seat).evil for seat in dead))


oracle.knows(evil_among_the_dead)


@townsfolk(
    "seamstress", wakes=EACH_NIGHT, asks=1, icon="sewing-string",
    chooses=Choosing(self=False, dead=True, nobody=True), learns=(EVIL,), informed=True,
    claims=("same_side",), powerless=True, traits=(ONCE_BY_NIGHT,),
)  # fmt: skip
async def seamstress(me: Me, town: Square) -> None:
    """Once in the game you may choose two other players and learn whether they are on the same side."""
    two = await me.may_choose(tuple(combinations(sorted(town.others(me.seat)), 2)))
    if two is not None:
        a, b = two
        me.spend()
        await me.learn(YES_NO, lambda see: YES if see(a).side == see(b).side else NO, a, b)


seamstress.knows(same_side)


@townsfolk(
    "philosopher", wakes=EACH_NIGHT, asks=1, names_roles=True, gives=GOOD_KINDS,
    withholds=("drunk", "lunatic"), icon="greek-temple", learns=(ANYTHING,), misleads=True,
    traits=(ONCE_BY_NIGHT, SILENCES),
)  # fmt: skip
async def philosopher(me: Me, town: Square) -> None:
    """Once in the game you may choose a good role and have its ability; whoever has that role is drunk."""
    role = await me.may_choose(tuple(one for one in roles_of(town, good=True) if one != me.role))
    if role is None:
        return
    me.spend()
    if not me.takes_effect():
        town.give(me.seat, role, sham=True, source=me.role)
        return
    for seat in town.residents:
        if town.grimoire.role(seat) == role:
            await me.mark(seat, DRUNKEN)
    await begin(town, me.seat, role, source=me.role)


@philosopher.when(Became)
async def cloud_the_new_one(me: Me, town: Square, seat: int, role: str) -> None:
    """Whoever comes to have that role later is drunk too."""
    gained = [grant.role for grant in town.abilities(me.seat) if grant.source == me.role and not grant.sham]
    if seat != me.seat and role in gained:
        town.tell(Marked(seat, DRUNKEN, me.grant))


seamstress.says(IsWoken)(is_left)
philosopher.says(IsWoken)(is_left)


@townsfolk(
    "sage", wakes=EACH_NIGHT_BUT_FIRST, lasts=True, icon="owl", learns=(DEMON,),
    claims=("demon_among",), news={"sage": ("demon_among", A, B, YES)}, powerless=True,
)  # fmt: skip
async def sage(me: Me, town: Square) -> None:
    """If it is the Demon who kills you, you see it, beside somebody else."""
    others = town.others(me.seat)
    sought, by = notes.SOUGHT.of(town.grimoire)
    killer = by if sought == me.seat else who_killed(town.grimoire, me.seat)
    seeming = [
        seat for seat in others if any(seen.is_a(DEMON) for seen in appearances(town, seat)[1:])
    ]  # a Recluse may be taken for the Demon
    true, seemingly = (
        tuple(dict.fromkeys(pair(demon, other) for demon in demons for other in others if other != demon))
        for demons in ([killer] if killer in others else [], seeming)
    )
    domain = tuple(combinations(sorted(others), 2))
    honest = tuple(dict.fromkeys((*true, *seemingly))) or domain
    await me.be_told(honest, domain, truth=true)


sage.knows(any_is(DEMON))


@sage.says(IsWoken)
def if_killed_tonight(town: Square, grant: Grant) -> bool:
    """By a Demon, and as the Sage."""
    fell = grant.seat in notes.FALLEN.of(town.grimoire) and not is_spent(town.grimoire, grant)
    return fell and who_killed(town.grimoire, grant.seat) is not None


@sage.when(SoughtOut)
async def see_a_harmless_demon(me: Me, town: Square, by: Grant) -> None:
    """Found by a Demon that kills nobody by night you live on, and see it all the same."""
    notes.SOUGHT.set(town, (me.seat, by.seat))
    await wake_to_act(me, town)
    notes.SOUGHT.forget(town)


def who_killed(grimoire: Grimoire, seat: int) -> int | None:
    """The Demon whose attack killed a player tonight."""
    attacks = notes.ATTACKS.of(grimoire)
    return next((by for victim, outcome, _, by in attacks if victim == seat and outcome in KILLED), None)
