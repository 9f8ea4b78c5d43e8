"""Scripts as people exchange them: a list of ids, often with more around it. Read forgivingly, trusted never.

The format is published as a JSON schema. What is found in the wild keeps to it loosely: old spellings, no
`_meta`, roles of one's own. Whatever cannot be understood is named in `problems` and left out; nothing is
loaded from anywhere, and no text of a script is ever more than text.
"""

from __future__ import annotations

import json
import re
from collections.abc import Container, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from fabula.games.clocktower.almanac.cards import KINDS, TRAVELLER, almanac
from fabula.games.clocktower.almanac.published import (
    EVERY_KIND,
    FABLED,
    FIRST_NIGHT,
    LORIC,
    OTHER_NIGHTS,
    OTHERS,
    RENAMED,
    ROLL,
    as_published,
    jinxes_among,
    unplayed_among,
)
from fabula.games.clocktower.almanac.script_fields import (
    LONGEST_ADDRESS,
    LONGEST_NAME,
    pairs,
    place_of,
    several,
)
from fabula.games.clocktower.almanac.script_fields import LONGEST_TEXT as LONGEST_TEXT
from fabula.games.clocktower.almanac.script_fields import plain as plain
from fabula.games.clocktower.almanac.wordings import folded, is_wording_of

LONGEST_FILE = 200_000  # characters; the longest anybody has made are a tenth of that
MOST_ENTRIES = 300
MOST_PROBLEMS = 60
MOST_ORDER = 400
OWN = "own-"  # before the id of somebody's own role that is called like a published one
LISTS = ("characters", "roles", "script")  # where some tools put the list
NOBODY: Mapping[str, str] = {}
FIELDS = {"first_night": "firstNight", "other_nights": "otherNight"}


def where_of(broken: json.JSONDecodeError) -> tuple[int, int]:
    """The line and the column of what cannot be: after a comma too many, where Python names that itself."""
    at = broken.pos
    if broken.msg.startswith("Illegal trailing comma"):
        at += 1 + len(broken.doc[at + 1 :]) - len(broken.doc[at + 1 :].lstrip())
    return broken.doc.count("\n", 0, at) + 1, at - broken.doc.rfind("\n", 0, at)


@dataclass(frozen=True, slots=True)
class Problem:
    """What was not understood, or is not ruled here: a code with a text in every language."""

    code: str
    args: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Homebrew:
    """A role of somebody's own: plain data that is kept, and shown as text at most."""

    id: str
    name: str
    kind: str
    ability: str = ""
    first_night: float = 0
    first_reminder: str = ""
    other_nights: float = 0
    other_reminder: str = ""
    reminders: tuple[str, ...] = ()
    pictures: tuple[str, ...] = ()  # addresses
    like: str = ""  # the published role of the same name and kind, whose text is another
    jinxes: tuple[tuple[str, str], ...] = ()  # with whom it does not get along, and the rule


