"""Wrong codes, keys and tickets by address: who guesses is slowed, and who knows comes in."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from fabula.core.refusals import Refusal
from fabula.rooms.access.limits import Bucket, Limits
from fabula.rooms.access.visitors import Visitors

Found = TypeVar("Found")
Guess = Callable[[], Awaitable[Found]]


class Lane:
    """Where an address that has guessed too often waits: few are judged at a time, and each takes a while."""

    def __init__(self, places: int) -> None:
        self.places = asyncio.Semaphore(places)
        self.waiting = 0


class Guesses:
    """The wrong guesses of all addresses.

    After too many a guess is judged only where a place is free, and one that was wrong keeps its place for a
    while, whoever hangs up in between. So codes cannot be listed, and who has a right one still comes in.
    """

    def __init__(self, limits: Limits, says_nothing: str = "") -> None:
        self._limits = limits
        self._says_nothing = says_nothing  # why a guess cannot be judged at all
        self._wrong = Visitors(lambda now: Bucket(limits.wrong_at_once, limits.wrong_per_second, now))
        self._lanes: dict[str, Lane] = {}

    async def judge(self, address: str, now: Callable[[], int], guess: Guess[Found]) -> Found:
        """What a guess finds; Refusal if it is wrong, or cannot be judged so soon."""
        if not self.are_too_many(address, now()):
            return await self._find(address, now, guess)
        lane = self._lanes.setdefault(address, Lane(self._limits.guesses_at_once))
        if lane.waiting >= self._limits.guesses_waiting:
            raise Refusal("too-fast")
        lane.waiting += 1
        try:
            await lane.places.acquire()
        finally:
            lane.waiting -= 1
        try:
            found = await self._find(address, now, guess)
        except Refusal as refusal:
            if refusal.why == self._says_nothing:
                lane.places.release()
                raise
            asyncio.get_running_loop().call_later(self._limits.guess_lasts / 1000, lane.places.release)
            raise Refusal("too-fast") from None
        lane.places.release()
        return found

    async def _find(self, address: str, now: Callable[[], int], guess: Guess[Found]) -> Found:
        try:
            return await guess()
        except Refusal as refusal:
            if refusal.why != self._says_nothing:
                self.count(address, now())
            raise

    def are_too_many(self, address: str, now: int) -> bool:
        """Whether an address has guessed wrong too often."""
        return address in self._wrong and self._wrong.of(address, now).is_empty(now)

    def count(self, address: str, now: int) -> None:
        """Count one more wrong guess of an address."""
        if address not in self._wrong:
            self._lanes = {one: lane for one, lane in self._lanes.items() if one in self._wrong}
        wrong = self._wrong.of(address, now)
        if not wrong.is_empty(now):
            wrong.take(now)
