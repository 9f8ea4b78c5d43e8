"""A table of the Clocktower for tests: roles lie as written, one line a night, one line a day."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fabula.core.cards import NEVER
from fabula.core.events import Died, Event, Woke
from fabula.core.requests import TIME, Ask, Choice, Round, Window
from fabula.core.telling import Answered, Telling
from fabula.core.views import view
from fabula.games.clocktower.almanac.cards import (
    GOOD,
    KINDS,
    TOWNSFOLK,
    TRAVELLERS,
    TROUBLE_BREWING,
    almanac,
    of_kind,
)
from fabula.games.clocktower.almanac.decisions import ROLE
from fabula.games.clocktower.almanac.mistaken import kinds_believed
from fabula.games.clocktower.almanac.traits import ALL_OUTSIDERS, MINDED, has_trait
from fabula.games.clocktower.sets.role_sets import Sets
from fabula.games.clocktower.tale import Clocktower
from fabula.games.clocktower.town.events import Informed
from fabula.games.clocktower.town.square import Square, count_kinds
from fabula.testing.misfits import in_words
from fabula.text import words

BROUGHT = ("company", "homebrew", "first_night", "other_nights")  # what comes with a script
Voters = tuple[int, ...]
FEW = 3  # so many ways to compose a set are named
PLEAS = ("plea", "exile_plea")
POLLS = ("plea", "vote", "hushed_plea", "ballot")
EXILES = ("exile_plea", "exile")


# The Townsfolk of Trouble Brewing who sleep through every night, the last of the sheet first.
QUIET = tuple(role for role in of_kind(TOWNSFOLK, TROUBLE_BREWING)[::-1] if almanac[role].wakes is NEVER)


def believing(roles: str) -> str:
    """A Hermit of whom it is not said believes to be a Townsfolk who sleeps and whom nobody is."""
    written = roles.split()
    belief = next((role for role in QUIET if role not in written), "")
    return " ".join(f"{role}:{belief}" if has_trait(role, ALL_OUTSIDERS) else role for role in written)


class Table:
    """A telling of the Clocktower with known roles; seats are numbered as the roles are written.

    `drunk:chef` is a Drunk who believes to be the Chef, `lunatic:imp` a Lunatic who believes to be the Imp;
    a Marionette, and whoever else is mistaken, is written like a Drunk; `lil_monsta:baron` is a Baron where
    Lil’ Monsta is nobody’s card; `thief:evil` is a Traveller of that side. `also` names roles of the script
    besides Trouble Brewing and those. Settle what the Storyteller is asked by its prompt: a value, a list
    taken one by one, or a dictionary by seat; what is not settled is answered with the first option, which
    is the truth wherever truth is told. Night falls right after the execution, unless `talk_at_dusk` is
    asked for.
    """

    def __init__(self, roles: str, **settled: Any) -> None:
        self.tale = Clocktower()
        written = [role.partition(":")[::2] for role in believing(roles).split()]
        also = settled.pop("also", "").split()
        named = (*(one for pair in written for one in pair if one in almanac or one in almanac.led), *also)
        more = (role for role in named if role not in TRAVELLERS)
        script = tuple(dict.fromkeys((*TROUBLE_BREWING, *more)))
        asked_for = {one.key: settled.pop(one.key) for one in self.tale.settings if one.key in settled}
        variants = {"talk_at_dusk": False, **asked_for}
        variants |= {key: settled.pop(key) for key in BROUGHT if key in settled}
        with in_words():
            self.telling = Telling(self.tale, self.tale.set_up(len(written), script, **variants))
        self.heard = 0
        self.settled: dict[str, Any] = {"travellers": self._travellers(written), **settled}
        self._deal(written)
        self._play({}, until="look")
        self._all_are_ready()

    def _travellers(self, written: list[tuple[str, str]]) -> tuple[int, ...]:
        return tuple(seat for seat, (role, _) in enumerate(written) if role in TRAVELLERS)

    def _deal(self, written: list[tuple[str, str]]) -> None:
        travelling = self.settled["travellers"]
        residents = [
            (seat, role, other) for seat, (role, other) in enumerate(written) if seat not in travelling
        ]
        script = self.telling.setup.roles
        minders = (other for _, role, other in residents if has_trait(role, MINDED))
        mistaken = [one for one in residents if one[2] and kinds_believed(one[1], script)]
        self.settled = {
            "set": tuple(role for _, role, _ in residents),
            "deal": tuple(other or role for _, role, other in residents),
            **{ROLE.of(role): other for _, role, other in mistaken},
            **{role: seat for seat, role, _ in mistaken},
            "lil_monsta_minion": next(minders, None),
            "traveller": {seat: written[seat][0] for seat in travelling},
            "traveller_side": [written[seat][1] or GOOD for seat in travelling],
            **self.settled,
        }

    # ---- playing

    @property
    def town(self) -> Square:
        """The square as the rules see it."""
        town = self.telling.town
        assert isinstance(town, Square)
        return town

    def night(self, **choices: Any) -> Table:
        """Play from here to the dawn, with what players choose and the Storyteller decides, by prompt."""
        self.heard = len(self.telling.log)
        self._play(choices, until="dawn")
        return self

    def day(self, *nominations: tuple[int, int, Voters], **choices: Any) -> Table:
        """Play the day: each nomination is who names whom and who votes; then the execution, if any."""
        self.heard = len(self.telling.log)
        self.open_nominations(**choices)
        for nominator, nominee, voters in nominations:
            self.nominate(nominator, nominee, *voters, **choices)
            if self.next == "execution" or self.telling.told or self.is_over:
                break
        return self.close_the_day(**choices)

    def bury(self, *seats: int) -> Table:
        """These died before; nothing came of it."""
        for seat in seats:
            self.town.tell(Died(seat, "before"))
        return self

    def open_nominations(self, **choices: Any) -> Table:
        """Go on until nominations are open."""
        while self.next != "nominations" and not self.is_over:
            self._begin(choices)
            if isinstance(self.telling.pending, Window) and self.telling.pending.prompt == "day":
                self.telling.answer(TIME, None)
        if not self.is_over:
            self._begin(choices)
        return self

    def nominate(self, nominator: int, nominee: int, *voters: int, **choices: Any) -> Table:
        """One nomination and its vote."""
        self.say(nominator, "nominate", nominee, **choices)
        while self.next in POLLS and not self.is_over:
            self._begin({"vote": dict.fromkeys(voters, "hand"), **choices})
        if self.next == "nominations" and not self.is_over:
            self._begin(choices)
        return self

    def exile(self, caller: int, traveller: int, *supporters: int) -> Table:
        """Call for the exile of a Traveller, with those who raise their hands."""
        self.say(caller, "exile", traveller)
        while self.next in EXILES and not self.is_over:
            self._begin({"exile": dict.fromkeys(supporters, "hand")})
        if not self.is_over:
            self._begin({})
        return self

    def go_on(self, **choices: Any) -> Table:
        """Answer what is asked; if nothing is, begin the next beat."""
        self._begin(choices)
        return self

    def say(self, seat: int, *words: Choice, **choices: Any) -> Table:
        """Say or do something while the floor is open."""
        self.telling.answer(seat, words)
        self._settle(choices)
        return self

    def say_nothing(self) -> Table:
        """What is asked of the Storyteller now is answered; time for more words is up."""
        self._settle({})
        return self

    def close_votes(self) -> Table:
        """Count the hands of the vote that is on; nobody raises theirs."""
        while self.next in POLLS and not self.is_over:
            self._begin({})
        self._begin({})
        return self

    def close_the_day(self, **choices: Any) -> Table:
        """No more nominations; the day ends."""
        if isinstance(self.telling.pending, Window):
            self.telling.answer(TIME, None)
            self._settle(choices)
        while self.next == "execution" and not self.is_over:
            self._begin(choices)
        return self.end_if_decided()

    def end_if_decided(self) -> Table:
        """Where a side has won, tell it."""
        while self.telling.pending is None and self.is_over and not self.telling.told:
            self.telling.begin_beat()
        return self

    @property
    def next(self) -> str:
        """The name of the beat that follows."""
        if self.telling.pending is not None:
            return ""
        beat = self.tale.next_beat(self.telling.grimoire)
        return "" if beat is None else beat.name

    @property
    def is_over(self) -> bool:
        """Whether a side has won."""
        return self.telling.told or self.next == "end"

    def _play(self, choices: dict[str, Any], until: str) -> None:
        name = ""
        while name != until and not self.telling.told:
            name = self.next or name
            self._begin(choices)
            if name == "twilight" and isinstance(self.telling.pending, Window):
                self.telling.answer(TIME, None)
                self._settle(choices)
            if name != until and isinstance(self.telling.pending, Window):
                raise AssertionError(f"the {name} is on, and waits for what is said: day(), close_the_day()")
            if self.next == "end" and name in ("dawn", "end"):
                self.end_if_decided()
                return

    def _begin(self, choices: dict[str, Any]) -> None:
        if self.telling.pending is None:
            self.telling.begin_beat()
        self._settle(choices)

    def _all_are_ready(self) -> None:
        if isinstance(self.telling.pending, Window):
            self.telling.answer(TIME, None)

    def _settle(self, choices: dict[str, Any]) -> None:
        while (request := self.telling.pending) is not None:
            if isinstance(request, Window):
                if request.prompt not in PLEAS:
                    return
                self.telling.answer(TIME, None)
                continue
            for ask in request.asks if isinstance(request, Round) else (request,):
                self.telling.answer(ask.who, self._choice(ask, choices))

    def _choice(self, ask: Ask, choices: dict[str, Any]) -> Choice:
        wished = choices.get(ask.prompt, self.settled.get(ask.prompt))
        if isinstance(wished, dict):
            wished = wished.get(ask.who)
        if isinstance(wished, list) and wished:
            wished = wished.pop(0)
        if wished is None or (isinstance(wished, list) and not wished):
            return next(iter(ask.options))
        if isinstance(ask.options, Sets):
            assert wished in ask.options, why_no_set(ask.options, wished)
        assert wished in ask.options, f"{ask.prompt} of {ask.who}: {wished} is none of {ask.options}"
        return wished

    # ---- what is asked

    def options(self, who: int | str) -> Any:
        """What somebody may answer now."""
        return self.telling.ask_of(who).options

    def asked_by_night(self, prompt: str, **choices: Any) -> tuple[Choice, ...]:
        """Go on into the night until this is asked; its options."""
        while True:
            request = self.telling.pending
            if isinstance(request, Ask) and request.prompt == prompt:
                return tuple(request.options)
            if isinstance(request, Ask):
                self.telling.answer(request.who, self._choice(request, choices))
            elif isinstance(request, Window):
                self.telling.answer(TIME, None)
            else:
                assert request is None
                assert self.next != "dawn", f"nobody was asked {prompt}"
                self.telling.begin_beat()

    def asked(self, prompt: str) -> list[tuple[Choice, ...]]:
        """Each time this was asked since the last night or day began, what could be answered."""
        lines = self.telling.log[self.heard :]
        return [tuple(line.options) for line in lines if isinstance(line, Answered) and line.prompt == prompt]

    # ---- what came of it

    def now(self) -> list[Event]:
        """What has happened since the last night or day began."""
        return [line for line in self.telling.log[self.heard :] if isinstance(line, Event)]

    def found(self, name: str) -> list[dict[str, Any]]:
        """What has happened of one kind since the last night or day began."""
        return [event.data() for event in self.now() if event.name == name]

    def told(self, seat: int) -> list[Choice]:
        """What a seat has learned since, answer by answer."""
        return [event.answer for event in self.now() if isinstance(event, Informed) and event.seat == seat]

    def woke(self, seat: int) -> list[str]:
        """For what a seat was woken since."""
        return [event.role for event in self.now() if isinstance(event, Woke) and event.seat == seat]

    @property
    def dead(self) -> list[int]:
        """Of whose death all have heard since."""
        return [event["seat"] for event in self.found("died")]

    @property
    def executed(self) -> list[int]:
        """Who was executed since."""
        return [event["seat"] for event in self.found("executed")]

    @property
    def winners(self) -> tuple[str, ...]:
        """The sides that have won; nobody while the game goes on."""
        won = [event for event in self.telling.events() if event.name == "won"]
        return tuple(won[0].data()["sides"]) if won else ()

    def alive(self, seat: int) -> bool:
        """Whether a player lives."""
        return self.telling.grimoire.alive[seat]

    def role(self, seat: int) -> str:
        """A player's true role."""
        return self.telling.grimoire.role(seat)

    def heard_by(self, listener: int | str) -> list[dict[str, Any]]:
        """All that one listener may know."""
        return [event.data() for _, event in view(listener, self.telling.events())]


