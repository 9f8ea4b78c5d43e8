"""Who acts before whom in a night, and what ends what: small histories, worked out by hand."""

from __future__ import annotations

from typing import Any

import pytest
from tests.deduction.clocktower.test_carousel import ONE_OUTSIDER, chose, told
from tests.deduction.clocktower.test_format import atom, dealt
from tests.deduction.clocktower.test_histories import a_case, died, left

STRICT: Any = {"demon_may_attack_dead": False}
TWO_DIE = [died("Ann", night=2), died("Ben", night=2)]


def test_an_assassin_whom_the_demon_has_killed_stabs_nobody() -> None:
    """With a Fang Gu that has not jumped no Outsider dies but by another's hand."""
    file = a_case("mayor butler slayer virgin soldier", "fanggu assassin", nights=2, events=TWO_DIE)
    assert left(file).count
    assert not any(roles[0] == "assassin" for roles in dealt(left(file)))


def test_beside_whom_an_assassin_stabs_the_demon_has_to_kill_another() -> None:
    """A grandchild found dead alone, where the Demon attacks no dead, was not stabbed."""
    told_of = told("Ann", "grandmother", player="Ben", shown="chef")
    file = a_case("grandmother chef slayer virgin mayor", "imp assassin", nights=2, info=[told_of],
                  events=[died("Ben", night=2)])  # fmt: skip
    assert not any(roles[:2] == ("grandmother", "chef") for roles in dealt(left({**file, **STRICT})))
    assert any(roles[:2] == ("grandmother", "chef") for roles in dealt(left(file)))


def test_one_assassin_stabs_one_of_two_whom_a_tea_lady_keeps() -> None:
    file = a_case("chef tealady slayer virgin mayor", "imp assassin", nights=2,
                  events=[died("Ann", night=2), died("Cem", night=2)])  # fmt: skip
    assert not any(roles[:3] == ("chef", "tealady", "slayer") for roles in dealt(left(file)))


def test_a_xaan_whom_a_pukka_poisons_poisons_nobody_any_more() -> None:
    """The Steward hears after the Pukka's turn; who dies in the next night was poisoned then."""
    file = a_case(
        "steward slayer butler mayor virgin", "pukka xaan", nights=2, base_counts=ONE_OUTSIDER,
        info=[told("Ann", "steward", player="Ben")], events=[died("Ben", night=2)],
    )  # fmt: skip
    assert not any(roles[:2] == ("steward", "xaan") for roles in dealt(left(file)))
    another = {**file, "events": [died("Dot", night=2)]}
    assert any(roles[:2] == ("steward", "xaan") for roles in dealt(left(another)))


def test_what_a_philosopher_or_courtier_has_made_drunk_is_well_while_they_are_poisoned() -> None:
    vortox = a_case(
        "courtier oracle slayer virgin mayor", "vortox poisoner", nights=2, days=1,
        info=[told("Ann", "courtier", kind="choice", chose_role="vortox"),
              told("Ben", "oracle", night=2, count=1)],
        events=[died("Cem", day=1)],
    )  # fmt: skip
    false = [roles for roles in dealt(left(vortox)) if roles[:3] == ("courtier", "oracle", "slayer")]
    assert false  # the Poisoner has chosen the Courtier in the second night: the Vortox misleads the Oracle
    witch = {**vortox, "hidden_roles": ["vortox", "witch"]}
    assert not any(roles[:3] == ("courtier", "oracle", "slayer") for roles in dealt(left(witch)))


def test_a_demon_that_an_exorcist_has_chosen_was_not_woken() -> None:
    file = a_case(
        "exorcist chambermaid slayer virgin mayor", "imp witch", nights=2, days=1,
        info=[chose("Ann", "exorcist", "Cem", night=2),
              {"by": "Ben", "night": 2, "role": "chambermaid", "players": ["Ann", "Cem"], "count": 2}],
    )  # fmt: skip
    assert not any(roles[:3] == ("exorcist", "chambermaid", "imp") for roles in dealt(left(file)))
    assert any(roles[:3] == ("exorcist", "chambermaid", "witch") for roles in dealt(left(file)))


def test_whoever_has_caught_a_star_was_not_woken_as_the_imp() -> None:
    file = a_case(
        "chambermaid chef slayer virgin mayor", "imp scarletwoman", nights=2, days=1,
        info=[{"by": "Ann", "night": 2, "role": "chambermaid", "players": ["Ben", "Cem"], "count": 0}],
        events=[died("Dot", night=2)],
    )  # fmt: skip
    assert any(deal.roles[3] == "imp" and deal.roles[1] == "scarletwoman" for deal in left(file))
    file["info"][0]["count"] = 1
    assert not any(deal.roles[3] == "imp" and deal.roles[0] == "chambermaid" for deal in left(file))


