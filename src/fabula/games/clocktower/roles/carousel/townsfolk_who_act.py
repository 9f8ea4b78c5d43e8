"""The Townsfolk of the Carousel who do something, in the order of the roll."""

from __future__ import annotations

from fabula.core.cards import EACH_NIGHT, EACH_NIGHT_BUT_FIRST
from fabula.core.events import Marked
from fabula.core.grimoire import Grant
from fabula.core.requests import Decide
from fabula.core.rulings import FIFTH, goes_by
from fabula.games.clocktower.almanac import decisions, notes
from fabula.games.clocktower.almanac.cards import (
    ANYTHING,
    BLOCKED,
    DAWN,
    EVIL,
    FAUX_PAW,
    GOOD,
    LEGION,
    MINION,
    PARTNER,
    PEACE,
    WAILING,
    townsfolk,
)
from fabula.games.clocktower.almanac.choices import A_LIVING_PLAYER, ANY_PLAYER
from fabula.games.clocktower.almanac.moments import (
    Became,
    Begins,
    Dawns,
    DiesByAttack,
    Executed,
    Fishes,
    SoughtOut,
    Walked,
)
from fabula.games.clocktower.almanac.retelling import PLACE
from fabula.games.clocktower.almanac.traits import DIES_OF_ITSELF, SILENCES
from fabula.games.clocktower.phases.day_powers import FISH
from fabula.games.clocktower.roles.pairs import counts_as_a_minion
from fabula.games.clocktower.town.abnormal import is_drunk_or_poisoned
from fabula.games.clocktower.town.deaths import attack, die, kill
from fabula.games.clocktower.town.events import Informed, Unmarked
from fabula.games.clocktower.town.public_events import Announced
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.verbs import Me

OWN_WORDS = "own_words"
ADVICE = ("talk_to", "execute", "spare", "doubt", OWN_WORDS)


@townsfolk(
    "preacher",
    wakes=EACH_NIGHT,
    asks=1,
    icon="holy-symbol",
    chooses=ANY_PLAYER,
    learns=(MINION,),
    claims=("chose",),
    marks=("blocked",),
    traits=(SILENCES,),
)
async def preacher(me: Me, town: Square) -> None:
    """You choose a player: a Minion learns of it, and those you have chosen have no ability.

    Of Legion you may learn that they are Legion, who keep theirs: the published rule for this pair.
    """
    seat = await me.choose(town.everyone)
    if me.works and await has_to_listen(me, seat):
        if town.grimoire.role(seat) == LEGION:
            town.tell(Informed(me.seat, "is_legion", (seat,), place=seat))
            return
        await me.mark(seat, BLOCKED)
        me.let_know(seat, "preached")
    elif not me.works and town.kind(seat) == MINION:
        me.go_wrong()


async def has_to_listen(me: Me, seat: int) -> bool:
    """Whether it is a Minion; in games begun before, of Legion too there was a choice only if it was able."""
    if goes_by(me.town.grimoire, FIFTH):
        return await counts_as_a_minion(me, seat)
    return await me.finds(seat, lambda seen: seen.is_a(MINION))


@preacher.when(Became)
async def let_go(me: Me, town: Square, seat: int, role: str) -> None:
    """Who is no Minion any more has an ability again."""
    if seat in me.marked(BLOCKED) and town.kind(seat) != MINION:
        town.tell(Unmarked(seat, BLOCKED, me.grant))


@townsfolk(
    "acrobat",
    wakes=EACH_NIGHT_BUT_FIRST,
    asks=1,
    icon="acrobatic",
    chooses=ANY_PLAYER,
    claims=("chose",),
    traits=(DIES_OF_ITSELF,),
    marks=("partner",),
)
async def acrobat(me: Me, town: Square) -> None:
    """You choose who holds your rope: if they are drunk or poisoned at any moment tonight you die."""
    seat = await me.choose(town.everyone)
    await me.mark(seat, PARTNER, until=DAWN)
    if not me.works and is_drunk_or_poisoned(town.grimoire, seat):
        me.go_wrong()


@acrobat.when(Walked)
async def fall_off(me: Me, town: Square) -> None:
    """Looked at again after every line of the night; you fall once."""
    for seat in me.marked(PARTNER):
        if me.works and is_drunk_or_poisoned(town.grimoire, seat):
            town.tell(Unmarked(seat, PARTNER, me.grant))
            await die(town, me.seat, "acrobat")


