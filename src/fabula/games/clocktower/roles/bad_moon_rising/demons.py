"""The Demons of Bad Moon Rising, in the order of the sheet."""

from __future__ import annotations

from fabula.core.cards import EACH_NIGHT, EACH_NIGHT_BUT_FIRST, Choosing
from fabula.core.events import Marked
from fabula.core.grimoire import Grant
from fabula.core.requests import Choice, Decide
from fabula.games.clocktower.almanac import decisions, notes
from fabula.games.clocktower.almanac.cards import DAWN, FEIGNED, POISONED, demon
from fabula.games.clocktower.almanac.choices import ANY_PLAYER, ANY_PLAYER_NOW
from fabula.games.clocktower.almanac.moments import Dies, Exorcised
from fabula.games.clocktower.almanac.questions import IsWoken
from fabula.games.clocktower.almanac.traits import IMPAIRS_FOR_LONG, KILLS_LATER, POISONS_ANEW
from fabula.games.clocktower.town.deaths import attack, resurrect
from fabula.games.clocktower.town.events import Unmarked
from fabula.games.clocktower.town.square import Square, feigning, tonight
from fabula.games.clocktower.town.verbs import Me

MEAL = 2  # so many the Shabaloth eats a night
FEAST = 3  # so many the Po kills after a night without


@demon(
    "zombuul",
    wakes=EACH_NIGHT_BUT_FIRST,
    asks=1,
    lasts=True,
    icon="raise-zombie",
    chooses=ANY_PLAYER,
    marks=("feigned",),
)
async def zombuul(me: Me, town: Square) -> None:
    """After a day without a death you choose who dies. Your first death is only a pretence."""
    await attack(me, await me.choose(town.everyone))


@zombuul.when(Dies)
async def feign_death(me: Me, town: Square) -> None:
    """Once. Who is drunk or poisoned then is dead."""
    if not me.is_spent:
        me.spend()
        town.tell(Marked(me.seat, FEIGNED, me.grant))


@zombuul.says(IsWoken)
def if_nobody_died_today(town: Square, grant: Grant) -> bool:
    """A Zombuul is woken after a day without a death, also when they only seem dead; never at first."""
    lives = town.grimoire.alive[grant.seat] or grant.seat in feigning(town.grimoire)
    first = tonight(town.grimoire) == 1
    return lives and not first and not notes.DEAD_TODAY.of(town.grimoire)


@demon(
    "pukka",
    wakes=EACH_NIGHT,
    asks=1,
    icon="snake-bite",
    chooses=ANY_PLAYER,
    misleads=True,
    traits=(KILLS_LATER, IMPAIRS_FOR_LONG, POISONS_ANEW),
)
async def pukka(me: Me, town: Square) -> None:
    """Your bite poisons; whom you bit before dies of it when you bite again, and is rid of the poison."""
    poisoned = poisoned_before(me, town)
    victim = await me.choose(town.everyone)
    await me.mark(victim, POISONED)
    for seat in poisoned:
        await finish_off(me, town, seat)


@pukka.when(Exorcised)
async def kill_asleep(me: Me, town: Square) -> None:
    """Who was poisoned before dies all the same."""
    for seat in poisoned_before(me, town):
        await finish_off(me, town, seat)


def poisoned_before(me: Me, town: Square) -> list[int]:
    """Whom its poison has been working on since an earlier night."""
    marks = town.grimoire.marks
    return [mark.seat for mark in marks if (mark.kind, mark.owner, mark.until) == (POISONED, me.grant, None)]


async def finish_off(me: Me, town: Square, seat: int) -> None:
    """While your own ability does not work, the poison rests. What the death sets off meets it still."""
    if not me.works:
        return
    dies = town.lives(seat) and await attack(me, seat)
    town.tell(Unmarked(seat, POISONED, me.grant))
    if dies:
        town.tell(Marked(seat, POISONED, me.grant, DAWN))


@demon(
    "shabaloth",
    wakes=EACH_NIGHT_BUT_FIRST,
    asks=2,
    icon="carnivore-mouth",
    chooses=ANY_PLAYER_NOW,
    turning=True,
    kills=2,
)
async def shabaloth(me: Me, town: Square) -> None:
    """You choose two players, who die. One who is dead and was chosen last night may live again."""
    await regurgitate(me, town)
    await kill_one_by_one(me, town, MEAL)


async def regurgitate(me: Me, town: Square) -> None:
    """The Storyteller decides whether, and whom."""
    night, chosen = me.last_choice
    if night != town.night - 1 or not me.works:
        return
    dead = tuple(seat for seat in chosen if seat in town.everyone and not town.lives(seat))
    back = await Decide(decisions.REGURGITATE, (None, *dead), *dead) if dead else None
    if back is not None:
        resurrect(town, back)


@demon(
    "po", wakes=EACH_NIGHT_BUT_FIRST, asks=3, icon="lotus", chooses=Choosing(self=True, dead=True), kills=3
)
async def po(me: Me, town: Square) -> None:
    """You may let everybody live: then the next time three die, else the one whom you choose."""
    night, last = me.last_choice
    if night and last is None:
        await kill_one_by_one(me, town, FEAST)
        return
    victim = await me.may_choose(town.everyone)
    me.keep_in_mind(victim)
    if victim is not None:
        await attack(me, victim)


async def kill_one_by_one(me: Me, town: Square, count: int) -> None:
    """Several players, one after another: what the one sets off meets the next."""
    chosen: list[Choice] = []
    while len(chosen) < count:
        victim = await me.choose(tuple(seat for seat in town.everyone if seat not in chosen))
        chosen.append(victim)
        await attack(me, victim)
    night, before = me.last_choice
    me.keep_in_mind((*(before or () if me.again and night == town.night else ()), *chosen))
