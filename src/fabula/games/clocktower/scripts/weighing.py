"""A script weighed before it is played: how many of each kind, and what it lacks for a table of so many.

Only what follows from facts is said: the book's table, what a role brings in its square brackets, the roles a
Demon is shown as bluffs, and which roles can learn of a kind at all. Taste is left to whoever makes it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from fabula.games.clocktower.almanac.cards import (
    ANY,
    ANYTHING,
    BLUFFS,
    DEMON,
    EVIL,
    KINDS,
    MINION,
    OUTSIDER,
    TOWNSFOLK,
    TRAVELLER,
    almanac,
)
from fabula.games.clocktower.almanac.published import PUBLISHED, ROLL, Listed
from fabula.games.clocktower.almanac.setup_table import (
    BRINGS,
    CHANGES,
    TABLE,
    nobody_is_evil,
    others_in_the_bag,
)
from fabula.games.clocktower.scripts.reading import Problem, Script
from fabula.games.clocktower.sets.setup import ENOUGH_FOR_INFORMATION

MOST_TRAVELLERS = 5


class Size(NamedTuple):
    """What a script of this size usually holds of each kind, and for which tables."""

    seats: range
    usual: tuple[int, int, int, int]


SIZES: Mapping[str, Size] = {
    "full": Size(range(5, 16), (13, 4, 4, 4)),
    "teensy": Size(range(5, 7), (6, 2, 2, 1)),  # Teensyville; a second Demon does no harm
}

# Who may learn of what a player is: those who can ask or guess anything, and those for one kind alone.
LEARNS = almanac.facts(lambda role: role.learns or ())
TELLING: Mapping[str, tuple[str, ...]] = {
    DEMON: (DEMON, EVIL, ANYTHING),
    MINION: (MINION, EVIL, ANYTHING),
    OUTSIDER: (OUTSIDER, ANYTHING),
}
# Whoever may make what others learn untrue: drunk, poisoned, or taken for something else.
MISLEADS = almanac.facts(lambda role: role.misleads, {"wizard": True})


class Weighed(NamedTuple):
    """A script held against a size: what is usual, for which tables it does, what it lacks."""

    usual: dict[str, int]
    seats: list[int]
    lacks: list[Problem]


def held(roles: Sequence[Listed]) -> dict[str, int]:
    """How many there are of each kind of residents."""
    return {kind: sum(role.kind == kind for role in roles) for kind in KINDS}


def size_of(roles: Sequence[Listed]) -> str:
    """The size a script seems to be meant for: with hardly any Townsfolk it is a small one."""
    nearer = sum(size.usual[0] for size in SIZES.values()) / len(SIZES)
    return "teensy" if 0 < held(roles)[TOWNSFOLK] < nearer else "full"


def weighed(script: Script, size: str) -> Weighed:
    """A script held against a size."""
    roles = listed(script)
    usual = dict(zip(KINDS, SIZES[size].usual, strict=True))
    seats = SIZES[size].seats
    enough = [n for n in seats if not any(needed(n, kind, roles) > held(roles)[kind] for kind in KINDS)]
    return Weighed(usual, enough, [*lacks(roles, seats)] if roles else [])


def listed(script: Script) -> tuple[Listed, ...]:
    """What is known of the roles of a script, as far as they are published."""
    return tuple(ROLL[role] for role in script.published)


def needed(seats: int, kind: str, roles: Sequence[Listed]) -> int:
    """So many of a kind a script must hold by the table; for the Drunk one Townsfolk more, for the bag."""
    of_table = TABLE[seats][KINDS.index(kind)]
    return of_table + (others_in_the_bag([role.id for role in roles]) if kind == TOWNSFOLK else 0)


def lacks(roles: Sequence[Listed], seats: range) -> Iterator[Problem]:
    """All that is certainly missing, the gravest first."""
    ids = tuple(role.id for role in roles)
    yield from _too_few(roles, seats)
    yield from (
        Problem("comes-with", {"role": role, "other": other})
        for role, other in BRINGS.items()
        if role in ids and other not in ids
    )
    yield from _few_outsiders(roles, seats)
    yield from _few_bluffs(roles, seats)
    yield from _nobody_learns(roles)


def _too_few(roles: Sequence[Listed], seats: range) -> Iterator[Problem]:
    """Of which kinds the table wants more, and at how many players."""
    for kind, got in held(roles).items():
        if kind == DEMON and not got:
            if not nobody_is_evil(role.id for role in roles):
                yield Problem("no-demon")
            continue
        at = [n for n in seats if needed(n, kind, roles) > got]
        if at:
            most = max(needed(n, kind, roles) for n in at)
            yield Problem(f"few-{kind}", {"seats": spans(at), "needed": most, "got": got})


def _few_outsiders(roles: Sequence[Listed], seats: range) -> Iterator[Problem]:
    """Who may bring more Outsiders than there are; where any number may be, the script is the bound."""
    got = held(roles)[OUTSIDER]
    for role in (one for one in roles if CHANGES.get(one.id) is not ANY):
        more = max(CHANGES.get(role.id, (0,)))
        at = [n for n in seats if more > 0 and TABLE[n][1] <= got < TABLE[n][1] + more]
        if at:
            most = max(TABLE[n][1] for n in at) + more
            yield Problem("few-for", {"role": role.id, "seats": spans(at), "needed": most, "got": got})


def _few_bluffs(roles: Sequence[Listed], seats: range) -> Iterator[Problem]:
    """Where too few good roles are left for the three the Demon is shown."""
    good = held(roles)[TOWNSFOLK] + held(roles)[OUTSIDER]
    at = [n for n in seats if n >= ENOUGH_FOR_INFORMATION and 0 <= good - sum(TABLE[n][:2]) < BLUFFS]
    if at:
        yield Problem("few-bluffs", {"seats": spans(at), "needed": BLUFFS})


def _nobody_learns(roles: Sequence[Listed]) -> Iterator[Problem]:
    """Of which kinds nobody can learn anything; that all that is learned is true."""
    ids = tuple(role.id for role in roles)
    for kind, telling in TELLING.items():
        learns = any(kind in telling for id in ids for kind in LEARNS.get(id, ()))
        if held(roles)[kind] and not learns:
            yield Problem(f"nobody-learns-{kind}")
    if held(roles)[TOWNSFOLK] and not any(id in MISLEADS for id in ids):
        yield Problem("all-true")


def spans(numbers: Sequence[int]) -> str:
    """Numbers in rising order, in short: `5–7, 9`."""
    runs: list[list[int]] = []
    for n in numbers:
        if runs and runs[-1][-1] == n - 1:
            runs[-1].append(n)
        else:
            runs.append([n])
    return ", ".join(f"{run[0]}–{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)


def travellers_of(script: Script) -> tuple[str, ...]:
    """Travellers that go with a script: those of the set most of its residents are from, then of the next."""
    residents = [role for role in listed(script) if role.kind in KINDS]
    share = {name: sum(role.set == name for role in residents) for name in PUBLISHED}
    sets = sorted((name for name in PUBLISHED if share[name]), key=lambda name: -share[name])
    all_ = [role.id for name in sets for role in ROLL.values() if (role.set, role.kind) == (name, TRAVELLER)]
    return tuple(role for role in all_ if role not in script.published)[:MOST_TRAVELLERS]
