"""A second opinion on two nights: the engine is played from each deal through every way there is.

Of what the good tell each way has to tell the same; what nobody has told of may have been. The evil may have
done and told anything.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from fabula.core.events import Event
from fabula.core.requests import TIME, Ask, Who, Window
from fabula.core.telling import Telling, fold
from fabula.deduction.clocktower.played import SHORT, Fact, Record, lies, side_of
from fabula.games.clocktower.almanac.cards import KINDS
from fabula.games.clocktower.almanac.setup_table import TABLE
from fabula.testing.clocktower import Table

LONG = {short: role for role, short in SHORT.items()}
NO_MATTER = ("bluffs",)  # what is decided though nothing follows from it
MORNING = 2
Roles = tuple[str, ...]
Plan = tuple[tuple[int, int], ...]  # who nominates whom on the first day; all vote


class Way:
    """One way on from a deal: a telling, and the positions at which other ways have been."""

    def __init__(self, telling: Telling, plan: Plan, seen: set[Any]) -> None:
        self.telling, self.plan, self.seen, self.known = telling, plan, seen, False

    def ask(self) -> Ask | None:
        """Go on until somebody is asked what matters; to the morning, or where another way has been."""
        while self._is_on():
            pending = self.telling.pending
            if pending is None:
                self.telling.begin_beat()
            elif isinstance(pending, Window):
                self._use(pending)
            else:
                ask = self.telling.ask_of(self.telling.waiting_for()[0])
                assert isinstance(ask, Ask)
                if ask.prompt != "vote" and ask.prompt not in NO_MATTER and len(ask.options) > 1:
                    return ask
                self.telling.answer(ask.who, "hand" if ask.prompt == "vote" else next(iter(ask.options)))
        return None

    def _is_on(self) -> bool:
        grimoire = self.telling.grimoire
        if self.telling.told or (grimoire.phase == "day" and grimoire.number >= MORNING):
            return False
        if self.telling.pending is None and grimoire.phase == "night":
            record = self.record()
            beat = self.telling.tale.next_beat(grimoire)
            key = (beat and beat.name, repr(record.info), repr(record.events), grimoire.position())
            self.known = key in self.seen
            self.seen.add(key)
        return not self.known

    def _use(self, window: Window) -> None:
        if window.prompt == "nominations" and self.plan:
            (nominator, nominee), self.plan = self.plan[0], self.plan[1:]
            self.telling.answer(nominator, ("nominate", nominee))
        else:
            self.telling.answer(TIME, None)

    def fork(self, who: Who, option: Any) -> Way:
        """The same after an answer."""
        telling = self.telling.fork()
        telling.answer(who, option)
        return Way(telling, self.plan, self.seen)

    def record(self) -> Record:
        """What has come of it so far, as a case has it."""
        record = Record(self.telling.setup.seats)
        for one in self.telling.log:
            if isinstance(one, Event):
                record.hear(one)
        return record

    def stand(self) -> tuple[Roles, tuple[bool, ...]]:
        """Who is what by now, and who is evil."""
        grimoire = fold(self.telling.setup, [one for one in self.telling.log if isinstance(one, Event)])
        seats = range(grimoire.seats)
        return (
            tuple(SHORT[grimoire.role(seat)] for seat in seats),
            tuple(side_of(grimoire, seat) == "evil" for seat in seats),
        )


def dealt(roles: Roles, plan: Plan) -> Way:
    """A way that has not begun, from this deal."""
    return Way(Table(" ".join(LONG[role] for role in roles)).telling, plan, set())


def case_by_lot(roles: Roles, claims: Roles, hidden: Roles, plan: Plan, lots: Random) -> Fact | None:
    """A case of one way by lot from this deal to the second morning; none where the game is over by then."""
    way = dealt(roles, plan)
    while (ask := way.ask()) is not None:
        way.telling.answer(ask.who, lots.choice(list(ask.options)))
    if way.telling.told:
        return None
    record, (_, evil) = way.record(), way.stand()
    script = [SHORT[role] for role in way.telling.setup.roles]
    info = [one for one in record.info if not evil[one["by"]]]
    for seat, claim in enumerate(claims):
        made_up = lies(seat, LONG[claim], record, script, lots.randrange) if evil[seat] else ()
        info += [one for one in made_up if "shown" not in one]  # nobody is told of a role of another kind
    seats = list(range(record.seats))
    return {
        "format": "botc-puzzle/1", "you": None, "you_may_be": [], "players": seats,
        "claims": dict(zip(seats, claims, strict=True)), "hidden_roles": list(hidden), "script": script,
        "base_counts": dict(zip(KINDS, TABLE[len(seats)], strict=True)), "duplicates_allowed": False,
        "demon_may_attack_dead": True, "last_day_finished": True, "nights": 2, "days": 1,
        "events": record.events, "info": info,
    }  # fmt: skip


def finals(way: Way, case: Fact) -> Iterator[Roles]:
    """Who is what on the second morning, for each way that tells what a case tells."""
    ask = way.ask()
    record = way.record()
    if way.known or not _tells_the_same(way, record, case, ask is None):
        return
    if ask is None:
        if not way.telling.told:
            yield way.stand()[0]
        return
    for option in ask.options:
        yield from finals(way.fork(ask.who, option), case)


def _tells_the_same(way: Way, record: Record, case: Fact, whole: bool) -> bool:
    pairs = [(record.events if whole else _so_far(record.events, case["events"]), case["events"])]
    for seat in range(record.seats):
        if side_of(way.telling.grimoire, seat) == "good":
            told = [_plain(one) for one in case["info"] if one["by"] == seat]
            spoken = {_of_what(one) for one in told}
            mine = [_plain(one) for one in record.info if one["by"] == seat and _of_what(one) in spoken]
            pairs.append((mine, told))
    return all(mine == (told if whole else told[: len(mine)]) for mine, told in pairs)


def _so_far(mine: list[Fact], told: list[Fact]) -> list[Fact]:
    """What has come, whose last may be an execution of which it is asked yet whether it ends a life."""
    last = len(mine) - 1
    if 0 <= last < len(told) and mine[last]["type"] == told[last]["type"] == "execution":
        return [*mine[:last], {**mine[last], "died": told[last]["died"]}]
    return mine


def _of_what(one: Fact) -> tuple[Any, ...]:
    return one.get("night"), one.get("day"), one["role"], one.get("kind")


def _plain(one: Fact) -> Fact:
    """The same whichever of several players is named first."""
    return {key: sorted(value) if key in ("among", "players") else value for key, value in one.items()}
