"""What to do in the night, role by role."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from fabula.core.requests import Below, Choice
from fabula.games.clocktower.almanac.cards import DEMON, EVIL, almanac, is_good
from fabula.games.clocktower.phases.day_powers import DAMSEL
from fabula.minds.clocktower.belief import Belief
from fabula.minds.clocktower.foresight import danger_if_killed
from fabula.minds.clocktower.guesses import likeliest_damsel
from fabula.minds.clocktower.memory import Memory
from fabula.minds.clocktower.powers import CHOOSING, CHOOSING_NOBODY, Way
from fabula.minds.clocktower.value import NOT_YET_SAID, is_told_every_night, worth_of
from fabula.minds.targets import best

LEFT_FOR_THE_GALLOWS = 5.0  # for whoever the good suspect themselves
SURVIVOR = 4.0
FOUND_OUT = 0.5
TELLS = 25.0  # a death after which all are nearer to the Demon
ENOUGH_TO_PASS = 4
LAST_RESCUE = 5  # with so few alive a Huntsman waits no longer


def by_role(memory: Memory, prompt: str, options: tuple[Choice, ...], below: Below) -> Choice:
    """The choice of an ability; None where this file knows nothing of it."""
    way = WAYS.get(prompt) or by_its_card(prompt, options)
    return None if way is None else way(memory, options, below)


def by_its_card(role: str, options: tuple[Choice, ...]) -> Way | None:
    """How to choose for a Demon, or for a role that was brought: the evil harm, the good learn or protect."""
    if almanac.kind_of.get(role) == DEMON:
        return whom_to_kill
    if role not in almanac.brought or not all(isinstance(one, int) for one in options):
        return None
    if almanac[role].side == EVIL:
        return victim_of_poison
    return by_suspicion(1 if almanac[role].learns else -1)


def may_wait(prompt: str) -> bool:
    """Whether whoever is asked this chooses nobody for a reason."""
    return WAYS.get(prompt) in WAITING


def by_suspicion(likes: int, *, but_oneself: bool = False) -> Way:
    """Whoever is most suspect (1), or least (-1)."""

    def choose(memory: Memory, options: tuple[Choice, ...], below: Below) -> Choice:
        evil = Belief(memory).evil
        others = [seat for seat in at_hand(memory, options) if not (but_oneself and seat == memory.seat)]
        return best(others, lambda seat: likes * evil[seat], below)

    return choose


def by_allegiance(likes: int) -> Way:
    """Whoever is most likely of the other side (1), or of one's own (-1)."""

    def choose(memory: Memory, options: tuple[Choice, ...], below: Below) -> Choice:
        return by_suspicion(likes * side_of(memory))(memory, options, below)

    return choose


def at_hand(memory: Memory, options: tuple[Choice, ...]) -> list[Choice]:
    """Of those who can be chosen the living; all of them, if none lives."""
    return [seat for seat in options if seat in memory.living] or list(options)


def side_of(memory: Memory) -> int:
    """1 for the good, -1 for the evil."""
    return -1 if memory.is_evil and memory.seat in memory.travellers else 1


def prey(memory: Memory, options: Iterable[int], below: Below) -> int | None:
    """The strongest who lives, none of the Demon's own; or itself, when it is found out and has an heir."""
    if memory.role == "imp" and wants_to_pass(memory, below):
        return memory.seat
    public = Belief(memory, private=False)
    claims = memory.claims()
    spared = [choice for choice in memory.chosen.get(memory.role, [])[-2:] if choice in memory.living]

    others = [s for s in options if s in memory.living and s not in memory.friends]
    tells = danger_if_killed(memory, others) if memory.keen else {}

    def worth(seat: int) -> float:
        claim = "king" if seat in memory.kings else claims.get(seat)
        value = NOT_YET_SAID if claim is None else worth_of(claim, 0.0)
        value -= LEFT_FOR_THE_GALLOWS * public.evil[seat] + TELLS * tells.get(seat, 0.0)
        return value - SURVIVOR * (seat in spared)

    others = others or [seat for seat in options if seat not in memory.living]  # who die no more
    return best([s for s in others if s not in memory.stormcaught] or others, worth, below)


