"""A game that is on, as a case: by all that the good know together.

The words that somebody has said before all count by the night of which they must tell: those of the first
day, and those of whoever learns in the first night alone. Of what cannot be dated nothing follows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from fabula.core.events import Claimed, Event, Shown
from fabula.core.grimoire import Grimoire, Setup
from fabula.core.requests import Choice
from fabula.core.telling import Telling, fold
from fabula.deduction.clocktower.played import SHORT, Fact, Record, of_the_script, side_of, with_names
from fabula.deduction.clocktower.roles import BELIEVE_OTHERWISE, OTHER, SILENT
from fabula.games.clocktower.almanac.cards import DEMON, GOOD_KINDS, KINDS, almanac
from fabula.games.clocktower.town.events import company

ONCE_TOLD: dict[str, Callable[..., Fact]] = {
    "one_of": lambda one, other, role: {"among": [one, other], "shown": SHORT[role]},
    "no_outsiders": lambda: {"none": True},
    "pairs": lambda number: {"count": int(number)},
}
EACH_NIGHT: dict[str, Callable[..., Fact]] = {
    "neighbours": lambda number: {"count": int(number)},
    "demon_among": lambda one, other, answer: {"players": [one, other], "yes": answer == "yes"},
}


class NotJudged(Exception):
    """Of this game no case can be made."""


class Heard(Record):
    """A record that also keeps what each has said before all."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup.seats)
        self.setup = setup
        self.claims: dict[int, str] = {}
        self.words: dict[int, list[tuple[int, tuple[Choice, ...]]]] = {}
        self.living = dict.fromkeys(range(setup.seats), True)

    def hear(self, one: Event) -> None:
        """Take in what comes next."""
        super().hear(one)
        if isinstance(one, Shown):
            self.now.setdefault(one.seat, one.role)
        if isinstance(one, Claimed):
            if one.words[0] == "claim":
                self.claims[one.seat] = one.words[1]
            self.words.setdefault(one.seat, []).append((self.day, one.words))

    def bluff(self, seat: int) -> str:
        """The good role that somebody has claimed last, if any."""
        role = self.claims.get(seat)
        return role if role is not None and almanac[role].kind in GOOD_KINDS else SILENT

    def said(self, seat: int) -> list[Fact]:
        """What somebody says they were told, as far as it is sure when, and they have claimed one role."""
        role, found = self.claims.get(seat), []
        claimed = {words[1] for _, words in self.words.get(seat, ()) if words[0] == "claim"}
        if role is None or len(claimed) > 1:
            return []
        for day, (word, *rest) in self.words.get(seat, ()):
            if word not in almanac[role].claims:
                continue
            tells = ONCE_TOLD.get(word) or (EACH_NIGHT.get(word) if day == 1 else None)
            if tells is not None:
                found.append({"by": seat, "night": 1, "role": SHORT[role], **tells(*rest)})
        return [one for one in found if found.count(one) == 1 and len(found) == 1]


def heard_by(setup: Setup, events: Iterable[Event]) -> Heard:
    """All that these events tell."""
    record = Heard(setup)
    for one in events:
        record.hear(one)
    return record


def by_all_the_good(telling: Telling) -> tuple[Fact, tuple[str, ...]]:
    """The case if dawn came now and all the good told all they know; and what was dealt."""
    events = telling.events()
    record, grimoire = heard_by(telling.setup, events), fold(telling.setup, events)
    _be_usual(record, grimoire)
    if record.phase == "night" and record.night > 1 and not _has_attacked(telling):
        raise NotJudged("early")
    evil = [seat for seat in record.start if side_of(grimoire, seat) == "evil"]
    claims = {
        seat: record.bluff(seat) if seat in evil else _believed(record, seat, grimoire.role(seat))
        for seat in record.start
    }
    info = [one for one in record.info if one["by"] not in evil]
    info += [one for seat in evil if claims[seat] != SILENT for one in record.said(seat)]
    dealt = tuple(SHORT[record.start[seat]] for seat in sorted(record.start))
    fallen = [seat for seat in record.fallen if not record.living[seat]]
    record.events += [{"type": "death", "night": record.night, "player": seat} for seat in fallen]
    return as_file(record, claims, info), dealt


def _be_usual(record: Heard, grimoire: Grimoire) -> None:
    """Of a game with company, or with other seats than at its beginning, no case is made."""
    roles = (*record.start.values(), *map(grimoire.role, record.start))
    if not record.start or company(grimoire) or not all(almanac[role].kind in KINDS for role in roles):
        raise NotJudged("company")
    if len(record.start) != record.seats or record.phase == "":
        raise NotJudged("not-begun")


def _has_attacked(telling: Telling) -> bool:
    """Whether the Demon of this night, whichever it is, has had its turn."""
    line = "" if telling.beat is None else telling.beat.name.partition(":")[2].replace("_", "")
    demons = [OTHER.get(SHORT[role], 0) for role in telling.setup.roles if almanac[role].kind == DEMON]
    return OTHER.get(line, 0) > max(demons, default=0)


def _believed(record: Heard, seat: int, final: str) -> str:
    """What somebody good says to be, and a Mutant does not say as long as they live."""
    if final == "mutant" and record.living[seat]:
        return SILENT
    changed = final not in (record.start[seat], *BELIEVE_OTHERWISE)
    return final if changed or final == "mutant" else record.shown.get(seat, final)


def as_file(record: Heard, claims: dict[int, str], info: list[Fact], you: int | None = None) -> Fact:
    """A case of these claims and of what all saw, in which a claim may be silent."""
    by_day = record.phase not in ("night", "dawn")
    file = {
        "format": "botc-puzzle/1", "id": None, "title": None, "you": None, "you_may_be": [],
        "players": list(range(record.seats)),
        "claims": {seat: SHORT.get(role, role) for seat, role in claims.items()},
        **of_the_script(record.setup.roles, record, claims),
        "duplicates_allowed": False, "demon_may_attack_dead": True, "last_day_finished": not by_day,
        "nights": record.night, "days": record.day if by_day else record.night - 1,
        "events": record.events, "info": info,
    }  # fmt: skip
    if you is not None:
        others = [SHORT[role] for role in record.setup.roles if role in BELIEVE_OTHERWISE]
        file |= {"you": f"p{you}", "you_may_be": [file["claims"][you], *others]}
    return with_names(file)
