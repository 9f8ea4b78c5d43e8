"""Roles beside the three sets, each in a small history worked out by hand."""

from __future__ import annotations

from typing import Any

from tests.deduction.clocktower.test_changes import became
from tests.deduction.clocktower.test_format import atom, dealt
from tests.deduction.clocktower.test_histories import a_case, died, left

from fabula.deduction.clocktower.assumptions import (
    DEMON_LIVES,
    DRUNK_MAY_HAVE_CHANGED_THE_SET,
    MARIONETTE_MAY_BE_AN_OUTSIDER,
)
from fabula.deduction.clocktower.case import read_case
from fabula.deduction.clocktower.found import deals

STRICT: Any = {"demon_may_attack_dead": False}
ONE_OUTSIDER = {"townsfolk": 2, "outsider": 1, "minion": 1, "demon": 1}


def told(by: str, role: str, **more: Any) -> Any:
    """What somebody learned on the first night, unless it says another."""
    return {"by": by, "night": 1, "role": role, **more}


def chose(by: str, role: str, player: str, night: int = 1) -> Any:
    """Whom somebody chose."""
    return told(by, role, kind="choice", player=player, night=night)


def test_a_princess_keeps_the_demon_from_killing() -> None:
    nominated = {**died("Ben", day=1), "nominator": "Ann"}
    file = a_case(
        "princess chef slayer mayor monk", "imp witch", nights=2, events=[nominated, died("Cem", night=2)]
    )
    assert not any(roles[0] == "princess" for roles in dealt(left(file)))
    drunk = {**file, "hidden_roles": ["imp", "poisoner"]}
    assert any(roles[0] == "princess" for roles in dealt(left(drunk)))
    file["events"] = [{"type": "nomination", "day": 1, "nominator": "Ann", "nominee": "Ben"}, *file["events"]]
    file["events"][1] = died("Ben", day=1)
    assert not any(roles[0] == "princess" for roles in dealt(left(file)))
    file["events"][0] = {**file["events"][0], "nominator": "Dot"}
    assert any(roles[0] == "princess" for roles in dealt(left(file)))


def test_a_quiet_night_after_the_princess_needs_no_other_reason() -> None:
    nominated = {**died("Ben", day=1), "nominator": "Ann"}
    file = a_case(
        "princess chef slayer mayor artist", "imp witch", nights=2, events=[nominated],
        demon_may_attack_dead=False,
    )  # fmt: skip
    assert {roles[0] for roles in dealt(left(file))} == {"princess"}


def test_a_minion_that_a_preacher_has_chosen_has_no_ability() -> None:
    cursed = {"type": "death", "day": 1, "player": "Cem", "cause": "died after nominating", "nominator": None}
    file = a_case(
        "preacher chef slayer mayor monk",
        "imp witch",
        info=[chose("Ann", "preacher", "Ben")],
        events=[cursed],
    )
    preached = {roles[1] for roles in dealt(left(file)) if roles[0] == "preacher"}
    assert preached == {"chef", "imp"}


def test_a_damsel_who_is_found_is_a_townsfolk_and_says_so() -> None:
    file = a_case(
        "huntsman damsel slayer mayor monk", "imp witch", base_counts=ONE_OUTSIDER,
        info=[chose("Ann", "huntsman", "Ben")],
    )  # fmt: skip
    assert not any(roles[0] == "huntsman" for roles in dealt(left(file)))  # without a Damsel there is none
    found = a_case(
        "huntsman chef slayer mayor monk", "imp witch damsel", base_counts=ONE_OUTSIDER,
        info=[chose("Ann", "huntsman", "Ben"), became("Ben", 1, "chef", "damsel")],
    )  # fmt: skip
    deals = [deal for deal in left(found) if deal.roles[0] == "huntsman"]
    assert deals
    assert all(deal.roles[1] == "damsel" and deal.final[1] == "chef" for deal in deals)


def test_a_king_learns_a_role_of_the_living() -> None:
    file = a_case(
        "king chef slayer mayor monk", "imp witch", nights=2,
        events=[died("Ben", day=1), died("Cem", night=2)],
        info=[told("Ann", "king", night=2, player="Dot", shown="witch")],
    )  # fmt: skip
    assert {roles[3] for roles in dealt(left(file)) if roles[0] == "king"} == {"witch"}
    file["info"] = [told("Ann", "king", night=2, shown="slayer")]  # who is dead
    assert not any(roles[0] == "king" for roles in dealt(left(file)))


