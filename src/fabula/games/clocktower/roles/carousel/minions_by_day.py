"""Minions whose hour is the day: nominations, votes and executions."""

from __future__ import annotations

from fabula.core.cards import EACH_NIGHT
from fabula.core.events import Marked, Woke
from fabula.core.requests import Ask, Decide, Poll, Round, Subsets
from fabula.core.working import acts
from fabula.games.clocktower.almanac import notes, prompts
from fabula.games.clocktower.almanac.cards import ALCHEMIST, DRUNKEN, DUSK, FEARED, minion
from fabula.games.clocktower.almanac.choices import ANY_PLAYER
from fabula.games.clocktower.almanac.moments import Executed, Judged, Saves, Strikes, ToBeExecuted
from fabula.games.clocktower.almanac.questions import SecretVotes
from fabula.games.clocktower.almanac.traits import (
    BECOMES_A_PLAYER,
    DISTILLED_IN_PLAY,
    KILLS_BEFORE_ALL,
    LENT_TO_A_MINION,
    MAY_LIVE_ON,
    PLEAS,
)
from fabula.games.clocktower.judgement.ending import lose
from fabula.games.clocktower.phases.day_powers import STRIKE, is_beyond
from fabula.games.clocktower.town.announcing import announce
from fabula.games.clocktower.town.census import babysitting
from fabula.games.clocktower.town.deaths import EXECUTION, die
from fabula.games.clocktower.town.events import Informed, Unmarked
from fabula.games.clocktower.town.public_events import Announced, Played
from fabula.games.clocktower.town.square import Square, other_side
from fabula.games.clocktower.town.verbs import Me

GOBLIN, FEARMONGER, BOOMDANDY, VIZIER, PSYCHOPATH = (
    "goblin",
    "fearmonger",
    "boomdandy",
    "vizier",
    "psychopath",
)
SURVIVORS = 3
HANDS = ("rock", "paper", "scissors")  # each is beaten by the next

# ---- Goblin

goblin = minion(GOBLIN, icon="goblin-head", powerless=True, heeds=(PLEAS,), traits=(LENT_TO_A_MINION,))
"""You may say before all, nominated, what you are: an execution that day gives your side the game."""


@goblin.when(ToBeExecuted)
async def laugh_last(me: Me, town: Square, seat: int, claimed: tuple[str, ...]) -> None:
    """Whether you die of it or not."""
    if seat != me.seat or GOBLIN not in claimed:
        return
    if me.takes_effect():
        await lose(town, other_side(town.side(me.seat)), GOBLIN)


# ---- Fearmonger


@minion(
    FEARMONGER,
    wakes=EACH_NIGHT,
    asks=1,
    icon="terror",
    chooses=ANY_PLAYER,
    traits=(LENT_TO_A_MINION,),
    marks=("feared",),
)
async def fearmonger(me: Me, town: Square) -> None:
    """You choose a player: nominated by you and executed, their side loses. All hear of a new choice."""
    seat = await me.choose(town.everyone)
    _, last = me.last_choice
    me.keep_in_mind(seat)
    for other in me.marked(FEARED):
        town.tell(Unmarked(other, FEARED, me.grant))
    await me.mark(seat, FEARED)
    if seat != last:
        announce(me, FEARMONGER)
    for other in () if me.grant.sham else town.living:
        if any(grant.role == VIZIER for grant in town.abilities(other)):
            town.tell(Woke(other, FEARMONGER))
            town.tell(Informed(other, FEARMONGER, (seat,), place=seat))


@fearmonger.when(ToBeExecuted)
async def spread_fear(me: Me, town: Square, seat: int, claimed: tuple[str, ...]) -> None:
    """On the day you nominated them; whether they die or not."""
    fear = (seat, FEARED, me.grant)
    marks = [mark for mark in town.grimoire.marks if (mark.seat, mark.kind, mark.owner) == fear]
    if not marks or (me.seat, seat) not in notes.NOMINATED.of(town.grimoire):
        return
    if any(acts(town.grimoire, mark) for mark in marks):
        await lose(town, town.side(seat), FEARMONGER)
    else:
        me.go_wrong()


# ---- Boomdandy

boomdandy = minion(BOOMDANDY, icon="time-bomb", traits=(BECOMES_A_PLAYER,))
"""Executed, you take all along but three, who have to point at one more, with everybody else."""


@boomdandy.when(ToBeExecuted)
async def light_the_fuse(me: Me, town: Square, seat: int, claimed: tuple[str, ...]) -> None:
    """What counts is whether your ability works now."""
    if seat == me.seat and me.takes_effect():
        notes.FUSE.set(town)


