"""Tickets: four digits, or a long word in a link, that let a person in on another device, once and soon."""

from __future__ import annotations

import secrets
from typing import NamedTuple

from fabula.core.refusals import Refusal
from fabula.core.requests import Below
from fabula.rooms.access.keys import hashed
from fabula.rooms.access.limits import Limits

DIGITS = 4
BYTES_OF_A_LINK = 16


class Admitted(NamedTuple):
    """Whom a ticket lets in, and whether on this device alone."""

    person: str
    alone: bool


class Tickets:
    """The tickets of one room, one a person; too many wrong ones spoil them all."""

    def __init__(self, limits: Limits, below: Below) -> None:
        self._limits = limits
        self._below = below
        self._valid: dict[str, tuple[Admitted, int]] = {}
        self._wrong = 0

    def give(self, person: str, now: int, *, long: bool = False, alone: bool = False) -> str:
        """A new ticket, which replaces this person's last."""
        self._valid = {kept: one for kept, one in self._still_valid(now).items() if one[0].person != person}
        self._wrong = 0
        while True:
            ticket = secrets.token_hex(BYTES_OF_A_LINK) if long else f"{self._below(10**DIGITS):0{DIGITS}}"
            if hashed(ticket) not in self._valid:
                self._valid[hashed(ticket)] = (Admitted(person, alone), now + self._limits.ticket_lasts)
                return ticket

    def is_long(self, ticket: str, now: int) -> bool:
        """Whether this is the ticket of a link, and valid: nobody comes by it by guessing."""
        return len(ticket) > DIGITS and hashed(ticket) in self._still_valid(now)

    def check(self, ticket: str, now: int) -> None:
        """Refusal if this ticket lets nobody in, or not any more."""
        self._valid = self._still_valid(now)
        if hashed(ticket) not in self._valid:
            self._wrong += 1
            if self._wrong >= self._limits.ticket_tries:
                self._valid.clear()
            raise Refusal("wrong-ticket")

    def take(self, ticket: str, now: int) -> Admitted:
        """Whom this ticket lets in, once; Refusal if it does not, or not any more."""
        self.check(ticket, now)
        return self._valid.pop(hashed(ticket))[0]

    def _still_valid(self, now: int) -> dict[str, tuple[Admitted, int]]:
        return {ticket: one for ticket, one in self._valid.items() if one[1] > now}