def test_there_is_no_choirboy_without_a_king() -> None:
    file = a_case(
        "choirboy king slayer mayor monk", "imp witch", nights=2, events=[died("Ben", night=2)],
        info=[told("Ann", "choirboy", night=2, player="Cem")],
    )  # fmt: skip
    found = {roles for roles in dealt(left(file)) if roles[0] == "choirboy"}
    assert found
    assert all(roles[1] == "king" and roles[2] == "imp" for roles in found)


def test_a_pixie_learns_a_townsfolk_and_may_have_their_ability_later() -> None:
    file = a_case(
        "pixie empath slayer mayor monk", "imp witch", nights=2, events=[died("Ben", night=2)],
        info=[told("Ann", "pixie", shown="empath")],
    )  # fmt: skip
    assert {roles[1] for roles in dealt(left(file)) if roles[0] == "pixie"} == {"empath"}
    file["info"].append(told("Ann", "empath", night=2, count=2))  # of Cem and Eli, who are beside her by now
    assert {roles[2] for roles in dealt(left(file)) if roles[0] == "pixie"} == {"imp", "witch"}


def test_a_cannibal_has_what_the_executed_could() -> None:
    file = a_case(
        "cannibal empath slayer mayor monk", "imp witch", nights=2,
        events=[died("Ben", day=1), died("Dot", night=2)], info=[told("Ann", "empath", night=2, count=2)],
    )  # fmt: skip
    eaten = {roles for roles in dealt(left(file)) if roles[:2] == ("cannibal", "empath")}
    assert eaten
    assert all({roles[2], roles[4]} == {"imp", "witch"} for roles in eaten)
    poison = {roles for roles in dealt(left(file)) if roles[:2] == ("cannibal", "witch")}
    assert any({roles[2], roles[4]} == {"imp", "monk"} for roles in poison)  # evil food poisons


def test_an_ogre_is_on_the_side_of_whom_they_chose() -> None:
    file = a_case(
        "empath ogre slayer mayor monk", "imp witch", base_counts=ONE_OUTSIDER, nights=2,
        events=[died("Dot", night=2)],
        info=[chose("Ben", "ogre", "Cem"), told("Ann", "empath", night=2, count=1)],
    )  # fmt: skip
    found = {roles for roles in dealt(left(file)) if roles[:2] == ("empath", "ogre")}
    assert found
    assert all((roles[2] in ("imp", "witch")) != (roles[4] in ("imp", "witch")) for roles in found)


def test_where_somebody_looks_for_minions_nobody_hears_who_the_vizier_is() -> None:
    found = dealt(left(a_case("investigator chef slayer mayor monk", "imp vizier")))
    assert {roles.index("vizier") for roles in found} == {1, 2, 3, 4}
    assert {roles[0] for roles in found} == {"investigator"}


def test_at_the_end_of_the_third_night_minions_are_riot_unless_it_is_poisoned() -> None:
    early = list(left(a_case("chef clockmaker slayer mayor monk", "riot witch", nights=2)))
    assert early
    assert all(deal.final == deal.roles for deal in early)
    dead = left(
        a_case("chef clockmaker slayer mayor monk", "riot witch", nights=3, events=[died("Ben", day=1)])
    )
    assert {deal.final.count("riot") for deal in dead} == {2}
    assert any((deal.roles[1], deal.final[1]) == ("witch", "riot") for deal in dead)
    poisoned = left(a_case("chef clockmaker slayer mayor monk", "riot poisoner", nights=3))
    assert {deal.final.count("riot") for deal in poisoned} == {1, 2}


def test_riot_that_an_exorcist_chose_in_the_third_night_makes_nobody_riot() -> None:
    said = chose("Ann", "exorcist", "Dot", night=3)
    file = a_case("exorcist chef slayer virgin mayor", "riot witch", nights=3, days=2, info=[said])
    deals = {deal.roles: deal.final for deal in left(file) if deal.roles[0] == "exorcist"}
    assert deals["exorcist", "chef", "slayer", "riot", "witch"][4] == "witch"
    assert deals["exorcist", "chef", "riot", "virgin", "witch"][4] == "riot"


