"""Notes: what a tale keeps in mind between its moments, each declared with its word, its type and its span.

A note is declared once, with a sentence that says what it holds; rules read and write it through that
declaration alone. In a file it is a word with a value of plain data, as `Noted` tells it.
"""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from fabula.core.events import Noted

if TYPE_CHECKING:
    from fabula.core.grimoire import Grimoire
    from fabula.core.town import Town

T = TypeVar("T")
N = TypeVar("N", bound="Note[Any]")


class Span:
    """How long notes last: until the tale ends this span and forgets them, or as their own rules say."""

    def __init__(self, told: str) -> None:
        self.told = told
        self._words: set[str] = set()
        self._heads: tuple[str, ...] = ()  # of the words with a gap

    def take(self, word: str) -> None:
        """Have a note last so long; a word with gaps stands for all that begin like it."""
        head, gap, _ = word.partition("{")
        if gap:
            self._heads += (head,)
        else:
            self._words.add(word)

    def holds(self, word: str) -> bool:
        """Whether a note lasts so long, whether this process noted it or an earlier one wrote it down."""
        return word in self._words or word.startswith(self._heads)

    def end(self, town: Town) -> None:
        """Forget all notes of this span, in the order in which they were first noted."""
        for word in [word for word in town.grimoire.notes if self.holds(word)]:
            town.tell(Noted(word, None))


GAME = Span("to the end of the game")
SETTLED = Span("until it is settled")


class Note(Generic[T]):
    """Something a tale may keep in mind: nothing, until it is set, and nothing again once it is forgotten."""

    __slots__ = ("lasts", "sentence", "word")

    def __init__(self, word: str, lasts: Span, sentence: str) -> None:
        self.word = word
        self.lasts = lasts
        self.sentence = sentence
        lasts.take(word)

    def of(self, grimoire: Grimoire) -> T | None:
        """What is noted now; None for nothing."""
        value: T | None = grimoire.notes.get(self.word)
        return value

    def known(self, grimoire: Grimoire) -> T:
        """What is noted now, where something is."""
        value: T = grimoire.notes[self.word]
        return value

    def stands(self, grimoire: Grimoire) -> bool:
        """Whether something is noted now."""
        return self.word in grimoire.notes

    def set(self, town: Town, value: T | None) -> None:
        """Note this from now on; None forgets it."""
        town.tell(Noted(self.word, value))

    def forget(self, town: Town) -> None:
        """Note nothing under this name any more."""
        town.tell(Noted(self.word, None))

    def lay(self, grimoire: Grimoire, value: T | None) -> None:
        """Write it down without a word: for events alone that change it by the way."""
        if value is None:
            grimoire.notes.pop(self.word, None)
        else:
            grimoire.notes[self.word] = value


class Flag(Note[bool]):
    """Something that is so from when it is set until it is forgotten."""

    __slots__ = ()

    def set(self, town: Town, value: bool | None = True) -> None:
        """Note that it is so; None forgets it."""
        town.tell(Noted(self.word, value))


class Always(Note[T]):
    """A note that always has a value: `otherwise` as long as nothing is noted."""

    __slots__ = ("otherwise",)

    def __init__(self, word: str, lasts: Span, sentence: str, otherwise: T) -> None:
        super().__init__(word, lasts, sentence)
        self.otherwise = otherwise

    def of(self, grimoire: Grimoire) -> T:
        """What is noted now, or what is so otherwise."""
        value: T = grimoire.notes.get(self.word, self.otherwise)
        return value


class Entries(Note[tuple[T, ...]]):
    """A note of several things, one after another; none as long as nothing is noted."""

    __slots__ = ()

    def of(self, grimoire: Grimoire) -> tuple[T, ...]:
        """All that is noted now."""
        value: tuple[T, ...] = grimoire.notes.get(self.word, ())
        return value

    def add(self, town: Town, *more: T) -> None:
        """Note these too, after the others."""
        town.tell(Noted(self.word, (*self.of(town.grimoire), *more)))


class Each(Generic[N]):
    """A note for each of several: of a seat, of an ability. Its word has a gap for each part of the key."""

    def __init__(self, note: N) -> None:
        self.note = note
        self._made: dict[tuple[object, ...], N] = {}

    def by(self, *key: object) -> N:
        """The note of this one."""
        made = self._made.get(key)
        if made is None:
            made = self._made[key] = copy(self.note)
            made.word = self.note.word.format(*key)
        return made
