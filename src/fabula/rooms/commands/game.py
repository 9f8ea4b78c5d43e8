"""What people do in the game that is on: they answer and raise hands; who leads takes back and corrects."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import UNSET

from fabula.core.floor import READY
from fabula.core.refusals import Refusal
from fabula.core.requests import STORYTELLER, Choice, Statements, Who, as_choice
from fabula.core.telling import Telling
from fabula.rooms.commands.attempt import Attempt, Entries
from fabula.rooms.commands.lobby import a_guest, may_take_a_seat, takes_part
from fabula.rooms.game.curtain import is_a_fate
from fabula.rooms.game.play import BY_HAND, BY_LEADER, Play, can_be_undone
from fabula.rooms.game.shown import shown_ask
from fabula.rooms.room.lent_hands import lent_to, may_answer_for
from fabula.rooms.room.room import Room
from fabula.rooms.storage import log
from fabula.rooms.wire import messages as m

DEAF = 600  # ms; so long a scene that has just begun cannot be cut short
AFTERGLOW = 1_200  # ms; so long the last picture stands


def answer(attempt: Attempt, command: m.Answer) -> Entries:
    """Answer what is asked; who leads answers for anybody and the Storyteller. A dream changes nothing."""
    room, play = attempt.room, attempt.room.playing()
    who = who_answers(room, attempt.person, command)
    shown = shown_ask(play, who)
    if shown is None or shown.id != command.ask:
        raise Refusal("not-asked")
    choice = a_choice(command.choice)
    if not room.led_by_a_person and needs_a_judge(room, choice):
        raise Refusal("unjudged")
    if room.person(attempt.person).muted and is_in_words(room, who, choice):
        raise Refusal("muted")
    if play.asks.is_dream(who):
        if choice not in shown.options:
            raise Refusal("not-an-option")
        play.asks.dreamt(who)
        return []
    if choice == READY and who in play.telling.grimoire.ready:
        return []
    own, by = room.seat_of(attempt.person), ""
    if isinstance(who, int) and who != own:
        by = BY_LEADER if room.leads(attempt.person) else BY_HAND
        if by == BY_HAND:
            may_answer_for(room, who, choice)
    return [log.Answered(attempt.now, who, choice, by)]


def is_in_words(room: Room, who: Who, choice: Choice) -> bool:
    """Whether this is a claim, or in somebody's own words: no deed of the game."""
    asked = room.playing().asks.of(who)
    is_claim = asked is not None and isinstance(asked.options, Statements) and asked.options.has_claim(choice)
    sayings = room.tale.sayings
    return (
        is_claim or needs_a_judge(room, choice) or (sayings is not None and sayings.is_in_own_words(choice))
    )


def needs_a_judge(room: Room, choice: Choice) -> bool:
    """Whether something in this answer is said in somebody's own words, so that a person has to lead."""
    return room.tale.sayings is not None and room.tale.sayings.has_own_words(choice)


def a_choice(value: object, why: str = "not-an-option") -> Choice:
    """A choice as the rules take it; Refusal for what is none."""
    try:
        return as_choice(value)
    except (ValueError, RecursionError):
        raise Refusal(why) from None


def who_answers(room: Room, person: str, command: m.Answer | m.Hand) -> Who:
    """One's own seat, or another whose hand one is; the leader's own answers are the Storyteller's."""
    own = room.seat_of(person)
    takes_part(room, person)
    if command.seat is None and room.leads(person):
        return STORYTELLER
    if command.seat is None or command.seat == own:
        if own is None:
            raise Refusal("not-seated")
        return own
    if not room.leads(person) and command.seat not in lent_to(room, person):
        raise Refusal("not-leader")
    if not 0 <= command.seat < seats_now(room):
        raise Refusal("no-such-seat")
    return command.seat


def seats_now(room: Room) -> int:
    """How many seats there are; who came late in the telling has one in which nobody of the room sits."""
    return len(room.seats) if room.play is None else max(len(room.seats), room.play.telling.grimoire.seats)


def hand(attempt: Attempt, command: m.Hand) -> Entries:
    """Raise a hand, or take it down: one's own, one that is lent, or as the leader anybody's."""
    room = attempt.room
    seat = who_answers(room, attempt.person, command)
    if room.play is None or not room.play.beat.may_raise_hands or not isinstance(seat, int):
        raise Refusal("not-asked")
    return [log.HandShown(attempt.now, seat, command.up)]


def undo(attempt: Attempt, command: m.Undo) -> Entries:
    """Leader: take the last choice back, or nothing but the end."""
    play = led_by(attempt)
    if command.end and attempt.room.stage != "after":
        raise Refusal("not-ended")
    if command.end and not play.ended_by_hand:
        return [log.Undone(attempt.now, end=True)]
    if play.curtain.can_fall_back:
        return [log.NameTaken(attempt.now)]
    play.last_of_a_person()
    leaders_stay_dead(attempt.room, lambda: play.telling.undone(can_be_undone))
    return [log.Undone(attempt.now)]


def edit(attempt: Attempt, command: m.Edit) -> Entries:
    """Leader: another answer in an earlier move."""
    play, choice = led_by(attempt), a_choice(command.choice)
    leaders_stay_dead(attempt.room, lambda: play.telling.edited(command.move, choice, BY_LEADER))
    return [log.Edited(attempt.now, command.move, choice)]