def test_a_star_is_passed_by_a_demon_that_kills_itself_alone() -> None:
    """The true word of the Gossip kills one player, and the Imp's own hand another."""
    word = {"type": "gossip", "day": 1, "player": "Ann", "statement": {"type": "constant", "value": True}}
    file = a_case("gossip chef slayer virgin mayor", "imp witch", nights=2, days=1,
                  events=[word, died("Ben", night=2)])  # fmt: skip
    assert not any(deal.roles[0] == "gossip" and deal.roles[1] == "imp" for deal in left(file))
    both = {**file, "events": [*file["events"], died("Cem", night=2)]}
    assert any(deal.roles[0] == "gossip" and deal.roles[1] == "imp" for deal in left(both))


def test_who_says_to_be_the_twin_and_is_the_evil_one_binds_nobody() -> None:
    """The Klutz, who has turned evil, was told of the twin and need not say so."""
    file = a_case(
        "chef klutz slayer virgin mayor", "fanggu eviltwin", nights=2, days=1,
        events=[died("Dot", day=1), died("Eli", night=2)],
        info=[{"by": "Ann", "night": 1, "role": "eviltwin", "kind": "told", "player": "Dot"}],
    )  # fmt: skip
    jumped = ("eviltwin", "klutz", "slayer", "virgin", "fanggu")
    assert (jumped, ("eviltwin", "fanggu", "slayer", "virgin", "fanggu")) in set(left(file))


def test_a_tea_lady_keeps_nobody_beside_whom_a_fang_gu_sits_from_its_jump() -> None:
    file = a_case("tealady klutz slayer virgin mayor", "fanggu witch", nights=2,
                  events=[died("Eli", night=2)])  # fmt: skip
    jumped = ("tealady", "klutz", "slayer", "witch", "fanggu")
    assert (jumped, ("tealady", "fanggu", "slayer", "witch", "fanggu")) in set(left(file))
    farther = {**file, "events": [died("Dot", night=2)]}
    assert not any(deal.final[:3] == ("tealady", "fanggu", "witch") for deal in left(farther))


def test_a_poisoner_has_a_choice_left_where_the_vortox_is_drunk_anyway() -> None:
    """Nobody was executed and the game goes on: the drunk one of the Puzzlemaster is the Vortox."""
    file = a_case(
        "steward oracle slayer puzzlemaster mayor", "vortox poisoner", days=1, last_day_finished=True,
        base_counts=ONE_OUTSIDER,
        info=[told("Ann", "steward", player="Eli"),
              {"by": "Dot", "day": 1, "role": "puzzlemaster", "player": "Ann", "shown_player": "Ann"}],
    )  # fmt: skip
    assert ("steward", "oracle", "vortox", "puzzlemaster", "poisoner") in dealt(left(file))


def test_the_poison_of_a_widow_on_a_vortox_ends_with_her() -> None:
    file = a_case(
        "chef slayer oracle virgin butler", "vortox widow", nights=2, days=1, base_counts=ONE_OUTSIDER,
        events=[died("Ben", day=1)], info=[told("Eli", "widow", kind="told")], **STRICT,
    )  # fmt: skip
    assert not any(roles[1] == "widow" for roles in dealt(left(file)))  # the night was quiet all the same


def test_a_spy_whom_a_pukka_has_poisoned_seems_nobody_else_by_day_either() -> None:
    """Both statements are true, unless the Spy registers as none of the Minions."""
    both = [atom("is_role", player="Cem", role="pukka"), atom("demon_minion_distance", count=1)]
    file = a_case("savant slayer virgin mayor sage", "pukka spy", nights=2,
                  info=[{"by": "Ann", "day": 1, "role": "savant", "statements": both}],
                  events=[died("Ben", night=2)])  # fmt: skip
    assert not any(roles[:3] == ("savant", "spy", "pukka") for roles in dealt(left(file)))
    another = {**file, "events": [died("Eli", night=2)]}
    assert any(roles[:3] == ("savant", "spy", "pukka") for roles in dealt(left(another)))


def test_a_statement_may_be_about_who_sits_between_townsfolk() -> None:
    said = atom("role_between_townsfolk", role="imp")
    file = a_case("artist chef slayer virgin mayor", "imp witch",
                  info=[{"by": "Ann", "day": 1, "role": "artist", "statement": said}])  # fmt: skip
    found = [roles for roles in dealt(left(file)) if roles[0] == "artist"]
    assert found
    assert all(
        "witch" not in (roles[roles.index("imp") - 1], roles[(roles.index("imp") + 1) % 5]) for roles in found
    )


def test_a_role_of_which_no_rule_is_known_is_named() -> None:
    assert left(a_case("prodigy chef slayer prodigy mayor", "imp witch")).left_out == ("prodigy",)


