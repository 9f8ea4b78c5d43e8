"""Tickets: four digits that let a person in on another device, once and soon."""

from __future__ import annotations

from fabula.core.refusals import Refusal
from fabula.core.requests import Below
from fabula.rooms.limits import Limits
from fabula.rooms.people import hashed

DIGITS = 4


class Tickets:
    """The tickets of one room, one a person; too many wrong ones spoil them all."""

    def __init__(self, limits: Limits, below: Below) -> None:
        self._limits = limits
        self._below = below
        self._valid: dict[str, tuple[str, int]] = {}
        self._wrong = 0

    def give(self, person: str, now: int) -> str:
        """A new ticket, which replaces this person's last."""
        self._valid = {kept: one for kept, one in self._still_valid(now).items() if one[0] != person}
        self._wrong = 0
        while True:
            ticket = f"{self._below(10**DIGITS):0{DIGITS}}"
            if hashed(ticket) not in self._valid:
                self._valid[hashed(ticket)] = (person, now + self._limits.ticket_lasts)
                return ticket

    def take(self, ticket: str, now: int) -> str:
        """The person this ticket lets in; Refusal if it does not, or not any more."""
        self._valid = self._still_valid(now)
        person, _ = self._valid.pop(hashed(ticket), (None, 0))
        if person is None:
            self._wrong += 1
            if self._wrong >= self._limits.ticket_tries:
                self._valid.clear()
            raise Refusal("wrong-ticket")
        return person

    def _still_valid(self, now: int) -> dict[str, tuple[str, int]]:
        return {ticket: one for ticket, one in self._valid.items() if one[1] > now}
