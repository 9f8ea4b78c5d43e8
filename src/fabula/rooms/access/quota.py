"""How much of a server a room and an address may use up: lines and bytes written, time of its loop, deals."""

from __future__ import annotations

from math import ceil

from fabula.core.refusals import Refusal
from fabula.rooms.access.limits import Bucket, Limits
from fabula.rooms.access.visitors import Visitors
from fabula.rooms.wire import messages as m

# What a game that is on cannot do without, and what sets bounds to others.
NEEDED = (
    m.Answer, m.Hand, m.Next, m.CutShort, m.BreakOff, m.Again, m.Pause, m.Go, m.Stand, m.Remove, m.Free,
    m.HandOver, m.Mute, m.Door, m.Nod, m.Ticket,
)  # fmt: skip
A_SECOND = 1000
IN_HASTE = (m.Answer, m.Hand, m.Ticket)  # these take little time, and clocks wait for nobody


class Account:
    """What an address has left."""

    def __init__(self, limits: Limits, now: int) -> None:
        self.lines = Bucket(limits.lines_at_once, limits.lines_per_second, now)
        self.bytes = Bucket(limits.bytes_at_once, limits.bytes_per_second, now)
        self.time = Bucket(limits.time_of_address_at_once, limits.time_of_address_per_second, now)
        self.deals = Bucket(limits.deals_at_once, limits.deals_per_second, now)

    def is_full(self, now: int) -> bool:
        """Whether nothing has been used for a while."""
        return all(one.is_full(now) for one in (self.lines, self.bytes, self.time, self.deals))


class Accounts(Visitors[Account]):
    """Those of all addresses that have used anything of late."""

    def __init__(self, limits: Limits) -> None:
        super().__init__(lambda now: Account(limits, now))


class Quota:
    """What one room has used, and whether it and an address may go on."""

    def __init__(self, limits: Limits, accounts: Accounts, now: int) -> None:
        self._limits = limits
        self._accounts = accounts
        self._time = Bucket(limits.time_of_room_at_once, limits.time_of_room_per_second, now)
        self._deals = Bucket(limits.deals_at_once, limits.deals_per_second, now)
        self.lines = 0
        self.bytes = 0

    def used(self, lines: int, size: int, spent: float, address: str, now: int) -> None:
        """So much has been written, and so much time (ms) was spent, for an address."""
        account = self._accounts.of(address, now)
        self.lines += lines
        self.bytes += size
        self._time.spend(now, spent)
        account.lines.spend(now, lines)
        account.bytes.spend(now, size)
        account.time.spend(now, spent)

    def admit(self, command: m.AnyCommand, address: str, now: int) -> None:
        """Refusal for a command that is one too many."""
        account, limits = self._accounts.of(address, now), self._limits
        share = max(self.lines / limits.lines_per_room, self.bytes / limits.bytes_per_room)
        if share >= 2 or (share >= 1 and not isinstance(command, NEEDED)):
            raise Refusal("table-spent")
        if not isinstance(command, NEEDED) and (account.lines.is_empty(now) or account.bytes.is_empty(now)):
            raise Refusal("too-much-written")
        if not isinstance(command, IN_HASTE) and (self._time.is_empty(now) or account.time.is_empty(now)):
            raise Refusal("too-busy")
        if isinstance(command, m.Start) or (isinstance(command, m.Again) and command.deal):
            self.deal(address, now)

    def rests_for(self, address: str, now: int) -> int:
        """How long a room waits whose clocks have used up its time, or its maker's (ms).

        In steps of a second: what a game takes to compute is nobody's to learn.
        """
        spent = max(self._time.refills_in(now), self._accounts.of(address, now).time.refills_in(now))
        return min(ceil(spent / A_SECOND) * A_SECOND, self._limits.longest_rest)

    def deal(self, address: str, now: int) -> None:
        """One deal more; Refusal where they follow each other too fast."""
        account = self._accounts.of(address, now)
        if account.deals.is_empty(now):
            raise Refusal("too-fast")
        self._deals.take(now)
        account.deals.take(now)
