"""The door of a room: which devices come in, and which have to go."""

from __future__ import annotations

from collections import Counter

from fabula.core.refusals import Refusal
from fabula.rooms.access.limits import Limits
from fabula.rooms.access.waiting_list import WaitingList
from fabula.rooms.devices.late import MOST, Late
from fabula.rooms.devices.sync import Device, OpenPage, Sync, encode
from fabula.rooms.room.room import Room
from fabula.rooms.wire import messages as m

STOPPING = "server-stopping"
CANNOT_KEEP = "cannot-keep"
REMOVED = "removed"
MOVED = "moved"
NOBODY_LOOKS_ON = "no-onlookers"


class Door:
    """Who may come in to a room, and look on; and who is shown out, once all before it has been said."""

    def __init__(
        self, room: Room, sync: Sync, waiting: WaitingList, limits: Limits, joined: Counter[str]
    ) -> None:
        self._room, self._sync, self._waiting, self._limits = room, sync, waiting, limits
        self._joined = joined  # how many have come in since the start, by address
        self._put_out: list[tuple[Device, str]] = []  # and why

    def lets_in(self, mark: str, address: str, name: str, now: int) -> bool:
        """Whether somebody new comes in at once, or waits for a nod; Refusal where they may not come."""
        too_many = len(self._room.people) >= self._limits.people_per_room
        if too_many or self._joined[address] >= self._limits.people_per_address:
            raise Refusal("room-full")
        if self._room.door == "shut":
            raise Refusal("table-shut")
        return self._room.door == "open" or self._waiting.knock(mark, address, name, now)

    def may_look_on(self, address: str) -> None:
        """Refusal where too many look on, or too many of one address; nobody with a key counts as one."""
        if self._room.no_onlookers:
            raise Refusal(NOBODY_LOOKS_ON)
        others = self._sync.onlookers()
        theirs = sum(1 for device in others if device.address == address)
        if len(others) >= self._limits.onlookers_per_room or theirs >= self._limits.onlookers_per_address:
            raise Refusal("too-many-devices")

    def shows(self) -> m.Found:
        """What somebody at the door sees of the room: what they would see if they looked on, if they may."""
        room = self._room
        if room.no_onlookers or room.door == "shut":
            return m.Found(room.code)
        host = room.people.get(room.host)
        return m.Found(
            room.code,
            room.tale.id,
            stage=room.stage,
            host="" if host is None else host.name,
            seated=[one for one in self._sync.people() if one.id in room.seats],
            worn=sorted(
                {one.face for one in room.people.values() if not (one.bot and room.stage == "lobby")}
            ),
        )

    def arrive(self, device: Device, key: str | None, version: str, now: int) -> None:
        """Welcome a device; where a person has too many, the one that came first goes."""
        theirs = [one for one in self._sync.devices if one.person == device.person is not None]
        if len(theirs) >= self._limits.devices_per_person:
            self._show_out(theirs[:1], MOVED)
        self._sync.devices.append(device)
        device.post(m.Welcome(self._room.code, now - device.behind, device.person, key, version=version))

    def put_out(self, person: str) -> None:
        """All devices of this person hear nothing from now on."""
        self._show_out([device for device in self._sync.devices if device.person == person], MOVED)

    def put_out_onlookers(self) -> None:
        """Nobody looks on any more, where the table does not want it."""
        if self._room.no_onlookers:
            self._show_out(self._sync.onlookers(), NOBODY_LOOKS_ON)

    def _show_out(self, devices: list[Device], why: str) -> None:
        self._sync.devices = [device for device in self._sync.devices if device not in devices]
        self._put_out += [(device, why) for device in devices]

    def shut_behind_them(self) -> None:
        """Whoever was put out, or removed from the room, is gone."""
        for device, why in self._put_out:
            device.page.shut(why)
        self._put_out.clear()
        people = {None, *self._room.people}
        for device in [one for one in self._sync.devices if one.person not in people]:
            self._sync.devices.remove(device)
            device.page.shut(REMOVED)

    def let_all_go(self, why: str = STOPPING) -> None:
        """All devices are disconnected, and whatever waits for them is forgotten."""
        devices = [*self._sync.devices, *(device for device, _ in self._put_out)]
        self._sync.devices = []
        self._put_out.clear()
        for device in devices:
            device.forget()
            if why == CANNOT_KEEP:
                device.page.deliver(encode(m.Refused(f"refused-{why}")))
            device.page.shut(STOPPING if why == CANNOT_KEEP else why)


def device_for(page: OpenPage, address: str, late: int) -> Device:
    """A device of nobody yet, which is told everything so many seconds late."""
    late = min(max(late, 0), MOST)
    return Device(Late(page, late) if late else page, None, address, late * 1000)


def see_off(device: Device) -> None:
    """Whoever was at it is gone: what is held back for them is sent to nobody."""
    if isinstance(device.page, Late):
        device.page.stop()
