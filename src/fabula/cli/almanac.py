"""`fabula roles` and `fabula check`: what the almanac has, and what it lacks."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from fabula.almanacs import open_folder
from fabula.cli.output import FAULTY, RULED, print_json
from fabula.core.cards import NEVER, Role
from fabula.core.tale import Tale
from fabula.games import tale_called
from fabula.text import LANGUAGES, words
from fabula.text.tongue import language_of_the_user


def list_roles(asked: argparse.Namespace) -> int:
    """Print the roles of a game."""
    tale = tale_called(asked.game)
    if asked.json:
        print_json([_role_as_data(tale, role) for role in tale.almanac])
        return 0
    say = words(language_of_the_user())
    for role in tale.almanac:
        side, name = say.say_or_id(f"side-{role.side}"), say.role(tale.id, role.id)
        print(f"{role.id:16}{name:20}{side:16}{role.wakes.value}")
    return 0


def _role_as_data(tale: Tale, role: Role) -> dict[str, Any]:
    return {
        "id": role.id,
        "kind": role.kind,
        "side": role.side,
        "wakes": role.wakes is not NEVER,
        "nights": role.wakes.value,
        "copies": role.copies,
        "names": {lang: words(lang).role(tale.id, role.id) for lang in LANGUAGES},
        "status": RULED,
    }


def run_check(asked: argparse.Namespace) -> int:
    """Print the faults of the almanac, of almanacs besides ours, or of rooms before an upgrade."""
    if asked.rooms is not None:
        return _check_rooms(asked.rooms)
    if asked.almanac:
        return _check_almanacs(asked.almanac)
    from fabula.check import faults_in_files, praise

    found = list(faults_in_files())
    for fault in found:
        print(fault)
    if not found:
        print(praise(words(language_of_the_user())))
    return FAULTY if found else 0


def _check_almanacs(folders: list[Path]) -> int:
    from fabula.arrivals import faults_of_brought, praise

    faulty, say = False, words(language_of_the_user())
    for almanac in map(open_folder, folders):
        found = list(faults_of_brought(almanac))
        print("\n".join(found) if found else praise(almanac, say))
        faulty = faulty or bool(found)
    return FAULTY if faulty else 0


def _check_rooms(place: str) -> int:
    from fabula.cli.keeping import logs_at
    from fabula.rooms.progress.recovery import outlook, reads_on

    say = words(language_of_the_user())
    outlooks = {room: outlook(lines) for room, lines in logs_at(place)}
    for room, what in outlooks.items():
        print(say.say(f"tool-room-{what}", room=room))
    same = sum(what == "same" for what in outlooks.values())
    print(say.say("tool-rooms", rooms=str(len(outlooks)), same=str(same)))
    return 0 if all(map(reads_on, outlooks.values())) else FAULTY
