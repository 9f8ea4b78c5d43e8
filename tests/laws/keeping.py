"""The laws of play: what must be so of any telling of any tale, at any moment. A broken law raises."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

from tests.journal import Journal
from tests.laws.knowledge import BREACHES, KNOWN, is_light, questions, told_until_light, varied
from tests.laws.playing import a_moment, entries, listeners

from fabula.core.notation import play_again, read, write
from fabula.core.requests import STORYTELLER, Window, draw
from fabula.core.telling import Amended, Answered, Telling, fold, tell_again
from fabula.core.views import TOWN, Listener, hears, view
from fabula.minds import SENSIBLE
from fabula.rooms.progress.drafting import drafted

Law = Callable[[Telling, Random], object]


# ---- the position


def position_can_be(telling: Telling, lots: Random) -> None:
    """The tale's own laws."""
    telling.tale.laws(telling.grimoire)


def what_may_be_corrected_can_be_filled(telling: Telling, lots: Random) -> None:
    """A correction has a gap for everything it needs, is offered once, and leaves what is asked as it is."""
    offered = telling.amendments()
    words = [amendment.word for amendment in offered]
    assert len(set(words)) == len(words)
    assert all(amendment.possible for amendment in offered)
    assert all(len(set(gap)) == len(gap) for amendment in offered for gap in amendment.gaps)
    assert telling.pending is None or all(amendment.at_once for amendment in offered)
    assert bool(offered) == (bool(telling.grimoire.cards) and not telling.told)


def something_can_be_answered(telling: Telling, lots: Random) -> None:
    """Whoever is asked has options, each once; where nobody is asked, a beat follows or the tale is told."""
    request = telling.pending
    if request is None:
        assert (telling.tale.next_beat(telling.grimoire) is None) == telling.told
    elif isinstance(request, Window):
        assert request.seats
        assert draw(request.options, lots.randrange) in request.options
    else:
        assert telling.waiting_for()
        for who in telling.waiting_for():
            options = telling.ask_of(who).options
            assert options
            assert not isinstance(options, tuple) or len(set(options)) == len(options)
            assert draw(options, lots.randrange) in options


# ---- the log


def told_again_it_is_the_same(telling: Telling, lots: Random) -> None:
    """Replay = live: the same moves tell the same, also in the middle of a beat."""
    again = tell_again(telling.tale, telling.setup, telling.moves())
    assert again.log == telling.log
    assert a_moment(again) == a_moment(telling)


def events_are_the_grimoire(telling: Telling, lots: Random) -> None:
    """The events folded from the start are the Grimoire: nothing else changes it."""
    assert fold(telling.setup, telling.events()).position() == telling.grimoire.position()


def read_as_written(telling: Telling, lots: Random) -> None:
    """A telling on paper, played again, is the telling."""
    names = {seat: f'Игрок «{seat}» "\\' for seat in range(telling.setup.seats)}
    text = write(telling, names)
    told = read(text)
    again = play_again(telling.tale, told)
    assert (told.setup, told.names) == (telling.setup, names)
    assert again.log == telling.log
    assert a_moment(again) == a_moment(telling)
    assert write(again, told.names) == text


def corrected_or_edited_it_is_a_telling(telling: Telling, lots: Random) -> None:
    """A correction before the beat, and another answer long ago, give a telling as good as any."""
    offered = telling.earlier_amendments()
    if offered:
        amendment = lots.choice(offered)
        is_sound(telling.amended((amendment.word, *(lots.choice(gap) for gap in amendment.gaps))), lots)
    moves = telling.moves()
    editable = [n for n, move in enumerate(moves) if isinstance(move, Answered) and move.options]
    if editable:
        number = lots.choice(editable)
        move = moves[number]
        assert isinstance(move, Answered)
        edited = telling.edited(number, draw(move.options, lots.randrange), "leader")
        assert edited.moves()[:number] == moves[:number]
        is_sound(edited, lots)
        same = telling.edited(number, move.choice, move.by)
        assert same.log == telling.log
        assert a_moment(same) == a_moment(telling)


def is_sound(telling: Telling, lots: Random) -> None:
    """What must be so of a telling however it came about."""
    for law in (*AT_EVERY_STEP, told_again_it_is_the_same, events_are_the_grimoire, read_as_written):
        law(telling, lots)


# ---- the listeners


