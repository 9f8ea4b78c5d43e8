"""Wrong codes, keys and tickets by address: who guesses is slowed, and who knows comes in."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from typing import TypeVar

from fabula.core.refusals import Refusal
from fabula.rooms.limits import Bucket, Limits

BITS_OF_A_VISITOR = 64  # of an IPv6 address; what follows each visitor may choose as often as they like
Found = TypeVar("Found")


def neighbourhood(address: str) -> str:
    """What all addresses of one visitor have in common: limits count by it."""
    try:
        one = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(one, IPv6Address):
        return str(one)
    if one.ipv4_mapped is not None:
        return str(one.ipv4_mapped)
    prefix = int(one) >> (128 - BITS_OF_A_VISITOR) << (128 - BITS_OF_A_VISITOR)
    return f"{IPv6Address(prefix)}/{BITS_OF_A_VISITOR}"


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

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._buckets: dict[str, Bucket] = {}
        self._lanes: dict[str, Lane] = {}

    async def judge(self, address: str, now: Callable[[], int], guess: Callable[[], Found]) -> Found:
        """What a guess finds; Refusal if it is wrong, or cannot be judged so soon."""
        if not self.are_too_many(address, now()):
            return self._find(address, now(), guess)
        lane = self._lanes.setdefault(address, Lane(self._limits.guesses_at_once))
        if lane.waiting >= self._limits.guesses_waiting:
            raise Refusal("too-fast")
        lane.waiting += 1
        try:
            await lane.places.acquire()
        finally:
            lane.waiting -= 1
        try:
            found = self._find(address, now(), guess)
        except Refusal:
            asyncio.get_running_loop().call_later(self._limits.guess_lasts / 1000, lane.places.release)
            raise Refusal("too-fast") from None
        lane.places.release()
        return found

    def _find(self, address: str, now: int, guess: Callable[[], Found]) -> Found:
        try:
            return guess()
        except Refusal:
            self.count(address, now)
            raise

    def are_too_many(self, address: str, now: int) -> bool:
        """Whether an address has guessed wrong too often."""
        return address in self._buckets and self._buckets[address].is_empty(now)

    def count(self, address: str, now: int) -> None:
        """One more wrong guess."""
        if address not in self._buckets:
            self._forget_the_old(now)
            limits = self._limits
            self._buckets[address] = Bucket(limits.wrong_at_once, limits.wrong_per_second, now)
        if not self._buckets[address].is_empty(now):
            self._buckets[address].take(now)

    def _forget_the_old(self, now: int) -> None:
        self._buckets = {one: bucket for one, bucket in self._buckets.items() if not bucket.is_full(now)}
        self._lanes = {one: lane for one, lane in self._lanes.items() if one in self._buckets}
