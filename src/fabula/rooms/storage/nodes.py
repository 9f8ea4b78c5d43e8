"""Rooms in PostgreSQL that several servers share: each has one owner at a time, which alone writes there.

Each node says in a table that it is there, some times in a lease. A room may be taken if it has no owner, or
if its owner has been silent for a lease; only the database's clock is compared. Whoever takes a room from
another reads its log and appends a line: from then on what the former owner would write has a number that is
taken. So no line has to look at the lease, and a node that was asleep cannot write into what it has lost.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from datetime import timedelta
from secrets import token_hex
from typing import Any

import asyncpg

from fabula.rooms.storage import log
from fabula.rooms.storage.postgres import (
    ALIVE,
    HELD,
    OF_THE_DATABASE,
    PATIENCE,
    TABLES,
    PostgresStore,
    may_be_one,
    what_it_means,
)
from fabula.rooms.storage.store import AtAnotherNode, Fenced, Kept, Node, Sharing, Written

LEASE = 2.0  # s; who has been silent for longer may lose its rooms
BEATS = 5  # in a lease
LATER = 0.5  # of a lease: so long a room waits for whoever comes to it, before a node takes it for its clock
AT_ONCE = 8  # rooms that a node takes in one go because their clocks run
TRIES = 20
# Where a node falls asleep between two words to the database, nobody waits long for what it has locked.
HURRIED = {**ALIVE, "idle_in_transaction_session_timeout": "1000"}
FOR_EVER = timedelta(days=10_000)
MADE = HELD + 1  # the number of the lock for whoever makes tables
_logger = logging.getLogger("fabula.rooms")

# The session is that of the line over which a node speaks: when its process is killed it ends at once.
SHARED_TABLES = """
ALTER TABLE room ADD COLUMN IF NOT EXISTS owner text;
CREATE INDEX IF NOT EXISTS owned ON room (owner);
CREATE TABLE IF NOT EXISTS node (id text PRIMARY KEY, address text NOT NULL, secret text NOT NULL,
  seen timestamptz NOT NULL);
ALTER TABLE node ADD COLUMN IF NOT EXISTS session integer;
CREATE OR REPLACE FUNCTION is_there(one text, lease interval) RETURNS boolean LANGUAGE sql AS
  'SELECT EXISTS (SELECT FROM node WHERE id = one AND seen > clock_timestamp() - lease
    AND (session IS NULL OR seen > clock_timestamp() - lease * 0.4
      OR EXISTS (SELECT FROM pg_stat_get_activity(session))))';
