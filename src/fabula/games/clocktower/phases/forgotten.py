"""The abilities that an Amnesiac may have, put together from what the vocabulary has words for.

Each says how many players are chosen, what comes of it, and what it is about; by that it is told how near a
guess is. One of the Storyteller's own is played by hand.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple

from fabula.core.cards import EACH_NIGHT, EACH_NIGHT_BUT_FIRST, NEVER, Wakes
from fabula.core.readings import Reading
from fabula.core.requests import Choice
from fabula.core.working import IMPAIRING, SOBER, bears
from fabula.games.clocktower.almanac import notes
from fabula.games.clocktower.almanac.cards import (
    DAWN,
    DEFENDED,
    DEMON,
    DRUNKEN,
    DUSK,
    MINION,
    NEGATIVE_VOTE,
    NO,
    OUTSIDER,
    SAFE,
    THREE_VOTES,
    TOWNSFOLK,
    YES,
    YES_NO,
)
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.verbs import Me

NOBODY, ONE, TWO = "nobody", "one", "two"  # how many are chosen
NUMBER, SIGN, MARK, FATE = "number", "sign", "mark", "fate"  # what comes of it
WHO_IS_EVIL, OF_WHICH_KIND, IN_WHAT_STATE, VOTES, LIFE = "evil", "kind", "state", "votes", "life"
THREE = 3
COLD, WARM, HOT, EXACT = NEARNESS = ("cold", "warm", "hot", "exact")
OWN = "forgotten_own"  # one of the Storyteller's own, played by hand

Seats = tuple[int, ...]
Doing = Callable[[Me, Square, Seats], Coroutine[Any, Any, Any]]


class Forgotten(NamedTuple):
    """An ability of the library: whom one chooses, what one gets, what it is about, when, and how."""

    chosen: str
    yields: str
    about: str
    wakes: Wakes
    does: Doing | None = None


# ---- what is learned


def counting(seats: Callable[[Me, Square], Seats], wanted: Callable[[Reading, int], bool]) -> Doing:
    """A number: of these players so many are of that sort."""

    async def count(me: Me, town: Square, chosen: Seats) -> None:
        among = seats(me, town)
        await me.learn(tuple(range(len(among) + 1)), lambda see: sum(wanted(see, seat) for seat in among))

    return count


def asking(question: Callable[[Square, Reading, Seats], bool]) -> Doing:
    """Yes or no, about whoever was chosen."""

    async def answer(me: Me, town: Square, chosen: Seats) -> None:
        await me.learn(YES_NO, lambda see: YES if question(town, see, chosen) else NO, *chosen)

    return answer


async def measure(me: Me, town: Square, chosen: Seats) -> None:
    """How many steps it is to the nearest living Demon, either way round."""
    others, most = town.others(me.seat), len(town.everyone) // 2

    def steps(see: Reading) -> Choice:
        found = [
            min(at, len(others) + 1 - at)
            for at, seat in enumerate(others, start=1)
            if town.grimoire.alive[seat] and see(seat).is_a(DEMON)
        ]
        return min(found, default=most)

    await me.learn(tuple(range(1, most + 1)), steps)


def living(me: Me, town: Square) -> Seats:
    """All who live."""
    return town.living


def dead(me: Me, town: Square) -> Seats:
    """All who do not."""
    return tuple(seat for seat in town.everyone if not town.grimoire.alive[seat])


def next_three(me: Me, town: Square) -> Seats:
    """The three living players who come next, clockwise."""
    return tuple(seat for seat in town.others(me.seat) if town.grimoire.alive[seat])[:THREE]


def last_three(me: Me, town: Square) -> Seats:
    """The three living players who come next, the other way."""
    return tuple(seat for seat in reversed(town.others(me.seat)) if town.grimoire.alive[seat])[:THREE]


def voters(me: Me, town: Square) -> Seats:
    """Who has voted today."""
    return tuple(dict.fromkeys(seat for seat, _ in notes.VOTERS.of(town.grimoire)))


def is_impaired(town: Square, seat: int) -> bool:
    """Whether a player is drunk or poisoned."""
    return any(bears(town.grimoire, seat, kind) for kind in IMPAIRING)


async def count_the_impaired(me: Me, town: Square, chosen: Seats) -> None:
    """How many are drunk or poisoned."""
    many = sum(is_impaired(town, seat) for seat in town.everyone)
    await me.learn(tuple(range(len(town.everyone) + 1)), lambda _: many)


# ---- what is done


def marking(kind: str, until: str) -> Doing:
    """Whoever was chosen bears a mark for a while."""

    async def lay(me: Me, town: Square, chosen: Seats) -> None:
        for seat in chosen:
            await me.mark(seat, kind, until)

    return lay


async def shelter(me: Me, town: Square, chosen: Seats) -> None:
    """The Demon has had its turn tonight: it is the next night in which they are safe."""
    for seat in chosen:
        await me.mark(seat, SAFE, f"{DAWN} {town.night + 1}")


def is_kind(kind: str) -> Callable[[Reading, int], bool]:
    """Whether a player is of a kind."""
    return lambda see, seat: see(seat).is_a(kind)


def is_evil(see: Reading, seat: int) -> bool:
    """Whether a player is evil."""
    return see(seat).evil


SHELTER, DEFENCE, HIDE, SECOND_LIFE, PEACEFUL = (
    "forgotten_shelter",
    "forgotten_defence",
    "forgotten_hide",
    "forgotten_second_life",
    "forgotten_peace",
)
LIBRARY: dict[str, Forgotten] = {
    "forgotten_next_evil": Forgotten(NOBODY, NUMBER, WHO_IS_EVIL, EACH_NIGHT, counting(next_three, is_evil)),
    "forgotten_last_evil": Forgotten(NOBODY, NUMBER, WHO_IS_EVIL, EACH_NIGHT, counting(last_three, is_evil)),
    "forgotten_dead_evil": Forgotten(
        NOBODY, NUMBER, WHO_IS_EVIL, EACH_NIGHT_BUT_FIRST, counting(dead, is_evil)
    ),
    "forgotten_voting_evil": Forgotten(
        NOBODY, NUMBER, VOTES, EACH_NIGHT_BUT_FIRST, counting(voters, is_evil)
    ),
    "forgotten_minions": Forgotten(
        NOBODY, NUMBER, OF_WHICH_KIND, EACH_NIGHT, counting(living, is_kind(MINION))
    ),
    "forgotten_outsiders": Forgotten(
        NOBODY, NUMBER, OF_WHICH_KIND, EACH_NIGHT, counting(living, is_kind(OUTSIDER))
    ),
    "forgotten_dead_townsfolk": Forgotten(
        NOBODY, NUMBER, OF_WHICH_KIND, EACH_NIGHT_BUT_FIRST, counting(dead, is_kind(TOWNSFOLK))
    ),
    "forgotten_steps": Forgotten(NOBODY, NUMBER, OF_WHICH_KIND, EACH_NIGHT, measure),
    "forgotten_impaired": Forgotten(NOBODY, NUMBER, IN_WHAT_STATE, EACH_NIGHT, count_the_impaired),
    "forgotten_is_evil": Forgotten(
        ONE, SIGN, WHO_IS_EVIL, EACH_NIGHT_BUT_FIRST, asking(lambda _, see, one: see(one[0]).evil)
    ),
    "forgotten_is_minion": Forgotten(
        ONE, SIGN, OF_WHICH_KIND, EACH_NIGHT, asking(lambda _, see, one: see(one[0]).is_a(MINION))
    ),
    "forgotten_is_townsfolk": Forgotten(
        ONE, SIGN, OF_WHICH_KIND, EACH_NIGHT, asking(lambda _, see, one: see(one[0]).is_a(TOWNSFOLK))
    ),
    "forgotten_is_impaired": Forgotten(
        ONE, SIGN, IN_WHAT_STATE, EACH_NIGHT, asking(lambda town, _, one: is_impaired(town, one[0]))
    ),
    "forgotten_same_side": Forgotten(
        TWO, SIGN, WHO_IS_EVIL, EACH_NIGHT, asking(lambda _, see, two: see(two[0]).side == see(two[1]).side)
    ),
    "forgotten_same_kind": Forgotten(
        TWO, SIGN, OF_WHICH_KIND, EACH_NIGHT, asking(lambda _, see, two: see(two[0]).kind == see(two[1]).kind)
    ),
    "forgotten_one_evil": Forgotten(
        TWO, SIGN, WHO_IS_EVIL, EACH_NIGHT, asking(lambda _, see, two: see(two[0]).evil or see(two[1]).evil)
    ),
    SHELTER: Forgotten(ONE, MARK, LIFE, EACH_NIGHT, shelter),
    DEFENCE: Forgotten(ONE, MARK, LIFE, EACH_NIGHT, marking(DEFENDED, DUSK)),
    "forgotten_drunk": Forgotten(ONE, MARK, IN_WHAT_STATE, EACH_NIGHT, marking(DRUNKEN, DUSK)),
    "forgotten_sober": Forgotten(ONE, MARK, IN_WHAT_STATE, EACH_NIGHT, marking(SOBER, DUSK)),
    "forgotten_three_votes": Forgotten(ONE, MARK, VOTES, EACH_NIGHT, marking(THREE_VOTES, DUSK)),
    "forgotten_negative_vote": Forgotten(ONE, MARK, VOTES, EACH_NIGHT, marking(NEGATIVE_VOTE, DUSK)),
    HIDE: Forgotten(NOBODY, FATE, LIFE, NEVER),
    SECOND_LIFE: Forgotten(NOBODY, FATE, LIFE, NEVER),
    PEACEFUL: Forgotten(NOBODY, FATE, LIFE, NEVER),
}

POSSIBLE = (*LIBRARY, OWN)


def nearness(guess: str, truth: str) -> str:
    """How near a guess is: exact; hot if it is about the same; warm if it looks alike or nearly is; cold."""
    if guess == truth:
        return EXACT
    one, other = LIBRARY[guess], LIBRARY[truth]
    alike = (one.chosen, one.yields) == (other.chosen, other.yields)
    if one.about == other.about:
        return HOT if alike or one.yields == other.yields else WARM
    return WARM if alike else COLD
