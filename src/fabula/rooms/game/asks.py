"""What is asked in a game, as the phones of a room may see it, and what sleepers dream of meanwhile."""

from __future__ import annotations

from collections import Counter

from msgspec import UNSET

from fabula.core.refusals import Refusal
from fabula.core.requests import STORYTELLER, Ask, Choice, Request, Round, Who, Window
from fabula.core.telling import Answered, BeatBegan, Telling
from fabula.host.dreams import dream_of, things_dreamt
from fabula.rooms.game.beat import BeatOn
from fabula.rooms.wire import messages
from fabula.rooms.wire.options import shown_options


class Asks:
    """Who is asked what, under which id, and how much of the log those who play may have heard of.

    A beat has one part more than its clock has marks. In each part a sleeper has one thing to dream of.
    Ids count nothing but what their seat may know.
    """

    def __init__(self, telling: Telling, game: int) -> None:
        self.telling = telling
        self.game = game
        self.undone = 0  # how often the game was told anew
        self.beats = 0
        self.parts = 0
        self.woken: set[int] = set()  # who has been asked in this part
        self.dreams: Counter[Who] = Counter()  # how many a sleeper has had in this part
        self.walked_night: int | None = None  # the night through which a person walks who leads
        self.counts: dict[Who, int] = {}  # how often each has been asked in this beat
        self._noted: Request | None = None
        self._noted_at = 0
        self._sealed_from: int | None = None
        self._alive: tuple[Telling, int, tuple[int, ...]] | None = None
        self._roles = telling.tale.roles_dreamt(telling.setup.roles)

    @property
    def beat(self) -> BeatOn:
        """The beat that is on."""
        return BeatOn(self.telling)

    # ---- what happens

    def begin_beat(self, *, walked: bool) -> None:
        """A new beat: a new part too, unless nobody who sleeps may notice that the night goes on."""
        self.beats += 1
        self._sealed_from = None
        night = self.telling.grimoire.number
        if walked and self.walked_night == night:
            self.woken.clear()
        else:
            self.counts.clear()
            if walked or not self.beat.is_unnoticed:
                self.begin_part()
                self.walked_night = night if walked else None
        self.note()

    def begin_part(self) -> None:
        """Nobody has been asked or has dreamt, and nothing is sealed."""
        self.parts += 1
        self.woken.clear()
        self.dreams.clear()
        self._sealed_from = None

    def note(self) -> bool:
        """Count what is asked of whom; whether it is new and asked of players."""
        request = self.telling.pending
        if request is self._noted:
            return False
        self._noted, self._noted_at = request, len(self.telling.log)
        seats = self._seats_asked()
        asked: list[Who] = [*seats, STORYTELLER] if self.waits_for(STORYTELLER) else [*seats]
        for who in asked:
            self.counts[who] = self.counts.get(who, 0) + 1
        if not self.is_sealed:
            self.woken.update(seats)
        return bool(seats)

    def _seats_asked(self) -> list[int]:
        request = self.telling.pending
        asks = request.asks if isinstance(request, Round) else (request,) if isinstance(request, Ask) else ()
        return [ask.who for ask in asks if isinstance(ask.who, int)]

    def seal(self, place: int) -> None:
        """A player has answered, at this place of the log: where the beat seals, all from there is kept."""
        if self.beat.seals and self._sealed_from is None:
            self._sealed_from = place

    def unseal(self, *, begins_a_part: bool) -> None:
        """Tell what has been sealed so far. Where no clock does it no sleeper must notice."""
        if begins_a_part:
            self.begin_part()
        self._sealed_from = None
        self.woken.update(self._seats_asked())

    def tell_all(self) -> None:
        """The tale is told: nothing is asked or sealed any more."""
        self.note()
        self._sealed_from = None

    def tell_anew(self, telling: Telling) -> None:
        """Go on with another telling of the same game. What its beat had sealed, it seals again."""
        self.telling = telling
        self.undone += 1
        self.beats = sum(isinstance(line, BeatBegan) for line in telling.log)
        self.begin_part()
        self.walked_night = telling.grimoire.number if self.beat.is_walked else None
        lines = enumerate(telling.log_of_the_beat, telling.began)
        given = [(place, line.who) for place, line in lines if isinstance(line, Answered)]
        self.counts = dict(Counter(who for _, who in given))
        self._sealed_from = given[0][0] if given and self.beat.seals else None
        self.note()
        if isinstance(telling.pending, Round):
            while isinstance(telling.log[self._noted_at - 1], Answered):
                self._noted_at -= 1

    # ---- what is sealed

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
        return self._noted_at > self.told_to

    # ---- what is asked

    def waits_for(self, who: str) -> bool:
        """Whether Fate has to draw, or the Storyteller to decide."""
        request = self.telling.pending
        return isinstance(request, Ask) and request.who == who

    def of(self, who: Who) -> Ask | Window | None:
        """What this one is asked now."""
        try:
            return self.telling.ask_of(who)
        except Refusal:
            return None

    @property
    def asked_openly(self) -> tuple[int, ...]:
        """Who is asked openly and all at once: all see who has answered, and not yet what."""
        request, tale = self.telling.pending, self.telling.tale
        if not isinstance(request, Round) or self.beat.is_night or self.is_sealed:
            return ()
        openly = {*tale.openly(self.telling.setup.settings)}.intersection(tale.seen_answering)
        return tuple(ask.who for ask in request.asks if isinstance(ask.who, int) and ask.prompt in openly)

    @property
    def asked_at(self) -> int:
        """How much had been told when what is asked now was asked."""
        return self._noted_at

    @property
    def are_hands_open(self) -> bool:
        """Whether all see what each of those who are asked answers, before all have."""
        request, telling = self.telling.pending, self.telling
        if not isinstance(request, Round):
            return False
        seen = telling.tale.seen_at_once(telling.setup.settings)
        return any(ask.prompt in seen for ask in request.asks) and bool(self.asked_openly)

    @property
    def seen_now(self) -> list[tuple[int, Choice]] | None:
        """What has been answered so far, where all see it before all have; None where they do not."""
        if not self.are_hands_open:
            return None
        telling = self.telling
        return [(seat, telling.answer_of(seat)) for seat in self.asked_openly if telling.answered(seat)]

    def shown_to(self, seat: int) -> messages.Ask | None:
        """What a seat may answer now, with something to dream of for those who sleep."""
        ask = None if self.beat.sweeps else self._open_to(seat)
        id = self._id(self.counts.get(seat, 0), seat)
        if isinstance(ask, Window):
            return messages.Ask(id, ask.prompt, seat, shown_options(ask.options), open=True)
        answered = self.telling.answered(seat)
        if ask is None or (answered and self.beat.is_night):
            return self._dream(seat) if self._sleeps(seat) else None
        answer = self.telling.answer_of(seat) if answered else UNSET
        return messages.Ask(id, ask.prompt, seat, shown_options(ask.options), answered=answer)

    @property
    def in_an_open_window(self) -> tuple[object, ...] | None:
        """All that decides what is shown of an open window by day; None where it is not that alone."""
        window = self.telling.pending
        if not isinstance(window, Window) or self.beat.is_night or self.beat.sweeps:
            return None
        options = (window, window.options, window.silent, window.own, *self.telling.grimoire.silenced)
        ids = (self.undone, self.parts, self.walked_night, *self.counts.items())
        return (self.telling, self.is_sealed, options, ids)

    def is_dream(self, who: Who) -> bool:
        """Whether what this seat is asked is only a dream; the Storyteller has none."""
        return isinstance(who, int) and self._open_to(who) is None and self.shown_to(who) is not None

    def dreamt(self, who: Who) -> None:
        """A sleeper has tapped something, and dreams on of something else."""
        self.dreams[who] += 1

    def _open_to(self, seat: int) -> Ask | Window | None:
        return None if self.is_sealed else self.of(seat)

    def _sleeps(self, seat: int) -> bool:
        """Whether a seat has something to tap only to look like the others. The dead need not.

        Where a person walks through the night the lines have no even pace, and some wake nobody: so that
        sleepers notice nothing of it they dream on, each at their own pace, and who has been awake with them.
        """
        dreams_on = self.walked_night is not None
        busy = not dreams_on and (seat in self.woken or seat in self.dreams)
        return self.beat.is_night and not busy and seat in self._seem_alive()

    def _seem_alive(self) -> tuple[int, ...]:
        """Asked for each seat after each command, and the same until something is told."""
        telling, lines = self.telling, len(self.telling.log)
        if self._alive is None or self._alive[0] is not telling or self._alive[1] != lines:
            self._alive = (telling, lines, telling.tale.seem_alive(telling.grimoire))
        return self._alive[2]

    def _dream(self, seat: int) -> messages.Ask:
        before, telling, roles = self.dreams[seat], self.telling, self._roles
        dream = dream_of(self.parts + before, roles)
        options = things_dreamt(dream, range(telling.grimoire.seats), telling.town.spares, roles)
        return messages.Ask(self._id(-before, seat), dream, seat, options)

    # ---- ids

    def _id(self, count: int, seat: int) -> str:
        """It counts the seat's own asks in this beat, and its dreams below nought.

        Where a person walks through the night it is one part, in which several are asked in turn.
        """
        id = f"{self.game}.{self.undone}.{self.parts}.{count}"
        return id if self.walked_night is None else f"{id}.{seat}"

    @property
    def id_of_the_storyteller(self) -> str:
        """The id of what the Storyteller is asked: no seat's ask has it."""
        count = self.counts.get(STORYTELLER, 0)
        return f"{self.game}.{self.undone}.{self.beats}.{count}.{STORYTELLER}"

    @property
    def moment(self) -> str:
        """What whoever leads would go on from now: a question, an open talk, or the rest of a beat."""
        pending = self.telling.pending
        one = pending is not None and not isinstance(pending, Window) and not self.beat.sweeps
        return f"{self.game}.{self.undone}.{self.beats}.{self._noted_at if one else pending is None}"
