"""Services: what every room of a server is run with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from fabula.core.requests import Below
from fabula.rooms.access.limits import Limits
from fabula.rooms.access.quota import Accounts
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
