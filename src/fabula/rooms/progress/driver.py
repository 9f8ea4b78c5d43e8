"""Leading the game in a room: Fate's lots, the bots, the clock; each step as entries of the room's log."""

from __future__ import annotations

from collections.abc import Callable

from fabula.core.floor import READY
from fabula.core.requests import FATE, STORYTELLER, TIME, Ask, Choice, Window, draw
from fabula.core.tale import Beat, Pace
from fabula.host.defaults import default_answer
from fabula.host.pace import asked_again, first_words, length_of, more_words
from fabula.minds.levels import LATER
from fabula.minds.reasons import DEEDS, Reason
from fabula.rooms.game import shown
from fabula.rooms.game.play import BY_BOT, Play
from fabula.rooms.progress import names, showing, voice
from fabula.rooms.room.room import Room
from fabula.rooms.room.series import scores
from fabula.rooms.storage import log
from fabula.rooms.storage.record import packed, written

Happen = Callable[[log.AnyEntry], None]

BY_CLOCK = "clock"


# ---------------------------------------------------------------- what happens by itself


def advance(room: Room, now: int, hurry: float, happen: Happen, *, aloud: bool = False) -> None:
    """Let everything happen that waits for nobody: lots, bots, and beats that are over.

    Where a device speaks `aloud`, it is waited for.
    """
    while room.stage == "playing" and room.play is not None:
        play = room.play
        if play.curtain.at is not None:  # whoever leads has somebody to name first
            showing.goes_on(room, play, now, hurry, happen, aloud=aloud)
            return
        if not ends_now(room, play) and is_watched(room, play, now, hurry, happen, aloud=aloud):
            return
        if play.telling.pending is not None:
            if not answer_at_once(room, play, now, hurry, happen):
                wind_the_clock(room, play, now, hurry, happen, aloud=aloud)
                return
        elif beat_goes_on(room, play):
            tell_whom_it_concerns(room, play, now, happen)
            wind_the_clock(room, play, now, hurry, happen)
            return
        elif not be_still_first(room, play, now, hurry, happen):
            heard = play.telling.began
            begin_beat(room, play, now, hurry, happen)
            if aloud:
                voice.is_waited_for(room, play, heard, now, hurry, happen)
    if room.stage == "after" and room.play is not None:
        put_on_record(room.play, now, happen)
        is_watched(room, room.play, now, hurry, happen, aloud=aloud)


def is_watched(room: Room, play: Play, now: int, hurry: float, happen: Happen, *, aloud: bool) -> bool:
    """Whether all watch a scene; where they do not, the bots say why they voted in the last one."""
    goes_on = showing.goes_on(room, play, now, hurry, happen, aloud=aloud)
    if not goes_on:
        say_why_they_voted(room, play, now, happen)
    return goes_on


def ends_now(room: Room, play: Play) -> bool:
    """Whether the end is told without a wait for what is watched before it, where Fabula leads.

    A night in which the game is decided is shorter: its clock would tell of the end before the words.
    """
    return not room.led_by_a_person and not room.paused and play.telling.is_decided


def falls_asleep_or_wakes(room: Room, play: Play, following: Beat) -> bool:
    """Whether a night begins or ends with this beat."""
    before, asleep = play.telling.beat, room.tale.nights.asleep
    return before is None or (before.phase in asleep) != (following.phase in asleep)


def put_on_record(play: Play, now: int, happen: Happen) -> None:
    """What was told up to here, with the score of a game that is over.

    It is done at dusk, in the morning and at the end, moments of which all know: how much is written at other
    times could tell something to whoever measures how long that takes.
    """
    telling, since = play.telling, play.record.length
    if since < len(telling.log):
        score = [(one.won, one.points) for one in scores(telling)] if telling.told else []
        happen(log.Recorded(now, since, packed(written(telling.log[since:])), score))