def test_who_kills_before_all_is_the_psychopath_and_neither_drunk_nor_poisoned() -> None:
    struck = {"type": "death", "day": 1, "player": "Ben", "cause": "psychopath", "nominator": "Ann"}
    found = dealt(left(a_case("chef clockmaker slayer mayor monk", "imp psychopath", events=[struck])))
    assert {roles.index("psychopath") for roles in found} == {0}
    assert {roles.index("imp") for roles in found} == {2, 3, 4}  # the Demon's death would have ended it
    struck["nominator"] = "Ben"
    himself = dealt(left(a_case("chef clockmaker slayer mayor monk", "imp psychopath", events=[struck])))
    assert {roles.index("psychopath") for roles in himself} == {1}


def test_whom_a_psychopath_strikes_lives_on_as_a_fool_once() -> None:
    struck = {"type": "psychopath_strike", "day": 1, "player": "Cem", "target": "Ann", "died": False}
    dead = died("Ann", night=2)
    file = a_case("fool clockmaker slayer mayor monk", "imp psychopath", nights=2)
    twice = dealt(left({**file, "events": [struck, dead]}))
    assert {(roles.index("psychopath"), roles.index("imp")) for roles in twice if roles[0] == "fool"} == {
        (2, demon) for demon in (1, 3, 4)
    }
    assert not any(roles[0] == "fool" for roles in dealt(left({**file, "events": [dead]})))
    again = {**struck, "day": 2}
    assert {roles.index("psychopath") for roles in dealt(left({**file, "events": [struck, again]}))} == {
        0, 1, 3, 4,
    }  # fmt: skip
    other = {**struck, "target": "Ben"}
    assert {roles.index("psychopath") for roles in dealt(left({**file, "events": [other]}))} == {0, 1, 3, 4}


def test_a_balloonist_who_was_made_the_drunk_may_have_brought_an_outsider() -> None:
    case = read_case(a_case("balloonist chef slayer mayor monk", "imp witch drunk"))
    assert not any(roles[0] == "drunk" for roles in dealt(deals(case)))
    case.assume = case.assume.put(DRUNK_MAY_HAVE_CHANGED_THE_SET, True)
    assert {roles.index("drunk") for roles in dealt(deals(case)) if "drunk" in roles} == {0, 1, 2, 3, 4}


def test_whom_an_al_hadikhia_calls_out_may_live_again() -> None:
    again = {"type": "resurrection", "night": 2, "player": "Ben"}
    file = a_case(
        "chef clockmaker slayer mayor monk", "imp alhadikhia witch", nights=2,
        events=[died("Ben", day=1), again],
    )  # fmt: skip
    found = dealt(left(file))
    assert {roles.index("alhadikhia") for roles in found} == {0, 2, 3, 4}
    assert not dealt(left({**file, "hidden_roles": ["imp", "witch"]}))


def test_beside_an_atheist_somebody_may_be_the_drunk_or_have_been_another() -> None:
    file = a_case("atheist clockmaker slayer mayor monk", "imp witch drunk virgin")
    godless = [deal for deal in left(file) if "imp" not in deal.roles]
    assert {deal.roles for deal in godless if "drunk" not in deal.roles} == {tuple(file["claims"].values())}
    assert {deal.roles.index("drunk") for deal in godless if "drunk" in deal.roles} == {1, 2, 3, 4}
    file["info"] = [became("Ben", 1, "clockmaker", "virgin")]
    assert any((deal.roles[1], deal.final[1]) == ("virgin", "clockmaker") for deal in left(file))


def test_a_marionette_may_have_drawn_the_damsel_of_a_huntsman() -> None:
    file = a_case("huntsman clockmaker slayer mayor monk", "imp marionette")
    assert not any(roles[0] == "huntsman" for roles in dealt(left(file)))
    case = read_case(file)
    case.assume = case.assume.put(MARIONETTE_MAY_BE_AN_OUTSIDER, True)
    assert any(roles[0] == "huntsman" for roles in dealt(deals(case)))


def test_whom_a_preached_cerenovus_makes_mad_learns_it_all_the_same() -> None:
    """Nothing comes of it, which nobody tells them."""
    file = a_case(
        "preacher clockmaker slayer mayor monk", "imp cerenovus",
        info=[chose("Ann", "preacher", "Ben"), told("Cem", "cerenovus", kind="told")],
    )  # fmt: skip
    assert any(roles[:2] == ("preacher", "cerenovus") for roles in dealt(left(file)))
    gone = {**file, "events": [died("Ben", day=1)], "nights": 2}
    gone["info"] = [told("Cem", "cerenovus", kind="told", night=2)]
    assert not any(roles[1:3] == ("cerenovus", "slayer") for roles in dealt(left(gone)))


