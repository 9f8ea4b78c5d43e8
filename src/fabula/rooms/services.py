"""Services: what every room of a server is run with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from fabula.core.requests import Below
from fabula.rooms.access.limits import Limits
from fabula.rooms.access.quota import Accounts
from fabula.rooms.chronicles import Chronicles, Keeper
from fabula.rooms.counts import Counts
from fabula.rooms.minds_ahead import MindsAhead
from fabula.rooms.room.room import Room
from fabula.rooms.steady_clock import SteadyClock
from fabula.rooms.storage.store import Store


@dataclass(frozen=True)
class Services:
    """What every room is run with."""

    store: Store
    limits: Limits
    now: Callable[[], int]
    below: Below
    hurry: float
    accounts: Accounts
    counts: Counts
    chronicles: Chronicles
    minds: MindsAhead = field(default_factory=MindsAhead)

    def keeper(self, room: Room) -> Keeper:
        """Who writes down what happens in a room."""
        return Keeper(self.chronicles, self.store, room)


def services_with(
    store: Store, limits: Limits | None, now: Callable[[], int] | None, below: Below, hurry: float
) -> Services:
    """Services with these, and with what is usual where nothing is said."""
    kept_to, clock = limits or Limits(), now or SteadyClock()
    accounts, counts, chronicles = Accounts(kept_to), Counts(), Chronicles(store, clock)
    return Services(store, kept_to, clock, below, hurry, accounts, counts, chronicles)
