"""Roles of somebody’s own in the almanac, while it lasts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from fabula.core.cards import Role
from fabula.games.clocktower.almanac.cards import almanac, townsfolk
from fabula.games.clocktower.town.claims import claims
from fabula.minds.clocktower.worlds import change, weights

TABLES = ("_roles", "side_of", "kind_of", "reactions_of", "answers_of")


@contextmanager
def with_a_role(id: str, declare: Callable[..., Role] = townsfolk, **header: Any) -> Iterator[Role]:
    """A role of this id, while it lasts; all that is read from the cards is read anew."""
    kept = {name: vars(almanac)[name] for name in ("printed", "brought", "is_open")}
    facts = [(laid, dict(laid)) for _, laid in vars(almanac)["_facts"]]
    almanac.is_open = True
    role = declare(id, **header)
    try:
        yield role
    finally:
        for table in TABLES:
            del vars(almanac)[table][id]
        for laid, before in facts:
            laid.clear()
            laid.update(before)
        vars(almanac).update(kept)
        for kept_for_good in (claims, weights, change):
            kept_for_good.cache_clear()
