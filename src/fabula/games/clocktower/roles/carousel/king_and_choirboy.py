"""The King, whom the Demon knows, and the Choirboy who mourns a King."""

from __future__ import annotations

from fabula.core.cards import EACH_NIGHT, EACH_NIGHT_BUT_FIRST
from fabula.core.grimoire import Grant, Grimoire
from fabula.core.registration import appearances
from fabula.core.working import is_able, works
from fabula.games.clocktower.almanac import notes
from fabula.games.clocktower.almanac.cards import ANYTHING, DEMON, almanac, townsfolk
from fabula.games.clocktower.almanac.knowing import Sight, Told, Verdict, any_is, any_of, whether
from fabula.games.clocktower.almanac.questions import IsWoken, WhoIsWoken
from fabula.games.clocktower.almanac.traits import TOLD_SELDOM
from fabula.games.clocktower.roles.carousel.townsfolk_who_learn import is_a_demon
from fabula.games.clocktower.roles.sects_and_violets.townsfolk import who_killed
from fabula.games.clocktower.town.circle import circle
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.verbs import Me


@townsfolk(
    "king",
    wakes=EACH_NIGHT,
    icon="throne-king",
    learns=(ANYTHING,),
    claims=("in_play",),
    powerless=True,
    traits=(TOLD_SELDOM,),
)
async def king(me: Me, town: Square) -> None:
    """You learn the role of somebody who lives, while no fewer are dead than alive. The Demon knows you."""
    for demon in demons_to_meet(town, me.grant):
        notes.PRESENTED.add(town, (me.seat, demon))
        me.let_know(demon, "king_is", me.seat)
    if is_half_dead(town.grimoire):
        subjects = tuple(seat for seat in town.living_residents if seat != me.seat) or (me.seat,)
        roles = [one.role for seat in subjects for one in appearances(town, seat)]
        true = dict.fromkeys(town.grimoire.role(seat) for seat in subjects)
        seeming = tuple(role for role in dict.fromkeys(roles) if role not in true)
        here = (*true, *seeming, *town.grimoire.roles)
        await me.be_told((*true, *seeming), tuple(dict.fromkeys(here)), truth=tuple(true))


@king.knows
def role_of_the_living(see: Sight, seat: int, told: Told) -> Verdict:
    """Somebody who lives has this role; who it is may be said."""
    among = told.players or [one for one in range(see.seats) if one != seat and see.lives(one)]
    return whether(any_of(see.role(one, told.shown[0]) for one in among), True, see.all)


@king.says(IsWoken)
def has_an_audience(town: Square, grant: Grant) -> bool:
    """The King's line is due while there is something to learn, or a Demon who does not know the King yet."""
    strangers = demons_to_meet(town, grant)
    return is_able(town.grimoire, grant.seat) and (is_half_dead(town.grimoire) or bool(strangers))


@king.says(WhoIsWoken)
def only_for_news(town: Square, grant: Grant) -> tuple[int, ...]:
    """The King sleeps while the Demon is told."""
    return (grant.seat,) if is_half_dead(town.grimoire) else ()


def is_half_dead(grimoire: Grimoire) -> bool:
    """Whether no fewer of those who are here are dead than alive; one is enough where no Demon kills."""
    alive = [grimoire.alive[seat] for seat in circle(grimoire)]
    if any(not almanac[grimoire.role(seat)].kills for seat in circle(grimoire) if seat in grimoire.cards):
        return not all(alive)
    return 2 * sum(alive) <= len(alive)


def demons_to_meet(town: Square, grant: Grant) -> tuple[int, ...]:
    """The living Demons who have not been told of this King, if the ability works."""
    told = notes.PRESENTED.of(town.grimoire)
    demons = town.living_demons if works(town.grimoire, grant) else ()
    return tuple(seat for seat in demons if (grant.seat, seat) not in told)


@townsfolk(
    "choirboy",
    wakes=EACH_NIGHT_BUT_FIRST,
    icon="musical-notes",
    brings="king",
    learns=(DEMON,),
    claims=("shown",),
    powerless=True,
    traits=(TOLD_SELDOM,),
)
async def choirboy(me: Me, town: Square) -> None:
    """The King's death by the Demon's hand shows you who the Demon is."""
    others = tuple(
        seat for seat in town.others(me.seat) if town.lives(seat) or town.kind(seat) != DEMON
    )  # of several Demons one who lives
    await me.learn_players(1, is_a_demon, sought=1, among=others)


choirboy.knows(any_is(DEMON))


@choirboy.says(IsWoken)
def if_the_king_was_killed(town: Square, grant: Grant) -> bool:
    """A Choirboy is woken if a Demon has killed the King tonight."""
    grimoire = town.grimoire
    kings = [seat for seat in notes.FALLEN.of(grimoire) if grimoire.role(seat) == "king"]
    return is_able(grimoire, grant.seat) and any(who_killed(grimoire, seat) is not None for seat in kings)
