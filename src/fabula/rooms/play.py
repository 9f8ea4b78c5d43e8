"""The game in a room: its telling, its bots, its clock. Everything here follows from the room's log."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any, Protocol, runtime_checkable

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from fabula.core.events import Event, Prompted, Woke
from fabula.core.grimoire import Setup
from fabula.core.leading import Foreseen
from fabula.core.refusals import Refusal
from fabula.core.requests import (
    STORYTELLER,
    TIME,
    Ask,
    Below,
    Choice,
    Decide,
    Inform,
    Options,
    Round,
    Statements,
    Who,
    Window,
)
from fabula.core.tale import Pace, Suggestion, Tale
from fabula.core.telling import Amended, Answered, BeatBegan, Move, Telling, tell_again
from fabula.core.views import hears
from fabula.host.dreams import dream_of, things_dreamt
from fabula.minds import Mind, mind_called
from fabula.rooms import messages

BY_BOT = "bot"
BY_LEADER = "leader"
BEFORE = "before"
DECIDED = "foresee-won"


class Play:
    """One game: the telling, which beat it is, when that ends, who has been asked what."""

    def __init__(self, tale: Tale, setup: Setup, game: int, below: Below) -> None:
        self.telling = Telling(tale, setup)
        self.game = game
        self.below = below
        self.beats = 0
        self.ends: int | None = None
        self.length: int | None = None
        self.left: int | None = None  # while paused: what is left of the beat
        self.marks: list[int] = []  # when what is sealed is told, before the beat ends
        self.paused_at = 0
        self.parts = 0  # a beat has one more than the clock has moments at which something is unsealed
        self.woken: set[int] = set()  # who has been asked in this part
        self.dreams: Counter[Who] = Counter()  # how many a sleeper has had in this part
        self.walked_night: int | None = None  # the night through which a person walks who leads
        self.asked: dict[Who, int] = {}
        self.minds: dict[int, Mind] = {}
        self.heard = 0
        self.bots_speak: dict[int, int] = {}
        self.hands: set[int] = set()
        self.undone = 0
        self.before: dict[tuple[int, Who, str], Choice] = {}  # taken back, by night or day, who and what
        self.over = False  # the beat has had its time, or the leader goes on
        self.is_still = False  # the beat is over, and before the next one nothing happens for a while
        self._last_request: object = None
        self._suggested: tuple[Ask, Suggestion] | None = None
        self._drawn: tuple[Ask, list[Choice]] | None = None
        self._alive: tuple[Telling, int, tuple[int, ...]] | None = None
        self._asked_at = 0
        self._sealed_from: int | None = None

    # ---- what happens

    def begin_beat(self, at: int, length: int | None, *, led: bool) -> None:
        """The next beat begins, and ends after its length if a clock runs; a person leads, or none does."""
        self.telling.begin_beat()
        self.beats += 1
        self.over = self.is_still = False
        self.bots_speak.clear()
        if not self.may_raise_hands:
            self.hands.clear()
        self._begin_line(by_hand=led and self.is_walked)
        self._note_request()
        self.wind(at, length)

    def _begin_line(self, *, by_hand: bool) -> None:
        """A new part, unless nobody who sleeps may notice that the night goes on."""
        night = self.telling.grimoire.number
        self._sealed_from = None
        if by_hand and self.walked_night == night:
            self.woken.clear()
            return
        self.asked.clear()
        if by_hand or not self.is_unnoticed:
            self._begin_part()
            self.walked_night = night if by_hand else None

    def wind(self, at: int, length: int | None) -> None:
        """The clock starts, or stands still."""
        self.length, self.left = length, None
        self.ends = None if length is None else at + length
        times = self.pace.times if self.pace is not None and self.pace.seals else 1
        self.marks = [] if length is None else [at + length * part // times for part in range(1, times)]

    def be_still(self, at: int, length: int) -> None:
        """The beat is over; all sleep on for as long."""
        self.wind(at, length)
        self.marks.clear()
        self.over, self.is_still = False, True
        self._begin_part()

    def answer(self, who: int | str, choice: Choice, by: str) -> None:
        """An answer; Refusal if it is not asked or not an option."""
        before, asked = len(self.telling.log), self.ask_of(who)
        number = self.telling.grimoire.number
        self.telling.answer(who, choice, by)
        if asked is not None:
            self.before.pop((number, who, asked.prompt), None)
        if self.seals and self._sealed_from is None and isinstance(who, int):
            self._sealed_from = before
        new = self._note_request()
        if self.telling.told or (new and not self.lingers):
            self.ends = self.left = None  # a new question has a time of its own

    def show_hand(self, seat: int, *, up: bool) -> None:
        """A hand goes up or down; it counts when it is its turn."""
        (self.hands.add if up else self.hands.discard)(seat)

    def unseal(self) -> None:
        """Tell what has been sealed so far in this beat. Where no clock does it no sleeper must notice."""
        if self.marks:
            self._begin_part()
        self._sealed_from = None
        self.woken.update(self._asked_now())
        self.marks = self.marks[1:]

    def undo(self) -> None:
        """Take back the last answer that no bot gave, or correction; a bot would only give it again."""
        before, taken = self.last_of_a_person()
        self._tell_anew(tell_again(self.telling.tale, self.telling.setup, before))
        if isinstance(taken, Answered):
            self.before[self.telling.grimoire.number, taken.who, taken.prompt] = taken.choice

    def edit(self, move: int, choice: Choice) -> None:
        """Another answer in an earlier move, and what came after as far as it fits."""
        self._tell_anew(self.telling.edited(move, choice, BY_LEADER))

    def amend(self, act: Choice) -> None:
        """Correct the facts: here and now, or before the beat that is on; Refusal if neither is possible."""
        if not any(act in amendment for amendment in self.telling.amendments()):
            self._tell_anew(self.telling.amended(act))
            return
        self.telling.amend(act)
        if self.telling.told:
            self._note_request()
            self._sealed_from = None
            self.ends = self.left = None

    def _tell_anew(self, telling: Telling) -> None:
        """Go on with another telling of the same game. What a beat had sealed, it seals again."""
        self.telling = telling
        self.beats = sum(isinstance(line, BeatBegan) for line in telling.log)
        self.undone += 1
        self.heard = 0
        self.minds.clear()
        self.bots_speak.clear()
        self.over = self.is_still = False
        self._begin_part()
        self.walked_night = telling.grimoire.number if self.is_walked else None
        self.wind(0, None)
        given = self._answers_of_the_beat()
        self.asked = dict(Counter(who for _, who in given))
        self._sealed_from = given[0][0] if given and self.seals else None
        self._note_request()
        if isinstance(telling.pending, Round):
            while isinstance(telling.log[self._asked_at - 1], Answered):
                self._asked_at -= 1

    def _answers_of_the_beat(self) -> list[tuple[int, int | str]]:
        """Where in the log somebody answered in the beat that is on, and who."""
        log = self.telling.log
        began = max((at for at, line in enumerate(log) if isinstance(line, BeatBegan)), default=0)
        return [(at, line.who) for at, line in enumerate(log[began:], began) if isinstance(line, Answered)]

    def last_of_a_person(self) -> tuple[list[Move], Move]:
        """All before the last move that can be undone, and that move; Refusal if there is none."""
        moves = self.telling.moves()
        last = next((place for place in reversed(range(len(moves))) if can_be_undone(moves[place])), None)
        if last is None:
            raise Refusal("nothing-to-undo")
        return moves[:last], moves[last]

    def _taken_back(self, ask: Ask | messages.Ask, who: Who) -> Choice | UnsetType:
        """What was answered to this before it was taken back, if that is still possible."""
        before = self.before.get((self.telling.grimoire.number, who, ask.prompt), UNSET)
        return before if before is not UNSET and before in ask.options else UNSET

    def pause(self, at: int) -> None:
        """Stop the clock."""
        self.paused_at = at
        if self.ends is not None:
            self.left, self.ends = max(0, self.ends - at), None

    def go_on(self, at: int) -> None:
        """Let the clock run."""
        self.delay(at - self.paused_at)
        if self.left is not None:
            self.ends, self.left = at + self.left, None

    def delay(self, time: int) -> None:
        """Put off what would have happened by itself, but for the end of the beat."""
        self.marks = [mark + time for mark in self.marks]
        self.bots_speak = {seat: at + time for seat, at in self.bots_speak.items()}

    def _note_request(self) -> bool:
        """Count what is asked of whom; whether it is new and asked of players."""
        request = self.telling.pending
        if request is self._last_request:
            return False
        self._last_request = request
        self._asked_at = len(self.telling.log)
        seats = self._asked_now()
        asked: list[Who] = [*seats, STORYTELLER] if self.waits_for(STORYTELLER) else [*seats]
        for who in asked:
            self.asked[who] = self.asked.get(who, 0) + 1
        if not self.is_sealed:
            self.woken.update(seats)
        return bool(seats)

    def _asked_now(self) -> list[int]:
        request = self.telling.pending
        asks = request.asks if isinstance(request, Round) else (request,) if isinstance(request, Ask) else ()
        return [ask.who for ask in asks if isinstance(ask.who, int)]

    def _begin_part(self) -> None:
        self.parts += 1
        self.woken.clear()
        self.dreams.clear()
        self._sealed_from = None

    # ---- the beat

    @property
    def pace(self) -> Pace | None:
        """The pace of the beat that is on."""
        return None if self.telling.beat is None else self.telling.beat.pace

    @property
    def lingers(self) -> bool:
        """Whether the beat lasts its whole time whatever happens."""
        return self.pace is not None and self.pace.lingers

    @property
    def seals(self) -> bool:
        """Whether the beat keeps to itself what comes of its choices until its time is over."""
        return self.pace is not None and self.pace.seals

    @property
    def may_raise_hands(self) -> bool:
        """Whether hands may be up in this beat."""
        return self.telling.beat is not None and self.telling.beat.name in self.telling.tale.polls

    @property
    def sweeps(self) -> bool:
        """Whether a hand is counted next."""
        request, beat = self.telling.pending, self.telling.beat
        counts = self.pace is not None and self.pace.sweeps and beat is not None
        return counts and isinstance(request, Ask) and beat is not None and request.prompt == beat.name

    def hand_of(self, ask: Ask) -> Choice:
        """What a seat's hand says when it is counted: nothing while it is down."""
        return next(one for one in ask.options if one is not None) if ask.who in self.hands else None

    @property
    def woke_nobody(self) -> bool:
        """Whether this call has woken nobody and prompted no leader, in a tale that calls nobody aloud."""
        log = self.telling.log
        began = max((at for at, line in enumerate(log) if isinstance(line, BeatBegan)), default=0)
        return not self.telling.tale.calls_aloud and not any(
            isinstance(line, Woke | Prompted) for line in log[began:]
        )

    @property
    def is_walked(self) -> bool:
        """Whether this is a line of a night through which a Storyteller walks, calling nobody aloud."""
        return self.is_night and not self.telling.tale.calls_aloud

    @property
    def is_pressed(self) -> bool:
        """Whether what follows is to begin at once, because whoever leads has ordered it."""
        telling = self.telling
        following = None if telling.pending is not None else telling.tale.next_beat(telling.grimoire)
        return following is not None and following.presses

    @property
    def is_unnoticed(self) -> bool:
        """Whether a call that nobody hears takes no time: for those who sleep the night just goes on."""
        return self.is_night and self.pace is None and not self.telling.tale.calls_aloud

    @property
    def moment(self) -> str:
        """What whoever leads would go on from now: a question, an open talk, or the rest of a beat."""
        pending = self.telling.pending
        one = pending is not None and not isinstance(pending, Window) and not self.sweeps
        return f"{self.game}.{self.undone}.{self.beats}.{self._asked_at if one else pending is None}"

    @property
    def told_to(self) -> int:
        """How much of the telling's log those who play may have heard of."""
        return len(self.telling.log) if self._sealed_from is None else self._sealed_from

    @property
    def holds_back(self) -> bool:
        """Whether something has happened of which those who play have not heard."""
        return self.told_to < len(self.telling.log)

    @property
    def is_sealed(self) -> bool:
        """Whether what is asked now follows from what is sealed, so that nobody may see it yet."""
        return self._asked_at > self.told_to

    # ---- for a person who leads

    def amendments(self) -> list[Any]:
        """What they may correct, as a client gets options."""
        if self.telling.told:
            return []
        earlier = self.telling.earlier_amendments()
        return shown_statements(Statements(*self.telling.amendments(), *earlier))

    def foresight(self) -> tuple[Foreseen, ...]:
        """What they are told before it happens; who has won not before that is sure."""
        foreseen = self.telling.tale.foresee(self.telling.grimoire)
        sure = self.telling.is_decided
        return tuple(line for line in foreseen if sure or line.code != DECIDED)

    # ---- bots

    def seat_mind(self, seat: int, mind: str, below: Below) -> None:
        """A bot takes a seat and learns all that its seat has heard."""
        self.minds[seat] = mind_called(mind, self.telling.setup, seat, below)
        for event in self.telling.log[: self.heard]:
            if isinstance(event, Event) and hears(seat, event):
                self.minds[seat].hear(event)

    def unseat_mind(self, seat: int) -> None:
        """No bot sits here any more."""
        self.minds.pop(seat, None)
        self.bots_speak.pop(seat, None)

    def let_minds_hear(self) -> None:
        """Tell the bots what is new."""
        for event in self.telling.log[self.heard :]:
            if isinstance(event, Event):
                for seat, mind in self.minds.items():
                    if hears(seat, event):
                        mind.hear(event)
        self.heard = len(self.telling.log)

    # ---- what is asked

    @property
    def is_night(self) -> bool:
        """Whether a call is on, and all eyes but a few are closed."""
        beat = self.telling.beat
        phase, call, _ = ("", "", "") if beat is None else beat.name.partition(":")
        return bool(call) and phase in self.telling.tale.asleep and not self.telling.told

    def ask_of(self, who: int | str) -> Ask | Window | None:
        """What this seat is asked now."""
        try:
            return self.telling.ask_of(who)
        except Refusal:
            return None

    def id_of_ask(self, seat: int) -> str:
        """The id of what a seat is asked: it counts their own asks in this beat."""
        return self._id(self.asked.get(seat, 0), seat)

    def _id(self, count: int, seat: int) -> str:
        """Where a person walks through the night it is one part, in which several are asked in turn."""
        id = f"{self.game}.{self.undone}.{self.parts}.{count}"
        return id if self.walked_night is None else f"{id}.{seat}"

    def shown_ask(self, who: Who) -> messages.Ask | None:
        """What a seat or the Storyteller may answer now."""
        return self._seats_ask(who) if isinstance(who, int) else self._storytellers_ask()

    def ask_shown_to_leader(self, who: Who) -> messages.Ask | None:
        """What is asked of somebody; only who leads is reminded of an answer that was taken back."""
        shown = self.shown_ask(who)
        if shown is None or not isinstance(who, int) or shown.answered is not UNSET:
            return shown
        before = self._taken_back(shown, who)
        return shown if before is UNSET else replace(shown, suggested=before)

    def _storytellers_ask(self) -> messages.Ask | None:
        """What the leader has to decide; nothing is sealed for them."""
        ask = self.telling.pending
        if not isinstance(ask, Ask) or ask.who != STORYTELLER:
            return None
        count = self.asked.get(STORYTELLER, 0)
        id = f"{self.game}.{self.undone}.{self.beats}.{count}.{STORYTELLER}"  # no seat's ask has it
        choice, why = self.suggestion(ask)
        options = shown_options(ask.options)
        honest = list(ask.honest) if isinstance(ask, Inform) else UNSET
        once = list(ask.once) if isinstance(ask, Inform) else []
        about, said = (ask.about, ask.said) if isinstance(ask, (Decide, Inform)) else ((), ())
        return messages.Ask(
            id, ask.prompt, None, options,
            suggested=choice, why=why, honest=honest, once=once, about=list(about), drawn=self._drawn_of(ask),
            said=list(said),
        )  # fmt: skip

    def suggestion(self, ask: Ask) -> Suggestion:
        """What the Storyteller is advised to decide: the same as long as it is asked."""
        if self._suggested is None or self._suggested[0] is not ask:
            telling, before = self.telling, self._taken_back(ask, STORYTELLER)
            advised = telling.tale.suggestion(telling.grimoire, ask, self.below) if before is UNSET else None
            self._suggested = (ask, advised or Suggestion(before, BEFORE))
        return self._suggested[1]

    def _drawn_of(self, ask: Ask) -> list[Choice]:
        """Some of the options for a person to go through: the same as long as it is asked."""
        if self._drawn is None or self._drawn[0] is not ask:
            drawn = ask.options.drawn(self.below) if isinstance(ask.options, Draws) else []
            self._drawn = (ask, drawn)
        return self._drawn[1]

    def _seats_ask(self, seat: int) -> messages.Ask | None:
        """What a seat may answer now, with something to dream of for those who sleep."""
        ask = None if self.sweeps else self._open_ask(seat)
        id = self.id_of_ask(seat)
        if isinstance(ask, Window):
            return messages.Ask(id, ask.prompt, seat, shown_options(ask.options), open=True)
        answered = self.telling.answered(seat)
        if ask is not None and answered and not self.is_night:
            answer = self.telling.answer_of(seat)
            return messages.Ask(id, ask.prompt, seat, shown_options(ask.options), answered=answer)
        if ask is not None and not answered:
            return messages.Ask(id, ask.prompt, seat, shown_options(ask.options))
        return self._dream(seat) if self._sleeps(seat) else None

    def _open_ask(self, seat: int) -> Ask | Window | None:
        return None if self.is_sealed else self.ask_of(seat)

    def _sleeps(self, seat: int) -> bool:
        """Whether a seat has something to tap only to look like the others. The dead need not.

        Where a person walks through the night the lines have no even pace, and some wake nobody: so that
        sleepers notice nothing of it they dream on, each at their own pace, and who has been awake with them.
        """
        dreams_on = self.walked_night is not None
        busy = not dreams_on and (seat in self.woken or seat in self.dreams)
        return self.is_night and not busy and seat in self._seem_alive()

    def _seem_alive(self) -> tuple[int, ...]:
        """Asked for each seat after each command, and the same until something is told."""
        telling, lines = self.telling, len(self.telling.log)
        if self._alive is None or self._alive[0] is not telling or self._alive[1] != lines:
            self._alive = (telling, lines, telling.tale.seem_alive(telling.grimoire))
        return self._alive[2]

    def _dream(self, seat: int) -> messages.Ask:
        before, telling = self.dreams[seat], self.telling
        roles = telling.tale.roles_dreamt(telling.setup.roles)
        dream = dream_of(self.parts + before, roles)
        options = things_dreamt(dream, range(telling.grimoire.seats), telling.town.spares, roles)
        return messages.Ask(self._id(-before, seat), dream, seat, options)

    def is_dream(self, who: Who) -> bool:
        """Whether what this seat is asked is only a dream; the Storyteller has none."""
        return isinstance(who, int) and self._seats_ask(who) is not None and self._open_ask(who) is None

    def waits_for(self, who: str) -> bool:
        """Whether Fate has to draw, or the Storyteller to decide."""
        request = self.telling.pending
        return isinstance(request, Ask) and request.who == who


def can_be_undone(line: object) -> bool:
    """Whether a line of the log is a person's doing: an answer, a talk that was closed, a correction."""
    if isinstance(line, Answered):
        return (isinstance(line.who, int) or line.who in (STORYTELLER, TIME)) and line.by != BY_BOT
    return isinstance(line, Amended)


@runtime_checkable
class Shows(Protocol):
    """Options that say themselves how a client is to be shown what may be chosen, being too many to list."""

    def shown(self) -> list[Any]:
        """What a client needs to put a choice together."""


@runtime_checkable
class Draws(Protocol):
    """Options of which a person who leads is shown some that were drawn by lot."""

    def drawn(self, below: Below) -> list[Choice]:
        """Several of them."""


@lru_cache(maxsize=1024)
def shown_options(options: Options) -> list[Any]:
    """Options as a client gets them: choices, statements whose gaps list what may stand there, or parts."""
    if isinstance(options, Shows):
        return options.shown()
    return shown_statements(options) if isinstance(options, Statements) else list(options)


def shown_statements(statements: Statements) -> list[Any]:
    """Statements as a client gets them."""
    return [pattern.shown() for pattern in statements.patterns]
