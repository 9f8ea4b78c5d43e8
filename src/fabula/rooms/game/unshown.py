"""What whoever leads has still to show to those without a phone: until then nobody has been told it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable

import msgspec

from fabula.core.events import Event, Shown, Told
from fabula.core.telling import BeatBegan, Telling

DEAL, LOOK = "deal", "look"  # the beats in which all are given their cards and look at them
Fact = tuple[int, int, bytes]  # of whom, the how many-th they are told, and what

_encode = msgspec.json.Encoder().encode


class Unshown:
    """Each fact that somebody without a phone is told waits until it was shown.

    A line of the night lasts until whoever leads goes on, with all before them that is told in it; so do the
    cards at dusk. Whatever else is told waits for their word. If the game is told anew, what is another fact
    now waits again. Who has a phone is told by it.
    """

    def __init__(self) -> None:
        self._settled: set[Fact] = set()
        self._begin(None)

    def _begin(self, telling: Telling | None) -> None:
        self._telling = telling
        self._read = 0
        self._entries = 0
        self._beat = ""
        self._told: Counter[int] = Counter()
        self._facts: dict[int, Fact] = {}  # by the number of the entry, as whoever leads counts them
        self._of_the_beat: list[Fact] = []

    def grow(self, telling: Telling, without_a_phone: Collection[int]) -> None:
        """Take in what is new, or all of a game that is told anew."""
        anew = telling is not self._telling
        if anew:
            self._begin(telling)
        for line in telling.log[self._read :]:
            if isinstance(line, BeatBegan):
                if waits(self._beat):
                    self._settled.update([] if anew else self._of_the_beat)
                    self._of_the_beat = []
                self._beat = line.name
            elif isinstance(line, Event):
                self._entries += 1
                if isinstance(line, Told) and says_something(line):
                    self._note(line, line.seat, told_here=line.seat not in without_a_phone)
        self._read = len(telling.log)

    def _note(self, event: Event, seat: int, *, told_here: bool) -> None:
        self._told[seat] += 1
        fact = (seat, self._told[seat], _encode(event.data()))
        self._facts[self._entries] = fact
        if told_here:
            self._settled.add(fact)
        elif is_call(self._beat) or (self._beat in (DEAL, LOOK) and isinstance(event, Shown)):
            self._of_the_beat.append(fact)

    def settle(self, entries: Iterable[int]) -> None:
        """Note that these entries have been shown."""
        self._settled.update(self._facts[one] for one in entries if one in self._facts)

    def due(self, without_a_phone: Collection[int]) -> list[int]:
        """The entries that wait to be shown, as whoever leads counts them."""
        return [
            number
            for number, fact in self._facts.items()
            if fact not in self._settled and fact[0] in without_a_phone
        ]


def is_call(beat: str) -> bool:
    """Whether a beat is a line of the night sheet."""
    return ":" in beat


def waits(beat: str) -> bool:
    """Whether a beat is over only when whoever leads goes on, having seen what is to be shown."""
    return is_call(beat) or beat == LOOK


def says_something(event: Event) -> bool:
    """Whether there is more to show than that the Storyteller has nothing to tell."""
    facts = event.data()
    return facts.get("answer") != () or "seats" in facts
