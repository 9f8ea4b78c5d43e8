"""What is counted by visitor: by the neighbourhood of an address, for as long as anything has been used."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Generic, Protocol, TypeVar

BITS_OF_A_VISITOR = 64  # of an IPv6 address; what follows each visitor may choose as often as they like


@lru_cache(maxsize=1024)  # it is asked for at every command
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


class Fills(Protocol):
    """What a visitor uses up, and what fills again."""

    def is_full(self, now: int) -> bool:
        """Whether nothing has been used for a while."""


Kept = TypeVar("Kept", bound=Fills)


class Visitors(Generic[Kept]):
    """What each visitor has; who has used nothing for a while is forgotten."""

    def __init__(self, make: Callable[[int], Kept]) -> None:
        self._make = make
        self._of: dict[str, Kept] = {}

    def __contains__(self, address: str) -> bool:
        return neighbourhood(address) in self._of

    def of(self, address: str, now: int) -> Kept:
        """What is counted for one visitor."""
        near = neighbourhood(address)
        if near not in self._of:
            self._of = {one: kept for one, kept in self._of.items() if not kept.is_full(now)}
            self._of[near] = self._make(now)
        return self._of[near]
