"""A room: the fold of its log. Nothing but `apply` changes it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from fabula.core.refusals import Refusal
from fabula.core.requests import as_choice
from fabula.games import tale_called
from fabula.rooms.game.play import Play
from fabula.rooms.room.agreement import Agreement, by_the_book
from fabula.rooms.room.people import Person
from fabula.rooms.room.series import Score, scores
from fabula.rooms.room.table import BY_THE_HOST, Table
from fabula.rooms.storage import log
from fabula.rooms.storage.record import ToldDifferently

RESUMED = "resumed"  # a new version does not allow what was done last; the game goes on before that
UNTOLD = "untold"  # a new version does not allow what was done, and the game is broken off
LEAD = ("fabula", "person")  # without the person who leads, Fabula does


class Room(Table):
    """A table as its log has it."""

    def apply(self, entry: log.AnyEntry) -> None:
        """Let an entry happen. Refusal, and nothing changed, where the game refuses an answer."""
        if self.adrift and isinstance(entry, log.OF_THE_GAME):
            return
        APPLY[type(entry)](self, entry)
        if self.play is not None and self.led_by_a_person:
            self.play.unshown.grow(self.play.telling, self.without_a_phone)
        self.touched = entry.at
        self.discussion.suit(
            self.phase, quiet=self.is_quiet, asleep=self.is_asleep, polls=self.tale.talk.polls
        )

    def _room_made(self, entry: log.RoomMade) -> None:
        self.code = entry.code
        self._lay_out(entry.tale, "fabula")

    def _lay_out(self, tale: str, lead: str) -> None:
        self.tale = tale_called(tale)
        agreed = self.set_aside.pop(tale, by_the_book(self.tale))
        self.settings = {**agreed.settings, "lead": lead}
        if self.tale.casting is not None:
            self.settings.setdefault("choosing", BY_THE_HOST)
        self.wishes.clear()
        self.travelling.clear()
        self.roles, self.is_chosen = agreed.roles, agreed.is_chosen
        self.title, self.author, self.more = agreed.title, agreed.author, dict(agreed.more)
        self._suit_the_set()

    def _joined(self, entry: log.Joined) -> None:
        keys = [entry.key] if entry.key else []
        self.people[entry.person] = Person(
            entry.person, entry.name, entry.lang, entry.bot, entry.stands_in, keys, entry.at
        )
        name = self.people[entry.person].name_on_paper
        self.series.enter(entry.person, name, bot=entry.bot is not None)
        self.numbered = max(self.numbered, int(entry.person[1:]))
        self.host = self.host or entry.person

    def _key_given(self, entry: log.KeyGiven) -> None:
        keys = self.people[entry.person].keys
        if entry.alone:
            keys.clear()
        keys.append(entry.key)

    def _sat(self, entry: log.Sat) -> None:
        if entry.seat is None:
            self.seats.append(entry.person)
        else:
            self.seats[entry.seat] = entry.person
            self.holders.sit(entry.seat, self.people[entry.person])
            self.moved.add(entry.person)
            self.travelling.pop(entry.person, None)
        self._seat_bot(entry.person)
        self._suit_the_set()

    def _seat_bot(self, person: str) -> None:
        seat, bot = self.seat_of(person), self.people[person].bot
        if self.play is not None and self.stage == "playing" and seat is not None:
            self.play.bots.unseat(seat)
            if bot:
                self.play.bots.seat(seat, bot, self.play.telling.log)

    def _free(self, entry: log.Left | log.Stood) -> None:
        seat, by = self.seat_of(entry.person), self.people.get(entry.by)
        if self.play is not None and seat is not None and by is not None:
            self.holders.free(seat, self.people[entry.person], by)

    def _stood(self, entry: log.Stood) -> None:
        self._free(entry)
        self._vacate(entry.person)

    def _left(self, entry: log.Left) -> None:
        if entry.person in self.people:
            self.holders.leave(self.people[entry.person])
        self._free(entry)
        self._vacate(entry.person)
        self.wishes.pop(entry.person, None)
        self._voted_for_leader(log.VotedForLeader(entry.at, entry.person))
        self.volunteers.pop(entry.person, None)
        if self.people.pop(entry.person, None) is not None:
            self.series.leave(entry.person)
        self._lead_no_more(entry.person)
        if self.host == entry.person:
            self.host = next((one.id for one in self.people.values() if not one.bot), "")

    def _lead_no_more(self, person: str) -> None:
        if person in self.beside:
            self.beside.remove(person)
        elif person == self.leader:
            self.leader = self.beside.pop(0) if self.beside else None
        if self.leader is None:
            self.settings["lead"] = "fabula"

    def _vacate(self, person: str) -> None:
        seat = self.seat_of(person)
        self.travelling.pop(person, None)
        self.open_eyes.discard(person)
        if seat is None:
            return
        self.discussion.ask_for_the_word(seat, up=False)
        if self.stage == "lobby":
            self.seats.pop(seat)
            self._suit_the_set()
        else:
            self.seats[seat] = None
            self.moved.add(person)
            if self.play is not None:
                self.play.bots.unseat(seat)

    def _door_set(self, entry: log.DoorSet) -> None:
        self.door = self.door if entry.people is None else entry.people
        self.no_onlookers = self.no_onlookers if entry.onlookers is None else not entry.onlookers

    def _renamed(self, entry: log.Renamed) -> None:
        self.people[entry.person].name = entry.name
        self.series.rename(entry.person, entry.name)

    def _muted(self, entry: log.Muted) -> None:
        self.people[entry.person].muted = entry.on

    def _ruled(self, entry: log.Ruled) -> None:
        self.house_rulings = [one for one in self.house_rulings if one != entry.text] + [entry.text] * (
            not entry.off
        )

    def _language_chosen(self, entry: log.LanguageChosen) -> None:
        self.people[entry.person].lang = entry.lang

    def _arranged(self, entry: log.Arranged) -> None:
        self.seats = list(entry.people)

    def _grouped(self, entry: log.Grouped) -> None:
        self.apart = list(entry.after)

    def _handed_over(self, entry: log.HandedOver) -> None:
        self.host = entry.person

    def _entrusted(self, entry: log.Entrusted) -> None:
        self.moved.add(entry.person)
        self.beside = [one for one in self.beside if one != entry.person]
        if entry.how == "over":
            self.moved.update([self.leader] if self.leader else [])
            self.leader = entry.person
        elif entry.how == "share":
            self.beside.append(entry.person)
        elif entry.how == "take":
            self.leader, self.is_lead_taken = entry.person, True
            self.settings["lead"] = "person"
        if entry.how != "take":
            self._vacate(entry.person)
        self._note_who_leads()

    def _note_who_leads(self) -> None:
        self.have_seen_all.update([*self.beside, *([self.leader] if self.leader else [])])

    def _volunteered(self, entry: log.Volunteered) -> None:
        if entry.on:
            self.volunteers[entry.person] = []
        else:
            self.volunteers.pop(entry.person, None)

    def _voted_for_leader(self, entry: log.VotedForLeader) -> None:
        for voters in self.volunteers.values():
            if entry.person in voters:
                voters.remove(entry.person)
        if entry.whom is not None:
            self.volunteers[entry.whom].append(entry.person)

    def _leader_found(self, entry: log.LeaderFound) -> None:
        self._settings_changed(log.SettingsChanged(entry.at, {"lead": "person", "leader": entry.person}))
        self.found = entry.how

    def _eyes_opened(self, entry: log.EyesOpened) -> None:
        for those in (self.open_eyes, self.have_seen_all, self.moved):
            those.add(entry.person)

    def _traveller_wished(self, entry: log.TravellerWished) -> None:
        self.travelling.pop(entry.person, None)
        if entry.wishes:
            self.travelling[entry.person] = entry.agreed

    def _tale_chosen(self, entry: log.TaleChosen) -> None:
        self.set_aside[self.tale.id] = Agreement(
            self.settings, self.roles, self.is_chosen, self.title, self.author, self.more
        )
        self._lay_out(entry.tale, self.settings["lead"])

    def _roles_chosen(self, entry: log.RolesChosen) -> None:
        self.tale.check_roles(entry.roles)
        self.is_chosen = bool(entry.roles)
        self.roles = list(entry.roles)
        self.title, self.author = (entry.title, entry.author) if entry.roles else ("", "")
        by_the_book = {} if not self.company else {"company": self.company}
        kept = {**(self.more if entry.roles else by_the_book), **entry.more}
        self.more = {key: value for key, value in kept.items() if value}
        self._suit_the_set()

    def _suit_the_set(self) -> None:
        if self.stage != "lobby":
            return
        seats = min(max(len(self.seats), self.tale.least_seats), self.tale.most_seats)
        if self.tale.casting is not None and self.way_to_choose != BY_THE_HOST:
            self.is_chosen, self.title, self.author = False, "", ""
            self.roles = list(self.tale.casting.chosen(self.way_to_choose, seats, self._wished_for()))
        elif not self.is_chosen:
            self.roles = list(self.tale.suggest(seats))

    def _reworded(self, entry: log.Reworded) -> None:
        wordings = self.wordings.setdefault(entry.tale, {})
        if entry.text:
            wordings[entry.role] = entry.text
        else:
            wordings.pop(entry.role, None)

    def _wished_for(self) -> list[str]:
        return [role for roles in self.wishes_now().values() for role in roles]

    def _wished(self, entry: log.Wished) -> None:
        self.wishes[entry.person] = list(entry.roles)
        self._suit_the_set()

    def _settings_changed(self, entry: log.SettingsChanged) -> None:
        change = dict(entry.change)
        self.found = "" if {"lead", "leader"} & change.keys() else self.found
        if "leader" in change:
            self.leader = change.pop("leader")
        self.settings.update(change)
        if not self.led_by_a_person:
            self._leave_the_lead_to_fabula()
        elif self.leader is not None:
            self.beside = [one for one in self.beside if one != self.leader]
            self._vacate(self.leader)
        if "choosing" in change:
            self._suit_the_set()

    def _leave_the_lead_to_fabula(self) -> None:
        self.moved.update([self.leader] if self.leader else [])
        self.settings["lead"], self.leader, self.is_lead_taken = "fabula", None, False
        self.beside.clear()

    def _started(self, entry: log.Started) -> None:
        setup = self.tale.set_up_again(len(self.seats), tuple(entry.roles), entry.settings)
        self.game += 1
        self.stage = "playing"
        self.paused = False
        self.found = ""
        self.volunteers.clear()
        self.moved.clear()
        self.have_seen_all.clear()
        self.open_eyes.clear()
        self._note_who_leads()
        self.play = Play(self.tale, setup, self.game, self.below)
        self.adrift, self.notice = False, ""
        self.holders.deal([self.people.get(person or "") for person in self.seats])
        self._seat_all_bots()

    def _seat_all_bots(self) -> None:
        for person in self.people.values():
            if person.bot:
                self._seat_bot(person.id)

    def _beat_started(self, entry: log.BeatStarted) -> None:
        play = self._in_play()
        if play.telling.pending is not None or entry.told not in ("", play.record.digest_of(play.telling)):
            raise ToldDifferently
        play.begin_beat(entry.at, entry.length, led=self.led_by_a_person)
        self._close_if_told()

    def _clock_wound(self, entry: log.ClockWound) -> None:
        self._in_play().wind(entry.at, entry.length)

    def _stilled(self, entry: log.Stilled) -> None:
        self._in_play().be_still(entry.at, entry.length)

    def _unsealed(self, _: log.Unsealed) -> None:
        self._in_play().unseal()

    def _answered(self, entry: log.Answered) -> None:
        self._in_play().answer(entry.who, as_choice(entry.choice), entry.by)
        self._close_if_told()

    def _hand_shown(self, entry: log.HandShown) -> None:
        self._in_play().show_hand(entry.seat, up=entry.up)

    def _word_asked(self, entry: log.WordAsked) -> None:
        self.discussion.ask_for_the_word(entry.seat, up=entry.up)

    def _timer_set(self, entry: log.TimerSet) -> None:
        self.discussion.set_timer(entry.at, entry.length, self.phase, more=entry.more)

    def _gathered(self, entry: log.Gathered) -> None:
        self.discussion.gathered = entry.at

    def _close_if_told(self) -> None:
        telling = self._in_play().telling
        if telling.told:
            self.stage = "after"
            self.breaking = None
            self._count(scores(telling))

    def _count(self, scored: Sequence[Score]) -> None:
        played = zip(self.seats, scored, strict=True)
        self.series.count(self.game, {person: score for person, score in played if person is not None})

    def _read_out(self, entry: log.ReadOut) -> None:
        self.discussion.read_out(entry.at, entry.line)

    def _undone(self, entry: log.Undone) -> None:
        if entry.end:
            self._in_play().untell()
        else:
            self._in_play().undo()
        self._suit_the_seats()
        self._go_on_anew()

    def _edited(self, entry: log.Edited) -> None:
        self._in_play().edit(entry.move, as_choice(entry.choice))
        self._suit_the_seats()
        self._go_on_anew()

    def _amended(self, entry: log.Amended) -> None:
        play = self._in_play()
        before = play.epoch
        play.amend(as_choice(entry.act))
        self._suit_the_seats()
        if play.epoch != before:
            self._go_on_anew()
        self._close_if_told()

    def _recorded(self, entry: log.Recorded) -> None:
        play = self._in_play()
        self.notice = ""
        is_the_same = play.record.add(entry.since, entry.lines, play.telling)
        if self.adrift or not is_the_same:
            self.kept_to_record = self.game
            self._keep_to_the_record()
        if entry.scores:
            self._count([Score(*score) for score in entry.scores])

    def _resumed(self, _: log.Resumed) -> None:
        self._keep_to_the_record()
        self.notice = RESUMED

    def _keep_to_the_record(self) -> None:
        self.adrift = False
        self._in_play().keep_to_the_record()
        self._suit_the_seats()
        self._go_on_anew()

    def _prepared(self, entry: log.Prepared) -> None:
        self._in_play().preparation.note(entry)

    def _showed(self, entry: log.Showed) -> None:
        self._in_play().unshown.settle(entry.entries)

    def _suit_the_seats(self) -> None:
        """As many seats as the game has now; who sat on one that is gone looks on."""
        wanted = self._in_play().telling.grimoire.seats
        self.moved.update(person for person in self.seats[wanted:] if person is not None)
        self.seats = self.seats[:wanted] + [None] * (wanted - len(self.seats))

    def _go_on_anew(self) -> None:
        self.series.take_back(self.game)
        self.stage = "playing"
        self._seat_all_bots()
        self._close_if_told()

    def _said(self, entry: log.Said) -> None:
        self.said.append(entry)
        self.said_in_all += 1

    def _paused(self, entry: log.Paused) -> None:
        self.paused = True
        self.discussion.pause(entry.at)
        self._in_play().pause(entry.at)

    def _went_on(self, entry: log.WentOn) -> None:
        self.paused = False
        self.discussion.go_on(entry.at)
        self._in_play().go_on(entry.at)

    def _breaking_off(self, entry: log.BreakingOff) -> None:
        if entry.length is None:
            self.breaking = None
            if not self._paused_before:
                self._went_on(log.WentOn(entry.at))
            return
        self.breaking, self._paused_before = entry.at + entry.length, self.paused
        if not self.paused:
            self._paused(log.Paused(entry.at))

    def _broken_off(self, _: log.BrokenOff) -> None:
        self._in_play().break_off()
        self.stage = "after"
        self.paused = False
        self.breaking = None

    def _closed(self, entry: log.Closed) -> None:
        self.stage = "lobby"
        self.adrift, self.notice = False, UNTOLD if entry.untold else ""
        self.paused = False
        self.breaking = None
        self.play = None
        self.open_eyes.clear()
        self.travelling.clear()
        self.settings.pop("unhurried", None)  # by the next game the roles are known
        if self.is_lead_taken:
            self._leave_the_lead_to_fabula()
        self.seats = [person for person in self.seats if person is not None]
        self._suit_the_set()

    def _in_play(self) -> Play:
        if self.play is None:
            raise Refusal("not-started")
        return self.play


APPLY: dict[type[log.Entry], Callable[[Room, Any], None]] = {
    log.RoomMade: Room._room_made,
    log.Joined: Room._joined,
    log.KeyGiven: Room._key_given,
    log.Sat: Room._sat,
    log.Stood: Room._stood,
    log.Left: Room._left,
    log.DoorSet: Room._door_set,
    log.Renamed: Room._renamed,
    log.Muted: Room._muted,
    log.Ruled: Room._ruled,
    log.LanguageChosen: Room._language_chosen,
    log.Arranged: Room._arranged,
    log.Grouped: Room._grouped,
    log.HandedOver: Room._handed_over,
    log.Entrusted: Room._entrusted,
    log.Volunteered: Room._volunteered,
    log.VotedForLeader: Room._voted_for_leader,
    log.LeaderFound: Room._leader_found,
    log.EyesOpened: Room._eyes_opened,
    log.TravellerWished: Room._traveller_wished,
    log.TaleChosen: Room._tale_chosen,
    log.RolesChosen: Room._roles_chosen,
    log.Reworded: Room._reworded,
    log.Wished: Room._wished,
    log.SettingsChanged: Room._settings_changed,
    log.Started: Room._started,
    log.BeatStarted: Room._beat_started,
    log.ClockWound: Room._clock_wound,
    log.Stilled: Room._stilled,
    log.Unsealed: Room._unsealed,
    log.Answered: Room._answered,
    log.HandShown: Room._hand_shown,
    log.WordAsked: Room._word_asked,
    log.TimerSet: Room._timer_set,
    log.Gathered: Room._gathered,
    log.ReadOut: Room._read_out,
    log.Undone: Room._undone,
    log.Edited: Room._edited,
    log.Amended: Room._amended,
    log.Prepared: Room._prepared,
    log.Showed: Room._showed,
    log.Said: Room._said,
    log.Paused: Room._paused,
    log.WentOn: Room._went_on,
    log.BreakingOff: Room._breaking_off,
    log.BrokenOff: Room._broken_off,
    log.Closed: Room._closed,
    log.Recorded: Room._recorded,
    log.Resumed: Room._resumed,
}