@dataclass(frozen=True, slots=True)
class Script:
    """What a file says, as far as it was understood. Roles go by the ids they have here."""

    name: str = ""
    author: str = ""
    roles: tuple[str, ...] = ()  # of residents, ruled here
    travellers: tuple[str, ...] = ()  # ruled here
    named: tuple[str, ...] = ()  # residents and Travellers that are not ruled here
    fabled: tuple[str, ...] = ()  # Fabled and Loric
    homebrew: tuple[Homebrew, ...] = ()
    first_night: tuple[str, ...] = ()  # an order of its own
    other_nights: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    problems: tuple[Problem, ...] = ()

    @property
    def published(self) -> tuple[str, ...]:
        """All its roles that stand on the roll."""
        return (*self.roles, *self.travellers, *self.named, *self.fabled)

    @property
    def jinxes(self) -> tuple[tuple[str, str], ...]:
        """The pairs of its roles that have a rule of their own."""
        return jinxes_among(self.published)

    @property
    def led_jinxes(self) -> tuple[tuple[str, str], ...]:
        """Those of them whose rule whoever leads keeps by hand."""
        return unplayed_among(self.published)

    @property
    def own_jinxes(self) -> tuple[tuple[str, str, str], ...]:
        """The pairs for which its author has written a rule, as far as both are on it."""
        here = (*self.published, *(one.id for one in self.homebrew))
        written = ((one.id, other, rule) for one in self.homebrew for other, rule in one.jinxes)
        return tuple(pair for pair in written if pair[1] in here)

    def night(self, which: str) -> tuple[str, ...]:
        """Who is called on the `first_night` or on `other_nights`, in the script's order or the published.

        Lines that an order of its own forgets come after those they follow on the published sheet.
        """
        own, sheet = (
            (self.first_night, FIRST_NIGHT) if which == "first_night" else (self.other_nights, OTHER_NIGHTS)
        )
        called_in_turn = almanac.with_placed(sheet)
        places: dict[str, float] = {line: place for place, line in enumerate(called_in_turn, start=1)}
        brewed = {one.id: float(getattr(one, which)) for one in self.homebrew}
        called = (*OTHERS, *self.published, *(id for id, place in brewed.items() if place))
        places = {**brewed, **places}
        lines = list(own)
        for line in sorted(
            (line for line in called if line in places and line not in own), key=places.__getitem__
        ):
            before = (at for at, one in enumerate(lines, start=1) if places.get(one, 0) <= places[line])
            lines.insert(max(before, default=0), line)
        return tuple(lines)


# ---------------------------------------------------------------- reading


def read(
    text: str,
    ruled: Container[str] = almanac,
    called: Mapping[str, str] = NOBODY,
    published: Container[str] = (),
) -> Script:
    """What a file says. Nothing it may say can do more harm than to be named in `problems`.

    `called` are the names that roles go by, folded, in as many languages as wanted, and with nothing behind
    them the headings of lists. Of the author's own roles these are taken as `published` that are called so.
    """
    reading = _Reading(ruled, called, published)
    for number, entry in enumerate(reading.entries(text), start=1):
        reading.take(number, entry)
    return reading.script()


_OPENING = ("[", "{", '"')  # with these a file of the published format begins
_BETWEEN = re.compile(r"[\n\r,;•]+")
_NUMBERED = re.compile(r"^[\s\-–—*·]*(?:\d{1,3}[.)]\s*)?")
_SPELLED: Mapping[str, str] = {role.published: role.id for role in ROLL.values()}
_LINES: Mapping[str, str] = {folded(line): line for line in OTHERS}
_KINDS: Mapping[str, str] = {
    **{folded(kind): kind for kind in EVERY_KIND},
    **{folded(f"{kind}s"): kind for kind in EVERY_KIND},
    "traveler": TRAVELLER,
    "travelers": TRAVELLER,
}


