"""Grants, belief, marks and registration, shown on five roles whose scripts know nothing of them."""

from __future__ import annotations

import pytest
from tests.core.toy import COUNTS, Nights, a_town, almanac, run
from tests.journal import Journal

from fabula.core.cards import EACH_NIGHT_BUT_FIRST, FIRST_NIGHT, NEVER
from fabula.core.events import Marked
from fabula.core.readings import Reading
from fabula.core.registration import appearances, honest_answers
from fabula.core.requests import STORYTELLER
from fabula.core.town import Town
from fabula.core.verbs import Me, become
from fabula.core.views import view
from fabula.core.working import acts, works

NOT_SOBER = {"works", "marks", "grants", "beliefs", "sham", "honest_answers", "appearances", "tell"}


@pytest.mark.parametrize("role", ["philosopher", "empath", "poisoner"])
def test_a_script_is_the_sober_rule_text(role: str) -> None:
    script = almanac[role].script
    assert script is not None
    assert NOT_SOBER.isdisjoint(script.__code__.co_names)


def poisoned(seat: int, town: Town, by: int) -> Marked:
    """What happens where a healthy Poisoner chooses."""
    return Marked(seat, "poisoned", town.grimoire.grants[by])


# ---- an honest Empath


def test_one_honest_answer_is_told_without_asking_the_storyteller() -> None:
    nights = Nights("empath poisoner drunk").answer("poisoner", 1)
    nights.answer("learn:empath", 0)  # the Drunk's, whose neighbours do not matter
    assert nights.learned(0) == [1]


def test_the_dead_are_passed_over() -> None:
    nights = Nights("empath poisoner poisoner philosopher").answer("philosopher", None)
    nights.kill(1).answer("poisoner", 3).answer("poisoner", 3).until("poisoner")
    assert nights.learned(0) == [1]


# ---- a Recluse may register


def test_two_honest_answers_are_the_storytellers_choice() -> None:
    nights = Nights("empath recluse recluse")
    assert nights.until("learn:empath") == COUNTS
    nights.answer("learn:empath", 2)
    assert nights.learned(0) == [2]


def test_only_honest_answers_may_be_told() -> None:
    assert Nights("empath recluse empath").until("learn:empath") == (0, 1)


def test_an_impaired_recluse_registers_as_what_it_is() -> None:
    nights = Nights("empath recluse poisoner").answer("poisoner", 1).until("poisoner")
    assert nights == (0, 1, 2)
    well = Nights("empath recluse poisoner").answer("poisoner", 2)
    assert well.until("learn:empath") == (1, 2)


def test_the_truth_comes_first_among_appearances() -> None:
    town = a_town("recluse empath")
    assert [seen.role for seen in appearances(town, 0)] == ["recluse", "poisoner"]
    assert [seen.evil for seen in appearances(town, 0)] == [False, True]
    assert [seen.role for seen in appearances(town, 1)] == ["empath"]


def test_a_question_reads_each_seat_once() -> None:
    def twice(see: Reading) -> int:
        return see(0).evil + see(0).evil

    assert honest_answers(a_town("recluse empath"), twice) == (0, 2)


def test_a_question_may_stop_looking_when_it_knows() -> None:
    def any_evil(see: Reading) -> bool:
        return any(see(seat).evil for seat in (0, 1, 2))

    assert honest_answers(a_town("recluse poisoner empath"), any_evil) == (True,)
    assert honest_answers(a_town("recluse empath recluse"), any_evil) == (False, True)


def test_a_question_may_look_further_only_where_it_must() -> None:
    def nearest_evil(see: Reading) -> int | None:
        return next((seat for seat in range(4) if see(seat).evil), None)

    assert honest_answers(a_town("recluse empath recluse empath"), nearest_evil) == (None, 0, 2)
    assert honest_answers(a_town("empath poisoner recluse recluse"), nearest_evil) == (1,)


def test_every_reading_of_many_recluses_is_tried() -> None:
    def who_is_evil(see: Reading) -> tuple[int, ...]:
        return tuple(seat for seat in range(4) if see(seat).evil)

    answers = honest_answers(a_town("recluse recluse recluse recluse"), who_is_evil)
    assert len(answers) == len(set(answers)) == 16


# ---- a Drunk believes


