"""What people may do in a room besides playing: each command becomes entries, or is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import UNSET

from fabula.core.refusals import Refusal
from fabula.core.requests import Window
from fabula.core.tale import Tale
from fabula.deduction import NOTES_ALLOW
from fabula.games import tale_called
from fabula.rooms.commands.attempt import Attempt, Entries
from fabula.rooms.commands.hearing import asked_of, bots_answer, heard_aside
from fabula.rooms.room import names
from fabula.rooms.room.people import Person
from fabula.rooms.room.room import LEAD, Room
from fabula.rooms.room.table import BY_THE_HOST
from fabula.rooms.storage import log
from fabula.rooms.storage.record import rules_of
from fabula.rooms.wire import messages as m

FLAGS = ("unhurried", "open_eyes", "one_by_one", "seat_numbers", "overheard", "helper")
LONGEST_RULING, MOST_RULINGS = 300, 40


def say(attempt: Attempt, command: m.Say) -> Entries:
    """Speak, by day and in the lobby; the night is silent."""
    room = attempt.room
    question = asked_of(attempt, command)
    text = "" if question else names.spoken(command.text)
    if not text and not question:
        raise Refusal("silence")
    if len(text) > attempt.limits.longest_text:
        raise Refusal("too-long", most=attempt.limits.longest_text)
    may_be_heard(room, attempt.person)
    place, to = heard_aside(attempt) if command.aside else ("", whispered_to(room, command))
    for one in to:
        if (why := hush_between(room, attempt.person, one)) is not None:
            raise Refusal(why)
    among = to[0] if len(to) == 1 else to or None
    if question:
        return [log.Said(attempt.now, attempt.person, "", among, words=question, asks=True)]
    return [log.Said(attempt.now, attempt.person, text, among, place), *bots_answer(attempt, to, place)]


def may_be_heard(room: Room, person: str) -> None:
    """Refusal where somebody may say nothing now: by the host’s wish, at this hour, or by the rules."""
    if room.person(person).muted:
        raise Refusal("muted")
    if room.is_quiet and not has_the_floor(room, person):
        raise Refusal("chat-closed")
    if (why := silence_of(room, person)) is not None:
        raise Refusal(why)


def whispered_to(room: Room, command: m.Say) -> list[str]:
    """Whom this is whispered to, each once; nobody where it is said to all."""
    if command.to is UNSET:
        return []
    named = [command.to] if isinstance(command.to, str) else command.to
    if not named:
        raise Refusal("no-such-person")
    return list(dict.fromkeys(room.person(one).id for one in named))


def has_the_floor(room: Room, person: str) -> bool:
    """Whether it is this person's turn to speak while all others are silent."""
    seat = room.seat_of(person)
    if room.play is None or seat is None or room.play.telling.grimoire.phase not in room.tale.talk.pleas:
        return False
    return isinstance(room.play.asks.of(seat), Window)


def hush_between(room: Room, *two: str) -> str | None:
    """Why two players may not whisper to each other; to whoever leads anybody may."""
    if room.stage != "playing" or room.play is None or any(room.leads(person) for person in two):
        return None
    return room.tale.talk.hush(room.play.telling.grimoire)


def silence_of(room: Room, person: str) -> str | None:
    """Why somebody may not speak though it is not quiet: who is dead or looks on knows too much."""
    if room.stage != "playing" or room.play is None or room.leads(person):
        return None
    seat = room.seat_of(person)
    return "watchers-silent" if seat is None else silence_of_seat(room, seat)


def silence_of_seat(room: Room, seat: int) -> str | None:
    """Why whoever sits here may not speak, if so."""
    if room.play is None:
        return None
    grimoire = room.play.telling.grimoire
    return room.tale.silence(grimoire, seat)


def takes_part(room: Room, person: str) -> None:
    """Refusal for somebody dead who sees everything, while the game lasts."""
    if room.stage == "playing" and room.watches(person):
        raise Refusal("watches")


