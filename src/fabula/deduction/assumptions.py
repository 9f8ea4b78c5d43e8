"""What the rules leave open and is assumed of a case: each thing with its words, shown with every result."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True, eq=False)
class Assumption:
    """One thing that may be so or not: a sentence with a gap, and what stands there if it is so, or is not.

    A file of a case assumes it where it stands in the rules of its format; the engine where it plays so. By
    `asked` and `denied` whoever runs a deduction says otherwise.
    """

    sentence: str
    so: str
    otherwise: str
    of_a_file: bool
    in_play: bool
    asked: str = ""
    denied: str = ""

    def in_words(self, holds: bool) -> str:
        """The assumption as a sentence, for whoever reads a result."""
        return self.sentence.format(self.so if holds else self.otherwise)


@dataclass(frozen=True, slots=True)
class Assumptions:
    """What is assumed of a case: what holds of all that may be so or not in its tale, and whom one trusts."""

    every: tuple[Assumption, ...]
    held: frozenset[Assumption]
    trusted: tuple[str, ...] = ()

    def __contains__(self, one: Assumption) -> bool:
        return one in self.held

    def put(self, one: Assumption, holds: bool) -> Assumptions:
        """These assumptions, but that one of them holds, or does not."""
        return replace(self, held=self.held | {one} if holds else self.held - {one})

    def trust(self, name: str) -> Assumptions:
        """These assumptions, and that what this player says is true."""
        return replace(self, trusted=(*self.trusted, name))

    @property
    def by_words(self) -> dict[str, tuple[Assumption, bool]]:
        """By the words with which one is asked for or denied: which, and whether it is so."""
        both = ((word, one, word == one.asked) for one in self.every for word in (one.asked, one.denied))
        return {word: (one, holds) for word, one, holds in both if word}

    def in_words(self) -> tuple[str, ...]:
        """The assumptions as sentences, for whoever reads a result."""
        told = (f"what {name} says is true" for name in self.trusted)
        return (*(one.in_words(one in self.held) for one in self.every), *told)


def in_a_file(every: tuple[Assumption, ...]) -> Assumptions:
    """What the format of a case says of these."""
    return Assumptions(every, frozenset(one for one in every if one.of_a_file))


def in_play(every: tuple[Assumption, ...]) -> Assumptions:
    """What the engine does of these where the rules leave it open."""
    return Assumptions(every, frozenset(one for one in every if one.in_play))