def test_a_cannibal_dies_with_the_ability_of_the_farmer_who_was_executed() -> None:
    events = [died("Ben", day=1), died("Ann", night=2)]
    file = a_case(
        "cannibal farmer farmer mayor monk", "imp witch slayer", nights=2, events=events,
        info=[became("Cem", 2, "farmer", "slayer")],
    )  # fmt: skip
    assert any(deal.roles[:3] == ("cannibal", "farmer", "slayer") for deal in left(file))
    silent = {**file, "claims": {**file["claims"], "Cem": "slayer"}, "info": []}
    assert not any(deal.roles[:3] == ("cannibal", "farmer", "slayer") for deal in left(silent))


def test_a_cannibal_with_the_ability_of_a_snake_charmer_may_become_the_demon() -> None:
    file = a_case(
        "cannibal snakecharmer cannibal mayor monk", "imp witch", nights=2, events=[died("Ben", day=1)],
        info=[became("Cem", 2, "cannibal", "imp")],
    )  # fmt: skip
    swapped = [deal for deal in left(file) if (deal.roles[2], deal.final[2]) == ("imp", "cannibal")]
    assert swapped
    assert all(deal.roles[:2] == ("cannibal", "snakecharmer") for deal in swapped)
    assert all(deal.final[0] == "imp" for deal in swapped)


def test_a_fang_gu_that_attacks_a_mayor_does_not_jump_to_whom_dies_instead() -> None:
    counts = {"townsfolk": 3, "outsider": 0, "minion": 1, "demon": 1}
    file = a_case("mayor saint slayer artist monk", "fanggu witch", nights=2, events=[died("Ben", night=2)],
                  base_counts=counts)  # fmt: skip
    found = dealt(left(file))
    assert any(roles[:2] == ("mayor", "saint") for roles in found)
    assert not any(roles[0] != "mayor" and roles[1] == "saint" for roles in found)


def test_a_balloonist_learns_another_kind_than_whom_they_saw_was_then() -> None:
    """Ben was the Imp when he was seen, and is the Snake Charmer when Eli is, who is no Demon."""
    file = a_case(
        "balloonist snakecharmer snakecharmer mayor monk", "imp witch", nights=2,
        info=[told("Ann", "balloonist", player="Ben"), became("Ben", 2, "snakecharmer", "imp"),
              told("Ann", "balloonist", player="Eli", night=2)],
    )  # fmt: skip
    case = read_case(file)
    swapped = ("balloonist", "imp", "snakecharmer", "witch", "monk")
    assert swapped in dealt(deals(case))


def test_what_a_marionette_has_drawn_may_have_brought_an_outsider() -> None:
    script = ["chef", "clockmaker", "slayer", "mayor", "saint", "balloonist", "imp", "marionette"]
    case = read_case(a_case("chef clockmaker slayer mayor saint", "imp marionette", script=script))
    kept = ("chef", "clockmaker", "marionette", "imp", "saint")
    assert kept not in dealt(deals(case))
    case.assume = case.assume.put(MARIONETTE_MAY_BE_AN_OUTSIDER, True)
    assert kept in dealt(deals(case))


def test_any_minion_who_lives_may_mind_lil_monsta() -> None:
    """There is a Minion more and no Demon, and with the last of them the game is over."""
    file = a_case("chef clockmaker slayer mayor monk", "lilmonsta witch assassin")
    found = left(file)
    assert all({"witch", "assassin"} <= set(deal.roles) for deal in found)
    assert found.count == 20
    assert set(found.demons.values()) == {2 / 5}
    assert found.left_out == ()
    after = left({**file, "nights": 2, "events": [died("Ben", day=1)]})
    assert 1 not in after.demons
    assert any("witch" in deal.roles[1:3] for deal in after)
    over = {**file, "nights": 3, "events": [died("Ben", day=1), died("Cem", day=2)]}
    both = {("witch", "assassin"), ("assassin", "witch")}
    assert not any(deal.roles[1:3] in both for deal in left(over))


def test_a_slayer_does_not_kill_who_minds_lil_monsta_and_the_game_goes_on() -> None:
    shot = {"type": "slayer_shot", "day": 1, "player": "Cem", "target": "Dot", "died": True}
    file = a_case("chef clockmaker slayer mayor monk", "lilmonsta witch assassin", events=[shot])
    assert not dealt(left(file))


