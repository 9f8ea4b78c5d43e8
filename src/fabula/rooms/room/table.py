"""What stands at one moment at a table: its people, seats, set, settings, and the game that is on."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from fabula.core.refusals import Refusal
from fabula.core.requests import Below
from fabula.core.tale import Tale
from fabula.games import FIRST, tale_called
from fabula.rooms.game.play import Play
from fabula.rooms.room import names
from fabula.rooms.room.agreement import Agreement
from fabula.rooms.room.desk import Desk
from fabula.rooms.room.discussion import Discussion
from fabula.rooms.room.holders import Holders
from fabula.rooms.room.people import Person
from fabula.rooms.room.pocketbooks import Pocketbooks
from fabula.rooms.room.series import Series
from fabula.rooms.storage import log
from fabula.rooms.storage.chronicle import Game
from fabula.rooms.wire.parts import Stage, WhoMayCome

SAID_KEPT = 400  # sentences of the talk that who comes in still hears
BY_THE_HOST = "host"  # the host chooses the set, card by card


@dataclass(eq=False)
class Table:
    """All that a room is at one moment, to be read by whoever does something about it."""

    below: Below
    code: str = ""
    tale: Tale = field(default_factory=lambda: tale_called(FIRST))
    host: str = ""
    leader: str | None = None
    volunteers: dict[str, list[str]] = field(default_factory=dict)  # who could lead, and who votes for them
    found: str = ""  # how the leader was found, if not by the host
    beside: list[str] = field(default_factory=list)  # who leads together with the leader
    looking: list[str] = field(default_factory=list)  # whom they let look into the Grimoire
    is_lead_taken: bool = False  # by somebody dead, from Fabula, until the game is over
    have_seen_all: set[str] = field(default_factory=set)  # who has seen the Grimoire of this game
    open_eyes: set[str] = field(default_factory=set)  # the dead who see everything of this game
    travelling: dict[str, bool] = field(default_factory=dict)  # who wishes to be one; whether that is agreed
    discussion: Discussion = field(default_factory=Discussion)
    people: dict[str, Person] = field(default_factory=dict)
    seats: list[str | None] = field(default_factory=list)
    apart: list[str] = field(default_factory=list)  # after whom, clockwise, there is room
    roles: list[str] = field(default_factory=list)
    is_chosen: bool = False
    title: str = ""  # what a set chosen by hand is called, if anything
    author: str = ""
    more: dict[str, Any] = field(default_factory=dict)  # what else comes with the set
    wishes: dict[str, list[str]] = field(default_factory=dict)
    settings: dict[str, Any] = field(default_factory=dict)
    set_aside: dict[str, Agreement] = field(default_factory=dict)  # for tales not on the table
    wordings: dict[str, dict[str, str]] = field(default_factory=dict)  # of cards, by tale and role
    stage: Stage = "lobby"
    game: int = 0
    play: Play | None = None
    paused: bool = False
    breaking: int | None = None  # when the game is broken off, unless that is taken back
    paused_before: bool = False  # whether all clocks stood when somebody was about to break off
    series: Series = field(default_factory=Series)
    evening: dict[str, Game] = field(default_factory=dict)  # the games that are over, by their ids
    chronicle: log.Chronicled | None = None  # in which the games of this room are kept
    said: deque[log.Said] = field(default_factory=lambda: deque(maxlen=SAID_KEPT))
    said_in_all: int = 0
    said_before: int = 0  # of these, what was said before the cards were dealt last
    moved: set[str] = field(default_factory=set)  # who has heard this game from more than one place
    holders: Holders = field(default_factory=Holders)
    pocketbooks: Pocketbooks = field(default_factory=Pocketbooks)
    desk: Desk = field(default_factory=Desk)
    door: WhoMayCome = "open"
    no_onlookers: bool = False
    house_rulings: list[str] = field(default_factory=list)  # how this table plays where the book is open
    numbered: int = 0
    touched: int = 0
    arranged: int = 0  # how often anything has changed but what players say and answer
    adrift: bool = False  # the rules of this version do not allow what was done after the game's record
    kept_to_record: int = 0  # the last game that the rules of this version would tell differently
    notice: str = ""  # what all are told of the game that is on, or was last

    def person(self, id: str) -> Person:
        """The person with this id; Refusal if there is none."""
        found = self.people.get(id)
        if found is None:
            raise Refusal("no-such-person")
        return found

    def person_with(self, key: str) -> str:
        """Who has the key with this hash; Refusal if nobody has."""
        person = self.who_has(key)
        if person is None:
            raise Refusal("wrong-key")
        return person

    def who_has(self, key: str) -> str | None:
        """Who has the key with this hash, if anybody."""
        return next((one.id for one in self.people.values() if key in one.keys), None)

    def seat_of(self, person: str | None) -> int | None:
        """The seat a person holds."""
        return self.seats.index(person) if person is not None and person in self.seats else None

    @property
    def watchers(self) -> list[str]:
        """The people without a seat."""
        return [person for person in self.people if person not in self.seats]

    @property
    def names(self) -> list[str]:
        """All names in the room."""
        return [person.name for person in self.people.values()]

    @property
    def names_of_people(self) -> list[str]:
        """The names of all who are no bots: bots give theirs up."""
        return [person.name for person in self.people.values() if not person.bot]

    def stands_in(self, person: Person) -> bool:
        """Whether this is a bot with the name of somebody else."""
        if person.bot is None:
            return False
        return person.stands_in or any(names.alike(person.name, name) for name in self.names_of_people)

    @property
    def faces(self) -> set[str]:
        """All faces that people here have."""
        return {person.face for person in self.people.values()}

    @property
    def seated_faces(self) -> set[str]:
        """The faces of those who sit."""
        return {self.people[one].face for one in self.seats if one in self.people}

    def can_answer(self, seat: int) -> bool:
        """Whether somebody sits here who can answer: a bot, or a person with a device."""
        person = self.people.get(self.seats[seat] or "") if seat < len(self.seats) else None
        return person is not None and not person.is_guest

    @property
    def without_a_phone(self) -> tuple[int, ...]:
        """The seats to which somebody has to show whatever they are told."""
        return tuple(seat for seat in range(len(self.seats)) if not self.can_answer(seat))

    @property
    def guests(self) -> tuple[int, ...]:
        """The seats of those who have come without a phone."""
        seated = ((seat, self.people.get(one or "")) for seat, one in enumerate(self.seats))
        return tuple(seat for seat, person in seated if person is not None and person.is_guest)

    @property
    def led_by_a_person(self) -> bool:
        """Whether a person leads."""
        return self.settings.get("lead") == "person"

    @property
    def is_practice(self) -> bool:
        """Whether somebody learns to lead: by night bots only point, and who leads enters it."""
        return self.led_by_a_person and bool(self.settings.get("practice"))

    @property
    def names_the_dead(self) -> bool:
        """Whether whoever leads names the dead one by one: unless the table says no, or they learn it."""
        return self.led_by_a_person and bool(self.settings.get("one_by_one", not self.is_practice))

    def leads(self, person: str | None) -> bool:
        """Whether this person leads, alone or with others."""
        return person is not None and (person == self.leader or person in self.beside)

    def watches(self, person: str | None) -> bool:
        """Whether somebody sees everything and takes no part: dead, or let in by whoever leads."""
        return (person in self.open_eyes or person in self.looking) and not self.leads(person)

    def keeps_order(self, person: str) -> bool:
        """Whether this person gives the word: whoever leads; where Fabula does host and timekeeper."""
        if self.led_by_a_person:
            return self.leads(person)
        return person == self.host or self.minds_the_time(person)

    def minds_the_time(self, person: str) -> bool:
        """Whether this person is a player whom the rules have mind the time now."""
        if self.play is None or self.stage != "playing" or self.led_by_a_person:
            return False
        offices = self.tale.offices
        keeper = None if offices is None else offices.timekeeper(self.play.telling.grimoire)
        return keeper is not None and keeper == self.seat_of(person)

    def playing(self) -> Play:
        """The game that is on; Refusal if there is none."""
        if self.play is None or self.stage != "playing":
            raise Refusal("not-started")
        return self.play

    @property
    def phase(self) -> str:
        """The phase that is on, or the stage where no game is."""
        playing = self.play is not None and self.stage == "playing"
        return self.play.telling.grimoire.phase if playing and self.play is not None else self.stage

    @property
    def is_quiet(self) -> bool:
        """Whether nobody may speak out of turn: from dusk to dawn, or as the tale has it."""
        return self.stage == "playing" and self.phase not in self.tale.talk.aloud

    @property
    def is_asleep(self) -> bool:
        """Whether all eyes are closed and roles are called."""
        return self.stage == "playing" and self.phase in self.tale.nights.asleep

    def travellers_at_first(self) -> list[int]:
        """The seats of those who are Travellers from the beginning."""
        return [seat for seat, person in enumerate(self.seats) if person and self.travelling.get(person)]

    def travellers_in_wish(self) -> dict[str, bool]:
        """Who wishes to be a Traveller, and whether that is agreed; in a game, who asks to come as one."""
        seated = [] if self.stage == "lobby" else self.seats
        return {one: agreed for one, agreed in self.travelling.items() if one not in seated}

    @property
    def way_to_choose(self) -> str:
        """How this room comes by its set."""
        return str(self.settings.get("choosing", BY_THE_HOST))

    def wishes_now(self) -> dict[str, list[str]]:
        """The cards that those who sit wish for, where that decides on the set."""
        if self.way_to_choose != "players":
            return {}
        return {person: self.wishes[person] for person in self.seats if person and self.wishes.get(person)}

    def late_roles(self) -> tuple[str, ...]:
        """The roles as which somebody may still come to this game; who leads lets people in by themselves."""
        late = self.tale.latecomers
        if late is None or self.play is None or self.stage != "playing" or self.led_by_a_person:
            return ()
        return late.roles(self.play.telling.grimoire)

    def fitting(self) -> tuple[str, ...]:
        """Of the roles as which somebody may come late those that go well with what is played."""
        if self.tale.latecomers is None:
            return ()
        if self.play is None or self.stage != "playing":
            return self.tale.latecomers.fitting(tuple(self.roles), self.more)
        grimoire = self.play.telling.grimoire
        return self.tale.latecomers.fitting(grimoire.roles, grimoire.settings)

    def lateness(self) -> str:
        """How late it is to come to the game that is on."""
        if self.tale.latecomers is None or self.play is None or self.stage != "playing":
            return ""
        return self.tale.latecomers.lateness(self.play.telling.grimoire)

    @property
    def company(self) -> list[str]:
        """The roles that are no player's and will be in play."""
        return list(self.more.get("company", ()))

    def led_roles(self) -> list[str]:
        """What only a person who leads can play of all that is to be in the game."""
        return list(self.tale.led_among((*self.roles, *self.company)))

    def played(self, roles: Iterable[str]) -> list[str]:
        """These roles without those that only a person can lead, where nobody does."""
        left_out = () if self.led_by_a_person else self.led_roles()
        return [role for role in roles if role not in left_out]

    def names_by_seat(self) -> dict[int, str]:
        """Who sits where, by name."""
        people = self.people
        return {seat: people[one].name_on_paper for seat, one in enumerate(self.seats) if one in people}
