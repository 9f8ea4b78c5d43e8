"""Whom and what to choose with the powers of Bad Moon Rising and Sects & Violets."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from fabula.core.requests import Below, Choice
from fabula.games.clocktower.almanac.cards import DEMON, MINION, TOWNSFOLK, almanac
from fabula.minds.clocktower.belief import Belief
from fabula.minds.clocktower.memory import Memory
from fabula.minds.clocktower.value import worth_of
from fabula.minds.targets import best

NIGHT_OF_WAITING = 2  # before it nobody has said anything
UNHEARD_OF = 0.5
WORTH_A_LIFE = 2.0
TRUSTED = 0.25
BEST_FEW = 3

Way = Callable[[Memory, tuple[Choice, ...], Below], Choice]


def most_suspect(memory: Memory, options: tuple[Choice, ...], below: Below) -> Choice:
    """A Sailor drinks with the most suspect, a Moonchild names them: the moon will not take them."""
    return best(strangers(memory, options), suspicion(memory), below)


def whom_to_keep_from_the_demon(memory: Memory, options: tuple[Choice, ...], below: Below) -> Choice:
    """An Innkeeper houses the two who are worth most, and whom nobody suspects."""
    doubt, claims = suspicion(memory), memory.claims()

    def worth(seat: int) -> float:
        return worth_of(claims.get(seat)) - 4 * doubt(seat)

    return best_pair([pair for pair in options if all_live(memory, pair)], worth, below)


def whom_to_keep_asleep(memory: Memory, options: tuple[Choice, ...], below: Below) -> Choice:
    """An Exorcist chooses the likeliest Demon."""
    belief = Belief(memory)
    return best(strangers(memory, options), lambda seat: belief.demon.get(seat, 0.0), below)


def whom_to_swap_with(memory: Memory, options: tuple[Choice, ...], below: Below) -> Choice:
    """A Snake Charmer looks for the Demon, and nowhere twice."""
    belief, tried = Belief(memory), memory.chosen.get("snake_charmer", [])
    return best(strangers(memory, options), lambda seat: belief.demon.get(seat, 0.0) - (seat in tried), below)


def whose_role_to_bet_on(memory: Memory, options: tuple[Choice, ...], below: Below) -> Choice:
    """A Gambler bets on the word of somebody trusted, once each; else on their own role, which is safe."""
    doubt, done = suspicion(memory), [seat for seat, _ in memory.chosen.get("gambler", [])]
    bets = [(seat, role) for seat, role in memory.claims().items() if seat not in (*done, memory.seat)]
    safe = {seat: role for seat, role in bets if doubt(seat) < TRUSTED and (seat, role) in options}
    seat = best(safe, doubt, below)
    return (memory.seat, "gambler") if seat is None else (seat, safe[seat])


def whom_to_raise(memory: Memory, options: tuple[Choice, ...], below: Below) -> Choice:
    """A Professor raises a Townsfolk worth it, as soon as one is dead."""
    doubt, claims = suspicion(memory), memory.claims()

    def worth(seat: int) -> float:
        claim = claims.get(seat)
        return worth_of(claim) * (almanac.kind_of.get(claim or "") == TOWNSFOLK) - 4 * doubt(seat)

    dead = best([seat for seat in options if seat is not None], worth, below)
    return dead if dead is not None and worth(dead) >= WORTH_A_LIFE else None


def whose_nights_to_count(memory: Memory, options: tuple[Choice, ...], below: Below) -> Choice:
    """A Chambermaid asks about the most suspect of whom she has not asked yet."""
    doubt = suspicion(memory)
    asked = [seat for pair in memory.chosen.get("chambermaid", []) for seat in pair]
    return best_pair(options, lambda seat: doubt(seat) - asked.count(seat), below)


def who_is_to_drink(_memory: Memory, options: tuple[Choice, ...], below: Below) -> Choice:
    """A Courtier makes some Demon of the script drunk; where there is none to choose, a Minion."""
    evil = [role for kind in (DEMON, MINION) for role in options if almanac.kind_of.get(role) == kind]
    first = [role for role in evil if almanac.kind_of[role] == almanac.kind_of[evil[0]]]
    return first[below(len(first))] if first else None


def whose_power_to_have(memory: Memory, options: tuple[Choice, ...], below: Below) -> Choice:
    """A Philosopher takes one of the strongest powers that nobody claims."""
    claimed = list(memory.claims().values())
    open_to = [role for role in options if role is not None and role not in claimed]
    strongest = sorted(open_to, key=worth_of, reverse=True)[:BEST_FEW]
    return strongest[below(len(strongest))] if strongest else None


def whose_sides_to_compare(memory: Memory, options: tuple[Choice, ...], below: Below) -> Choice:
    """A Seamstress waits until something was said, then compares the most suspect with the least."""
    pairs = [pair for pair in options if pair is not None and all_live(memory, pair)]
    if memory.number < NIGHT_OF_WAITING or not pairs:
        return None
    doubt = suspicion(memory)
    return max(pairs, key=lambda pair: (abs(doubt(pair[0]) - doubt(pair[1])), below(100)))


def whom_to_take_along(memory: Memory, options: tuple[Choice, ...], below: Below) -> Choice:
    """Whoever dies and is no Moonchild says nothing, if they may: who was lent the ability may not."""
    silent = None in options and memory.role != "moonchild"
    return None if silent else most_suspect(memory, options, below)


def whom_to_let_live_on(memory: Memory, options: tuple[Choice, ...], below: Below) -> Choice:
    """A Devil's Advocate stands up for the Demon, or, not twice on end, for the most suspect of their own."""
    if memory.demon in options:
        return memory.demon
    public = Belief(memory, private=False)
    friends = [seat for seat in memory.friends if seat in options]
    return best(friends, lambda seat: public.evil.get(seat, 0.0), below)


