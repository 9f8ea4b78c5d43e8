"""Nobody without a phone counts as told what has not been shown: it waits for the leader, whatever it is."""

from __future__ import annotations

from typing import Any

from tests.rooms.dealing import own_ask
from tests.rooms.table import Phone, a_table, play, some_rooms

from fabula.games.clocktower.almanac.cards import TROUBLE_BREWING
from fabula.rooms.wire import messages as m

MOON = [
    "grandmother",
    "sailor",
    "chambermaid",
    "gambler",
    "courtier",
    "lunatic",
    "devils_advocate",
    "zombuul",
]


async def table(roles: list[str], script: list[str] | None = None) -> Phone:
    """Whoever leads people without phones: these roles are dealt."""
    (lead,) = await a_table(some_rooms(), 1, tale="clocktower")
    await lead.does(m.Settings, change={"lead": "person"})
    for seat in range(len(roles)):
        await lead.does(m.AddGuest, name=f"P{seat}")
    await lead.does(m.Choose, roles=script or [*dict.fromkeys((*TROUBLE_BREWING, *roles))])
    assert (await lead.does(m.Start))["t"] == "done"
    assert (await lead.answer(roles))["t"] == "done"
    return lead


async def decided(lead: Phone) -> None:
    """What is advised is decided, as long as something is asked."""
    while (own := own_ask(lead)) is not None:
        await lead.answer(own["suggested"])


def waiting(lead: Phone) -> list[int]:
    """The numbers of what waits to be shown."""
    return list(lead.last("foresight").get("show", []))


def to_show(lead: Phone) -> list[dict[str, Any]]:
    """What waits to be shown."""
    return [lead.entries[number - 1] for number in waiting(lead)]


def kinds(lead: Phone) -> list[str]:
    """Of what kind that is."""
    return [entry.get("kind", entry["e"]) for entry in to_show(lead)]


def line(lead: Phone) -> str:
    """The line of the sheet that is walked."""
    return str(lead.entry("walked")["line"])


def seat_of(roles: dict[str, str], role: str) -> int:
    """Where this role was dealt."""
    return next(int(seat) for seat, one in roles.items() if one == role)


async def until_line(lead: Phone, wanted: str) -> None:
    """Go on until this line is walked."""
    for _ in range(100):
        if lead.clock["phase"] == "night" and line(lead) == wanted:
            return
        await decided(lead)
        await lead.does(m.Next)
    raise AssertionError(wanted)


def test_the_cards_of_the_deal_wait_until_the_night() -> None:
    async def evening() -> None:
        lead = await table([*list(TROUBLE_BREWING[:5]), "imp", "poisoner"])
        await decided(lead)
        assert kinds(lead) == ["shown"] * 7
        first = waiting(lead)[0]
        await lead.does(m.Showed, entries=[first, 99999, -1])
        assert kinds(lead) == ["shown"] * 6
        await lead.does(m.Next)
        assert "shown" not in kinds(lead)

    play(evening())


def test_the_line_of_a_lunatic_waits_for_both_who_are_told() -> None:
    async def evening() -> None:
        lead = await table(MOON)
        await decided(lead)
        await until_line(lead, "lunatic")
        await decided(lead)
        assert line(lead) == "lunatic"
        assert kinds(lead) == ["minions", "bluffs", "lunatic"]
        roles = lead.entry("dealt")["cards"]
        lunatic, demon = (seat_of(roles, role) for role in ("lunatic", "zombuul"))
        assert [entry["seat"] for entry in to_show(lead)] == [lunatic, lunatic, demon]
        await lead.does(m.Next)
        assert line(lead) != "lunatic"
        assert "lunatic" not in kinds(lead)
