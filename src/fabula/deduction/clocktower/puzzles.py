"""Puzzles: first nights of the Clocktower of which a single deal is left.

The Storyteller's answers are chosen, among those that may be told, so that few deals are left; then what is
not needed is dropped. The grade says how much has to be held together to exclude somebody as the Demon.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from fabula.core.requests import Below
from fabula.deduction.clocktower.case import read_case
from fabula.deduction.clocktower.deals import outsiders_wanted
from fabula.deduction.clocktower.found import deals
from fabula.deduction.clocktower.proof import Step, proof
from fabula.deduction.clocktower.roles import (
    BELIEVE_OTHERWISE,
    CARDS,
    DISTILLING,
    GOOD,
    KIND,
    SHORT,
    TOLD_OF_TWO,
    claiming,
    is_ruled,
    with_the,
)
from fabula.deduction.found import Deal
from fabula.deduction.rules import Whose
from fabula.games.clocktower.almanac.cards import KINDS, TROUBLE_BREWING
from fabula.games.clocktower.almanac.setup_table import TABLE
from fabula.games.clocktower.almanac.traits import (
    HIDES_IN_PUZZLES,
    LEADS_ASTRAY,
    POISONS_ANEW,
    SEEN_AS_GOOD,
    UNAWARE,
)

Fact = dict[str, Any]
NAMES = "ABCDEFGHIJKLMNO"
GRADES = range(1, 6)
EFFORT = (1.4, 1.7, 2.1, 2.5)  # up to which a puzzle is of each grade but the last, with seven players
MORE = 0.2  # for each player more
MISLEAD = frozenset((LEADS_ASTRAY, POISONS_ANEW, SEEN_AS_GOOD, UNAWARE))
TRIES, ANSWERS, SEVEN = 400, 8, 7
# The Demons first, those of one kind by their sets and names.
HIDDEN = sorted(
    with_the(HIDES_IN_PUZZLES),
    key=lambda role: (-KINDS.index(KIND[role]), CARDS[role].id not in TROUBLE_BREWING, role),
)
# Of these so many as the grade says, less one.
MISLEADING = tuple(role for role in HIDDEN if not MISLEAD.isdisjoint(CARDS[role].traits))


class NoPuzzle(Exception):
    """The script has too little for a puzzle of this kind: the words say what."""


class Puzzle(NamedTuple):
    """A case that has one deal left, that deal, and how hard it is to find."""

    file: Fact
    solution: Deal
    grade: int
    effort: float

    @property
    def claims(self) -> tuple[str, ...]:
        """Whom each claims to be, by seats, as the almanac names roles."""
        return tuple(CARDS[self.file["claims"][name]].id for name in self.file["players"])

    @property
    def hidden(self) -> tuple[str, ...]:
        """Who may be hidden, as the almanac names roles."""
        return tuple(CARDS[role].id for role in self.file["hidden_roles"])

    @property
    def dealt(self) -> tuple[str, ...]:
        """Who is what, by seats, as the almanac names roles."""
        return tuple(CARDS[role].id for role in self.solution.roles)

    @property
    def told(self) -> dict[int, Fact]:
        """What those who learned something were told, by seats, as the data of an event."""
        names = self.file["players"]
        return {names.index(one["by"]): as_told(one, names) for one in self.file["info"]}

    @property
    def steps(self) -> list[Step]:
        """The way to the solution, with roles as the almanac names them."""
        return [
            Step(because, {seat: CARDS[one].id if one in CARDS else one for seat, one in follows.items()})
            for because, follows in proof(self.file)
        ]


def compose(script: Sequence[str], seats: int, grade: int, below: Below) -> Puzzle:
    """A puzzle of this script, of so many players and this grade; the same lots give the same puzzle."""
    known = dict.fromkeys(map(SHORT.__getitem__, script))
    usable = [role for role in known if is_ruled(role) and role not in DISTILLING]  # who say not which
    told = [role for role in usable if role in ANSWERING]
    if len(told) < 3:
        raise NoPuzzle("a puzzle needs three roles at least that learn something in the first night")
    nearest: Puzzle | None = None
    for _ in range(TRIES):
        puzzle = _try(usable, seats, grade, below)
        if puzzle is None:
            continue
        if puzzle.grade == grade:
            return puzzle
        if nearest is None or abs(puzzle.grade - grade) < abs(nearest.grade - grade):
            nearest = puzzle
    raise NoPuzzle(
        "nothing of this script and these players is a puzzle"
        if nearest is None
        else f"nothing of this grade was found; of grade {nearest.grade} there is"
    )


def _try(script: list[str], seats: int, grade: int, below: Below) -> Puzzle | None:
    file = _seat_them(script, seats, grade, below)
    if file is None:
        return None
    possible = list(deals(read_case(file)))
    if not possible:
        return None
    truth = possible[below(len(possible))]
    file["info"] = _tell(file, truth, below)
    if deals(read_case(file)).count != 1:
        return None
    file["info"] = _needed(file)
    effort = _effort(file, truth)
    return Puzzle(file, truth, _graded(effort, seats), effort)


def _graded(effort: float, seats: int) -> int:
    return 1 + sum(effort >= least + MORE * max(0, seats - SEVEN) for least in EFFORT)


def _seat_them(script: list[str], seats: int, grade: int, below: Below) -> Fact | None:
    """Who claims what, and what may be hidden: the Demons, Minions and Drunk that fit the grade."""
    _, outsiders, minions, _ = TABLE[seats]
    hidden = _hide(script, minions, grade, below)
    if hidden is None:
        return None
    wanted = outsiders_wanted(outsiders, tuple(hidden), fewer=False) or frozenset((outsiders,))
    claimed = sorted(wanted)[below(len(wanted))] + below(2)
    pool = _shuffled([role for role in script if _may_be_claimed(role) and role not in hidden], below)
    claims = pool[: min(claimed, len(pool))]
    learners = _shuffled([role for role in script if role in ANSWERING], below)
    others = _shuffled([r for r in script if KIND[r] == "townsfolk" and r not in ANSWERING], below)
    claims += [*learners, *others][: seats - len(claims)]
    if len(claims) < seats:
        return None
    names = list(NAMES[:seats])
    return {
        "format": "botc-puzzle/1", "id": None, "title": None, "you": None, "you_may_be": [],
        "players": names, "claims": dict(zip(names, _shuffled(claims, below), strict=True)),
        "base_counts": dict(zip(("townsfolk", "outsider", "minion", "demon"), TABLE[seats], strict=True)),
        "hidden_roles": hidden, "script": [*dict.fromkeys((*claims, *hidden))],
        "duplicates_allowed": False, "demon_may_attack_dead": True, "last_day_finished": False,
        "nights": 1, "days": 1, "events": [], "info": [],
    }  # fmt: skip


def _may_be_claimed(role: str) -> bool:
    """Whether this is an Outsider who knows it and may say so."""
    return KIND[role] == "outsider" and role not in BELIEVE_OTHERWISE


def _hide(script: list[str], minions: int, grade: int, below: Below) -> list[str] | None:
    may = [role for role in HIDDEN if role in script]
    mislead = _shuffled([role for role in may if role in MISLEADING], below)[: max(0, grade - 1)]
    plain = [role for role in may if role not in MISLEADING]
    pool = _shuffled([*mislead, *plain], below)
    demons = [role for role in pool if KIND[role] == "demon"][: 1 + below(2)]
    evil = [role for role in pool if KIND[role] == "minion"]
    evil = sorted(evil, key=lambda role: role not in mislead)[: minions + 1]
    if not demons or len(evil) < minions:
        return None
    return [*demons, *evil, *(role for role in mislead if KIND[role] == "outsider")]


def _shuffled(roles: Sequence[str], below: Below) -> list[str]:
    left = list(roles)
    return [left.pop(below(len(left))) for _ in roles]


# ---- what is told


def _tell(file: Fact, truth: Deal, below: Below) -> list[Fact]:
    """Let each who learns something be told what leaves few deals, the true one among them."""
    info: list[Fact] = []
    for name in _shuffled([one for one in file["players"] if file["claims"][one] in ANSWERING], below):
        best: tuple[int, Fact] | None = None
        for _ in range(ANSWERS):
            role = file["claims"][name]
            told = {"by": name, "night": 1, "role": role, **ANSWERING[role](file, name, below)}
            found = deals(read_case({**file, "info": [*info, told]}))
            left = found.starts
            kept = left.bit_count()
            for seat, role in enumerate(truth.roles):
                left &= found.time.deals.role[seat].get(role, 0)
            if left and (best is None or kept < best[0]):
                best = (kept, told)
        if best is not None:
            info.append(best[1])
    return info


ANSWERING: Whose[Callable[[Fact, str, Below], Fact]] = Whose()


def _others(file: Fact, name: str, number: int, below: Below) -> list[str]:
    return _shuffled([one for one in file["players"] if one != name], below)[:number]


@ANSWERING.of(*TOLD_OF_TWO)
def _one_of_two(file: Fact, name: str, below: Below) -> Fact:
    (kind,) = CARDS[file["claims"][name]].learns or ()
    roles = [role for role in file["script"] if KIND[role] == kind]
    if not roles or (kind == "outsider" and not below(4)):
        return {"none": True}
    return {"among": _others(file, name, 2, below), "shown": roles[below(len(roles))]}


@ANSWERING.of(*claiming("pairs", "neighbours"))
def _up_to_two(_: Fact, __: str, below: Below) -> Fact:
    return {"count": below(3)}


@ANSWERING.of("clockmaker")
def _one_to_three(_: Fact, __: str, below: Below) -> Fact:
    return {"count": 1 + below(3)}


@ANSWERING.of("dreamer")
def _two_roles(file: Fact, name: str, below: Below) -> Fact:
    good, evil = ([role for role in file["script"] if GOOD[role] == side] for side in (True, False))
    shown = [good[below(len(good))], evil[below(len(evil))]]
    return {"player": _others(file, name, 1, below)[0], "shown": shown}


@ANSWERING.of("fortuneteller")
def _yes_of_two(file: Fact, name: str, below: Below) -> Fact:
    return {"players": _others(file, name, 2, below), "yes": below(2) == 0}


@ANSWERING.of("seamstress")
def _same_of_two(file: Fact, name: str, below: Below) -> Fact:
    return {"players": _others(file, name, 2, below), "same": below(2) == 0}


@ANSWERING.of("steward")
def _one(file: Fact, name: str, below: Below) -> Fact:
    return {"player": _others(file, name, 1, below)[0]}


@ANSWERING.of("knight")
def _two(file: Fact, name: str, below: Below) -> Fact:
    return {"players": _others(file, name, 2, below)}


@ANSWERING.of("noble")
def _three(file: Fact, name: str, below: Below) -> Fact:
    return {"players": _others(file, name, 3, below)}


# ---- how hard it is


def _needed(file: Fact) -> list[Fact]:
    """Without what may be left out, one after another, while a single deal is left."""
    info = list(file["info"])
    for one in list(info):
        fewer = [other for other in info if other is not one]
        if deals(read_case({**file, "info": fewer})).count == 1:
            info = fewer
    return info


def _effort(file: Fact, truth: Deal) -> float:
    """How many things told have to be held together, on average, to exclude somebody as the Demon."""
    sizes = []
    for seat, name in enumerate(file["players"]):
        if KIND[truth.final[seat]] == "demon":
            continue
        fact = {"type": "is_category", "player": name, "category": "demon"}
        accused = {**file, "extra_facts": [fact]}
        kept = list(file["info"])
        for one in list(kept):
            fewer = [other for other in kept if other is not one]
            if not deals(read_case({**accused, "info": fewer})).count:
                kept = fewer
        sizes.append(len(kept))
    return sum(sizes) / len(sizes)


# ---- in the words of a game


def as_told(one: Fact, players: list[str]) -> Fact:
    """What a case has somebody learn, as the data of the event that tells it in a game."""
    kind = CARDS[one["role"]].id
    event: Fact = {"e": "informed", "seat": players.index(one["by"]), "kind": kind}
    if one.get("none"):
        return {**event, "kind": "no_outsiders", "answer": 0}
    seats = [
        players.index(name) for name in one.get("among") or one.get("players") or [one.get("player")] if name
    ]
    if "count" in one:
        return {**event, "answer": one["count"], "n": one["count"]}
    if isinstance(one.get("shown"), list):
        return {**event, "place": seats[0], "answer": [CARDS[role].id for role in one["shown"]]}
    if "shown" in one:
        shown = CARDS[one["shown"]].id
        return {**event, "a": seats[0], "b": seats[1], "shown": shown, "answer": [*seats, shown]}
    for word in ("yes", "same"):
        if word in one:
            answer = "yes" if one[word] else "no"
            return {**event, "a": seats[0], "b": seats[1], "answer": answer}
    if len(seats) == 1:
        return {**event, "place": seats[0], "answer": seats}
    return {**event, "a": seats[0], "b": seats[1], "seats": seats, "answer": seats}