def rename(attempt: Attempt, command: m.Rename) -> Entries:
    """Change one's own name, or as the host in the lobby that of somebody else."""
    takes_part(attempt.room, attempt.person)
    person = attempt.person
    if command.person is not UNSET and command.person != person:
        attempt.as_host()
        attempt.in_lobby()
        person = attempt.room.person(command.person).id
    people = attempt.room.people.values()
    name = names.clean(command.name, [one.name for one in people if one.id != person and not one.bot])
    return [*bots_give_up(attempt.room, name, attempt.now, person), log.Renamed(attempt.now, person, name)]


def bots_give_up(room: Room, name: str, now: int, person: str = "") -> Entries:
    """Another name for a bot that has this one, if it is not `person`; none while they play, who know it."""
    if room.stage == "playing":
        return []
    bots = (one for one in room.people.values() if one.bot and one.id != person)
    have_it = [one.id for one in bots if names.alike(one.name, name)]
    return [log.Renamed(now, id, names.bot_name([*room.names, name])) for id in have_it[:1]]


def language(attempt: Attempt, command: m.Language_) -> Entries:
    """Change one's own language."""
    return [log.LanguageChosen(attempt.now, attempt.person, command.lang)]


def sit(attempt: Attempt, command: m.Sit) -> Entries:
    """Take a seat: a new one before the deal, an empty one later, with a nod where a person has held it."""
    room = attempt.room
    if room.seat_of(attempt.person) is not None:
        raise Refusal("seat-taken")
    may_take_a_seat(room, attempt.person)
    if room.stage == "lobby":
        return [*a_bot_makes_room(room, attempt.now), log.Sat(attempt.now, attempt.person)]
    if None not in room.seats:
        raise Refusal("already-started")
    seat = room.seats.index(None) if command.seat is UNSET else command.seat
    if not 0 <= seat < len(room.seats):
        raise Refusal("no-such-seat")
    if room.seats[seat] is not None:
        raise Refusal("seat-taken")
    person = room.person(attempt.person)
    if room.stage == "playing" and not room.holders.knows(seat, person):
        attempt.waiting_list.want(person.id, person.name, seat, attempt.now)
        return []
    return [log.Sat(attempt.now, attempt.person, seat)]


def may_take_a_seat(room: Room, person: str) -> None:
    """Refusal for who leads, and for who has seen the Grimoire of this game."""
    if room.stage != "lobby" and person in room.have_seen_all:
        raise Refusal("has-seen-all")
    if room.leads(person):
        raise Refusal("leader-has-no-seat")


def there_is_room(room: Room) -> None:
    """Refusal when all seats of the game are taken."""
    if len(room.seats) >= room.tale.most_seats:
        raise Refusal("room-full")


def has_room(room: Room) -> bool:
    """Whether a person may have a seat before the deal: a free one, or that of a bot."""
    return len(room.seats) < room.tale.most_seats or seated_bots(room) != []


def seated_bots(room: Room) -> list[str]:
    """The bots that sit, in their order."""
    return [one for one in room.seats if one is not None and room.people[one].bot]


def a_bot_makes_room(room: Room, now: int) -> Entries:
    """Before the deal the last bot goes when a person comes and all seats are taken; Refusal without one."""
    if not has_room(room):
        raise Refusal("room-full")
    return [] if len(room.seats) < room.tale.most_seats else [log.Left(now, seated_bots(room)[-1])]


def travel(attempt: Attempt, command: m.Travel) -> Entries:
    """Come late to a game that nobody leads."""
    room = attempt.room
    if room.seat_of(attempt.person) is not None:
        raise Refusal("seat-taken")
    may_take_a_seat(room, attempt.person)
    late = room.tale.latecomers
    if late is None or room.play is None or command.role not in room.late_roles():
        raise Refusal("already-started")
    grimoire = room.play.telling.grimoire
    if needs_consent(room, attempt.person):
        raise Refusal("ask-the-host")
    act = late.arrival(grimoire, command.role, room.below)
    return [log.Amended(attempt.now, act), log.Sat(attempt.now, attempt.person, grimoire.seats)]


