"""The Townsfolk of Trouble Brewing who are woken, in the order of the sheet."""

from __future__ import annotations

from itertools import combinations

from fabula.core.cards import EACH_NIGHT, EACH_NIGHT_BUT_FIRST, FIRST_NIGHT
from fabula.core.events import Marked
from fabula.core.grimoire import Grant
from fabula.core.requests import Decide
from fabula.core.working import bears, is_able
from fabula.games.clocktower.almanac import decisions, notes
from fabula.games.clocktower.almanac.cards import (
    ANYTHING,
    DAWN,
    DEMON,
    EVIL,
    MINION,
    NO,
    OUTSIDER,
    RED_HERRING,
    SAFE,
    TOWNSFOLK,
    YES,
    YES_NO,
    townsfolk,
)
from fabula.games.clocktower.almanac.choices import ANOTHER_PLAYER, ANY_PLAYER, ANY_PLAYER_NOW
from fabula.games.clocktower.almanac.knowing import (
    Sight,
    Told,
    Verdict,
    any_of,
    number,
    one_of_two,
    one_role_of,
    whether,
)
from fabula.games.clocktower.almanac.moments import (
    Begins,
    SoughtOut,
)
from fabula.games.clocktower.almanac.questions import IsWoken
from fabula.games.clocktower.almanac.statements import couples
from fabula.games.clocktower.almanac.traits import (
    KEEPS_DEMONS_OFF,
    LOOKS_FOR_MINIONS,
    NOTHING_UNSAID,
)
from fabula.games.clocktower.company.hindu import died_as
from fabula.games.clocktower.town.answers import NO_OUTSIDERS
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.verbs import Me, is_spent
from fabula.games.clocktower.town.woken import wake_to_act


@townsfolk(
    "washerwoman",
    wakes=FIRST_NIGHT,
    icon="clothesline",
    learns=(TOWNSFOLK,),
    informed=True,
    claims=("one_of",),
    powerless=True,
)
async def washerwoman(me: Me, town: Square) -> None:
    """You learn two players, and the role of a Townsfolk that one of them is."""
    await me.learn_one_of_two(TOWNSFOLK)


washerwoman.knows(one_of_two)


@townsfolk(
    "librarian",
    wakes=FIRST_NIGHT,
    icon="open-book",
    learns=(OUTSIDER,),
    informed=True,
    claims=("one_of", NO_OUTSIDERS),
    news={NO_OUTSIDERS: (NO_OUTSIDERS,)},
    powerless=True,
)
async def librarian(me: Me, town: Square) -> None:
    """You learn two players, and the role of an Outsider that one of them is; or that there is none."""
    await me.learn_one_of_two(OUTSIDER)


librarian.knows(one_of_two)


@townsfolk(
    "investigator",
    wakes=FIRST_NIGHT,
    icon="magnifying-glass",
    learns=(MINION,),
    informed=True,
    claims=("one_of",),
    powerless=True,
    traits=(LOOKS_FOR_MINIONS,),
)
async def investigator(me: Me, town: Square) -> None:
    """You learn two players, and the role of a Minion that one of them is."""
    await me.learn_one_of_two(MINION)


investigator.knows(one_of_two)


@townsfolk(
    "chef",
    wakes=FIRST_NIGHT,
    icon="chef-toque",
    learns=(EVIL,),
    informed=True,
    claims=("pairs",),
    powerless=True,
)
async def chef(me: Me, town: Square) -> None:
    """You count the evil couples: neighbours in the circle who both are evil."""
    circle = town.everyone
    pairs = tuple(zip(circle, (*circle[1:], circle[0]), strict=True))
    numbers = tuple(range(len(pairs) + 1))
    await me.learn(numbers, lambda see: sum(see(a, a).evil and see(b, a).evil for a, b in pairs))


@chef.knows
def so_many_couples(see: Sight, seat: int, told: Told) -> Verdict:
    """As many neighbours as were counted both register as evil."""
    return number(couples(see), told.count, see.all)


@townsfolk(
    "empath",
    wakes=EACH_NIGHT,
    icon="nested-hearts",
    learns=(EVIL,),
    informed=True,
    claims=("neighbours",),
    powerless=True,
)
async def empath(me: Me, town: Square) -> None:
    """You sense how many of the two who live next to you are evil."""
    await me.learn((0, 1, 2), lambda see: sum(see(n).evil for n in town.living_neighbours(me.seat)))