def test_the_drunk_is_shown_woken_and_told_like_an_empath() -> None:
    nights = Nights("drunk recluse empath")
    nights.answer("learn:empath", 2).answer("learn:empath", 0).answer("learn:empath", 1)
    entries = [event.data() for _, event in view(0, nights.telling.events())]
    private = [entry for entry in entries if entry.get("seat") == 0]
    assert [entry["e"] for entry in private] == ["shown", "woke", "learned", "woke", "learned"]
    assert {entry["role"] for entry in private} == {"empath"}
    assert nights.telling.grimoire.role(0) == "drunk"
    assert nights.telling.grimoire.beliefs[0] == "empath"


def test_the_drunk_may_be_told_anything() -> None:
    assert Nights("drunk empath empath").until("learn:empath") == COUNTS


def test_a_sham_poisoner_poisons_nobody() -> None:
    town = a_town("empath poisoner")
    sham = town.grimoire.grants[1]._replace(sham=True)
    poison = almanac["poisoner"].script
    assert poison is not None
    run(poison(Me(town, sham), town), 0)
    assert town.grimoire.marks == ()


# ---- marks


def test_a_poisoned_empath_may_be_told_anything() -> None:
    assert Nights("empath poisoner empath").answer("poisoner", 0).until("learn:empath") == COUNTS


def test_poison_ends_at_dusk() -> None:
    nights = Nights("empath poisoner").answer("poisoner", 0).answer("learn:empath", 2)
    nights.answer("poisoner", 1).rest()
    assert nights.learned(0) == [2, 1]


def test_a_mark_without_an_end_stays() -> None:
    nights = Nights("philosopher empath").answer("philosopher", "empath")
    nights.answer("learn:empath", 2).rest()
    assert nights.asked() == "learn:empath"
    assert [mark.kind for mark in nights.telling.grimoire.marks] == ["drunk"]


def test_poison_dies_with_the_poisoner() -> None:
    nights = Nights("empath poisoner").answer("poisoner", 0)
    grimoire = nights.telling.grimoire
    victim, mark = grimoire.grants[0], grimoire.marks[0]
    assert not works(grimoire, victim)
    nights.kill(1)
    assert works(grimoire, victim)
    assert not acts(grimoire, mark)


def test_poison_goes_with_the_poisoners_card() -> None:
    nights = Nights("empath poisoner").answer("poisoner", 0)
    grimoire = nights.telling.grimoire
    become(nights.telling.town, 1, "recluse")
    assert works(grimoire, grimoire.grants[0])
    assert grimoire.role(1) == "recluse"


def test_poison_the_poisoner_and_the_victim_is_well() -> None:
    town = a_town("empath poisoner poisoner")
    empath, first, second = town.grimoire.grants
    run(Me(town, first).mark(0, "poisoned"))
    assert not works(town.grimoire, empath)
    run(Me(town, second).mark(1, "poisoned"))
    assert not works(town.grimoire, first)
    assert works(town.grimoire, empath)


def test_who_is_poisoned_when_acting_poisons_nobody_later_either() -> None:
    town = a_town("empath poisoner poisoner")
    _, first, second = town.grimoire.grants
    run(Me(town, second).mark(1, "poisoned"))
    run(Me(town, first).mark(0, "poisoned"))
    assert [mark.seat for mark in town.grimoire.marks] == [1]


def test_two_who_poison_each_other_are_both_poisoned() -> None:
    town = a_town("poisoner poisoner")
    one, other = town.grimoire.grants
    run(Me(town, one).mark(1, "poisoned"))
    town.tell(poisoned(0, town, by=1))
    assert not works(town.grimoire, one)
    assert not works(town.grimoire, other)


@pytest.mark.parametrize("length", [1, 2, 3, 4, 5, 6])
def test_every_ring_of_poison_is_cut_and_treats_all_alike(length: int) -> None:
    town = a_town(" ".join(["poisoner"] * length))
    for seat in range(length):
        town.tell(poisoned((seat + 1) % length, town, by=seat))
    assert {works(town.grimoire, grant) for grant in town.grimoire.grants} == {length % 2 == 1}


def test_a_mark_that_is_no_impairment_impairs_nobody() -> None:
    town = a_town("empath poisoner")
    run(Me(town, town.grimoire.grants[1]).mark(0, "red_herring"))
    assert works(town.grimoire, town.grimoire.grants[0])


# ---- a Philosopher gains


def test_a_gained_ability_wakes_in_its_own_call() -> None:
    nights = Nights("philosopher poisoner recluse").answer("philosopher", "empath").answer("poisoner", 2)
    nights.answer("poisoner", 0)
    assert nights.learned(0) == [1]
    assert nights.telling.grimoire.role(0) == "philosopher"