def whom_to_kill(memory: Memory, options: tuple[Choice, ...], below: Below) -> Choice:
    """Somebody to kill.

    A Kazali is asked for players with their roles first, and there is nobody to kill among those.
    """
    return prey(memory, [seat for seat in options if isinstance(seat, int)], below)


def wants_to_pass(memory: Memory, below: Below) -> bool:
    """Whether the Demon would rather die by its own hand: it is as good as found out, and a Minion lives."""
    living = memory.living_residents
    heirs = [seat for seat in memory.minions if seat in living]
    if not heirs or len(living) < ENOUGH_TO_PASS or memory.number < 3:
        return False
    public = Belief(memory, private=False)
    return (
        public.demon[memory.seat] > FOUND_OUT
        and min(public.evil[seat] for seat in heirs) < public.demon[memory.seat]
        and bool(below(4))
    )


def victim_of_poison(memory: Memory, options: Iterable[int], below: Below) -> int | None:
    """Who says to learn something every night; else somebody who has not said anything."""
    claims, friends = memory.claims(), memory.friends
    nights = memory.number

    def worth(seat: int) -> float:
        claim = claims.get(seat)
        if claim is None:
            return 1.5
        return 4.0 if is_told_every_night(claim) else 2.0 if claim == "slayer" else float(nights < 2)

    return best([s for s in options if s in memory.living and s not in friends], worth, below)


def whom_to_bring_down(memory: Memory, options: tuple[Choice, ...], below: Below) -> Choice:
    """The good bring down whom they take for the Demon, the evil a player who is none of theirs."""
    belief = Belief(memory)
    players = [one for one in options if isinstance(one, int) and one != memory.seat]  # no Storyteller
    if memory.is_evil:
        others = [seat for seat in players if seat not in memory.friends]
        return others[below(len(others))] if others else None
    return best(players, lambda seat: belief.demon[seat], below)


def decree(memory: Memory, options: tuple[Choice, ...], below: Below) -> Choice:
    """A Vizier forces the death of whoever is none of theirs, now and then."""
    spared = memory.nominee in memory.friends or below(2)
    return None if spared else options[-1]


def role_of_an_enemy(memory: Memory, options: tuple[Choice, ...], below: Below) -> Choice:
    """A role that somebody claims who is none of theirs; else a good one that nobody has claimed."""
    claims = memory.claims().items()
    said = [role for seat, role in claims if seat in memory.living and seat not in memory.friends]
    named = [role for role in said if role in options] or [role for role in options if is_good(role)]
    return named[below(len(named))] if named else None


def whose_side_to_learn(memory: Memory, options: tuple[Choice, ...], below: Below) -> Choice:
    """The most suspect who lives and has not been asked about."""
    belief, asked = Belief(memory), memory.chosen.get("village_idiot", [])
    living = [seat for seat in options if seat in memory.living] or list(options)
    return best(living, lambda s: belief.evil[s] - 2 * (s in asked) - 4 * (s == memory.seat), below)


def two_to_set_at_odds(memory: Memory, options: tuple[Choice, ...], below: Below) -> Choice:
    """Two living players who are none of theirs."""
    friends = memory.friends
    strangers = [seat for seat in memory.living if seat not in friends]
    pairs = [pair for pair in options if all(seat in strangers for seat in pair)]
    return pairs[below(len(pairs))] if pairs else None


def whom_to_make_a_demon(memory: Memory, options: tuple[Choice, ...], below: Below) -> Choice:
    """A living player who is none of theirs and whom all suspect least; they are one of theirs then."""
    public, friends = Belief(memory, private=False), memory.friends
    open_to = [one for one in options if one is not None and one[0] in memory.living]
    seats = dict.fromkeys(one[0] for one in open_to if one[0] not in friends)
    seat = best(seats, lambda one: -public.evil.get(one, 0.0), below)
    roles = [one for one in open_to if one[0] == seat]
    return roles[below(len(roles))] if roles else None


