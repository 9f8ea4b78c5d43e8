"""What an entry changes of the game that is on, and of the discussion around it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from fabula.core.refusals import Refusal
from fabula.core.requests import as_choice
from fabula.rooms.game.play import Play
from fabula.rooms.room.changes.lead import leave_the_lead_to_fabula, note_who_leads
from fabula.rooms.room.changes.role_set import suit_the_set
from fabula.rooms.room.changes.seats import seat_all_bots
from fabula.rooms.room.evening import game_id, game_of
from fabula.rooms.room.series import Score, scores
from fabula.rooms.room.table import Table
from fabula.rooms.storage import log
from fabula.rooms.storage.record import ToldDifferently

RESUMED = "resumed"  # a new version does not allow what was done last; the game goes on before that
UNTOLD = "untold"  # a new version does not allow what was done, and the game is broken off


def _started(table: Table, entry: log.Started) -> None:
    setup = table.tale.set_up_again(len(table.seats), tuple(entry.roles), entry.settings)
    table.game += 1
    table.stage = "playing"
    table.paused = False
    table.found = ""
    table.volunteers.clear()
    table.moved.clear()
    table.have_seen_all.clear()
    table.open_eyes.clear()
    table.pocketbooks.clear()
    table.desk.clear()
    table.said_before = table.said_in_all
    note_who_leads(table)
    table.play = Play(table.tale, setup, table.game, table.below)
    table.play.begun_at = entry.at
    table.play.curtain.falls = table.led_by_a_person and bool(table.settings.get("one_by_one"))
    table.adrift, table.notice = False, ""
    table.holders.deal([table.people.get(person or "") for person in table.seats])
    seat_all_bots(table)


def _beat_started(table: Table, entry: log.BeatStarted) -> None:
    play = _in_play(table)
    if play.telling.pending is not None or entry.told not in ("", play.record.digest_of(play.telling)):
        raise ToldDifferently
    play.begin_beat(entry.at, entry.length, led=table.led_by_a_person)
    _close_if_told(table, entry.at)


def _clock_wound(table: Table, entry: log.ClockWound) -> None:
    _in_play(table).wind(entry.at, entry.length)


def _stilled(table: Table, entry: log.Stilled) -> None:
    _in_play(table).be_still(entry.at, entry.length)


def _scene_began(table: Table, entry: log.SceneBegan) -> None:
    words = (entry.words_at, entry.words)
    _in_play(table).begin_scene(entry.at, entry.length, waits=entry.waits, words=words)


def _words_ended(table: Table, entry: log.WordsEnded) -> None:
    _in_play(table).end_words(entry.at)


def _scene_shortened(table: Table, entry: log.SceneShortened) -> None:
    _in_play(table).shorten_scene(entry.at, entry.left)


def _scene_ended(table: Table, entry: log.SceneEnded) -> None:
    _in_play(table).end_scene(entry.at)


def _named(table: Table, entry: log.Named) -> None:
    _in_play(table).curtain.rise(all_of_it=entry.all, seat=entry.seat)


def _name_taken(table: Table, _: log.NameTaken) -> None:
    _in_play(table).take_a_name_back()


def _speaking(table: Table, entry: log.Speaking) -> None:
    _in_play(table).wait_for_the_voice(entry.at, entry.length)


def _spoken(table: Table, entry: log.Spoken) -> None:
    _in_play(table).go_on_after_the_voice(entry.at, entry.left)


def _unsealed(table: Table, _: log.Unsealed) -> None:
    _in_play(table).unseal()


def _answered(table: Table, entry: log.Answered) -> None:
    _in_play(table).answer(entry.who, as_choice(entry.choice), entry.by)
    _close_if_told(table, entry.at)


def _hand_shown(table: Table, entry: log.HandShown) -> None:
    _in_play(table).show_hand(entry.seat, up=entry.up)


def _word_asked(table: Table, entry: log.WordAsked) -> None:
    table.discussion.ask_for_the_word(entry.seat, up=entry.up)


def _timer_set(table: Table, entry: log.TimerSet) -> None:
    table.discussion.set_timer(entry.at, entry.length, table.phase, more=entry.more, about=entry.about)


def _gathered(table: Table, entry: log.Gathered) -> None:
    table.discussion.gathered = entry.at
    table.discussion.asides.call_back(entry.at)


def _close_if_told(table: Table, at: int = 0) -> None:
    """The game is over once its end is told; told anew, it was so long ago."""
    play, telling = _in_play(table), _in_play(table).telling
    if telling.told:
        play.told_at = at
        table.stage = "after"
        table.breaking = None
        _count(table, scores(telling))


def _count(table: Table, scored: Sequence[Score]) -> None:
    played = zip(table.seats, scored, strict=True)
    brought = {person: score for person, score in played if person is not None}
    table.series.count(table.game, brought, _in_play(table).telling)
    people = [table.people.get(person or "") for person in table.seats]
    game = game_of(table.code, table.title, _in_play(table), people, scored, led=table.led_by_a_person)
    table.evening[game.id] = game


def _read_out(table: Table, entry: log.ReadOut) -> None:
    table.discussion.read_out(entry.at, entry.line)


def _undone(table: Table, entry: log.Undone) -> None:
    if entry.end:
        _in_play(table).untell()
    else:
        _in_play(table).undo()
    _suit_the_seats(table)
    _go_on_anew(table)


def _edited(table: Table, entry: log.Edited) -> None:
    _in_play(table).edit(entry.move, as_choice(entry.choice))
    _suit_the_seats(table)
    _go_on_anew(table)


def _amended(table: Table, entry: log.Amended) -> None:
    play = _in_play(table)
    before = play.epoch
    play.amend(as_choice(entry.act))
    _suit_the_seats(table)
    if play.epoch != before:
        _go_on_anew(table)
    _close_if_told(table, entry.at)


def _recorded(table: Table, entry: log.Recorded) -> None:
    play = _in_play(table)
    table.notice = ""
    is_the_same = play.record.add(entry.since, entry.lines, play.telling)
    if table.adrift or not is_the_same:
        table.kept_to_record = table.game
        _keep_to_the_record(table)
    if entry.scores:
        _count(table, [Score(*score) for score in entry.scores])


def _resumed(table: Table, _: log.Resumed) -> None:
    _keep_to_the_record(table)
    table.notice = RESUMED


def _keep_to_the_record(table: Table) -> None:
    table.adrift = False
    _in_play(table).keep_to_the_record()
    _suit_the_seats(table)
    _go_on_anew(table)


def _prepared(table: Table, entry: log.Prepared) -> None:
    _in_play(table).preparation.note(entry)


def _showed(table: Table, entry: log.Showed) -> None:
    _in_play(table).unshown.settle(entry.entries)


def _suit_the_seats(table: Table) -> None:
    """As many seats as the game has now; who sat on one that is gone looks on."""
    wanted = _in_play(table).telling.grimoire.seats
    table.moved.update(person for person in table.seats[wanted:] if person is not None)
    table.seats = table.seats[:wanted] + [None] * (wanted - len(table.seats))


def _go_on_anew(table: Table) -> None:
    table.series.take_back(table.game)
    table.evening.pop(game_id(table.code, _in_play(table)), None)
    table.stage = "playing"
    seat_all_bots(table)
    _close_if_told(table)


def _paused(table: Table, entry: log.Paused) -> None:
    table.paused = True
    table.discussion.pause(entry.at)
    _in_play(table).pause(entry.at)


def _went_on(table: Table, entry: log.WentOn) -> None:
    table.paused = False
    table.discussion.go_on(entry.at)
    _in_play(table).go_on(entry.at)


def _breaking_off(table: Table, entry: log.BreakingOff) -> None:
    if entry.length is None:
        table.breaking = None
        if not table.paused_before:
            _went_on(table, log.WentOn(entry.at))
        return
    table.breaking, table.paused_before = entry.at + entry.length, table.paused
    if not table.paused:
        _paused(table, log.Paused(entry.at))


def _broken_off(table: Table, _: log.BrokenOff) -> None:
    _in_play(table).break_off()
    table.stage = "after"
    table.paused = False
    table.breaking = None


def _closed(table: Table, entry: log.Closed) -> None:
    table.stage = "lobby"
    table.adrift, table.notice = False, UNTOLD if entry.untold else ""
    table.paused = False
    table.breaking = None
    table.play = None
    table.open_eyes.clear()
    table.pocketbooks.clear()
    table.desk.clear()
    table.said_before = table.said_in_all
    table.travelling.clear()
    table.settings.pop("unhurried", None)  # by the next game the roles are known
    if table.is_lead_taken:
        leave_the_lead_to_fabula(table)
    table.seats = [person for person in table.seats if person is not None]
    suit_the_set(table)


def _in_play(table: Table) -> Play:
    if table.play is None:
        raise Refusal("not-started")
    return table.play


APPLY: dict[type[log.Entry], Callable[[Table, Any], None]] = {
    log.Started: _started,
    log.BeatStarted: _beat_started,
    log.ClockWound: _clock_wound,
    log.Stilled: _stilled,
    log.SceneBegan: _scene_began,
    log.WordsEnded: _words_ended,
    log.SceneShortened: _scene_shortened,
    log.SceneEnded: _scene_ended,
    log.Speaking: _speaking,
    log.Spoken: _spoken,
    log.Unsealed: _unsealed,
    log.Named: _named,
    log.NameTaken: _name_taken,
    log.Answered: _answered,
    log.HandShown: _hand_shown,
    log.WordAsked: _word_asked,
    log.TimerSet: _timer_set,
    log.Gathered: _gathered,
    log.ReadOut: _read_out,
    log.Undone: _undone,
    log.Edited: _edited,
    log.Amended: _amended,
    log.Prepared: _prepared,
    log.Showed: _showed,
    log.Paused: _paused,
    log.WentOn: _went_on,
    log.BreakingOff: _breaking_off,
    log.BrokenOff: _broken_off,
    log.Closed: _closed,
    log.Recorded: _recorded,
    log.Resumed: _resumed,
}
