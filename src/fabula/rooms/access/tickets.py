"""Tickets: four digits, or a long word in a link, that let a person in on another device, once and soon.

And invitations: a long word in a link with which whoever leads opens the Grimoire to somebody else.
"""

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
    """Whom a ticket lets in, and whether on this device alone; or what an invitation is to."""

    person: str
    alone: bool = False
    to: str = ""


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

    def invite(self, to: str, now: int) -> str:
        """A new invitation for anybody, which replaces the last one to the same."""
        self.call_in(to, now)
        word = secrets.token_hex(BYTES_OF_A_LINK)
        self._valid[hashed(word)] = Admitted("", to=to), now + self._limits.invitation_lasts
        return word

    def call_in(self, to: str, now: int) -> None:
        """The invitation to this opens nothing any more."""
        self._valid = {kept: one for kept, one in self._still_valid(now).items() if one[0].to != to}

    def invited_to(self, word: str, now: int) -> str:
        """What this is an invitation to; Refusal if it is none, or none any more."""
        one = self._still_valid(now).get(hashed(word))
        if one is None or not one[0].to:
            raise self._wrong_one()
        return one[0].to

    def accept(self, word: str, now: int) -> None:
        """An invitation was followed: it opens nothing any more."""
        self._valid = self._still_valid(now)
        self._valid.pop(hashed(word), None)

    def is_long(self, ticket: str, now: int) -> bool:
        """Whether this is the ticket of a link, and valid: nobody comes by it by guessing."""
        one = self._still_valid(now).get(hashed(ticket))
        return len(ticket) > DIGITS and one is not None and not one[0].to

    def check(self, ticket: str, now: int) -> None:
        """Refusal if this ticket lets nobody in, or not any more."""
        self._valid = self._still_valid(now)
        if not self._opens_a_seat(ticket):
            raise self._wrong_one()

    def _wrong_one(self) -> Refusal:
        self._wrong += 1
        if self._wrong >= self._limits.ticket_tries:
            self._valid.clear()
        return Refusal("wrong-ticket")

    def _opens_a_seat(self, ticket: str) -> bool:
        one = self._valid.get(hashed(ticket))
        return one is not None and not one[0].to

    def take(self, ticket: str, now: int) -> Admitted:
        """Whom this ticket lets in, once; Refusal if it does not, or not any more."""
        self.check(ticket, now)
        return self._valid.pop(hashed(ticket))[0]

    def _still_valid(self, now: int) -> dict[str, tuple[Admitted, int]]:
        return {ticket: one for ticket, one in self._valid.items() if one[1] > now}
