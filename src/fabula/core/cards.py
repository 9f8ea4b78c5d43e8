"""Cards: a role is a declarative header and, where it acts, a short script."""

from __future__ import annotations

from collections.abc import Callable, Container, Coroutine, Iterator, Mapping
from dataclasses import dataclass, field, fields
from enum import Enum
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar

from fabula.core.moments import Moment, RuleQuestion
from fabula.core.spelling import meant_by

P = ParamSpec("P")  # the facts of a moment, what a question is about
R = TypeVar("R")

Script = Callable[..., Coroutine[Any, Any, Any]]  # of the ability (Me), the town, and the facts of its moment
Answer = Callable[..., Any]  # of the town and the ability, with what the question is about
Rule = Callable[..., tuple[int, int]]  # of what a check sees, the seat that was told, and what it was told
Advice = Callable[..., Any]  # of the matter that is to be decided; it gives a suggestion
OfMoment = Callable[..., Moment[Any]]  # the class of a moment
OfQuestion = Callable[..., RuleQuestion[Any]]  # the class of a question of the rules
Place = int | str  # a seat, or the name of a spot on the table that is nobody's
Asks = int | Callable[..., int]  # of the Grimoire, and of what in it all know


TAKES_ANYTHING = 0x04 | 0x08  # the flags in the code of a function with *args or **kwargs
WAITS = 0x80  # the flag in the code of an `async def`


def waits(script: Callable[..., Any]) -> bool:
    """Whether a function has to be awaited; of what has no code of its own nothing else is assumed."""
    code = getattr(script, "__code__", None)
    return code is None or bool(code.co_flags & WAITS)


class Misdeclared(ValueError):
    """A role cannot be declared as it is; the message says why, and what to do, in one line."""


class Wakes(Enum):
    """The nights on which a role is called."""

    NEVER = "never"
    FIRST_NIGHT = "first night"
    EACH_NIGHT = "each night"
    EACH_NIGHT_BUT_FIRST = "each night but the first"

    def on(self, night: int) -> bool:
        """Whether the role is called on this night, counted from 1."""
        if self is EACH_NIGHT:
            return True
        if self is FIRST_NIGHT:
            return night == 1
        return self is EACH_NIGHT_BUT_FIRST and night > 1


NEVER = Wakes.NEVER
FIRST_NIGHT = Wakes.FIRST_NIGHT
EACH_NIGHT = Wakes.EACH_NIGHT
EACH_NIGHT_BUT_FIRST = Wakes.EACH_NIGHT_BUT_FIRST


class Card(NamedTuple):
    """A card on the table: what is printed on it, and the role it took over if it is a copier's."""

    printed: str
    copied: str | None = None

    @property
    def role(self) -> str:
        """The role this card is worth at the end."""
        return self.copied or self.printed


class Choosing(NamedTuple):
    """Whom a role may choose, where that is the same at every table; of what depends nothing is said.

    Where the book is silent, it is said by the `ruling` of ours that has this number.
    """

    self: bool | None = None
    dead: bool | None = None
    nobody: bool | None = None
    same: bool | None = None  # as the last time
    ruling: int | None = None


