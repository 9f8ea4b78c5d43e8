"""What a person who leads corrects between two answers, and other answers to what was asked before."""

from __future__ import annotations

import pytest
from tests.games.mafia32.table import Table
from tests.table import dealt

from fabula.core.events import Died
from fabula.core.notation import Unreadable, play_again, read, write
from fabula.core.refusals import Refusal
from fabula.core.requests import FATE, TIME, Choice, Window
from fabula.core.telling import Amended, Answered, BeatBegan, Telling, tell_again
from fabula.core.views import TOWN, hears

CARDS = "don mafioso doctor detective citizen citizen citizen citizen"


def words(telling: Telling) -> list[str]:
    """What may be corrected here and now."""
    return [amendment.word for amendment in telling.amendments()]


def until(telling: Telling, prompt: str) -> Telling:
    """Go on until this is asked; windows close, who may do nothing does nothing."""
    while True:
        waiting = telling.waiting_for()
        if isinstance(telling.pending, Window):
            if telling.pending.prompt == prompt:
                return telling
            telling.answer(TIME, None)
        elif not waiting:
            assert telling.begin_beat()
        elif telling.ask_of(waiting[0]).prompt == prompt:
            return telling
        else:
            telling.answer(waiting[0], next(iter(telling.ask_of(waiting[0]).options)))


def number_of(telling: Telling, prompt: str) -> int:
    """The number of the last move that answered this."""
    moves = telling.moves()
    return max(n for n, move in enumerate(moves) if isinstance(move, Answered) and move.prompt == prompt)


def public(telling: Telling) -> list[str]:
    """What the town has heard, by name."""
    return [event.name for event in telling.events() if hears(TOWN, event)]


# ---- corrections


def test_before_the_deal_and_after_the_end_nothing_can_be_corrected() -> None:
    telling = Telling(
        dealt("seer werewolf villager").telling.tale, dealt("seer werewolf villager").telling.setup
    )
    assert words(telling) == []
    with pytest.raises(Refusal, match="no-amendment"):
        telling.amend(("silence", 0))
    after = dealt("seer werewolf villager").votes(1, 0, 0).telling
    assert after.told
    assert words(after) == []


@pytest.mark.parametrize("act", [None, "kill", (), ("kill",), ("kill", 99), ("kill", 0, 0), ("love", 0), 7])
def test_what_is_not_offered_is_refused_and_changes_nothing(act: Choice) -> None:
    telling = Table(CARDS).telling
    before, lines = telling.grimoire.position(), len(telling.log)
    with pytest.raises(Refusal, match="no-amendment"):
        telling.amend(act)
    assert (telling.grimoire.position(), len(telling.log)) == (before, lines)


def test_a_death_by_night_is_a_secret_until_dawn() -> None:
    telling = until(Table(CARDS).telling, "mafia")
    heard = public(telling)
    telling.amend(("kill", 4))
    assert public(telling) == heard
    assert telling.grimoire.alive[4]
    until(telling, "day")
    assert Died(4, "night") in telling.events()


def test_a_death_by_day_is_known_to_all_at_once() -> None:
    telling = Table(CARDS, at_dawn=True).telling
    telling.amend(("kill", 4))
    assert public(telling)[-2:] == ["died", "revealed"]
    assert Died(4, "storyteller") in telling.events()


def test_who_is_spared_lives_and_is_doomed_no_more() -> None:
    table = Table(CARDS)
    until(table.telling, "mafia")
    for seat in (0, 1):
        table.telling.answer(seat, 3)
    assert table.telling.grimoire.marks[-1].kind == "doomed"
    table.telling.amend(("spare", 3))
    assert not any(mark.kind == "doomed" for mark in table.telling.grimoire.marks)
    assert "spare" not in words(table.telling)
    table.night()
    assert table.telling.grimoire.alive[3]


def test_who_is_revived_lives() -> None:
    table = Table(CARDS).night(mafia=4)
    assert table.dead == [4]
    table.telling.amend(("revive", 4))
    assert table.telling.grimoire.alive[4]
    assert public(table.telling)[-1] == "revived"
    table.day()
    assert table.dead == []