@empath.knows
def so_many_beside(see: Sight, seat: int, told: Told) -> Verdict:
    """As many as were sensed of the living neighbours register as evil."""
    return number([see.evil(one) for one in see.neighbours(seat)], told.count, see.all)


@townsfolk(
    "fortune_teller",
    wakes=EACH_NIGHT,
    asks=1,
    icon="crystal-ball",
    chooses=ANY_PLAYER,
    learns=(DEMON,),
    informed=True,
    misleads=True,
    claims=("demon_among",),
    powerless=True,
    marks=("red_herring",),
)
async def fortune_teller(me: Me, town: Square) -> None:
    """You choose two players and learn whether one is a Demon; one good player always seems to be one."""
    two = await me.choose(tuple(combinations(town.everyone, 2)))

    def seems_a_demon(seat: int) -> bool:
        return not me.hears_the_truth and bears(town.grimoire, seat, RED_HERRING)

    await me.learn(
        YES_NO, lambda see: YES if any(see(n).is_a(DEMON) or seems_a_demon(n) for n in two) else NO, *two
    )


@fortune_teller.knows
def one_is_a_demon(see: Sight, seat: int, told: Told) -> Verdict:
    """One of the two registers as a Demon, or is the red herring."""
    sure, possible = any_of(see.kind(one, DEMON) for one in told.players)
    herring = see.herring(told.players[0]) | see.herring(told.players[-1])
    return whether((sure | herring, possible | herring), told.yes, see.all)


@fortune_teller.when(Begins)
async def find_a_red_herring(me: Me, town: Square) -> None:
    """A good player seems a Demon to you whenever your ability works; the Storyteller decides who."""
    good = tuple(seat for seat in town.everyone if not town.is_evil(seat))
    town.tell(Marked(await Decide(decisions.RED_HERRING, good, me.seat), RED_HERRING, me.grant))


@townsfolk(
    "undertaker",
    wakes=EACH_NIGHT_BUT_FIRST,
    icon="coffin",
    learns=(ANYTHING,),
    informed=True,
    claims=("is",),
    powerless=True,
)
async def undertaker(me: Me, town: Square) -> None:
    """You look at the role of whoever was executed today and died of it."""
    seat, died = notes.EXECUTED.known(town.grimoire)
    assert died
    was = died_as(town.grimoire, seat)
    now = town.grimoire.role(seat)
    # A Traveller may have left since, or have become another one.
    here = (*town.grimoire.roles, *town.travellers, now, was or now)
    await me.learn(tuple(dict.fromkeys(here)), lambda see: was or see(seat).role, seat)


undertaker.knows(one_role_of)


@townsfolk(
    "monk",
    wakes=EACH_NIGHT_BUT_FIRST,
    asks=1,
    icon="monk-face",
    chooses=ANOTHER_PLAYER,
    claims=("protected",),
    traits=(KEEPS_DEMONS_OFF, NOTHING_UNSAID),
    marks=("safe",),
)
async def monk(me: Me, town: Square) -> None:
    """You choose another player, whom the Demon cannot harm tonight."""
    await me.mark(await me.choose(town.others(me.seat)), SAFE, until=DAWN)


@townsfolk(
    "ravenkeeper",
    wakes=EACH_NIGHT_BUT_FIRST,
    asks=1,
    lasts=True,
    icon="raven",
    chooses=ANY_PLAYER_NOW._replace(ruling=18),
    learns=(ANYTHING,),
    claims=("is",),
    informed=True,
    powerless=True,
)
async def ravenkeeper(me: Me, town: Square) -> None:
    """A death by night lets you look at the role of anybody you name."""
    seat = await me.choose(town.everyone)
    await me.learn((*town.grimoire.roles, *town.travellers), lambda see: see(seat).role, seat)


ravenkeeper.knows(one_role_of)


@undertaker.says(IsWoken)
def after_an_execution(town: Square, grant: Grant) -> bool:
    """An Undertaker is woken after an execution of which somebody died."""
    return is_able(town.grimoire, grant.seat) and bool((notes.EXECUTED.of(town.grimoire) or (0, ""))[1])


@ravenkeeper.says(IsWoken)
def if_dead_since_dusk(town: Square, grant: Grant) -> bool:
    """Whatever they died of, if they were this when they died."""
    return grant.seat in notes.FALLEN.of(town.grimoire) and not is_spent(town.grimoire, grant)


@ravenkeeper.when(SoughtOut)
async def see_beside_a_harmless_demon(me: Me, town: Square, by: Grant) -> None:
    """Found by a Demon that kills nobody by night you live on, and look all the same."""
    await wake_to_act(me, town)
