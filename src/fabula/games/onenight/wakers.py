"""The roles that wake at night, in the order of their numbers."""

from __future__ import annotations

from itertools import combinations

from fabula.core.cards import EACH_NIGHT
from fabula.core.town import Town
from fabula.core.verbs import Me
from fabula.games.onenight.cards import (
    AT_ONCE,
    CALLED_APART,
    CHOOSES_NOTHING,
    DOPPELGANGER,
    MOVES_CARDS,
    call_apart,
    minion,
    villager,
    wolf,
)
from fabula.games.onenight.choices import PERHAPS_OTHERS


@villager(DOPPELGANGER, wakes=EACH_NIGHT, icon="two-shadows", chooses=PERHAPS_OTHERS, traits=(MOVES_CARDS,))
async def doppelganger(me: Me, town: Town) -> None:
    """You look at another player's card and are that role."""
    twin = await me.may_choose(town.others(me.seat))
    if twin is None:
        return
    role = await me.look_at(twin)
    await me.copy(role)
    copied = town.almanac[role]
    if AT_ONCE in copied.traits:
        await me.act_as(role)
    elif copied.wakes is EACH_NIGHT:
        await me.gain(role, step=call_apart(role) if CALLED_APART in copied.traits else role)


@wolf("werewolf", wakes=EACH_NIGHT, copies=2, icon="werewolf", traits=(CHOOSES_NOTHING,))
async def werewolf(me: Me, town: Town) -> None:
    """You see the other Werewolves. Variant: a lone wolf may look at a card in the middle."""
    pack = others_with("werewolf", me, town)
    await me.meet("werewolf", pack)
    if town.grimoire.settings["lone_wolf"] and not pack:
        place = await me.may_choose(town.spares)
        if place is not None:
            await me.look_at(place)


@minion(
    "minion",
    wakes=EACH_NIGHT,
    icon="imp-laugh",
    traits=(CALLED_APART, CHOOSES_NOTHING),
)
async def henchman(me: Me, town: Town) -> None:
    """You see the Werewolves; they do not see you."""
    await me.meet("werewolf", others_with("werewolf", me, town))


@villager("mason", wakes=EACH_NIGHT, copies=2, icon="freemasonry", traits=(CHOOSES_NOTHING,))
async def mason(me: Me, town: Town) -> None:
    """You see the other Mason."""
    await me.meet("mason", others_with("mason", me, town))


@villager("seer", wakes=EACH_NIGHT, icon="crystal-ball", chooses=PERHAPS_OTHERS, traits=(AT_ONCE,))
async def seer(me: Me, town: Town) -> None:
    """You may look at another player's card or at two cards in the middle."""
    one_player = [(seat,) for seat in town.others(me.seat)]
    up_to_two_spares = [(spare,) for spare in town.spares] + list(combinations(town.spares, 2))
    for place in await me.may_choose((*one_player, *up_to_two_spares)) or ():
        await me.look_at(place)


@villager(
    "robber", wakes=EACH_NIGHT, icon="robber-mask", chooses=PERHAPS_OTHERS, traits=(AT_ONCE, MOVES_CARDS)
)
async def robber(me: Me, town: Town) -> None:
    """You may exchange your card for another player's and look at it."""
    victim = await me.may_choose(town.others(me.seat))
    if victim is not None:
        await me.swap_cards(me.seat, victim)
        await me.look_at(me.seat)


@villager(
    "troublemaker",
    wakes=EACH_NIGHT,
    icon="card-exchange",
    chooses=PERHAPS_OTHERS,
    traits=(AT_ONCE, MOVES_CARDS),
)
async def troublemaker(me: Me, town: Town) -> None:
    """You may exchange the cards of two other players, unseen."""
    pair = await me.may_choose(tuple(combinations(town.others(me.seat), 2)))
    if pair is not None:
        await me.swap_cards(*pair)


@villager("drunk", wakes=EACH_NIGHT, icon="beer-stein", traits=(AT_ONCE, MOVES_CARDS))
async def drunk(me: Me, town: Town) -> None:
    """You must exchange your card for one in the middle, unseen."""
    await me.swap_cards(me.seat, await me.choose(town.spares))


@villager("insomniac", wakes=EACH_NIGHT, icon="semi-closed-eye", traits=(CALLED_APART,))
async def insomniac(me: Me, town: Town) -> None:
    """You may look at your own card."""
    if await me.may_choose((me.seat,)) is not None:
        await me.look_at(me.seat)


def others_with(role: str, me: Me, town: Town) -> tuple[int, ...]:
    """The other players who woke, or would wake, as this role."""
    return tuple([seat for seat in sorted(town.holders(role)) if seat != me.seat])
