"""The parts of a tale: what one game has and another has not hangs on its tale as one of these."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal, NamedTuple, Protocol

from fabula.core.cards import Almanac
from fabula.core.grimoire import Grimoire
from fabula.core.refusals import Refusal
from fabula.core.requests import Below, Choice
from fabula.core.settings import SettingValues

VARIED = "varied"  # each call in one of several wordings
MASKS = "masks"  # faces are covered with masks, and nobody is told to close their eyes

Pairs = tuple[tuple[str, str], ...]
PlainLists = dict[str, list[Any]]  # settings that come with a script, each a list as a file has it


def no_hush(_: Grimoire) -> None:
    """Whispers are never forbidden."""
    return


@dataclass(frozen=True, slots=True)
class Advice:
    """One line of the check of a set: `stop` forbids, `warn` and `hint` leave the choice."""

    code: str
    level: Literal["stop", "warn", "hint"]
    args: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Nights:
    """How the roles of a tale are called while all eyes are closed.

    It is so in the phases that are `asleep`; all hear who is called unless calls are not made `aloud`, and
    how else they may be worded, where a table wishes, are its `wordings`. At the `introductions` all only
    meet, before any of them acts; `times` says in which phase a call is made, where not all are made in
    one; in the beats `before` a night whoever leads may prepare it. At the calls named `twice` somebody may
    have to act twice, so that who reads them aloud waits longer.
    """

    asleep: tuple[str, ...] = ("night",)
    aloud: bool = True
    wordings: tuple[str, ...] = ()
    introductions: tuple[str, ...] = ()
    times: Mapping[str, str] = field(default_factory=dict)
    before: tuple[str, ...] = ()
    twice: tuple[str, ...] = ()

    def welcoming(self, almanac: Almanac) -> Nights:
        """These nights with those roles as well whose headers say after whom they are introduced."""
        return replace(self, introductions=almanac.with_placed(self.introductions))


@dataclass(frozen=True, slots=True)
class Talk:
    """Who may speak when in a tale.

    Everybody may in the phases in which it is talked `aloud`; in `pleas` one has the floor and all others
    are silent; in the beats called `polls` a hand may be up, to be counted or not yet. Where the
    `dead_speak` they may talk like the living. `hush` says why players may not whisper to each other now,
    if they may not.
    """

    aloud: tuple[str, ...] = ("day", "vote")
    pleas: tuple[str, ...] = ()
    polls: tuple[str, ...] = ()
    dead_speak: bool = False
    hush: Callable[[Grimoire], str | None] = no_hush


@dataclass(frozen=True, slots=True)
class Sayings:
    """What players put together by touch and the rules judge, so that it may change the game.

    A statement that begins with the word for `own_words` is free: the rules make nothing of it, and a
    person does.
    """

    own_words: str

    def has_own_words(self, choice: Choice) -> bool:
        """Whether something in an answer is said in somebody's own words, so that a person has to lead."""
        return isinstance(choice, tuple) and any(map(self.is_in_own_words, choice))

    def is_in_own_words(self, said: Choice) -> bool:
        """Whether this is said in somebody's own words."""
        return isinstance(said, tuple) and said[:1] == (self.own_words,)


class Box(NamedTuple):
    """The whole box, out of which a table may draw its set by lot."""

    drawn: Callable[[int, Below], tuple[str, ...]]  # for so many seats