def needs_consent(room: Room, person: str) -> bool:
    """Whether it is so late that somebody may come only if the host agrees, and that is not said yet."""
    agreed = person == room.host or room.travelling.get(person, False)
    return room.lateness() == ASKS_THE_HOST and not agreed


def stand(attempt: Attempt, _: m.Stand) -> Entries:
    """Leave one's seat; in a game a bot goes on in it, unless nobody is needed there."""
    seat = attempt.room.seat_of(attempt.person)
    if seat is None:
        raise Refusal("not-seated")
    return [log.Stood(attempt.now, attempt.person), *a_bot_goes_on(attempt, seat)]


def a_bot_goes_on(attempt: Attempt, seat: int) -> Entries:
    """In a game, a bot on the seat that has become empty."""
    room = attempt.room
    if room.play is None or room.stage != "playing":
        return []
    late = room.tale.latecomers
    leaving = None if late is None else late.departure(room.play.telling.grimoire, seat)
    if leaving is not None and not room.led_by_a_person:
        return [log.Amended(attempt.now, leaving)]
    return a_bot(attempt, "sensible", seat, instead_of=room.seats[seat])


def a_bot(attempt: Attempt, mind: str, seat: int | None, instead_of: str | None = None) -> Entries:
    """A new bot, seated; instead of a person it goes by their name."""
    room = attempt.room
    id = f"p{room.numbered + 1}"
    before = room.people.get(instead_of or "")
    stands_in = before is not None and (before.bot is None or before.stands_in)
    name = before.name if before is not None else names.bot_name(room.names)
    face = before.face if before is not None and stands_in else ""
    lang = the_hosts_language(room)
    return [
        log.Joined(attempt.now, id, name, lang, bot=mind, stands_in=stands_in, face=face),
        log.Sat(attempt.now, id, seat),
    ]


def the_hosts_language(room: Room) -> str:
    """What is read by whoever reads for those without a device."""
    return room.people[room.host].lang if room.host in room.people else "en"


def arrange(attempt: Attempt, command: m.Arrange) -> Entries:
    """Host: another order of the same people."""
    attempt.as_host()
    attempt.in_lobby()
    if sorted(command.people) != sorted(one for one in attempt.room.seats if one is not None):
        raise Refusal("no-such-person")
    return [log.Arranged(attempt.now, command.people)]


def group(attempt: Attempt, command: m.Group) -> Entries:
    """Host or who leads: where in the circle there is room between neighbours, as they sit."""
    room = attempt.room
    if not room.leads(attempt.person):
        attempt.as_host()
    if any(one not in room.seats for one in command.after):
        raise Refusal("not-seated")
    return [log.Grouped(attempt.now, [one for one in room.seats if one is not None and one in command.after])]


def add_bot(attempt: Attempt, command: m.AddBot) -> Entries:
    """Host: a bot on a new seat, on an empty one, or instead of a person; or another mind for a bot."""
    attempt.as_host()
    room = attempt.room
    if command.person is not UNSET:
        person = room.person(command.person)
        if room.stage == "lobby" and person.bot is not None:
            return [another_mind(attempt, person, command.mind)]
        seat = room.seat_of(person.id)
        if seat is None or room.stage != "playing":
            raise Refusal("not-seated")
        gone = (log.Left if person.bot else log.Stood)(attempt.now, person.id, attempt.person)
        return [gone, *a_bot(attempt, command.mind, seat, instead_of=person.id)]
    if room.stage != "lobby":
        if None not in room.seats:
            raise Refusal("already-started")
        return a_bot(attempt, command.mind, room.seats.index(None))
    there_is_room(room)
    return a_bot(attempt, command.mind, None)


def another_mind(attempt: Attempt, bot: Person, mind: str) -> log.Joined:
    """A bot gets another mind, and plays otherwise."""
    return log.Joined(
        attempt.now, bot.id, bot.name, bot.lang, bot=mind, stands_in=bot.stands_in, face=bot.face
    )


