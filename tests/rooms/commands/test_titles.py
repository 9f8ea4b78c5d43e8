"""What a set is called, and whose it is: kept with the set, gone with another."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.rooms.table import Phone, a_table, play, some_rooms

from fabula.games.clocktower.almanac.named_scripts import BOX
from fabula.rooms.room.names import LONGEST_TITLE, title
from fabula.rooms.wire import messages as m

ROLES = [role for role in BOX["trouble_brewing"] if role != "drunk"]


def called(phone: Phone) -> tuple[Any, Any]:
    """Title and author as this phone has them."""
    return phone.room.get("title", ""), phone.room.get("author", "")


def test_a_title_comes_and_goes_with_its_set() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        phones = await a_table(rooms, 5)
        host, guest = phones[0], phones[1]
        await host.does(m.ChooseTale, tale="clocktower")
        assert called(guest) == ("", "")
        done = await host.does(m.Choose, roles=ROLES, title=" Sober\nville ", author="Zoé")
        assert done["t"] == "done"
        assert called(guest) == ("Sober ville", "Zoé")
        await host.does(m.ChooseTale, tale="onenight")
        assert called(guest) == ("", "")
        await host.does(m.ChooseTale, tale="clocktower")
        assert called(guest) == ("Sober ville", "Zoé")
        await rooms.close()
        rooms = some_rooms(rooms.services.store)
        await rooms.open()
        again = await Phone().enter(rooms, m.Return(host.code, host.key))
        assert called(again) == ("Sober ville", "Zoé")
        await again.does(m.Choose, roles=ROLES)
        assert called(again) == ("", "")
        await again.does(m.Choose, roles=[], title="Nothing")
        assert called(again) == ("", "")

    play(evening())


@pytest.mark.parametrize(
    ("told", "shown"),
    [
        ("a" * (LONGEST_TITLE + 1), "a" * LONGEST_TITLE),
        ("a\u202eb\u200b\x00c", "abc"),
        (" Тихий\n омут\t", "Тихий омут"),
        ("हिन्दी", "हिन्दी"),
        ("\u3164\u2800", ""),
        ("z" + "\u0316" * 9, ""),
        ("\ud800", ""),
        ("", ""),
    ],
)
def test_a_title_is_one_line_of_what_can_be_seen(told: str, shown: str) -> None:
    assert title(told) == shown


@given(st.text())
def test_no_title_is_refused_and_none_changes_again(told: str) -> None:
    assert title(title(told)) == title(told)
    assert len(title(told)) <= LONGEST_TITLE
