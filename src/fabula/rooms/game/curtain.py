"""The curtain: what has happened and nobody has heard of, until whoever leads has named each it concerns."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import takewhile
from typing import TypeGuard

from fabula.core.amendments import FATES, Amendment
from fabula.core.events import Died, Event, PhaseBegan, Revealed
from fabula.core.leading import Foreseen
from fabula.core.notation import Naming
from fabula.core.requests import Choice
from fabula.core.scenes import Scene, Scenes, cue_for
from fabula.core.telling import BeatBegan, Line, Telling, fold

BEHIND_IT = ("execution", "dawn")  # the scenes that begin behind it

Lines = Callable[[int, int], list[Line]]  # of a telling's log, in the order in which all hear of them


class Curtain:
    """How much of a telling is told where whoever leads names the dead themself, one by one, as they like.

    All hear of the dead in the order in which they are named; the telling keeps its own.
    """

    def __init__(self, telling: Telling) -> None:
        self.telling = telling
        self.falls = False  # whether there is one at this table
        self.at: int | None = None  # so many lines are told, and the others behind it
        self._seen = 0
        self._foreseen: tuple[Foreseen, ...] | None = None  # of the deaths behind it, before they happened
        self.splits: set[int] = set()  # before which lines it has stood: each name is a scene of its own
        self.namings: list[Naming] = []
        self._moved: dict[int, int] = {}  # which line of the telling is told in the place of another
        self._before: list[tuple[int, dict[int, int], set[int]]] = []  # where it has been since it fell

    def open(self) -> None:
        """All that has happened so far is told."""
        self.at, self._seen, self._foreseen = None, len(self.telling.log), None
        self._before.clear()

    def draw_aside(self) -> None:
        """Nobody leads any more who could name anybody: all is told, now and from now on."""
        self.falls = False
        self.open()

    def before(self, telling: Telling) -> Curtain:
        """The curtain before another telling of the same game: what is to be named in its beat still is."""
        other = Curtain(telling)
        other.falls = self.falls
        if self.at is None:
            other.open()
        else:
            other._seen = telling.began
            other.fall()
        known = len(telling.log) if other.at is None else other.at
        other._moved = self._moved_before(telling.log[:known])
        if telling.log[:known] == self.telling.log[:known]:
            other.splits = {place for place in self.splits if place <= known}
            moves = _moves_in(telling.log[:known]) - (other.at is not None)  # it falls after the last of them
            other.namings = [one for one in self.namings if one.after <= moves]
        return other

    def _moved_before(self, log: list[Line]) -> dict[int, int]:
        """In which order lines were told, if it is they that begin this log."""
        moved = {place: line for place, line in self._moved.items() if place < len(log)}
        return moved if all(log[line] == self.telling.log[line] for line in moved.values()) else {}

    def fall(self) -> None:
        """The curtain falls before the first of what is new that is to be named."""
        log, self._seen, since = self.telling.log, len(self.telling.log), self._seen
        self._before.clear()
        if not self.falls or self.at is not None or self.telling.told:
            return
        news = (place for place in range(since, len(log)) if self._is_to_be_named(log[place]))
        self.at = next(news, None)

    def _is_to_be_named(self, line: object) -> bool:
        if not isinstance(line, Event) or line.audience is not None:
            return False
        stagings = (one for one in self.telling.tale.scenes if one.kind in BEHIND_IT)
        return any(cue_for(line, one.opens, ()) is not None for one in stagings)

    def told(self, start: int, end: int) -> list[Line]:
        """These lines, in the order in which all hear of them."""
        log = self.telling.log
        return [log[self._moved.get(at, at)] for at in range(start, end)] if self._moved else log[start:end]

    @property
    def all_told(self) -> list[Line]:
        """The whole telling, as those hear of it who hear all."""
        return self.told(0, len(self.telling.log))

    @property
    def watched(self) -> tuple[Scene, ...]:
        """The scenes of it, where each name that was released is one of its own."""
        scenes = Scenes(self.telling.tale.scenes)
        for place, line in enumerate(self.all_told):
            if place in self.splits:
                scenes.close()
            if isinstance(line, Event):
                scenes.hear(line)
        return scenes.list

    def rise(self, *, all_of_it: bool, seat: int | None = None) -> None:
        """Tell of a seat that may be named, or of the next, and of what belongs to it; or of everything."""
        if self.at is None:
            return
        self._before.append((self.at, dict(self._moved), set(self.splits)))
        if seat in self.nameable and not all_of_it:
            self._put_first(self.nameable.index(seat))
        dead, was = self._deaths(), self.at
        self.at = None if all_of_it or len(dead) < 2 else dead[1][0]
        self.splits |= {was} if self.at is None else {was, self.at}
        who = None if all_of_it or not dead else dead[0][1].seat
        self.namings.append(Naming(_moves_in(self.telling.log), who))

    def _put_first(self, which: int) -> None:
        """The death that is so far from the first is told before it, with its card."""
        dead, place = self._deaths(), self._line_at
        first, (begins, death) = dead[0][0], dead[which]
        end, last = begins + 1, len(self.telling.log)
        while end < last and belongs_to(death, self.telling.log[place(end)]):
            end += 1
        order = [*map(place, range(begins, end)), *map(place, range(first, begins))]
        self._moved.update(zip(range(first, end), order, strict=True))

    def _line_at(self, place: int) -> int:
        return self._moved.get(place, place)

    @property
    def can_fall_back(self) -> bool:
        """Whether somebody has been named who can be taken back."""
        return bool(self._before)

    @property
    def about(self) -> tuple[int, ...]:
        """Whom all that is behind it concerns, while nobody has been named: who dies, who is executed."""
        if self.at is None or self._before:
            return ()
        behind = self.telling.log[self.at :]
        told = (line for line in behind if is_a_death(line) or self._is_to_be_named(line))
        return tuple(dict.fromkeys(one.seat for one in told if hasattr(one, "seat")))

    def fall_back(self) -> None:
        """Whoever was named last has not been."""
        self.at, self._moved, self.splits = self._before.pop()
        self.namings.pop()

    @property
    def to_be_named(self) -> list[int] | None:
        """Who dies behind it, in order; None where it is open."""
        return None if self.at is None else [death.seat for _, death in self._deaths()]

    @property
    def nameable(self) -> list[int]:
        """Who of them may be named next: all who die of one thing, before whoever they take along."""
        dead = [death for _, death in self._deaths()]
        return [one.seat for one in takewhile(lambda one: one.cause == dead[0].cause, dead)]

    @property
    def named(self) -> list[int]:
        """Who has been named since it fell, in the order in which they were."""
        if not self._before:
            return []
        return [line.seat for line in self.told(self._before[0][0], self._told_to) if is_a_death(line)]

    @property
    def causes(self) -> tuple[Foreseen, ...]:
        """Of what those die who have been named since it fell, or are to be, as it was foreseen before."""
        telling = self.telling
        if self.at is None and not self._before:
            return ()
        if self._foreseen is None:
            before = (line for line in telling.log[: telling.began] if isinstance(line, Event))
            self._foreseen = telling.tale.foresee(fold(telling.setup, before))
        dead = [*self.named, *(self.to_be_named or ())]
        return tuple(line for line in self._foreseen if line.dies in dead)

    def _deaths(self) -> list[tuple[int, Died]]:
        """Where those behind it die, as all will hear of it."""
        behind = enumerate(self.told(self._told_to, len(self.telling.log)), self._told_to)
        return [(at, line) for at, line in behind if is_a_death(line)]

    @property
    def _told_to(self) -> int:
        return len(self.telling.log) if self.at is None else self.at

    @property
    def phase(self) -> str:
        """The phase of which all have heard."""
        told = self.told(0, self._told_to)
        return next((line.phase for line in reversed(told) if isinstance(line, PhaseBegan)), "")


def fates_behind(curtain: Curtain) -> tuple[Amendment, ...]:
    """What may be said of those who are to be named before anybody is: who lives after all, who dies."""
    about = curtain.about
    every = curtain.telling.amendments_before() if about else ()
    of_them = ((one.word, tuple(seat for seat in about if (one.word, seat) in one)) for one in every)
    return tuple(Amendment(word, seats) for word, seats in of_them if word in FATES and seats)


def is_a_fate(curtain: Curtain, act: Choice) -> bool:
    """Whether this says what becomes of somebody whom nobody has heard of yet."""
    return any(act in one for one in fates_behind(curtain))


def raised_again(telling: Telling, namings: Sequence[Naming]) -> Curtain:
    """The curtain before a telling of which whoever led has named these, told again from the beginning."""
    if not namings:
        return Curtain(telling)
    again = Telling(telling.tale, telling.setup)
    curtain, left = Curtain(again), [*namings]
    curtain.falls = True
    curtain.open()
    for moves, move in enumerate(telling.moves(), 1):
        if isinstance(move, BeatBegan):
            curtain.open()
        again.take(move)
        curtain.fall()
        while left and left[0].after <= moves:
            who = left.pop(0).seat
            curtain.rise(all_of_it=who is None, seat=who)
    curtain.open()
    return curtain


def _moves_in(lines: Iterable[Line]) -> int:
    return sum(not isinstance(line, Event) for line in lines)


def is_a_death(line: Line) -> TypeGuard[Died]:
    """Whether all hear of somebody who dies."""
    return isinstance(line, Died) and line.audience is None


def belongs_to(death: Died, line: Line) -> bool:
    """Whether a line that follows a death is told with it: its card, and what only some hear."""
    if isinstance(line, Revealed):
        return line.place == death.seat
    return isinstance(line, Event) and line.audience is not None
