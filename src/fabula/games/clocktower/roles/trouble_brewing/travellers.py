"""The Travellers who go well with Trouble Brewing."""

from __future__ import annotations

from fabula.core.cards import EACH_NIGHT
from fabula.core.registration import appearances
from fabula.core.requests import Ask, Decide
from fabula.games.clocktower.almanac import decisions, notes
from fabula.games.clocktower.almanac.cards import (
    DUSK,
    HASTENS,
    NEGATIVE_VOTE,
    SIDES,
    SLOWS,
    THREE_VOTES,
    YES,
    YES_NO,
    traveller,
)
from fabula.games.clocktower.almanac.moments import Begins, FirstVote, StandsIn, TokenOffered
from fabula.games.clocktower.almanac.traits import KILLS_BEFORE_ALL, NEVER_IMPAIRED, SHOOTS, VOTES_BY_TOKEN
from fabula.games.clocktower.town.deaths import die
from fabula.games.clocktower.town.events import NothingHappened, TokenGiven, Used, VoteTokens
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.verbs import Me


@traveller("bureaucrat", wakes=EACH_NIGHT, asks=1, tempo=HASTENS, icon="stamper", marks=("three_votes",))
async def bureaucrat(me: Me, town: Square) -> None:
    """You choose another player, whose vote counts three times tomorrow."""
    await me.mark(await me.choose(town.others(me.seat)), THREE_VOTES, until=DUSK)


@traveller("thief", wakes=EACH_NIGHT, asks=1, tempo=SLOWS, icon="robber-mask", marks=("negative_vote",))
async def thief(me: Me, town: Square) -> None:
    """You choose another player, whose vote counts against tomorrow: one less."""
    await me.mark(await me.choose(town.others(me.seat)), NEGATIVE_VOTE, until=DUSK)


gunslinger = traveller("gunslinger", tempo=HASTENS, icon="revolver", traits=(KILLS_BEFORE_ALL, SHOOTS))
"""When the first vote of a day has been counted you may shoot somebody who voted in it."""


@gunslinger.when(FirstVote)
async def draw(me: Me, town: Square, voters: tuple[int, ...], *, secret: bool) -> None:
    """All see it. Of a vote in secret you do not know who voted, and may miss."""
    for _ in me.times:
        await shoot_one_of(me, town, voters, town.everyone if secret else voters)


async def shoot_one_of(me: Me, town: Square, voters: tuple[int, ...], among: tuple[int, ...]) -> None:
    """A Gunslinger may shoot one of the living who have just voted, first of all."""
    targets = tuple(seat for seat in among if town.grimoire.alive[seat])
    if not town.grimoire.alive[me.seat] or not targets:
        return
    target = await Ask(me.seat, me.role, (None, *targets))
    if target is None:
        return
    town.tell(Used(me.seat, "gunslinger", target))
    if me.works and target in voters:
        await die(town, target, "gunslinger")
    else:
        me.go_wrong()
        town.tell(NothingHappened())


scapegoat = traveller("scapegoat", tempo=SLOWS, icon="goat")
"""The Storyteller may execute you in the place of somebody from your own side."""


@scapegoat.when(StandsIn)
async def take_the_blame(me: Me, town: Square, condemned: int) -> bool:
    """The condemned is of your side, or registers so."""
    sides = [seen.side for seen in appearances(town, condemned)]
    if not me.works or town.side(me.seat) not in sides:
        return False
    return bool(await Decide(decisions.SCAPEGOAT, YES_NO, condemned, me.seat) == YES)


beggar = traveller(
    "beggar", tempo=SLOWS, icon="bindle", claims=("side",), traits=(NEVER_IMPAIRED, VOTES_BY_TOKEN)
)
"""Tokens that the dead give you are all your votes, and each tells you the giver's side. You are sober."""


@beggar.when(Begins)
async def come_empty_handed(me: Me, town: Square) -> None:
    """A Beggar has no vote token to begin with."""
    town.tell(VoteTokens(me.seat, 0))


@beggar.when(TokenOffered)
async def take_the_token(me: Me, town: Square, seat: int, beggar: int) -> None:
    """Whoever is dead and has a vote left may give it away."""
    if beggar != me.seat:
        return
    town.tell(TokenGiven(seat, me.seat))
    town.tell(VoteTokens(seat, 0))
    town.tell(VoteTokens(me.seat, notes.TOKENS.by(me.seat).of(town.grimoire) + 1))
    await me.learn(SIDES, lambda see: see(seat).side, seat)