@dataclass
class Role:
    """A role as printed: its id, kind and side, when it wakes, what it does then.

    `copies` is how many of it the box holds; `registers` lists the other roles, or kinds of roles, that a
    check may take it for, and `besides` is a kind that every check takes it for as well; `lasts` says that
    its ability outlives its player; `lends` that what it gives works while it does itself; `asleep` that
    at its line the Storyteller alone does something, and its player sleeps on; `asks` how many questions,
    one after another, may be put at its line, and `names_roles` that roles are among the answers: without
    either the night would betray who is awake; of the roles of the kinds it `gives` another may come to
    have the ability, but for those it `withholds`; `useful_until` is the last night in which anything may
    come of it, 0 if that is past once roles are dealt; `called` names the call in which its script runs,
    if not one of its own; `joins` names the calls of the night in which it acts together with others, by
    no script of its own; the line of a role that no sheet names stands `after` the first of these lines
    (words with spaces between them) that a sheet has; `alone` that where it may be in play its side is not
    woken all at once; `icon` is the sign that stands for it, and `chooses` whom it may choose;
    of the set, by the square brackets of its card: `changes` is how many Outsiders more there may be,
    `brings` without whom it is never in play, `excludes` with whom, and `makes_minions` that no Minion is
    dealt with it; of what is known: `learns` is of which kinds it may learn who they are, `informed` that the
    Storyteller tells it what to reckon with, `misleads` that it may make what others learn untrue, `finds`
    whom its player finds by naming them, `claims` with which words its player may say what they were told or
    did, `news` how each kind of news is put into such words where that goes otherwise than usual, `believes`
    of which kinds they may take themselves to be, `marks` which marks at seats are its own; of the end:
    `kills` is how many a Demon may kill in a night, `powerless` that it can neither save nor doom anybody in
    the last one, `turning` that by it somebody may turn a game that is lost, though nobody evil wills it;
    `rule` is what it may be told, judged in many deals at once, and `advice` what had best be decided for it;
    `speaks` is the word by which anybody may say to use it before all; `traits` are what rules for all ask
    whoever has it for, and `heeds` what is kept in mind only because of it; `grade` is how sure the wording
    is where the book at hand does not print it; `tempo` whether it makes a game shorter or longer, where the
    book says so, and `clashes` with whose roles it does not go.
    """

    id: str
    kind: str
    side: str
    wakes: Wakes = NEVER
    copies: int = 1
    icon: str = ""
    chooses: Choosing | None = None
    registers: tuple[str, ...] = ()
    besides: str = ""
    called: str = ""
    after: str = ""
    joins: tuple[str, ...] = ()
    grade: str = "certain"
    tempo: str = ""
    clashes: tuple[str, ...] = ()
    lasts: bool = False
    lends: bool = False
    asleep: bool = False
    alone: bool = False
    asks: Asks = 0
    names_roles: bool = False
    useful_until: Asks | None = None
    gives: tuple[str, ...] = ()
    withholds: tuple[str, ...] = ()
    changes: tuple[int, ...] = ()
    brings: str = ""
    excludes: tuple[str, ...] = ()
    makes_minions: bool = False
    learns: tuple[str, ...] | None = None  # nothing said; () says that it is of nobody
    informed: bool = False
    misleads: bool = False
    claims: tuple[str, ...] = ()
    news: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)
    believes: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    finds: tuple[str, ...] = ()
    kills: int = 1
    powerless: bool = False
    speaks: str = ""
    traits: tuple[str, ...] = ()
    heeds: tuple[str, ...] = ()
    turning: bool = False
    script: Script | None = None
    reactions: dict[OfMoment, Script] = field(default_factory=dict)
    answers: dict[OfQuestion, Answer] = field(default_factory=dict)
    rule: Rule | None = None
    advice: Advice | None = None

    def __call__(self, script: Script) -> Role:
        """Give the role its script: the header stands above it as a decorator."""
        self._check_waits(script)
        self.script = script
        return self

    def when(
        self, moment: Callable[P, Moment[R]]
    ) -> Callable[[Callable[Concatenate[Any, Any, P], Coroutine[Any, Any, R]]], Role]:
        """Give the role what it does at another moment than when it wakes: a script that takes its facts."""

        if not (isinstance(moment, type) and issubclass(moment, Moment)):
            raise TypeError(f"{self.id}: {moment!r} is no moment")

        def react(script: Callable[Concatenate[Any, Any, P], Coroutine[Any, Any, R]]) -> Role:
            self._check_waits(script)
            self._check(script, moment, "me", "town")
            self.reactions[moment] = script
            return self

        return react

    def says(
        self, question: Callable[P, RuleQuestion[R]]
    ) -> Callable[[Callable[Concatenate[Any, Any, P], R]], Role]:
        """Give the role its answer to a question of the rules, which changes nothing."""

        if not (isinstance(question, type) and issubclass(question, RuleQuestion)):
            raise TypeError(f"{self.id}: {question!r} is no question of the rules")

        def answer(reply: Callable[Concatenate[Any, Any, P], R]) -> Role:
            if getattr(reply, "__code__", None) is not None and waits(reply):
                raise TypeError(f"{self.id}: {reply.__name__} answers a question at once: def, without async")
            self._check(reply, question, "town", "grant")
            self.answers[question] = reply
            return self

        return answer

    def knows(self, rule: Rule) -> Rule:
        """Say what the role may be told, in many deals at once: the same as its script allows."""
        self.rule = rule
        return rule

    def advises(self, advice: Advice) -> Advice:
        """Say what the Storyteller had best decide where a script asks by the role’s own word."""
        self.advice = advice
        return advice

    def _check_waits(self, script: Script) -> None:
        """TypeError for a script that cannot wait for what it asks."""
        if not waits(script):
            name = getattr(script, "__name__", "its script")
            raise TypeError(f"{self.id}: {name} is a script, which waits for answers: async def")

    def _check(self, script: Callable[..., Any], seam: Any, *first: str) -> None:
        """TypeError for a script that does not take the facts of the moment or question it is for."""
        facts = [one.name for one in fields(seam)]
        code = getattr(script, "__code__", None)
        if code is not None and not code.co_flags & TAKES_ANYTHING:
            taken = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
            if len(taken) < len(first) or sorted(taken[len(first) :]) != sorted(facts):
                wanted = ", ".join((*first, *facts))
                raise TypeError(
                    f"{self.id}: {code.co_name} takes ({', '.join(taken)}), and has to take ({wanted})"
                )

    @property
    def header(self) -> str:
        """The role's header in words, with the name of its file, as far as its script tells it."""
        code = getattr(self.script, "__code__", None)
        if code is None:
            return "its header"
        file = code.co_filename.replace("\\", "/").rpartition("/")[2]
        return f"its header in {file}"

    @property
    def line(self) -> str | None:
        """The line of the night sheet in which its script runs; None if it has none."""
        return None if self.script is None else self.called or self.id

    @property
    def calls(self) -> tuple[str, ...]:
        """The lines of the night sheet that wake it: its script's, if it has one, and those it joins."""
        return self.joins if self.line is None else (self.line, *self.joins)