def test_lil_monsta_is_left_out_beside_whom_it_may_go_to_others() -> None:
    file = a_case("chef clockmaker slayer mayor monk", "lilmonsta witch scarletwoman")
    assert left(file).left_out == ("lilmonsta",)


def test_a_philosopher_with_the_ability_of_a_bounty_hunter_may_turn_a_townsfolk_evil() -> None:
    chose = {**told("Ann", "philosopher", kind="choice"), "chose_role": "bountyhunter"}
    heard = [told("Ann", "bountyhunter", player="Ben"), told("Ben", "empath", count=0)]
    file = a_case("philosopher empath slayer mayor monk", "imp witch", info=[chose, *heard])
    found = left(file)
    assert not found.left_out
    assert any(roles[1] == "empath" for roles in dealt(found))


def test_all_know_who_the_vizier_is() -> None:
    assert not dealt(left(a_case("chef empath slayer mayor monk", "imp vizier")))
    found = dealt(left(a_case("chef vizier slayer mayor monk", "imp vizier")))
    assert {roles[1] for roles in found} == {"vizier"}
    executed = a_case("chef vizier slayer mayor monk", "imp vizier", events=[died("Ben", day=1)])
    assert not dealt(left(executed))


def test_a_boomdandy_takes_all_but_three_along() -> None:
    file = a_case("chef empath slayer mayor monk", "imp boomdandy", events=[died("Ben", day=1)])
    assert all(roles[1] != "boomdandy" for roles in dealt(left(file)))
    loud = {"type": "death", "day": 1, "player": "Cem", "cause": "boomdandy"}
    file["events"].append(loud)
    assert any(roles[1] == "boomdandy" for roles in dealt(left(file)))


def in_play(file: Any) -> set[tuple[str, ...]]:
    """The deals that are left where the game may go on without a Demon."""
    case = read_case(file)
    case.assume = case.assume.put(DEMON_LIVES, False)
    return {deal.roles for deal in deals(case)}


def test_a_mastermind_lets_the_game_go_on_for_a_day() -> None:
    file = a_case(
        "chef empath slayer mayor monk", "imp mastermind", nights=2, days=2, events=[died("Ben", day=1)]
    )
    assert any(roles[1] == "imp" for roles in in_play(file))
    assert not any(roles[1] == "imp" for roles in dealt(left(file)))
    assert not any(roles[1] == "imp" for roles in in_play({**file, "last_day_finished": True}))
    assert not any(roles[1] == "imp" for roles in in_play({**file, "hidden_roles": ["imp", "witch"]}))
    killed = {**file, "events": [*file["events"], died("Cem", night=2)]}
    assert not any(roles[1] == "imp" for roles in in_play(killed))


def test_good_cannot_win_while_both_twins_live() -> None:
    told = [{"by": "Ann", "night": 1, "role": "eviltwin", "kind": "told", "player": "Ben"}]
    file = a_case(
        "chef empath slayer mayor monk", "imp eviltwin", nights=2, info=told, events=[died("Cem", day=1)]
    )
    assert ("chef", "eviltwin", "imp", "mayor", "monk") in in_play(file)
    assert ("chef", "eviltwin", "imp", "mayor", "monk") not in dealt(left(file))
    twin = {**file, "nights": 3, "events": [*file["events"], died("Ben", day=2)]}
    assert ("chef", "eviltwin", "imp", "mayor", "monk") not in in_play(twin)


def test_who_hears_of_a_twin_after_their_execution_was_no_twin_when_executed() -> None:
    told = {"by": "Cem", "night": 2, "role": "eviltwin", "kind": "told", "player": "Ben"}
    executed = {"nights": 2, "events": [died("Cem", day=1)]}
    file = a_case("chef empath slayer mayor monk", "imp eviltwin", info=[told], **executed)
    assert ("chef", "eviltwin", "slayer", "imp", "monk") in in_play(file)
    assert ("chef", "eviltwin", "slayer", "imp", "monk") not in in_play(
        {**file, "info": [{**told, "night": 1}]}
    )


def test_a_word_of_a_mezepheles_turns_somebody_good() -> None:
    file = a_case(
        "chef empath slayer mayor monk", "imp mezepheles", nights=2,
        info=[told("Ann", "chef", count=2)],
    )  # fmt: skip
    assert any(roles[0] == "chef" for roles in dealt(left(file)))  # who lies by now
    first = {**file, "nights": 1}
    assert not any(roles[0] == "chef" for roles in dealt(left(first)))