def answer_at_once(room: Room, play: Play, now: int, hurry: float, happen: Happen) -> bool:
    """Fate's draw, what Fabula decides where it leads, or a bot's answer; False if a person is waited for."""
    if play.asks.waits_for(FATE):
        happen(log.Answered(now, FATE, draw(play.telling.ask_of(FATE).options, room.below)))
        return True
    if play.asks.waits_for(STORYTELLER) and not room.led_by_a_person:
        answer_by_default(room, play, now, happen)
        return True
    play.bots.hear(play.telling.log)
    if play.beat.sweeps:
        return False
    if isinstance(play.telling.pending, Window):
        if (seat := waited_for_in_vain(room, play, play.telling.pending)) is not None:
            happen(log.Answered(now, seat, READY, BY_CLOCK))
            return True
        schedule_bots(room, play, play.telling.pending, now, hurry)
        return False
    if names.bots_wait(play, now, hurry, paused=room.paused):
        return False
    for who in play.telling.waiting_for():
        if isinstance(who, int) and who in play.bots:
            ask = play.telling.ask_of(who)
            assert isinstance(ask, Ask)
            if room.is_practice and play.beat.is_night:
                play.bots.point(who, ask)
                continue
            happen(log.Answered(now, who, play.bots.choose(who, ask), BY_BOT))
            return True
    return False


def waited_for_in_vain(room: Room, play: Play, window: Window) -> int | None:
    """A seat where nobody can say that they are ready, once all who can have; a person who leads says it."""
    ready = play.telling.grimoire.ready
    if room.led_by_a_person or not ready:
        return None
    living = play.telling.tale.seem_alive(play.telling.grimoire)
    awaited = [seat for seat in window.seats if seat in living]
    those_who_can = [seat for seat in awaited if room.can_answer(seat)]
    if not those_who_can or not all(seat in ready for seat in those_who_can):
        return None
    in_vain = (seat for seat in awaited if seat not in ready and READY in window.options_of(seat))
    return next(in_vain, None)


def beat_goes_on(room: Room, play: Play) -> bool:
    """Whether the beat has nothing to ask any more and still lasts, so that its length betrays nothing.

    Where a person leads, the end too is told when they go on: until then they may correct what led to it. The
    game begins by their touch, however soon all have looked at their cards: they may still prepare it. And
    whoever they wake in a walk through the night is awake until then, to be shown what is to be shown.
    """
    led, beat, following = room.led_by_a_person, play.beat, play.telling.following
    lingers = (beat.lingers or (led and beat.is_walked)) and not (led and beat.concerned_nobody)
    presses = following is not None and following.presses
    waits = (play.telling.is_decided or play.beat.is_for_looking) if led else play.is_still
    lasts = (lingers and not presses) or waits
    return (room.paused and not led) or (lasts and not play.over)


def tell_whom_it_concerns(room: Room, play: Play, now: int, happen: Happen) -> None:
    """Where a person walks through the night, whoever is awake learns it before they are sent to sleep.

    No clock tells when, and nobody else hears of it.
    """
    if room.led_by_a_person and play.beat.is_walked and play.asks.holds_back:
        happen(log.Unsealed(now))


def be_still_first(room: Room, play: Play, now: int, hurry: float, happen: Happen) -> bool:
    """Let the time pass that lies before the next beat, where Fabula leads; whether there is any left."""
    beat = play.telling.following
    if room.led_by_a_person or play.is_still or beat is None or not beat.stillness:
        return False
    happen(log.Stilled(now, length_of(Pace(beat.stillness), room.settings, hurry)))
    return True


def begin_beat(room: Room, play: Play, now: int, hurry: float, happen: Happen) -> None:
    """The next beat, with its clock if it has one."""
    beat = play.telling.following
    assert beat is not None
    if falls_asleep_or_wakes(room, play, beat):
        put_on_record(play, now, happen)
    pace = beat.pace if beat.pace is not None and runs(room, beat.pace) else None
    length = None if pace is None else length_of(pace, room.settings, hurry)
    happen(log.BeatStarted(now, length, play.record.digest_of(play.telling)))


def runs(room: Room, pace: Pace) -> bool:
    """Whether a beat has a clock: where a person leads only if its timer always runs."""
    timers = room.tale.timers
    return not room.led_by_a_person or any(one.always for one in timers if one.key == pace.timer)