class Almanac:
    """All roles of one tale, in the order in which the book prints them.

    Those in `led` have no rules here: they are known, and a person who leads plays them by hand. Only those
    with rules are `in` it. While it `is_open`, roles that are not in the book may be declared: these are
    `brought`, and come after all others. Those whose headers say `after` which line they are called are
    `placed` so; all others are named by a night sheet. Its printed order stands in the file `ordered_in`.
    """

    def __init__(self, *printed: str, ordered_in: str = "the Almanac of the tale") -> None:
        self.printed = printed
        self.ordered_in = ordered_in
        self.is_open = False
        self.brought: tuple[str, ...] = ()
        self.placed: tuple[str, ...] = ()
        self.led: dict[str, Role] = {}
        self.side_of: dict[str, str] = {}
        self.kind_of: dict[str, str] = {}
        self.reactions_of: dict[str, dict[OfMoment, Script]] = {}
        self.answers_of: dict[str, dict[OfQuestion, Answer]] = {}
        self._roles: dict[str, Role] = {}
        self._facts: list[tuple[Callable[[Role], Any], dict[str, Any]]] = []

    def facts(self, of: Callable[[Role], R], beside: Mapping[str, R] | None = None) -> Mapping[str, R]:
        """What the headers say of one thing, by roles: of each, also of those declared later, who has it.

        What is said `beside` them is of things that are no player’s role.
        """
        laid = dict(beside or {})
        self._facts.append((of, laid))
        laid.update({role.id: of(role) for role in self._roles.values() if of(role)})
        return laid

    def kind(self, kind: str, side: str) -> Callable[..., Role]:
        """A header for roles of one kind: `villager = almanac.kind("villager", "village")`."""

        def declare(id: str, **header: Any) -> Role:
            self._check_new(id)
            _check_header(id, header)
            if id not in self.printed:
                self.printed, self.brought = (*self.printed, id), (*self.brought, id)
            role = Role(id, kind, side, **header)
            self._lay(role)
            return role

        return declare

    def _check_new(self, id: str) -> None:
        """Misdeclared for a role that there is, or that stands nowhere in the printed order."""
        if id in self._roles and self.is_open and id not in self.brought:
            raise Misdeclared(f"{id} is a role of ours: call yours otherwise")
        if id in self._roles:
            raise Misdeclared(f"{id} is declared twice")
        if not self.is_open and id not in self.printed:
            raise Misdeclared(f"{id} is not in the printed order: name it in {self.ordered_in}")

    def with_placed(self, sheet: tuple[str, ...], among: Container[str] | None = None) -> tuple[str, ...]:
        """A sheet with the lines of the roles whose headers place them, or of those `among` a set.

        Each stands after the line that it names; of several that name the same, the first declared is first.
        One that names no line of this sheet is not on it.
        """
        if not self.placed:
            return sheet
        lines = list(sheet)
        for role in (self[id] for id in self.placed if among is None or id in among):
            anchor = next((line for line in role.after.split() if line in lines), None)
            if role.line is None or role.line in lines or anchor is None:
                continue
            place = lines.index(anchor) + 1
            while place < len(lines) and lines[place] in self.placed and lines[place] != anchor:
                place += 1
            lines.insert(place, role.line)
        return tuple(lines)

    def lead(self, role: Role) -> None:
        """Let a role be known that has no rules here."""
        if role.id in self._roles:
            raise ValueError(f"the role {role.id} has rules, or is led twice")
        self._lay(role)
        self.led[role.id] = role

    def _lay(self, role: Role) -> None:
        self._roles[role.id] = role
        self.placed += (role.id,) if role.after else ()
        self.side_of[role.id], self.kind_of[role.id] = role.side, role.kind
        self.reactions_of[role.id], self.answers_of[role.id] = role.reactions, role.answers
        for of, laid in self._facts:
            laid.update({role.id: of(role)} if of(role) else {})

    def __getitem__(self, id: str) -> Role:
        return self._roles[id]

    def __contains__(self, id: object) -> bool:
        return id in self._roles and id not in self.led

    def __iter__(self) -> Iterator[Role]:
        return (self._roles[id] for id in self.printed)

    def __len__(self) -> int:
        return len(self.printed)