def test_who_chooses_a_goon_first_is_drunk_and_has_them_on_their_side() -> None:
    file = a_case(
        "goon chef slayer mayor artist", "imp witch", base_counts=ONE_OUTSIDER, nights=2,
        demon_may_attack_dead=False,
    )  # fmt: skip
    assert {roles[0] for roles in dealt(left(file))} == {"goon"}  # else somebody would have died
    asked = {"by": "Eli", "day": 2, "role": "artist"}
    good = {**file, "info": [{**asked, "statement": {"op": "not", "args": [atom("is_evil", player="Ann")]}}]}
    assert not any(roles[4] == "artist" for roles in dealt(left(good)))
    evil = {**file, "info": [{**asked, "statement": atom("is_evil", player="Ann")}]}
    assert any(roles[4] == "artist" for roles in dealt(left(evil)))


def test_a_goon_who_is_evil_by_now_may_have_said_anything() -> None:
    file = a_case(
        "chef empath slayer mayor monk", "imp spy goon", base_counts=ONE_OUTSIDER, nights=2,
        demon_may_attack_dead=True,
    )  # fmt: skip
    assert all("goon" in roles for roles in dealt(left(file)))
    assert left({**file, "nights": 1}).count == 0  # on the first night nobody evil has chosen


def test_what_a_hatter_brings_about_is_named() -> None:
    file = a_case("hatter chef slayer mayor monk", "imp witch", base_counts=ONE_OUTSIDER)
    assert left(file).left_out == ()
    assert left({**file, "events": [died("Ann", day=1)]}).left_out == ("hatter",)
    assert left({**file, "events": [died("Ben", day=1)]}).left_out == ()


def test_a_mutant_says_so_only_when_dead() -> None:
    file = a_case("mutant chef slayer mayor monk", "imp witch", base_counts=ONE_OUTSIDER)
    assert not any(roles[0] == "mutant" for roles in dealt(left(file)))
    dead = {**file, "events": [died("Ann", day=1)]}
    assert any(roles[0] == "mutant" for roles in dealt(left(dead)))


def test_a_hermit_may_take_an_outsider_away() -> None:
    file = a_case("hermit chef slayer mayor monk", "imp witch", base_counts={**ONE_OUTSIDER, "outsider": 2})
    assert {roles[0] for roles in dealt(left(file))} == {"hermit"}
    assert not dealt(left({**file, "claims": {**file["claims"], "Ann": "klutz"}}))


def test_whom_a_lycanthrope_chose_dies_if_good_and_the_demon_kills_nobody() -> None:
    both = [died("Ben", night=2), died("Cem", night=2)]
    file = a_case("lycanthrope chef slayer virgin mayor", "ojo witch", nights=2, events=both[:1],
                  info=[chose("Ann", "lycanthrope", "Ben", night=2)], **STRICT)  # fmt: skip
    good = {roles for roles in dealt(left(file)) if roles[0] == "lycanthrope"}
    assert {roles[1] for roles in good} == {"chef", "witch"}  # whom they killed, or whom the Demon did
    assert not any(roles[0] == "lycanthrope" for roles in dealt(left({**file, "events": both})))
    other = {**file, "events": both[1:]}  # Ben lives: evil, or the one who seems so
    alive = {roles[1] for roles in dealt(left(other)) if roles[0] == "lycanthrope"}
    assert alive == {"chef", "ojo", "witch"}
    two = [chose("Ann", "lycanthrope", "Ben", night=2), chose("Ann", "lycanthrope", "Dot", night=3)]
    later = {**other, "nights": 3, "days": 2, "info": two, "events": [*both[1:], died("Eli", night=3)]}
    # only one good player seems evil, and the Demon lives
    pairs = {(roles[1], roles[3]) for roles in dealt(left(later)) if roles[0] == "lycanthrope"}
    assert pairs == {("chef", "ojo"), ("ojo", "virgin"), ("ojo", "witch"), ("witch", "ojo")}


