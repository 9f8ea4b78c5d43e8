"""What a card says at this table: plain text from its host, cleaned, kept, and taken back."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.rooms.table import Phone, a_table, play, some_rooms

from fabula.core.refusals import Refusal
from fabula.rooms.room.names import LONGEST_WORDING, visible_length, wording
from fabula.rooms.wire import messages as m

NO_BREAK = "Qui es-tu\u202f? Un «\u00a0loup\u00a0»."


def told(phone: Phone) -> dict[str, str]:
    """The wordings as this phone has them."""
    return dict(phone.room.get("wordings", {}))


async def reword(phone: Phone, role: str, text: str) -> dict[str, Any]:
    """Reword a card; what that was answered."""
    return await phone.does(m.Reword, role=role, text=text)


def test_a_wording_reaches_all_and_is_taken_back_by_an_empty_one() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        phones = await a_table(rooms, 3)
        screen = await Phone().enter(rooms, m.Watch(phones[0].code))
        assert (await reword(phones[0], "seer", "  Look\nat <b>one</b> card. "))["t"] == "done"
        for phone in (*phones, screen):
            assert told(phone) == {"seer": "Look at <b>one</b> card."}
        await reword(phones[0], "seer", "Look.")
        assert told(screen) == {"seer": "Look."}
        await reword(phones[0], "seer", " \n")
        assert told(screen) == {}
        assert (await reword(phones[0], "don", "x"))["why"] == "refused-unknown-role"

    play(evening())


def test_a_wording_stays_through_games_and_restarts_and_with_its_tale() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        phones = await a_table(rooms, 3)
        await reword(phones[0], "hunter", "Shoot.")
        await phones[0].does(m.Start)
        assert told(phones[1]) == {"hunter": "Shoot."}
        assert (await reword(phones[0], "hunter", ""))["why"] == "refused-already-started"
        await phones[0].does(m.Again)
        await phones[0].does(m.ChooseTale, tale="mafia32")
        assert told(phones[1]) == {}
        await reword(phones[0], "spy", "Watch.")
        await rooms.close()
        rooms = some_rooms(rooms.services.store)
        await rooms.open()
        host = await Phone().enter(rooms, m.Return(phones[0].code, phones[0].key))
        assert told(host) == {"spy": "Watch."}
        await host.does(m.ChooseTale, tale="onenight")
        assert told(host) == {"hunter": "Shoot."}

    play(evening())


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("x" * 301, "too-long"),
        ("a" + "\u0301b" * 299 + "b\u0301\u0301" * 2, "too-long"),
        ("a\u202eb", "text-unseen"),
        ("a\u2066b", "text-unseen"),
        ("a\u200bb", "text-unseen"),
        ("a\x00b", "text-unseen"),
        ("a\u2028b", "text-unseen"),
        ("\u200d", "text-unseen"),
        ("e" + "\u0301" * 5, "text-unseen"),
    ],
)
def test_what_cannot_be_seen_or_is_too_long_is_no_wording(text: str, why: str) -> None:
    with pytest.raises(Refusal, match=why):
        wording(text)


def test_a_wording_is_one_line_and_keeps_the_spaces_that_do_not_break() -> None:
    assert wording(" One\r\ntwo \t three ") == "One two three"
    assert wording(NO_BREAK) == NO_BREAK
    assert wording("\u00a0 \n") == ""
    assert wording("x" * LONGEST_WORDING) == "x" * LONGEST_WORDING
    assert wording("अनुष्का " * 37).startswith("अनुष्का")


@given(st.text(max_size=40))
def test_whatever_is_kept_is_short_clean_and_its_own_wording(text: str) -> None:
    try:
        kept = wording(text)
    except Refusal:
        return
    assert visible_length(kept) <= LONGEST_WORDING
    assert wording(kept) == kept
    assert "\n" not in kept
