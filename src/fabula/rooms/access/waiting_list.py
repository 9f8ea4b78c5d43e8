"""The waiting list of a room: who waits for a nod, to come in or to take the seat of another."""

from __future__ import annotations

from dataclasses import dataclass

from fabula.core.refusals import Refusal
from fabula.rooms.access.limits import Limits
from fabula.rooms.wire.parts import Waiting


@dataclass(frozen=True)
class One:
    """One who waits: known by a mark that nobody else has."""

    mark: str
    address: str
    shown: Waiting


class WaitingList:
    """Who waits for a nod. Nothing of it is written down: who waits when a room closes asks again."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._here: list[One] = []
        self._in_vain: list[Waiting] = []  # whose time is up, and nobody has nodded
        self._nodded: set[str] = set()
        self._turned_away: dict[str, int] = {}
        self._numbered = 0

    def waiting(self, now: int) -> list[Waiting]:
        """All who wait, who came first first."""
        self._in_vain += [one.shown for one in self._here if one.shown.until <= now]
        self._here = [one for one in self._here if one.shown.until > now]
        return [one.shown for one in self._here]

    def gone_unanswered(self, now: int) -> list[Waiting]:
        """Each, once, to whom nobody has said yes or no in time."""
        self.waiting(now)
        gone, self._in_vain = self._in_vain, []
        return gone

    def knock(self, mark: str, address: str, name: str, now: int) -> bool:
        """Somebody asks to come in: whether they may at once. Refusal if they have been turned away."""
        if mark in self._nodded:
            self._nodded.discard(mark)
            return True
        self._numbered += 1
        shown = Waiting(f"k{self._numbered}", name, now + self._limits.nod_within)
        self._wait(One(mark, address, shown), now)
        return False

    def want(self, person: str, name: str, seat: int, now: int) -> None:
        """Somebody in the room asks for a seat that was another's."""
        mark = f"{person} {seat}"
        self._wait(One(mark, "", Waiting(person, name, now + self._limits.nod_within, seat)), now)

    def _wait(self, one: One, now: int) -> None:
        self._turned_away = {mark: until for mark, until in self._turned_away.items() if until > now}
        if one.mark in self._turned_away:
            raise Refusal("turned-away")
        self.waiting(now)
        if any(other.mark == one.mark for other in self._here):
            return
        theirs = sum(1 for other in self._here if one.address and other.address == one.address)
        if len(self._here) >= self._limits.waiting_list or theirs >= self._limits.waiting_per_address:
            raise Refusal("too-fast")
        self._here.append(one)

    def who(self, id: str, now: int) -> Waiting:
        """Whoever waits under this id; Refusal if nobody does any more."""
        found = next((one for one in self.waiting(now) if one.id == id), None)
        if found is None:
            raise Refusal("nobody-waits")
        return found

    def answer(self, who: Waiting, now: int, *, yes: bool) -> None:
        """Nod to whoever waits, or turn them away for a while."""
        for one in [one for one in self._here if one.shown == who]:
            self._here.remove(one)
            if not yes:
                self._turned_away[one.mark] = now + self._limits.turned_away_for
            elif one.shown.seat is None:
                self._nodded.add(one.mark)