def test_somebody_else_may_die_of_a_lycanthrope_in_the_stead_of_a_mayor() -> None:
    dead = [died("Ben", night=2)]
    file = a_case("lycanthrope chef slayer virgin mayor", "leviathan witch", nights=2, events=dead,
                  info=[chose("Ann", "lycanthrope", "Eli", night=2)], **STRICT)  # fmt: skip
    assert ("lycanthrope", "chef", "leviathan", "witch", "mayor") in dealt(left(file))
    alone = left({**file, "claims": {**file["claims"], "Eli": "sage"}})
    assert not any(roles[0] == "lycanthrope" for roles in dealt(alone))


def test_who_dies_by_day_and_nobody_knows_why_may_have_been_chosen_by_a_harpy() -> None:
    dies = {"type": "death", "day": 1, "player": "Ben", "cause": "tinker"}
    file = a_case("tinker chef slayer virgin mayor", "ojo witch", nights=2, events=[dies])
    assert not any(roles[1] == "chef" for roles in dealt(left(file)))
    found = [roles for roles in dealt(left({**file, "hidden_roles": ["ojo", "harpy"]})) if roles[1] == "chef"]
    assert found
    assert all("harpy" in roles for roles in found)


def test_all_but_three_die_unexplained_when_a_boomdandy_is_executed() -> None:
    dies = {"type": "death", "day": 1, "player": "Ben", "cause": "tinker"}
    executed = {"type": "execution", "day": 1, "player": "Eli", "died": True}
    file = a_case("tinker chef slayer virgin mayor", "ojo boomdandy", nights=2, events=[executed, dies])
    found = [roles for roles in dealt(left(file)) if roles[1] == "chef"]
    assert found
    assert all(roles[4] == "boomdandy" for roles in found)


def test_a_lleech_that_an_engineer_has_made_chooses_a_host() -> None:
    built = {"by": "Ann", "night": 1, "role": "engineer", "kind": "choice", "chose_role": "lleech"}
    file = a_case("engineer chef slayer virgin mayor", "lleech ojo witch",
                  info=[built, told("Ben", "chef", count=2)])  # fmt: skip
    assert ("engineer", "chef", "ojo", "virgin", "witch") in dealt(left(file))


def test_a_fool_whom_a_witch_cursed_and_who_nominated_may_have_lived_on_unseen() -> None:
    events = [{"type": "nomination", "day": 1, "nominator": "Ann", "nominee": "Cem"}, died("Ann", night=2)]
    file = a_case("fool chef slayer virgin mayor", "imp witch", nights=2, events=events)
    cursed = ("fool", "chef", "slayer", "imp", "witch")
    assert cursed in dealt(left(file))
    assert cursed not in dealt(left({**file, "events": events[1:]}))


def test_who_is_no_lleech_any_more_lives_on_without_a_host() -> None:
    """Ben, who was told what is false, was the host till Ann made another Demon of the Lleech."""
    built = {"by": "Ann", "night": 2, "role": "engineer", "kind": "choice", "chose_role": "ojo"}
    file = a_case("engineer chef slayer virgin mayor", "lleech ojo witch", nights=3, days=2,
                  events=[died("Ben", day=2)], info=[told("Ben", "chef", count=2), built])  # fmt: skip
    lived = ("engineer", "chef", "lleech", "virgin", "witch")
    assert lived in dealt(left(file))
    early = {**file, "events": [died("Ben", day=1)]}
    assert lived not in dealt(left(early))


def test_an_engineer_chooses_which_demon_or_which_minion_there_is() -> None:
    built = {"by": "Ann", "night": 1, "role": "engineer", "kind": "choice", "chose_role": "vortox"}
    file = a_case("engineer chef slayer virgin mayor", "imp witch", last_day_finished=True,
                  info=[built, told("Ben", "chef", count=0)])  # fmt: skip
    found = left(file)
    assert not found.left_out
    assert not any(one.roles[0] == "engineer" for one in found)  # no execution: a Vortox has won
    ended = left({**file, "last_day_finished": False})
    mine = {one for one in ended if one.roles[:2] == ("engineer", "chef")}
    assert mine
    assert all("vortox" in one.final and "imp" in one.roles for one in mine)
    for one in mine:  # the Chef was told what is false
        evil = [seat for seat, role in enumerate(one.roles) if role in ("imp", "witch")]
        assert (evil[1] - evil[0]) in (1, 4)
    minion = {**built, "chose_role": ["poisoner"]}
    found = left(a_case("engineer chef slayer virgin mayor", "imp witch", info=[minion]))
    assert {one.final.count("poisoner") for one in found if one.roles[0] == "engineer"} == {1}