def whom_to_rescue(memory: Memory, options: tuple[Choice, ...], below: Below) -> Choice:
    """Whoever says to be the Damsel, which is seldom; late, who seems to be her."""
    likely = likeliest_damsel(memory, below)
    late = len(memory.living_residents) <= LAST_RESCUE
    known = likely is not None and memory.claims().get(likely) == DAMSEL
    return likely if likely in options and (known or late) else None


def who_is_to_mind_it(memory: Memory, options: tuple[Choice, ...], _below: Below) -> Choice:
    """The Minion whom all suspect least; the first of two, so that they agree."""
    public = Belief(memory, private=False)
    return min(options, key=lambda seat: (public.demon.get(seat, 0.0), seat))


def whom_to_protect(memory: Memory, options: tuple[Choice, ...], below: Below) -> Choice:
    """A Monk protects whoever is worth most and least suspect."""
    evil, claims = Belief(memory).evil, memory.claims()
    return best(at_hand(memory, options), lambda s: worth_of(claims.get(s)) - 4 * evil[s], below)


def whose_role_to_learn(memory: Memory, options: tuple[Choice, ...], below: Below) -> Choice:
    """A Ravenkeeper looks at the likeliest Demon."""
    demon = Belief(memory).demon
    others = [seat for seat in at_hand(memory, options) if seat != memory.seat]
    return best(others, lambda s: demon[s], below)


def harm_to_the_good(memory: Memory, options: tuple[Choice, ...], below: Below) -> Choice:
    """Somebody who is none of theirs, and a good role."""
    friends = memory.friends
    harmful = [one for one in options if one[0] not in friends and is_good(one[1])]
    alive = [one for one in harmful if one[0] in memory.living] or harmful
    return alive[below(len(alive))] if alive else None


def two_to_ask_about(memory: Memory, options: tuple[Choice, ...], below: Below) -> Choice:
    """Two of whom it is as likely as not that one is the Demon, and not the same again."""
    belief, asked = Belief(memory), memory.chosen.get("fortune_teller", [])
    open_to = [
        pair for pair in options
        if memory.seat not in pair and all(s in memory.living for s in pair) and pair not in asked
    ] or list(options)  # fmt: skip

    def doubt(pair: Choice) -> float:
        return -abs(0.5 - belief.demon[pair[0]] - belief.demon[pair[1]])

    most = max(map(doubt, open_to))
    likely = [pair for pair in open_to if doubt(pair) >= most - 1e-6]
    return likely[below(len(likely))]


WAYS: Mapping[str, Way] = {
    **CHOOSING,
    "assassin": whom_to_kill,
    "godfather": whom_to_kill,
    "poisoner": victim_of_poison,
    "witch": victim_of_poison,
    "widow": victim_of_poison,
    "fearmonger": victim_of_poison,
    "cerenovus": harm_to_the_good,
    "pit_hag": harm_to_the_good,
    "fortune_teller": two_to_ask_about,
    "monk": whom_to_protect,
    "ravenkeeper": whose_role_to_learn,
    "butler": by_allegiance(-1),
    "bureaucrat": by_allegiance(-1),
    "thief": by_allegiance(1),
    "dreamer": by_suspicion(1),
    "klutz": by_suspicion(-1),
    "preacher": by_suspicion(1),
    "lycanthrope": by_suspicion(1),
    "nightwatchman": by_suspicion(-1, but_oneself=True),  # nobody else would learn of it
    "ogre": by_suspicion(-1),
    "acrobat": by_suspicion(-1),
    "pointing": whom_to_bring_down,
    "riot": whom_to_bring_down,
    "ojo": role_of_an_enemy,
    "village_idiot": whose_side_to_learn,
    "lil_monsta": who_is_to_mind_it,
    "harpy": two_to_set_at_odds,
    "summoner": whom_to_make_a_demon,
    "huntsman": whom_to_rescue,
}
WAITING = (*CHOOSING_NOBODY, whom_to_rescue)
