"""Whatever people do, in whatever order, a room keeps its invariants and its log gives it again."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.rooms import dealing
from tests.rooms.progress.test_keeping import state
from tests.rooms.table import Phone, a_table, an_option, play, some_rooms

from fabula.core.refusals import Refusal
from fabula.games import TALES
from fabula.rooms.access.limits import Limits
from fabula.rooms.devices.sync import encode
from fabula.rooms.room.room import Room
from fabula.rooms.room_server import RoomServer
from fabula.rooms.rooms import Rooms
from fabula.rooms.storage.store import MemoryStore
from fabula.rooms.wire import messages as m

LIMITS = Limits(commands_at_once=10_000, wrong_at_once=10_000)
PEOPLE = st.sampled_from([f"p{n}" for n in range(1, 9)])
SEATS = st.integers(-1, 6)
COMMON: dict[str, st.SearchStrategy[Any]] = {
    "lead": st.sampled_from(["fabula", "person"]),
    "leader": PEOPLE,
    "talk": st.integers(29, 60),
    "step": st.integers(4, 6),
}
CHANGES: dict[str, dict[str, st.SearchStrategy[Any]]] = {
    "onenight": {"hunter_points": st.sampled_from(["vote", "anew"]), "lone_wolf": st.booleans()},
    "mafia32": {
        "hands": st.sampled_from(["in_turn", "at_once", "secret"]),
        "candidates": st.sampled_from(["everyone", "nominated"]),
        "last_words": st.booleans(),
        "hand": st.integers(3, 5),
        "gang": st.integers(4, 6),
    },
    "vendetta": {
        "voting": st.sampled_from(["hands", "roses", "judge", "panic", "die"]),
        "masquerade": st.booleans(),
        "enchanted": st.booleans(),
        "hunter_of_hunters": st.booleans(),
        "meeting": st.integers(4, 6),
    },
    "clocktower": {"even_nights": st.booleans(), "nominations": st.integers(10, 30)},
}
PEOPLE_AT_FIRST = {"onenight": 4, "mafia32": 6, "vendetta": 6, "clocktower": 6}
ROLES = {
    "onenight": ("doppelganger", "werewolf", "seer", "robber", "drunk", "hunter", "tanner", "mason"),
    "mafia32": ("mafioso", "don", "detective", "judge", "patient_zero", "beauty", "spy", "citizen"),
    "vendetta": ("king", "lamia", "vampire", "hunter", "fledgling", "kitsune", "vengeful_varg", "lord"),
    "clocktower": ("imp", "poisoner", "spy", "chef", "empath", "virgin", "recluse", "soldier"),
}
TIMERS = {
    "onenight": {},
    "mafia32": {**dealing.TIMERS["mafia32"]},
    "vendetta": {**dealing.TIMERS["vendetta"]},
    "clocktower": {**dealing.TIMERS["clocktower"]},
}
CHOICES = st.one_of(
    st.none(), SEATS, st.lists(SEATS, max_size=2), st.sampled_from([["left"], "left", ["ready"], 1.5, {}])
)
ACTS: st.SearchStrategy[Any] = st.one_of(
    st.tuples(st.sampled_from(["kill", "revive", "silence", "unsilence"]), st.integers(-1, 6)).map(list),
    st.tuples(st.just("role"), SEATS, st.sampled_from(["werewolf", "citizen", "vampire"])).map(list),
    st.sampled_from([["win", "village"], ["win", "town"], ["end"], [], "end", None, [[]], 1.5]),
)
FIELDS: dict[type[m.AnyCommand], dict[str, st.SearchStrategy[Any]]] = {
    m.Say: {"text": st.text(max_size=4), "to": PEOPLE},
    m.Rename: {"name": st.text(max_size=3)},
    m.Language_: {"lang": st.sampled_from(["en", "ru", "fr"])},
    m.Sit: {"seat": SEATS},
    m.Stand: {},
    m.AddBot: {"mind": st.sampled_from(["sensible", "random"])},
    m.Remove: {"person": PEOPLE},
    m.Free: {"person": PEOPLE},
    m.Door: {"people": st.sampled_from(["open", "nod", "shut"]), "onlookers": st.booleans()},
    m.Nod: {"who": st.one_of(PEOPLE, st.sampled_from(["k1", "k2"])), "yes": st.booleans()},
    m.HandOver: {"person": PEOPLE},
    m.ChooseTale: {"tale": st.sampled_from(["onenight", "mafia32"])},
    m.Reword: {"role": st.sampled_from(["seer", "doctor", "king"]), "text": st.text(max_size=3)},
    m.Word: {"up": st.booleans(), "seat": st.one_of(st.none(), SEATS)},
    m.Timer: {"seconds": st.sampled_from([0, 60, 3600]), "more": st.booleans()},
    m.Gather: {},
    m.Jot: {
        "about": st.one_of(st.none(), SEATS),
        "side": st.sampled_from(["", "unsure", "village", "evil"]),
        "roles": st.lists(st.sampled_from(["seer", "imp", "citizen", "king"]), max_size=4),
        "text": st.text(max_size=3),
        "heard": st.one_of(
            st.none(), st.lists(st.sampled_from([["claim", "seer"], ["suspect", 2]]), max_size=2)
        ),
    },
    m.Read: {"line": st.one_of(st.none(), st.integers(1, 12))},
    m.Entrust: {"person": PEOPLE, "how": st.sampled_from(["over", "share", "back"])},
    m.Beside: {"role": st.sampled_from(["angel", "fiddler", "imp"]), "on": st.booleans()},
    m.TravellerWish: {"on": st.booleans(), "person": PEOPLE},
    m.Pause: {},
    m.Go: {},
    m.Undo: {},
    m.Edit: {"move": st.integers(-1, 40), "choice": CHOICES},
    m.Amend: {"act": ACTS},
    m.BreakOff: {"on": st.booleans()},
    m.Again: {},
}


def fields_of(tale: str) -> dict[type[m.AnyCommand], dict[str, st.SearchStrategy[Any]]]:
    """All commands with what they may say in a room of this tale."""
    people, spares = PEOPLE_AT_FIRST[tale], len(TALES[tale].spares)
    roles = st.lists(st.sampled_from(ROLES[tale]), min_size=people + spares, max_size=people + spares)
    return {
        **FIELDS,
        m.Arrange: {"people": st.permutations([f"p{n}" for n in range(1, people + 1)])},
        m.Choose: {"roles": roles},
        m.Settings: {"change": st.fixed_dictionaries({}, optional={**COMMON, **CHANGES[tale]})},
    }


def steps_of(tale: str) -> st.SearchStrategy[tuple[str, Any]]:
    """All that may happen in a room of this tale."""
    fields = fields_of(tale)
    commands = st.sampled_from(list(fields)).flatmap(
        lambda kind: st.tuples(st.just(kind), st.fixed_dictionaries(fields[kind]))
    )
    return st.one_of(
        st.tuples(st.just("command"), commands),
        st.tuples(st.just("command"), st.tuples(st.just(m.Start), st.just({}))),
        st.tuples(st.just("command"), st.tuples(st.just(m.Next), st.just({}))),
        st.tuples(st.just("replace"), PEOPLE),
        st.tuples(st.just("answer"), st.integers(0, 30)),
        st.tuples(st.just("answer"), st.integers(0, 30)),
        st.tuples(st.just("wrong answer"), CHOICES),
        st.tuples(st.just("sleep"), st.sampled_from([0.5, 3.0, 15.0, 60.0])),
        st.tuples(st.just("join"), st.text(max_size=2)),
        st.tuples(st.just("leave"), st.none()),
        st.tuples(st.just("restart"), st.none()),
    )


STEPS = {tale: st.tuples(st.integers(0, 7), steps_of(tale)) for tale in TALES}


class Evening:
    """A table at which anything may happen."""

    def __init__(self, store: MemoryStore, tale: str) -> None:
        self.store = store
        self.tale = tale
        self.rooms = some_rooms(store, limits=LIMITS)
        self.phones: list[Phone] = []
        self.code = ""

    async def begin(self) -> None:
        """So many people come in as can play."""
        await self.rooms.open()
        self.phones = await a_table(self.rooms, PEOPLE_AT_FIRST[self.tale], tale=self.tale)
        self.code = self.phones[0].code

    @property
    def room(self) -> Room:
        """The room as it is."""
        return self.rooms.servers[self.code].room

    async def step(self, who: int, what: str, how: Any) -> None:
        """Let one thing happen."""
        self.phones = [phone for phone in self.phones if phone.shut_because is None]
        phone = self.phones[who % len(self.phones)]
        if what == "command":
            await phone.does(how[0], **how[1])
        elif what == "replace":
            await phone.does(m.AddBot, person=how)
        elif what == "answer":
            await self.answer(phone, how)
        elif what == "wrong answer" and phone.asks:
            await phone.does(m.Answer, ask=phone.asks[0]["id"], choice=how)
        elif what == "sleep":
            await asyncio.sleep(how)
        elif what == "join":
            with suppress(Refusal):
                self.phones.append(await Phone().enter(self.rooms, m.Join(self.code, f"J{how}")))
        elif what == "leave":
            await self.come_back(phone)
        elif what == "restart":
            await self.restart()

    async def answer(self, phone: Phone, number: int) -> None:
        """One of the options of one of the asks."""
        if phone.asks:
            ask = phone.asks[number % len(phone.asks)]
            await phone.does(m.Answer, ask=ask["id"], choice=an_option(ask, number), seat=ask["seat"])

    async def come_back(self, phone: Phone) -> None:
        """Lose the connection and come back with what was seen."""
        await phone.leave()
        games = phone.all("entries")
        seen = (games[-1]["game"], len(phone.entries)) if games else (0, 0)
        try:
            await phone.enter(self.rooms, m.Return(self.code, phone.key, *seen))
        except Refusal as refusal:
            if refusal.why != "wrong-key":
                raise
            self.phones.remove(phone)

    async def restart(self) -> None:
        """The process is killed and started again; what the old one still does nobody hears of."""
        killed, self.store = self.store, MemoryStore()
        self.store.kept = {code: list(lines) for code, lines in killed.kept.items()}
        self.rooms = some_rooms(self.store, limits=LIMITS)
        await self.rooms.open()
        for phone in self.phones:
            phone.stay = None
        for phone in list(self.phones):
            await self.come_back(phone)

    def holds(self) -> None:
        """What must be so at any moment."""
        room = self.room
        seated = [one for one in room.seats if one is not None]
        assert len(set(seated)) == len(seated)
        assert set(seated) <= set(room.people)
        assert room.people[room.host].bot is None
        assert room.leader is None or (room.leader in room.watchers and room.people[room.leader].bot is None)
        assert (room.leader is not None) == room.led_by_a_person
        assert not {*room.beside} & {*seated, room.leader}
        assert {*room.travelling} <= {*seated}
        assert len({*room.discussion.words}) == len(room.discussion.words)
        assert not (room.is_quiet and room.discussion.words)
        shown = [(one.name, one.bot is not None) for one in room.people.values()]  # a bot is said to be one
        assert len(set(shown)) == len(shown)
        assert all(person.bot is None or person.id in seated for person in room.people.values())
        if room.play is not None:
            room.tale.laws(room.play.telling.grimoire)
            assert len(room.seats) == room.play.telling.setup.seats
        self.is_what_its_log_says()
        self.shows_everybody_the_same()

    def is_what_its_log_says(self) -> None:
        """The log gives the room again."""
        told = RoomServer(self.rooms.services)
        told.read(self.store.kept[self.code])
        for room in (self.room, told.room):
            if room.play is not None:
                clock = room.play.clock
                clock.give_up()  # a restart grants time
                clock.marks = [0 for _ in clock.marks]  # and puts off what is to be unsealed
                room.play.asks.dreams.clear()
        assert state(told.room) == state(self.room)

    def shows_everybody_the_same(self) -> None:
        """Every phone has the room as it is, and its entries without a gap."""
        server = self.rooms.servers[self.code]
        for phone in self.phones:
            if phone.stay is not None and phone.stay.device in server.sync.devices:
                assert phone.room["seats"] == self.room.seats
                assert phone.stay.device.sent["room"] == encode(server.sync.snapshot())
                views = server.sync.views
                listener = server.sync.listener_of(phone.person)
                assert views is None or phone.entries == [json.loads(entry) for entry in views.of[listener]]


@pytest.mark.parametrize("tale", TALES)
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_anything_may_happen(tale: str, data: st.DataObject) -> None:
    steps = data.draw(st.lists(STEPS[tale], min_size=20, max_size=60))

    async def evening() -> None:
        it = Evening(MemoryStore(), tale)
        await it.begin()
        for who, (what, how) in steps:
            await it.step(who, what, how)
            it.holds()
        await it.rooms.close()

    play(evening())


@pytest.mark.parametrize("tale", TALES)
def test_a_long_evening_of_everything(tale: str) -> None:
    """The machinery above reaches the end of games, rematches and restarts."""

    async def evening() -> None:
        it = Evening(MemoryStore(), tale)
        await it.begin()
        await it.step(0, "command", (m.Settings, {"change": dealing.TIMERS.get(tale, {})}))
        for game in (1, 2):
            await it.step(0, "command", (m.Start, {}))
            for number in range(60):
                await it.step(number, "answer", number)
                await it.step(0, "sleep", 1.0)
                if number % 20 == 7:
                    await it.restart()
                it.holds()
            await it.step(0, "sleep", 4 * 3600.0)
            assert it.room.stage == "after"
            assert it.room.game == game
            await it.step(0, "command", (m.Again, {}))
        await it.rooms.close()

    play(evening())


def test_a_house_that_is_closing_lets_nobody_in() -> None:
    async def evening() -> None:
        rooms = Rooms(MemoryStore(), limits=LIMITS)
        await rooms.open()
        await rooms.close()
        with pytest.raises(Refusal, match="server-stopping"):
            await Phone().enter(rooms, m.Make("A"))

    play(evening())