def _check_header(id: str, header: Mapping[str, Any]) -> None:
    """Misdeclared for a word that no header has, and for nights that there are not."""
    known = [one.name for one in fields(Role)]
    for word in header:
        if word not in known:
            raise Misdeclared(f"{id}: no header has the word {word}{meant_by(word, known)}")
        _check_words(id, word, header[word])
    wakes = header.get("wakes", NEVER)
    if not isinstance(wakes, Wakes):
        nights = ", ".join(one.name for one in Wakes)
        raise Misdeclared(f"{id}: wakes={wakes!r} is none of {nights} of fabula.core.cards")


def _check_words(id: str, word: str, said: Any) -> None:
    """Misdeclared for one word, or a list, where a header has words in brackets, and for what is no word."""
    declared = str(Role.__annotations__[word])
    if not declared.startswith("tuple") or (said is None and declared.endswith("None")):
        return
    if isinstance(said, str):
        raise Misdeclared(f'{id}: {word}="{said}" is one word, and has to be several: {word}=("{said}",)')
    if not isinstance(said, tuple):
        raise Misdeclared(f"{id}: {word}={said!r} has to be words in brackets: {word}=(..., ...)")
    of = int if "int" in declared else str
    strange = next((one for one in said if not isinstance(one, of)), None)
    if strange is not None:
        raise Misdeclared(
            f"{id}: {word}=(...) has {strange!r}, which is no {'number' if of is int else 'word'}"
        )
