"""Before the deal: people, seats, the set, settings, and who may do what."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.rooms.table import Phone, a_table, play, some_rooms

from fabula.core.refusals import Refusal
from fabula.games import TALES
from fabula.games.clocktower.almanac.cards import KINDS
from fabula.rooms.commands.lobby import variant_of
from fabula.rooms.wire import messages as m

THREE = ["werewolf", "werewolf", "seer", "robber", "troublemaker", "villager"]


def test_who_comes_sits_down_and_the_set_follows_the_seats() -> None:
    async def evening() -> None:
        phones = await a_table(some_rooms(), 4)
        room = phones[0].room
        assert room["host"] == "p1"
        assert room["seats"] == ["p1", "p2", "p3", "p4"]
        assert len(room["roles"]) == 7
        assert [one["name"] for one in room["people"]] == ["A", "B", "C", "D"]
        await phones[3].does(m.Stand)
        assert phones[0].room["seats"] == ["p1", "p2", "p3"]
        assert phones[0].room["watchers"] == ["p4"]
        assert sorted(phones[0].room["roles"]) == sorted(THREE)
        await phones[3].does(m.Sit)
        assert phones[0].room["seats"] == ["p1", "p2", "p3", "p4"]

    play(evening())


def test_a_set_chosen_by_hand_is_kept_and_advised_on() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        host, *_ = await a_table(rooms, 3)
        await host.does(m.Choose, roles=["villager"] * 4 + ["mason", "werewolf"])
        assert host.room["roles"] == ["werewolf", "mason", "villager", "villager", "villager", "villager"]
        assert {"code": "set-one-mason", "level": "stop"} in host.room["advice"]
        await Phone().enter(rooms, m.Join(host.code, "D"))
        assert len(host.room["roles"]) == 6
        wrong = next(one for one in host.room["advice"] if one["code"] == "set-wrong-size")
        assert wrong["args"] == {"needed": 7, "got": 6}
        assert (await host.does(m.Start))["why"] == "refused-set-wrong-size"
        await host.does(m.Choose, roles=[])
        assert len(host.room["roles"]) == 7

    play(evening())


def test_calls_are_unhurried_for_one_game() -> None:
    async def evening() -> None:
        phones = await a_table(some_rooms(), 3)
        assert (await phones[1].does(m.Settings, change={"unhurried": True}))["why"] == "refused-not-host"
        assert (await phones[0].does(m.Settings, change={"unhurried": 2}))["why"] == "refused-setting-range"
        assert (await phones[0].does(m.Settings, change={"unhurried": True}))["t"] == "done"
        await phones[0].does(m.Start)
        assert phones[1].room["settings"]["unhurried"] is True
        await phones[0].does(m.Again)
        assert "unhurried" not in phones[1].room["settings"]

    play(evening())


def test_how_calls_are_worded_is_agreed_on_where_there_is_a_choice() -> None:
    async def evening() -> None:
        phones = await a_table(some_rooms(), 3)
        refused = await phones[0].does(m.Settings, change={"varied": "often"})
        assert refused["why"] == "refused-setting-range"
        assert (await phones[0].does(m.Settings, change={"masks": True}))["t"] == "refused"
        await phones[0].does(m.ChooseTale, tale="vendetta")
        assert (await phones[0].does(m.Settings, change={"masks": True, "varied": True}))["t"] == "done"
        assert phones[1].room["settings"]["masks"] is True
        await phones[0].does(m.ChooseTale, tale="clocktower")
        assert (await phones[0].does(m.Settings, change={"varied": True}))["t"] == "refused"

    play(evening())


def test_names_are_unique_and_may_be_changed() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        phones = await a_table(rooms, 2)
        with pytest.raises(Refusal, match="name-taken") as taken:
            await Phone().enter(rooms, m.Join(phones[0].code, " b "))
        assert taken.value.args_of_text == {"free": "b 2"}
        assert (await phones[1].does(m.Rename, name="A"))["why"] == "refused-name-taken"
        assert (await phones[1].does(m.Rename, name="b"))["t"] == "done"
        await phones[1].does(m.Language_, lang="ru")
        assert phones[0].room["people"][1] == {"id": "p2", "name": "b", "lang": "ru", "face": "tulip"}

    play(evening())


def test_the_second_of_one_name_comes_in_with_a_number_and_the_host_calls_them_otherwise() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        phones = await a_table(rooms, 2)
        second = await Phone().enter(rooms, m.Join(phones[0].code, "B 2"))
        with pytest.raises(Refusal, match="name-taken") as taken:
            await Phone().enter(rooms, m.Join(phones[0].code, "B"))
        assert taken.value.args_of_text == {"free": "B 3"}
        named = {"person": second.person, "name": "B K"}
        assert (await phones[1].does(m.Rename, **named))["why"] == "refused-not-host"
        assert (await phones[0].does(m.Rename, **named | {"name": "b"}))["why"] == "refused-name-taken"
        assert (await phones[0].does(m.Rename, **named))["t"] == "done"
        assert [one["name"] for one in second.room["people"]] == ["A", "B", "B K"]
        await phones[0].does(m.Start)
        assert (await phones[0].does(m.Rename, **named))["why"] == "refused-already-started"

    play(evening())


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        (m.Arrange, {"people": ["p2", "p1", "p3"]}),
        (m.AddBot, {}),
        (m.Remove, {"person": "p3"}),
        (m.Free, {"person": "p3"}),
        (m.HandOver, {"person": "p2"}),
        (m.ChooseTale, {"tale": "mafia32"}),
        (m.Choose, {"roles": THREE}),
        (m.Reword, {"role": "seer", "text": "X"}),
        (m.Settings, {"change": {"talk": 60}}),
        (m.Start, {}),
        (m.Pause, {}),
        (m.Go, {}),
        (m.Again, {}),
    ],
)
def test_only_the_host_does_what_is_the_hosts(kind: Any, fields: dict[str, Any]) -> None:
    async def evening() -> None:
        phones = await a_table(some_rooms(), 3)
        before = phones[0].room
        assert (await phones[1].does(kind, **fields))["why"] == "refused-not-host"
        assert phones[0].room == before

    play(evening())


@pytest.mark.parametrize("kind", [m.Next, m.Undo])
def test_only_the_leader_does_what_is_the_leaders(kind: Any) -> None:
    async def evening() -> None:
        phones = await a_table(some_rooms(), 3)
        assert (await phones[0].does(kind))["why"] == "refused-not-leader"

    play(evening())


def test_somebody_without_a_phone_is_seated_by_the_host_and_answered_for_by_the_leader() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        phones = await a_table(rooms, 2)
        host = phones[0]
        assert (await phones[1].does(m.AddGuest, name="Granny"))["why"] == "refused-not-host"
        assert (await host.does(m.AddGuest, name=" a "))["why"] == "refused-name-taken"
        for name in ("Granny", "Uncle"):
            assert (await host.does(m.AddGuest, name=name))["t"] == "done"
        shown = {person["name"]: person for person in host.room["people"]}
        assert shown["Granny"]["guest"]
        assert not shown["Granny"].get("gone")
        assert not shown["B"].get("guest")
        await host.does(m.Settings, change={"lead": "person"})
        await host.does(m.Start)
        await host.does(m.Next)
        await host.does(m.Next)
        mine = [ask for ask in host.asks if not ask.get("open")]
        assert (await host.does(m.AddGuest, name="Late"))["why"] == "refused-already-started"
        assert all(host.room["seats"][ask["seat"]] != host.person for ask in mine)

    play(evening())


def test_the_host_arranges_the_seats() -> None:
    async def evening() -> None:
        phones = await a_table(some_rooms(), 3)
        assert (await phones[0].does(m.Arrange, people=["p3", "p1", "p2"]))["t"] == "done"
        assert phones[1].room["seats"] == ["p3", "p1", "p2"]
        for wrong in (["p3", "p1"], ["p3", "p1", "p1"], ["p3", "p1", "p9"]):
            assert (await phones[0].does(m.Arrange, people=wrong))["why"] == "refused-no-such-person"

    play(evening())


def test_who_is_removed_is_put_out_and_may_only_come_back_as_new() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        phones = await a_table(rooms, 3)
        assert (await phones[0].does(m.Remove, person="p3"))["t"] == "done"
        assert phones[2].shut_because == "removed"
        assert phones[0].room["seats"] == ["p1", "p2"]
        with pytest.raises(Refusal, match="wrong-key"):
            await Phone().enter(rooms, m.Return(phones[0].code, phones[2].key))
        again = Phone()
        with pytest.raises(Refusal, match="waits-for-a-nod"):
            await again.enter(rooms, m.Join(phones[0].code, "C"))
        await phones[0].does(m.Nod, who=phones[0].room["waiting"][0]["id"])
        assert (await again.enter(rooms, m.Join(phones[0].code, "C"))).person == "p4"
        assert (await phones[0].does(m.Remove, person="p1"))["why"] == "refused-not-yourself"
        assert (await phones[0].does(m.Remove, person="p9"))["why"] == "refused-no-such-person"

    play(evening())


def test_the_host_hands_the_room_over_and_may_lose_it_when_long_gone() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        phones = await a_table(rooms, 3)
        await phones[0].does(m.HandOver, person="p2")
        assert phones[0].room["host"] == "p2"
        await phones[1].leave()
        await asyncio.sleep(29)
        assert (await phones[2].does(m.HandOver, person="p3"))["why"] == "refused-not-host"
        await asyncio.sleep(2)
        assert (await phones[2].does(m.HandOver, person="p1"))["why"] == "refused-not-host"
        watcher = await Phone().enter(rooms, m.Join(phones[0].code, "W"))
        await watcher.does(m.Stand)
        assert (await watcher.does(m.HandOver, person=watcher.person))["why"] == "refused-not-host"
        assert (await phones[2].does(m.HandOver, person="p3"))["t"] == "done"
        assert phones[0].room["host"] == "p3"

    play(evening())


def test_a_host_who_never_came_back_after_a_restart_is_gone_too() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        phones = await a_table(rooms, 2)
        await rooms.close()
        rooms = some_rooms(rooms.services.store)
        await rooms.open()
        other = await Phone().enter(rooms, m.Return(phones[0].code, phones[1].key))
        assert (await other.does(m.HandOver, person="p2"))["why"] == "refused-not-host"
        await asyncio.sleep(31)
        assert (await other.does(m.HandOver, person="p2"))["t"] == "done"

    play(evening())


def test_before_the_deal_a_bot_gets_another_mind_and_stays_who_it_is() -> None:
    async def evening() -> None:
        host, guest = await a_table(some_rooms(), 2)
        await host.does(m.AddBot, mind="newcomer")
        bot = host.room["people"][-1]
        assert bot["bot"] == "newcomer"
        assert (await host.does(m.AddBot, person=bot["id"], mind="sharp-quiet"))["t"] == "done"
        assert host.room["people"][-1] == {**bot, "bot": "sharp-quiet"}
        assert host.room["seats"][-1] == bot["id"]
        assert (await guest.does(m.AddBot, person=bot["id"]))["why"] == "refused-not-host"
        assert (await host.does(m.AddBot, person=guest.person))["why"] == "refused-not-seated"

    play(evening())


def test_who_has_no_device_is_no_host_and_no_leader() -> None:
    async def evening() -> None:
        (host,) = await a_table(some_rooms(), 1)
        await host.does(m.AddBot)
        await host.does(m.AddGuest, name="Granny")
        before = host.room
        bot, guest = before["people"][1:]
        assert bot["bot"] == "sensible"
        assert guest["guest"]
        for one in (bot, guest):
            assert (await host.does(m.HandOver, person=one["id"]))["why"] == "refused-no-device"
            change = {"lead": "person", "leader": one["id"]}
            assert (await host.does(m.Settings, change=change))["why"] == "refused-no-device"
        assert host.room == before

    play(evening())


@pytest.mark.parametrize("key", ["rulings", "weights"])
def test_by_which_rulings_a_game_goes_nobody_chooses(key: str) -> None:
    with pytest.raises(Refusal, match="unknown-setting"):
        variant_of(TALES["vendetta"], key, "first")
    assert variant_of(TALES["vendetta"], "voting", "judge") == "judge"


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"talk": 5}, "setting-range"),
        ({"talk": 5000}, "setting-range"),
        ({"talk": "60"}, "setting-range"),
        ({"talk": True}, "setting-range"),
        ({"talk": [60]}, "setting-range"),
        ({"lone_wolf": "yes"}, "setting-range"),
        ({"lone_wolf": 1}, "setting-range"),
        ({"hunter_points": "never"}, "setting-range"),
        ({"hunter_points": ["vote"]}, "setting-range"),
        ({"lead": "nobody"}, "setting-range"),
        ({"leader": "p9"}, "no-such-person"),
        ({"leader": None}, "no-such-person"),
        ({"colour": "red"}, "unknown-setting"),
        ({"talk": 60, "colour": "red"}, "unknown-setting"),
    ],
)
def test_a_setting_that_cannot_be_is_refused_whole(change: dict[str, Any], why: str) -> None:
    async def evening() -> None:
        phones = await a_table(some_rooms(), 2)
        before = phones[0].room
        assert (await phones[0].does(m.Settings, change=change))["why"] == f"refused-{why}"
        assert phones[0].room == before

    play(evening())


def test_settings_are_public_and_timers_may_change_during_the_game() -> None:
    async def evening() -> None:
        phones = await a_table(some_rooms(), 3)
        change = {"lone_wolf": True, "hunter_points": "anew", "talk": 60, "step": 5}
        await phones[0].does(m.Settings, change=change)
        assert {key: phones[2].room["settings"][key] for key in change} == change
        await phones[0].does(m.Start)
        assert phones[1].entries[0]["settings"] == {"lone_wolf": True, "hunter_points": "anew"}
        assert (await phones[0].does(m.Settings, change={"talk": 90}))["t"] == "done"
        for late in ({"lone_wolf": False}, {"lead": "person"}, {"leader": "p2"}):
            assert (await phones[0].does(m.Settings, change=late))["why"] == "refused-already-started"

    play(evening())


def test_the_leader_has_no_seat_and_is_the_host_if_nobody_is_named() -> None:
    async def evening() -> None:
        phones = await a_table(some_rooms(), 4)
        await phones[0].does(m.Settings, change={"lead": "person"})
        assert phones[1].room["leader"] == "p1"
        assert phones[1].room["seats"] == ["p2", "p3", "p4"]
        assert (await phones[0].does(m.Sit))["why"] == "refused-leader-has-no-seat"
        await phones[0].does(m.Settings, change={"lead": "person", "leader": "p3"})
        assert phones[1].room["leader"] == "p3"
        assert phones[1].room["seats"] == ["p2", "p4", "p1"]
        await phones[0].does(m.Remove, person="p3")
        assert phones[1].room["settings"]["lead"] == "fabula"
        assert "leader" not in phones[1].room

    play(evening())


def test_too_few_or_too_many_do_not_play() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        phones = await a_table(rooms, 2)
        assert (await phones[0].does(m.Start))["why"] == "refused-too-few-seats"
        assert phones[0].room["advice"][0]["code"] == "too-few-seats"
        for _ in range(14):
            assert (await phones[0].does(m.AddBot, mind="random"))["t"] == "done"
        assert (await phones[0].does(m.AddBot))["why"] == "refused-room-full"
        assert len(phones[0].room["seats"]) == 16
        assert (await phones[0].does(m.Start))["t"] == "done"

    play(evening())


def test_a_script_may_have_all_the_roles_there_are() -> None:
    async def evening() -> None:
        tale = TALES["clocktower"]
        every = [role for role in tale.choosable({}) if tale.almanac[role].kind in KINDS]
        phones = await a_table(some_rooms(), 7, tale="clocktower")
        assert (await phones[0].does(m.Settings, change={"lead": "person"}))["t"] == "done"
        assert (await phones[0].does(m.Choose, roles=every))["t"] == "done"
        assert len(phones[0].room["roles"]) > 100
        assert (await phones[0].does(m.Start))["t"] == "done"

    play(evening())


def test_words_of_the_wrong_game_are_refused() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        with pytest.raises(Refusal, match="no-such-tale"):
            await Phone().enter(rooms, m.Make("A", tale="chess"))
        phones = await a_table(rooms, 3)
        assert (await phones[0].does(m.Choose, roles=["dragon"]))["why"] == "refused-unknown-role"
        assert (await phones[0].does(m.Choose, roles=["seer"] * 200))["why"] == "refused-set-wrong-size"
        for kind in (m.Pause, m.Go, m.Again):
            assert (await phones[0].does(kind))["why"] == "refused-not-started"
        assert (await phones[0].does(m.Answer, ask="1.1"))["why"] == "refused-not-started"
        assert (await phones[0].does(m.Sit))["why"] == "refused-seat-taken"

    play(evening())


def test_the_lobby_talks_and_whispers() -> None:
    async def evening() -> None:
        rooms = some_rooms()
        phones = await a_table(rooms, 3)
        screen = await Phone().enter(rooms, m.Watch(phones[0].code))
        await phones[0].does(m.Say, text=" hello \u202e")
        await phones[0].does(m.Say, text="psst", to="p2")
        await phones[2].does(m.Say, text="bye")
        assert [(one["n"], one["text"]) for one in phones[1].all("said")] == [
            (1, "hello"),
            (2, "psst"),
            (3, "bye"),
        ]
        assert [(one["n"], one["text"]) for one in screen.all("said")] == [(1, "hello"), (2, "bye")]
        later = await Phone().enter(rooms, m.Return(phones[0].code, phones[2].key))
        assert [(one["n"], one["text"]) for one in later.all("said")] == [(1, "hello"), (2, "bye")]
        assert (await phones[0].does(m.Say, text=" "))["why"] == "refused-silence"
        assert (await phones[0].does(m.Say, text="x" * 501))["why"] == "refused-too-long"
        assert (await phones[0].does(m.Say, text="x", to="p9"))["why"] == "refused-no-such-person"
        assert (await screen.does(m.Say, text="boo"))["why"] == "refused-not-seated"

    play(evening())


def test_a_whisper_may_go_to_several_and_to_nobody_else() -> None:
    async def evening() -> None:
        phones = await a_table(some_rooms(), 4)
        await phones[0].does(m.Say, text="we three", to=["p2", "p3", "p2"])
        for listener in phones[:3]:
            assert [(one["text"], one["to"]) for one in listener.all("said")] == [("we three", ["p2", "p3"])]
        assert phones[3].all("said") == []
        assert (await phones[0].does(m.Say, text="x", to=["p2", "p9"]))["why"] == "refused-no-such-person"
        assert (await phones[0].does(m.Say, text="x", to=[]))["why"] == "refused-no-such-person"

    play(evening())


async def a_town(people: int) -> list[Phone]:
    """People in the lobby of Blood Vendetta."""
    rooms = some_rooms()
    phones = [await Phone().enter(rooms, m.Make("A", tale="vendetta"))]
    for n in range(1, people):
        phones.append(await Phone().enter(rooms, m.Join(phones[0].code, chr(ord("A") + n))))
    return phones


def test_players_choose_the_set_together_by_what_most_of_them_wish_for() -> None:
    async def evening() -> None:
        host, second, third, *_ = phones = await a_town(10)
        assert host.room["settings"]["choosing"] == "host"
        assert (await second.does(m.Wish, roles=["ghoul"]))["why"] == "refused-not-by-wishes"
        assert (await second.does(m.Settings, change={"choosing": "lot"}))["why"] == "refused-not-host"
        await host.does(m.Settings, change={"choosing": "players"})
        assert (await host.does(m.Choose, roles=["king"]))["why"] == "refused-not-by-hand"
        await second.does(m.Wish, roles=["ghoul", "king", "king"])
        await third.does(m.Wish, roles=["kitsune", "count", "bride"])
        await host.does(m.Wish, roles=["bride", "count"])
        assert host.room["wishes"][second.person] == ["ghoul", "king"]
        assert set(host.room["roles"]) == {"count", "bride", "vampire", "kitsune", "hunter"}
        assert len(host.room["roles"]) == 10
        assert (await second.does(m.Wish, roles=["pack_leader"]))["why"] == "refused-unknown-role"
        await third.does(m.Stand)
        assert (await third.does(m.Wish, roles=[]))["why"] == "refused-not-seated"
        assert third.person not in phones[3].room["wishes"]
        assert len(host.room["roles"]) == 9
        assert "kitsune" not in host.room["roles"]
        assert (await host.does(m.Start))["t"] == "done"
        assert (await second.does(m.Wish, roles=[]))["why"] == "refused-already-started"

    play(evening())


def test_by_lot_the_set_follows_the_seats_and_by_hand_it_is_the_books_again() -> None:
    async def evening() -> None:
        host, *_, last = await a_town(10)
        suggested = host.room["roles"]
        await host.does(m.Choose, roles=["king"])
        await host.does(m.Settings, change={"choosing": "lot"})
        assert {"lord", "special_vampire", "special_hunter", "shapeshifter"} & set(host.room["roles"])
        assert "wishes" not in host.room
        await last.does(m.Stand)
        assert len(host.room["roles"]) == 9
        await last.does(m.Sit)
        await host.does(m.Settings, change={"choosing": "host"})
        assert host.room["roles"] == suggested
        wrong = await host.does(m.Settings, change={"choosing": "nobody"})
        assert wrong["why"] == "refused-setting-range"

    play(evening())


def test_where_the_host_alone_chooses_there_is_no_other_way() -> None:
    async def evening() -> None:
        phones = await a_table(some_rooms(), 3)
        assert "choosing" not in phones[0].room["settings"]
        wrong = await phones[0].does(m.Settings, change={"choosing": "players"})
        assert wrong["why"] == "refused-setting-range"

    play(evening())
