"""One way in which it can be: who is evil, and who of them is the Demon."""

from __future__ import annotations

from typing import NamedTuple


class World(NamedTuple):
    """Who is the Demon now, and all who are evil, the dead too."""

    demon: int
    evil: frozenset[int]
