"""The snapshot of a room: all that is public about it, as every device is sent it."""

from __future__ import annotations

from typing import Any

from fabula.rooms.devices.set_check import advice
from fabula.rooms.room.room import Room
from fabula.rooms.wire import messages as m
from fabula.rooms.wire.parts import Waiting


def told_of_the_evening(room: Room) -> dict[str, Any]:
    """Where games are kept, and between them how the evening went, and after one who had wagered what."""
    return {
        "series": [] if room.stage == "playing" else room.series.table(),
        "sides": [] if room.stage == "playing" else room.series.sides(room.tale.id),
        "chronicle": "" if room.chronicle is None else room.chronicle.name,
        "wagers": room.pocketbooks.wagers() if room.stage == "after" else [],
    }


def told_of_the_grimoire(room: Room) -> dict[str, Any]:
    """To whom it is open besides who leads, and who has seen it in the game that is on."""
    return {
        "beside": list(room.beside),
        "watching": [one for one in room.people if room.watches(one)],
        "seen_all": [one for one in room.people if one in room.have_seen_all and room.stage == "playing"],
    }


def decides(room: Room) -> tuple[object, ...]:
    """All that decides what is public about a room, but for who is here and who waits.

    What players say and answer may end the game, and change who may still come to it.
    """
    return room.arranged, room.stage, room.late_roles(), room.fitting(), room.lateness()


def snapshot(room: Room, people: list[m.Person], onlookers: int, waiting: list[Waiting]) -> m.Room:
    """All that is public about a room, with who is here now."""
    return m.Room(
        code=room.code,
        host=room.host,
        tale=room.tale.id,
        stage=room.stage,
        game=room.game,
        people=people,
        seats=list(room.seats),
        apart=[one for one in room.apart if one in room.seats],
        watchers=room.watchers,
        roles=list(room.roles if room.play is None else room.play.telling.setup.roles),
        settings=room.settings | ({"one_by_one": room.names_the_dead} if room.led_by_a_person else {}),
        advice=advice(room) if room.stage == "lobby" else [],
        leader=room.leader,
        paused=room.paused,
        wishes=room.wishes_now(),
        onlookers=onlookers,
        wordings=dict(room.wordings.get(room.tale.id, {})),
        title=room.title,
        more=dict(room.more) if room.stage == "lobby" else {},
        author=room.author,
        travellers=list(room.late_roles()),
        fitting=list(room.fitting()),
        lateness=room.lateness(),
        travelling=room.travellers_in_wish(),
        notice=room.notice,
        breaking=room.breaking,
        door=room.door,
        no_onlookers=room.no_onlookers,
        house_rulings=list(room.house_rulings),
        volunteers={one: list(voters) for one, voters in room.volunteers.items()},
        found=room.found,
        waiting=waiting,
        freed=list(room.holders.freed) if room.stage == "playing" else [],
        **told_of_the_grimoire(room),
        **told_of_the_evening(room),
    )