"""
SHARE = "SELECT pg_try_advisory_lock_shared($1)"
IN_TURN = "SELECT pg_advisory_xact_lock($1)"
BEAT = """INSERT INTO node VALUES ($1, $2, $3, clock_timestamp(), pg_backend_pid())
  ON CONFLICT (id) DO UPDATE SET seen = EXCLUDED.seen, session = EXCLUDED.session
  WHERE node.seen > '-infinity'
  RETURNING (SELECT seen > clock_timestamp() - $4::interval FROM node AS before WHERE id = $1)"""
NODES = "SELECT id, address, secret FROM node WHERE seen > clock_timestamp() - $1::interval"
# A room that is given away has an owner that has been silent for ever, of which the others know.
GIVE = """WITH nobody AS (INSERT INTO node VALUES ($3, '', '', '-infinity') ON CONFLICT DO NOTHING)
  UPDATE room SET owner = CASE WHEN is_there($4, $5) THEN $4 ELSE $3 END WHERE code = $1 AND owner = $2"""
RETIRE = "UPDATE node SET seen = '-infinity' WHERE id = $1"
TAKE = """WITH before AS (SELECT owner FROM room WHERE code = $1 FOR UPDATE)
  UPDATE room SET owner = $2 FROM before
  WHERE code = $1 AND aside IS NULL
    AND (room.owner IS NULL OR room.owner = $2 OR NOT is_there(room.owner, $3))
  RETURNING before.owner"""
WHERE_IT_IS = """SELECT node.id, address, secret FROM here JOIN room USING (code)
  LEFT JOIN node ON node.id = owner AND seen > '-infinity' WHERE code = $1"""
CREATE = "INSERT INTO room (code, owner) VALUES ($1, $2)"
LEAVE = "UPDATE room SET clock = false, owner = NULL WHERE code = $1 AND owner = $2"
SET_ASIDE = """UPDATE room SET aside = $4
  WHERE code = $1 AND (owner IS NULL OR owner = $2 OR NOT is_there(owner, $3))"""
NEVER_FILLED = """DELETE FROM room WHERE (owner IS NULL OR NOT is_there(owner, $1))
  AND NOT EXISTS (SELECT FROM log WHERE log.room = code)"""
DUE = """SELECT code FROM room
  WHERE clock AND aside IS NULL AND (owner IS NULL OR owner = $2 OR NOT is_there(owner, $1))"""
SILENT = "SELECT id FROM node WHERE NOT is_there(id, $1)"
ORPHANS = """SELECT code FROM room WHERE owner = ANY($1::text[]) AND clock AND aside IS NULL
  ORDER BY random() LIMIT $2"""
BURY = "DELETE FROM node WHERE id = ANY($1::text[]) AND seen < clock_timestamp() - $2::interval"
OWNED = "SELECT code FROM room WHERE owner = $1"


class NodeStore(PostgresStore):
    """The rooms of a database as one of its nodes has them."""

    hold = SHARE
    patience = HURRIED
    tables = TABLES + SHARED_TABLES

    def __init__(self, database: str, address: str, lease: float = LEASE) -> None:
        super().__init__(database)
        self.me = Node(token_hex(8), address, token_hex(32))
        self.lapses = 0
        self._lease = timedelta(seconds=lease)
        self._beat = lease / BEATS
        self._nodes: dict[str, Node] = {}
        self._silent: dict[str, float] = {}  # nodes, and since when this one has known it
        self._unfenced: set[str] = set()  # rooms taken from others, in whose logs that does not stand yet
        self._judges_from = 0.0  # who has been silent does not judge others for the time of a lease
        self._pulse: Any = None
        self._speaking = asyncio.Lock()
        self._beating: asyncio.Task[None] | None = None

    @property
    def sharing(self) -> Sharing | None:
        """What this knows of the others."""
        return self

    async def open(self) -> None:
        """Have the tables, and say that this node is there; HeldElsewhere if a server has all rooms alone."""
        await super().open()
        try:
            await self._say_that_i_am_here()
        except OF_THE_DATABASE as error:
            raise what_it_means(error) from None
        self._beating = asyncio.get_running_loop().create_task(self._beat_on())

    async def _make_tables(self, writer: Any) -> None:
        async with writer.transaction():
            await writer.execute(IN_TURN, MADE)
            await self._have_tables(writer)
            await writer.execute(NEVER_FILLED, self._lease)

    # ---- saying that one is there

    def node(self, id: str) -> Node | None:
        """The node with this id, as far as it has been heard of lately."""
        return self._nodes.get(id)

    async def _beat_on(self) -> None:
        while True:
            await asyncio.sleep(self._beat)
            try:
                await self._say_that_i_am_here()
            except OF_THE_DATABASE as error:  # whoever takes a room meanwhile keeps us from writing there
                _logger.warning("this node cannot say that it is there: %s", type(error).__name__)

    async def _say_that_i_am_here(self) -> None:
        async with self._speaking:  # a connection does one thing at a time
            await self._say_it()

    async def _say_it(self) -> None:
        if self._pulse is not None and self._pulse.is_closed():  # then the others may have lost theirs too
            self._judge_nobody_for_a_lease()
        if self._pulse is None or self._pulse.is_closed():
            self._pulse = await asyncpg.connect(self.database, server_settings=ALIVE, **PATIENCE)
        try:
            in_time = await self._pulse.fetchval(BEAT, *self._named(), self._lease)
            others = await self._pulse.fetch(NODES, self._lease)
        except TimeoutError:
            self._pulse.terminate()
            raise
        is_new, self._nodes = not self._nodes, {one["id"]: Node(*one) for one in others}
        if not (in_time or is_new):
            self.lapses += 1
            self._judge_nobody_for_a_lease()

    def _judge_nobody_for_a_lease(self) -> None:
        self._judges_from = asyncio.get_running_loop().time() + self._lease.total_seconds()

    def _named(self) -> tuple[str, str, str]:
        return self.me.id, self.me.address, self.me.secret

    def _after(self) -> timedelta:
        """After which silence a node's rooms may be taken: a database that was away has silenced all."""
        has_a_line = self._pulse is not None and not self._pulse.is_closed()
        judges = has_a_line and asyncio.get_running_loop().time() >= self._judges_from
        return self._lease if judges else FOR_EVER

    def others(self) -> list[Node]:
        """The nodes that have been heard of lately."""
        return [node for node in self._nodes.values() if node.id != self.me.id]

    async def give(self, room: str, heir: Node | None = None) -> None:
        """Let it be the heir's, or an owner's that is not there; this node writes nothing there any more."""
        to = None if heir is None else heir.id
        await self._do((), (GIVE, room, self.me.id, f"{self.me.id}-left", to, self._lease))

    async def retire(self) -> None:
        """Say that this node is gone; nothing is written any more, so its rooms can be had at once."""
        await self._do((), (RETIRE, self.me.id))
        await self._stop_beating()

    async def _stop_beating(self) -> None:
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)
            self._beating = None

    async def close(self) -> None:
        """Write what waits, let the others have the rooms, then let go of the database."""
        if self._beating is not None:
            with suppress(Exception):
                await self.retire()
        if self._pulse is not None:
            self._pulse.terminate()
        await super().close()

    # ---- whose a room is

    async def take(self, room: str) -> list[Kept] | None:
        """The log of a room, if it can be had; AtAnotherNode if another node has it."""
        if not may_be_one(room):
            return None
        for _ in range(TRIES):
            taken = await self._ask(TAKE, room, self.me.id, self._after())
            if not taken:
                await self._say_whose_it_is(room)
                return None
            if taken[0][0] not in (None, self.me.id):
                self._unfenced.add(room)
            kept = await self.log_of(room)
            if not kept:
                return None
            if room not in self._unfenced:
                return kept
            with suppress(Fenced):  # its former owner has written once more; that is kept, and read
                return [*kept, await self._fenced_off(room, kept)]
        raise AtAnotherNode(None)

    async def _fenced_off(self, room: str, kept: list[Kept]) -> Kept:
        """The line by which nobody who had the room can write there any more."""
        line = log.write(log.TakenUp(log.time_of(kept[-1][0]), self.me.id))
        await self.append([Written(room, len(kept), line)])
        self._unfenced.discard(room)
        return line, None

    async def _say_whose_it_is(self, room: str) -> None:
        found = await self._ask(WHERE_IT_IS, room)
        if found:
            raise AtAnotherNode(None if found[0]["id"] is None else Node(*found[0]))

    async def create(self, room: str) -> bool:
        """Have a room of this node's without a line."""
        try:
            await self._do((), (CREATE, room, self.me.id))
        except Fenced:
            return False
        return True

    async def leave(self, room: str) -> None:
        """Let whoever comes next have it."""
        await self._do((), (LEAVE, room, self.me.id))

    async def set_aside(self, room: str, at: int) -> None:
        """Keep a room apart, unless another node has it."""
        await self._do((), (SET_ASIDE, room, self.me.id, self._after(), at))

    async def untouched_since(self, then: int) -> list[str]:
        """The rooms whose last line is older; one node looks for all of them."""
        is_mine_to_do = self.me.id == min(self._nodes, default=self.me.id)
        return await super().untouched_since(then) if is_mine_to_do else []

    async def due(self) -> list[str]:
        """The rooms in which a clock runs, and which no other node has."""
        return [room for (room,) in await self._ask(DUE, self._lease, self.me.id)]

    async def orphans(self) -> list[str]:
        """Some rooms in which a clock runs, and whose owner has not been there for a while."""
        if self._after() is FOR_EVER:
            return []
        now, before = asyncio.get_running_loop().time(), self._silent
        self._silent = {id: before.get(id, now) for (id,) in await self._ask(SILENT, self._lease)}
        wait = self._lease.total_seconds() * LATER
        silent = [id for id, since in self._silent.items() if now - since >= wait]
        if not silent:
            return []
        orphans = [room for (room,) in await self._ask(ORPHANS, silent, AT_ONCE)]
        if not orphans:  # whoever comes to the others takes them, for they have an owner that there is not
            await self._do((), (BURY, silent, self._lease))
        return orphans

    async def owned(self) -> set[str]:
        """The rooms that this node has."""
        return {room for (room,) in await self._ask(OWNED, self.me.id)}