def add_guest(attempt: Attempt, command: m.AddGuest) -> Entries:
    """Host: a new seat for somebody who has come without a phone."""
    attempt.as_host()
    attempt.in_lobby()
    return [*a_bot_makes_room(attempt.room, attempt.now), *a_guest(attempt, command.name, None)]


def a_guest(attempt: Attempt, name: str, seat: int | None) -> Entries:
    """Somebody without a device, seated."""
    room = attempt.room
    if len(room.people) >= attempt.limits.people_per_room:
        raise Refusal("room-full")
    id = f"p{room.numbered + 1}"
    called = names.clean(name, room.names_of_people)
    return [
        *bots_give_up(room, called, attempt.now),
        log.Joined(attempt.now, id, called, the_hosts_language(room)),
        log.Sat(attempt.now, id, seat),
    ]


def remove(attempt: Attempt, command: m.Remove) -> Entries:
    """Host: send somebody away; from then on nobody comes in without a nod."""
    attempt.as_host()
    person = attempt.room.person(command.person)
    if person.id == attempt.person:
        raise Refusal("not-yourself")
    seat = attempt.room.seat_of(person.id)
    after = [] if seat is None or person.bot else a_bot_goes_on(attempt, seat)
    if person.has_a_device and attempt.room.door == "open":
        after.append(log.DoorSet(attempt.now, "nod"))
    return [log.Left(attempt.now, person.id, attempt.person), *after]


def mute(attempt: Attempt, command: m.Mute) -> Entries:
    """Host: take written words from a person, or give them back."""
    attempt.as_host()
    person = attempt.room.person(command.person)
    if person.id == attempt.person:
        raise Refusal("not-yourself")
    return [log.Muted(attempt.now, person.id, command.on)] if person.muted != command.on else []


def rule(attempt: Attempt, command: m.Rule) -> Entries:
    """Who keeps order: say how this table plays where the book is open, or that it does so no more."""
    attempt.as_keeper()
    takes_part(attempt.room, attempt.person)
    text = " ".join(names.spoken(command.text).split())
    if not text:
        raise Refusal("silence")
    if len(text) > LONGEST_RULING:
        raise Refusal("too-long", most=LONGEST_RULING)
    if command.off != (text in attempt.room.house_rulings):
        return []
    if not command.off and len(attempt.room.house_rulings) >= MOST_RULINGS:
        raise Refusal("too-many-rulings", most=MOST_RULINGS)
    return [log.Ruled(attempt.now, text, command.off)]


def free(attempt: Attempt, command: m.Free) -> Entries:
    """Host: let go of a seat whose device is lost."""
    attempt.as_host()
    person = attempt.room.person(command.person)
    if person.id == attempt.person:
        raise Refusal("not-yourself")
    return [log.Left(attempt.now, person.id, attempt.person)]


def hand_over(attempt: Attempt, command: m.HandOver) -> Entries:
    """Host: make another the host. Who sits or leads may take it over from a host whom they saw go."""
    room = attempt.room
    person = room.person(command.person)
    if not person.has_a_device:
        raise Refusal("no-device")
    if room.host != attempt.person and not may_take_over(attempt, person.id):
        raise Refusal("not-host")
    return [log.HandedOver(attempt.now, person.id)]


def may_take_over(attempt: Attempt, person: str) -> bool:
    """Whether this person may make themself the host."""
    room, gone = attempt.room, attempt.gone_for(attempt.room.host)
    plays = room.seat_of(person) is not None or room.leads(person)
    if person != attempt.person or not plays or gone is None or gone < attempt.limits.host_gone:
        return False
    return room.people[person].came <= attempt.now - gone


def choose_tale(attempt: Attempt, command: m.ChooseTale) -> Entries:
    """Host: another game; those for whom it has no seat stand up, the host last."""
    attempt.as_host()
    attempt.in_lobby()
    tale, room = tale_called(command.tale), attempt.room
    if tale is room.tale:
        return []
    leaving = by_turns_to_stand(room)[: max(0, len(room.seats) - tale.most_seats)]
    gone: Entries = [
        log.Left(attempt.now, one) if room.people[one].bot else log.Stood(attempt.now, one) for one in leaving
    ]
    return [*gone, log.TaleChosen(attempt.now, tale.id)]


