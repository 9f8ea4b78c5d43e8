"""What an entry changes of the people of a room, their seats, and who might lead them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fabula.rooms.room.changes.role_set import suit_the_set
from fabula.rooms.room.faces import FACES, free_face
from fabula.rooms.room.people import Person
from fabula.rooms.room.table import Table
from fabula.rooms.storage import log


def _joined(table: Table, entry: log.Joined) -> None:
    keys = [entry.key] if entry.key else []
    table.people[entry.person] = Person(
        entry.person,
        entry.name,
        entry.lang,
        entry.bot,
        entry.stands_in,
        keys,
        entry.at,
        _face_of(table, entry),
    )
    name = table.people[entry.person].name_on_paper
    table.series.enter(entry.person, name, bot=entry.bot is not None)
    table.numbered = max(table.numbered, int(entry.person[1:]))
    table.host = table.host or entry.person


def _face_of(table: Table, entry: log.Joined) -> str:
    """The face they wish for, if it is free or that of whom they play on for; else one that is free."""
    before = table.people.get(entry.person)
    if before is not None and before.face == entry.face:
        return entry.face
    if entry.face in FACES and (entry.stands_in or entry.face not in table.faces):
        return entry.face
    return free_face(table.faces, table.seated_faces, from_the_end=not entry.key)


def _face_chosen(table: Table, entry: log.FaceChosen) -> None:
    table.people[entry.person].face = entry.face


def _key_given(table: Table, entry: log.KeyGiven) -> None:
    keys = table.people[entry.person].keys
    if entry.alone:
        keys.clear()
    keys.append(entry.key)


def _renamed(table: Table, entry: log.Renamed) -> None:
    table.people[entry.person].name = entry.name
    table.series.rename(entry.person, entry.name)


def _muted(table: Table, entry: log.Muted) -> None:
    table.people[entry.person].muted = entry.on


def _language_chosen(table: Table, entry: log.LanguageChosen) -> None:
    table.people[entry.person].lang = entry.lang


def _said(table: Table, entry: log.Said) -> None:
    table.said.append(entry)
    table.said_in_all += 1


def _door_set(table: Table, entry: log.DoorSet) -> None:
    table.door = table.door if entry.people is None else entry.people
    table.no_onlookers = table.no_onlookers if entry.onlookers is None else not entry.onlookers


def _sat(table: Table, entry: log.Sat) -> None:
    person = table.people[entry.person]
    _tell_apart(table, person)
    if entry.seat is None:
        table.seats.append(entry.person)
    else:
        table.seats[entry.seat] = entry.person
        _take_up_the_pocketbook(table, entry.seat, person)
        table.holders.sit(entry.seat, person)
        table.moved.add(entry.person)
        table.travelling.pop(entry.person, None)
    _seat_bot(table, entry.person)
    suit_the_set(table)


def _tell_apart(table: Table, person: Person) -> None:
    """No two who sit have one face: who comes second has another one, or in the lobby a bot has."""
    seated = [table.people[one] for one in table.seats if one in table.people]
    same = next((one for one in seated if one.face == person.face), None)
    if same is None:
        return
    changes = same if same.bot and table.stage == "lobby" else person
    changes.face = free_face(table.faces, table.seated_faces, from_the_end=changes.bot is not None)


def _take_up_the_pocketbook(table: Table, seat: int, person: Person) -> None:
    table.pocketbooks.sit(seat, bot=person.bot is not None, again=table.holders.held(seat, person))


def _jotted(table: Table, entry: log.Jotted) -> None:
    table.pocketbooks.write(entry, table.play)


def _wagered(table: Table, entry: log.Wagered) -> None:
    table.pocketbooks.wager(entry, table.play)


def _walked_aside(table: Table, entry: log.WalkedAside) -> None:
    table.discussion.asides.walk(entry.seat, entry.place, entry.at, entry.leaves)


def _asked_along(table: Table, entry: log.AskedAlong) -> None:
    table.discussion.asides.ask(entry.seat, entry.by, entry.at)


def _declined(table: Table, entry: log.Declined) -> None:
    table.discussion.asides.ask(entry.seat, entry.by, entry.at, declined=True)


def _signed(table: Table, entry: log.Signed) -> None:
    table.discussion.show(entry.seat, entry.sign, entry.to, entry.at)


def _stood(table: Table, entry: log.Stood) -> None:
    _free(table, entry)
    vacate(table, entry.person)


def _left(table: Table, entry: log.Left) -> None:
    if entry.person in table.people:
        table.holders.leave(table.people[entry.person])
    _free(table, entry)
    vacate(table, entry.person)
    table.wishes.pop(entry.person, None)
    _voted_for_leader(table, log.VotedForLeader(entry.at, entry.person))
    table.volunteers.pop(entry.person, None)
    if table.people.pop(entry.person, None) is not None:
        table.series.leave(entry.person)
    _lead_no_more(table, entry.person)
    if table.host == entry.person:
        table.host = next((one.id for one in table.people.values() if not one.bot), "")


def _free(table: Table, entry: log.Left | log.Stood) -> None:
    seat, by = table.seat_of(entry.person), table.people.get(entry.by)
    if table.play is not None and seat is not None and by is not None:
        table.holders.free(seat, table.people[entry.person], by)


def vacate(table: Table, person: str) -> None:
    """Free the seat of a person; before the deal it is gone."""
    seat = table.seat_of(person)
    table.travelling.pop(person, None)
    table.open_eyes.discard(person)
    if seat is None:
        return
    table.discussion.ask_for_the_word(seat, up=False)
    table.discussion.asides.leave(seat)
    if table.stage == "lobby":
        table.seats.pop(seat)
        suit_the_set(table)
    else:
        table.seats[seat] = None
        table.moved.add(person)
        if table.play is not None:
            table.play.bots.unseat(seat)


def _seat_bot(table: Table, person: str) -> None:
    seat, bot = table.seat_of(person), table.people[person].bot
    if table.play is not None and table.stage == "playing" and seat is not None:
        table.play.bots.unseat(seat)
        if bot:
            table.play.bots.seat(seat, bot, table.play.telling.log)


def seat_all_bots(table: Table) -> None:
    """Have every bot that sits play on."""
    for person in table.people.values():
        if person.bot:
            _seat_bot(table, person.id)


def _arranged(table: Table, entry: log.Arranged) -> None:
    table.seats = list(entry.people)


def _grouped(table: Table, entry: log.Grouped) -> None:
    table.apart = list(entry.after)


def _traveller_wished(table: Table, entry: log.TravellerWished) -> None:
    table.travelling.pop(entry.person, None)
    if entry.wishes:
        table.travelling[entry.person] = entry.agreed


def _eyes_opened(table: Table, entry: log.EyesOpened) -> None:
    for those in (table.open_eyes, table.have_seen_all, table.moved):
        those.add(entry.person)


def _handed_over(table: Table, entry: log.HandedOver) -> None:
    table.host = entry.person


def _volunteered(table: Table, entry: log.Volunteered) -> None:
    if entry.on:
        table.volunteers[entry.person] = []
    else:
        table.volunteers.pop(entry.person, None)


def _voted_for_leader(table: Table, entry: log.VotedForLeader) -> None:
    for voters in table.volunteers.values():
        if entry.person in voters:
            voters.remove(entry.person)
    if entry.whom is not None:
        table.volunteers[entry.whom].append(entry.person)


def _lead_no_more(table: Table, person: str) -> None:
    table.looking = [one for one in table.looking if one != person]
    if person in table.beside:
        table.beside.remove(person)
    elif person == table.leader:
        table.leader = table.beside.pop(0) if table.beside else None
    if table.leader is None:
        table.settings["lead"] = "fabula"
        table.looking.clear()
        if table.play is not None:
            table.play.curtain.draw_aside()
            table.play.stage.waits = False  # for a touch of whoever led


APPLY: dict[type[log.Entry], Callable[[Table, Any], None]] = {
    log.Joined: _joined,
    log.KeyGiven: _key_given,
    log.Sat: _sat,
    log.Stood: _stood,
    log.Left: _left,
    log.DoorSet: _door_set,
    log.Renamed: _renamed,
    log.FaceChosen: _face_chosen,
    log.Muted: _muted,
    log.LanguageChosen: _language_chosen,
    log.Arranged: _arranged,
    log.Grouped: _grouped,
    log.HandedOver: _handed_over,
    log.Volunteered: _volunteered,
    log.VotedForLeader: _voted_for_leader,
    log.EyesOpened: _eyes_opened,
    log.TravellerWished: _traveller_wished,
    log.Said: _said,
    log.Jotted: _jotted,
    log.Wagered: _wagered,
    log.Signed: _signed,
    log.WalkedAside: _walked_aside,
    log.AskedAlong: _asked_along,
    log.Declined: _declined,
}
