"""The Townsfolk of the Carousel who learn something by night, in the order of the sheet."""

from __future__ import annotations

from fabula.core.cards import EACH_NIGHT, FIRST_NIGHT
from fabula.core.events import Marked, Turned, Woke
from fabula.core.grimoire import Grant, Grimoire
from fabula.core.readings import Appearance, Reading
from fabula.core.registration import appearances, honest_answers
from fabula.core.requests import Decide
from fabula.core.working import is_able, marked_by
from fabula.games.clocktower.almanac import decisions, notes
from fabula.games.clocktower.almanac.cards import (
    ANTICLOCKWISE,
    ANYTHING,
    BOUNTY,
    CLOCKWISE,
    DEMON,
    DRUNKEN,
    EVIL,
    GOOD,
    NEITHER,
    NO,
    OUTSIDER,
    SIDES,
    TOWNSFOLK,
    WAYS,
    townsfolk,
)
from fabula.games.clocktower.almanac.choices import ANY_PLAYER, PERHAPS_A_PLAYER
from fabula.games.clocktower.almanac.knowing import (
    another_kind,
    any_is,
    anything,
    nearer_evil,
    so_many_evil,
    somebody_evil,
)
from fabula.games.clocktower.almanac.moments import Became, Begins, Dealt, Died, MinionsChosen
from fabula.games.clocktower.almanac.questions import IsWoken
from fabula.games.clocktower.almanac.retelling import KIND, PLACE, A, B
from fabula.games.clocktower.almanac.traits import (
    CHANGES_IF_BELIEVED,
    CORRUPTS_A_TOWNSFOLK,
    IMPAIRS_FOR_LONG,
    ONCE_BY_NIGHT,
    TOLD_SELDOM,
)
from fabula.games.clocktower.town.events import Informed, Unmarked
from fabula.games.clocktower.town.square import Square, is_lent
from fabula.games.clocktower.town.verbs import Me, is_left

SEVERAL = 2


@townsfolk(
    "steward",
    wakes=FIRST_NIGHT,
    icon="keyring",
    learns=(EVIL, OUTSIDER),
    informed=True,
    powerless=True,
    claims=("side",),
    news={"steward": ("side", PLACE, GOOD)},
)
async def steward(me: Me, town: Square) -> None:
    """You are shown somebody good."""
    await me.learn_players(1, is_good, sought=1)


steward.knows(so_many_evil(0))


@townsfolk(
    "knight",
    wakes=FIRST_NIGHT,
    icon="black-knight-helm",
    learns=(DEMON,),
    informed=True,
    claims=("demon_among",),
    news={"knight": ("demon_among", A, B, NO)},
    powerless=True,
)
async def knight(me: Me, town: Square) -> None:
    """You learn two players neither of whom is a Demon."""
    await me.learn_players(2, is_a_demon, sought=0)


knight.knows(any_is(DEMON, said=False))


@townsfolk(
    "noble",
    wakes=FIRST_NIGHT,
    icon="fleur-de-lys",
    learns=(EVIL,),
    informed=True,
    claims=("one_evil",),
    powerless=True,
)
async def noble(me: Me, town: Square) -> None:
    """You learn three players of whom one and no more is evil."""
    await me.learn_players(3, is_evil, sought=1)


noble.knows(so_many_evil(1))


def is_good(seen: Appearance) -> bool:
    """Whether somebody counts as good."""
    return seen.side == GOOD


def is_evil(seen: Appearance) -> bool:
    """Whether somebody counts as evil."""
    return seen.evil


def is_a_demon(seen: Appearance) -> bool:
    """Whether somebody counts as a Demon."""
    return seen.is_a(DEMON)


@townsfolk(
    "shugenja",
    wakes=FIRST_NIGHT,
    icon="compass",
    learns=(EVIL,),
    informed=True,
    claims=("nearest",),
    powerless=True,
)
async def shugenja(me: Me, town: Square) -> None:
    """You learn in which direction the nearest evil player sits; of two as near the Storyteller decides."""

    def the_shorter_way(see: Reading) -> str:
        others = town.others(me.seat)
        for ahead, behind in zip(others, reversed(others), strict=True):
            if see(ahead).evil != see(behind).evil:
                return CLOCKWISE if see(ahead).evil else ANTICLOCKWISE
            if see(ahead).evil:
                break
        return NEITHER

    ways = honest_answers(town, the_shorter_way)
    if ways[0] == NEITHER:
        me.inform(await Decide(me.role, WAYS, me.seat), ())
    else:
        possible = (*ways, *WAYS) if NEITHER in ways else ways
        honest = tuple(way for way in dict.fromkeys(possible) if way != NEITHER)
        await me.be_told(honest, WAYS, truth=ways[:1])


