"""Who does not live to see the dark: what attempts of one light time come to, with what stopped them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

Seats = tuple[int, ...]


class Attempt(NamedTuple):
    """For whom somebody went; who dies of it if an ambush lay there, or if it was turned upon another."""

    at: int
    other: int
    turned: bool = False


class Hidden(NamedTuple):
    """Who is kept from murder, where the lamia and her guest or host are, and who lies in ambush."""

    guarded: Seats = ()
    visits: Mapping[int, int] = {}  # the lamia: at whose home
    guests: Mapping[int, int] = {}  # whom she took home: her
    waiting: Seats = ()


def falling(attempts: tuple[Attempt, ...], hidden: Hidden) -> Seats:
    """Who falls, by seat: nobody at home who is out, nor anywhere who is guarded; then who shares a fate."""
    out = (*hidden.visits, *hidden.guests)
    waiting = [*hidden.waiting]
    dead: dict[int, bool] = {}
    for one in attempts:
        caught = one.at in waiting
        if caught:
            waiting.remove(one.at)
        victim = one.other if caught or one.turned else one.at
        if victim not in hidden.guarded and (caught or victim not in out):
            dead[victim] = True
    direct = tuple(dead)
    for seat, other in (*hidden.visits.items(), *hidden.guests.items()):
        if other in direct and seat not in hidden.guarded:
            dead[seat] = True
    return tuple(sorted(dead))