class _Reading:
    """A script while it is read."""

    def __init__(self, ruled: Container[str], called: Mapping[str, str], published: Container[str]) -> None:
        self.ruled = ruled
        self.called = called
        self.published = published
        self.renamed: dict[str, str] = {}  # the author's own ids of published roles
        self.meta: Mapping[Any, Any] = {}
        self.roles: list[str] = []
        self.homebrew: dict[str, Homebrew] = {}
        self.problems: list[Problem] = []

    def problem(self, code: str, **args: str | int) -> None:
        """Name what is wrong, each thing once, and of too many only the first."""
        told = Problem(code, args)
        if told not in self.problems and len(self.problems) < MOST_PROBLEMS:
            self.problems.append(told)

    def entries(self, text: str) -> list[Any]:
        """The list of a file; an empty one where there is none to be found."""
        found = self._listed(text) or self._parsed(text)
        if isinstance(found, dict):
            held = next((found[key] for key in LISTS if isinstance(found.get(key), list)), None)
            self.meta = found if held is not None else {}
            found = held
        if not isinstance(found, list):
            if not self.problems:
                self.problem("not-a-list")
            return []
        if len(found) > MOST_ENTRIES:
            self.problem("too-many", most=MOST_ENTRIES)
        return found[:MOST_ENTRIES]

    def _listed(self, text: str) -> list[Any]:
        """A list of names as people write it, one a line or with commas between; its title may come first."""
        if len(text) > LONGEST_FILE or text.lstrip("\ufeff").lstrip()[:1] in ("", *_OPENING):
            return []
        told = [_NUMBERED.sub("", one).strip() for one in _BETWEEN.split(text.lstrip("\ufeff"))]
        names = [one for one in told if one and self.called.get(folded(one)) != ""]
        known = [one for one in names if self._known(folded(one))]
        if not known:
            return []
        title = names[0] if names[0] not in known else ""
        return [*([{"id": "_meta", "name": title}] if title else []), *(names[1:] if title else names)]

    def _known(self, name: str) -> str | None:
        """The published role that goes by this name, folded."""
        return _SPELLED.get(name) or RENAMED.get(name) or self.called.get(name) or None

    def _parsed(self, text: str) -> Any:
        if len(text) > LONGEST_FILE:
            self.problem("too-large", most=LONGEST_FILE // 1000)
            return None
        try:
            return json.loads(text.lstrip("\ufeff"))
        except json.JSONDecodeError as broken:
            line, column = where_of(broken)
            self.problem("not-json", line=line, column=column)
        except (ValueError, RecursionError):  # a number without end; brackets within brackets within brackets
            self.problem("not-readable")
        return None

    def take(self, number: int, entry: Any) -> None:
        """One entry: a role's id, an object about it, or the script's own data."""
        told = entry.get("id", entry.get("name")) if isinstance(entry, dict) else entry
        name = plain(told, LONGEST_NAME)
        if not name:
            self.problem("strange-entry", n=number)
        elif name.casefold() == "_meta":
            self._take_meta(entry)
        else:
            self._take_role(name, entry if isinstance(entry, dict) else {})

    def _take_meta(self, entry: Any) -> None:
        if isinstance(entry, dict) and not self.meta:
            self.meta = entry
        else:
            self.problem("second-meta")

    def _take_role(self, name: str, facts: Mapping[Any, Any]) -> None:
        known = self._known(folded(name))
        kind = _KINDS.get(folded(plain(facts.get("team"))))
        if known is not None and kind in (None, ROLL[known].kind):
            self._take_known(known)
        elif kind is not None or "ability" in facts:
            self._take_homebrew(name, kind, facts)
        else:
            self.problem("unknown-role", name=name)

    def _take_known(self, role: str) -> None:
        if role in self.roles:
            self.problem("role-twice", role=role)
            return
        self.roles.append(role)

    def _take_homebrew(self, id: str, kind: str | None, facts: Mapping[Any, Any]) -> None:
        name = plain(facts.get("name"), LONGEST_NAME) or id
        like = self._known(folded(name)) or ""
        like = like if like and ROLL[like].kind == kind else ""
        if like and (id in self.published or is_wording_of(like, plain(facts.get("ability")))):
            self.renamed[id] = like
            self._take_known(like)
            return
        id = f"{OWN}{id}" if id in ROLL or id in OTHERS else id
        if kind is None:
            self.problem("unknown-kind", name=name)
        elif id in self.homebrew:
            self.problem("homebrew-twice", name=name)
        else:
            self.homebrew[id] = replace(_brewed(id, name, kind, facts), like=like)
            if like:
                self.problem("homebrew-like", name=name)
            else:
                self.problem("homebrew", name=name)

    def order(self, key: str) -> tuple[str, ...]:
        """A night's order of the script's own."""
        told = self.meta.get(key)
        if not isinstance(told, list):
            if told is not None:
                self.problem("strange-order")
            return ()
        return tuple(dict.fromkeys(line for one in told[:MOST_ORDER] if (line := self._line(one))))

    def _line(self, told: object) -> str:
        name = plain(told, LONGEST_NAME)
        line = self.renamed.get(name) or _LINES.get(folded(name)) or self._known(folded(name)) or name
        for one in (line, name, f"{OWN}{line}"):
            if one in self.roles or one in self.homebrew or one in OTHERS:
                return one
        self.problem("strange-line", name=name or "?")
        return ""

    def script(self) -> Script:
        """All that was understood."""
        name = plain(self.meta.get("name"), LONGEST_NAME)
        if self.roles and not name:
            self.problem("no-name")
        orders = {key: self.order(published) for key, published in FIELDS.items()}
        return Script(
            name=name,
            author=plain(self.meta.get("author"), LONGEST_NAME),
            roles=tuple(role for role in self._of(*KINDS) if role in self.ruled),
            travellers=tuple(role for role in self._of(TRAVELLER) if role in self.ruled),
            named=tuple(role for role in self._of(*KINDS, TRAVELLER) if role not in self.ruled),
            fabled=self._of(FABLED, LORIC),
            homebrew=tuple(self._with_jinxes(one) for one in self.homebrew.values()),
            rules=several(self.meta.get("bootlegger")),
            problems=tuple(self.problems),
            **orders,
        )

    def _with_jinxes(self, role: Homebrew) -> Homebrew:
        """The same role; the others of its pairs by the ids they have here."""
        return replace(role, jinxes=tuple((self._id(other), rule) for other, rule in role.jinxes))

    def _id(self, name: str) -> str:
        known = self._known(folded(name))
        ids = (self.renamed.get(name), known if known in self.roles else None, f"{OWN}{name}")
        return next((one for one in ids if one in self.roles or one in self.homebrew), name)

    def _of(self, *kinds: str) -> tuple[str, ...]:
        return tuple(role for role in self.roles if ROLL[role].kind in kinds)


def _brewed(id: str, name: str, kind: str, facts: Mapping[Any, Any]) -> Homebrew:
    return Homebrew(
        id=id,
        name=name,
        kind=kind,
        ability=plain(facts.get("ability")),
        first_night=place_of(facts.get("firstNight")),
        first_reminder=plain(facts.get("firstNightReminder")),
        other_nights=place_of(facts.get("otherNight")),
        other_reminder=plain(facts.get("otherNightReminder")),
        reminders=several(facts.get("reminders")),
        pictures=several(facts.get("image"), LONGEST_ADDRESS),
        jinxes=pairs(facts.get("jinxes")),
    )


# ---------------------------------------------------------------- writing


def write(script: Script) -> str:
    """The script in the published format, to be given to others."""
    meta = {"id": "_meta", "name": script.name, "author": script.author}
    orders = {"firstNight": script.first_night, "otherNight": script.other_nights}
    more = {key: [_published_line(line) for line in order] for key, order in orders.items()}
    about = {**meta, **more, "bootlegger": script.rules}
    entries = [_filled(about), *map(as_published, script.published), *map(_published, script.homebrew)]
    return json.dumps(entries, ensure_ascii=False, indent=1) + "\n"


def _published_line(line: str) -> str:
    return as_published(line) if line in ROLL or line in OTHERS else line


def _published(role: Homebrew) -> dict[str, object]:
    facts = {
        "id": role.id,
        "name": role.name,
        "team": role.kind,
        "ability": role.ability,
        "firstNight": role.first_night,
        "firstNightReminder": role.first_reminder,
        "otherNight": role.other_nights,
        "otherNightReminder": role.other_reminder,
        "reminders": role.reminders,
        "image": role.pictures,
        "jinxes": [{"id": _published_line(other), "reason": rule} for other, rule in role.jinxes],
    }
    return _filled(facts)


def _filled(facts: Mapping[str, object]) -> dict[str, object]:
    """What there is something to say of; an ability is always said something of."""
    return {key: value for key, value in facts.items() if value or key == "ability"}