def by_turns_to_stand(room: Room) -> list[str]:
    """Who sits, in the order in which they would give up a seat: bots first, the host last."""
    seated = [one for one in reversed(room.seats) if one is not None]
    return sorted(seated, key=lambda one: (not room.people[one].bot, one == room.host))


def choose(attempt: Attempt, command: m.Choose) -> Entries:
    """Host: the set of cards; an empty one is the book's."""
    attempt.as_host()
    attempt.in_lobby()
    room = attempt.room
    if room.way_to_choose != BY_THE_HOST:
        raise Refusal("not-by-hand")
    more = room.tale.brought(command.more)
    possible = room.tale.choosable({**room.more, **more})
    for role in command.roles:
        if role not in possible:
            raise Refusal("unknown-role", role=role[:40])
    if len(command.roles) > max(3 * room.tale.most_seats, len(possible)):
        raise Refusal(
            "set-wrong-size", needed=len(room.seats) + len(room.tale.spares), got=len(command.roles)
        )
    called = names.title(command.title), names.title(command.author)
    return [log.RolesChosen(attempt.now, sorted(command.roles, key=possible.index), *called, more)]


def reword(attempt: Attempt, command: m.Reword) -> Entries:
    """Host: what a card says at this table."""
    attempt.as_host()
    attempt.in_lobby()
    tale = attempt.room.tale
    if command.role not in tale.almanac:
        raise Refusal("unknown-role", role=command.role[:40])
    return [log.Reworded(attempt.now, tale.id, command.role, names.wording(command.text))]


def wish(attempt: Attempt, command: m.Wish) -> Entries:
    """A player: what one wishes for, where the players choose the set together."""
    attempt.in_lobby()
    room = attempt.room
    if room.seat_of(attempt.person) is None:
        raise Refusal("not-seated")
    if room.way_to_choose != "players":
        raise Refusal("not-by-wishes")
    wishable = () if room.tale.casting is None else room.tale.casting.wishable
    for role in command.roles:
        if role not in wishable:
            raise Refusal("unknown-role", role=role[:40])
    return [log.Wished(attempt.now, attempt.person, [*dict.fromkeys(command.roles)])]


def settings(attempt: Attempt, command: m.Settings) -> Entries:
    """Host: variants and timers; the variants only before the deal."""
    attempt.as_host()
    change = {key: checked(attempt, key, value) for key, value in command.change.items()}
    if change.get("lead") == "person" and "leader" not in change:
        change["leader"] = attempt.room.leader or attempt.room.host
    return [log.SettingsChanged(attempt.now, change), *the_leader_sits_down(attempt, change)]


def the_leader_sits_down(attempt: Attempt, change: dict[str, Any]) -> Entries:
    """A seat for who led until now, where Fabula or another leads from now on and there is one."""
    room, leader = attempt.room, attempt.room.leader
    goes_on = change.get("lead") != "fabula" and change.get("leader", leader) == leader
    if leader is None or goes_on or room.seat_of(leader) is not None or not has_room(room):
        return []
    return [*a_bot_makes_room(room, attempt.now), log.Sat(attempt.now, leader)]


def checked(attempt: Attempt, key: str, value: Any) -> Any:
    """A setting's new value; Refusal if it is unknown, out of range or too late."""
    room = attempt.room
    timer = next((one for one in room.tale.timers if one.key == key), None)
    if timer is not None:
        if isinstance(value, bool) or not isinstance(value, int) or not timer.least <= value <= timer.most:
            raise Refusal("setting-range", setting=key, least=timer.least, most=timer.most)
        return value
    attempt.in_lobby()
    if key == "leader":
        person = room.person(str(value))
        if not person.has_a_device:
            raise Refusal("no-device")
        return person.id
    if (key == "open_eyes" and not room.tale.dead_may_watch) or (
        key == "helper" and room.tale.id not in NOTES_ALLOW
    ):
        raise Refusal("unknown-setting", setting=key)
    if key in (*FLAGS, *room.tale.nights.wordings):
        if not isinstance(value, bool):
            raise Refusal("setting-range", setting=key)
        return value
    if key in ("lead", "choosing"):
        ways = () if room.tale.casting is None else room.tale.casting.ways
        if value not in (LEAD if key == "lead" else ways):
            raise Refusal("setting-range", setting=key)
        return value
    return variant_of(room.tale, key, value)


