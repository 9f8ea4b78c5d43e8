"""What the engine lets a role be told in a deal: its script is run, and the options are read."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from fabula.core.cards import Card
from fabula.core.grimoire import Grant, Setup
from fabula.core.requests import Ask
from fabula.core.telling import Telling
from fabula.deduction.clocktower.branch import Branch
from fabula.deduction.clocktower.case import read_case
from fabula.deduction.clocktower.sight import View
from fabula.deduction.clocktower.timeline import Timeline
from fabula.games.clocktower.almanac.cards import almanac
from fabula.games.clocktower.almanac.knowing import Told
from fabula.games.clocktower.tale import Clocktower
from fabula.games.clocktower.town.events import Informed
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.verbs import Me

SHORT = {role.id.replace("_", ""): role.id for role in almanac}


@lru_cache(maxsize=64)
def _table(roles: tuple[str, ...], seats: int) -> Telling:
    return Telling(Clocktower(), Setup("clocktower", seats, roles, {"even_nights": True}))


def options(script: Iterable[str], deal: tuple[str, ...], seat: int, chosen: Any = None) -> tuple[Any, ...]:
    """What the player in this seat may be told on the first night, having chosen this."""
    grimoire = _table(tuple(SHORT[role] for role in script), len(deal)).grimoire
    grimoire.marks, grimoire.notes = (), {}
    grimoire.phase, grimoire.number = "night", 1
    grimoire.cards = {one: Card(SHORT[role]) for one, role in enumerate(deal)}
    grimoire.grants = tuple(
        Grant(one, SHORT[role], almanac[SHORT[role]].line) for one, role in enumerate(deal)
    )
    news: list[Any] = []
    town = Square(grimoire, almanac, news.append)
    run = almanac[SHORT[deal[seat]]].script
    assert run is not None
    asking = run(Me(town, grimoire.grants[seat]), town)
    answer: Any = None
    while True:
        try:
            request = asking.send(answer)
        except StopIteration:  # a single answer is true, and nobody is asked
            return tuple(one.answer for one in news if isinstance(one, Informed))
        if not (isinstance(request, Ask) and isinstance(request.who, int)):
            asking.close()
            return tuple(request.options)
        answer = chosen


def ruled(deal: tuple[str, ...], told: Told) -> tuple[bool, bool]:
    """What the rule of the role says of being told this in one deal: that it can, that something else can."""
    branch = Branch([{role: 1} for role in deal], 1)
    case = read_case({
        "players": [f"p{seat}" for seat in range(len(deal))],
        "claims": {f"p{seat}": role for seat, role in enumerate(deal)},
        "base_counts": {"townsfolk": 0, "outsider": 0, "minion": 0, "demon": 0},
        "hidden_roles": [],
    })  # fmt: skip
    time = Timeline(case)
    time.all = 1
    rule = almanac[SHORT[told.role]].rule
    assert rule is not None
    can, other = rule(View(time, branch, night=1), told.by, told)
    return bool(can & 1), bool(other & 1)
