"""The driver: one playthrough of a tale, beat by beat, answer by answer.

A telling is its setup, its answers, and what a person who leads corrected. Everything else, events and
Grimoire, follows from them, so that a telling can be told again, taken back by a step, or taken up in the
middle of a beat.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable, Sequence
from dataclasses import dataclass, field, replace
from itertools import repeat, takewhile
from typing import Any

from fabula.core.amendments import Amendment
from fabula.core.events import Event, Shown
from fabula.core.floor import LOOKING, READY
from fabula.core.grimoire import Grimoire, Setup
from fabula.core.leading import Redeal
from fabula.core.refusals import Refusal
from fabula.core.requests import (
    TIME,
    Ask,
    Below,
    Choice,
    Options,
    Poll,
    Request,
    Round,
    Who,
    Window,
    draw,
    draw_each,
    refusal_of,
)
from fabula.core.tale import Beat, Tale


@dataclass(slots=True)
class BeatBegan:
    """A line of the log: a new beat."""

    name: str

    @property
    def is_call(self) -> bool:
        """Whether it is one of several calls, which may be left out."""
        return ":" in self.name


@dataclass(slots=True)
class Answered:
    """A line of the log: an answer. `by` tells who gave it in that one's stead (clock, bot, leader).

    `options` are those it was chosen from; they follow from what came before.
    """

    who: Who
    prompt: str
    choice: Choice
    by: str = ""
    options: Options = field(default=(), compare=False, repr=False)


@dataclass(slots=True)
class Amended:
    """A line of the log: a person who leads has corrected the facts."""

    act: Choice


Move = BeatBegan | Answered | Amended
Line = Move | Event


class Telling:
    """One playthrough: answer what is `pending`, and when nothing is, begin the next beat.

    It may begin with the lines of a telling that was `recorded` between two beats: these are not told again,
    and what they led to is where it goes on. Nothing in them can be taken back.
    """

    __slots__ = (
        "_answers", "_earlier", "_now", "_script",
        "beat", "began", "grimoire", "log", "pending", "recorded", "setup", "tale", "town",
    )  # fmt: skip

    def __init__(self, tale: Tale, setup: Setup, recorded: Iterable[Line] = ()) -> None:
        self.tale = tale
        self.setup = setup
        self.recorded = tuple(recorded)  # lines that stand as they are, whatever the rules would say now
        self.log: list[Line] = [*self.recorded]
        self.grimoire = fold(setup, self.events())
        self.town = tale.town(self.grimoire, self.log.append)
        self.beat: Beat | None = None
        self.pending: Request | None = None
        self.began = len(self.log)  # where in the log the beat began that is on
        self._answers: dict[Who, Choice] = {}
        self._earlier: tuple[Amendment, ...] | None = None
        self._now: tuple[int, bool, tuple[Amendment, ...]] | None = None
        self._script: Coroutine[Any, Any, None] | None = None

    @property
    def told(self) -> bool:
        """Whether the tale has come to its end."""
        return self.grimoire.winners is not None and self.pending is None

    @property
    def is_decided(self) -> bool:
        """Whether nothing is asked any more and the beat that follows tells the end."""
        following = self.following
        return following is not None and following.closes

    @property
    def following(self) -> Beat | None:
        """The beat that follows, if nothing is asked any more."""
        return None if self.pending is not None else self.tale.next_beat(self.grimoire)

    @property
    def log_of_the_beat(self) -> list[Line]:
        """What has happened since the beat began that is on."""
        return self.log[self.began :]

    def begin_beat(self) -> bool:
        """Begin the next beat and run it to its first request; False if the tale is told."""
        if self.pending is not None:
            raise RuntimeError("the beat is not over: something is still asked")
        beat = self.tale.next_beat(self.grimoire)
        if beat is None:
            return False
        self.beat = beat
        self.began, self._earlier = len(self.log), None
        self.log.append(BeatBegan(beat.name))
        self._script = beat.script(self.town)
        self._resume(None)
        return True

    def ask_of(self, who: Who) -> Ask | Window:
        """What this seat, Fate or the Storyteller is asked now; Refusal if nothing is."""
        request = self.pending
        if isinstance(request, Window):
            if who in request.seats or who == TIME:
                return request.open_to(who, silenced=who in self.grimoire.silenced)
        elif isinstance(request, Ask):
            if request.who == who:
                return request
        elif request is not None:
            for ask in request.asks:
                if ask.who == who:
                    return ask
        raise Refusal("not-asked")

    def answered(self, who: Who) -> bool:
        """Whether this seat has answered in a round that is still open."""
        return who in self._answers

    def answer_of(self, who: Who) -> Choice:
        """What this seat has answered in a round that is still open."""
        return self._answers[who]

    def waiting_for(self) -> tuple[Who, ...]:
        """Who has yet to answer before the script can go on; nobody in an open window."""
        request = self.pending
        if isinstance(request, Ask):
            return (request.who,)
        if isinstance(request, Round):
            return tuple(ask.who for ask in request.asks if ask.who not in self._answers)
        return ()

    def answer(self, who: Who, choice: Choice, by: str = "") -> None:
        """Answer what is asked; Refusal, and nothing changed, if it is not asked or not an option.

        In a round an answer may be changed until the last one is in.
        """
        request = self.pending
        if isinstance(request, Window):
            self.act(request, who, choice, by)
            return
        ask = self.ask_of(who)
        if choice not in ask.options:
            raise refusal_of(ask.options, choice)
        self.log.append(Answered(who, ask.prompt, choice, by, ask.options))
        if not isinstance(request, Round):
            self._resume(choice)
        else:
            self._answers[who] = choice
            if len(self._answers) == len(request.asks):
                answers, self._answers = self._answers, {}
                self._resume(tuple(answers[one.who] for one in request.asks))

    def act(self, window: Window, who: Who, choice: Choice, by: str = "") -> None:
        """Act in the window that is open, or close it when its time is over."""
        options: Options = ()
        if who in window.seats:
            options = window.silent if who in self.grimoire.silenced else window.own.get(who, window.options)
            if choice not in options:
                raise Refusal("not-an-option")
        elif who != TIME:
            raise Refusal("not-asked")
        elif choice is not None:
            raise Refusal("not-an-option")
        self.log.append(Answered(who, window.prompt, choice, by, options))
        self._resume((who, choice))

    def act_by_lot(self, window: Window, seat: int, below: Below) -> None:
        """Somebody does something by lot, drawn from all that they may do: it need not be judged."""
        options = window.options_of(seat, silenced=seat in self.grimoire.silenced)
        choice = draw(options, below)
        self.log.append(Answered(seat, window.prompt, choice, "", options))
        self._resume((seat, choice))

    def answer_by_lot(self, below: Below) -> int:
        """All who are asked answer something by lot, drawn from what they may; how many they are."""
        request, choices = self.pending, list[Choice]()
        if isinstance(request, Ask):
            choice = draw(request.options, below)
            self.log.append(Answered(request.who, request.prompt, choice, "", request.options))
            self._resume(choice)
            return 1
        if isinstance(request, Poll):
            choices = draw_each(request.options, len(request.seats), below)
            self.log += map(Answered, request.seats, repeat(request.prompt), choices)
        elif isinstance(request, Round):
            choices = [draw(ask.options, below) for ask in request.asks]
            asked = zip(request.asks, choices, strict=True)
            self.log += [Answered(ask.who, ask.prompt, choice) for ask, choice in asked]
        else:
            raise Refusal("not-asked")
        self._answers.clear()
        self._resume(tuple(choices))
        return len(choices)

    def answer_round(self, choices: Sequence[Choice]) -> None:
        """Answer a round for all, in order; Refusal, and nothing changed, if something is not an option."""
        request = self.pending
        if isinstance(request, Poll):
            given = answers_to_a_poll(request, choices)
        elif isinstance(request, Round):
            given = answers_to_each(request.asks, choices)
        else:
            raise Refusal("not-asked")
        self._answers.clear()
        self.log += given
        self._resume(tuple(choices))

    def _resume(self, answer: Any) -> None:
        assert self._script is not None
        try:
            self.pending = self._script.send(answer)
        except StopIteration:
            self.pending = None
            self._script = None

    # ---- what a person who leads corrects

    def amendments(self) -> tuple[Amendment, ...]:
        """What may be corrected here and now: while something is asked, what leaves the question as it is.

        Put together once for a position: between two events, however much is answered, it stays the same.
        """
        lines, at_once = len(self.log), self.pending is not None
        if self._now is not None and self._now[1] == at_once:
            since = self.log[self._now[0] :]
            if all(isinstance(line, Answered) for line in since):
                self._now = (lines, at_once, self._now[2])
                return self._now[2]
        self._now = (lines, at_once, self.tale.amendments(self.grimoire, at_once=at_once))
        return self._now[2]

    def earlier_amendments(self) -> tuple[Amendment, ...]:
        """What else may be corrected, before the beat that is on; while the deal is, how it was dealt."""
        if self.pending is None:
            return ()
        redeal = self._redeal if self.grimoire.cards else None
        if redeal is not None and not self._before_the_beat(BeatBegan):
            return tuple(redeal.offers(self.grimoire))
        here = [one.word for one in self.amendments()]
        return tuple(one for one in self.amendments_before() if not one.at_once and one.word not in here)

    def amendments_before(self) -> tuple[Amendment, ...]:
        """What could be corrected before the beat that is on, or that is over and the last so far."""
        if self._earlier is None:
            self._earlier = self.tale.amendments(fold(self.setup, self._before_the_beat(Event)))
        return self._earlier

    def amend(self, act: Choice) -> None:
        """Correct the facts; Refusal, and nothing changed, if this cannot be corrected here and now."""
        if not self._comes_before_the_deal(act) and not any(act in one for one in self.amendments()):
            raise Refusal("no-amendment")
        self.log.append(Amended(act))
        self.tale.amend(self.town, act)
        if self.grimoire.winners is not None and self._script is not None:
            self._script.close()
            self._script, self.pending = None, None
            self._answers.clear()
        if isinstance(self.pending, Window):
            self.pending.open_anew()

    def amended(self, act: Choice) -> Telling:
        """This telling with the facts corrected before the beat that is on, told again as far as it fits.

        A correction of the deal comes before the deal. Whoever is shown a card has to look at it; nobody is
        to notice whose it was, so all look again.
        """
        if not any(act in amendment for amendment in self.earlier_amendments()):
            raise Refusal("no-amendment")
        if self._redeal is not None and self._redeal.has(self.grimoire, act):
            return self._dealt_again([*self.acts_before_the_deal(), Amended(act)], act)
        return self.amended_before(act)

    def amended_before(self, act: Choice) -> Telling:
        """This telling with the facts corrected before the beat that is on or the last so far."""
        before = self._before_the_beat(BeatBegan, Answered, Amended)
        again = self.again(before)
        corrected = len(again.log)
        again.amend(act)
        after = self.moves()[len(before) :]
        turned = any(isinstance(line, Shown) for line in again.log[corrected:])
        return go_on(again, [move for move in after if not (turned and _has_looked(move))])

    # ---- what is corrected of the deal

    @property
    def _redeal(self) -> Redeal | None:
        """What may be corrected of the deal, as long as all is as it was dealt."""
        redeal = self.tale.leading.redeal
        if redeal is None or self.recorded:
            return None
        return redeal if redeal.is_possible(self.grimoire) else None

    def _comes_before_the_deal(self, act: Choice) -> bool:
        redeal = self.tale.leading.redeal
        if self.beat is not None or self.recorded:
            return False
        return redeal is not None and redeal.has(self.grimoire, act)

    def acts_before_the_deal(self) -> list[Move]:
        """The corrections of the deal, in order, as long as they can be taken back."""
        if self._redeal is None:
            return []
        return list(takewhile(lambda move: isinstance(move, Amended), self.moves()))

    def _dealt_again(self, acts: list[Move], act: Choice) -> Telling:
        """This telling with another deal, which differs by one correction; nobody has seen their card."""
        moves = self.moves()[len(self.acts_before_the_deal()) :]
        again = tell_again(self.tale, self.setup, [*acts, moves[0]])
        deal = list(takewhile(lambda move: not isinstance(move, BeatBegan), moves[1:]))
        left = list(deal)
        while again.pending is not None and left:
            place = next((at for at, move in enumerate(left) if _carry(again, move, act)), None)
            if place is None:
                return again
            left.pop(place)
        return go_on(again, [move for move in moves[1 + len(deal) :] if not _has_looked(move)])

    def edited(self, number: int, choice: Choice, by: str = "") -> Telling:
        """This telling with another answer in that move, told again from there as far as it fits."""
        moves = self.moves()
        move = moves[number] if 0 <= number < len(moves) else None
        if not isinstance(move, Answered) or number < self.recorded_moves:
            raise Refusal("no-such-move")
        if choice not in move.options:
            raise Refusal("not-an-option")
        again = self.again(moves[:number])
        again.answer(move.who, choice, by)
        return go_on(again, moves[number + 1 :])

    def _before_the_beat(self, *kinds: type[Any]) -> list[Any]:
        return [line for line in self.log[: self.began] if isinstance(line, kinds)]

    # ---- telling again

    @property
    def recorded_moves(self) -> int:
        """How many moves stand as they are recorded."""
        return sum(not isinstance(line, Event) for line in self.recorded)

    def again(self, moves: Sequence[Move]) -> Telling:
        """The telling with these moves from its beginning on, of which it keeps what is recorded."""
        telling = Telling(self.tale, self.setup, self.recorded)
        for move in moves[self.recorded_moves :]:
            telling.take(move)
        return telling

    def moves(self) -> list[Move]:
        """What was done, without what followed from it: enough to tell the same again."""
        return [line for line in self.log if not isinstance(line, Event)]

    def events(self) -> list[Event]:
        """What has happened, in order."""
        return [line for line in self.log if isinstance(line, Event)]

    def undone(self, counts: Callable[[Move], bool] | None = None) -> Telling:
        """This telling with the last answer or correction taken back, and all that came after it."""
        place, taken = self.last_move(counts or _of_a_person)
        acts = self.acts_before_the_deal()
        if place < len(acts) and isinstance(taken, Amended):
            return self._dealt_again(acts[:place], taken.act)
        return self.again(self.moves()[:place])

    def last_move(self, counts: Callable[[Move], bool]) -> tuple[int, Move]:
        """The last move that counts, and its place; Refusal if there is none.

        What is corrected of the deal stands before it, and was done after it.
        """
        moves, acts = self.moves(), self.acts_before_the_deal()
        places = (*reversed(range(len(acts))), *reversed(range(self.recorded_moves, len(moves))))
        place = next((place for place in places if counts(moves[place])), None)
        if place is None:
            raise Refusal("nothing-to-undo")
        return place, moves[place]

    def fork(self) -> Telling:
        """A copy of the telling, free to go another way."""
        return self.again(self.moves())

    def take(self, move: Move) -> None:
        """Let a move happen; Refusal if an answer or a correction is not possible."""
        if isinstance(move, Answered):
            self.answer(move.who, move.choice, move.by)
        elif isinstance(move, Amended):
            self.amend(move.act)
        else:
            self.begin_beat()


def answers_to_a_poll(poll: Poll, choices: Sequence[Choice]) -> list[Answered]:
    """The answers of all to the same question; Refusal if there are not as many, or one is no option."""
    if len(choices) != len(poll.seats):
        raise Refusal("not-asked")
    options = poll.options
    for choice in choices:
        if choice not in options:
            raise Refusal("not-an-option")
    return [*map(Answered, poll.seats, repeat(poll.prompt), choices)]


def answers_to_each(asks: Sequence[Ask], choices: Sequence[Choice]) -> list[Answered]:
    """The answers to these questions; Refusal if there are not as many, or one is no option."""
    if len(choices) != len(asks):
        raise Refusal("not-asked")
    given = [*zip(asks, choices, strict=True)]
    for ask, choice in given:
        if choice not in ask.options:
            raise Refusal("not-an-option")
    return [Answered(ask.who, ask.prompt, choice) for ask, choice in given]


def beats_in(lines: Iterable[Line]) -> list[tuple[str, list[Event]]]:
    """Each beat that has begun in these lines, with what has happened in it, or for the deal before it."""
    beats: list[tuple[str, list[Event]]] = []
    events: list[Event] = []
    for line in lines:
        if isinstance(line, BeatBegan):
            events = [] if beats else events
            beats.append((line.name, events))
        elif isinstance(line, Event):
            events.append(line)
    return beats


def _of_a_person(move: Move) -> bool:
    return isinstance(move, Amended) or (isinstance(move, Answered) and isinstance(move.who, int))


def tell_again(tale: Tale, setup: Setup, moves: Iterable[Move]) -> Telling:
    """The telling with these moves, rebuilt from nothing, also in the middle of a beat."""
    return Telling(tale, setup).again([*moves])


def _has_looked(move: Move) -> bool:
    """Whether this says that somebody has seen their card."""
    return isinstance(move, Answered) and (move.prompt, move.choice) == (LOOKING, READY)


def _carry(telling: Telling, move: Move, act: Choice) -> bool:
    """Let a move of the deal happen again as it is after this correction; whether it fits."""
    redeal = telling.tale.leading.redeal
    if isinstance(move, Answered) and redeal is not None:
        move = replace(move, choice=redeal.carried(telling.grimoire, act, move.choice))
    if isinstance(move, BeatBegan) or not _fits(telling, move):
        return False
    telling.take(move)
    return True


def go_on(telling: Telling, moves: Iterable[Move]) -> Telling:
    """The telling with these moves of another one, as far as they fit.

    A call that is not made any more falls away, as does what is said or answered by one who is not asked.
    Where another beat follows, or one who is asked had answered something else, the telling stands.
    """
    called = True
    for move in moves:
        if isinstance(move, BeatBegan):
            following = telling.following
            called = following is not None and following.name == move.name
            if following is None or not (called or move.is_call):
                break
        if _fits(telling, move) if called else _can_be_amended(telling, move, at_once=True):
            telling.take(move)
        elif called and _is_waited_for(telling, move):
            break
    return telling


def _can_be_amended(telling: Telling, move: Move, *, at_once: bool = False) -> bool:
    """Whether this correction is possible; of a call that is not made any more, as one that comes at once."""
    possible = (one for one in telling.amendments() if one.at_once or not at_once)
    return isinstance(move, Amended) and any(move.act in one for one in possible)


def _fits(telling: Telling, move: Move) -> bool:
    if isinstance(move, BeatBegan):
        return True
    if isinstance(move, Amended):
        return _can_be_amended(telling, move)
    try:
        ask = telling.ask_of(move.who)
    except Refusal:
        return False
    if ask.prompt != move.prompt:
        return False
    if move.who == TIME:
        return True
    return move.choice in ask.options and (move.choice is not None or _is_the_same(ask.options, move.options))


def _is_the_same(options: Options, before: Options) -> bool:
    """Whether doing nothing meant the same: a hand not raised against one says nothing of another."""
    things = [option for option in before if option is not None]
    return not things or any(thing in options for thing in things)


def _is_waited_for(telling: Telling, move: Move) -> bool:
    return isinstance(move, Answered) and move.who in telling.waiting_for()


def fold(setup: Setup, events: Iterable[Event]) -> Grimoire:
    """The Grimoire that these events lead to."""
    grimoire = Grimoire(setup)
    for event in events:
        event.apply(grimoire)
    return grimoire