def wind_the_clock(
    room: Room, play: Play, now: int, hurry: float, happen: Happen, *, aloud: bool = False
) -> None:
    """Give its time to a question that came after the first of its beat, or to what a person led before.

    It runs when what has begun with it has been said, where a device speaks `aloud`.
    """
    pace = play.beat.pace
    if pace is None or play.clock.ends is not None or room.paused:
        return
    is_aside = pace.sweeps and not play.beat.sweeps
    if runs(room, pace) and not (is_aside and room.led_by_a_person):
        aside, heard = is_aside and pace.asides, play.wound_to
        happen(log.ClockWound(now, length_of(Pace(aside) if aside else pace, room.settings, hurry)))
        if aloud:
            voice.is_waited_for(room, play, heard, now, hurry, happen)


# ---------------------------------------------------------------- when time is up


def time_is_up(room: Room, now: int, happen: Happen) -> None:
    """Answer what is open by the book's default, and end the beat unless that leads to a new question.

    Where a person walks through the night, a choice that lots have made stays before them as if they had
    entered it: whoever chose may have to be shown what comes of it, and who leads to decide what that is.
    """
    play = room.playing()
    play.clock.ends = None
    drawn = room.led_by_a_person and play.beat.is_walked and draws_lots(play)
    while room.stage == "playing" and play.telling.pending is not None:
        if play.asks.is_sealed and room.led_by_a_person and not play.asks.waits_for(STORYTELLER):
            happen(log.Unsealed(now))
            return
        answer_by_default(room, play, now, happen)
        looked = room.led_by_a_person and play.beat.is_for_looking
        if drawn or not (play.beat.lingers or looked):
            return
    play.over = True


def draws_lots(play: Play) -> bool:
    """Whether a player is asked now who may not do nothing, so that the default is drawn."""
    pending = play.telling.pending
    if pending is None or isinstance(pending, Window):
        return False
    asks = (play.telling.ask_of(who) for who in play.telling.waiting_for() if isinstance(who, int))
    return any(isinstance(ask, Ask) and None not in ask.options for ask in asks)


def answer_by_default(room: Room, play: Play, now: int, happen: Happen) -> None:
    """Close the window, or answer once for each who has not."""
    if isinstance(play.telling.pending, Window):
        happen(log.Answered(now, TIME, None, BY_CLOCK))
        return
    play.bots.hear(play.telling.log)
    for who in play.telling.waiting_for():
        ask = play.telling.ask_of(who)
        assert isinstance(ask, Ask)
        if play.beat.sweeps and isinstance(who, int):
            happen(log.Answered(now, who, *hand_counted(play, who, ask)))
        elif who == STORYTELLER:
            advised = shown.suggestion(play, ask)
            happen(log.Answered(now, who, advised.choice, advised.why))
        elif isinstance(who, int) and who in play.bots and votes_late(play):
            happen(log.Answered(now, who, play.bots.choose(who, ask), BY_BOT))
        else:
            by = "" if who == FATE else BY_CLOCK
            happen(log.Answered(now, who, default_answer(ask, room.below), by))


def votes_late(play: Play) -> bool:
    """Whether bots may have waited with their hands until time was up: they vote as they would have."""
    return play.bots.up is not None or play.asks.are_hands_open


def hand_counted(play: Play, seat: int, ask: Ask) -> tuple[Choice, str]:
    """A seat's hand when its turn has come, and who says so: a bot for itself, else the clock."""
    return (play.bots.choose(seat, ask), BY_BOT) if seat in play.bots else (play.hand_of(ask), BY_CLOCK)


def mend_the_clock(room: Room, now: int, happen: Happen) -> None:
    """Where the wall clock was put back while the room was closed, its beat does not last longer for that."""
    play, back = room.play, room.touched - now
    if back > 0 and room.stage == "playing" and play is not None and play.clock.ends is not None:
        left = play.clock.ends - back - now
        happen(log.ClockWound(now, max(left, 0)))


def unseal(room: Room, now: int, happen: Happen) -> None:
    """A part of a sealed beat is over: who has not chosen takes the default, and all see what came of it."""
    play = room.playing()
    if play.telling.pending is not None and not play.asks.is_sealed:
        answer_by_default(room, play, now, happen)
    happen(log.Unsealed(now))