def nobody(_memory: Memory, _options: tuple[Choice, ...], _below: Below) -> Choice:
    """A Demon lets the Barber's scissors lie, whose own know who they are; an Organ Grinder stays sober."""
    return None


# ---------------------------------------------------------------- what they go by


def strangers(memory: Memory, options: Iterable[Choice]) -> list[int]:
    """Of those that can be chosen the living who are none of theirs."""
    friends = memory.friends
    return [seat for seat in options if seat in memory.living and seat not in friends]


def suspicion(memory: Memory) -> Callable[[int], float]:
    """How evil each looks; to the evil all who are none of theirs look alike."""
    if memory.is_evil:
        return lambda _: 0.0
    belief = Belief(memory)
    return lambda seat: belief.evil.get(seat, UNHEARD_OF)


def all_live(memory: Memory, pair: Iterable[int]) -> bool:
    """Whether both of two players live."""
    return all(seat in memory.living for seat in pair)


def best_pair(pairs: Iterable[Choice], worth: Callable[[int], float], below: Below) -> Choice:
    """The two who are worth most together, by lot where several are."""
    return max(pairs, key=lambda pair: (sum(map(worth, pair)), below(100)), default=None)


CHOOSING: Mapping[str, Way] = {
    "sailor": most_suspect,
    "innkeeper": whom_to_keep_from_the_demon,
    "exorcist": whom_to_keep_asleep,
    "snake_charmer": whom_to_swap_with,
    "gambler": whose_role_to_bet_on,
    "professor": whom_to_raise,
    "chambermaid": whose_nights_to_count,
    "courtier": who_is_to_drink,
    "philosopher": whose_power_to_have,
    "seamstress": whose_sides_to_compare,
    "moonchild": whom_to_take_along,
    "devils_advocate": whom_to_let_live_on,
    "barber": nobody,
    "organ_grinder": nobody,
}
CHOOSING_NOBODY = (whom_to_raise, whose_sides_to_compare, whom_to_take_along, nobody)  # for a reason
