"""What each listener can know of the Clocktower up to the second day, told from the answers by the book.

All know what is said, whose hands are up and for how many they count, who dies, who is executed. A player
knows their role, what they chose and what they were told; the evil ones each other; a Spy the Grimoire. What
was told is the Storyteller's answer, or the one answer that the book allows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.games.clocktower.book import count_if_wrong, role_asking, what_was_told
from tests.games.clocktower.reader import Reader

from fabula.core.events import Became, Died, Event, PhaseBegan, Revived, Shown, Woke
from fabula.core.grimoire import Grimoire
from fabula.core.telling import Answered, Telling
from fabula.core.views import TOWN, Listener
from fabula.games.clocktower.town.ballots import Electorate, PutUp
from fabula.games.clocktower.town.events import Ended, Executed, Fell, Informed
from fabula.games.clocktower.town.public_events import Befriended

ALOUD = ("dusk", "day", "nominations", "plea", "twilight")
WHISPERED = ("visit", "ask")  # to the Storyteller, in the middle of the day
HANDS = ("vote", "exile")
OPEN = (*HANDS, "gunslinger", "traveller", "judge", "butcher", "klutz", "moonchild")
WEIGHT = {"three_votes": 3, "negative_vote": -1}
DRAWING = ("deal", "tokens", "gardener")  # by lot, from a real bag, or as the Storyteller likes
LAST_DAY = 2
TEAM = ("demon", "fellows", "minions")
SAID_LAST = ("bluffs", "mad", "apprentice")
DECEIVED = ("drunk", "lunatic")


def until(grimoire: Grimoire) -> bool:
    """The second day, once its dead are known."""
    return grimoire.phase == "day" and grimoire.number == LAST_DAY


def clocktower(telling: Telling) -> Callable[[Listener], Any]:
    """What all know, and what each player knows besides, in the order in which they came to know it."""
    told = Witness(telling).told
    return lambda listener: [what for who, what in told if who in (TOWN, listener)]


class Witness:
    """Every piece of knowledge, and whose it is: a seat's, or all the town's."""

    def __init__(self, telling: Telling) -> None:
        self.reader = Reader(telling)
        self.told: list[tuple[Listener, Any]] = []
        self.fell: list[int] = []
        self.news: list[int] = []
        self.latest: Any = None  # what was answered last
        self.line: Any = None  # the line of the log before
        for at, line in enumerate(telling.log):
            self.reader.at = at
            if isinstance(line, Answered):
                self._answered(line)
                self.reader.hear(line)
                self.latest = line
            elif isinstance(line, Event):
                self._before(line)
                self.reader.read(line)
                self._after(line)
            self.line = line

    def _know(self, who: Listener, *what: Any) -> None:
        self.told.append((who, what))

    # ---- what was answered

    def _answered(self, line: Answered) -> None:
        if line.prompt in ALOUD and isinstance(line.choice, tuple) and line.choice[0] in WHISPERED:
            self._know(line.who, line.prompt, line.choice)
        elif line.prompt in ALOUD:
            self._know(TOWN, line.prompt, line.who, line.choice)
        elif line.prompt in HANDS:
            weight = self._weight(line) if line.choice is not None else 0
            self._know(TOWN, line.prompt, line.who, weight)
        elif line.prompt in OPEN:
            if line.choice is not None:
                self._know(TOWN, line.prompt, line.who, line.choice)
        elif isinstance(line.who, int):
            self._know(line.who, line.prompt, line.choice)
        elif line.prompt in DRAWING:
            self.drawn = line.choice

    def _weight(self, line: Answered) -> int:
        """For how many a hand counts: in an exile nothing changes it."""
        weight = 1
        for kind, times in WEIGHT.items():
            if line.prompt == "vote" and self.reader.has(int(line.who), kind):
                weight *= times
        return weight

    # ---- what happened

    def _before(self, event: Event) -> None:
        if isinstance(event, Informed):
            self._informed(event)
        elif isinstance(event, Executed):
            self._know(TOWN, "executed", event.seat, self.reader.lives(event.seat), event.nominee)
        elif isinstance(event, Died) and event.seat not in self.fell:
            self._know(TOWN, "died", event.seat)

    def _informed(self, event: Informed) -> None:
        role = role_asking(self.reader, event)
        if role is not None:
            told = what_was_told(self.reader, event, role, self.line)
            (answer,) = {self.line.choice} if told.asked is not None else told.allowed
            self._know(event.seat, role, answer, self._about(role, event.seat))
            count_if_wrong(self.reader, told)
        elif event.kind == "spy":
            self._know(event.seat, "spy", self.reader.pages())
        else:
            self._know(event.seat, event.kind, self._news(event))

    def _about(self, role: str, seat: int) -> Any:
        """Whom an answer is about, where that is said with it."""
        return self.reader.giver if role == "beggar" else None

    def _news(self, event: Informed) -> Any:
        """What it is that comes to somebody, by the rules and by what was answered last."""
        kind, latest = event.kind, self.latest
        if kind in TEAM:
            return self._team(event)
        if kind == "side":
            return self.reader.side(event.seat)
        if kind == "twin":
            return self._twin(event.seat)
        if kind in ("exorcised", "refused"):
            return latest.who
        if kind in ("lunatic", "barista_sober", "barista_twice", "duchess"):
            return event.place  # whom else: a reader of the book has judged it
        if kind == "lunatic_chose":
            return latest.who, latest.choice
        if kind in WHISPERED:
            return None
        assert kind in SAID_LAST, event
        return latest.choice[1] if kind == "mad" else latest.choice

    def _twin(self, seat: int) -> Any:
        """The other of two, and who they are; the Evil Twin is told first."""
        other = self.latest.choice
        if seat != other:
            self.evil_twin = seat
            return other, self.reader.role[other]
        return self.evil_twin, "evil_twin"

    def _team(self, event: Informed) -> tuple[int, ...]:
        """Whom an evil player learns of: the Demon, the Minions. A Lunatic is shown some."""
        if event.kind == "demon":
            return self.reader.living_demons()
        if event.kind == "minions":
            shown: tuple[int, ...] = self.latest.choice
            return shown if self.latest.prompt == "lunatic_minions" else self.reader.minions()
        return tuple(seat for seat in self.reader.minions() if seat != event.seat)

    def _after(self, event: Event) -> None:
        if isinstance(event, Fell):
            self.fell.append(event.seat)
        elif isinstance(event, PhaseBegan):
            self._know(TOWN, event.phase, event.number)
            if event.phase == "dawn":
                self._know(TOWN, "the dead of the night", sorted(self.fell))
            elif event.phase == "end":
                self._know(TOWN, [self.reader.role[seat] for seat in self.reader.circle])
        elif isinstance(event, Died) and event.seat in self.fell:
            self.fell.remove(event.seat)
        elif isinstance(event, Revived | PutUp | Electorate | Ended | Befriended):
            self._know(TOWN, *event.data().values())
        elif isinstance(event, Became):
            self.news.append(event.seat)
        elif isinstance(event, Woke):
            self._know(event.seat, "woke")
        elif isinstance(event, Shown):
            self._shown(event)

    def _shown(self, event: Shown) -> None:
        """A player sees what they drew; who has changed what they are now."""
        seat = event.seat
        if seat in self.news and self.reader.role[seat] in DECEIVED:
            self._know(seat, "is", self.latest.choice)
        elif seat in self.reader.travellers or seat in self.news:
            self._know(seat, "is", self.reader.role[seat])
        else:
            travellers = self.reader.travellers
            residents = [one for one in self.reader.circle if one not in travellers]
            self._know(seat, "is", self.drawn[residents.index(seat)])
