"""Makers: who has made which room, by address, for as long as it counts. Nothing of it is written down."""

from __future__ import annotations

from collections.abc import Callable


class Makers:
    """The rooms that each address has made since the server was started, and when they were used last."""

    def __init__(self) -> None:
        self._of: dict[str, str] = {}
        self._rooms: dict[str, dict[str, int]] = {}

    def made(self, code: str, address: str, now: int) -> None:
        """Somebody has made a room."""
        self._of[code] = address
        self._rooms.setdefault(address, {})[code] = now

    def of(self, code: str) -> str:
        """The address that has made a room; empty where it was before the start, or long ago."""
        return self._of.get(code, "")

    def left(self, code: str, touched: int) -> None:
        """A room is left; it was used last at this time."""
        if (address := self._of.get(code)) is not None:
            self._rooms[address][code] = touched

    def number(self, address: str, since: int, is_used: Callable[[str, int], bool]) -> int:
        """How many rooms of an address count: those that are used, or were since then."""
        return sum(
            1 for code, at in self._rooms.get(address, {}).items() if at >= since or is_used(code, since)
        )

    def unmake(self, code: str) -> None:
        """A room is no more, or does not count any more."""
        if (address := self._of.pop(code, None)) is not None:
            del self._rooms[address][code]
            if not self._rooms[address]:
                del self._rooms[address]

    def forget(self, since: int, is_open: Callable[[str], bool]) -> None:
        """Forget the rooms that nobody has open, and nobody has used since then."""
        old = [code for codes in self._rooms.values() for code, at in codes.items() if at < since]
        for code in old:
            if not is_open(code):
                self.unmake(code)