def test_another_card_comes_with_all_that_the_deal_gives() -> None:
    table = Table(CARDS, at_dawn=True)
    table.telling.amend(("role", 4, "detective"))
    assert table.card(4) == "detective"
    assert table.shown(4) == ["citizen", "detective"]
    assert table.telling.grimoire.beliefs[4] == "detective"
    table.day().night()
    assert table.woken(4) == ["detective"]
    assert not any(event.name == "corrected" for event in table.telling.events() if hears(4, event))


def test_with_patient_zeros_card_goes_the_side_of_the_infected() -> None:
    table = Table("patient_zero don mafioso doctor citizen citizen citizen citizen citizen", spy_vote="dummy")
    table.night(patient_zero=4)
    assert table.side(4) == "loner"
    table.telling.amend(("role", 0, "citizen"))
    assert (table.side(0), table.side(4)) == ("town", "town")


def test_who_is_silenced_may_only_be_ready() -> None:
    telling = until(Table(CARDS, at_dawn=True).telling, "day")
    telling.amend(("silence", 2))
    assert public(telling)[-1] == "silenced"
    with pytest.raises(Refusal, match="not-an-option"):
        telling.answer(2, ("claim", "doctor"))
    telling.answer(3, ("claim", "doctor"))
    telling.amend(("unsilence", 2))
    telling.answer(2, ("claim", "doctor"))
    telling.amend(("silence", 2))
    telling.answer(2, ("ready",))


def test_it_may_be_over_in_the_middle_of_a_question() -> None:
    telling = until(Table(CARDS).telling, "mafia")
    telling.answer(0, 3)
    telling.amend(("win", "mafia"))
    assert telling.told
    assert telling.pending is None
    assert telling.grimoire.winners == (0, 1)
    undone = telling.undone()
    assert undone.answer_of(0) == 3
    undone.amend(("end",))
    assert undone.grimoire.winners == ()


def test_one_night_is_over_with_all_cards_turned_up() -> None:
    telling = until(dealt("seer werewolf villager").telling, "day")
    telling.amend(("win", "village"))
    assert public(telling)[-8:] == ["revealed"] * 6 + ["phase", "won"]
    assert telling.grimoire.winners == (0, 2)


def test_the_dead_of_one_night_are_corrected_before_the_end_is_told() -> None:
    telling = until(dealt("seer werewolf villager").telling, "vote")
    for seat, at in enumerate((1, 0, 0)):
        telling.answer(seat, at)
    assert telling.is_decided
    telling.amend(("revive", 0))
    telling.amend(("kill", 1))
    assert telling.begin_beat()
    assert telling.grimoire.winners == (0, 2)


# ---- while something is asked


def test_what_would_change_the_question_comes_before_its_beat() -> None:
    telling = until(Table(CARDS, at_dawn=True).telling, "day")
    telling.answer(2, ("claim", "doctor"))
    telling.answer(4, ("claim", "citizen"))
    assert "kill" not in words(telling)
    assert [one.word for one in telling.earlier_amendments()] == ["kill", "role"]
    with pytest.raises(Refusal, match="no-amendment"):
        telling.amend(("kill", 4))
    amended = telling.amended(("kill", 4))
    assert isinstance(amended.pending, Window)
    assert 4 not in amended.pending.seats
    said = [move for move in amended.moves() if isinstance(move, Answered) and move.prompt == "day"]
    assert [(move.who, move.choice) for move in said] == [(2, ("claim", "doctor"))]
    moves = amended.moves()
    assert moves[moves.index(Amended(("kill", 4))) + 1] == BeatBegan("talk")
    with pytest.raises(Refusal, match="no-amendment"):
        telling.amended(("revive", 0))


def test_between_two_beats_nothing_comes_earlier() -> None:
    assert Table(CARDS).telling.earlier_amendments() == ()


# ---- another answer


def test_another_answer_is_told_with_all_that_fits_after_it() -> None:
    table = Table(CARDS).night(mafia=4, doctor=4)
    assert table.dead == []
    telling = until(table.telling, "vote")
    edited = telling.edited(number_of(telling, "doctor"), 5)
    assert Died(4, "night") in edited.events()
    assert edited.pending is not None
    assert edited.waiting_for() == (0, 1, 2, 3, 5, 6, 7)
    given = edited.moves()[number_of(telling, "doctor")]
    assert given == Answered(2, "doctor", 5)