shugenja.knows(nearer_evil)


@townsfolk(
    "balloonist",
    wakes=EACH_NIGHT,
    icon="air-balloon",
    changes=(0, 1),
    learns=(ANYTHING,),
    informed=True,
    claims=("shown",),
    powerless=True,
    traits=(CHANGES_IF_BELIEVED,),
)
async def balloonist(me: Me, town: Square) -> None:
    """You see somebody each night, never of the kind of the night before."""
    night, shown = me.last_choice
    last = shown[1:] if isinstance(shown, tuple) and night == town.night - 1 else None
    others = sorted(town.others(me.seat))
    seen = {seat: tuple(dict.fromkeys(one.kind for one in appearances(town, seat))) for seat in others}
    fitting = {seat: unlike(seen[seat], last) for seat in others}
    domain = tuple((seat,) for seat in others)
    true = tuple((seat,) for seat in others if seen[seat][0] in fitting[seat])
    seeming = tuple((seat,) for seat in others if fitting[seat] and seen[seat][0] not in fitting[seat])
    (told,) = await me.be_told((*true, *seeming) or domain, domain, truth=true)
    me.keep_in_mind((told, *(fitting[told] or seen[told])))


balloonist.knows(another_kind)


def unlike(kinds: tuple[str, ...], last: tuple[str, ...] | None) -> tuple[str, ...]:
    """Those of a player's kinds that are another than one which the player of last night may have had."""
    return kinds if last is None else tuple(kind for kind in kinds if any(kind != one for one in last))


@townsfolk(
    "village_idiot",
    wakes=EACH_NIGHT,
    asks=1,
    copies=3,
    icon="dunce-cap",
    chooses=ANY_PLAYER,
    learns=(EVIL,),
    claims=("side",),
    informed=True,
    misleads=True,
    powerless=True,
    traits=(IMPAIRS_FOR_LONG,),
)
async def village_idiot(me: Me, town: Square) -> None:
    """You choose a player and learn their side. There may be up to three of you, of whom one is drunk."""
    seat = await me.choose(town.everyone)
    await me.learn(SIDES, lambda see: see(seat).side, seat)


village_idiot.knows(somebody_evil)


@village_idiot.when(Dealt)
async def make_one_drunk(me: Me, town: Square) -> None:
    """If there are several one is drunk for the whole game."""
    if not notes.DRUNKARD.stands(town.grimoire):
        await find_the_drunkard(town)


@village_idiot.when(Became)
async def be_joined(me: Me, town: Square, seat: int, role: str) -> None:
    """Where one more is made by a Pit-Hag one of them is drunk too, perhaps another than before."""
    if role == me.role and seat == me.seat:
        await find_the_drunkard(town)


async def find_the_drunkard(town: Square) -> None:
    """The Storyteller decides which of them it is."""
    idiots = tuple(seat for seat in town.residents if town.grimoire.role(seat) == "village_idiot")
    before = notes.DRUNKARD.of(town.grimoire)
    if len(idiots) < SEVERAL:
        return
    first = tuple(seat for seat in idiots if seat == before)
    seat = await Decide(decisions.VILLAGE_IDIOT_DRUNK, (*first, *(one for one in idiots if one != before)))
    if seat != before:
        if before is not None:
            sober_up(town, before)
        notes.DRUNKARD.set(town, seat)
        town.tell(Marked(seat, DRUNKEN, None))


def sober_up(town: Square, seat: int) -> None:
    """What made them drunk is over, and nothing else that does."""
    others = [m for m in town.grimoire.marks if (m.seat, m.kind) == (seat, DRUNKEN) and m.owner is not None]
    town.tell(Unmarked(seat, DRUNKEN))
    for mark in others:
        town.tell(Marked(seat, DRUNKEN, mark.owner, mark.until))


@townsfolk(
    "bounty_hunter",
    wakes=EACH_NIGHT,
    icon="wanted-reward",
    learns=(EVIL,),
    claims=("side",),
    news={"bounty_hunter": ("side", PLACE, EVIL)},
    traits=(CORRUPTS_A_TOWNSFOLK, TOLD_SELDOM),
    marks=("bounty",),
)
async def bounty_hunter(me: Me, town: Square) -> None:
    """You learn an evil player, and when they die another one. A Townsfolk is evil."""
    shown = me.last_choice[1] or ()
    others = town.others(me.seat)
    new = tuple(seat for seat in others if seat not in shown)
    if not any(one.evil for seat in new for one in appearances(town, seat)):
        new = others
    (told,) = await me.learn_players(1, is_evil, sought=1, among=new)
    me.keep_in_mind((*shown, told))
    town.tell(Marked(told, BOUNTY, me.grant))


