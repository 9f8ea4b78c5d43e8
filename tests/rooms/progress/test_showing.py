"""Scenes in a room's time: all watch the same, nothing goes on meanwhile, and who may end one does."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest
from tests.rooms.dealing import dealt
from tests.rooms.table import Phone, is_of, now, play, some_rooms, until_beat, until_stage, until_watched

from fabula.core.notation import play_again, read
from fabula.core.scenes import Scene, Sentence
from fabula.games import tale_called
from fabula.rooms.game.curtain import raised_again
from fabula.rooms.progress.showing import length_of, words_of
from fabula.rooms.rooms import Rooms
from fabula.rooms.storage import log
from fabula.rooms.storage.store import MemoryStore
from fabula.rooms.wire import messages as m

CASTLE = "hunter hunter count vampire vampire vampire vampire vampire"
TOWN = "mafioso doctor citizen citizen citizen citizen citizen"


async def voted(store: MemoryStore | None = None, **rules: Any) -> tuple[Rooms, list[Phone]]:
    """A town of which all have pointed at the third seat just now."""
    rooms, phones = await dealt("mafia32", TOWN, store=store, hands="at_once", **rules)
    if rules.get("led"):
        while phones[0].clock["phase"] != "vote":
            await phones[0].does(m.Next)
    else:
        await until_beat(phones, "vote")
    for seat, phone in enumerate(phones[bool(rules.get("led")) :]):
        await phone.answer(2 if seat != 2 else 3)
    return rooms, phones


def scenes_heard(phone: Phone) -> list[dict[str, Any]]:
    """The scenes a device was told of, each once."""
    scenes = [clock["scene"] for clock in phone.all("clock") if "scene" in clock]
    return [scene for place, scene in enumerate(scenes) if not place or scene["n"] != scenes[place - 1]["n"]]


def test_all_watch_the_hands_and_then_the_execution_before_the_night_is_called() -> None:
    async def evening() -> None:
        _, phones = await voted()
        result = phones[0].clock["scene"]
        assert (result["kind"], result["said"][0]) == (
            "result",
            {"code": "result", "args": {"who": 2, "n": 6}},
        )
        assert result["ends"] - now() == result["length"] >= 4200
        assert len(result["hands"]) == 7
        assert all(phone.clock == phones[0].clock for phone in phones)
        await asyncio.sleep(result["length"] / 1000 - 0.1)
        assert phones[0].clock["scene"]["n"] == result["n"]
        await asyncio.sleep(0.2)
        death = phones[0].clock["scene"]
        assert (death["kind"], death["dead"], death["cards"]) == ("execution", [2], [[2, "citizen"]])
        assert phones[0].clock["phase"] == "vote"
        await until_watched(phones)
        assert phones[0].clock["phase"] == "night"
        called = phones[0].clock
        assert called["ends"] - now() > called["length"] - 200  # none of its time had gone before

    play(evening())


def test_a_dawn_has_its_scene_with_nobody_too() -> None:
    async def evening() -> None:
        _, phones = await dealt("mafia32", TOWN)
        await until_beat(phones, "day")
        (dawn,) = scenes_heard(phones[0])
        assert dawn["kind"] == "dawn"
        assert dawn["said"][0]["code"] in ("dawn", "dawn-nobody")

    play(evening())


def test_a_pause_stops_a_scene_and_who_comes_back_sees_what_is_left() -> None:
    async def evening() -> None:
        rooms, phones = await voted()
        length = phones[0].clock["scene"]["length"]
        await asyncio.sleep(2)
        await phones[0].does(m.Pause)
        assert phones[1].clock["scene"]["left"] == length - 2000
        await asyncio.sleep(60)
        assert phones[1].clock["scene"]["kind"] == "result"
        await phones[0].does(m.Go)
        assert phones[1].clock["scene"]["ends"] - now() == length - 2000
        await phones[1].leave()
        await asyncio.sleep(1)
        await phones[1].enter(rooms, m.Return(phones[1].code, phones[1].key))
        assert phones[1].clock["scene"]["ends"] - now() == length - 3000

    play(evening())


def test_the_host_cuts_a_scene_short_but_not_at_its_beginning_and_nobody_else_does() -> None:
    async def evening() -> None:
        _, phones = await voted()
        n = phones[0].clock["scene"]["n"]
        assert (await phones[0].does(m.CutShort, n=n))["t"] == "done"
        assert phones[0].clock["scene"]["n"] == n
        await asyncio.sleep(0.7)
        assert (await phones[1].does(m.CutShort, n=n))["why"] == "refused-not-host"
        await phones[0].does(m.CutShort, n=n + 1)
        assert phones[0].clock["scene"]["n"] == n
        await phones[0].does(m.CutShort, n=n)
        assert phones[3].clock["scene"]["n"] == n  # its last picture
        assert phones[3].clock["scene"]["ends"] - now() == 1200
        await phones[0].does(m.CutShort, n=n)  # a second touch of the same finger
        assert phones[3].clock["scene"]["ends"] - now() == 1200
        await asyncio.sleep(0.7)
        await phones[0].does(m.CutShort, n=n)
        assert phones[3].clock["scene"]["n"] == n + 1

    play(evening())


async def sentenced(store: MemoryStore | None = None, **rules: Any) -> tuple[Rooms, list[Phone]]:
    """A castle whose second seat is executed just now, and may say something first."""
    rooms, phones = await dealt("vendetta", CASTLE, store=store, hands="at_once", words=30, **rules)
    while phones[-1].clock["phase"] != "vote":
        await (phones[0].does(m.Next) if rules.get("led") else asyncio.sleep(0.5))
    for seat, phone in enumerate(phones[bool(rules.get("led")) :]):
        await phone.answer(1 if seat != 1 else 2)
    if rules.get("led"):
        await phones[0].does(m.Next)
    else:
        await asyncio.sleep(phones[0].clock["scene"]["length"] / 1000 + 0.1)
    assert phones[-1].clock["scene"]["kind"] == "execution"
    return rooms, phones


def test_last_words_are_part_of_an_execution_and_only_who_speaks_or_leads_ends_them() -> None:
    async def evening() -> None:
        store = MemoryStore()
        _, phones = await sentenced(store)
        scene = phones[0].clock["scene"]
        assert (scene["speakers"], scene["words"]) == ([1], 30_000)
        assert [one["code"] for one in scene["said"]] == ["execution", "words", "card"]
        assert scene["length"] > scene["words_at"] + scene["words"] + 1200
        await phones[1].does(m.EndWords, n=scene["n"])
        assert phones[1].clock["scene"]["words"] == 30_000, "nobody is speaking yet"
        await asyncio.sleep(scene["words_at"] / 1000 + 5)
        assert (await phones[2].does(m.EndWords, n=scene["n"]))["why"] == "refused-not-host"
        opened = some_rooms(store)  # the server is killed meanwhile
        await opened.open()
        for phone in phones:
            await phone.enter(opened, m.Return(phones[0].code, phone.key))
        before = phones[3].clock["scene"]["ends"]
        await phones[1].does(m.EndWords, n=scene["n"])
        after = phones[3].clock["scene"]
        assert 4_000 < after["words"] < 6_000
        assert after["ends"] < before - 24_000
        assert after["n"] == scene["n"]
        await phones[1].does(m.EndWords, n=scene["n"])
        assert phones[3].clock["scene"] == after, "they have been ended"
        await until_watched(phones)
        assert phones[3].clock["phase"] != "vote"

    play(evening())


@pytest.mark.parametrize("led", [False, True])
def test_who_cuts_short_or_goes_on_ends_last_words_first(led: bool) -> None:
    async def evening() -> None:
        _, phones = await sentenced(led=led)
        scene = phones[0].clock["scene"]
        await asyncio.sleep(scene["words_at"] / 1000 + 2)
        await (phones[0].does(m.Next) if led else phones[0].does(m.CutShort, n=scene["n"]))
        after = phones[2].clock["scene"]
        assert after["n"] == scene["n"]
        assert 1_500 < after["words"] < 2_500
        assert phones[2].clock["phase"] == "vote"

    play(evening())


def test_last_words_and_what_comes_of_an_execution_last_as_long_whatever_it_is() -> None:
    async def evening() -> None:
        rooms, phones = await sentenced()
        server = rooms.servers[phones[0].code]
        said = Sentence("execution", {"who": 1})
        lengths = [
            [length_of(scene, server.room, 1), *words_of(scene, server.room, 1)]
            for scene in (
                Scene("execution", (said, Sentence("dies", {"who": 1})), (1,)),
                Scene("execution", (said, Sentence("lives", {"who": 1}))),
            )
        ]
        assert lengths[0] == lengths[1]
        for_a_nomination = Sentence("execution-for-virgin", {"who": 1, "name": 0})
        died, lived = (
            Scene("execution", (for_a_nomination, Sentence(code, {"who": 1}))) for code in ("dies", "lives")
        )
        assert length_of(died, server.room, 1, aloud=True) == length_of(lived, server.room, 1, aloud=True)
        shot = Sentence("used-slayer", {"who": 0, "name": 1})
        hit = Scene("power", (shot, Sentence("dies", {"who": 1})), (1,))
        missed = Scene("power", (shot, Sentence("nothing")))
        assert length_of(hit, server.room, 1, aloud=True) == length_of(missed, server.room, 1, aloud=True)
        longer = Scene("power", (shot, shot, shot))
        assert length_of(hit, server.room, 1, aloud=True) != length_of(longer, server.room, 1, aloud=True), (
            "lengths do differ"
        )
        assert len(phones) == 8

    play(evening())


def test_where_a_person_leads_the_last_scene_waits_for_them() -> None:
    async def evening() -> None:
        _, phones = await voted(led=True, one_by_one=False)
        lead = phones[0]
        assert "waits" not in lead.clock["scene"]
        await lead.does(m.Next)
        assert lead.clock["scene"]["kind"] == "execution"
        assert lead.clock["scene"]["waits"]
        await asyncio.sleep(3600)
        assert phones[1].clock["scene"]["kind"] == "execution"
        at = lead.last("asks")["at"]
        await lead.does(m.Next, at=at)
        assert "scene" not in phones[1].clock
        assert phones[1].clock["phase"] == "night"
        await lead.does(m.Next, at=at)  # a second touch of the same finger
        assert phones[1].clock["phase"] == "night"

    play(evening())


def scenes_of_the_story(phone: Phone) -> list[tuple[str, list[Any]]]:
    """The scenes that stand in the story after the end, in order."""
    scenes = [scene for one in phone.last("fabula")["list"] for scene in one.get("scenes", [])]
    return [(scene["kind"], scene["said"]) for scene in scenes]


@pytest.mark.parametrize("tale", ["onenight", "mafia32"])
def test_the_end_is_watched_once_and_not_when_an_old_game_is_opened(tale: str) -> None:
    async def evening() -> None:
        store = MemoryStore()
        if tale == "mafia32":
            _, phones = await dealt("mafia32", "mafioso doctor citizen citizen citizen citizen", store=store)
        else:
            rooms = some_rooms(store)
            phones = [await Phone().enter(rooms, m.Make("A", tale=tale))]
            for _ in range(3):
                await phones[0].does(m.AddBot, mind="random")
            await phones[0].does(m.Start)
        await until_stage(phones, "after")
        await until_watched(phones)
        last = scenes_heard(phones[0])[-1]
        assert last["kind"] == "end"
        assert last.get("winners", []) == phones[0].entry("won")["seats"]
        assert phones[0].room["stage"] == "after"
        watched = [(one["kind"], one["said"]) for one in scenes_heard(phones[0])]
        assert scenes_of_the_story(phones[0]) == watched
        of_scenes = (log.SceneBegan, log.SceneEnded)
        (code,) = store.kept
        for forgets in (False, True):  # as a version did that knew of no scenes
            if forgets:
                lines = store.kept[code]
                store.kept[code] = [one for one in lines if not isinstance(log.read(one[0]), of_scenes)]
            opened = some_rooms(store)
            await opened.open()
            await asyncio.sleep(3600)
            await phones[0].enter(opened, m.Return(phones[0].code, phones[0].key))
            await phones[0].does(m.Rename, name=f"B{forgets}")
            assert "scene" not in phones[0].clock
            assert scenes_of_the_story(phones[0]) == watched
            await opened.close()

    play(evening())


def test_a_log_without_scenes_is_read_as_before_and_one_of_other_scenes_too() -> None:
    async def evening() -> None:
        store, old, more = MemoryStore(), MemoryStore(), MemoryStore()
        _, phones = await voted(store)
        await until_watched(phones)
        code = phones[0].code
        of_scenes = (log.SceneBegan, log.SceneEnded)
        lines = [line for line in store.kept[code] if not isinstance(log.read(line[0]), of_scenes)]
        assert len(lines) == len(store.kept[code]) - 6  # a dawn, a result, an execution
        old.kept[code] = lines
        more.kept[code] = [*store.kept[code], (log.write(log.SceneBegan(now(), 1000)), None)]
        for kept in (old, more):
            rooms = some_rooms(kept)
            await rooms.open()
            back = await Phone().enter(rooms, m.Return(code, phones[2].key))
            assert rooms.servers[code].room.play is not None
            assert back.clock["phase"] == "night"
            assert back.entries == phones[2].entries
            await rooms.close()

    play(evening())


async def two_to_name(store: MemoryStore | None = None, town: str = TOWN) -> tuple[Phone, list[Phone]]:
    """A town led by a person who names the dead themself, just before it learns that two are voted out."""
    rules: dict[str, Any] = {"hands": "at_once", "one_by_one": True, "tie": "all"}
    _, (lead, *players) = await dealt("mafia32", town, store=store, led=True, **rules)
    while lead.clock["phase"] != "vote":
        await lead.does(m.Next)
    for player, at in zip(players, (1, 2, 1, 2, 1, 2, 0), strict=True):
        await player.answer(at)
    while "names" not in lead.last("asks"):
        await lead.does(m.Next)
    return lead, players


def deaths_of(phone: Phone) -> list[int]:
    return [one["seat"] for one in phone.entries if one["e"] == "died"]


def test_who_leads_names_the_dead_one_by_one_and_nobody_hears_of_them_before() -> None:
    async def evening() -> None:
        lead, players = await two_to_name()
        assert lead.last("asks")["names"] == deaths_of(lead) == [1, 2]
        assert not lead.asks
        heard = [len(player.heard) for player in players]
        await asyncio.sleep(3600)
        assert [len(player.heard) for player in players] == heard, "no clock tells them either"
        for count in (1, 2):
            at = lead.last("asks")["at"]
            await lead.does(m.Next, at=at)
            await lead.does(m.Next, at=at)  # a second touch of the same finger
            assert [deaths_of(player) for player in players] == [[1, 2][:count]] * len(players)
            assert not any("why" in player.last("asks") for player in players)
            assert players[3].clock["scene"]["dead"] == [count]
            await asyncio.sleep(3600)
        assert "names" not in lead.last("asks")
        await lead.does(m.Next)
        assert players[3].clock["phase"] == "night"

    play(evening())


def test_the_dead_are_named_in_any_order_each_with_their_card() -> None:
    async def evening() -> None:
        store = MemoryStore()
        lead, players = await two_to_name(store)
        before = len(players[3].entries)
        assert (lead.last("asks")["free"], lead.last("asks").get("told")) == ([1, 2], None)
        assert (await lead.does(m.Next, seat=3))["why"] == "refused-not-asked"
        assert deaths_of(players[3]) == []
        await lead.does(m.Next, seat=2)
        assert [deaths_of(player) for player in players] == [[2]] * len(players)
        scene = players[3].clock["scene"]
        assert (scene["dead"], [place for place, _ in scene["cards"]]) == ([2], [2])
        asked = lead.last("asks")
        assert (asked["names"], asked["free"], asked["told"]) == ([1], [1], [2])
        opened = some_rooms(store)  # the server is killed meanwhile
        await opened.open()
        come_back = [m.Return(lead.code, phone.key) for phone in (lead, *players)]
        lead, *players = [await Phone().enter(opened, first) for first in come_back]
        assert deaths_of(players[3]) == [2]
        await lead.does(m.Next)
        heard = [(one["e"], one.get("seat", one.get("place"))) for one in players[3].entries[before:]]
        assert heard[:4] == [("died", 2), ("revealed", 2), ("died", 1), ("revealed", 1)]
        assert deaths_of(lead) == [1, 2], "the telling keeps its own order"
        for _ in range(2):
            await lead.does(m.Undo)
        asked = lead.last("asks")
        assert (asked["names"], asked.get("told")) == ([1, 2], None)
        assert deaths_of(players[3]) == []
        await lead.does(m.Next)
        assert deaths_of(players[3]) == [1], "and then another may be the first"

    play(evening())


def test_the_story_and_a_replay_tell_the_dead_as_they_were_named() -> None:
    async def evening() -> None:
        store = MemoryStore()
        lead, players = await two_to_name(store, "doctor mafioso mafioso citizen citizen citizen citizen")
        await lead.does(m.Next, seat=1)
        await lead.does(m.Undo)
        for seat in (2, 1):
            await lead.does(m.Next, seat=seat)
        while players[3].room["stage"] == "playing":
            await lead.does(m.Next)
        told = players[3].last("fabula")["list"]
        assert [one["seat"] for one in told if one["e"] == "died"] == [2, 1]
        shown = [scene for one in told for scene in one.get("scenes", [])]
        assert [scene.get("dead") for scene in shown[-3:]] == [[2], [1], None]
        opened = some_rooms(store)
        await opened.open()
        text = await opened.telling_for(lead.code, lead.key, "")
        assert text.count("~ 2\n~ 1\n") == 1
        file = read(text)
        telling = play_again(tale_called("mafia32"), file)
        again = raised_again(telling, file.namings).watched
        assert [(one.kind, list(one.dead)) for one in again] == [
            (one["kind"], one.get("dead", [])) for one in shown
        ]
        assert raised_again(telling, []).watched[-2].dead == (1, 2), "as one, where nobody named them"

    play(evening())


def test_a_name_is_taken_back_without_a_word_and_all_may_be_named_at_once() -> None:
    async def evening() -> None:
        store = MemoryStore()
        lead, players = await two_to_name(store)
        await lead.does(m.Next)
        await lead.does(m.Undo)
        assert [deaths_of(player) for player in players] == [[]] * len(players)
        assert "scene" not in players[3].clock
        opened = some_rooms(store)  # the server is killed meanwhile
        await opened.open()
        come_back = [m.Return(lead.code, phone.key) for phone in (lead, *players)]
        lead, *players = [await Phone().enter(opened, first) for first in come_back]
        assert lead.last("asks")["names"] == [1, 2]
        assert deaths_of(players[0]) == []
        await lead.does(m.Next, all=True)
        assert [deaths_of(player) for player in players] == [[1, 2]] * len(players)
        assert players[3].clock["scene"]["dead"] == [1, 2]

    play(evening())


def test_a_dawn_is_told_when_whoever_leads_says_so_with_dead_or_without() -> None:
    async def evening() -> None:
        _, (lead, *players) = await dealt("mafia32", TOWN, led=True, one_by_one=True)
        while "names" not in lead.last("asks"):
            await lead.does(m.Next)
        assert lead.entry("phase")["phase"] == "dawn"
        assert (players[1].clock["phase"], players[1].entry("phase")["phase"]) == ("night", "night")
        assert players[1].asks == []
        await lead.does(m.Next)
        assert players[1].clock["scene"]["kind"] == "dawn"

    play(evening())


@pytest.mark.parametrize(("rules", "held_back"), [({}, True), ({"one_by_one": False}, False)])
def test_names_are_held_back_unless_the_table_says_otherwise(rules: dict[str, Any], held_back: bool) -> None:
    async def evening() -> None:
        _, (lead, *players) = await dealt("mafia32", TOWN, led=True, **rules)
        assert lead.room["settings"]["one_by_one"] is held_back
        while lead.entry("phase")["phase"] != "dawn":
            await lead.does(m.Next)
        assert ("names" in lead.last("asks")) is held_back
        assert (players[1].entry("phase")["phase"] != "dawn") is held_back

    play(evening())


async def until_dawn_is_to_be_told(target: int) -> tuple[Phone, list[Phone]]:
    """A night in which the gang shoots at this seat, led until whoever leads is to tell of it."""
    _, (lead, *players) = await dealt("mafia32", TOWN, led=True, one_by_one=True)
    for _ in range(200):
        if "names" in lead.last("asks"):
            if lead.entry("phase")["number"] > 1 and lead.entry("phase")["phase"] == "dawn":
                return lead, players
        elif players[0].asks and target in players[0].asks[0]["options"] and lead.clock["phase"] == "night":
            await players[0].answer(target)
        await lead.does(m.Next)
        await asyncio.sleep(5)
    raise AssertionError("no dawn")


def test_until_a_dawn_is_told_nothing_on_a_phone_depends_on_who_has_died() -> None:
    heard, dead = list[list[tuple[int, bytes]]](), list[list[int]]()
    led = list[list[tuple[int, bytes]]]()

    async def evening() -> None:
        for target in (3, 5):
            began = now()
            lead, players = await until_dawn_is_to_be_told(target)
            await asyncio.sleep(60)
            dead.append(lead.last("asks")["names"])
            for kept, phone in ((heard, players[6]), (led, lead)):
                kept.append([(at - began, one) for at, one in phone.heard if not is_of("welcome", one)])
            await lead.does(m.Next)
            assert deaths_of(players[6]) == dead[-1], "and then all hear of it"

    play(evening())
    assert dead == [[3], []], "the Doctor has saved the other"
    assert [at for at, _ in heard[0]] == [at for at, _ in heard[1]]
    assert strip(heard[0]) == strip(heard[1])
    assert strip(led[0]) != strip(led[1]), "whoever leads does know"


def strip(heard: list[tuple[int, bytes]]) -> list[bytes]:
    """What was heard, without the codes of two rooms and the hour."""
    return [re.sub(rb'"(code|ends)":("[^"]*"|[0-9]+)', b"", one) for _, one in heard]


# Who has to be executed for it to be over, and at whom they point themself.
ONE_HUNTER = CASTLE.replace("hunter hunter", "hunter vampire")
LAST_EXECUTIONS = {"mafia32": (TOWN, 0, 1), "vendetta": (ONE_HUNTER, 0, 1)}


async def at_the_vote(tale: str, cards: str, **rules: Any) -> tuple[list[Phone], list[Phone]]:
    """All phones of a table where hands go up at once as soon as they may, and those of its players."""
    _, phones = await dealt(tale, cards, hands="at_once", **rules)
    players = phones[bool(rules.get("led")) :]
    while players[-1].clock["phase"] != "vote":
        await (phones[0].does(m.Next) if rules.get("led") else asyncio.sleep(0.5))
        if "names" in phones[0].last("asks"):
            await phones[0].does(m.Next, all=True)
    return phones, players


async def executed_at_last(tale: str, **rules: Any) -> list[Phone]:
    """A table at which all have just voted for whoever ends the game."""
    cards, whom, theirs = LAST_EXECUTIONS[tale]
    phones, players = await at_the_vote(tale, cards, **rules)
    for seat, player in enumerate(players):
        await player.answer(whom if seat != whom else theirs)
    return phones


@pytest.mark.parametrize("tale", LAST_EXECUTIONS)
def test_an_execution_that_ends_the_game_has_its_scene_before_the_end(tale: str) -> None:
    async def evening() -> None:
        phones = await executed_at_last(tale)
        await until_stage(phones, "after")
        await until_watched(phones)
        for phone in phones:
            *_, execution, end = scenes_heard(phone)
            assert (execution["kind"], execution["dead"]) == ("execution", [LAST_EXECUTIONS[tale][1]])
            assert end["kind"] == "end"

    play(evening())


@pytest.mark.parametrize("tale", LAST_EXECUTIONS)
def test_who_leads_names_whoever_ends_the_game_before_they_tell_the_end(tale: str) -> None:
    async def evening() -> None:
        lead, *players = await executed_at_last(tale, led=True, one_by_one=True)
        while "names" not in lead.last("asks"):
            await lead.does(m.Next)
        assert lead.last("asks")["names"] == [LAST_EXECUTIONS[tale][1]]
        assert deaths_of(players[0]) == []
        await lead.does(m.Next)
        assert [deaths_of(player) for player in players] == [[LAST_EXECUTIONS[tale][1]]] * len(players)
        assert (players[0].clock["scene"]["kind"], players[0].room["stage"]) == ("execution", "playing")
        await asyncio.sleep(3600)
        assert not any(one["e"] == "won" for one in players[0].entries)
        while players[0].room["stage"] == "playing":
            await lead.does(m.Next)
        assert players[0].clock["scene"]["kind"] == "end"
        watched = [(one["kind"], one["said"]) for one in scenes_heard(players[0])]
        assert scenes_of_the_story(players[0]) == watched

    play(evening())


NOBODY = [("mafia32", TOWN), ("vendetta", CASTLE)]


async def nobody_wanted(tale: str, cards: str, **rules: Any) -> list[Phone]:
    """A table at which no hand has been raised just now."""
    phones, players = await at_the_vote(tale, cards, **rules)
    for player in players:
        await player.answer(None)
    return phones


@pytest.mark.parametrize(("tale", "cards"), NOBODY)
def test_that_nobody_has_to_go_is_said_with_the_hands_or_when_whoever_leads_says_so(
    tale: str, cards: str
) -> None:
    async def evening() -> None:
        phones = await nobody_wanted(tale, cards)
        assert [one["code"] for one in phones[0].clock["scene"]["said"]] == ["result-nobody", NOBODY_GOES]
        lead, *players = await nobody_wanted(tale, cards, led=True)
        assert [one["code"] for one in players[0].clock["scene"]["said"]] == ["result-nobody"]
        while "names" not in lead.last("asks"):
            await lead.does(m.Next)
        assert lead.last("asks")["names"] == []
        assert not any(one["e"] == "unexecuted" for one in players[0].entries)
        await lead.does(m.Next)
        scene = players[0].clock["scene"]
        assert (scene["kind"], [one["code"] for one in scene["said"]]) == ("execution", [NOBODY_GOES])

    play(evening())


NOBODY_GOES = "execution-nobody"