def variant_of(tale: Tale, key: str, value: Any) -> Any:
    """A variant of the rules; Refusal if it is none that is offered: by what a game goes nobody chooses."""
    if not any(one.key == key and one.is_offered for one in tale.settings):
        raise Refusal("unknown-setting", setting=key)
    return tale.settled({key: value})[key]


def start(attempt: Attempt, _: m.Start) -> Entries:
    """Deal the cards, as the host wishes."""
    attempt.as_host()
    attempt.in_lobby()
    room = attempt.room
    variants = {one.key: room.settings[one.key] for one in room.tale.settings}
    if room.led_by_a_person:
        variants |= {one.key: one.led for one in room.tale.settings if one.led is not None}
    if travellers := room.travellers_at_first():
        variants["travellers"] = travellers
    roles = room.played(room.roles)
    if not roles:
        raise Refusal("set-wrong-size", needed=len(room.seats), got=0)
    variants |= room.more | ({"company": room.played(room.company)} if room.company else {})
    setup = room.tale.set_up(len(room.seats), tuple(roles), **variants)
    started = log.Started(attempt.now, list(setup.roles), variants, rules_of(room.tale.id))
    if not room.names_the_dead or "one_by_one" in room.settings:
        return [started]
    return [log.SettingsChanged(attempt.now, {"one_by_one": True}), started]  # games of before go on without


def pause(attempt: Attempt, _: m.Pause) -> Entries:
    """Stop all clocks, as the host wishes."""
    attempt.as_host()
    if attempt.room.stage != "playing" or attempt.room.paused or attempt.room.breaking is not None:
        raise Refusal("not-started")
    return [log.Paused(attempt.now)]


def go(attempt: Attempt, _: m.Go) -> Entries:
    """Host: let the clocks run."""
    attempt.as_host()
    if attempt.room.stage != "playing" or not attempt.room.paused or attempt.room.breaking is not None:
        raise Refusal("not-started")
    return [log.WentOn(attempt.now)]


ASKS_THE_HOST = "host"  # how late it is, where only they may let somebody in
TIME_TO_TAKE_BACK = 10_000


def break_off(attempt: Attempt, command: m.BreakOff) -> Entries:
    """Host: break the game off, or take that back in time."""
    attempt.as_host()
    room = attempt.room
    if room.stage != "playing":
        raise Refusal("not-started")
    if command.on == (room.breaking is not None):
        return []
    return [log.BreakingOff(attempt.now, TIME_TO_TAKE_BACK if command.on else None)]


def again(attempt: Attempt, _: m.Again) -> Entries:
    """Host: back to the lobby."""
    attempt.as_host()
    if attempt.room.stage == "lobby":
        raise Refusal("not-started")
    return [log.Closed(attempt.now)]


HANDLERS: dict[type[m.Command], Callable[[Attempt, Any], Entries]] = {
    m.Say: say,
    m.Rename: rename,
    m.Language_: language,
    m.Sit: sit,
    m.Travel: travel,
    m.Stand: stand,
    m.Arrange: arrange,
    m.Group: group,
    m.AddBot: add_bot,
    m.AddGuest: add_guest,
    m.Mute: mute,
    m.Rule: rule,
    m.Remove: remove,
    m.Free: free,
    m.HandOver: hand_over,
    m.ChooseTale: choose_tale,
    m.Choose: choose,
    m.Reword: reword,
    m.Wish: wish,
    m.Settings: settings,
    m.Start: start,
    m.Pause: pause,
    m.Go: go,
    m.BreakOff: break_off,
    m.Again: again,
}