def leaders_stay_dead(room: Room, told_anew: Callable[[], Telling]) -> None:
    """Refusal where somebody dead leads or watches, and would live and play again though they know all."""
    seats = [seat for seat, one in enumerate(room.seats) if room.leads(one) or room.watches(one)]
    alive = told_anew().grimoire.alive if seats else ()
    for seat in seats:
        if alive[seat]:
            raise Refusal("leader-lives" if room.leads(room.seats[seat]) else "watcher-lives")


def amend(attempt: Attempt, command: m.Amend) -> Entries:
    """Leader: correct the facts; where somebody comes late, for a person who looks on or a guest."""
    play = led_by(attempt)
    if attempt.room.stage == "after" and not play.telling.told:
        raise Refusal("not-started")
    wanted, room = a_choice(command.act, "no-amendment"), attempt.room
    late = room.tale.latecomers
    act = wanted if late is None else late.settled(play.telling.grimoire, wanted, room.below)
    amended = log.Amended(attempt.now, act)
    leaders_stay_dead(room, lambda: corrected(play, amended.act))
    if command.person is UNSET and not command.name:
        return [amended]
    if late is None or not isinstance(act, tuple) or act[:1] != (late.arrives,):
        raise Refusal("no-amendment")
    seat = play.telling.grimoire.seats
    if command.person is UNSET:
        return [amended, *a_guest(attempt, command.name, seat)]
    person = attempt.room.person(command.person).id
    if attempt.room.seat_of(person) is not None:
        raise Refusal("seat-taken")
    may_take_a_seat(attempt.room, person)
    return [amended, log.Sat(attempt.now, person, seat)]


def corrected(play: Play, act: Choice) -> Telling:
    """What a correction makes of a game, which stays as it is."""
    telling = play.telling
    if is_a_fate(play.curtain, act):
        return telling.amended_before(act)
    if not any(act in one for one in telling.amendments()):
        return telling.amended(act)
    again = telling.again(telling.moves())
    again.amend(act)
    return again


def prepare(attempt: Attempt, command: m.Prepare) -> Entries:
    """Leader: decide beforehand what will be asked tonight, or leave it open."""
    play = led_by(attempt)
    decision = play.preparation.asked(play.telling, command.prompt, tuple(command.about))
    if decision is None:
        raise Refusal("not-asked")
    if command.choice is UNSET:
        return [log.Prepared(attempt.now, *decision.question, open=True)]
    choice = a_choice(command.choice)
    if choice not in decision.ask.options:
        raise Refusal("not-an-option")
    return [log.Prepared(attempt.now, *decision.question, choice)]


def open_eyes(attempt: Attempt, _: m.OpenEyes) -> Entries:
    """Somebody dead for good, of whom nothing is asked any more: see everything, and take no more part."""
    room, play, seat = attempt.room, attempt.room.playing(), attempt.room.seat_of(attempt.person)
    if not room.settings.get("open_eyes"):
        raise Refusal("eyes-stay-closed")
    if seat is None or seat in room.tale.seem_alive(play.telling.grimoire):
        raise Refusal("only-the-dead-watch")
    if play.asks.of(seat) is not None:
        raise Refusal("answer-first")
    return [] if room.watches(attempt.person) else [log.EyesOpened(attempt.now, attempt.person)]


def cut_short(attempt: Attempt, command: m.CutShort) -> Entries:
    """Go to the last picture of a scene for all, and past it; where last words are left, only past these.

    Not at its very beginning, where a finger was meant for something else.
    """
    as_whoever_ends_scenes(attempt)
    play = attempt.room.play
    if play is None:
        raise Refusal("not-started")
    stage, now = play.stage, attempt.now
    if stage.scene is None or stage.number != command.n or now < stage.began + DEAF:
        return []
    if stage.has_words_left(now):
        return [log.WordsEnded(now)]
    return [log.SceneShortened(now, AFTERGLOW) if stage.left(now) > AFTERGLOW else log.SceneEnded(now)]


def end_words(attempt: Attempt, command: m.EndWords) -> Entries:
    """End one's own last words, or those of somebody else as whoever leads or as the host."""
    play, now = attempt.room.play, attempt.now
    scene = None if play is None else play.stage.shown()
    if play is None or scene is None or scene.n != command.n:
        return []
    if attempt.room.seat_of(attempt.person) not in scene.speakers:
        as_whoever_ends_scenes(attempt)
    return [log.WordsEnded(now)] if play.stage.are_spoken(now, DEAF) else []


def as_whoever_ends_scenes(attempt: Attempt) -> None:
    """Refusal unless this is whoever leads, or the host where Fabula does."""
    if attempt.room.led_by_a_person:
        attempt.as_leader()
    else:
        attempt.as_host()


def showed(attempt: Attempt, command: m.Showed) -> Entries:
    """Leader: somebody without a phone was shown something."""
    due = led_by(attempt).unshown.due(attempt.room.without_a_phone)
    shown = tuple(one for one in due if one in command.entries)
    return [log.Showed(attempt.now, shown)] if shown else []


def led_by(attempt: Attempt) -> Play:
    """The game that a person leads; Refusal unless it is this person."""
    attempt.as_leader()
    if attempt.room.play is None:
        raise Refusal("not-started")
    return attempt.room.play


HANDLERS: dict[type[m.Command], Callable[[Attempt, Any], Entries]] = {
    m.Answer: answer,
    m.Hand: hand,
    m.Undo: undo,
    m.Edit: edit,
    m.Amend: amend,
    m.Prepare: prepare,
    m.Showed: showed,
    m.CutShort: cut_short,
    m.EndWords: end_words,
    m.OpenEyes: open_eyes,
}
