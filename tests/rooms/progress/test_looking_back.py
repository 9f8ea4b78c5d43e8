"""Who may look back at a game: who has a key of its room, or may look on, once it is over."""

from __future__ import annotations

import pytest
from tests.rooms.table import a_table, play, some_rooms, until_stage

from fabula.core.refusals import Refusal
from fabula.rooms.wire import messages as m


def test_it_is_for_all_who_may_look_on_once_the_game_is_over_and_no_sooner() -> None:
    async def evening() -> None:
        rooms = some_rooms(seed=2)
        phones = await a_table(rooms)
        host = phones[0]
        await host.does(m.Start)
        for key in (host.key, ""):
            with pytest.raises(Refusal, match="not-ended"):
                await rooms.ended_for(host.code, key, "table")
        await host.does(m.Settings, change={})
        await until_stage(phones, "after")
        told = await rooms.ended_for(host.code, host.key, "table")
        assert told.startswith("fabula 1\n")
        assert await rooms.ended_for(host.code, "", "screen") == told
        for code, key in ((host.code, "x" * 40), ("000000", "")):
            with pytest.raises(Refusal, match="no-such-room"):
                await rooms.ended_for(code, key, "stranger")
        await host.does(m.Door, onlookers=False)
        assert await rooms.ended_for(host.code, host.key, "table") == told
        with pytest.raises(Refusal, match="no-such-room"):
            await rooms.ended_for(host.code, "", "screen")

    play(evening())
