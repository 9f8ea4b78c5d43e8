"""A game that was played, as a case: what the good know and the evil make up, and what was true.

The file is of the format that `fabula deduce` reads, up to the last morning of the game that is asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeGuard

from fabula.core.cards import FIRST_NIGHT
from fabula.core.events import (
    Became,
    Chose,
    Dealt,
    Died,
    Event,
    Nominated,
    PhaseBegan,
    Raised,
    Revived,
    Shown,
)
from fabula.core.grimoire import Grimoire
from fabula.core.requests import Below
from fabula.core.telling import Telling, fold
from fabula.deduction.clocktower.assumptions import BY_ITSELF, WHO_CHANGES_SAYS_SO
from fabula.deduction.clocktower.case import AFTER_NOMINATING, read_case
from fabula.deduction.clocktower.found import is_left
from fabula.deduction.clocktower.roles import (
    BELIEVE_OTHERWISE,
    BROUGHT,
    CARDS,
    COUNTING,
    PROTECTORS,
    PUBLIC,
    SAY_TOWNSFOLK,
    TOLD_A_ROLE,
    TOLD_OF_ONE,
    TOLD_OF_SEVERAL,
    TOLD_OF_TWO,
    TOLD_WHAT_IS_IN_PLAY,
)
from fabula.deduction.clocktower.whose import CHOSEN
from fabula.deduction.rules import Whose
from fabula.games.clocktower.almanac.cards import (
    DEMON,
    GOOD_KINDS,
    KINDS,
    MINION,
    OUTSIDER,
    TOWNSFOLK,
    YES,
    YES_NO,
    almanac,
)
from fabula.games.clocktower.almanac.setup_table import TABLE
from fabula.games.clocktower.judgement.votes import BALLOT
from fabula.games.clocktower.town.answers import NO_OUTSIDERS
from fabula.games.clocktower.town.events import Asked, Executed, Fell, Informed, Stated, Survived, Used
from fabula.games.clocktower.town.public_events import Announced

SHORT = {role.id: role.id.replace("_", "") for role in almanac}
EVIL_KINDS = (MINION, DEMON)
CHOICES = frozenset(CARDS[role].id for role in (*CHOSEN, *PROTECTORS))  # of which a case tells
STRIKE = "psychopath_strike"  # of which nobody has died
TOLD_OF = {"mad": "cerenovus", "widow": "widow"}  # whose ability somebody else is told of
Fact = dict[str, Any]


class Played(NamedTuple):
    """A case, and what each player was at the start and is by now, as a file names roles."""

    file: Fact
    roles: tuple[str, ...]
    final: tuple[str, ...]


# ---- what each is told, as a case has it


ANSWERS: Whose[Callable[[Informed], Fact]] = Whose()


@ANSWERS.of(*(CARDS[role].id for role in COUNTING))
def _counted(one: Informed) -> Fact:
    return {"count": int(one.n if one.n is not None else one.answer)}


@ANSWERS.of(*(CARDS[role].id for role in TOLD_OF_TWO))
def _one_of_two(one: Informed) -> Fact:
    if one.answer == 0:
        return {"none": True}
    return {"among": [one.a, one.b], "shown": SHORT[str(one.shown)]}


@ANSWERS.of(*(CARDS[role].id for role in TOLD_A_ROLE))
def _role_of(one: Informed) -> Fact:
    return {"player": one.place, "shown": SHORT[str(one.shown)]}


@ANSWERS.of(*(CARDS[role].id for role in TOLD_OF_ONE))
def _player(one: Informed) -> Fact:
    return {"player": one.answer[0] if isinstance(one.answer, tuple) else one.answer}


@ANSWERS.of("shugenja")
def _direction(one: Informed) -> Fact:
    return {"direction": one.answer}


@ANSWERS.of("village_idiot")
def _side_of(one: Informed) -> Fact:
    return {"player": one.place, "evil": one.answer == "evil"}


@ANSWERS.of(*(CARDS[role].id for role in TOLD_WHAT_IS_IN_PLAY))
def _role_in_play(one: Informed) -> Fact:
    return {"shown": SHORT[one.answer]}


@ANSWERS.of(*(CARDS[role].id for role in TOLD_OF_SEVERAL))
def _players(one: Informed) -> Fact:
    answer = one.answer if isinstance(one.answer, tuple) else (one.answer,)
    return {"players": list(answer)}


@ANSWERS.of("chambermaid")
def _woke(one: Informed) -> Fact:
    return {"players": [one.a, one.b], "count": one.n}


@ANSWERS.of("fortune_teller")
def _demon_among(one: Informed) -> Fact:
    return {"players": [one.a, one.b], "yes": one.answer == "yes"}


@ANSWERS.of("seamstress")
def _same_side(one: Informed) -> Fact:
    return {"players": [one.a, one.b], "same": one.answer == "yes"}


@ANSWERS.of("dreamer")
def _either(one: Informed) -> Fact:
    return {"player": one.place, "shown": [SHORT[role] for role in one.answer]}


@ANSWERS.of("flowergirl")
def _demon_voted(one: Informed) -> Fact:
    return {"demon_voted": one.answer == "yes"}


@ANSWERS.of("town_crier")
def _minion_nominated(one: Informed) -> Fact:
    return {"minion_nominated": one.answer == "yes"}


@ANSWERS.of(*(CARDS[role].id for role in BROUGHT))
def _by_its_card(one: Informed) -> Fact:
    """All that a role which was brought was told: its own rule takes what it needs."""
    seats = one.seats or tuple(seat for seat in (one.place, one.a, one.b) if seat is not None)
    fact: Fact = {"players": list(seats)} if seats else {}
    if one.n is not None:
        fact["count"] = one.n
    if one.answer in YES_NO:
        fact["yes"] = one.answer == YES
    return fact


def tree(said: Any, seats: int, living: tuple[int, ...]) -> Fact:
    """A statement of the game as a tree of a case."""
    word, *rest = said
    if word == "not":
        return {"op": "not", "args": [tree(rest[0], seats, living)]}
    if word in ("and", "or"):
        return {"op": word, "args": [tree(part, seats, living) for part in rest]}
    if word == "exactly":
        return {"op": word, "n": rest[0], "args": [tree(part, seats, living) for part in rest[1:]]}
    if word in ("is", "of_kind", "of_side"):
        return _of_one(rest[0], rest[1])
    if word == "beside":
        beside = dict.fromkeys(((rest[0] - 1) % seats, (rest[0] + 1) % seats))
        return {"op": "or", "args": [_of_one(seat, rest[1]) for seat in beside]}
    if word == "in_play":
        return {"op": "or", "args": [_of_one(seat, rest[0]) for seat in range(seats)]}
    among = living if word == "living" else tuple(range(seats))
    return {"op": "exactly", "n": rest[1], "args": [_of_one(seat, rest[0]) for seat in among]}


def _of_one(seat: int, what: str) -> Fact:
    if what in SHORT:
        return {"type": "is_role", "player": seat, "role": SHORT[what]}
    if what in ("good", "evil"):
        evil = {"type": "is_evil", "player": seat}
        return evil if what == "evil" else {"op": "not", "args": [evil]}
    return {"type": "is_category", "player": seat, "category": what}


# ---- the record of a game


@dataclass
class Record:
    """What has happened so far: by day before all, by night to each."""

    seats: int
    night: int = 0
    day: int = 0
    phase: str = ""
    start: dict[int, str] = field(default_factory=dict)
    now: dict[int, str] = field(default_factory=dict)
    shown: dict[int, str] = field(default_factory=dict)
    events: list[Fact] = field(default_factory=list)
    info: list[Fact] = field(default_factory=list)
    fallen: list[int] = field(default_factory=list)  # who has died tonight, and nobody knows it yet
    living: dict[int, bool] = field(default_factory=dict)
    struck: int = -1  # who has last said to kill as a Psychopath
    known: dict[int, str] = field(default_factory=dict)
    voters: dict[int, None] = field(default_factory=dict)
    secret: bool = False  # whether there was a vote with all eyes closed today
    asked: dict[int, Any] = field(default_factory=dict)
    nomination: tuple[int, int] = (-1, -1)

    def hear(self, one: Event) -> None:
        """Take in what comes next."""
        reads = READS.get(type(one))
        if reads is not None:
            reads(self, one)

    def when(self) -> Fact:
        """The night or the day it is."""
        return {"night": self.night} if self.phase == "night" else {"day": self.day}

    def say(self, seat: int, role: str, **more: Any) -> None:
        """Keep what a player has learned or chosen."""
        self.info.append({"by": seat, **self.when(), "role": SHORT.get(role, role), **more})


def _deal(record: Record, one: Dealt) -> None:
    record.start = {seat: role for seat, role in one.cards.items() if isinstance(seat, int)}
    record.now, record.living = dict(record.start), dict.fromkeys(record.start, True)


def _show(record: Record, one: Shown) -> None:
    record.shown.setdefault(one.seat, one.role)


def _announce(record: Record, one: Announced) -> None:
    record.known.update((seat, one.kind) for seat in one.seats or () if one.kind in PUBLIC)


def _begin(record: Record, one: PhaseBegan) -> None:
    record.phase = one.phase
    record.secret |= one.phase == BALLOT
    if one.phase == "night":
        if record.voters or record.secret:
            votes = {"type": "vote", "day": record.day, "voters": list(record.voters), "reported_by": None}
            record.events.append({**votes, "secret": True} if record.secret else votes)
            record.voters.clear()
            record.secret = False
        record.night = one.number
    elif one.phase == "dawn":
        record.day = one.number


def _become(record: Record, one: Became) -> None:
    """Whom a Demon makes a Minion in the first night counts as dealt one."""
    record.now[one.seat] = one.role
    made = any(almanac[role].makes_minions for role in record.start.values())
    if made and record.night == 1 and almanac[one.role].kind == MINION:
        record.start[one.seat] = one.role
        return
    record.say(one.seat, "", kind="became", to_role=SHORT[one.role])


def _choose(record: Record, one: Chose) -> None:
    if one.role not in CHOICES or one.choice is None:
        return
    if one.role == "engineer":
        roles = one.choice if isinstance(one.choice, tuple) else (one.choice,)
        record.say(one.seat, one.role, kind="choice", chose_role=[SHORT[role] for role in roles])
    elif isinstance(one.choice, str):
        record.say(one.seat, one.role, kind="choice", chose_role=SHORT[one.choice])
    elif one.role == "gambler":
        player, guess = one.choice
        record.say(one.seat, one.role, kind="choice", player=player, guess=SHORT[guess])
    elif isinstance(one.choice, tuple):
        record.say(one.seat, one.role, kind="choice", players=list(one.choice))
    else:
        record.say(one.seat, one.role, kind="choice", player=one.choice)


def _learn(record: Record, one: Informed) -> None:
    living = tuple(seat for seat, lives in record.living.items() if lives)
    if one.kind == "twin":
        if record.now[one.seat] != "evil_twin":
            record.say(one.seat, "evil_twin", kind="told", player=one.place)
    elif one.kind == "nightwatchman":
        record.say(one.seat, one.kind, kind="woken_by", player=one.place)
    elif one.kind in TOLD_OF:
        record.say(one.seat, TOLD_OF[one.kind], kind="told")
    elif one.kind == "savant":
        record.say(one.seat, "savant", statements=[tree(said, record.seats, living) for said in one.answer])
    elif one.kind == "artist" and one.answer in ("yes", "no"):
        said = tree(record.asked[one.seat][0], record.seats, living)
        told = said if one.answer == "yes" else {"op": "not", "args": [said]}
        record.say(one.seat, "artist", statement=told)
    elif one.kind == NO_OUTSIDERS:
        record.say(one.seat, "librarian", none=True)
    elif one.kind in ANSWERS:
        record.say(one.seat, one.kind, **ANSWERS[one.kind](one))


def _ask(record: Record, one: Asked) -> None:
    record.asked[one.seat] = one.statements


def _state(record: Record, one: Stated) -> None:
    living = tuple(seat for seat, lives in record.living.items() if lives)
    event = {"day": record.day, "player": one.seat}
    if one.kind == "gossip":
        said = tree(one.statements[0], record.seats, living)
        record.events.append({**event, "type": "gossip", "statement": said})
    elif one.kind == "juggle":
        guesses = {seat: SHORT[role] for _, seat, role in one.statements}
        record.events.append({**event, "type": "juggle", "guesses": guesses})


def _nominate(record: Record, one: Nominated) -> None:
    record.nomination = (one.seat, one.nominee)
    nominated = {"nominator": one.seat, "nominee": one.nominee}
    record.events.append({"day": record.day, "type": "nomination", **nominated})


def _vote(record: Record, one: Raised) -> None:
    record.voters.update(dict.fromkeys(one.seats))


def _execute(record: Record, one: Executed) -> None:
    nominator, nominee = record.nomination
    event: Fact = {"day": record.day, "type": "execution", "player": one.seat, "died": one.kind != "dead"}
    if one.kind == "virgin":
        record.events.pop()
        event = {**event, "type": "virgin_execution", "nominator": nominator, "nominee": nominee}
    record.events.append(event)


def _survive(record: Record, _: Survived) -> None:
    record.events[-1]["died"] = False


def _use(record: Record, one: Used) -> None:
    event = {"day": record.day, "player": one.seat, "target": one.nominee}
    if one.kind == "slayer":
        record.events.append({**event, "type": "slayer_shot", "died": False})
    elif one.kind == "psychopath":
        record.struck = one.seat
        record.events.append({**event, "type": STRIKE, "died": False})
    elif one.kind == "moonchild":
        record.say(one.seat, "moonchild", kind="choice", player=one.nominee)
    elif one.kind == "klutz":
        record.events.append({**event, "type": "klutz_choice"})


def _fall(record: Record, one: Fell) -> None:
    record.living[one.seat] = False
    record.fallen.append(one.seat)


def _die(record: Record, one: Died) -> None:
    record.living[one.seat] = False
    record.fallen = [seat for seat in record.fallen if seat != one.seat]
    event: Fact = {"type": "death", "player": one.seat}
    if record.phase in ("night", "dawn"):
        record.events.append({**event, "night": record.night})
    elif one.cause == "slayer":
        record.events[-1]["died"] = True
    elif one.cause == "nomination":
        record.events.pop()
        nominator, nominee = record.nomination
        event |= {"day": record.day, "cause": "died when nominated", "nominator": nominator}
        if one.seat == nominator:
            event |= {"cause": AFTER_NOMINATING, "nominee": nominee}
        record.events.append(event)
    elif one.cause == "psychopath" and record.now.get(record.struck) == "psychopath":
        if record.events[-1]["type"] == STRIKE:
            record.events.pop()
        killed = {"day": record.day, "cause": "psychopath", "nominator": record.struck}
        record.events.append({**event, **killed})
    elif one.cause != "execution":
        record.events.append({**event, "day": record.day, "cause": "tinker"})


def _revive(record: Record, one: Revived) -> None:
    record.living[one.seat] = True
    record.events.append({"type": "resurrection", "night": record.night, "player": one.seat})


READS: dict[type[Event], Callable[[Record, Any], None]] = {
    Dealt: _deal, Shown: _show, Announced: _announce, PhaseBegan: _begin, Became: _become,
    Chose: _choose, Informed: _learn, Asked: _ask, Stated: _state, Nominated: _nominate, Raised: _vote,
    Executed: _execute, Survived: _survive, Used: _use, Fell: _fall, Died: _die, Revived: _revive,
}  # fmt: skip


# ---- the case of a morning


def as_case(telling: Telling, below: Below, most: int = 99) -> Played | None:
    """The case of the last morning, after so many nights at most; None where there is none.

    Whoever is evil by then claims what nobody is, at random, and makes up what they have learned; whoever
    has only turned evil keeps to what they have said. A Marionette knows of nothing, and tells all.
    """
    log = [one for one in telling.log if isinstance(one, Event)]
    places = [place for place, one in enumerate(log) if _is_a_day(one) and one.number <= most]
    if not places:
        return None
    log = log[: places[-1]]
    record = Record(telling.setup.seats)
    for one in log:
        record.hear(one)
    grimoire = fold(telling.setup, log)
    final = {seat: grimoire.role(seat) for seat in record.start}
    evil = [seat for seat in record.start if side_of(grimoire, seat) == "evil"]
    claims = claimed_by(record, final, evil, telling.setup.roles, below)
    file = {
        "format": "botc-puzzle/1", "id": None, "title": None, "you": None, "you_may_be": [],
        "players": list(range(record.seats)),
        "claims": {seat: SHORT[role] for seat, role in claims.items()},
        **of_the_script(telling.setup.roles, record, claims),
        "duplicates_allowed": False, "demon_may_attack_dead": True, "last_day_finished": True,
        "nights": record.night, "days": record.night - 1, "events": record.events,
    }  # fmt: skip
    liars = [seat for seat in evil if final[seat] not in BELIEVE_OTHERWISE]  # who know that they are evil
    file["info"] = [one for one in record.info if one["by"] not in liars]
    file["info"] += [lie for seat in liars for lie in lies(seat, claims[seat], record, file["script"], below)]
    seats = range(record.seats)
    return Played(
        with_names(file),
        tuple(SHORT[record.start[seat]] for seat in seats),
        tuple(SHORT[final[seat]] for seat in seats),
    )


def of_the_script(script: tuple[str, ...], record: Record, claims: dict[int, str]) -> Fact:
    """What of a case follows from the roles that may be in play."""
    hidden = [role for role in script if almanac[role].kind in EVIL_KINDS or role in BELIEVE_OTHERWISE]
    hidden += [role for seat, role in record.start.items() if claims[seat] != role]
    outsiders = [role for role in script if almanac[role].kind == OUTSIDER and role != "hermit"]
    return {
        "base_counts": dict(zip(KINDS, TABLE[record.seats], strict=True)),
        "hidden_roles": [SHORT[role] for role in dict.fromkeys(hidden)],
        "script": [SHORT[role] for role in script],
        "hermit_outsiders": [SHORT[role] for role in outsiders] if "hermit" in script else [],
    }


def is_kept(played: Played) -> bool:
    """Whether what was dealt, and came of it, is among the deals that are left of the case.

    Somebody evil may have become another role and say nothing of it, which is assumed not to be so: where it
    is not left so, it is asked whether it is left where that is denied.
    """
    case = read_case(played.file)
    case.assume = BY_ITSELF
    if is_left(case, played.roles, played.final):
        return True
    case.assume, case.dealt = BY_ITSELF.put(WHO_CHANGES_SAYS_SO, False), played.roles
    return is_left(case, played.roles, played.final)


def _is_a_day(one: Event) -> TypeGuard[PhaseBegan]:
    return isinstance(one, PhaseBegan) and one.phase == "day"


def side_of(grimoire: Grimoire, seat: int) -> str:
    """On whose side somebody is by now."""
    return grimoire.sides.get(seat) or almanac[grimoire.role(seat)].side


def claimed_by(
    record: Record, final: dict[int, str], evil: list[int], script: tuple[str, ...], below: Below
) -> dict[int, str]:
    """Whom each claims to be: the good what they believe, the evil a role that nobody has been shown.

    Where the script has no such role they claim what another is, or a Townsfolk that it has not.
    """
    taken = (*record.shown.values(), *final.values(), *record.start.values(), *SAY_TOWNSFOLK)
    free = [role for role in script if almanac[role].kind in GOOD_KINDS and role not in taken]
    claims = {}
    for seat, start in record.start.items():
        mutant = final[seat] == "mutant" and record.living[seat]
        if record.known.get(seat) == start:
            claims[seat] = start
        elif start in BELIEVE_OTHERWISE and record.shown.get(seat, start) != start and final[seat] == start:
            claims[seat] = record.shown[seat]
        elif (seat in evil and almanac[start].kind in EVIL_KINDS) or mutant:
            bluffs = _bluffs(free, script, mutant)
            claims[seat] = bluffs[below(len(bluffs))]
            free = [role for role in free if role != claims[seat]]
        elif final[seat] == "mutant" or (final[seat] not in (start, *BELIEVE_OTHERWISE) and seat not in evil):
            claims[seat] = final[seat]
        else:
            claims[seat] = record.shown[seat]
    return claims


def _bluffs(free: list[str], script: tuple[str, ...], mutant: bool) -> list[str]:
    """The roles among which somebody chooses what to claim to be."""
    kinds = (TOWNSFOLK,) if mutant else GOOD_KINDS
    others = (role for role in script if role not in SAY_TOWNSFOLK)
    for roles in (free, others, almanac.printed):
        found = [role for role in roles if almanac[role].kind in kinds]
        if found:
            break
    return found


def lies(seat: int, role: str, record: Record, script: list[str], below: Below) -> Iterator[Fact]:
    """What somebody evil makes up who claims this role."""
    others = [one for one in range(record.seats) if one != seat]
    one = others.pop(below(len(others)))
    other = others[below(len(others))]
    kind, card = ANSWERS.get(role), almanac[role]
    for night in range(1, record.night + 1):
        told = {"by": seat, "night": night, "role": SHORT[role]}
        if kind is _one_of_two and night == 1:
            yield {**told, "among": [one, other], "shown": script[below(len(script))]}
        elif kind is _counted and card.wakes is FIRST_NIGHT and night == 1:
            yield {**told, "count": 1 + below(2)}
        elif kind is _counted and card.wakes is not FIRST_NIGHT and not card.speaks:
            yield {**told, "count": below(2)}
        elif kind in (_demon_among, _same_side):
            yield {**told, "players": [one, other], "yes": below(2) == 0}


def with_names(file: Fact) -> Fact:
    """The case with a name for each seat."""

    def named(what: Any, key: str = "") -> Any:
        if isinstance(what, dict):
            by_seat = key in ("claims", "guesses")
            return {(_name(one) if by_seat else one): named(value, one) for one, value in what.items()}
        if isinstance(what, list):
            return [named(one, key) for one in what]
        return _name(what) if key in OF_A_SEAT and isinstance(what, int) else what

    return {field: named(value, field) for field, value in file.items()}


def _name(seat: object) -> str:
    return f"p{seat}"


OF_A_SEAT = (
    "players", "among", "voters", "by", "player", "target", "nominator", "nominee", "caller", "reported_by",
)  # fmt: skip
