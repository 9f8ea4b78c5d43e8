"""The harbour: five roles of our own for Blood on the Clocktower, and a script for them."""

from __future__ import annotations

from fabula.core.cards import EACH_NIGHT, EACH_NIGHT_BUT_FIRST
from fabula.core.grimoire import Grant
from fabula.core.notes import GAME, Flag
from fabula.core.requests import Decide
from fabula.core.tale import Suggestion
from fabula.games.clocktower.advice.decision import Matter
from fabula.games.clocktower.almanac.cards import (
    DRUNKEN,
    DUSK,
    EVIL,
    POISONED,
    SAFE,
    almanac,
    demon,
    dusk_of,
    minion,
    outsider,
    townsfolk,
)
from fabula.games.clocktower.almanac.knowing import Sight, Told, Verdict, number
from fabula.games.clocktower.almanac.moments import Died, Dies, DiesByExecution
from fabula.games.clocktower.almanac.questions import GoodCannotWin, MarksDue
from fabula.games.clocktower.tale import Clocktower
from fabula.games.clocktower.town.deaths import attack
from fabula.games.clocktower.town.square import Square, tonight
from fabula.games.clocktower.town.verbs import Me

SWEPT = Flag("swept", GAME, "An Undertow has died, and not by an execution.")

Clocktower.offer(
    "harbour",
    "lamplighter breakwater washerwoman librarian chef empath fortune_teller undertaker monk ravenkeeper "
    "virgin slayer mayor saltwife butler recluse saint wrecker poisoner scarlet_woman baron undertow",
)


@townsfolk(
    "lamplighter", wakes=EACH_NIGHT, asks=1, after="empath", learns=(EVIL,), claims=("number", "chose")
)
async def lamplighter(me: Me, town: Square) -> None:
    """You choose another player and learn how many of their living neighbours are evil."""
    lit = await me.choose(town.others(me.seat))
    await me.learn((0, 1, 2), lambda see: sum(see(n).evil for n in town.living_neighbours(lit)), lit)


@lamplighter.knows
def so_many_beside_them(see: Sight, seat: int, told: Told) -> Verdict:
    """So many of the living neighbours of whom a Lamplighter chose are evil."""
    return number([see.evil(one) for one in see.neighbours(told.player)], told.count, see.all)


breakwater = townsfolk("breakwater")
"""Whoever lives next to you clockwise is safe from the Demon."""


@breakwater.says(MarksDue)
def on_the_lee_side(town: Square, grant: Grant) -> tuple[tuple[int, str], ...]:
    """A Breakwater keeps whoever lives next to them safe, as long as both live."""
    living = [seat for seat in town.others(grant.seat) if town.grimoire.alive[seat]]
    return ((living[0], SAFE),) if town.grimoire.alive[grant.seat] and living else ()


saltwife = outsider("saltwife", lasts=True, icon="mermaid")
"""Your death makes one of your two living neighbours drunk for the day that comes next."""


@saltwife.when(Died)
async def mourn(me: Me, town: Square, seat: int, cause: str) -> None:
    """Whatever a Saltwife dies of, a neighbour is drunk until the next dusk: the Storyteller decides who."""
    neighbours = town.living_neighbours(seat)
    if seat == me.seat and neighbours and me.takes_effect():
        drunk = await Decide(me.role, neighbours, me.seat)
        await me.mark(drunk, DRUNKEN, until=dusk_of(tonight(town.grimoire)))


@saltwife.advises
def who_would_learn_something(matter: Matter) -> Suggestion:
    """Best somebody whose news are worth something, so that it is felt."""
    learning = [seat for seat in matter.options if almanac[matter.town.grimoire.role(seat)].learns]
    return matter.one_of(learning, "salt-in-the-news" if learning else "lot")


@minion("wrecker", wakes=EACH_NIGHT, asks=1, after="poisoner")
async def wrecker(me: Me, town: Square) -> None:
    """You choose a player: the next one who lives, clockwise, is poisoned until dusk."""
    lured = await me.choose(town.everyone)
    living = [seat for seat in town.others(lured) if town.grimoire.alive[seat]]
    if living:
        await me.mark(living[0], POISONED, until=DUSK)


@demon("undertow", wakes=EACH_NIGHT_BUT_FIRST, asks=1, after="imp")
async def undertow(me: Me, town: Square) -> None:
    """You choose a player, who dies. Good wins by your execution only."""
    await attack(me, await me.choose(town.everyone))


@undertow.when(Dies)
async def go_under(me: Me, town: Square) -> None:
    """Once an Undertow has died, evil wins when two live, and good not at all."""
    SWEPT.set(town)


@undertow.when(DiesByExecution)
async def be_hauled_ashore(me: Me, town: Square) -> None:
    """An Undertow who is executed lets good win."""
    SWEPT.forget(town)


@undertow.says(GoodCannotWin)
def while_it_is_out_at_sea(town: Square, grant: Grant) -> bool:
    """Whether it has died of something else, while its ability worked."""
    return SWEPT.stands(town.grimoire)
