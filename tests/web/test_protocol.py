"""The pages about the protocol tell the truth."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any, get_args

import pytest
from tests.laws.examples import examples
from tests.web.lines import heard
from tests.web.server import Server
from websockets.asyncio.client import connect

from fabula.games import TALES
from fabula.games.clocktower.town.events import Drawn
from fabula.rooms.access.limits import Limits
from fabula.rooms.room import names
from fabula.rooms.wire import messages as m
from fabula.rooms.wire.coming import OwnKey
from fabula.rooms.wire.replies import ManyAsks
from fabula.text import LANGUAGES, words
from fabula.web import declarations, sockets
from fabula.web.protocol import (
    AUDIENCES,
    EVENTS,
    MOMENTS,
    PAGE,
    PARTS_PAGE,
    files,
    filled,
    kinds_of,
    tables,
    tag_of,
    type_told,
)

TEXT = PAGE.read_text(encoding="utf-8")
LIMITS_TOLD = (PAGE.parent / "running.md").read_text(encoding="utf-8")
EVENTS_TOLD = EVENTS.read_text(encoding="utf-8")
MOMENTS_TOLD = MOMENTS.read_text(encoding="utf-8")
ANYTHING = "..."
NAMED = re.compile(r"\(parts\.md#(\w+)\)")


def test_the_tables_are_up_to_date() -> None:
    for page, made in tables().items():
        text = page.read_text(encoding="utf-8")
        assert filled(text, made) == text, "python -m fabula.web.protocol --write"


def test_every_part_that_a_message_names_has_its_place() -> None:
    pages = tables()
    told = {found.lower() for found in re.findall(r"^## `(\w+)`", pages[PARTS_PAGE]["parts"], re.MULTILINE)}
    named = {found for page in pages.values() for text in page.values() for found in NAMED.findall(text)}
    assert {"wagered", "gesture", "person"} <= named
    assert named <= told


def test_the_types_of_the_page_are_up_to_date() -> None:
    for path in (declarations.MESSAGES, declarations.EVENTS):
        assert path.read_text(encoding="utf-8") == files()[path], "python -m fabula.web.protocol --write"


def test_every_message_and_every_event_has_its_type() -> None:
    messages, events = (files()[path] for path in (declarations.MESSAGES, declarations.EVENTS))
    for union in (m.FirstMessage, m.AnyCommand, m.ServerMessage):
        assert all(f'  t: "{tag_of(kind)}";\n' in messages for kind in get_args(union))
    for kind in [kind for audience in AUDIENCES for kind in kinds_of(audience)]:
        assert f'  e: "{kind.name}";\n' in events, kind
    told = re.sub(r"/\*\*.*?\*/", "", messages + events, flags=re.DOTALL)
    assert not re.search(r"\bany\b", told)


def test_types_are_told_as_the_page_reads_them() -> None:
    told = declarations.type_declared
    assert told(list[str | None], "seats") == "(string | null)[]"
    assert told(m.Language, "lang") == '"en" | "ru" | "fr"'
    assert told(tuple[tuple[int, Any], ...], "hands") == "[number, Choice][]"
    assert told(list[dict[str, Any]], "list") == "Entry[]"
    assert told(dict[str, list[Any]], "more") == "More"
    assert declarations.event_declared(Drawn).endswith(
        'export interface Drawn extends InAStory {\n  e: "drawn";\n  cards: Record<string, string>;\n}\n'
    )


def test_what_every_event_may_have_is_declared_once() -> None:
    events = files()[declarations.EVENTS]
    assert events.count("  beat?: string;\n  cast?: [number, number][];\n") == 1
    kinds = {kind.name for audience in AUDIENCES for kind in kinds_of(audience)}
    assert events.count(" extends InAStory {\n") == len(kinds)


def test_a_table_out_of_date_is_found_and_put_right() -> None:
    stale = TEXT.replace("`trial` true", "`trail` true")
    assert filled(stale, tables()[PAGE]) == TEXT != stale


def test_a_page_without_a_place_for_a_table_is_refused() -> None:
    with pytest.raises(ValueError, match="no place for events"):
        filled(EVENTS_TOLD.replace("<!-- made: events -->", ""), tables()[EVENTS])


def test_every_message_and_every_event_has_its_line() -> None:
    for union in (m.FirstMessage, m.AnyCommand, m.ServerMessage):
        assert all(f"`{tag_of(kind)}`" in TEXT for kind in get_args(union))
    lines = EVENTS_TOLD.splitlines()
    for kind in [kind for audience in AUDIENCES for kind in kinds_of(audience)]:
        assert sum(line.startswith(f"| `{kind.name}` |") for line in lines) == 1, kind


def test_the_events_of_every_tale_are_told() -> None:
    for name in ("informed", "executed", "polled", "rolled", "copied"):
        assert f"| `{name}` |" in EVENTS_TOLD, name


def test_every_moment_and_question_has_its_line_with_its_roles() -> None:
    roles = {role.id: role for role in TALES["clocktower"].almanac}
    for kinds in (roles["vizier"].reactions, roles["zealot"].reactions, roles["voudon"].answers):
        assert kinds
        for kind in kinds:
            assert MOMENTS_TOLD.count(f"\n| `{kind.__name__}` |") == 1, kind
    (line,) = (line for line in MOMENTS_TOLD.splitlines() if line.startswith("| `MayVote` |"))
    assert all(told in line for told in ("`seat: int`", "the first decides, of those that work", "voudon"))


def test_types_are_told_in_words() -> None:
    assert type_told(list[str | None]) == "list of (text or null)"
    assert type_told(m.Language) == "`en` or `ru` or `fr`"
    assert type_told(OwnKey) == "text, 32 to 64 characters"
    assert type_told(ManyAsks) == "list of [`Ask`](parts.md#ask)"


def test_the_limits_are_those_of_the_code() -> None:
    limits = Limits()
    told = re.sub(",(?=[0-9])", "", LIMITS_TOLD)
    for line in (
        f"within {sockets.PATIENCE:.0f} seconds, {sockets.TRIES} tries",
        f"| {sockets.LONGEST} characters |",
        f"| {limits.commands_at_once} at once, then {limits.commands_per_second:.0f} a second |",
        f"| {limits.wrong_at_once} at once, then one in ten seconds |",
        f"| {limits.rooms_per_address} that are in use |",
        f"| people in a room | {limits.people_per_room} |",
        f"| people who have come into a room from one address | {limits.people_per_address} |",
        f"| devices of a person | {limits.devices_per_person} |",
        f"| {limits.onlookers_per_room} in a room, {limits.onlookers_per_address} of them from one address |",
        f"| {limits.longest_text} characters |",
        f"| {limits.waiting_list}, of them {limits.waiting_per_address} from one address, a minute each |",
        f"| a card's wording | {names.LONGEST_WORDING} visible characters |",
        f"| a set's title or author | {names.LONGEST_TITLE} characters |",
        f"| {sockets.OUTBOX} |",
    ):
        assert line in told, line
    assert 1 / limits.wrong_per_second == 10
    assert (limits.ticket_lasts, limits.ticket_tries) == (5 * 60 * 1000, 5)
    assert limits.room_kept == 7 * 24 * 3600 * 1000


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_named_has_its_sentence(lang: str) -> None:
    named = set(re.findall(r"`(refused-[a-z-]+[a-z])`|\"(refused-[a-z-]+)\"", TEXT + LIMITS_TOLD))
    assert len(named) > 5
    assert all(words(lang).has(one or other) for one, other in named)


@pytest.mark.anyio
async def test_the_session_goes_as_it_is_told(server: Server) -> None:
    (session,) = (fence for fence in examples("protocol.md", TEXT) if fence.info == "session")
    async with connect(server.url, compression=None) as line, asyncio.timeout(20):
        for turn in session.body.splitlines():
            way, _, frame = turn.partition(" ")
            if way == ">":
                await line.send(frame)
                continue
            expected = json.loads(frame)
            while not fits(told := await heard(line), expected):
                assert told["t"] not in ("done", "refused"), f"{frame}\nand not\n{told}"


def fits(told: Any, expected: Any) -> bool:
    """Whether a message is as told."""
    if isinstance(expected, dict) and isinstance(told, dict):
        return told.keys() == expected.keys() and all(fits(told[key], expected[key]) for key in expected)
    return bool(expected in (ANYTHING, told))


def test_a_message_that_is_not_as_told_is_found() -> None:
    assert fits({"t": "done", "id": "1"}, {"t": "done", "id": "..."})
    assert not fits({"t": "done", "id": "1"}, {"t": "done", "id": "2"})
    assert not fits({"t": "done", "id": "1"}, {"t": "done"})