def let_happen_what_is_due(room: Room, now: int, hurry: float, happen: Happen, *, waits: bool) -> None:
    """What the clocks have brought about by now; while the game waits for somebody only bots speak."""
    if room.breaking is not None and room.breaking <= now:
        happen(log.BrokenOff(now))
    if room.play is not None and showing.is_over(room, room.play, now, happen):
        return
    if room.stage != "playing" or room.play is None or room.paused or room.play.curtain.at is not None:
        return
    bots_due(room, room.play, now, hurry, happen)
    if waits:
        return
    if room.play.clock.marks and room.play.clock.marks[0] <= now:
        unseal(room, now, happen)
    if room.play.clock.ends is not None and room.play.clock.ends <= now:
        time_is_up(room, now, happen)


# ---------------------------------------------------------------- bots in an open window


def schedule_bots(room: Room, play: Play, window: Window, now: int, hurry: float) -> None:
    """When each bot that has the floor and is not ready speaks next: not into the words of the voice."""
    now = play.runs_from(now)
    play.bots.speak_at = {seat: at for seat, at in play.bots.speak_at.items() if seat in window.seats}
    for turn, seat in enumerate(seat for seat in sorted(play.bots.minds) if seat in window.seats):
        silent = seat in play.telling.grimoire.ready or seat in play.bots.silent
        if seat not in play.bots.speak_at and not silent:
            play.bots.speak_at[seat] = now + first_words(turn, room.below, hurry)


def bots_due(room: Room, play: Play, now: int, hurry: float, happen: Happen) -> None:
    """Let the bots speak whose time has come; who has nothing more to say is ready, or waits in a trial."""
    for seat, at in sorted(play.bots.speak_at.items()):
        window = play.asks.of(seat)
        if at > now or not isinstance(window, Window):
            continue
        play.bots.hear(play.telling.log)
        words = play.bots.speak(seat, window) or READY
        if words == LATER:
            play.bots.speak_at[seat] = now + asked_again(room.below, hurry)
            continue
        words = words if words in window.options else READY
        if words == READY:
            del play.bots.speak_at[seat]
            if room.is_practice:
                play.bots.silent.add(seat)
                continue
        else:
            play.bots.speak_at[seat] = now + more_words(room.below, hurry)
        why = None if words == READY else play.bots.reason(seat, words)
        happen(log.Answered(now, seat, words, BY_BOT))
        if why is not None:
            say_why(room, seat, why, now, happen, words=None if words[0] in DEEDS else [words])


def say_why(
    room: Room, seat: int, why: Reason, now: int, happen: Happen, *, words: list[Choice] | None = None
) -> None:
    """A bot gives its reason, to all; nothing where who sits there may not speak."""
    person, play = room.seats[seat], room.play
    is_over = room.stage == "after"
    if (
        person is not None
        and play is not None
        and (is_over or room.tale.silence(play.telling.grimoire, seat) is None)
    ):
        happen(log.Said(now, person, "", words=as_kept(words), why=as_kept(why)))


def as_kept(choice: Choice) -> Choice:
    """A choice as the log gives it again."""
    return [as_kept(one) for one in choice] if isinstance(choice, list | tuple) else choice


def say_why_they_voted(room: Room, play: Play, now: int, happen: Happen) -> None:
    """The bots give the reasons of their votes, once the scene of the vote is over."""
    play.bots.hear(play.telling.log)
    while play.bots.reasons:
        say_why(room, *play.bots.reasons.pop(0), now, happen)


def next_moment(room: Room, until: int | None = None) -> int | None:
    """When something happens by itself next; what ends waits until then, if something is said."""
    if room.breaking is not None:
        return room.breaking
    play = room.play
    if play is not None and play.stage.scene is not None:
        return play.stage.ends_by_itself
    if play is None or room.stage != "playing" or room.paused or play.curtain.at is not None:
        return None
    moments = [*play.clock.marks] if until is None else [until]
    if isinstance(play.telling.pending, Window):
        moments += play.bots.speak_at.values()
    elif play.bots.raise_at is not None and until is None:
        moments.append(play.bots.raise_at)
    if play.clock.ends is not None and until is None:
        moments.append(play.clock.ends)
    return min(moments, default=None)
