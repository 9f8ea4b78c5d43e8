"""What whoever is told it sees through: nothing that is worth telling as a lie.

What everybody knows of themselves, what all know of Travellers, votes, the dead and the table of numbers is
enough to find out a lie; whoever finds one out knows that they are drunk, and the lie has helped nobody.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from fabula.core.requests import Choice, Inform
from fabula.games.clocktower.advice.decision import Matter
from fabula.games.clocktower.advice.lies import roles_in
from fabula.games.clocktower.almanac import notes
from fabula.games.clocktower.almanac.cards import DEMON, NO, TRAVELLER, YES, almanac
from fabula.games.clocktower.almanac.setup_table import CHANGES, row_for
from fabula.games.clocktower.town.answers import seats_in
from fabula.games.clocktower.town.registering import ZERO
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.statements import NOT

Doubt = Callable[[Square, int, Any], bool]  # whether this player, told this, knows better


def is_seen_through(matter: Matter, ask: Inform, told: Choice) -> bool:
    """Whether who is told this can know by themselves that it is false."""
    town, learner = matter.town, ask.learner
    if learner is None:
        return False
    if ask.about == (learner,):
        return told not in (own_role(town, learner), own_side(town, learner))
    doubt = DOUBTS.get(ask.prompt)
    return (
        own_role(town, learner) in roles_in(told)
        or knows_a_traveller(town, ask.about, told)
        or (ask.prompt in OF_SOME_ROLE and is_a_dead_demon(town, ask.about, told))
        or (ask.prompt == "learn:artist" and contradicts(town, learner, ask.said[0], told))
        or (doubt is not None and doubt(town, learner, told))
    )


def own_role(town: Square, seat: int) -> str:
    """What somebody takes themselves for."""
    return town.grimoire.beliefs[seat] or town.grimoire.role(seat)


def own_side(town: Square, seat: int) -> str:
    """The side somebody takes for theirs."""
    believed = town.grimoire.beliefs[seat]
    return town.side(seat) if believed is None else almanac[believed].side


def knows_a_traveller(town: Square, about: tuple[int, ...], told: Choice) -> bool:
    """Whether it says that a Traveller, whose role all know, is something else, or a resident one."""
    named = roles_in(told)
    seats = about if isinstance(told, str) else seats_in(told) if isinstance(told, tuple) else ()
    if not named or not seats:
        return False
    if any(town.is_traveller(seat) for seat in seats):
        roles = [town.grimoire.role(seat) for seat in seats if town.is_traveller(seat)]
        return len(roles) == len(seats) and not any(role in roles for role in named)
    return any(almanac[role].kind == TRAVELLER for role in named)


def is_a_dead_demon(town: Square, about: tuple[int, ...], told: Choice) -> bool:
    """Whether it makes somebody dead the Demon, though the game goes on."""
    dead = any(not town.grimoire.alive[seat] for seat in about)
    return dead and isinstance(told, str) and told in almanac and almanac[told].kind == DEMON


# ---- numbers


def so_many_evil(town: Square) -> int:
    """How many evil players there are to everybody's knowledge, if the table says it; or truly, if more."""
    _, _, minions, demons = row_for(len(town.residents))
    return max(minions + demons, sum(town.is_evil(seat) for seat in town.everyone))


def more_pairs_than_evil(town: Square, _: int, told: int) -> bool:
    """So many evil players in a row are one pair fewer than they are."""
    return told >= so_many_evil(town)


def more_than_beside(town: Square, learner: int, told: int) -> bool:
    """No more than sit beside them."""
    return told > len(town.living_neighbours(learner))


def more_than_died(town: Square, _: int, told: int) -> bool:
    """No more than are dead, and not all the evil, while the game goes on."""
    dead = sum(not town.grimoire.alive[seat] for seat in town.everyone)
    return told > dead or told >= so_many_evil(town)


def not_so_many_outsiders(town: Square, _: int, told: Choice) -> bool:
    """None, though there must be some; or one, though there can be none."""
    usual = row_for(len(town.residents))[1]
    changes = [CHANGES[role] for role in town.grimoire.roles if role in CHANGES]
    fewest = usual + sum(min(0, *change) for change in map(with_none, changes))
    most = usual + sum(max(0, *change) for change in map(with_none, changes))
    return fewest > 0 if told == ZERO else most <= 0


def with_none(change: tuple[int, ...]) -> tuple[int, ...]:
    """The role that changes the number may not be there."""
    return (0, *change)


# ---- what was seen by day


def nobody_or_all(town: Square, learner: int, told: Choice, done: tuple[tuple[int, str], ...]) -> bool:
    """Yes, though nobody else did it; no, though all others who live did."""
    others = town.others(learner)
    did = [seat for seat, _ in done]
    if told == YES:
        return not any(seat in did for seat in others)
    return all(seat in did for seat in others if town.grimoire.alive[seat])


def of_votes(town: Square, learner: int, told: Choice) -> bool:
    """Who voted all have seen."""
    return nobody_or_all(town, learner, told, notes.VOTERS.of(town.grimoire))


def of_nominations(town: Square, learner: int, told: Choice) -> bool:
    """Who nominated too; that Minions have none to nominate cannot be known."""
    return told == YES and nobody_or_all(town, learner, told, notes.NOMINATORS.of(town.grimoire))


# ---- players


def all_dead(town: Square, learner: int, told: Choice) -> bool:
    """Nobody of whom all are dead, or oneself, is the Demon."""
    seats = (told,) if isinstance(told, int) else seats_in(told)
    return not any(town.grimoire.alive[seat] and seat != learner for seat in seats)


def shown_last_night(town: Square, learner: int, told: Choice) -> bool:
    """A player who is shown again is of the same kind still, which would betray a lie."""
    night, shown = notes.LAST_CHOICE.by(learner, "balloonist").of(town.grimoire)
    return shown is not None and night == town.night - 1 and shown[:1] == told


# ---- what one knows by oneself


def contradicts(town: Square, learner: int, said: Choice, told: Choice) -> bool:
    """Whether it is not what they know of themselves who have asked this."""
    known = known_by_oneself(town, learner, said)
    return known is not None and told != (YES if known else NO)


def known_by_oneself(town: Square, seat: int, said: Any) -> bool | None:
    """Whether a statement is so, as far as a player takes it to be so by their own card; None if unknown."""
    word, *rest = said
    if word == NOT:
        value = known_by_oneself(town, seat, rest[0])
        return None if value is None else not value
    own = own_role(town, seat)
    if word in ("is", "of_kind", "of_side") and rest[0] == seat:
        return rest[1] in (own, almanac[own].kind, own_side(town, seat))
    return True if word == "in_play" and rest[0] == own else None


OF_SOME_ROLE = ("learn:undertaker", "learn:ravenkeeper")  # who may be told what somebody dead is
DOUBTS: Mapping[str, Doubt] = {
    "learn:chef": more_pairs_than_evil,
    "learn:empath": more_than_beside,
    "learn:oracle": more_than_died,
    "learn:librarian": not_so_many_outsiders,
    "learn:flowergirl": of_votes,
    "learn:town_crier": of_nominations,
    "learn:choirboy": all_dead,
    "learn:sage": all_dead,
    "learn:balloonist": shown_last_night,
    "puzzle_answer": all_dead,
}
