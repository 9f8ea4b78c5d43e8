"""Who becomes another role, who lives again, and a town of Legion."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tests.deduction.clocktower.test_histories import a_case, died, left

from fabula.deduction.clocktower.case import read_case
from fabula.deduction.clocktower.found import Found, deals

NO_OUTSIDER = {"townsfolk": 3, "outsider": 0, "minion": 1, "demon": 1}


def became(name: str, night: int, role: str, before: str) -> Any:
    """Somebody says that their role changed."""
    return {"by": name, "night": night, "role": None, "kind": "became", "from_role": before, "to_role": role}


def test_a_pit_hag_makes_a_role_that_was_not_in_play() -> None:
    file = a_case("artist oracle sage savant dreamer", "imp pithag witch chef", nights=2,
                  info=[became("Ann", 2, "artist", "chef")])  # fmt: skip
    changed = [deal for deal in left(file) if deal.final[0] == "artist"]
    assert changed
    assert all(deal.roles[0] == "chef" and "pithag" in deal.roles for deal in changed)
    first = {**file, "info": [became("Ann", 1, "artist", "chef")]}
    assert not any(deal.final[0] == "artist" for deal in left(first))  # she sleeps in the first night


def test_a_pit_hag_makes_nothing_that_somebody_is() -> None:
    file = a_case("artist artist sage savant dreamer", "imp pithag chef", nights=2, duplicates_allowed=True,
                  info=[became("Ann", 2, "artist", "chef")])  # fmt: skip
    assert not any(
        deal.final[0] == "artist" == deal.final[1] and deal.roles[0] == "chef" for deal in left(file)
    )


def test_a_mathematician_counts_an_ability_that_they_had_before() -> None:
    """By day a Vortox misled Ann as a Savant: that is one, and in the night she is told what is false."""
    false = {"type": "constant", "value": False}
    savant = {"by": "Ann", "day": 1, "role": "savant", "statements": [false, false]}
    number = {"by": "Ann", "night": 2, "role": "mathematician", "count": 0}
    file = a_case("mathematician oracle sage artist dreamer", "vortox pithag savant", nights=2,
                  info=[savant, became("Ann", 2, "mathematician", "savant"), number])  # fmt: skip
    for count, kept in ((0, True), (1, False), (2, True)):
        number["count"] = count
        found = left(file)
        assert any(deal.roles[0] == "savant" for deal in found) is kept
        assert {"vortox", "pithag"} <= {role for deal in found for role in deal.roles} or not kept


def test_in_the_night_of_a_new_demon_anybody_may_die() -> None:
    dead = [died(name, night=2) for name in ("Cem", "Dot")]
    file = a_case("vortox oracle sage savant dreamer", "imp pithag chef", nights=2, events=dead,
                  info=[became("Ann", 2, "vortox", "chef")])  # fmt: skip
    found = [deal for deal in left(file) if deal.roles[0] == "chef"]
    assert found
    assert all(deal.final[0] == "vortox" for deal in found)
    assert not left({**file, "info": []}).count  # two cannot have died otherwise


def test_a_dead_barber_lets_two_players_change_roles() -> None:
    counts = {"townsfolk": 2, "outsider": 1, "minion": 1, "demon": 1}
    file = a_case(
        "barber chef artist savant dreamer", "imp witch artist chef", nights=2, base_counts=counts,
        hidden_roles=["imp", "witch", "artist", "chef"], events=[died("Ann", day=1)],
        info=[became("Ben", 2, "chef", "artist"), became("Cem", 2, "artist", "chef")],
    )  # fmt: skip
    swapped = [deal for deal in left(file) if deal.roles[1:3] == ("artist", "chef")]
    assert swapped
    assert all(deal.roles[0] == "barber" and deal.final[1:3] == ("chef", "artist") for deal in swapped)
    alone = {**file, "info": file["info"][:1]}
    assert not any(deal.roles[1:3] == ("artist", "chef") for deal in left(alone))
    alive = {**file, "events": []}
    assert not any(deal.roles[1:3] == ("artist", "chef") for deal in left(alive))


def test_a_professor_lets_a_dead_townsfolk_live_again() -> None:
    chose = [{"by": "Ann", "night": 2, "role": "professor", "kind": "choice", "player": "Ben"}]
    risen = {"type": "resurrection", "night": 2, "player": "Ben"}
    file = a_case("professor chef slayer virgin mayor", "imp witch", nights=2, info=chose,
                  events=[died("Ben", day=1), risen])  # fmt: skip
    assert {deal.roles[:2] for deal in left(file)} == {("professor", "chef")}
    nobody = {**file, "events": [died("Ben", day=1)]}
    assert left(nobody).left_out == ()
    assert all(deal.roles[1] == "witch" for deal in left(nobody) if deal.roles[0] == "professor")


def test_no_drunk_believes_to_be_what_somebody_was_before_they_changed() -> None:
    """Two were the Chef, as they say: Ann still is, Ben has become the Empath. One of them has lied."""
    became = {
        "by": "Ben",
        "night": 2,
        "role": None,
        "kind": "became",
        "from_role": "chef",
        "to_role": "empath",
    }
    file = a_case(
        "chef empath slayer mayor monk", "imp pithag drunk chef", nights=2, info=[became],
        base_counts={"townsfolk": 2, "outsider": 1, "minion": 1, "demon": 1},
    )  # fmt: skip
    found = left(file)
    assert found.count
    assert not any({*deal.roles[:2]} == {"chef", "drunk"} for deal in found)
    alone = {**file, "claims": {**file["claims"], "Ann": "soldier"}}
    assert any(deal.roles[1] == "drunk" and deal.final[1] == "empath" for deal in left(alone))
    assert any(deal.roles[:2] == ("drunk", "chef") for deal in left(alone))


def test_most_are_legion_and_at_least_two_are_good() -> None:
    file = a_case("chef empath slayer virgin mayor", "legion", demon_may_attack_dead=True)
    found = left(file)
    assert found.count == 10
    assert {deal.roles.count("legion") for deal in found} == {3}
    told = [{"by": "Ann", "night": 1, "role": "chef", "count": 1}]
    for deal in left({**file, "info": told}):
        evil = [role == "legion" for role in deal.roles]
        pairs = sum(one and other for one, other in zip(evil, [*evil[1:], evil[0]], strict=True))
        assert deal.roles[0] != "chef" or pairs == 1


def test_the_death_of_one_legion_ends_nothing() -> None:
    file = a_case("chef empath slayer virgin mayor", "legion", nights=2, events=[died("Ann", day=1)])
    assert any(deal.roles[0] == "legion" for deal in left(file))
    assert left(file).demons[0] > 0


def test_a_demon_that_dies_while_another_lives_ends_nothing() -> None:
    file = a_case("imp oracle sage savant dreamer", "vortox pithag chef", nights=3,
                  info=[became("Ann", 2, "imp", "chef")], events=[died("Ben", night=2), died("Cem", day=2)],
                  base_counts=NO_OUTSIDER)  # fmt: skip
    assert any(deal.roles[2] == "vortox" and deal.final[0] == "imp" for deal in left(file))


def test_a_farmer_that_dies_by_night_leaves_the_farm_to_somebody_good() -> None:
    file = a_case("farmer farmer sage savant dreamer", "imp witch artist", nights=2, duplicates_allowed=True,
                  events=[died("Ann", night=2)], info=[became("Ben", 2, "farmer", "artist")])  # fmt: skip
    heirs = [deal for deal in left(file) if deal.roles[:2] == ("farmer", "artist")]
    assert heirs
    assert all(deal.final[1] == "farmer" for deal in heirs)
    silent = a_case("farmer chef sage savant dreamer", "imp witch", nights=2, events=[died("Ann", night=2)])
    assert not any(deal.roles[0] == "farmer" for deal in left(silent))


def test_who_chooses_a_goon_first_is_drunk() -> None:
    chose = [{"by": "Ann", "night": 1, "role": "dreamer", "player": "Ben", "shown": ["chef", "imp"]}]
    counts = {"townsfolk": 2, "outsider": 1, "minion": 1, "demon": 1}
    file = a_case("dreamer goon slayer virgin mayor", "imp witch", base_counts=counts, info=chose)
    found = left(file)
    assert any(deal.roles[:2] == ("dreamer", "goon") for deal in found)
    assert found.left_out == ()
    other = {**file, "info": [{**chose[0], "player": "Cem"}]}
    assert not any(deal.roles[0] == "dreamer" and deal.roles[2] != "imp" for deal in left(other))


def test_who_becomes_what_a_philosopher_has_chosen_is_drunk() -> None:
    chose = {"by": "Ann", "night": 1, "role": "philosopher", "kind": "choice", "chose_role": "artist"}
    false = {"by": "Ben", "day": 2, "role": "artist", "statement": {"type": "constant", "value": False}}
    file = a_case("philosopher artist sage savant dreamer", "imp pithag chef", nights=2,
                  info=[chose, became("Ben", 2, "artist", "chef"), false])  # fmt: skip
    made = ("philosopher", "chef", "sage", "pithag", "imp")
    assert any(deal.roles == made for deal in left(file))
    alone = {**file, "info": [{**chose, "chose_role": "oracle"}, *file["info"][1:]]}
    assert not any(deal.roles == made for deal in left(alone))


def test_whoever_voted_was_then_what_a_flowergirl_hears_of() -> None:
    """Ben was the Demon by day, and is the Snake Charmer since the night."""
    news = [
        {"by": "Ben", "night": 2, "role": None, "kind": "became", "to_role": "snakecharmer"},
        {"by": "Ann", "night": 2, "role": "flowergirl", "demon_voted": True},
    ]
    vote = {"type": "vote", "day": 1, "voters": ["Ben"], "reported_by": None}
    file = a_case("flowergirl snakecharmer chef sage savant", "imp witch snakecharmer", nights=2,
                  duplicates_allowed=True, info=news, events=[vote])  # fmt: skip
    swapped = [deal for deal in left(file) if deal.final[1] == "snakecharmer" != deal.roles[1]]
    assert any(deal.roles[0] == "flowergirl" for deal in swapped)
    unsaid = {**file, "info": [news[0], {**news[1], "demon_voted": False}]}
    swapped = [deal for deal in left(unsaid) if deal.final[1] == "snakecharmer" != deal.roles[1]]
    assert not any(deal.roles[0] == "flowergirl" for deal in swapped)


def test_of_what_was_voted_with_eyes_closed_a_flowergirl_may_hear_either() -> None:
    """As with an Organ Grinder, who may vote as well: nobody else knows who has."""
    said = {"by": "Ann", "night": 2, "role": "flowergirl", "demon_voted": True}
    file = a_case("flowergirl chef sage savant mayor", "imp organgrinder", nights=2, info=[said])
    assert not any(deal.roles[0] == "flowergirl" for deal in left(file))  # for nobody has voted
    closed = {**file, "events": [{"type": "vote", "day": 1, "voters": [], "secret": True}]}
    assert any(deal.roles[0] == "flowergirl" for deal in left(closed))
    denied = {**closed, "info": [{**said, "demon_voted": False}]}
    assert any(deal.roles[0] == "flowergirl" for deal in left(denied))
    open_too = {**denied, "events": [{**closed["events"][0], "voters": ["Eli"]}]}
    assert not any(deal.roles[0] == "flowergirl" and deal.roles[4] == "imp" for deal in left(open_too))


def test_a_farmer_whom_a_leviathan_sought_out_makes_another_and_lives() -> None:
    heir = became("Ben", 2, "farmer", "chef")
    file = a_case("farmer farmer slayer virgin mayor", "leviathan witch chef", nights=2, info=[heir])
    before = ("farmer", "chef", "slayer", "leviathan", "witch")
    assert before in {deal.roles for deal in left(file)}
    other = a_case("farmer farmer slayer virgin mayor", "imp witch chef", nights=2, info=[heir])
    assert ("farmer", "chef", "slayer", "imp", "witch") not in {deal.roles for deal in left(other)}


def test_a_village_idiot_may_have_become_a_farmer_beside_another() -> None:
    heir = became("Cem", 2, "farmer", "villageidiot")
    file = a_case("villageidiot farmer farmer savant mayor", "imp witch villageidiot", nights=2,
                  events=[died("Ben", night=2)], info=[heir])  # fmt: skip
    before = ("villageidiot", "farmer", "villageidiot", "imp", "witch")
    assert any(deal.roles == before and deal.final[2] == "farmer" for deal in left(file))


def test_a_fang_gu_may_jump_to_whom_a_pit_hag_has_just_made_an_outsider() -> None:
    file = a_case("chef oracle sage savant dreamer", "fanggu pithag", nights=2, events=[died("Ann", night=2)],
                  base_counts={"townsfolk": 3, "outsider": -1, "minion": 1, "demon": 1})  # fmt: skip
    made = [deal for deal in left(file) if deal.final != deal.roles]
    assert made
    assert all(deal.roles[0] == "fanggu" and "pithag" in deal.roles for deal in made)
    assert all(deal.final.count("fanggu") == 2 for deal in made)


def test_beside_a_pit_hag_too_somebody_becomes_the_farmer_by_a_death() -> None:
    file = a_case("farmer farmer sage savant dreamer", "imp pithag artist", nights=2, duplicates_allowed=True,
                  events=[died("Ann", night=2)], info=[became("Ben", 2, "farmer", "artist")])  # fmt: skip
    heirs = [deal for deal in left(file) if deal.roles[1] == "artist"]
    assert any(deal.roles[0] == "farmer" for deal in heirs)
    assert all(deal.final[1] == "farmer" for deal in heirs)
    made = {**file, "claims": {**file["claims"], "Ann": "chef"}}  # no Farmer has died: the Pit-Hag did it
    found = [deal for deal in left(made) if deal.roles[:2] == ("chef", "artist")]
    assert found
    assert all("pithag" in deal.roles and deal.final[1] == "farmer" for deal in found)


def test_nobody_is_the_next_farmer_where_nobody_good_lives() -> None:
    dead = [died("Cem", day=1), died("Ann", night=2)]
    file = a_case("farmer chef bountyhunter savant dreamer", "imp witch", nights=2, events=dead)
    farmed = [deal for deal in left(file) if deal.roles[0] == "farmer"]
    assert farmed
    assert all("bountyhunter" in deal.roles for deal in farmed)  # who has made the last of the good evil
    alone = left({**file, "claims": {**file["claims"], "Cem": "sage"}})
    assert not any(deal.roles[0] == "farmer" for deal in alone)


def test_who_is_evil_may_gamble_and_die_of_it_unsaid() -> None:
    dead = [died("Ann", night=2), died("Ben", night=2)]
    file = a_case("gambler chef bountyhunter savant dreamer", "imp witch", nights=2, events=dead)
    assert {deal.roles[2] for deal in left(file)} == {"bountyhunter"}
    assert any(deal.roles[:3] == ("gambler", "chef", "bountyhunter") for deal in left(file))
    assert not left({**file, "claims": {**file["claims"], "Cem": "sage"}}).count


def test_an_evil_snake_charmer_is_the_demon_unsaid_and_whom_they_chose_stays_evil() -> None:
    saw = {"by": "Eli", "night": 2, "role": "undertaker", "player": "Ben", "shown": "snakecharmer"}
    file = a_case("snakecharmer chef bountyhunter savant undertaker", "imp witch", nights=2,
                  events=[died("Ben", day=1)], info=[saw])  # fmt: skip
    swapped = [deal for deal in left(file) if deal.roles[1] == "imp" and deal.roles[4] == "undertaker"]
    assert swapped
    assert all(deal.final[:2] == ("imp", "snakecharmer") for deal in swapped)
    alone = left({**file, "claims": {**file["claims"], "Cem": "sage"}})
    assert not any(deal.roles[1] == "imp" and deal.roles[4] == "undertaker" for deal in alone)


def test_whoever_takes_a_lleech_over_chooses_another_host() -> None:
    """Cem was the host of Ben, and is not of Ann: what Cem learned was false, and Cem may die."""
    pair = {"by": "Cem", "night": 1, "role": "chef", "count": 0}
    swap = {"by": "Ben", "night": 2, "role": None, "kind": "became", "to_role": "snakecharmer"}
    file = a_case("snakecharmer snakecharmer chef savant dreamer", "lleech witch snakecharmer", nights=2,
                  duplicates_allowed=True, info=[pair, swap])  # fmt: skip
    both = [("snakecharmer", "lleech", "chef", "savant", "witch")]  # no pair: Cem need not be the host
    beside = ("snakecharmer", "lleech", "chef", "witch", "dreamer")
    assert {deal.roles for deal in left(file)} >= {*both, beside}
    dead = {**file, "events": [died("Cem", night=2)]}
    assert beside in {deal.roles for deal in left(dead)}


def test_a_balloonist_who_lives_again_may_see_the_kind_of_nights_ago() -> None:
    saw = [{"by": "Ann", "night": night, "role": "balloonist", "player": "Cem"} for night in (1, 3)]
    file = a_case("balloonist chef slayer savant dreamer", "imp witch", nights=3, info=saw)
    assert any(deal.roles[0] == "balloonist" and deal.roles[2] == "slayer" for deal in left(file))
    next_night = {**file, "info": [saw[0], {**saw[1], "night": 2}]}
    assert not any(deal.roles[0] == "balloonist" for deal in left(next_night))


def test_a_poisoned_leviathan_counts_no_good_players() -> None:
    dead = [died("Ann", day=1), died("Ben", day=2)]
    file = a_case("chef sage slayer savant dreamer", "leviathan widow", nights=3, events=dead,
                  info=[{"by": "Cem", "night": 1, "role": "widow", "kind": "told"}])  # fmt: skip
    good = [deal for deal in left(file) if deal.roles[:2] == ("chef", "sage")]
    assert good
    assert all("widow" in deal.roles for deal in good)
    alone = left({**file, "hidden_roles": ["leviathan", "witch"], "info": []})
    assert not any(deal.roles[:2] == ("chef", "sage") for deal in alone)


def test_who_becomes_the_demon_by_an_execution_has_not_voted_as_the_demon() -> None:
    """Ben, who voted, is the Imp only since the Imp was executed: by the ruling 190 no Demon voted."""
    told_of = {"by": "Ann", "night": 2, "role": "flowergirl", "demon_voted": True}
    file = a_case("flowergirl chef virgin mayor monk", "imp scarletwoman", nights=2, info=[told_of],
                  events=[{"type": "vote", "day": 1, "voters": ["Ben"]}, died("Cem", day=1)])  # fmt: skip
    assert {deal.roles[1] for deal in left(file) if deal.roles[0] == "flowergirl"} == {"imp"}
    unheard = {**file, "info": [{**told_of, "demon_voted": False}]}
    assert ("flowergirl", "scarletwoman", "imp", "mayor", "monk") in {deal.roles for deal in left(unheard)}


def test_where_it_is_denied_that_who_changes_says_so_who_changes_others_is_left_out() -> None:
    case = read_case(a_case("artist oracle sage savant dreamer", "imp pithag", nights=2))
    by_whom = "by a Pit-Hag, an evil Engineer, or a Demon after a Barber's death"
    assert f"who is made another role {by_whom}, says so" in case.assume.in_words()
    assert deals(case).left_out == ()
    case.assume = case.assume.put(*case.assume.by_words["evil-may-change-silently"])
    denied = deals(case)
    assert (denied.left_out, denied.certain) == (("pithag",), {})
    first = replace(case, nights=1)
    assert deals(first).left_out == (), "she sleeps in the first night"


def unsaid(file: Any, dealt: str) -> Found:
    """What is left of this deal where who changes need not say so."""
    case = read_case(file)
    case.dealt = tuple(dealt.split())
    case.assume = case.assume.put(*case.assume.by_words["evil-may-change-silently"])
    return deals(case)


def test_a_pit_hag_may_have_made_somebody_evil_what_nobody_says() -> None:
    """She herself may be any role that nobody was, the Imp another Demon alone; else the game was over."""
    dealt, script = "chef oracle sage pithag imp", "chef oracle sage pithag imp nodashii mutant clockmaker"
    file = a_case("chef oracle sage savant dreamer", "imp pithag", nights=2, script=script.split())
    found = unsaid(file, dealt)
    made = {deal.final[3:] for deal in found}
    others = {("nodashii", "imp"), ("mutant", "imp"), ("clockmaker", "imp"), ("pithag", "nodashii")}
    assert made == {("pithag", "imp"), *others}
    assert (found.count, found.left_out) == (5, ())
    assert unsaid({**file, "script": [*script.split(), "kazali"]}, dealt).left_out == ("pithag",)
    two = unsaid({**file, "events": [died("Ann", night=2), died("Ben", night=2)]}, dealt)
    assert {deal.final[3:] for deal in two} == {("nodashii", "imp"), ("pithag", "nodashii")}
    saw = {"by": "Ann", "night": 2, "role": "dreamer", "player": "Dot", "shown": ["clockmaker", "imp"]}
    dreamt = {**file, "claims": {**file["claims"], "Ann": "dreamer", "Eli": "chef"}, "info": [saw]}
    seen = unsaid(dreamt, dealt.replace("chef", "dreamer"))
    assert {deal.final[3] for deal in seen if "nodashii" not in deal.final} == {"clockmaker"}
    assert seen.count == 3  # a No Dashii poisons the Dreamer on either side


def test_a_demon_may_have_swapped_two_after_a_barbers_death_and_neither_says_so() -> None:
    counts = {"townsfolk": 2, "outsider": 1, "minion": 1, "demon": 1}
    file = a_case("barber chef sage savant dreamer", "imp witch", nights=2, base_counts=counts,
                  events=[died("Ann", day=1)])  # fmt: skip
    found = unsaid(file, "barber chef sage witch imp")
    assert {deal.final[3:] for deal in found} == {("witch", "imp"), ("imp", "witch")}
    assert unsaid({**file, "events": [died("Ben", day=1)]}, "barber chef sage witch imp").count == 1


def test_the_nearest_minion_is_counted_from_the_demon_who_lives() -> None:
    """Ann was the Demon and is dead; Ben is it since, two steps from Dot and from Eli."""
    made = {"by": "Cem", "night": 2, "role": "", "kind": "became", "to_role": "clockmaker"}
    told = {"by": "Cem", "night": 2, "role": "clockmaker", "count": 2}
    file = a_case("sage barber clockmaker savant dreamer", "fanggu pithag chef", nights=2, info=[made, told],
                  base_counts=NO_OUTSIDER, events=[died("Ann", night=2)])  # fmt: skip
    so = ("fanggu", "chef", "fanggu")
    jumped = [deal for deal in left(file) if (*deal.roles[:3:2], deal.final[1]) == so]
    assert {deal.roles.index("pithag") for deal in jumped} == {3, 4}
    beside = {**file, "info": [made, {**told, "count": 1}]}
    jumped = [deal for deal in left(beside) if (*deal.roles[:3:2], deal.final[1]) == so]
    assert not any(deal.roles[4] == "pithag" for deal in jumped)  # beside Ann, who is dead


def test_after_a_hatters_death_the_evil_may_be_something_else_and_say_nothing() -> None:
    counts = {"townsfolk": 2, "outsider": 1, "minion": 1, "demon": 1}
    script = ["hatter", "chef", "sage", "witch", "imp", "cerenovus", "vigormortis", "savant"]
    file = a_case("hatter chef sage savant dreamer", "imp witch", nights=2, base_counts=counts,
                  script=script, events=[died("Ann", day=1)])  # fmt: skip
    dealt = "hatter chef sage witch imp"
    found = unsaid(file, dealt)
    minions, demons = ("witch", "cerenovus"), ("imp", "vigormortis")
    assert {deal.final[3:] for deal in found} == {(one, other) for one in minions for other in demons}
    assert (found.count, found.left_out) == (4, ())
    assert unsaid({**file, "events": [died("Ben", day=1)]}, dealt).count == 1
    assert unsaid({**file, "events": [died("Dot", day=1)]}, dealt).count == 1
    assert left(file).left_out == ("hatter",)


def test_after_a_plague_doctors_death_the_storyteller_may_have_the_ability_of_any_minion() -> None:
    """Ben has died of a curse: by the Witch whom nobody is, if she is on the script."""
    cursed = {
        "type": "death",
        "day": 2,
        "player": "Ben",
        "cause": "died after nominating",
        "nominator": "Ben",
    }
    file = a_case("plaguedoctor chef sage savant dreamer", "imp poisoner", nights=2, days=2,
                  base_counts={"townsfolk": 2, "outsider": 1, "minion": 1, "demon": 1},
                  script=["imp", "poisoner", "witch"], events=[died("Ann", day=1), cursed])  # fmt: skip
    dealt = "plaguedoctor chef sage poisoner imp"
    found = unsaid(file, dealt)
    assert ([deal.final for deal in found], found.left_out) == ([tuple(dealt.split())], ())
    assert not unsaid({**file, "script": ["imp", "poisoner", "spy"]}, dealt).count
    assert left(file).left_out == ("plaguedoctor",)
