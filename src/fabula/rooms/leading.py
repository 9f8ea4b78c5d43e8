"""Leading the game in a room: Fate's lots, the bots, the clock; each step as entries of the room's log."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import UNSET

from fabula.core.refusals import Refusal
from fabula.core.requests import FATE, TIME, Ask, Round, Window, as_choice, draw
from fabula.host.defaults import default_answer
from fabula.host.pacing import length_of
from fabula.rooms import log
from fabula.rooms import messages as m
from fabula.rooms.play import Play
from fabula.rooms.room import Room

Happen = Callable[[log.AnyEntry], None]

FIRST_WORD = 2_500
BETWEEN_WORDS = 2_800
HESITATION = 2_200
READY = ("ready",)


def answer(room: Room, person: str, command: m.Answer, now: int, happen: Happen) -> None:
    """A person's answer, or the leader's for somebody; Refusal if it is not asked of them."""
    play = playing(room)
    seat = seat_answered_for(room, person, command)
    shown = play.shown_ask(seat)
    if shown is None or shown.id != command.ask:
        raise Refusal("not-asked")
    choice = a_choice(command)
    if play.is_dream(seat):
        if choice not in shown.options:
            raise Refusal("not-an-option")
        play.dreamt.add(seat)
        return
    by = "" if room.seats[seat] == person else "leader"
    happen(log.Answered(now, seat, choice, by))


def a_choice(command: m.Answer) -> object:
    """The choice of an answer as the rules take it."""
    try:
        return as_choice(command.choice)
    except ValueError:
        raise Refusal("not-an-option") from None


def seat_answered_for(room: Room, person: str, command: m.Answer) -> int:
    """One's own seat, or the one the leader answers for."""
    if command.seat is UNSET:
        seat = room.seat_of(person)
        if seat is None:
            raise Refusal("not-seated")
        return seat
    if room.leader != person:
        raise Refusal("not-leader")
    if not 0 <= command.seat < len(room.seats):
        raise Refusal("no-such-seat")
    return command.seat


def playing(room: Room) -> Play:
    """The game that is on; Refusal if there is none."""
    if room.play is None or room.stage != "playing":
        raise Refusal("not-started")
    return room.play


def lead_on(room: Room, now: int, hurry: float, happen: Happen) -> None:
    """Let everything happen that waits for nobody: lots, bots, and beats that are over."""
    while room.stage == "playing" and room.play is not None:
        play = room.play
        if play.telling.pending is not None:
            if not answer_at_once(room, play, now, happen):
                return
        elif beat_goes_on(room, play, now):
            return
        else:
            begin_beat(room, play, now, hurry, happen)


def answer_at_once(room: Room, play: Play, now: int, happen: Happen) -> bool:
    """Fate's draw, or the bots' answers; False if a person is waited for."""
    if play.waits_for_fate():
        ask = play.telling.ask_of(FATE)
        happen(log.Answered(now, FATE, draw(ask.options, room.below)))
        return True
    play.let_minds_hear()
    request = play.telling.pending
    if isinstance(request, Window):
        schedule_bots(room, play, now)
        return False
    for who in play.telling.waiting_for():
        if isinstance(who, int) and who in play.minds:
            ask = play.telling.ask_of(who)
            assert isinstance(ask, Ask)
            happen(log.Answered(now, who, play.minds[who].choose(ask), "bot"))
            return True
    return False


def beat_goes_on(room: Room, play: Play, now: int) -> bool:
    """Whether the beat has nothing to ask any more and still lasts, so that its length betrays nothing."""
    beat = play.telling.beat
    if beat is None or beat.pace is None or not beat.pace.lingers:
        return False
    if room.led_by_a_person:
        return not play.leader_goes_on
    return room.paused or (play.ends is not None and now < play.ends)


def begin_beat(room: Room, play: Play, now: int, hurry: float, happen: Happen) -> None:
    """The next beat, with its clock where Fabula leads."""
    beat = play.telling.tale.next_beat(play.telling.grimoire)
    assert beat is not None
    timed = beat.pace is not None and not room.led_by_a_person
    length = length_of(beat.pace, room.settings, hurry) if timed and beat.pace else None
    happen(log.BeatStarted(now, length))


def time_is_up(room: Room, now: int, happen: Happen) -> None:
    """End the beat: close the window, and answer by the book's default for those who have not."""
    play = playing(room)
    play.leader_goes_on = True
    play.ends = None
    while room.stage == "playing" and (request := play.telling.pending) is not None:
        if isinstance(request, Window):
            happen(log.Answered(now, TIME, None, "clock"))
        elif play.waits_for_fate():
            happen(log.Answered(now, FATE, draw(play.telling.ask_of(FATE).options, room.below)))
        else:
            default_for_all(room, play, now, happen)


def default_for_all(room: Room, play: Play, now: int, happen: Happen) -> None:
    """One default for each seat that has not answered."""
    request = play.telling.pending
    assert isinstance(request, Ask | Round)
    for who in play.telling.waiting_for():
        ask = play.telling.ask_of(who)
        assert isinstance(ask, Ask)
        happen(log.Answered(now, who, default_answer(ask, room.below), "clock"))


def schedule_bots(room: Room, play: Play, now: int) -> None:
    """When each bot speaks next: by the order of seats and by lot, by nothing hidden."""
    for turn, seat in enumerate(sorted(play.minds)):
        if seat not in play.bots_speak and seat not in play.telling.grimoire.ready:
            play.bots_speak[seat] = now + FIRST_WORD + turn * BETWEEN_WORDS // 2 + room.below(HESITATION)


def bots_due(room: Room, now: int, happen: Happen) -> None:
    """Let the bots speak whose time has come."""
    play = playing(room)
    for seat, at in sorted(play.bots_speak.items()):
        request = play.telling.pending
        if at > now or not isinstance(request, Window) or room.paused:
            continue
        play.let_minds_hear()
        del play.bots_speak[seat]
        words = play.minds[seat].speak(request) or READY
        happen(log.Answered(now, seat, words, "bot"))
        if words != READY and seat in play.minds:
            play.bots_speak[seat] = now + BETWEEN_WORDS + room.below(HESITATION)


def next_moment(room: Room) -> int | None:
    """When something happens by itself next."""
    play = room.play
    if play is None or room.stage != "playing" or room.paused:
        return None
    moments = list(play.bots_speak.values()) if isinstance(play.telling.pending, Window) else []
    if play.ends is not None:
        moments.append(play.ends)
    return min(moments, default=None)
