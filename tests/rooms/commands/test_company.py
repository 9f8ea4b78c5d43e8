"""Fabled who come and go while a game is on: where Fabula leads the host lets them, by day and before all."""

from __future__ import annotations

from tests.rooms.commands.test_travellers import a_town
from tests.rooms.table import Phone, lead_until, play, some_rooms, until_beat

from fabula.rooms.wire import messages as m


async def at_day(**settings: str) -> tuple[Phone, Phone]:
    """The first day of a game, its host and somebody who looks on."""
    host, other = await a_town(some_rooms(), **settings)
    await until_beat([host], "day")
    return host, other


def test_the_host_lets_one_in_and_out_again_and_all_see_it() -> None:
    async def evening() -> None:
        host, other = await at_day()
        assert (await host.does(m.Beside, role="doomsayer", on=True))["t"] == "done"
        assert other.entry("entered")["role"] == "doomsayer"
        assert (await host.does(m.Beside, role="doomsayer", on=True))["why"] == "refused-no-amendment"
        assert (await host.answer(["doom", 0]))["t"] == "done"
        assert other.entry("beckoned")["kind"] == "doomsayer"
        await until_beat([host], "night")
        await until_beat([host], "day")
        assert (await host.does(m.Beside, role="doomsayer", on=False))["t"] == "done"
        assert other.entry("exited")["role"] == "doomsayer"

    play(evening())


def test_who_has_gone_cannot_be_called_on_any_more_in_that_talk() -> None:
    async def evening() -> None:
        host, _ = await at_day()
        for on in (True, False):
            assert (await host.does(m.Beside, role="duchess", on=on))["t"] == "done"
            assert ("call_on" in [option[0] for option in host.asks[0]["options"]]) == on
        assert (await host.answer(["call_on", 0]))["why"] == "refused-not-an-option"

    play(evening())


def test_nobody_else_may_and_nothing_that_has_to_be_there_from_the_beginning() -> None:
    async def evening() -> None:
        host, other = await at_day()
        assert (await other.does(m.Beside, role="angel", on=True))["why"] == "refused-not-host"
        for role in ("sentinel", "hells_librarian", "imp"):
            assert (await host.does(m.Beside, role=role, on=True))["why"] == "refused-not-while-playing"

    play(evening())


def test_not_by_night_and_not_before_the_game() -> None:
    async def evening() -> None:
        host, _ = await a_town(some_rooms())
        assert (await host.does(m.Beside, role="angel", on=True))["why"] == "refused-only-by-day"
        await until_beat([host], "day")
        await until_beat([host], "night")
        assert (await host.does(m.Beside, role="angel", on=True))["why"] == "refused-only-by-day"

    play(evening())


def test_whoever_leads_has_corrections_for_that() -> None:
    async def evening() -> None:
        host, _ = await a_town(some_rooms(), lead="person")
        await lead_until(host, "day")
        assert (await host.does(m.Beside, role="angel", on=True))["why"] == "refused-no-amendment"
        assert (await host.does(m.Amend, act=["enter", "angel"]))["t"] == "done"

    play(evening())
