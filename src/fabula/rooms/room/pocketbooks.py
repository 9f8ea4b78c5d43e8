"""Pocketbooks: what players have written down for themselves of the others. No game reads them."""

from __future__ import annotations

from dataclasses import dataclass, field

from fabula.core.events import PhaseBegan
from fabula.rooms.game.play import Play
from fabula.rooms.storage import log
from fabula.rooms.wire import messages
from fabula.rooms.wire.parts import Jotting, Overheard, Wagered

UNSURE = "unsure"  # neither for nor against somebody
MOST_ROLES = 3  # that somebody may be taken for at a time
LONGEST_JOTTING = 400
LONGEST_PAGE = 4000
MOST_JOTTINGS = 600  # of one seat in one game
MOST_GUESSES = 40  # that are remembered of one seat


@dataclass
class Pocketbook:
    """The pocketbook of one seat: a jotting for each seat that it says something of, and a page."""

    about: dict[int, Jotting] = field(default_factory=dict)
    page: str = ""
    wager: tuple[str, str, int] | None = None  # which side will win, and when that was said
    written: int = 0  # how often something was written in it
    is_left: bool = False  # whoever wrote in it has gone, and a bot plays on

    def shown(self) -> messages.Pocketbook:
        """The pocketbook as its owner is sent it."""
        return messages.Pocketbook(dict(self.about), "" if self.wager is None else self.wager[0], self.page)

    def write(self, entry: log.Jotted, phase: str, number: int) -> None:
        """Write down what is thought of a seat; what was thought first, and when, is remembered."""
        self.written += 1
        if entry.about is None:
            self.page = entry.text
            return
        before = self.about.get(entry.about, Jotting())
        known = {what for what, *_ in before.guesses}
        new = [what for what in (entry.side, *entry.roles) if what and what != UNSURE and what not in known]
        guesses = [*before.guesses, *((what, phase, number) for what in new)][-MOST_GUESSES:]
        heard = before.heard
        if entry.heard is not None:
            since = {tuple(one.words): one for one in before.heard}
            heard = [since.get(tuple(one), Overheard(one, phase, number)) for one in entry.heard]
        self.about[entry.about] = Jotting(entry.side, list(entry.roles), entry.text, guesses, heard)


@dataclass
class Pocketbooks:
    """The pocketbooks of all seats of the game that is on, or was last."""

    of: dict[int, Pocketbook] = field(default_factory=dict)

    def clear(self) -> None:
        """Another game begins, or this one lies there no more: they are thrown away."""
        self.of.clear()

    def write(self, entry: log.Jotted, play: Play | None) -> None:
        """Write into the pocketbook of a seat."""
        phase, number = time_heard_of(play)
        self.of.setdefault(entry.seat, Pocketbook()).write(entry, phase, number)

    def wager(self, entry: log.Wagered, play: Play | None) -> None:
        """Who holds a seat says which side will win."""
        book = self.of.setdefault(entry.seat, Pocketbook())
        book.wager = (entry.side, *time_heard_of(play)) if entry.side else None
        book.written += 1

    def wagered_at(self, seat: int) -> str:
        """Which side will win in the opinion of this seat, if it has said so."""
        wager = self.of[seat].wager if seat in self.of else None
        return "" if wager is None else wager[0]

    def wagers(self) -> list[Wagered]:
        """What all have wagered, by seat."""
        return [
            Wagered(seat, *book.wager) for seat, book in sorted(self.of.items()) if book.wager is not None
        ]

    def sit(self, seat: int, *, bot: bool, again: bool) -> None:
        """Somebody sits down on a seat of the game that is on, perhaps `again`.

        After a bot has played there for who is gone, nobody else reads what that one wrote; a seat whose
        device was lost keeps it.
        """
        book = self.of.get(seat)
        if book is None:
            return
        if book.is_left and not bot and not again:
            del self.of[seat]
        book.is_left = bot

    def written_at(self, seat: int) -> int:
        """How often something was written at a seat in this game."""
        return self.of[seat].written if seat in self.of else 0

    def about(self, seat: int, other: int) -> Jotting:
        """What is written at a seat of another."""
        return self.of[seat].about.get(other, Jotting()) if seat in self.of else Jotting()

    def page_of(self, seat: int) -> str:
        """What stands on the page of a seat."""
        return self.of[seat].page if seat in self.of else ""


def time_heard_of(play: Play | None) -> tuple[str, int]:
    """The phase, and the number of it, that who plays has heard of: what is still kept from them is not."""
    told: list[object] = [] if play is None else list(play.telling.log[: play.told_to])
    last = next((line for line in reversed(told) if isinstance(line, PhaseBegan)), None)
    return ("", 0) if last is None else (last.phase, last.number)
