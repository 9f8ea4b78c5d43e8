"""The abilities of a moment by what they know: whom a call wakes, a moment stirs, a question is put to.

Nearly all that happens is the business of one or two abilities, or of none. The index is kept with the
Grimoire and made anew when the grants are others; to see that they are the same takes no time.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Generic, TypeVar

if TYPE_CHECKING:
    from fabula.core.cards import Almanac, Answer, OfMoment, OfQuestion, Script
    from fabula.core.grimoire import Grant, Grimoire

T = TypeVar("T")
W = TypeVar("W")  # a moment or a question
Calls = dict[str | None, list["Grant"]]


class Known(dict[W, tuple[tuple["Grant", T], ...]], Generic[W, T]):
    """For each moment or question the grants whose roles know it, each with what its role has for it."""

    __slots__ = ("_grants", "_words_of")

    def __init__(self, grants: tuple[Grant, ...], words_of: Mapping[str, Mapping[W, T]]) -> None:
        super().__init__()
        self._grants = grants
        self._words_of = words_of

    def __missing__(self, word: W) -> tuple[tuple[Grant, T], ...]:
        words_of = self._words_of
        known = [grant for grant in self._grants if word in words_of[grant.role]]
        found = self[word] = tuple([(grant, words_of[grant.role][word]) for grant in known])
        return found


class Abilities:
    """All grants: those `reacting` to a moment, `answering` a question, `called` at a line of the sheet."""

    __slots__ = ("_almanac", "_called", "_found", "_registering", "_sheet", "answering", "grants", "reacting")

    def __init__(self, almanac: Almanac, grants: tuple[Grant, ...]) -> None:
        self.grants = grants
        self._almanac = almanac
        self._registering: dict[int, tuple[str, ...]] | None = None
        self.reacting: Known[OfMoment, Script] = Known(self.grants, almanac.reactions_of)
        self.answering: Known[OfQuestion, Answer] = Known(self.grants, almanac.answers_of)
        self._called: Calls | None = None
        self._sheet: object = None
        self._found: Any = None

    @property
    def called(self) -> Calls:
        """For each line of the night sheet those it calls, clockwise."""
        if self._called is None:
            self._called = {}
            for grant in sorted(self.grants, key=lambda grant: grant.seat):
                self._called.setdefault(grant.step, []).append(grant)
        return self._called

    @property
    def registering(self) -> dict[int, tuple[str, ...]]:
        """For each seat those of its roles, dealt or gained, by which it may register as what it is not."""
        if self._registering is None:
            self._registering = {}
            for grant in self.grants:
                before = self._registering.get(grant.seat, ())
                if self._almanac[grant.role].registers and not grant.sham and grant.role not in before:
                    self._registering[grant.seat] = (*before, grant.role)
        return self._registering

    def on(self, sheet: object, find: Callable[[], T]) -> T:
        """What is found on a night sheet with these abilities, kept as long as it is the same sheet."""
        if self._sheet is not sheet:
            self._sheet, self._found = sheet, find()
        found: T = self._found
        return found


def abilities(grimoire: Grimoire, almanac: Almanac) -> Abilities:
    """The index of the abilities as they are now."""
    index = grimoire.abilities
    if index is None or index.grants is not grimoire.grants:
        index = grimoire.abilities = Abilities(almanac, grimoire.grants)
    return index