def views_have_no_gaps(telling: Telling, lots: Random) -> None:
    """A view and later entries are the view now, numbered without gaps."""
    events = telling.events()
    then = lots.randrange(len(events) + 1)
    listener = lots.choice(listeners(telling.setup))
    now, earlier = entries(listener, events), entries(listener, events[:then])
    assert [number for number, _ in now] == list(range(1, len(now) + 1))
    assert now[: len(earlier)] == earlier
    assert journal_of(earlier + now[len(earlier) :]).state() == journal_of(now).state()


def each_hears_what_is_theirs(telling: Telling, lots: Random) -> None:
    """The town hears what all hear, the Storyteller everything, a seat what all hear and what is for it."""
    events = telling.events()
    of_all = [event for event in events if event.audience is None]
    assert [event for _, event in view(STORYTELLER, events)] == events
    assert [event for _, event in view(TOWN, events)] == of_all
    seat = lots.randrange(telling.setup.seats)
    heard = [event for _, event in view(seat, events)]
    assert [event for event in heard if event.audience is None] == of_all
    assert all(seat in event.audience for event in heard if event.audience is not None)


def what_is_heard_is_believed(telling: Telling, lots: Random) -> None:
    """A seat that folds what it heard takes itself for what the Grimoire says it does."""
    seat = lots.randrange(telling.setup.seats)
    assert journal_of(entries(seat, telling.events())).card == telling.grimoire.beliefs[seat]


def secrets_are_kept(telling: Telling, lots: Random) -> bool | None:
    """What a seat cannot know does not reach it, as far as hidden things stay hidden.

    If something was corrected no book says what a seat can know.
    """
    if any(isinstance(move, Amended) for move in telling.moves()):
        return None
    return secrets_are_kept_so_far(told_until_light(telling), lots)


def secrets_are_kept_so_far(telling: Telling, lots: Random) -> bool | None:
    """What a seat cannot know does not reach it, and what it may know does: not a byte differs, or one does.

    In the telling nothing hidden has come to light before its end. Gives whether two different tellings
    looked the same to the seat; None if there was nothing to compare.
    """
    if not (telling.told or is_light(telling)):
        return None
    seat = lots.randrange(telling.setup.seats)
    other = varied(telling, seat, lots)
    if other.events() == telling.events():
        return None
    known, imagined = map(KNOWN[telling.tale.id], (telling, other))
    same = False
    for listener in (TOWN, lots.randrange(telling.setup.seats), seat):
        same = bool(known(listener) == imagined(listener))
        assert same == (bytes_of(listener, telling) == bytes_of(listener, other)), listener
    if same:
        assert questions(telling, seat) == questions(other, seat)
        if telling.tale.id in SENSIBLE:
            role = lots.choice(telling.setup.roles)
            assert draft_of(seat, role, telling) == draft_of(seat, role, other)
    return same


def answers_are_honest(telling: Telling, lots: Random) -> None:
    """Who is sober is told what is true, or may be; the Storyteller can choose among just that."""
    breaches = BREACHES.get(telling.tale.id)
    assert breaches is None or not (found := breaches(telling)), found


def journal_of(heard: list[tuple[int, dict[str, Any]]]) -> Journal:
    """What a listener has of these entries."""
    journal = Journal()
    for number, entry in heard:
        journal.hear(number, entry)
    return journal


def bytes_of(listener: Listener, telling: Telling) -> bytes:
    """A listener's entries as bytes."""
    return json.dumps(entries(listener, telling.events())).encode()


def draft_of(seat: int, role: str, telling: Telling) -> bytes:
    """What a seat is offered to say as somebody of a role, as bytes."""
    heard = [event for event in telling.events() if hears(seat, event)]
    try:
        return json.dumps(drafted(telling.setup, seat, heard, role)).encode()
    except LookupError as error:
        raise AssertionError(f"{seat} hears what nobody there can make sense of") from error


AT_EVERY_STEP: tuple[Law, ...] = (
    position_can_be,
    something_can_be_answered,
    what_may_be_corrected_can_be_filled,
)
AT_ANY_MOMENT: tuple[Law, ...] = (
    told_again_it_is_the_same,
    events_are_the_grimoire,
    read_as_written,
    corrected_or_edited_it_is_a_telling,
    views_have_no_gaps,
    each_hears_what_is_theirs,
    what_is_heard_is_believed,
    secrets_are_kept,
    answers_are_honest,
)
TOLD_BY_READERS: tuple[Law, ...] = (
    secrets_are_kept,
    answers_are_honest,
)  # who know the rules of some scripts only