def test_where_an_answer_does_not_fit_the_telling_stands_and_asks() -> None:
    table = Table(CARDS).night(mafia=4, doctor=4)
    table.day(4, 4, 4, 4, None, 4, 4, 4).night(mafia=3)
    edited = table.telling.edited(number_of_night(table.telling, "doctor", 2), 5)
    assert edited.pending is not None
    assert edited.ask_of(0).prompt == "vote"
    assert 4 not in edited.ask_of(0).options


def number_of_night(telling: Telling, prompt: str, night: int) -> int:
    """The number of the move that answered this in that night."""
    again = Telling(telling.tale, telling.setup)
    for number, move in enumerate(telling.moves()):
        again.take(move)
        if isinstance(move, Answered) and move.prompt == prompt and again.grimoire.number == night:
            return number
    raise AssertionError(prompt)


def test_a_call_that_is_not_made_any_more_falls_away() -> None:
    table = Table(CARDS).night(mafia=3, doctor=3)
    telling = table.day().telling
    until(telling, "mafia")
    edited = telling.edited(number_of_night(telling, "doctor", 2), 4)
    assert not edited.grimoire.alive[3]
    table = Table(CARDS).night(mafia=2, doctor=2)
    telling = until(table.day().telling, "mafia")
    edited = telling.edited(number_of_night(telling, "doctor", 2), 4)
    assert not edited.grimoire.alive[2]
    assert edited.beat is not None
    assert edited.beat.name == "night:mafia"


def test_a_hand_that_was_not_raised_says_nothing_of_another_candidate() -> None:
    table = Table(CARDS, at_dawn=True, hands="in_turn")
    telling = until(table.telling, "hand")
    for seat in telling.waiting_for():
        telling.answer(seat, None)
    assert telling.ask_of(0).options == (None, 1)
    amended = telling.amended(("kill", 0))
    assert amended.ask_of(2).options == (None, 1)
    assert not any(amended.answered(seat) for seat in range(8))


def test_what_nobody_answered_cannot_be_changed() -> None:
    telling = until(Table(CARDS).telling, "mafia")
    number = number_of(telling, "doctor")
    closed = next(
        n for n, move in enumerate(telling.moves()) if isinstance(move, Answered) and move.who == TIME
    )
    for wrong in (-1, 10_000, 0):
        with pytest.raises(Refusal, match="no-such-move"):
            telling.edited(wrong, 4)
    for n, choice in ((number, 99), (number, None), (closed, None)):
        with pytest.raises(Refusal, match="not-an-option"):
            telling.edited(n, choice)
    assert telling.edited(number, 3, "leader").moves()[number] == Answered(2, "doctor", 3, "leader")


def test_another_deal_is_another_answer_too() -> None:
    telling = Table(CARDS).telling
    (deal,) = [n for n, move in enumerate(telling.moves()) if isinstance(move, Answered) and move.who == FATE]
    order = tuple(reversed(CARDS.split()))
    assert telling.edited(deal, order).grimoire.role(7) == "don"


# ---- on paper


def test_a_correction_stands_on_a_line_of_its_own() -> None:
    table = Table(CARDS)
    until(table.telling, "mafia").amend(("kill", 4))
    table.telling.amend(("silence", 6))
    text = write(table.telling)
    assert "\n! (kill 4)\n  struck seat=4 kind=storyteller lands=2\n" in text
    assert "\n! (silence 6)\n  silenced seat=6\n" in text
    again = play_again(table.telling.tale, read(text))
    assert again.log == table.telling.log
    assert tell_again(again.tale, again.setup, again.moves()).log == again.log


def test_a_correction_that_is_not_possible_is_unreadable() -> None:
    text = write(Table(CARDS).telling)
    with pytest.raises(Unreadable, match="no-amendment"):
        play_again(Table(CARDS).telling.tale, read(text + "! (revive 0)\n"))
    with pytest.raises(Unreadable, match="a bracket is not closed"):
        read(text + "! (kill\n")
