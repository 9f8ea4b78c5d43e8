"""Turns: one after another where it is about the same thing."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary


class Turns:
    """One after another where it is about the same thing."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def of(self, thing: str) -> asyncio.Lock:
        """The lock to hold meanwhile."""
        lock = self._locks.get(thing)
        if lock is None:
            lock = self._locks[thing] = asyncio.Lock()
        return lock