bounty_hunter.knows(so_many_evil(1))


@bounty_hunter.says(IsWoken)
def if_after_nobody(town: Square, grant: Grant) -> bool:
    """On the first night, and when the player you know has died."""
    return is_able(town.grimoire, grant.seat) and bounty_of(town.grimoire, grant) is None


@bounty_hunter.when(Died)
async def need_another(me: Me, town: Square, seat: int, cause: str) -> None:
    """Whatever they died of; and whoever lives again begins anew."""
    bounty = bounty_of(town.grimoire, me.grant)
    if bounty is not None and seat in (bounty, me.seat):
        town.tell(Unmarked(bounty, BOUNTY, me.grant))


@bounty_hunter.when(Dealt)
async def corrupt_somebody(me: Me, town: Square) -> None:
    """Another Townsfolk is evil from the start, and is told so; with a Kazali it waits for the Minions."""
    if not me.grant.sham and "kazali" not in town.in_play:
        await turn_evil(town, await Decide(decisions.BOUNTY_EVIL, townsfolk_beside(me, town), me.seat))


@bounty_hunter.when(MinionsChosen)
async def corrupt_somebody_after_all(me: Me, town: Square) -> None:
    """Whom the Kazali has made a Minion corrupts nobody."""
    if not me.grant.sham and not is_lent(me.grant):
        seat = await Decide(decisions.BOUNTY_EVIL, townsfolk_beside(me, town), me.seat)
        town.tell(Woke(seat, me.role))
        await turn_evil(town, seat)


@bounty_hunter.when(Begins)
async def may_corrupt_somebody(me: Me, town: Square) -> None:
    """Where a Philosopher gains this ability a Townsfolk may turn evil; later on nobody else does."""
    if is_lent(me.grant):
        seat = await Decide(decisions.BOUNTY_EVIL, (None, *townsfolk_beside(me, town)), me.seat)
        if seat is not None:
            await turn_evil(town, seat)


async def turn_evil(town: Square, seat: int) -> None:
    """A player is evil from now on, and is told so."""
    town.tell(Turned(seat, EVIL))
    town.tell(Informed(seat, "side", EVIL))


def townsfolk_beside(me: Me, town: Square) -> tuple[int, ...]:
    """The other Townsfolk; where there is none the player themselves."""
    others = tuple(seat for seat in town.residents if seat != me.seat and town.kind(seat) == TOWNSFOLK)
    return others or (me.seat,)


def bounty_of(grimoire: Grimoire, grant: Grant) -> int | None:
    """The player this Bounty Hunter knows of, and who has not died since."""
    return next(iter(marked_by(grimoire, grant, BOUNTY)), None)


@townsfolk(
    "nightwatchman",
    wakes=EACH_NIGHT,
    asks=1,
    icon="lantern-flame",
    chooses=PERHAPS_A_PLAYER,
    claims=("chose",),
    news={"nightwatchman": ("is", PLACE, KIND)},  # what whom they chose is told
    powerless=True,
    traits=(ONCE_BY_NIGHT,),
)
async def nightwatchman(me: Me, town: Square) -> None:
    """For once you make yourself known to somebody."""
    seat = await me.may_choose(town.everyone)
    if seat is None:
        return
    me.spend()
    if not me.takes_effect():
        return
    who = me.seat
    if me.must_be_false:
        others = tuple(other for other in town.others(me.seat) if other != seat)
        who = await Decide(decisions.NIGHTWATCHMAN_LIE, others, seat)
    me.let_know(seat, "nightwatchman", who)


nightwatchman.says(IsWoken)(is_left)


@townsfolk(
    "high_priestess", wakes=EACH_NIGHT, icon="sun-priest", learns=(EVIL,), claims=("shown",), powerless=True
)
async def high_priestess(me: Me, town: Square) -> None:
    """You learn with whom you should talk most, as the Storyteller sees it."""
    me.inform((await Decide(me.role, town.others(me.seat), me.seat),), ())


high_priestess.knows(anything)


@townsfolk("general", wakes=EACH_NIGHT, icon="medal", claims=("winning",), powerless=True)
async def general(me: Me, town: Square) -> None:
    """You hear which side the Storyteller sees ahead, if any."""
    me.inform(await Decide(me.role, (*SIDES, NEITHER), me.seat), ())


general.knows(anything)