def test_a_cult_leader_takes_the_side_of_a_living_neighbour() -> None:
    evil = atom("is_evil", player="Ann")
    says = {"by": "Cem", "day": 1, "role": "artist", "statement": evil}
    file = a_case("cultleader chef artist virgin mayor", "imp witch", info=[says])
    for roles in dealt(left(file)):
        beside = {roles[1], roles[4]} & {"imp", "witch"}
        assert roles[0] in ("imp", "witch") or roles[2] != "artist" or beside
    good = {**file, "info": [{**says, "statement": {"op": "not", "args": [evil]}}]}
    for roles in dealt(left(good)):
        assert roles[0] != "cultleader" or roles[2] != "artist" or {roles[1], roles[4]} != {"imp", "witch"}


def test_a_summoner_makes_a_demon_in_the_third_night() -> None:
    file = a_case("chef empath slayer virgin mayor", "summoner", nights=2, days=1, script=["imp", "vortox"])
    assert left(file).count == 5  # anybody
    assert left({**file, "events": [died("Ann", night=2)]}).count == 0  # there is no Demon yet
    dead = {**file, "events": [died("Ann", day=1)]}
    assert {roles.index("summoner") for roles in dealt(left(dead))} == {1, 2, 3, 4}
    later = left({**file, "nights": 3, "days": 2, "events": [died("Ann", night=3)]})
    assert later.count
    assert all({"imp", "vortox"} & set(one.final) for one in later)
    assert any(one.final[1] == "imp" and one.roles[1] == "empath" for one in later)
    assert not any(one.final[0] == "vortox" for one in later)


def test_whom_a_summoner_has_made_does_what_such_a_demon_does() -> None:
    """A Pukka that comes in the second night kills in the third; a Vortox wins where nobody is executed."""
    file = a_case("chef empath slayer virgin mayor", "summoner", nights=3, days=2, script=["pukka"], **STRICT)
    found = left({**file, "events": [died("Ben", night=3)]})
    assert any(one.final[:3] == ("summoner", "empath", "pukka") for one in found)
    ended = {**file, "script": ["vortox"], "days": 3, "events": [died("Ben", night=3)]}
    assert left({**ended, "last_day_finished": False}).count
    assert left({**ended, "last_day_finished": True}).count == 0


def test_a_fool_lives_on_once_by_day_or_by_night() -> None:
    file = a_case("fool chef slayer virgin mayor", "imp witch", nights=2, events=[died("Ann", night=2)])
    assert "fool" not in {roles[0] for roles in dealt(left(file))}  # the first time they do not die
    assassin = {**file, "hidden_roles": ["imp", "assassin"]}
    assert "fool" in {roles[0] for roles in dealt(left(assassin))}
    for seen in ([died("Ann", night=3)], [died("Ann", day=2)]):  # nobody has died in the second night
        later = {**file, "nights": 3, "days": 2, "events": seen}
        assert "fool" in {roles[0] for roles in dealt(left(later))}
    other = {**file, "days": 2, "events": [died("Ben", night=2), died("Ann", day=2)]}
    assert "fool" not in {roles[0] for roles in dealt(left(other))}  # the Demon has killed one, not two
    quiet = {**file, "nights": 3, "days": 2, "events": [], **STRICT}
    assert left({**quiet, "nights": 2, "days": 1}).count
    assert left(quiet).count == 0  # once, not twice


def test_a_sailor_who_chose_themself_is_drunk_and_a_poisoned_gambler_dies_of_nothing() -> None:
    alone = a_case("sailor chef slayer virgin mayor", "imp witch", nights=2, **STRICT)
    alone["info"] = [chose("Ann", "sailor", "Ann", 2)]
    assert left(alone).count == 0  # who should have died, and did not?
    alone["info"] = [chose("Ann", "sailor", "Ben", 2)]
    assert {roles[0] for roles in dealt(left(alone))} == {"sailor"}  # Ben is drunk, and Ann was attacked
    file = a_case(
        "exorcist mayor slayer gambler sage", "nodashii witch", nights=2, events=[died("Dot", night=2)],
        info=[chose("Ann", "exorcist", "Cem", 2), {**chose("Dot", "gambler", "Eli", 2), "guess": "imp"}],
    )  # fmt: skip
    beside = ("exorcist", "mayor", "nodashii", "gambler")  # kept from killing, and it poisons the Gambler
    assert not any(roles[:4] == beside for roles in dealt(left(file)))
