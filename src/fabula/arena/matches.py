"""Matches: minds and agents play against each other for their names, with ratings and margins.

Two play by sides: one has all who are honest, the other all who hide something. With `swap` each deal is
played twice, the other way round; that is one trial, over which the margin is taken. More than two sit by
turns.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

from fabula.arena.agents import Agent, Entrant, reply_of
from fabula.arena.metrics import lies, survival, vote_accuracy, votes_of
from fabula.arena.seated import Game
from fabula.core.events import Won
from fabula.core.grimoire import Setup
from fabula.core.requests import Below
from fabula.core.tale import Tale
from fabula.core.telling import Telling
from fabula.minds import Mind, mind_called
from fabula.sim.habits import is_honest
from fabula.sim.seeding import lots_of

SURE = 1.96  # standard errors: in 95 of 100 studies the truth lies within


@dataclass(frozen=True)
class Played:
    """A game that is over: who had which seats, and which share of these has won."""

    game: int
    turned: int
    seats: Mapping[str, Sequence[int]]
    roles: Sequence[str]
    won: Sequence[int]
    sides: Sequence[str]
    nights: int
    honest: Sequence[int]
    living: Sequence[int]
    votes: Sequence[tuple[int, int]]  # who voted for whom, where all see it
    telling: str = field(repr=False)
    lies: tuple[int, int] = (0, 0)  # suspicions of the honest by those who hide: told, and believed

    @property
    def scores(self) -> dict[str, float]:
        """For each who took part the share of their seats that won."""
        return {
            name: fmean(seat in self.won for seat in seats) for name, seats in self.seats.items() if seats
        }

    def data(self) -> dict[str, Any]:
        """The figures as a line of JSON tells them."""
        told = {"game": self.game, "turned": self.turned, "seats": self.seats, "roles": self.roles}
        told |= {"won": self.won, "sides": self.sides, "nights": self.nights, "scores": self.scores}
        return told | {
            "vote_accuracy": vote_accuracy(self.votes, self.honest),
            "survival": survival(self.living, self.honest, len(self.roles)),
            "lies": dict(zip(("told", "believed"), self.lies, strict=True)),
        }


def play_match(
    tale: Tale, setup: Setup, entrants: Sequence[Entrant], games: int, seed: int = 0, *,
    first: int = 0, swap: bool = False,
) -> Iterator[Played]:  # fmt: skip
    """Play so many deals of a seed; with `swap` each once for every way round."""
    for game in range(first, first + games):
        for turned in range(len(entrants) if swap else 1):
            yield play_game(tale, setup, entrants, seed, game, turned if swap else game % len(entrants))


def play_pairs(
    tale: Tale, setup: Setup, entrants: Sequence[Entrant], games: int, seed: int = 0, *, first: int = 0
) -> Iterator[Played]:
    """A tournament: each two play so many deals, both ways round."""
    for pair in combinations(entrants, 2):
        yield from play_match(tale, setup, pair, games, seed, first=first, swap=True)


def play_game(
    tale: Tale, setup: Setup, entrants: Sequence[Entrant], seed: int, game: int, turned: int
) -> Played:
    """Play one game; `turned` says by how many places those who take part have moved on."""
    order = [*entrants[turned:], *entrants[:turned]]
    seats: dict[str, list[int]] = {one.name: [] for one in entrants}
    agents: dict[int, Agent] = {}

    def seated(telling: Telling) -> dict[int, Mind]:
        minds: dict[int, Mind] = {}
        for seat, one in enumerate(_who_sits_where(telling, order)):
            seats[one.name].append(seat)
            if one.make is None:
                minds[seat] = mind_called(one.mind, setup, seat, _below(Random(f"{seed} {game} {seat}")))
            else:
                agents[seat] = one.make(tale.id, seat, Random(f"{seed} {game} {seat}"))
        return minds

    table = Game(tale, setup, lots_of(seed, game), seated)
    while table.turn is not None:
        table.answer(*reply_of(agents[table.turn.seat].answer(table.turn)))
    return _played(table, game, turned, seats)


def _who_sits_where(telling: Telling, order: Sequence[Entrant]) -> list[Entrant]:
    seats = range(telling.setup.seats)
    if len(order) != 2:
        return [order[seat % len(order)] for seat in seats]
    return [order[0 if is_honest(telling, seat) else 1] for seat in seats]


def _below(chance: Random) -> Below:
    fraction = chance.random
    return lambda n: int(fraction() * n)


def _played(table: Game, game: int, turned: int, seats: Mapping[str, list[int]]) -> Played:
    telling, everyone, events = table.telling, range(table.setup.seats), table.telling.events()
    last = telling.log[-1]
    sides = sorted(last.sides) if isinstance(last, Won) else []
    honest = [seat for seat in everyone if is_honest(telling, seat)]
    return Played(
        game, turned, seats, [telling.grimoire.dealt(seat) or "" for seat in everyone], sorted(table.winners),
        sides, telling.grimoire.number, honest,
        [seat for seat in everyone if telling.grimoire.alive[seat]],
        [one for event in events for one in votes_of(event)],
        table.written(), lies(events, honest, table.setup.seats),
    )  # fmt: skip


# ---- how it stands


@dataclass
class Record:
    """What one has done so far: how well in each deal, as whom, and how they voted and lived."""

    deals: dict[int, list[float]] = field(default_factory=dict)
    honest: list[float] = field(default_factory=list)
    hiding: list[float] = field(default_factory=list)
    votes: list[bool] = field(default_factory=list)  # of the honest: whether they were for one who hides
    lived: list[bool] = field(default_factory=list)

    def data(self) -> dict[str, Any]:
        """The record in figures; None where there is nothing to take a mean of."""
        means = [fmean(scores) for scores in self.deals.values()]
        return {
            "score": _mean(means),
            "margin": SURE * stdev(means) / sqrt(len(means)) if len(means) > 1 else None,
            "as_honest": _mean(self.honest),
            "as_hiding": _mean(self.hiding),
            "vote_accuracy": _mean(self.votes),
            "survival": _mean(self.lived),
        }


class Standing:
    """How a match stands: for each who takes part the share of wins with its margin, and a rating."""

    def __init__(self, names: Iterable[str]) -> None:
        from openskill.models import PlackettLuce

        self.model = PlackettLuce()
        self.records = {name: Record() for name in names}
        self.ratings = {name: self.model.rating(name=name) for name in self.records}
        self.games = 0

    def take(self, played: Played) -> None:
        """Count a game that is over."""
        self.games += 1
        scores = played.scores
        for name, score in scores.items():
            record, seats = self.records[name], played.seats[name]
            record.deals.setdefault(played.game, []).append(score)
            record.lived += [seat in played.living for seat in seats]
            for seat in seats:
                of = record.honest if seat in played.honest else record.hiding
                of.append(float(seat in played.won))
            record.votes += [
                at not in played.honest
                for seat, at in played.votes
                if seat in seats and seat in played.honest
            ]
        self._rate(scores)

    def _rate(self, scores: Mapping[str, float]) -> None:
        if len(scores) < 2:
            return
        teams = [[self.ratings[name]] for name in scores]
        for name, (rating,) in zip(scores, self.model.rate(teams, scores=[*scores.values()]), strict=True):
            self.ratings[name] = rating

    def data(self) -> dict[str, Any]:
        """The figures as a line of JSON tells them."""
        told = {}
        for name, record in self.records.items():
            rating = self.ratings[name]
            told[name] = {**record.data(), "rating": rating.mu, "rating_margin": SURE * rating.sigma}
        return {"games": self.games, "standing": told}


def _mean(values: Sequence[float]) -> float | None:
    return fmean(values) if values else None