def test_who_lives_again_was_dead_when_it_was_their_turn() -> None:
    """The Professor is called after the Exorcist, who sleeps through the night in which they rise."""
    file = a_case(
        "exorcist chambermaid professor slayer mayor", "imp witch", nights=2, days=1,
        events=[died("Ann", day=1), {"type": "resurrection", "night": 2, "player": "Ann"}],
        info=[chose("Cem", "professor", "Ann", night=2),
              {"by": "Ben", "night": 2, "role": "chambermaid", "players": ["Ann", "Dot"], "count": 1}],
    )  # fmt: skip
    assert {
        roles[3] for roles in dealt(left(file)) if roles[:3] == ("exorcist", "chambermaid", "professor")
    } == {
        "imp",
        "witch",
    }
    file["info"][1]["count"] = 2
    assert not any(roles[:3] == ("exorcist", "chambermaid", "professor") for roles in dealt(left(file)))


def test_a_mutant_who_has_become_another_role_claims_that_one() -> None:
    file = a_case(
        "klutz chef slayer virgin mayor", "imp pithag mutant", nights=2, days=1, base_counts=ONE_OUTSIDER,
        info=[{"by": "Ann", "night": 2, "role": None, "kind": "became", "to_role": "klutz"}],
    )  # fmt: skip
    assert any(deal.roles[0] == "mutant" and deal.final[0] == "klutz" for deal in left(file))
    silent = {**file, "info": []}
    assert not any(deal.roles[0] == "mutant" for deal in left(silent))


@pytest.mark.parametrize(("guarded", "left_over"), [("Cem", True), ("Eli", False)])
@pytest.mark.parametrize("role", ["monk", "innkeeper"])
def test_to_guard_somebody_dead_is_no_reason_for_a_quiet_night(
    role: str, guarded: str, left_over: bool
) -> None:
    """Eli was executed on the first day, and the Demon attacks nobody who is dead."""
    beside = {"players": ["Eli", guarded]} if role == "innkeeper" else {"player": guarded}
    choice = {"by": "Ann", "night": 2, "role": role, "kind": "choice", **beside}
    file = a_case(f"{role} chef slayer virgin butler", "imp spy", nights=2, days=1,
                  events=[died("Eli", day=1)], info=[choice], **STRICT)  # fmt: skip
    assert any(roles[0] == role for roles in dealt(left(file))) == left_over


def test_a_grandmother_poisoned_when_she_learned_does_not_grieve() -> None:
    """By the ruling 101 she has no grandchild, though the Poisoner is dead when the Demon kills them."""
    told_of = told("Ann", "grandmother", player="Ben", shown="chef")
    file = a_case("grandmother chef slayer virgin mayor", "imp poisoner scarletwoman", nights=2,
                  info=[told_of], events=[died("Eli", day=1), died("Ben", night=2)], **STRICT)  # fmt: skip
    eli = {roles[4] for roles in dealt(left(file)) if roles[:2] == ("grandmother", "chef")}
    assert eli & {"poisoner", "scarletwoman"} == {"poisoner"}


def test_who_has_risen_may_do_again_what_can_be_done_once() -> None:
    """Ben has chosen in the first night, so sleeps in the second, and chooses again when he lives again."""
    chosen = [
        {"by": "Ben", "night": night, "role": "courtier", "kind": "choice", "chose_role": "saint"}
        for night in (1, 4)
    ]
    counted = told("Ann", "chambermaid", players=["Ben", "Cem"], count=0, night=2)
    file = a_case("chambermaid courtier slayer virgin mayor", "shabaloth assassin", nights=4)
    file["events"] = [died("Ben", night=3), {"type": "resurrection", "night": 4, "player": "Ben"}]
    file["info"] = [*chosen, counted]
    assert ("chambermaid", "courtier", "slayer", "shabaloth", "assassin") in dealt(left(file))
    file["info"] = [chosen[1], counted]
    assert not any(deal[:3] == ("chambermaid", "courtier", "slayer") for deal in dealt(left(file)))


def test_a_fool_who_has_risen_may_live_on_once_more() -> None:
    """He survives two executions, and between them a Shabaloth has killed him and brought him back."""
    saved = [{"type": "execution", "day": day, "player": "Ben", "died": False} for day in (1, 3)]
    killed = [died("Ben", night=2), {"type": "resurrection", "night": 3, "player": "Ben"}]
    file = a_case("chef fool slayer virgin mayor", "shabaloth assassin", nights=3, days=3)
    file["events"] = [*saved, *killed]
    assert ("chef", "fool", "slayer", "shabaloth", "assassin") in dealt(left(file))
    file["events"] = saved
    assert not any(deal[1] == "fool" for deal in dealt(left(file)))