@townsfolk(
    "lycanthrope",
    wakes=EACH_NIGHT_BUT_FIRST,
    asks=1,
    icon="werewolf",
    chooses=A_LIVING_PLAYER,
    learns=(EVIL,),
    misleads=True,
    claims=("chose",),
    marks=("faux_paw",),
)
async def lycanthrope(me: Me, town: Square) -> None:
    """You choose a living player: who is good dies, and the Demon kills nobody tonight. One seems evil."""
    seat = await me.choose(town.living)
    if seems_evil(me, town, seat):
        return
    if me.works and await me.finds(seat, lambda seen: seen.side == GOOD):
        await me.mark(me.seat, PEACE, until=DAWN)
        await kill(me, seat, "lycanthrope")
    elif not me.works and not town.is_evil(seat):
        me.go_wrong()


def seems_evil(me: Me, town: Square, seat: int) -> bool:
    """Whether this is the good player who counts as evil for you."""
    return seat in me.marked(FAUX_PAW)


@lycanthrope.when(Begins)
async def find_a_faux_paw(me: Me, town: Square) -> None:
    """Another good player; the Storyteller decides who."""
    good = tuple(seat for seat in town.others(me.seat) if not town.is_evil(seat))
    if good:
        town.tell(Marked(await Decide(decisions.FAUX_PAW, good, me.seat), FAUX_PAW, me.grant))


fisherman = townsfolk(
    "fisherman",
    icon="fishing-pole",
    learns=(ANYTHING,),
    claims=("side",),
    news={
        "fisherman_execute": ("side", PLACE, EVIL),
        "fisherman_spare": ("side", PLACE, GOOD),
        "fisherman_doubt": ("suspect", PLACE),
        "fisherman_talk_to": ("trust", PLACE),
    },
    powerless=True,
    speaks=FISH,
)
"""Once in the game, by day, you may come to the Storyteller for advice that helps your side."""


@fisherman.when(Fishes)
async def be_advised(me: Me, town: Square) -> bool:
    """One of a few pieces of advice, about somebody; or whatever the Storyteller says in their own words."""
    if me.is_spent:
        return False
    me.spend()
    word = await Decide(me.role, ADVICE, me.seat)
    whom = (
        None
        if word == OWN_WORDS
        else await Decide(decisions.FISHERMAN_SAYS.of(word), town.others(me.seat), me.seat)
    )
    about = () if whom is None else (whom,)
    town.tell(Informed(me.seat, f"fisherman_{word}", about, place=whom))
    return True


princess = townsfolk("princess", icon="tiara", marks=("peace",))
"""If on your first day you nominate a player who is executed, the Demon kills nobody in the night."""


@princess.when(Dawns)
async def come_of_age(me: Me, town: Square) -> None:
    """The first day that begins with you as the Princess, and no other."""
    if not me.is_spent and town.grimoire.alive[me.seat]:
        me.spend()
        notes.FIRST_DAY.add(town, me.seat)


@princess.when(Executed)
async def plead_for_a_quiet_night(me: Me, town: Square, seat: int) -> None:
    """Whether the executed player dies of it or not. What counts is whether you are able in the night."""
    if me.seat in notes.FIRST_DAY.of(town.grimoire) and (me.seat, seat) in notes.NOMINATED.of(town.grimoire):
        town.tell(Marked(me.seat, PEACE, me.grant, DAWN))


banshee = townsfolk("banshee", lasts=True, icon="screaming", turning=True, marks=("wailing",))
"""Killed by the Demon you are heard by all. Dead, you name two a day and raise two hands."""


@banshee.when(DiesByAttack)
async def wail(me: Me, town: Square) -> None:
    """From now on, while you are able."""
    town.tell(Marked(me.seat, WAILING, me.grant))
    notes.HEARD.set(town)


@banshee.when(SoughtOut)
async def be_killed_all_the_same(me: Me, town: Square, by: Grant) -> None:
    """Found by a Demon that kills nobody by night you die of it."""
    if me.works:
        await attack(Me(town, by), me.seat)


@banshee.when(Dawns)
async def be_heard(me: Me, town: Square) -> None:
    """All hear that a Banshee has died, and not who it was."""
    if notes.HEARD.stands(town.grimoire):
        notes.HEARD.forget(town)
        town.tell(Announced("banshee"))
