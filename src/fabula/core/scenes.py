"""Scenes: public events that belong together, such as a dawn and its dead, watched by all in one go.

Which events these are a tale declares. Scenes are put together from what all hear and from nothing else,
where somebody listens: a telling knows nothing of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from fabula.core.cards import Place
from fabula.core.events import Called, Died, Event, PhaseBegan, Raised, Revealed, Tied, Unexecuted, Voted, Won

WHOLE = 2  # votes are told in halves, for one may be half a vote more
COUNTDOWN = 2_700  # ms; three, two, one
AFTER_THE_NAME = 900  # ms; when the name has come, its sentence begins
MOTIONS: Mapping[
    str, tuple[int, int, int]
] = {  # of each kind: how long it moves, for each more, and its sentence
    "result": (4200, 0, 1900),
    "execution": (5200, 2200, AFTER_THE_NAME),
    "dawn": (3600, 2200, 3000),  # that the town wakes is said before
    "death": (3600, 2200, AFTER_THE_NAME),
    "power": (4600, 1400, 3200),  # not before all see what comes of it
    "exile": (4600, 0, AFTER_THE_NAME),
    "end": (6600, 0, 5000),  # when all cards lie open
}
NAMING = ("who", "name", "names")  # the gaps of a sentence that are filled with players


class Sentence(NamedTuple):
    """What is said in a scene: a code for the languages, and what fills its gaps.

    `who` and `name` are seats, `names` several, `role` is a role, `n` a number, `sides` have won.
    """

    code: str
    args: Mapping[str, Any] = {}

    @property
    def seats(self) -> tuple[int, ...]:
        """Who is named in it, in order."""
        named = (self.args[gap] for gap in NAMING if gap in self.args)
        return tuple(seat for one in named for seat in (one if isinstance(one, tuple) else (one,)))


@dataclass(frozen=True, slots=True)
class Scene:
    """What all watch together: its kind, who it is about, what is said, and how long it moves (ms)."""

    kind: str
    said: tuple[Sentence, ...]
    dead: tuple[int, ...] = ()  # who dies in it, in order
    cards: tuple[tuple[Place, str], ...] = ()  # which cards turn in it, as all see
    hands: tuple[tuple[int, int], ...] = ()  # who is seen to vote for whom
    counts: tuple[tuple[int, int], ...] = ()  # how many half votes all have seen counted for whom
    winners: tuple[int, ...] = ()
    countdown: int = 0  # ms; three, two, one, before what all have done at once is seen
    phase: str = ""  # in which it happened, though another may have begun by the time it is watched
    number: int = 0  # which night or day it was

    @property
    def subjects(self) -> tuple[int, ...]:
        """Everybody it names, in the order in which they are named."""
        return tuple(dict.fromkeys(seat for sentence in self.said for seat in sentence.seats))

    @property
    def sentenced(self) -> tuple[Sentence, ...]:
        """The sentences that tell who is executed, before anybody knows what comes of it."""
        first = []
        for sentence in self.said if self.kind == "execution" else ():
            if sentence.code.split("-")[0] != self.kind or "who" not in sentence.args:
                break
            first.append(sentence)
        return tuple(first)

    @property
    def motion(self) -> int:
        """How long it moves (ms), by what all see of it."""
        once, more, _ = MOTIONS[self.kind]
        return self.countdown + once + more * max(0, len(self.dead) - 1)

    @property
    def speaks_at(self) -> int:
        """When its sentences begin (ms)."""
        return self.countdown + MOTIONS[self.kind][2]


Says = Callable[[Any], Iterable[Sentence]]  # of the event
Pairs = Callable[[Any], Iterable[tuple[int, int]]]  # of the event: two seats, or a seat and a number


@dataclass(frozen=True, slots=True)
class Cue:
    """A kind of public event that has its part in a scene, and what is said of it.

    It may be `only` those of one of these phases, causes or kinds, or only what is about somebody who has
    just died. What is said is a code, `again` another one for whoever comes after the first, `briefly` one
    without names where those it names have just been named, or what `tells` makes of it. Whose `hands` are
    seen for whom, and how many half votes that `counts`, it says where the event does not; and whether what
    it says and counts stands `instead` of what was said and counted before. One that comes `after`
    another event, the last of its kind, names whom that named too. One that `leads_on` is the last of its
    scene, and may open the next.
    """

    event: type[Event]
    says: str = ""
    again: str = ""
    briefly: str = ""
    only: Collection[str] = ()
    of_the_dead: bool = False
    tells: Says | None = None
    hands: Pairs | None = None
    counts: Pairs | None = None
    instead: bool = False
    after: type[Event] | None = None
    leads_on: bool = False

    @property
    def is_seen(self) -> bool:
        """Whether there is something to be seen or heard of it, and it is not only let pass."""
        said = self.says or self.tells or self.hands or self.counts
        return bool(said) or issubclass(self.event, Voted | Raised | Died | Revealed | PhaseBegan)

    def fits(self, event: Event, dead: Iterable[int]) -> bool:
        """Whether this is such an event, in a scene in which these have died so far."""
        if not isinstance(event, self.event):
            return False
        if self.only and word_of(event) not in self.only:
            return False
        about: Any = getattr(event, "place", getattr(event, "seat", None))
        return not self.of_the_dead or about in dead

    def sentences(
        self, event: Event, said: Sequence[Sentence], before: Event | None, *, is_first: bool
    ) -> Iterable[Sentence]:
        """What is said of it after what has been said, and after that event, if it comes after one."""
        if self.tells is not None and before is not None:
            named = gaps_of(before)
            return [Sentence(code, {**named, **args}) for code, args in self.tells(event)]
        if self.tells is not None:
            return self.tells(event)
        code, gaps = self.says if is_first or not self.again else self.again, gaps_of(event)
        if self.briefly and said and {*said[-1].seats} == {*Sentence(code, gaps).seats}:
            return (Sentence(self.briefly),)
        return (Sentence(code, gaps),) if code else ()


@dataclass(frozen=True, slots=True)
class Staging:
    """How a tale makes a scene: what it begins with, what else belongs to it, what is said of nothing else.

    One that goes `through` lets pass whatever else all hear until a phase or a call begins; whoever is named
    in that time after it has been watched has another of the same. One with a `countdown` (ms) begins with
    three, two, one.
    """

    kind: str
    opens: tuple[Cue, ...]
    joins: tuple[Cue, ...] = ()
    nothing: str = ""
    through: bool = False
    countdown: int = 0

    @property
    def opens_again(self) -> tuple[Cue, ...]:
        """What opens another of its kind in the phase it goes through: that one more has died in it."""
        return tuple(cue for cue in self.joins if self.through and issubclass(cue.event, Died))


@dataclass(slots=True)
class _Draft:
    """A scene that may still grow."""

    staging: Staging
    phase: str
    number: int
    said: list[Sentence] = field(default_factory=list)
    dead: list[int] = field(default_factory=list)
    cards: list[tuple[Place, str]] = field(default_factory=list)
    hands: list[tuple[int, int]] = field(default_factory=list)
    counts: dict[int, int] = field(default_factory=dict)
    winners: tuple[int, ...] = ()
    events: list[Event] = field(default_factory=list)  # of which something is seen or heard

    def take(self, cue: Cue, event: Event, before: Event | None = None) -> None:
        """One more of its parts, which may come after another event."""
        if cue.is_seen:
            self.events.append(event)
        if cue.instead:
            self.said.clear()
            self.counts.clear()
        self.said += cue.sentences(event, self.said, before, is_first=not self.dead)
        if isinstance(event, Died):
            self.dead.append(event.seat)
        elif isinstance(event, Revealed):
            self.cards.append((event.place, event.copied or event.role))
        elif isinstance(event, Won):
            self.winners = event.seats
        hands = [*(cue.hands(event) if cue.hands else hands_of(event))]
        self.hands += hands
        self.counts.update(
            cue.counts(event) if cue.counts else Counter(at for _, at in hands for _ in range(WHOLE))
        )

    @property
    def scene(self) -> Scene | None:
        """The scene as it is so far; None while there is nothing to say."""
        nothing = (Sentence(self.staging.nothing),) if self.staging.nothing else ()
        said = tuple(self.said) or nothing
        if not said:
            return None
        return Scene(
            self.staging.kind,
            said,
            tuple(self.dead),
            tuple(self.cards),
            tuple(self.hands),
            tuple(sorted(self.counts.items())),
            self.winners,
            self.staging.countdown,
            self.phase,
            self.number,
        )


class Scenes:
    """The scenes of a telling, grown as it is heard."""

    def __init__(self, stagings: tuple[Staging, ...]) -> None:
        self._first = tuple((staging, staging.opens) for staging in stagings)
        self._openings = self._first  # what opens a scene now, and of which kind
        self._over: list[Scene] = []
        self._told: list[tuple[Event, ...]] = []  # what each that is over tells of
        self._draft: _Draft | None = None
        self._phase: tuple[str, int] = ("", 0)
        self._last: dict[type[Event], Event] = {}

    @property
    def list(self) -> tuple[Scene, ...]:
        """All scenes so far; the last may still grow."""
        last = None if self._draft is None else self._draft.scene
        return tuple(self._over) if last is None else (*self._over, last)

    @property
    def told(self) -> tuple[tuple[Scene, tuple[Event, ...]], ...]:
        """All scenes so far, each with the events of which it tells."""
        last = () if self._draft is None else (tuple(self._draft.events),)
        return tuple(zip(self.list, (*self._told, *last), strict=False))

    def hear(self, event: Event) -> None:
        """Take in what has happened next; what not all may know has no part in a scene."""
        if event.audience is not None:
            return
        if isinstance(event, PhaseBegan):
            self._phase = (event.phase, event.number)
        self._last[type(event)] = event
        draft = self._draft
        if draft is not None and (cue := cue_for(event, draft.staging.joins, draft.dead)) is not None:
            draft.take(cue, event, self._before(cue))
            return
        begins = isinstance(event, PhaseBegan | Called)
        if begins:
            self._openings = self._first
        if self._opens(event):
            return
        if draft is not None and (not draft.staging.through or begins):
            self.close()

    def _opens(self, event: Event) -> bool:
        """Whether this opens a scene, or several where one leads on to the next."""
        opened = False
        for staging, cues in self._openings:
            if (cue := cue_for(event, cues, ())) is not None:
                self._begin(staging, cue, event)
                opened = True
                if not cue.leads_on:
                    break
        return opened

    def _begin(self, staging: Staging, cue: Cue, event: Event) -> None:
        self.close()
        self._draft = _Draft(staging, *self._phase)
        self._draft.take(cue, event, self._before(cue))
        if staging.through:  # through this phase, also where others are between
            self._openings = ((staging, staging.opens_again), *self._first)

    def _before(self, cue: Cue) -> Event | None:
        """The event after which this one comes, if it does."""
        return None if cue.after is None else self._last.get(cue.after)

    def close(self) -> None:
        """Nothing more belongs to the last scene: it has been watched, or something else has begun."""
        for scene, events in self.told[len(self._over) :]:
            self._over.append(scene)
            self._told.append(events)
        self._draft = None


def scenes_of(stagings: tuple[Staging, ...], events: Iterable[Event]) -> tuple[Scene, ...]:
    """The scenes of what has been told."""
    scenes = Scenes(stagings)
    for event in events:
        scenes.hear(event)
    return scenes.list


def watched(stagings: Iterable[Staging]) -> dict[str, tuple[str, ...]]:
    """The events of which scenes tell, by name: those of these phases, causes or kinds, else all."""
    found: dict[str, tuple[str, ...]] = {}
    for cue in (cue for one in stagings for cue in (*one.opens, *one.joins) if cue.is_seen):
        name = cue.event.name
        every = not cue.only or found.get(name) == ()
        found[name] = () if every else tuple(dict.fromkeys((*found.get(name, ()), *cue.only)))
    return found


def hands_of(event: Event) -> Iterable[tuple[int, int]]:
    """Who is seen to vote for whom in what has been told of a vote; of two roses the black one is."""
    if isinstance(event, Voted):
        of_each = ((seat, at[0] if isinstance(at, tuple) else at) for seat, at in enumerate(event.votes))
        return [(seat, at) for seat, at in of_each if isinstance(at, int)]
    if isinstance(event, Raised):
        return [(seat, event.candidate) for seat in event.seats]
    return []


def hands_told(stagings: Iterable[Staging], event: Event) -> tuple[tuple[int, int], ...]:
    """Whose hands an event tells of, and for whom, as the scenes of its tale show them."""
    for staging in stagings:
        cue = cue_for(event, (*staging.opens, *staging.joins), ())
        if cue is not None and cue.hands is not None:
            return tuple(cue.hands(event))
    return tuple(hands_of(event))


def cue_for(event: Event, cues: Iterable[Cue], dead: Iterable[int]) -> Cue | None:
    """The first of these that fits."""
    for cue in cues:
        if isinstance(event, cue.event) and cue.fits(event, dead):  # nearly all are of another kind
            return cue
    return None


def word_of(event: Event) -> str:
    """The phase, the cause or the kind of an event, if it has one."""
    for name in ("phase", "cause", "kind"):
        if (word := getattr(event, name, None)) is not None:
            return str(word)
    return ""


def gaps_of(event: Event) -> dict[str, Any]:
    """What a sentence may name of an event."""
    gaps: dict[str, Any] = {}
    for gap, names in (("who", ("seat",)), ("name", ("nominee", "candidate")), ("names", ("seats",))):
        value = next((getattr(event, name) for name in names if getattr(event, name, None) is not None), None)
        if value is not None:
            gaps[gap] = value
    if isinstance(event, Revealed):
        gaps["role"] = event.copied or event.role
    return gaps


# ---------------------------------------------------------------- what most tales have


def by_its_kind(what: str) -> Says:
    """Said by this code and the kind or cause of the event: `used-slayer`."""

    def tells(event: Event) -> Iterable[Sentence]:
        word = word_of(event)
        return (Sentence(f"{what}-{word}" if word else what, gaps_of(event)),)

    return tells


def counted(event: Voted) -> Iterable[Sentence]:
    """Who has the most hands, and how many."""
    return most_of(Counter(at for _, at in hands_of(event)))


def most_of(count: Mapping[int, int]) -> Iterable[Sentence]:
    """Who has the most of what was counted; `result-each` where several have as many."""
    most = max(count.values(), default=0)
    top = tuple(seat for seat in sorted(count) if count[seat] == most and most)
    if not top:
        return (Sentence("result-nobody"),)
    if len(top) > 1:
        return (Sentence("result-each", {"names": top, "n": most}),)
    return (Sentence("result", {"who": top[0], "n": most}),)


def the_winners(event: Won) -> Iterable[Sentence]:
    """The line that tells who has won."""
    return (Sentence("won", {"sides": event.sides, "names": event.seats}),)


CARD = Cue(Revealed, "card", of_the_dead=True)
END = Staging(
    "end",
    opens=(Cue(Revealed), Cue(PhaseBegan, only=("end",)), Cue(Won, tells=the_winners)),
    joins=(Cue(Revealed), Cue(PhaseBegan, only=("end",)), Cue(Won, tells=the_winners)),
)
DEATH = Staging("death", opens=(Cue(Died, tells=by_its_kind("died")),), joins=(CARD,))
NOBODY = Cue(Unexecuted, "execution-nobody")
RESULT = Staging(
    "result",
    opens=(Cue(Voted, tells=counted), Cue(Tied, "tie")),
    joins=(Cue(Tied, "tie", briefly="level"), NOBODY),
)
USUAL = (RESULT, DEATH, END)  # of a tale that says nothing of its scenes
