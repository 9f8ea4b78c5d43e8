"""What a tale offers whoever leads it: what is going to happen, and what may be corrected."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from fabula.core.amendments import Amendment, close
from fabula.core.grimoire import Grimoire
from fabula.core.requests import Choice
from fabula.core.town import Town


@dataclass(frozen=True, slots=True)
class Foreseen:
    """One line of what is going to happen if nothing changes: `code` is a text id, `args` fill its gaps.

    Where somebody dies of it, `dies` is who.
    """

    code: str
    args: Mapping[str, Any] = field(default_factory=dict)
    dies: int | None = None


def nothing(_: Grimoire) -> tuple[()]:
    """Nothing is foreseen, nothing of its own to correct."""
    return ()


@dataclass(frozen=True, slots=True)
class Redeal:
    """Corrections of the deal, possible until the first night: it is dealt again as if it had gone so.

    Before the deal all `offers` may be made. `is_possible` says whether all is still as it was dealt; `note`
    keeps one in mind before the deal, whose script does what it says; `carried` is what an answer in the deal
    is after one of them, in the position in which it is asked again.
    """

    offers: Callable[[Grimoire], Iterable[Amendment]]
    is_possible: Callable[[Grimoire], bool]
    note: Callable[[Town, Choice], None]
    carried: Callable[[Grimoire, Choice, Choice], Choice]

    def has(self, grimoire: Grimoire, act: Choice) -> bool:
        """Whether this is such a correction."""
        return any(act in offer for offer in self.offers(grimoire))


@dataclass(frozen=True, slots=True)
class Leading:
    """What a tale has for whoever leads it, besides what all tales have.

    `foresee` says what would happen at dawn if it came now, and why, or, before the end is told, who has won;
    `amendments` may be made in a position, and `acts` is what comes of each, by its word; `close` tells that
    sides have won. `at_once` are those of the `amendments` that come at once, of a tale for which all of them
    are too many to be put together whenever something is asked. `redeal` is for a tale whose deal may be
    corrected before the first night.
    """

    foresee: Callable[[Grimoire], Iterable[Foreseen]] = nothing
    amendments: Callable[[Grimoire], Iterable[Amendment]] = nothing
    acts: Mapping[str, Callable[..., None]] = field(default_factory=dict)
    close: Callable[..., None] = close
    at_once: Callable[[Grimoire], Iterable[Amendment]] | None = None
    redeal: Redeal | None = None
