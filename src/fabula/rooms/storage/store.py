"""The store of logs. The room is its log: whoever has the log can go on with the room.

Two keys guard it: `(room, seq)` fences off a second writer, `(room, command)` makes a repeated command
harmless. Beside the lines a store knows what is asked of rooms that nobody has opened: whether a clock runs
in them, which keys were given in them, and when something was last done there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from fabula.rooms.storage import log
from fabula.rooms.storage.chronicle import MOST_LEAVES, TITLE, Leaf

Kept = tuple[bytes, str | None]  # a line of a log, and the command it came from


class Fenced(Exception):
    """Somebody else has written to this room."""


class CannotBeKept(Exception):
    """The disk takes nothing more, or the store cannot be reached: whatever a store cannot do, it says so."""


class HeldElsewhere(Exception):
    """Another server has these rooms."""


class Node(NamedTuple):
    """A server that shares its rooms with others: where they reach it, and the word that opens to them."""

    id: str
    address: str
    secret: str


class AtAnotherNode(Exception):
    """Another server has this room now; `node` is None where it cannot be said which, but soon can."""

    def __init__(self, node: Node | None) -> None:
        super().__init__("" if node is None else node.id)
        self.node = node


class Written(NamedTuple):
    """One line to be kept: its number in its room, what it says, the command it came from.

    `key` is the hash of the key that it gives; `clock` says whether a clock runs in the room from now on,
    and nothing where that is as it was. `leaves` of a chronicle are kept in the same go.
    """

    room: str
    seq: int
    entry: bytes
    command: str | None = None
    key: str | None = None
    clock: bool | None = None
    leaves: tuple[Leaf, ...] = ()  # of a chronicle, written with it


def written(
    room: str, first: int, entries: Sequence[log.AnyEntry], once: str | None, clock: bool | None
) -> list[Written]:
    """What has happened as lines of a log; the first has the command it came from, the last the clock."""
    last = len(entries) - 1
    return [
        Written(
            room,
            first + place,
            log.write(entry),
            once if place == 0 else None,
            entry.key or None if isinstance(entry, log.Joined | log.KeyGiven) else None,
            clock if place == last else None,
        )
        for place, entry in enumerate(entries)
    ]


class Sharing(Protocol):
    """What a store knows that several servers share; each is a node, and says all the time that it is.

    A node that has been silent for as long as a lease may lose its rooms. Whoever takes one writes a line
    into its log, so that the former owner cannot write there any more, whatever it believes.
    """

    me: Node
    lapses: int  # how often this node was silent for too long

    def node(self, id: str) -> Node | None:
        """The node with this id, if it is there."""

    async def orphans(self) -> list[str]:
        """Some rooms by lot in which a clock runs, and whose node has fallen silent."""

    async def owned(self) -> set[str]:
        """The rooms that this node has."""

    def others(self) -> list[Node]:
        """The other nodes that are there."""

    async def give(self, room: str, heir: Node | None = None) -> None:
        """Let the heir have a room of this node, or whoever comes first; for its clock any of the others."""

    async def retire(self) -> None:
        """Let the others have all rooms of this node; it takes none any more."""


class Store(Protocol):
    """Where logs are kept."""

    @property
    def sharing(self) -> Sharing | None:
        """What is known of other servers, where there may be any."""

    async def open(self) -> None:
        """Be ready for all that follows; CannotBeKept where that cannot be."""

    async def create(self, room: str) -> bool:
        """Have a room by this code, still without a line; False if the code is taken."""

    async def take(self, room: str) -> list[Kept] | None:
        """The log of a room that somebody comes to; None if there is no such room.

        AtAnotherNode where another server has it.
        """

    async def leave(self, room: str) -> None:
        """Nobody is in this room any more, and no clock runs there."""

    async def append(self, lines: Sequence[Written]) -> None:
        """Keep these lines, all or none; returns when they are safe. Fenced if the numbers are taken."""

    async def pulse(self) -> None:
        """Write a little that means nothing, which takes as long as a line; CannotBeKept where it cannot."""

    async def log_of(self, room: str) -> list[Kept]:
        """The log of one room, to be read."""

    async def due(self) -> list[str]:
        """The rooms in which a clock runs."""

    async def opens(self, room: str, key: str) -> bool:
        """Whether the key with this hash was ever given in this room."""

    async def made_with(self, key: str) -> str | None:
        """The room whose first person has made it with the key of this hash."""

    async def count(self) -> int:
        """How many rooms there are."""

    async def untouched_since(self, then: int) -> list[str]:
        """The rooms in which nothing has been done since then (ms)."""

    async def set_aside(self, room: str, at: int) -> None:
        """Keep a room apart that nobody uses any more, and from when on (ms)."""

    async def bring_back(self, since: int) -> None:
        """Have the rooms again that were set aside at this time or later, so by a clock that was wrong."""

    async def forget(self, before: int) -> None:
        """Forget what was set aside before this time."""

    async def chronicle(self, chronicle: str) -> list[Leaf]:
        """The title leaf and the latest leaves of a chronicle, by the hash of its link."""

    async def title(self, chronicle: str) -> list[Leaf]:
        """The title leaf of a chronicle alone, if there is one."""

    async def keep_leaves(self, leaves: Sequence[Leaf]) -> None:
        """Write these leaves of chronicles, or take them out, all or none."""

    async def forget_chronicles(self, before: int) -> None:
        """Forget the chronicles in which nothing was written since then (ms)."""

    async def close(self) -> None:
        """Finish what is under way."""


class MemoryStore:
    """A store that forgets when the process ends; for tests."""

    sharing = None

    def __init__(self) -> None:
        self.kept: dict[str, list[Kept]] = {}
        self.aside: dict[str, tuple[int, list[Kept]]] = {}
        self.resting: set[str] = set()  # rooms in which no clock runs
        self.leaves: dict[tuple[str, str], Leaf] = {}
        self._once: set[tuple[str, str]] = set()

    async def open(self) -> None:
        """Be ready, as memory is at once."""

    async def create(self, room: str) -> bool:
        """Have a room that is empty."""
        if room in self.kept or room in self.aside:
            return False
        self.kept[room] = []
        self.resting.add(room)
        return True

    async def take(self, room: str) -> list[Kept] | None:
        """The log of a room, if it has one."""
        return await self.log_of(room) if self.kept.get(room) else None

    async def leave(self, room: str) -> None:
        """Note that no clock runs."""
        self.resting.add(room)

    async def append(self, lines: Sequence[Written]) -> None:
        """Keep these lines of logs."""
        for room in dict.fromkeys(line.room for line in lines):
            kept, mine = self.kept.setdefault(room, []), [line for line in lines if line.room == room]
            if [line.seq for line in mine] != list(range(len(kept), len(kept) + len(mine))):
                raise Fenced(room)
            if any(line.command and (room, line.command) in self._once for line in mine):
                raise Fenced(room)
            self._once.update((room, line.command) for line in mine if line.command)
            kept += [(line.entry, line.command) for line in mine]
            for runs in (line.clock for line in mine if line.clock is not None):
                (self.resting.discard if runs else self.resting.add)(room)
        await self.keep_leaves([leaf for line in lines for leaf in line.leaves])

    async def pulse(self) -> None:
        """Succeed at once, for memory needs no disk."""

    async def log_of(self, room: str) -> list[Kept]:
        """The log of one room."""
        return list(self.kept.get(room, ()))

    async def due(self) -> list[str]:
        """All but those of which it was said that no clock runs there."""
        return [room for room in self.kept if room not in self.resting]

    async def opens(self, room: str, key: str) -> bool:
        """Whether a line of this room speaks of the key."""
        return any(key.encode() in line for line, _ in self.kept.get(room, ()))

    async def made_with(self, key: str) -> str | None:
        """The room in whose first lines the key stands."""
        firsts = ((room, kept[1][0]) for room, kept in self.kept.items() if len(kept) > 1)
        return next((room for room, line in firsts if key.encode() in line), None)

    async def count(self) -> int:
        """How many rooms there are."""
        return sum(1 for kept in self.kept.values() if kept)

    async def untouched_since(self, then: int) -> list[str]:
        """The rooms whose last line is older."""
        return [room for room, kept in self.kept.items() if kept and log.time_of(kept[-1][0]) < then]

    async def set_aside(self, room: str, at: int) -> None:
        """Keep a room apart."""
        self.aside[room] = (at, self.kept.pop(room, []))

    async def bring_back(self, since: int) -> None:
        """Have rooms again that were set aside too early."""
        for room, (at, lines) in list(self.aside.items()):
            if at >= since:
                self.kept[room] = lines
                del self.aside[room]

    async def forget(self, before: int) -> None:
        """Forget what was set aside before this time."""
        gone = {room for room, (at, _) in self.aside.items() if at < before}
        self.aside = {room: aside for room, aside in self.aside.items() if room not in gone}
        self._once = {one for one in self._once if one[0] not in gone}

    async def chronicle(self, chronicle: str) -> list[Leaf]:
        """The leaves of a chronicle."""
        return [leaf for leaf in self.leaves.values() if leaf.chronicle == chronicle]

    async def title(self, chronicle: str) -> list[Leaf]:
        """The title leaf of a chronicle."""
        leaf = self.leaves.get((chronicle, TITLE))
        return [] if leaf is None else [leaf]

    async def keep_leaves(self, leaves: Sequence[Leaf]) -> None:
        """Write leaves, or take them out."""
        for leaf in leaves:
            self.leaves.pop((leaf.chronicle, leaf.leaf), None)
            if leaf.entry:
                self.leaves[leaf.chronicle, leaf.leaf] = leaf
        for chronicle in {leaf.chronicle for leaf in leaves}:
            games = sorted(leaf.leaf for leaf in await self.chronicle(chronicle) if leaf.leaf != TITLE)
            for old in games[:-MOST_LEAVES]:
                del self.leaves[chronicle, old]

    async def forget_chronicles(self, before: int) -> None:
        """Forget those in which nothing was written since then."""
        lately = {leaf.chronicle for leaf in self.leaves.values() if leaf.at >= before}
        self.leaves = {place: leaf for place, leaf in self.leaves.items() if place[0] in lately}

    async def close(self) -> None:
        """End at once, for nothing is ever under way in memory."""
