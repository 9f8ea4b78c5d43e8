"""A server whose rooms are in PostgreSQL: it is killed, the database is away, and nothing is lost."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.database import Postgres
from tests.web.forked import Forked
from tests.web.players import play_on, reach, start, table

from fabula.cli import main
from fabula.client import Client, Gone, Refused
from fabula.rooms.rooms import PULSE_EVERY
from fabula.rooms.storage import log
from fabula.rooms.storage.postgres import PostgresStore
from fabula.rooms.storage.store import Written
from fabula.rooms.wire import messages as m
from fabula.web.serve import CannotServe, ready, store_at

pytestmark = pytest.mark.anyio
QUICK = 0.06
AWAY = PULSE_EVERY + 0.3  # longer than health is believed to be as it was


@pytest.fixture
def shaken(postgres: Postgres) -> Iterator[Postgres]:
    """The database server, which a test may stop; it runs again when that is over."""
    yield postgres
    postgres.stop()
    postgres.start()


async def say(one: Client, text: str) -> None:
    """Say it until it is acknowledged, always by the same name."""
    id = one.next_id()
    for _ in range(200):
        try:
            await one.do(m.Say(id, text))
        except (Refused, Gone) as error:
            why = getattr(error, "why", "")
        else:
            return
        assert why in ("", "refused-cannot-keep", "refused-server-stopping"), why
        await asyncio.sleep(0.1)
    raise AssertionError(f"{text} was never acknowledged")


async def test_a_game_outlives_a_kill_and_a_database_that_is_away(tmp_path: Path, shaken: Postgres) -> None:
    with Forked(tmp_path, hurry=QUICK, store=shaken.database()) as server:
        async with table(server.url, ["Ann", "Bob", "Cat"]) as people:
            saying = [asyncio.create_task(chat(one)) for one in people]
            await asyncio.sleep(0.3)
            await asyncio.to_thread(shaken.stop)
            await asyncio.sleep(AWAY)
            assert server.get("/healthz").status == 503
            await asyncio.to_thread(shaken.start)
            await asyncio.gather(*saying)
            await start(people[0])
            await reach(people, "night")
            before = people[0].comebacks
            server.kill()
            server.start()
            await people[0].until(lambda: people[0].comebacks > before)
            await play_on(people)
            for one in people:
                said = [line.text for line in one.said]
                assert len(said) == len(set(said)) == 18
        assert not (tmp_path / "rooms.sqlite3").exists()


async def chat(one: Client) -> None:
    """Six sentences, one after another."""
    for n in range(6):
        await say(one, f"{one.person} {n}")
        await asyncio.sleep(0.05)


def test_it_says_where_the_rooms_are_but_no_password(tmp_path: Path, postgres: Postgres) -> None:
    store = postgres.database().replace("fabula@", "fabula:geheim@")
    with Forked(tmp_path, store=store) as server:
        assert "postgresql:///evening" in server.log()
        assert "geheim" not in server.log()
        with pytest.raises(CannotServe):
            asyncio.run(ready(store_at(store)))


def test_what_becomes_of_its_rooms_is_said_before_an_upgrade(
    postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    database = postgres.database()

    async def filled() -> None:
        store = PostgresStore(database)
        await store.open()
        await store.append([Written("111111", 0, log.write(log.RoomMade(1, "111111", "onenight")))])
        await store.append([Written("222222", 0, b'{"w":"Unheard","at":5}')])
        await store.set_aside("222222", 5)
        await store.close()

    asyncio.run(filled())
    assert main(["check", "--rooms", database]) == 0
    said = capsys.readouterr().out
    assert "111111" in said
    assert "222222" not in said


@pytest.mark.parametrize("store", ["mysql://here/rooms", "postgresql://fabula@127.0.0.1:1/none"])
def test_a_database_that_is_none_is_told(store: str) -> None:
    with pytest.raises(CannotServe) as told:
        asyncio.run(ready(store_at(store)))
    assert "\n" not in str(told.value)


def test_who_lacks_the_extra_is_told_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    monkeypatch.delitem(sys.modules, "fabula.rooms.storage.postgres", raising=False)
    with pytest.raises(CannotServe, match=r"asyncpg.*fabula\[postgres\]"):
        store_at("postgresql://here/rooms")
