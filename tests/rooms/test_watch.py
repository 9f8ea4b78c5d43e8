"""Two nodes that share their rooms: whose a room is, what becomes of it when its node sleeps or leaves."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager

import pytest
from tests.database import Postgres
from tests.rooms.table import Phone, a_table, lots

from fabula.core.refusals import Refusal
from fabula.rooms.room_server import RoomServer
from fabula.rooms.rooms import Rooms
from fabula.rooms.storage import log
from fabula.rooms.storage.nodes import NodeStore
from fabula.rooms.storage.store import AtAnotherNode, CannotBeKept, Node
from fabula.rooms.watch import Watch
from fabula.rooms.wire import messages as m

pytestmark = [pytest.mark.long, pytest.mark.anyio]
LEASE = 0.5  # s
QUICK = {"look": 5, "step": 4, "talk": 240, "vote": 5}


@pytest.fixture
def anyio_backend() -> str:
    """Tests run in asyncio, as the server does."""
    return "asyncio"


@pytest.fixture
def shaken(postgres: Postgres) -> Iterator[Postgres]:
    """The server, which a test may stop; it runs again when that is over."""
    yield postgres
    postgres.stop()
    postgres.start()


class Sleeper:
    """A node whose rounds and words a test may stop, as if it were asleep."""

    def __init__(self, database: str, name: str, seed: int) -> None:
        self.store = NodeStore(database, f"{name}:1", LEASE)
        self.rooms = Rooms(self.store, below=lots(seed), hurry=0.05)

    async def open(self) -> None:
        """Begin to serve."""
        await self.store.open()
        await self.rooms.open()

    async def fall_asleep(self) -> None:
        """Say nothing for longer than a lease, and look after nothing."""
        await self.store._stop_beating()
        walking = watch(self)._walking
        assert walking is not None
        walking.cancel()
        await asyncio.sleep(LEASE * 1.2)

    async def wake(self) -> None:
        """Say again that one is there, and go round."""
        await self.store._say_that_i_am_here()
        await watch(self).go_round()


def watch(node: Sleeper) -> Watch:
    """Its watch."""
    assert node.rooms.open_rooms._watch is not None
    return node.rooms.open_rooms._watch


@asynccontextmanager
async def two_nodes(database: str) -> AsyncIterator[tuple[Sleeper, Sleeper]]:
    """Both of them, open."""
    nodes = (Sleeper(database, "a", 1), Sleeper(database, "b", 2))
    for node in nodes:
        await node.open()
    try:
        yield nodes
    finally:
        for node in nodes:
            await node.rooms.close()


async def some_time(condition: Callable[[], bool], seconds: float = 20.0) -> None:
    """Wait until something is so."""
    until = asyncio.get_running_loop().time() + seconds
    while not condition():
        assert asyncio.get_running_loop().time() < until
        await asyncio.sleep(0.02)


async def test_who_comes_to_another_nodes_room_is_told_which(postgres: Postgres) -> None:
    async with two_nodes(postgres.database()) as (a, b):
        host = await Phone().enter(a.rooms, m.Make("A"))
        comings = (m.Join(host.code, "B"), m.Return(host.code, host.key), m.Watch(host.code))
        for first in (*comings, m.MoveIn(host.code, "1")):
            with pytest.raises(AtAnotherNode) as elsewhere:
                await Phone().enter(b.rooms, first)
            assert elsewhere.value.node == a.store.me
        with pytest.raises(AtAnotherNode):
            await b.rooms.find(m.Find(host.code), "table")
        with pytest.raises(Refusal, match="no-such-room"):
            await Phone().enter(b.rooms, m.Join("1", "B"))


async def test_what_a_sleeper_has_not_kept_nobody_is_shown(postgres: Postgres) -> None:
    async with two_nodes(postgres.database()) as (a, b):
        host = await Phone().enter(a.rooms, m.Make("A"))
        guest = await Phone().enter(a.rooms, m.Join(host.code, "B"))
        await host.does(m.Say, text="before")
        await a.fall_asleep()
        again = await Phone().enter(b.rooms, m.Return(host.code, host.key))
        assert [one["text"] for one in again.all("said")] == ["before"]
        await again.does(m.Say, text="there")
        with pytest.raises(Refusal, match="server-stopping"):
            await host.does(m.Say, text="here")
        assert (host.shut_because, guest.shut_because) == ("server-stopping", "server-stopping")
        assert [one["text"] for one in guest.all("said")] == ["before"]
        said = [line for line, _ in await b.store.log_of(host.code) if b'"Said"' in line]
        assert len(said) == 2
        with pytest.raises(AtAnotherNode):
            await Phone().enter(a.rooms, m.Return(host.code, host.key))


async def test_a_sleeper_that_wakes_lets_go_of_what_others_have_and_keeps_the_rest(
    postgres: Postgres,
) -> None:
    async with two_nodes(postgres.database()) as (a, b):
        lost = await Phone().enter(a.rooms, m.Make("A"))
        kept = await Phone().enter(a.rooms, m.Make("A"))
        await a.fall_asleep()
        await Phone().enter(b.rooms, m.Return(lost.code, lost.key))
        await a.wake()
        assert (lost.shut_because, kept.shut_because) == ("server-stopping", None)
        assert (await kept.does(m.Say, text="still here"))["t"] == "done"
        assert lost.code not in a.rooms.servers


async def test_a_clock_goes_on_at_another_node_though_nobody_is_there(postgres: Postgres) -> None:
    async with two_nodes(postgres.database()) as (a, b):
        host = (await a_table(a.rooms))[0]
        await host.does(m.Settings, change=QUICK)
        await host.does(m.Start)
        await a.fall_asleep()
        await some_time(lambda: host.code in b.rooms.servers)
        before = len(await b.store.log_of(host.code))
        await some_time(lambda: b.rooms.servers[host.code].length > before)
        assert any(b'"TakenUp"' in line for line, _ in await b.store.log_of(host.code))


async def test_who_leaves_finishes_and_hands_everything_over_before_anybody_is_sent_away(
    postgres: Postgres,
) -> None:
    async with two_nodes(postgres.database()) as (a, b):
        host = await Phone().enter(a.rooms, m.Make("A"))
        saying = [asyncio.create_task(host.does(m.Say, text=f"{n}")) for n in range(5)]
        await asyncio.sleep(0)
        await a.rooms.hand_over()
        done = [one for one in await asyncio.gather(*saying, return_exceptions=True) if isinstance(one, dict)]
        assert host.shut_because == "server-stopping"
        again = await Phone().enter(b.rooms, m.Return(host.code, host.key))
        assert len(again.all("said")) == len([one for one in done if one["t"] == "done"])
        with pytest.raises(Refusal, match="server-stopping"):
            await Phone().enter(a.rooms, m.Return(host.code, host.key))


async def test_who_leaves_serves_the_other_rooms_while_one_after_another_is_handed_over(
    postgres: Postgres,
) -> None:
    async with two_nodes(postgres.database()) as (a, b):
        first, second, last = [await Phone().enter(a.rooms, m.Make("A")) for _ in range(3)]
        leaving = asyncio.create_task(a.rooms.hand_over())
        await some_time(lambda: first.shut_because == "server-stopping")
        assert (await last.does(m.Say, text="still here"))["t"] == "done"
        guest = await Phone().enter(a.rooms, m.Join(last.code, "B"))
        for coming in (m.Return(first.code, first.key), m.Make("A")):
            with pytest.raises(Refusal, match="server-stopping"):
                await Phone().enter(a.rooms, coming)
        assert last.shut_because is None
        await Phone().enter(b.rooms, m.Return(first.code, first.key))
        await leaving
        assert [one.shut_because for one in (second, last, guest)] == ["server-stopping"] * 3
        again = await Phone().enter(b.rooms, m.Return(last.code, last.key))
        assert [one["text"] for one in again.all("said")] == ["still here"]


class Beside:
    """Another node of the same process as the heir of all rooms; something happens once it has read one."""

    def __init__(self, heir: Sleeper, then: Callable[[str], Awaitable[object]]) -> None:
        self.heir, self.then = heir, then

    @asynccontextmanager
    async def heir_of(self, room: str) -> AsyncIterator[Node | None]:
        """As over a pipe."""
        rooms = self.heir.rooms.open_rooms
        has_read = await rooms.read_ahead(room)
        await self.then(room)
        yield self.heir.store.me if has_read else None
        await rooms.open_each([room])


async def test_an_heir_reads_a_room_while_it_is_served_and_has_it_with_all_that_came_since(
    postgres: Postgres,
) -> None:
    async with two_nodes(postgres.database()) as (a, b):
        host = (await a_table(a.rooms))[0]
        await host.does(m.Settings, change=QUICK)
        read: list[RoomServer] = []

        async def then(room: str) -> None:
            read.append(b.rooms.open_rooms._ahead._read[room])
            assert (await host.does(m.Start))["t"] == "done"

        a.rooms.open_rooms.heirs = Beside(b, then)
        await a.rooms.hand_over()
        assert [b.rooms.servers[host.code]] == read  # opened for its clock, though nobody has come yet
        assert host.shut_because == "server-stopping"
        began = read[0].length
        await some_time(lambda: read[0].length > began)
        await Phone().enter(b.rooms, m.Return(host.code, host.key))
        lines = [line for line, _ in await b.store.log_of(host.code)]
        assert not any(b'"TakenUp"' in line for line in lines)  # who has given it away writes there no more


async def test_an_heir_that_leaves_too_gets_nothing(postgres: Postgres) -> None:
    async with two_nodes(postgres.database()) as (a, b):
        host = await Phone().enter(a.rooms, m.Make("A"))
        await b.rooms.hand_over()

        async def then(_: str) -> None:
            assert host.shut_because is None

        a.rooms.open_rooms.heirs = Beside(b, then)
        await a.rooms.hand_over()
        assert host.shut_because == "server-stopping"
        assert (await a.store.owned(), await b.store.owned()) == (set(), set())


async def test_rooms_that_a_database_cut_off_open_again_by_themselves(shaken: Postgres) -> None:
    async with two_nodes(shaken.database()) as (a, b):
        host = await Phone().enter(a.rooms, m.Make("A"))
        await asyncio.to_thread(shaken.stop, signal.SIGQUIT)
        with pytest.raises(Refusal, match="cannot-keep"):
            await host.does(m.Say, text="lost")
        assert host.shut_because == "server-stopping"
        with pytest.raises((Refusal, CannotBeKept)):
            await Phone().enter(a.rooms, m.Return(host.code, host.key))
        await asyncio.to_thread(shaken.start)
        await some_time(lambda: is_open(a, host.code) or is_open(b, host.code), 30)
        assert is_open(a, host.code) != is_open(b, host.code)
        lines = [log.read(line) for line, _ in await a.store.log_of(host.code)]
        assert isinstance(lines[0], log.RoomMade)


def is_open(node: Sleeper, code: str) -> bool:
    """Whether a node has this room open."""
    return node.rooms.open_rooms.here(code) is not None