# ---- what is wrong with a set


def why_no_set(sets: Sets, roles: tuple[str, ...]) -> str:
    """Why these roles are no set of a script by the book."""
    wrong = [*strangers(sets, roles)] or [*too_often(sets, roles)] or [*numbers(sets, roles)]
    reason = "; ".join(wrong) or "some of these roles are never in play together"
    return f"{' '.join(roles)} is no set of the Clocktower: {reason}."


def strangers(sets: Sets, roles: tuple[str, ...]) -> Iterator[str]:
    """Words that are no roles, and roles that are not of the script."""
    for role in dict.fromkeys(roles):
        if role not in almanac and role not in almanac.led:
            yield f"there is no role called {role}"
        elif role not in sets.script:
            yield f"{role} is not in the script"


def too_often(sets: Sets, roles: tuple[str, ...]) -> Iterator[str]:
    """Roles that more players have than may."""
    for role in dict.fromkeys(roles):
        if roles.count(role) > sets.most_of(role):
            yield f"{role} is written {roles.count(role)} times"


def numbers(sets: Sets, roles: tuple[str, ...]) -> Iterator[str]:
    """How many of each kind there have to be beside these roles, where there are others."""
    if len(roles) != sets.seats:
        yield f"{sets.seats} players who are no Travellers are needed, and here are {len(roles)}"
        return
    possible, counts = sets.counts(roles), count_kinds(almanac, roles)
    if possible and counts not in possible:
        needed = " or ".join(map(counted, possible[:FEW]))
        yield f"{len(roles)} players who are no Travellers need {needed}, and here are {counted(counts)}"


def counted(counts: dict[str, int]) -> str:
    """How many of each kind, by name."""
    texts = words("en")
    ids = {kind: f"clocktower-{kind}" if counts[kind] == 1 else f"clocktower-{kind}.plural" for kind in KINDS}
    return ", ".join(f"{counts[kind]} {texts.say(id)}" for kind, id in ids.items())