@dataclass(frozen=True, slots=True)
class Casting:
    """How a room may come by its set, besides by the host's hand.

    The set that one of the `ways` leads to, for so many seats and with what players wish for, is `chosen`;
    they may wish for the cards that are `wishable`.
    """

    ways: tuple[str, ...]
    wishable: tuple[str, ...]
    chosen: Callable[[str, int, Sequence[str]], tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Circles:
    """The kinds of company, newcomers or old hands, to which other sets are suggested."""

    kinds: tuple[str, ...]
    suggest: Callable[[str, int], tuple[str, ...]]  # to such a circle of so many


@dataclass(frozen=True, slots=True)
class Lessons:
    """In which `order` newcomers may meet roles, one a game.

    Each may come for the first of the `plain` roles that is in the set.
    """

    order: tuple[str, ...]
    plain: tuple[str, ...]


@dataclass(frozen=True)
class Scenario:
    """A set the book prints, its alternatives parted by a stroke, and its special condition.

    Scenarios of one `family` are the same for other numbers of players. Where there is a tale of it, it is
    `told` when this phase first begins.
    """

    id: str
    cards: str
    condition: Mapping[str, bool] = field(default_factory=dict)
    family: str = ""
    told: str = ""

    @property
    def seats(self) -> int:
        """For how many players the scenario is printed."""
        return len(self.slots)

    @property
    def slots(self) -> tuple[tuple[str, ...], ...]:
        """What each card of the scenario may be, the book's first choice first."""
        return tuple(tuple(slot.split("/")) for slot in self.cards.split())

    @property
    def choices(self) -> tuple[str, ...]:
        """The cards among which the book leaves the choice."""
        return tuple(card for slot in self.slots if len(slot) > 1 for card in slot)

    def roles(self, *preferred: str) -> tuple[str, ...]:
        """The set; where the book leaves a choice, the preferred card, else the first. Refusal for others."""
        left = list(preferred)
        roles = []
        for slot in self.slots:
            taken = next((role for role in left if role in slot), None) if len(slot) > 1 else None
            if taken is not None:
                left.remove(taken)
            roles.append(taken or slot[0])
        if left:
            raise Refusal("unknown-role", role=left[0])
        return tuple(roles)


@dataclass(frozen=True, slots=True)
class Scenarios:
    """The sets that a book prints with a condition of their own.

    What comes to the cards of one where more play than it is printed for, if anything can, is how it is
    `filled_up`.
    """

    printed: tuple[Scenario, ...]
    filled_up: Callable[[Scenario, int], tuple[str, ...]]

    def called(self, id: str) -> Scenario:
        """The scenario with this id; Refusal if there is none."""
        found = next((one for one in self.printed if one.id == id), None)
        if found is None:
            raise Refusal("no-such-scenario", scenario=id)
        return found

    def for_seats(self, seats: int) -> Scenario | None:
        """The first that is printed for so many."""
        return next((one for one in self.printed if one.seats == seats), None)

    def condition_of(self, scenario: Scenario) -> dict[str, bool]:
        """The settings a scenario asks for: its own condition, and no other scenario's."""
        elsewhere = {key: False for one in self.printed for key in one.condition}
        return {**elsewhere, **scenario.condition}


@dataclass(frozen=True, slots=True)
class Offices:
    """Players who have a part in leading by the rules, where nobody else leads.

    The `timekeeper` is the seat whose player minds the time now; `named_to_lead` is the seat of somebody
    dead who may lead the rest of the game.
    """

    timekeeper: Callable[[Grimoire], int | None]
    named_to_lead: Callable[[Grimoire], int | None]


@dataclass(frozen=True, slots=True)
class Company:
    """Roles that are no player's, of which some may be in play for all to see.

    `needs` says which of the `members` are for what need of a table; those who come `late` may also come
    and go while a game is on that nobody leads. Some have `marks` at seats that are theirs.
    """

    members: tuple[str, ...]
    needs: Mapping[str, tuple[str, ...]]
    late: tuple[str, ...]
    marks: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Latecomers:
    """Those who may come while a game is on and leave it again, as roles of kinds that are on either side.

    So many at `most` may play as such from the beginning. By a correction of the word `arrives` somebody
    comes: as one of the `roles` that may still come, by an `arrival` on a side by lot where nobody leads,
    and what whoever leads left to the lot is `settled`. `departure` is the correction by which a seat
    leaves the game, or None for one that is needed. Those of the roles that go well with a set are
    `fitting`. `lateness` is how late it is to come: nothing, `few` are alive, or so few that the `host` has
    to agree.
    """

    kinds: tuple[str, ...]
    most: int
    arrives: str
    roles: Callable[[Grimoire], tuple[str, ...]]
    arrival: Callable[[Grimoire, str, Below], Choice]
    settled: Callable[[Grimoire, Choice, Below], Choice]
    departure: Callable[[Grimoire, int], Choice | None]
    fitting: Callable[[tuple[str, ...], SettingValues], tuple[str, ...]]
    lateness: Callable[[Grimoire], str]


class Published(Protocol):
    """What is known of a role that is published, with rules here or without."""

    @property
    def id(self) -> str:
        """The role's id."""

    @property
    def kind(self) -> str:
        """Of which kind it is."""

    @property
    def set(self) -> str:
        """In which set it is printed."""

    @property
    def first_night(self) -> int:
        """The role's place on the sheet of the first night, from 1; 0 if it is not called."""

    @property
    def other_nights(self) -> int:
        """The role's place on the sheet of the other nights, from 1; 0 if it is not called."""


class Named(Protocol):
    """A role of an author's own that a script brings."""

    @property
    def name(self) -> str:
        """What it is called."""


class ReadScript(Protocol):
    """What the file of a script says, as far as it was understood."""

    @property
    def name(self) -> str:
        """What it is called."""

    @property
    def roles(self) -> tuple[str, ...]:
        """The roles of the script that have rules here."""

    @property
    def named(self) -> tuple[str, ...]:
        """The published roles of the script that have no rules here."""

    @property
    def homebrew(self) -> Sequence[Named]:
        """The roles of the script that are its author's own."""


@dataclass(frozen=True, slots=True)
class Scripts:
    """Scripts: sets out of each of which the roles in play are chosen.

    Some are `named`; `small` ones of ours are for the fewest players, and `levels` says for whom a script
    is. `sheets` are printed orders of the night, by script. `jinxes` are pairs with a published rule of
    their own, and `led_jinxes` those of them whose rule is kept by hand.

    Of so many in play a table of the book has the `numbers` of each kind. What comes with a script besides
    roles is `brought`, checked. Every role that a script with which this comes may have is `choosable`,
    with rules or without; `unled` is what a table has to know of a script where no person leads.
    `published` are all roles that are known in the world, by their ids, with rules here or without; and a
    script's file is `read`.
    """

    named: Mapping[str, tuple[str, ...]]
    small: Mapping[str, tuple[str, ...]]
    levels: Mapping[str, str]
    sheets: Mapping[str, Mapping[str, tuple[str, ...]]]
    jinxes: Pairs
    led_jinxes: Pairs
    numbers: Callable[[int], Mapping[str, int]]
    brought: Callable[[SettingValues], PlainLists]
    choosable: Callable[[SettingValues], tuple[str, ...]]
    unled: Callable[[tuple[str, ...]], list[Advice]]
    published: Mapping[str, Published]
    read: Callable[[str], ReadScript]

    def offering(self, script: str, roles: str) -> Scripts:
        """These scripts and one more that tables can choose by its name."""
        return replace(self, named={**self.named, script: tuple(roles.split())})
