"""Who says nothing while a game lasts: the dead, the enchanted, who only looks on."""

from __future__ import annotations

from tests.rooms.dealing import dealt
from tests.rooms.table import Phone, play, until_beat

from fabula.rooms.rooms import Rooms
from fabula.rooms.wire import messages as m

VILLAGE = "mafioso mafioso doctor citizen citizen citizen citizen"
CASTLE = "hunter hunter count vampire vampire vampire vampire vampire"


async def says(phone: Phone, to: Phone | None = None) -> str:
    """What comes of saying something, or whispering it."""
    whisper = {} if to is None else {"to": to.person}
    answer = await phone.does(m.Say, text="I know it", **whisper)
    return str(answer.get("why", answer["t"]))


async def a_death(*, led: bool = False) -> tuple[Rooms, list[Phone]]:
    """A village on the second day, where seat 3 has been voted out; the one who leads comes first."""
    rooms, phones = await dealt("mafia32", VILLAGE, hands="at_once", led=led)
    seated = phones[led:]
    await until_phase(phones, "vote", led=led)
    for phone in seated:
        await phone.answer(None if phone is seated[3] else 3)
    await until_phase(phones, "day", led=led)
    return rooms, phones


async def until_phase(phones: list[Phone], phase: str, *, led: bool) -> None:
    """Go on to a phase, or wait for it."""
    while led and phones[0].clock["phase"] != phase:
        await phones[0].does(m.Next)
    await until_beat(phones, phase)


def test_the_dead_neither_speak_nor_whisper_until_the_game_is_over() -> None:
    async def evening() -> None:
        _, phones = await a_death()
        dead, other = phones[3], phones[4]
        assert [await says(dead), await says(dead, other)] == ["refused-dead-silent"] * 2
        assert [await says(other), await says(other, dead)] == ["done"] * 2
        assert dead.last("said")["to"] == dead.person
        await until_beat(phones, "after")
        assert await says(dead) == "done"

    play(evening())


def test_who_leads_speaks_and_who_only_looks_on_does_not() -> None:
    async def evening() -> None:
        rooms, phones = await a_death(led=True)
        late = await Phone().enter(rooms, m.Join(phones[0].code, "Late"))
        assert await says(late, phones[1]) == "refused-watchers-silent"
        assert await says(phones[0], phones[1]) == "done"
        assert await says(phones[4]) == "refused-dead-silent"
        await phones[0].does(m.Again)
        assert await says(late) == "done"

    play(evening())


def test_who_has_left_a_seat_does_not_tell_what_it_knew() -> None:
    async def evening() -> None:
        _, phones = await dealt("mafia32", VILLAGE)
        await until_beat(phones, "day")
        assert await says(phones[2]) == "done"
        await phones[2].does(m.Stand)
        assert await says(phones[2], phones[0]) == "refused-watchers-silent"

    play(evening())


def test_the_enchanted_do_not_speak() -> None:
    async def evening() -> None:
        _, phones = await dealt("vendetta", CASTLE, enchanted=True, led=True)
        while not (phones[0].asks and phones[0].asks[0]["seat"] is None):
            await phones[0].does(m.Next)
        assert await says(phones[5]) == "done"
        assert (await phones[0].answer(4))["t"] == "done"
        assert await says(phones[5]) == "refused-enchanted-silent"
        assert await says(phones[6]) == "done"

    play(evening())
