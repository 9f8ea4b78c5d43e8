"""The night to come, tried out before it falls: what whoever leads will have to decide in it.

What the players will choose by night nobody knows. So the night is played twice, with other choices of
theirs, and only what is asked both times is shown. What is decided beforehand is no answer: it is suggested
when its time comes.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from msgspec import UNSET

from fabula.core.events import Woke
from fabula.core.requests import (
    STORYTELLER,
    TIME,
    Ask,
    Below,
    Choice,
    Decide,
    Inform,
    Report,
    Request,
    Round,
    Window,
    are_several,
    as_choice,
    draw,
)
from fabula.core.tale import Suggestion
from fabula.core.telling import Telling
from fabula.rooms.storage import log
from fabula.rooms.wire.options import shown_options
from fabula.rooms.wire.parts import Ask as ShownAsk

PREPARED, IN_VAIN = "prepared", "prepared-in-vain"
Question = tuple[int, str, tuple[int, ...]]  # of which night, which one, about whom


class Decision(NamedTuple):
    """Something the Storyteller will be asked: at which line, with whom awake, and what is advised."""

    number: int
    line: str
    awake: int | None
    ask: Decide | Inform
    advice: Suggestion

    @property
    def question(self) -> Question:
        """What is asked, however it is answered."""
        return question_of(self.number, self.ask)


class Preparation:
    """What was decided for the nights to come, by what will be asked."""

    def __init__(self) -> None:
        self._decided: dict[Question, Choice] = {}
        self._coming: tuple[Telling, int, list[Decision]] | None = None

    def note(self, entry: log.Prepared) -> None:
        """Whoever leads has decided something beforehand, or leaves it open again."""
        question = (entry.night, entry.prompt, tuple(entry.about))
        if entry.open:
            self._decided.pop(question, None)
        else:
            self._decided[question] = as_choice(entry.choice)

    def of(self, number: int, ask: Ask, advice: Suggestion) -> Suggestion:
        """What is suggested now: what was decided, if it may still be; else the advice."""
        decided = self._decided.get(question_of(number, ask), UNSET)
        if decided is UNSET:
            return advice
        return Suggestion(decided, PREPARED) if decided in ask.options else Suggestion(advice.choice, IN_VAIN)

    def coming(self, telling: Telling) -> list[Decision]:
        """What will be asked tonight whatever the players choose, where the night may be prepared now."""
        beat = telling.beat
        if beat is None or beat.name not in telling.tale.nights.before or telling.pending is None:
            return []
        kept = self._coming
        if kept is None or kept[0] is not telling or kept[1] != len(telling.log):
            kept = self._coming = (telling, len(telling.log), decisions(telling))
        return kept[2]

    def shown(self, telling: Telling) -> list[ShownAsk]:
        """The coming decisions as whoever leads is shown them, with what they have decided."""
        return [self._shown(one) for one in self.coming(telling)]

    def _shown(self, one: Decision) -> ShownAsk:
        ask, decided = one.ask, self._decided.get(one.question, UNSET)
        decided = decided if decided in ask.options else UNSET
        return ShownAsk(
            f"{one.number}.{one.line}.{ask.prompt}.{'.'.join(map(str, ask.about))}",
            ask.prompt,
            None,
            shown_options(ask.options),
            suggested=one.advice.choice if decided is UNSET else decided,
            why=one.advice.why if decided is UNSET else PREPARED,
            honest=list(ask.honest) if isinstance(ask, Inform) else UNSET,
            once=list(ask.once) if isinstance(ask, Inform) else [],
            about=list(ask.about),
            because=list(one.advice.because) if decided is UNSET else [],
            line=one.line,
            awake=one.awake,
            decided=decided is not UNSET,
        )

    def asked(self, telling: Telling, prompt: str, about: tuple[int, ...]) -> Decision | None:
        """The decision to come with this name about these seats."""
        return next((one for one in self.coming(telling) if one.question[1:] == (prompt, about)), None)


def question_of(number: int, ask: Ask) -> Question:
    """What is asked in that night, of whom it is asked."""
    return number, ask.prompt, ask.about if isinstance(ask, Decide | Inform) else ()


# ---- the night, tried out


def decisions(telling: Telling) -> list[Decision]:
    """What is asked in both nights, as the first has it."""
    least, most = (list(tried(telling, below)) for below in (lambda _: 0, lambda n: n - 1))
    also = {one.question for one in most}
    return list({one.question: one for one in least if one.question in also}.values())


def tried(telling: Telling, below: Below) -> Iterator[Decision]:
    """Go on to the end of the night with players who choose like that, and whoever leads by the advice."""
    again = Telling(telling.tale, telling.setup, telling.log[: telling.began])
    for move in telling.moves()[again.recorded_moves :]:
        again.take(move)
    chance, slept = Random(telling.setup.seats), False
    while not again.told:
        request = again.pending
        if request is None:
            following = again.following
            slept = slept or (following is not None and following.phase in again.tale.nights.asleep)
            if following is None or (slept and following.phase not in again.tale.nights.asleep):
                return
            again.begin_beat()
        elif isinstance(request, Window):
            again.answer(TIME, None)
        else:
            yield from answered(again, request, below, chance)


def answered(again: Telling, request: Request, below: Below, chance: Random) -> Iterator[Decision]:
    """Answer all that is asked now; what the Storyteller had to decide."""
    assert not isinstance(request, Window)
    for ask in request.asks if isinstance(request, Round) else (request,):
        if ask.who != STORYTELLER:
            again.answer(ask.who, draw(ask.options, below))
            continue
        advice = again.tale.suggestion(again.grimoire, ask, chance.randrange)
        if isinstance(ask, Decide | Inform) and not isinstance(ask, Report) and are_several(ask.options):
            assert again.beat is not None
            woken = [line.seat for line in again.log_of_the_beat if isinstance(line, Woke)]
            line = again.beat.name.partition(":")[2]
            yield Decision(again.grimoire.number, line, woken[-1] if woken else None, ask, advice)
        again.answer(STORYTELLER, advice.choice)
