"""What an entry changes of the settings: who leads, and how this table plays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fabula.rooms.room.changes.role_set import suit_the_set
from fabula.rooms.room.changes.seats import vacate
from fabula.rooms.room.table import Table
from fabula.rooms.storage import log


def _settings_changed(table: Table, entry: log.SettingsChanged) -> None:
    change = dict(entry.change)
    table.found = "" if {"lead", "leader"} & change.keys() else table.found
    if "leader" in change:
        table.leader = change.pop("leader")
    table.settings.update(change)
    if not table.led_by_a_person:
        leave_the_lead_to_fabula(table)
    elif table.leader is not None:
        table.beside = [one for one in table.beside if one != table.leader]
        vacate(table, table.leader)
    if "choosing" in change:
        suit_the_set(table)


def _leader_found(table: Table, entry: log.LeaderFound) -> None:
    _settings_changed(table, log.SettingsChanged(entry.at, {"lead": "person", "leader": entry.person}))
    table.found = entry.how


def _chronicled(table: Table, entry: log.Chronicled) -> None:
    table.chronicle = entry if entry.link else None


def _entrusted(table: Table, entry: log.Entrusted) -> None:
    table.moved.add(entry.person)
    table.beside = [one for one in table.beside if one != entry.person]
    table.looking = [one for one in table.looking if one != entry.person]
    if entry.how == "over":
        table.moved.update([table.leader] if table.leader else [])
        table.leader = entry.person
    elif entry.how == "share":
        table.beside.append(entry.person)
    elif entry.how == "look":
        table.looking.append(entry.person)
    elif entry.how == "take":
        table.leader, table.is_lead_taken = entry.person, True
        table.settings["lead"] = "person"
    if entry.how != "take":
        vacate(table, entry.person)
    note_who_leads(table)


def note_who_leads(table: Table) -> None:
    """Note that whoever leads now, or looks into the Grimoire, has seen all of this game."""
    table.have_seen_all.update([*table.beside, *table.looking, *([table.leader] if table.leader else [])])


def leave_the_lead_to_fabula(table: Table) -> None:
    """Nobody leads any more but Fabula."""
    table.moved.update([table.leader] if table.leader else [])
    table.settings["lead"], table.leader, table.is_lead_taken = "fabula", None, False
    table.beside.clear()
    table.looking.clear()


def _ruled(table: Table, entry: log.Ruled) -> None:
    table.house_rulings = [one for one in table.house_rulings if one != entry.text] + [entry.text] * (
        not entry.off
    )


def _penned(table: Table, entry: log.Penned) -> None:
    table.desk.write(entry)


def _mark_laid(table: Table, entry: log.MarkLaid) -> None:
    table.desk.lay(entry)


APPLY: dict[type[log.Entry], Callable[[Table, Any], None]] = {
    log.Ruled: _ruled,
    log.Chronicled: _chronicled,
    log.Entrusted: _entrusted,
    log.LeaderFound: _leader_found,
    log.SettingsChanged: _settings_changed,
    log.Penned: _penned,
    log.MarkLaid: _mark_laid,
}
