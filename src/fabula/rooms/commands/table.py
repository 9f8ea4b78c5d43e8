"""Who speaks, for how long, who leads: commands of a table that change nothing in the game itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import UNSET

from fabula.core.refusals import Refusal
from fabula.core.requests import Window
from fabula.rooms.commands.attempt import Attempt, Entries
from fabula.rooms.commands.lobby import ASKS_THE_HOST, may_be_heard, may_take_a_seat, silence_of_seat
from fabula.rooms.game.play import Play
from fabula.rooms.room import names
from fabula.rooms.room.discussion import LONGEST_TIMER
from fabula.rooms.room.pocketbooks import LONGEST_JOTTING, LONGEST_PAGE, MOST_JOTTINGS, MOST_ROLES, UNSURE
from fabula.rooms.room.room import Room
from fabula.rooms.storage import log
from fabula.rooms.wire import messages as m


def word(attempt: Attempt, command: m.Word) -> Entries:
    """Raise a hand to speak, or lower it: one's own, or as who keeps order anybody's."""
    room = attempt.room
    own = room.seat_of(attempt.person)
    seat = own if command.seat is None else command.seat
    if seat is None:
        raise Refusal("not-seated")
    if seat != own:
        attempt.as_keeper()
    if not 0 <= seat < len(room.seats):
        raise Refusal("no-such-seat")
    if command.up:
        may_ask_for_the_word(room, seat)
    changes = (seat in room.discussion.words) != command.up
    return [log.WordAsked(attempt.now, seat, command.up)] if changes else []


def may_ask_for_the_word(room: Room, seat: int) -> None:
    """Refusal by night, while hands are counted, and for who may not speak at all."""
    if room.play is None or room.stage != "playing":
        raise Refusal("not-started")
    if room.is_quiet or room.play.beat.may_raise_hands:
        raise Refusal("chat-closed" if room.is_quiet else "hands-are-counted")
    if (why := silence_of_seat(room, seat)) is not None:
        raise Refusal(why)


def timer(attempt: Attempt, command: m.Timer) -> Entries:
    """A timer for all to see; where Fabula leads, more or less time for the talk that is on."""
    attempt.as_keeper()
    room, length = attempt.room, 1000 * command.seconds
    if room.is_quiet:
        raise Refusal("chat-closed")
    if room.stage == "playing" and room.play is not None and not room.led_by_a_person:
        return [log.ClockWound(attempt.now, time_for_a_talk(attempt, room.play, length, command.more))]
    if not length and (command.more or room.discussion.timer is None):
        return []
    time = room.discussion.timer
    if command.more and time is not None and time.ends - attempt.now + length > LONGEST_TIMER:
        raise Refusal("setting-range")
    about = names.clean(command.about) if command.about.strip() else ""
    return [log.TimerSet(attempt.now, length, command.more, about)]


def time_for_a_talk(attempt: Attempt, play: Play, length: int, more: bool) -> int:
    """What is left of a talk from now on; nothing where the timekeeper calls the vote.

    Refusal where Fabula's clock runs for something else.
    """
    room, now = attempt.room, attempt.now
    talks = isinstance(play.telling.pending, Window) and not room.paused
    ends_it = not length and not more and room.minds_the_time(attempt.person)
    if play.clock.ends is None or not talks or not (length or ends_it):
        raise Refusal("fabula-keeps-time")
    time = length + (max(0, play.clock.ends - now) if more else 0)
    if time > LONGEST_TIMER:
        raise Refusal("setting-range")
    return time


def gather(attempt: Attempt, _: m.Gather) -> Entries:
    """Call all together; nobody is woken by night."""
    attempt.as_keeper()
    if attempt.room.is_quiet:
        raise Refusal("chat-closed")
    return [log.Gathered(attempt.now)]


def jot(attempt: Attempt, command: m.Jot) -> Entries:
    """Write down for oneself what one thinks about a seat, in the game that is on, awake or asleep."""
    room, seat = attempt.room, attempt.room.seat_of(attempt.person)
    play = room.playing()
    if seat is None:
        raise Refusal("not-seated")
    if command.about is None:
        return write_on_the_page(attempt, seat, command)
    if not 0 <= command.about < len(room.seats):
        raise Refusal("no-such-seat")
    sides = {room.tale.almanac.side_of[role.id] for role in room.tale.almanac}
    known = {*room.tale.almanac.side_of, *play.telling.setup.roles}
    if command.side not in {"", UNSURE, *sides} or not known.issuperset(command.roles):
        raise Refusal("unknown-role", role=next(iter({*command.roles} - known), command.side))
    if len({*command.roles}) != len(command.roles) or len(command.roles) > MOST_ROLES:
        raise Refusal("too-many-guesses")
    text = names.spoken(command.text)
    if len(text) > LONGEST_JOTTING:
        raise Refusal("too-long", most=LONGEST_JOTTING)
    before = room.pocketbooks.about(seat, command.about)
    heard = [one.words for one in before.heard]
    same = (before.side, before.roles, before.text) == (command.side, command.roles, text)
    if same and command.heard in (None, heard):
        return []
    has_room_in_the_pocketbook(room, seat)
    jotted = (command.about, command.side, list(command.roles), text, command.heard)
    return [log.Jotted(attempt.now, seat, *jotted)]


def write_on_the_page(attempt: Attempt, seat: int, command: m.Jot) -> Entries:
    """Write on the page that is about nobody, instead of what was there."""
    text = names.spoken(command.text)
    if len(text) > LONGEST_PAGE:
        raise Refusal("too-long", most=LONGEST_PAGE)
    if text == attempt.room.pocketbooks.page_of(seat):
        return []
    has_room_in_the_pocketbook(attempt.room, seat)
    return [log.Jotted(attempt.now, seat, None, text=text)]


def has_room_in_the_pocketbook(room: Room, seat: int) -> None:
    """Refusal where so much was written at a seat in this game that nothing more is kept."""
    if room.pocketbooks.written_at(seat) >= MOST_JOTTINGS:
        raise Refusal("pocketbook-full")


def wager(attempt: Attempt, command: m.Wager) -> Entries:
    """Say for oneself which side will win, dead or alive: the answer tells nobody whether they live."""
    room, seat = attempt.room, attempt.room.seat_of(attempt.person)
    room.playing()
    if seat is None:
        raise Refusal("not-seated")
    sides = {room.tale.almanac.side_of[role.id] for role in room.tale.almanac}
    if command.side and command.side not in sides:
        raise Refusal("unknown-role", role=command.side[:40])
    if command.side == room.pocketbooks.wagered_at(seat):
        return []
    has_room_in_the_pocketbook(room, seat)
    return [log.Wagered(attempt.now, seat, command.side)]


def make_sign(attempt: Attempt, command: m.MakeSign) -> Entries:
    """Show something to all, or point at somebody else who sits there, while one may speak."""
    room, seat = attempt.room, attempt.room.seat_of(attempt.person)
    if seat is None:
        raise Refusal("not-seated")
    may_be_heard(room, attempt.person)
    points = command.sign == "point"
    if points != (command.at is not None) or command.at == seat:
        raise Refusal("no-such-seat")
    if command.at is not None and not 0 <= command.at < len(room.seats):
        raise Refusal("no-such-seat")
    if not room.discussion.may_show(seat, attempt.now):
        raise Refusal("too-fast")
    return [log.Signed(attempt.now, seat, command.sign, command.at)]


def read_out(attempt: Attempt, command: m.Read) -> Entries:
    """Have all read a sentence of the rules in short, or end the reading; nothing is read by night."""
    room = attempt.room
    if attempt.person != room.host and not room.leads(attempt.person):
        raise Refusal("not-host")
    if command.line is not None and room.is_asleep:
        raise Refusal("chat-closed")
    is_read = room.discussion.being_read(attempt.now)
    return [log.ReadOut(attempt.now, command.line)] if command.line != is_read else []


def entrust(attempt: Attempt, command: m.Entrust) -> Entries:
    """Leader: give the Grimoire to another, or share it; nobody gets it otherwise."""
    room = attempt.room
    if command.how == "take":
        return take_the_lead(attempt)
    if command.how != "back" or attempt.person not in room.looking:
        attempt.as_leader()
    person = room.person(command.person).id
    if command.how == "back":
        open_to = (*room.beside, *room.looking)
        if person not in open_to or attempt.person not in (person, room.leader):
            raise Refusal("not-leader")
        return [log.Entrusted(attempt.now, person, command.how)]
    if attempt.person != room.leader:
        raise Refusal("not-leader")
    may_lead(room, person)
    return opened(room, person, command.how, attempt.now)


def opened(room: Room, person: str, how: str, now: int) -> Entries:
    """The Grimoire goes to somebody, unless they have it so already."""
    has = {"share": room.beside, "look": [*room.beside, *room.looking]}.get(how, [])
    return [] if person == room.leader or person in has else [log.Entrusted(now, person, how)]


def take_the_lead(attempt: Attempt) -> Entries:
    """Lead the rest of a game that Fabula leads, as the one of the dead whom the rules name for it."""
    room, seat = attempt.room, attempt.room.seat_of(attempt.person)
    offices = None if room.led_by_a_person else room.tale.offices
    named = None if offices is None else offices.named_to_lead(room.playing().telling.grimoire)
    if seat is None or seat != named:
        raise Refusal("cannot-lead")
    return [log.Entrusted(attempt.now, attempt.person, "take")]


def may_lead(room: Room, person: str) -> None:
    """Refusal for a bot, for who has no device, and for who plays in the game that is on."""
    one = room.people[person]
    plays = room.stage != "lobby" and room.seat_of(person) is not None
    if not one.has_a_device or plays:
        raise Refusal("cannot-lead")


def traveller(attempt: Attempt, command: m.TravellerWish) -> Entries:
    """A seated person wishes to be a Traveller; host or leader agrees, or lets a guest be one."""
    if attempt.room.stage == "playing":
        return ask_to_come(attempt, command)
    attempt.in_lobby()
    room = attempt.room
    person = attempt.person if command.person is UNSET else room.person(command.person).id
    if room.seat_of(person) is None:
        raise Refusal("not-seated")
    agrees = attempt.person == room.host or room.leads(attempt.person)
    if person != attempt.person and not agrees:
        raise Refusal("not-host")
    if not command.on:
        return [log.TravellerWished(attempt.now, person, wishes=False)]
    late = room.tale.latecomers
    if late is None:
        raise Refusal("no-travellers")
    own_will = person == attempt.person or person in room.travelling or not room.people[person].has_a_device
    if not own_will:
        raise Refusal("not-their-wish")
    others = [one for one, agreed in room.travelling.items() if agreed and one != person]
    if agrees and len(others) >= late.most:
        raise Refusal("too-many-travellers", most=late.most)
    return [log.TravellerWished(attempt.now, person, wishes=True, agreed=agrees)]


def ask_to_come(attempt: Attempt, command: m.TravellerWish) -> Entries:
    """Who looks on asks to come as a Traveller, or no more: whoever leads, or late in a game the host."""
    room = attempt.room
    person = attempt.person if command.person is UNSET else room.person(command.person).id
    decides = room.leads(attempt.person) or (attempt.person == room.host and not room.led_by_a_person)
    if person != attempt.person and not (decides and (not command.on or person in room.travelling)):
        raise Refusal("not-their-wish")
    if room.seat_of(person) is not None:
        raise Refusal("already-started")
    if not command.on:
        return [log.TravellerWished(attempt.now, person, wishes=False)]
    may_take_a_seat(room, person)
    if room.tale.latecomers is None or not (room.led_by_a_person or room.lateness() == ASKS_THE_HOST):
        raise Refusal("no-travellers")
    agreed = decides and not room.led_by_a_person
    return [log.TravellerWished(attempt.now, person, wishes=True, agreed=agreed)]


def beside(attempt: Attempt, command: m.Beside) -> Entries:
    """Let a role of the Storyteller into the game, or out of it, for all to see; whoever leads corrects."""
    attempt.as_host()
    room = attempt.room
    if room.play is None or room.stage != "playing" or room.led_by_a_person:
        raise Refusal("not-started" if room.play is None else "no-amendment")
    talk = isinstance(room.play.telling.pending, Window) and not room.play.beat.may_raise_hands
    if room.is_quiet or not talk:
        raise Refusal("only-by-day")
    if room.tale.company is None or command.role not in room.tale.company.late:
        raise Refusal("not-while-playing")
    return [log.Amended(attempt.now, ("enter" if command.on else "exit", command.role))]


HANDLERS: dict[type[m.Command], Callable[[Attempt, Any], Entries]] = {
    m.Word: word,
    m.Timer: timer,
    m.Gather: gather,
    m.Jot: jot,
    m.Wager: wager,
    m.MakeSign: make_sign,
    m.Read: read_out,
    m.Entrust: entrust,
    m.TravellerWish: traveller,
    m.Beside: beside,
}
