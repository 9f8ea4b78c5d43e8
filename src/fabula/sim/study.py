"""A study: which games of a seed were played, and what came of them. Shards of one study add up to it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from fabula.sim.tally import Tally

HEAD = ("game", "seats", "roles", "bots", "seed", "sources")


class Apart(Exception):
    """Two shards do not belong together; the message says why."""


@dataclass
class Study:
    """Games of one setup and seed: from the first of each range to before its end."""

    game: str
    seats: int
    roles: list[str]
    bots: str
    seed: int
    sources: str
    played: list[list[int]] = field(default_factory=list)
    tally: Tally = field(default_factory=Tally)

    def take(self, games: range, tally: Tally) -> None:
        """Take in games that are over; Apart if some of them are here already."""
        self._note(games.start, games.stop)
        self.tally.add(tally)

    def add(self, other: Study) -> None:
        """Take in another shard; Apart if it is of other games, or has some that are here already."""
        for name in HEAD:
            if getattr(self, name) != getattr(other, name):
                raise Apart(f"{name} is {getattr(self, name)} in one and {getattr(other, name)} in the other")
        for begin, end in other.played:
            self._note(begin, end)
        self.tally.add(other.tally)

    def _note(self, first: int, stop: int) -> None:
        ranges: list[list[int]] = []
        for begin, end in sorted([*self.played, [first, stop]]):
            if ranges and begin < ranges[-1][1]:
                raise Apart(f"game {begin} is counted twice")
            if ranges and begin == ranges[-1][1]:
                ranges[-1][1] = end
            else:
                ranges.append([begin, end])
        self.played = ranges

    def data(self) -> dict[str, Any]:
        """All of it; the same games give the same, however they were played."""
        return {**{name: getattr(self, name) for name in (*HEAD, "played")}, "tally": self.tally.data()}

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Study:
        """The study of which these are the data; Apart if they are of none."""
        try:
            head = {name: data[name] for name in HEAD}
            played = [[int(begin), int(end)] for begin, end in data["played"]]
            return cls(**head, played=played, tally=Tally.of(data["tally"]))
        except (KeyError, TypeError, ValueError, AttributeError):
            raise Apart("it holds no games that could be counted") from None