def test_whoever_had_the_ability_is_drunk_while_the_philosopher_is_well() -> None:
    nights = Nights("philosopher empath poisoner").answer("philosopher", "empath").answer("poisoner", 2)
    grimoire = nights.telling.grimoire
    assert not works(grimoire, grimoire.grants[1])
    nights.answer("learn:empath", 0).answer("poisoner", 0)
    assert works(grimoire, grimoire.grants[1])
    assert not works(grimoire, grimoire.grants[-1])


def test_what_is_used_while_impaired_is_wasted_for_good() -> None:
    nights = Nights("philosopher poisoner")
    nights.until("philosopher")
    nights.telling.town.tell(poisoned(0, nights.telling.town, by=1))
    nights.answer("philosopher", "empath").kill(1)
    philosopher = nights.telling.grimoire.grants[0]
    assert works(nights.telling.grimoire, philosopher)
    nights.answer("poisoner", 1).answer("poisoner", 1).rest()
    assert nights.telling.told
    assert [grant.role for grant in nights.telling.grimoire.grants] == ["philosopher", "poisoner"]


def test_a_fresh_ability_comes_with_a_new_card() -> None:
    town = a_town("empath poisoner")
    run(Me(town, town.grimoire.grants[1]).become("empath"))
    assert [(grant.seat, grant.role, grant.step) for grant in town.grimoire.grants] == [
        (0, "empath", "empath"),
        (1, "empath", "empath"),
    ]


def test_who_changes_character_keeps_side_and_poison() -> None:
    town = a_town("empath poisoner recluse")
    town.tell(poisoned(0, town, by=1))
    become(town, 0, "poisoner")
    assert town.side(0) == "good"
    assert [works(town.grimoire, grant) for grant in town.grimoire.grants if grant.seat == 0] == [False]
    assert not appearances(town, 0)[0].evil


def test_who_is_impaired_becomes_nothing() -> None:
    town = a_town("poisoner poisoner")
    one, other = town.grimoire.grants
    run(Me(town, one).mark(1, "poisoned"))
    run(Me(town, other).become("empath"))
    assert town.grimoire.role(1) == "poisoner"


# ---- acting as another


def test_what_one_does_as_another_is_ones_own_doing() -> None:
    town = a_town("empath philosopher")
    empath, philosopher = town.grimoire.grants
    run(Me(town, philosopher).act_as("poisoner"), 0)
    assert town.grimoire.marks[0].owner == philosopher
    assert not works(town.grimoire, empath)


def test_acting_as_another_asks_and_tells_in_that_roles_name() -> None:
    nights = Nights("philosopher poisoner empath")
    nights.telling.begin_beat()
    town = nights.telling.town
    run(Me(town, town.grimoire.grants[0]).act_as("empath"))
    told = nights.telling.events()[-1]
    assert told.data() == {"e": "learned", "seat": 0, "role": "empath", "answer": 1}


def test_acting_as_a_role_without_a_script_does_nothing() -> None:
    town = a_town("philosopher")
    run(Me(town, town.grimoire.grants[0]).act_as("recluse"))
    assert town.grimoire.marks == ()


# ---- nights and listeners


def test_the_nights_on_which_a_role_is_called() -> None:
    assert [FIRST_NIGHT.on(night) for night in (1, 2, 3)] == [True, False, False]
    assert [EACH_NIGHT_BUT_FIRST.on(night) for night in (1, 2, 3)] == [False, True, True]
    assert not NEVER.on(1)


def test_only_the_storyteller_hears_of_marks_and_grants() -> None:
    nights = Nights("empath poisoner").answer("poisoner", 0).answer("learn:empath", 2)
    heard = {event.name for _, event in view(0, nights.telling.events())}
    assert heard == {"began", "phase", "shown", "called", "woke", "learned"}
    everything = [event for _, event in view(STORYTELLER, nights.telling.events())]
    assert everything == nights.telling.events()


def test_a_journal_notices_a_missed_entry() -> None:
    journal = Journal()
    journal.hear(1, {"e": "began"})
    with pytest.raises(ValueError, match="entry 3 after entry 1"):
        journal.hear(3, {"e": "phase"})
    with pytest.raises(ValueError, match="entry 1 after entry 1"):
        journal.hear(1, {"e": "began"})