@boomdandy.when(Executed)
async def explode(me: Me, town: Square, seat: int) -> None:
    """The Storyteller decides who lives on. Whatever keeps a player alive does so now too."""
    if not notes.FUSE.stands(town.grimoire):
        return
    notes.FUSE.forget(town)
    town.tell(Announced(BOOMDANDY))
    left = await Decide(me.role, Subsets(town.living, min(SURVIVORS, len(town.living))), me.seat)
    for victim in town.living:
        if victim not in left:
            await die(town, victim, BOOMDANDY)
    if len(town.living_demons):
        await point(town)


async def point(town: Square) -> None:
    """All at once, the dead too; where two are level nobody dies."""
    hands = await Poll(town.everyone, prompts.POINTING, town.living)
    most = max(hands.count(seat) for seat in town.living)
    pointed = tuple(seat for seat in town.living if hands.count(seat) == most)
    town.tell(Announced("pointed", pointed))
    if len(pointed) == 1:
        await die(town, pointed[0], BOOMDANDY)


# ---- Organ Grinder


@minion(
    "organ_grinder", wakes=EACH_NIGHT, asks=1, icon="pipe-organ", misleads=True, traits=(DISTILLED_IN_PLAY,)
)
async def organ_grinder(me: Me, town: Square) -> None:
    """Votes are secret, with closed eyes, and so is their count. Each night you may choose to be drunk."""
    if me.is_the_storytellers:
        return
    choice = await me.choose((None, me.seat))  # as others choose by night: on a phone yes and no would betray
    me.keep_in_mind(choice)
    if choice == me.seat:
        await me.make_drunk(me.seat, DUSK)
    elif (fellow := sober_fellow(me, town)) is not None:
        for seat in (me.seat, fellow):
            town.tell(Marked(seat, DRUNKEN, None, DUSK))


def sober_fellow(me: Me, town: Square) -> int | None:
    """Beside an Alchemist's Organ Grinder: who else stays sober tonight, for then both are drunk."""
    for grant in town.grimoire.grants:
        if grant.role == me.role and grant.seat != me.seat and ALCHEMIST in (grant.source, me.grant.source):
            fellow = Me(town, grant)
            if me.works and fellow.works and fellow.last_choice == (town.night, None):
                return grant.seat
    return None


@organ_grinder.says(SecretVotes)
def with_eyes_closed(town: Square, grant: object) -> bool:
    """Votes are secret while an Organ Grinder's ability works."""
    return True


# ---- Psychopath

psychopath = minion(PSYCHOPATH, icon="chainsaw", speaks=STRIKE, traits=(KILLS_BEFORE_ALL, MAY_LIVE_ON))
"""Before nominations you may kill somebody in the open. An execution kills you if you lose a game."""


@psychopath.when(Strikes)
async def kill_in_the_open(me: Me, town: Square, seat: int, target: int) -> None:
    """Once a day: anybody may say so, it is the Psychopath who kills."""
    if seat != me.seat or not me.is_able or is_beyond(me, STRIKE) or not town.lives(target):
        return
    if me.takes_effect():
        await die(town, target, PSYCHOPATH)


@psychopath.when(Judged)
async def have_the_storyteller_kill(me: Me, town: Square, *, closing: bool) -> None:
    """Where the Storyteller has this ability: once a day, when all have talked."""
    if closing or not me.is_the_storytellers:
        return
    victim = await Decide(me.role, (None, *town.living), me.seat)
    if victim is not None:
        await die(town, victim, PSYCHOPATH)


@psychopath.when(Saves)
async def play_for_their_life(me: Me, town: Square, seat: int, cause: str) -> bool:
    """Against who nominated them, or against Fate; a draw saves them. Who babysits dies."""
    if (seat, cause) != (me.seat, EXECUTION) or not me.works or seat in babysitting(town.grimoire):
        return False
    nominators = [by for by, nominee in notes.NOMINATED.of(town.grimoire) if nominee == seat]
    other = next((by for by in nominators if by in town.everyone and by != seat), None)
    mine = Ask(seat, prompts.ROSHAMBO, HANDS)
    if other is None:
        hand, theirs = await mine, await town.fate("roshambo", HANDS)
    else:
        hand, theirs = await Round((mine, Ask(other, prompts.ROSHAMBO, HANDS)))
    town.tell(Played(seat, other, (hand, theirs)))
    return HANDS[(HANDS.index(hand) + 1) % len(HANDS)] != str(theirs)
