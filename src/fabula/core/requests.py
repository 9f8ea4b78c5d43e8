"""Requests: what a script asks, of whom, and all that may be answered.

A choice is plain data: nothing (None), a seat or a number, a word, or a tuple of those.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from itertools import combinations, islice, permutations, product
from math import comb, factorial
from typing import Any, NewType, Protocol, runtime_checkable

from fabula.core.readings import Question
from fabula.core.refusals import Refusal

Prompt = NewType("Prompt", str)  # what a player is asked, by one constant
Choice = Any  # None | int | str | tuple[Choice, ...]; the options are the check
Below = Callable[[int], int]  # draws a number from 0 up to but not including its argument

FATE = "fate"
STORYTELLER = "storyteller"
LONGEST = 2**63 - 1  # no length can say more
TIME = "time"  # closes a window that nobody closed by acting

Who = int | str  # a seat, FATE, STORYTELLER or TIME


class Orders:
    """All orders of some things, as options; too many to list, quick to check."""

    __slots__ = ("things",)

    def __init__(self, things: tuple[str, ...]) -> None:
        self.things = things

    def __contains__(self, choice: object) -> bool:
        return isinstance(choice, tuple) and sorted(choice, key=str) == sorted(self.things)

    def __iter__(self) -> Iterator[Choice]:
        return iter(permutations(self.things))

    def __len__(self) -> int:
        return min(factorial(len(self.things)), LONGEST)

    def draw(self, below: Below) -> Choice:
        """One order, each equally likely."""
        things = list(self.things)
        for i in range(len(things) - 1, 0, -1):
            j = below(i + 1)
            things[i], things[j] = things[j], things[i]
        return tuple(things)


class Subsets:
    """All ways to take so many of some things, in their order, as options."""

    __slots__ = ("count", "things")

    def __init__(self, things: tuple[Choice, ...], count: int) -> None:
        self.things = things
        self.count = count

    def __hash__(self) -> int:
        return hash((self.things, self.count))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Subsets) and (self.things, self.count) == (other.things, other.count)

    def __contains__(self, choice: object) -> bool:
        taken = tuple(one for one in self.things if one in choice) if isinstance(choice, tuple) else ()
        return len(taken) == self.count and taken == choice

    def __iter__(self) -> Iterator[Choice]:
        return combinations(self.things, self.count)

    def __len__(self) -> int:
        return comb(len(self.things), self.count)

    def draw(self, below: Below) -> Choice:
        """One of them, each equally likely."""
        left = list(range(len(self.things)))
        taken = sorted(left.pop(below(len(left))) for _ in range(self.count))
        return tuple(self.things[one] for one in taken)

    def shown(self) -> list[Any]:
        """The things, and how many of them to take: of a script of all roles all the ways are megabytes."""
        return [{"subsets": list(self.things), "of": self.count}]


class Pattern:
    """A statement with gaps: a word and, for each gap, all that may stand in it."""

    __slots__ = ("gaps", "word")

    def __init__(self, word: str, *gaps: tuple[Choice, ...]) -> None:
        self.word = word
        self.gaps = gaps

    def __contains__(self, choice: object) -> bool:
        if not isinstance(choice, tuple) or len(choice) != len(self.gaps) + 1 or choice[0] != self.word:
            return False
        for place, gap in enumerate(self.gaps, 1):  # noqa: SIM110 - a loop takes half the time
            if choice[place] not in gap:
                return False
        return True

    def __iter__(self) -> Iterator[Choice]:
        return iter(product((self.word,), *self.gaps))

    def draw(self, below: Below) -> Choice:
        """What is said with something by lot in each gap."""
        if len(self.gaps) == 1:
            gap = self.gaps[0]
            return (self.word, gap[below(len(gap))])
        return (self.word, *[gap[below(len(gap))] for gap in self.gaps])

    def shown(self) -> list[Any]:
        """The word, and what may stand in each gap."""
        return [self.word, *({"any": list(gap)} for gap in self.gaps)]


class Claim(Pattern):
    """A statement that all hear, true or not, and that does nothing."""

    __slots__ = ()


class Wide(Pattern):
    """A statement with one gap, in which too much may stand to list it all."""

    __slots__ = ("within",)

    def __init__(self, word: str, within: Composed) -> None:
        super().__init__(word, ())
        self.within = within

    def __contains__(self, choice: object) -> bool:
        return (
            isinstance(choice, tuple)
            and len(choice) == 2
            and choice[0] == self.word
            and choice[1] in self.within
        )

    def __iter__(self) -> Iterator[Choice]:
        return ((self.word, one) for one in self.within)

    def draw(self, below: Below) -> Choice:
        """What is said with something by lot."""
        return (self.word, self.within.draw(below))

    def shown(self) -> list[Any]:
        """The word, and how what stands in its gap is put together."""
        return [self.word, *self.within.shown()]


@runtime_checkable
class Explains(Protocol):
    """Options that say why something is not among them."""

    def why_not(self, choice: Choice) -> str:
        """The word of the refusal."""


def refusal_of(options: Options, choice: Choice) -> Refusal:
    """Why this is not an option."""
    return Refusal(options.why_not(choice) if isinstance(options, Explains) else "not-an-option")


class Listed(ABC):
    """Options that are counted by going through them, and are there if one of them is."""

    __slots__ = ()

    @abstractmethod
    def __iter__(self) -> Iterator[Choice]:
        """All of them, one after another."""

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __bool__(self) -> bool:
        return any(True for _ in self)


class Statements(Listed):
    """All that can be said by filling the gaps of some patterns."""

    __slots__ = ("_with_gaps", "patterns", "whole")

    def __init__(self, *patterns: Pattern) -> None:
        self.patterns = patterns
        self.whole = frozenset((pattern.word,) for pattern in patterns if not pattern.gaps)
        self._with_gaps: dict[Choice, list[Pattern]] = {}  # by their words
        for pattern in patterns:
            if pattern.gaps:
                self._with_gaps.setdefault(pattern.word, []).append(pattern)

    def __contains__(self, choice: object) -> bool:
        if not isinstance(choice, tuple) or not choice:
            return False
        if len(choice) == 1 and choice in self.whole:
            return True
        for pattern in self._with_gaps.get(choice[0], ()):  # noqa: SIM110 - as above
            if choice in pattern:
                return True
        return False

    def __iter__(self) -> Iterator[Choice]:
        for pattern in self.patterns:
            yield from pattern

    def draw(self, below: Below) -> Choice:
        """One statement: a pattern first, then what stands in each of its gaps."""
        return self.patterns[below(len(self.patterns))].draw(below)

    def has_claim(self, choice: Choice) -> bool:
        """Whether this is something that is only said."""
        return any(isinstance(pattern, Claim) and choice in pattern for pattern in self.patterns)


class Many(Protocol):
    """Options too many to list: what is among them can be told, and one of them drawn."""

    def __hash__(self) -> int:
        """So that what a client is shown of it can be kept."""

    def __contains__(self, choice: object, /) -> bool:
        """Whether this may be chosen."""

    def __iter__(self) -> Iterator[Choice]:
        """All of them, one after another."""

    def __len__(self) -> int:
        """How many there are, or so many that no length can say."""

    def draw(self, below: Below) -> Choice:
        """One of them by lot."""


class Composed(Many, Protocol):
    """Options too many to list that say themselves how one of them is put together."""

    def shown(self) -> list[Any]:
        """What a client needs for it."""


Weighed = tuple[tuple[bool, ...], ...]  # of each part of a statement what it may be
Options = tuple[Choice, ...] | Orders | Statements | Many


def draw(options: Options, below: Below) -> Choice:
    """One of the options by lot."""
    if isinstance(options, tuple):
        return options[below(len(options))]
    return options.draw(below)


def draw_each(options: Options, times: int, below: Below) -> list[Choice]:
    """What so many do who have the same options, each by lot."""
    if isinstance(options, tuple):
        return [options[below(len(options))] for _ in range(times)]
    return [options.draw(below) for _ in range(times)]


def are_several(options: Options) -> bool:
    """Whether there is more than one; of what is counted by going through it no more are looked at."""
    if isinstance(options, Listed):
        return len(tuple(islice(options, 2))) > 1
    return len(options) > 1


class Ask:
    """One question to one seat, to Fate or to the Storyteller; awaiting it gives the answer."""

    __slots__ = ("options", "prompt", "who")

    def __init__(self, who: Who, prompt: str, options: Options) -> None:
        self.who = who
        self.prompt = prompt
        self.options = options

    def __await__(self) -> Generator[Any, Any, Choice]:
        return (yield self)


class Inform(Ask):
    """The Storyteller decides what a player is told; `honest` are those of the options that are true.

    `about` are the seats it is about, as far as they are known to be; `once` are those of the honest ones for
    which something is used up that can be only once in the game; `said` are the statements that it answers,
    and `weighed` of each of them what each of its parts may be;
    `learner` is who is told it, where the advice needs to know; `question` is what is looked for in the town.
    """

    __slots__ = ("about", "honest", "learner", "once", "question", "said", "weighed")

    def __init__(
        self,
        prompt: str,
        options: Options,
        honest: tuple[Choice, ...],
        about: tuple[int, ...] = (),
        once: tuple[Choice, ...] = (),
        said: tuple[Choice, ...] = (),
        learner: int | None = None,
        question: Question | None = None,
        weighed: tuple[Weighed, ...] = (),
    ) -> None:
        super().__init__(STORYTELLER, prompt, options)
        self.weighed = weighed
        self.learner = learner
        self.question = question
        self.honest = honest
        self.about = about
        self.once = once
        self.said = said


class Decide(Ask):
    """The Storyteller decides something about these seats, or about statements that were `said`.

    `weighed` is of each statement what each of its parts may be. Where it is how somebody registers,
    `question` is what is looked for in the town.
    """

    __slots__ = ("about", "question", "said", "weighed")

    def __init__(
        self,
        prompt: str,
        options: Options,
        *about: int,
        said: tuple[Choice, ...] = (),
        question: Question | None = None,
        weighed: tuple[Weighed, ...] = (),
    ) -> None:
        super().__init__(STORYTELLER, prompt, options)
        self.weighed = weighed
        self.about = about
        self.said = said
        self.question = question


class Consult(Ask):
    """A question to the Storyteller with the answer that holds where no person decides."""

    __slots__ = ("suggested",)

    def __init__(self, prompt: str, options: Options, suggested: Choice) -> None:
        super().__init__(STORYTELLER, prompt, options)
        self.suggested = suggested


class Report(Ask):
    """The Storyteller says what happened at a real table: a fact, about which nobody can be advised."""

    __slots__ = ()

    def __init__(self, prompt: str, options: Options) -> None:
        super().__init__(STORYTELLER, prompt, options)


class Round:
    """Questions to several seats at once, sealed until all have answered; gives the answers in order."""

    __slots__ = ("_asks",)

    def __init__(self, asks: tuple[Ask, ...]) -> None:
        self._asks = asks

    @property
    def asks(self) -> tuple[Ask, ...]:
        """What each of them is asked."""
        return self._asks

    def __await__(self) -> Generator[Any, tuple[Choice, ...], tuple[Choice, ...]]:
        return (yield self)


class Poll(Round):
    """A round in which all are asked the same.

    A question for each is written out where somebody wants to read it: games without people never do.
    """

    __slots__ = ("options", "prompt", "seats")

    def __init__(self, seats: Sequence[int], prompt: str, options: Options) -> None:
        super().__init__(())
        self.seats = seats
        self.prompt = prompt
        self.options = options

    @property
    def asks(self) -> tuple[Ask, ...]:
        """What each of them is asked."""
        if not self._asks:
            self._asks = tuple([Ask(seat, self.prompt, self.options) for seat in self.seats])
        return self._asks


NOBODYS: Mapping[Any, Options] = {}


class Window:
    """An open window: any of these seats may act, as often as they like, until time closes it.

    Gives (seat, choice) for one act, or (TIME, None). `own` are the options of seats that have others than
    the rest; `silent` is what is left to those who may not speak. `anew` gives the window as it would be
    opened now, where a correction while it is open may change what there is to do.
    """

    __slots__ = ("_anew", "_open", "options", "own", "prompt", "seats", "silent")

    def __init__(
        self,
        seats: tuple[int, ...],
        prompt: str,
        options: Options,
        silent: Options | None = None,
        own: Mapping[Any, Options] | None = None,
        anew: Callable[[], Window] | None = None,
    ) -> None:
        self._anew = anew
        self.seats = seats
        self.prompt = prompt
        self.options = options
        self.silent = options if silent is None else silent
        self.own = own or NOBODYS
        self._open: dict[Options, Window] | None = None  # as it is open to those who have other options

    def open_anew(self) -> None:
        """Let all say and do what they may now that something was corrected."""
        if self._anew is not None:
            now = self._anew()
            self.options, self.silent, self.own, self._open = now.options, now.silent, now.own, None

    def options_of(self, who: Who, *, silenced: bool = False) -> Options:
        """What one of them may say and do."""
        return self.silent if silenced else self.own.get(who, self.options)

    def open_to(self, who: Who, *, silenced: bool = False) -> Window:
        """The window as it is open to one of its seats."""
        options = self.silent if silenced else self.own.get(who, self.options)
        if options is self.options:
            return self
        if self._open is None:
            self._open = {}
        opened = self._open.get(options)
        if opened is None:
            opened = self._open[options] = Window(self.seats, self.prompt, options)
        return opened

    def __await__(self) -> Generator[Any, tuple[Who, Choice], tuple[Who, Choice]]:
        return (yield self)


Request = Ask | Round | Window


def as_choice(value: object) -> Choice:
    """A choice out of decoded JSON: lists become tuples. ValueError for what no choice is made of."""
    if value is None or isinstance(value, str):
        return value
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    if isinstance(value, (list, tuple)):
        return tuple(as_choice(part) for part in value)
    raise ValueError(f"no choice is made of {type(value).__name__}")
