"""What makes drunk or poisoned may itself be drunk or poisoned, and who kills may be dead: by hand."""

from __future__ import annotations

from typing import Any

from tests.deduction.clocktower.test_carousel import ONE_OUTSIDER, chose, told
from tests.deduction.clocktower.test_format import atom, dealt
from tests.deduction.clocktower.test_histories import a_case, died, left

from fabula.deduction.clocktower import pukka
from fabula.deduction.clocktower.assumptions import IN_PLAY
from fabula.deduction.clocktower.case import read_case
from fabula.deduction.clocktower.found import deals
from fabula.deduction.clocktower.history import History
from fabula.deduction.clocktower.timeline import Timeline

FALSE = atom("constant", value=False)
STRICT: Any = {"demon_may_attack_dead": False}


def test_a_poisoner_whom_a_pukka_has_poisoned_poisons_nobody() -> None:
    """Who dies in the second night has been poisoned since the first; the Chef is asked after that."""
    file = a_case(
        "chef slayer soldier mayor monk", "pukka poisoner", nights=2, info=[told("Ann", "chef", count=2)],
        events=[died("Ben", night=2)], **STRICT,
    )  # fmt: skip
    assert not any(roles[:2] == ("chef", "poisoner") for roles in dealt(left(file)))
    assert any(roles[0] == "chef" for roles in dealt(left({**file, "events": [died("Ann", night=2)]})))


def test_a_pukka_poisons_no_sober_soldier_and_nobody_whom_a_monk_keeps() -> None:
    false = [told("Ann", "chef", count=2)]
    file = a_case("chef soldier virgin mayor slayer", "pukka witch", nights=2, info=false,
                  events=[died("Ben", night=2)], **STRICT)  # fmt: skip
    assert not any(roles[1] == "soldier" for roles in dealt(left(file)))
    kept = a_case(
        "monk oracle virgin mayor slayer", "pukka witch", nights=2, events=[died("Dot", night=2)],
        info=[chose("Ann", "monk", "Ben", night=2), told("Ben", "oracle", night=2, count=1)],
    )  # fmt: skip
    safe = {roles for roles in dealt(left(kept)) if roles[:2] == ("monk", "oracle")}
    assert safe
    assert all(roles[3] == "witch" for roles in safe)  # the number is true


def test_a_pukka_that_has_chosen_itself_has_poisoned_nobody_else() -> None:
    """Eli dies of it in the second night, and what Ann was told in the first is true."""
    true, false = (
        a_case(
            "chef slayer soldier mayor monk", "pukka scarletwoman", nights=2,
            info=[told("Ann", "chef", count=count)], events=[died("Eli", night=2)], **STRICT,
        )
        for count in (1, 2)
    )  # fmt: skip
    assert ("chef", "slayer", "soldier", "scarletwoman", "pukka") in dealt(left(true))
    assert not any(roles[0] == "chef" and roles[4] == "pukka" for roles in dealt(left(false)))


def test_a_sweetheart_whom_a_pukka_kills_makes_nobody_drunk() -> None:
    file = a_case(
        "sweetheart oracle artist mayor slayer", "pukka witch", nights=2, base_counts=ONE_OUTSIDER,
        events=[died("Ann", night=2)],
        info=[told("Ben", "oracle", night=2, count=1),
              {"by": "Cem", "day": 2, "role": "artist", "statement": atom("constant", value=False)}],
    )  # fmt: skip
    both = ("sweetheart", "oracle", "artist")
    assert not any(roles[:3] == both for roles in dealt(left(file)))
    imp = {**file, "hidden_roles": ["imp", "witch"]}
    assert not any(roles[:3] == both for roles in dealt(left(imp)))  # one is drunk, not two
    one = {**file, "info": file["info"][1:]}
    assert any(roles[:3] == both for roles in dealt(left({**one, "hidden_roles": ["imp", "witch"]})))


def test_a_new_pukka_has_poisoned_nobody_yet() -> None:
    file = a_case("chef slayer soldier mayor monk", "pukka scarletwoman", nights=2, **STRICT,
                  events=[died("Ann", day=1), died("Ben", night=2)])  # fmt: skip
    assert not any(roles[0] == "pukka" for roles in dealt(left(file)))
    quiet = {**file, "events": file["events"][:1]}
    assert any(roles[0] == "pukka" for roles in dealt(left(quiet)))


def test_the_poison_of_a_xaan_ends_with_their_death() -> None:
    oracle = [told("Ann", "oracle", night=2, count=0)]
    events = [died("Ben", day=1), died("Cem", night=2)]
    file = a_case("oracle slayer soldier mayor saint", "imp xaan drunk", nights=2, info=oracle, events=events)
    assert not any(roles[:3] == ("oracle", "slayer", "xaan") for roles in dealt(left(file)))


def test_a_gambler_may_have_guessed_a_recluse_right() -> None:
    guess = {**chose("Ann", "gambler", "Ben", night=2), "guess": "imp"}
    file = a_case("gambler recluse slayer mayor monk", "imp witch", nights=2, base_counts=ONE_OUTSIDER,
                  info=[guess])  # fmt: skip
    assert any(roles[:2] == ("gambler", "recluse") for roles in dealt(left(file)))
    wrong = {**file, "info": [{**guess, "guess": "chef"}]}
    assert not any(roles[:2] == ("gambler", "recluse") for roles in dealt(left(wrong)))


def test_a_godfather_who_has_died_before_their_turn_kills_nobody() -> None:
    file = a_case(
        "klutz chef slayer mayor butler", "imp godfather", nights=2, base_counts=ONE_OUTSIDER,
        events=[died("Eli", day=1), died("Ben", night=2)], **STRICT,
    )  # fmt: skip
    found = {roles for roles in dealt(left(file)) if roles[4] == "butler"}
    assert {roles[1] for roles in found} == {"godfather", "imp"}  # or is the Imp by then


def test_an_acrobat_who_lives_has_chosen_somebody_sober() -> None:
    events = [died("Ben", day=1), died("Eli", night=2)]
    drunk = [chose("Ann", "acrobat", "Cem", night=2),
             {"by": "Cem", "day": 2, "role": "artist", "statement": FALSE}]  # fmt: skip
    file = a_case("acrobat sweetheart artist mayor monk", "imp witch", nights=2, base_counts=ONE_OUTSIDER,
                  info=drunk, events=events)  # fmt: skip
    assert not any(roles[:3] == ("acrobat", "sweetheart", "artist") for roles in dealt(left(file)))
    other = {**file, "info": [{**drunk[0], "player": "Dot"}, drunk[1]]}
    assert any(roles[:3] == ("acrobat", "sweetheart", "artist") for roles in dealt(left(other)))


def test_who_has_seen_to_it_that_somebody_lives_was_sober() -> None:
    spared = {"type": "execution", "day": 1, "player": "Ann", "died": False}
    file = a_case("chef slayer soldier mayor monk", "pukka devilsadvocate", nights=2,
                  events=[spared, died("Ben", night=2)], **STRICT)  # fmt: skip
    assert not any(roles[1] == "devilsadvocate" for roles in dealt(left(file)))


def test_whoever_a_fang_gu_has_jumped_to_may_have_lied_before() -> None:
    lie = [told("Dot", "eviltwin", kind="told", player="Ben")]
    file = a_case("chef slayer soldier klutz monk", "fanggu witch eviltwin", nights=2, info=lie,
                  events=[died("Ann", night=2)])  # fmt: skip
    assert any(deal.final[3] == "fanggu" and deal.roles[1] == "slayer" for deal in left(file))


def test_a_po_that_has_waited_is_told_from_one_whom_another_helped() -> None:
    file = a_case(
        "golem chef slayer mayor monk", "po godfather", nights=3, base_counts=ONE_OUTSIDER,
        events=[died("Ann", day=1), died("Ben", night=2), died("Cem", night=3)], **STRICT,
    )  # fmt: skip
    file = {**file, "base_counts": {"townsfolk": 3, "outsider": 0, "minion": 1, "demon": 1}}
    assert not any(roles[0] == "golem" for roles in dealt(left(file)))


def test_a_po_that_has_waited_is_not_forgotten_where_it_may_be_a_pukka() -> None:
    """A Sailor may make the Pukka drunk, whose poison waits then: which says nothing of the Po."""
    fallen = [died("Ann", night=3), died("Ben", night=3)]
    file = a_case("chef slayer mayor virgin sailor", "po pukka witch", nights=3, events=fallen)
    assert any(deal.roles[3] == "po" for deal in left(file))
    assert all("po" in deal.roles for deal in left(file))


def test_the_game_is_over_where_two_live_and_the_zombuul_is_another_deal() -> None:
    events = [died("Ann", day=1), died("Ben", night=2), died("Cem", day=2)]
    file = a_case("chef slayer soldier mayor monk", "imp zombuul witch", nights=2, days=2, events=events)
    assert not any("imp" in roles for roles in dealt(left(file)))


def test_a_drunk_spy_seems_evil() -> None:
    drunk = {**told("Ann", "courtier", kind="choice"), "chose_role": "spy"}
    file = a_case(
        "courtier empath slayer mayor monk", "imp spy", info=[drunk, told("Ben", "empath", count=0)]
    )
    assert not any(roles[:3] == ("courtier", "empath", "spy") for roles in dealt(left(file)))
    sober = {**file, "info": file["info"][1:]}
    assert any(roles[:3] == ("courtier", "empath", "spy") for roles in dealt(left(sober)))


def test_a_poisoner_whom_a_courtier_makes_drunk_poisons_nobody_after_that() -> None:
    drunk = {**told("Ann", "courtier", kind="choice"), "chose_role": "poisoner"}
    news = [drunk, told("Ben", "chef", count=2)]
    file = a_case("courtier chef slayer mayor monk", "imp poisoner", info=news)
    assert not any(roles[:3] == ("courtier", "chef", "poisoner") for roles in dealt(left(file)))
    other = {**file, "info": [{**drunk, "chose_role": "spy"}, news[1]]}
    assert any(roles[:3] == ("courtier", "chef", "poisoner") for roles in dealt(left(other)))


def test_a_no_dashii_whom_the_poisoner_has_chosen_poisons_nobody() -> None:
    """A quiet night with a No Dashii that spares the dead: who sits beside it is told the truth then."""
    oracle = [told("Ann", "oracle", night=2, count=1)]
    file = a_case("oracle slayer virgin mayor gossip", "nodashii poisoner", nights=2, info=oracle,
                  events=[died("Cem", day=1)], **STRICT)  # fmt: skip
    beside = {roles for roles in dealt(left(file)) if roles[:2] == ("oracle", "nodashii")}
    assert beside == set()
    killed = {**file, "events": [*file["events"], died("Dot", night=2)]}
    assert any(roles[:2] == ("oracle", "nodashii") for roles in dealt(left(killed)))


def test_who_registers_does_so_once_in_a_whole_check() -> None:
    """A Recluse that seems the Demon is three steps from the Spy, but the true Demon is one step away."""
    claims = "clockmaker recluse slayer mayor monk"
    near = ("clockmaker", "recluse", "imp", "spy", "monk")
    for count in (1, 2):
        news = [told("Ann", "clockmaker", count=count)]
        file = a_case(claims, "imp spy", base_counts=ONE_OUTSIDER, info=news)
        assert (near in dealt(left(file))) == (count == 1)


def test_a_drunk_scarlet_woman_does_not_become_the_demon() -> None:
    guess = {"by": "Ann", "day": 1, "role": "puzzlemaster", "player": "Ben", "shown_player": "Cem"}
    counts = {"townsfolk": 2, "outsider": 1, "minion": 1, "demon": 1}
    file = a_case("puzzlemaster chef slayer mayor monk", "imp scarletwoman", base_counts=counts, info=[guess],
                  events=[died("Cem", day=1)])  # fmt: skip
    taken = ("puzzlemaster", "scarletwoman", "imp", "mayor", "monk")
    assert taken not in dealt(left(file))  # Ben is the drunk one, for Cem was the Demon
    assert taken in dealt(left({**file, "info": []}))


def test_a_spy_whom_a_pukka_has_poisoned_seems_what_they_are() -> None:
    seen = [told("Ann", "seamstress", players=["Ben", "Cem"], same=True)]
    file = a_case("seamstress slayer virgin mayor monk", "pukka spy", nights=2, info=seen,
                  events=[died("Ben", night=2)], **STRICT)  # fmt: skip
    spy = ("seamstress", "spy", "virgin", "pukka", "monk")
    assert spy not in dealt(left(file))
    assert spy in dealt(left({**file, "info": [{**seen[0], "same": False}]}))


def test_a_fool_whom_a_pukka_has_poisoned_dies() -> None:
    """So a Fool is no reason for a quiet night."""
    file = a_case("fool chef slayer mayor artist", "pukka witch", nights=2, **STRICT)
    assert not any(roles[0] == "fool" for roles in dealt(left(file)))
    imp = {**file, "hidden_roles": ["imp", "witch"]}
    assert {roles[0] for roles in dealt(left(imp))} == {"fool"}


def test_the_poison_of_a_pukka_that_is_drunk_waits() -> None:
    """Whoever was poisoned in the first night lives on, and is not well in the second."""
    drunk = [told("Ann", "innkeeper", kind="choice", players=["Ben", "Cem"], night=2),
             told("Dot", "chef", count=2)]  # fmt: skip
    file = a_case("innkeeper slayer virgin chef monk", "pukka witch", nights=2, info=drunk)
    waits = ("innkeeper", "pukka", "virgin", "chef", "witch")
    assert waits in dealt(left(file))
    assert waits not in dealt(left({**file, "info": drunk[1:], **STRICT}))


def test_a_demon_that_an_exorcist_keeps_asleep_has_not_woken_for_a_chambermaid() -> None:
    file = a_case(
        "exorcist chambermaid virgin mayor slayer", "imp witch", nights=2,
        info=[chose("Ann", "exorcist", "Cem", night=2),
              told("Ben", "chambermaid", night=2, players=["Cem", "Dot"], count=0)],
    )  # fmt: skip
    kept = ("exorcist", "chambermaid", "imp", "mayor")
    assert any(roles[:4] == kept for roles in dealt(left(file)))
    another = {**file, "info": [chose("Ann", "exorcist", "Dot", night=2), file["info"][1]]}
    assert not any(roles[:4] == kept for roles in dealt(left(another)))


def test_a_drunk_surely_counts_in_a_file_and_may_count_in_play() -> None:
    """Ann, if she is the Drunk, was told that all is false that is true."""
    for count, of_a_file, in_play in ((0, False, True), (1, True, True), (2, False, False)):
        file = a_case(
            "noble mathematician slayer mayor soldier", "imp witch drunk", base_counts=ONE_OUTSIDER,
            info=[told("Ann", "noble", players=["Cem", "Dot", "Eli"]),
                  told("Ben", "mathematician", count=count)],
        )  # fmt: skip
        deal = ("drunk", "mathematician", "imp", "witch", "soldier")
        case = read_case(file)
        assert (deal in dealt(deals(case))) is of_a_file
        case.assume = IN_PLAY
        assert (deal in dealt(deals(case))) is in_play


def test_what_nobody_speaks_of_may_have_gone_wrong_in_play() -> None:
    """In a quiet night Ann has saved Cem from the Demon, which a Mathematician counts."""
    file = a_case(
        "monk mathematician slayer mayor artist", "imp witch", nights=2,
        info=[chose("Ann", "monk", "Cem", night=2), told("Ben", "mathematician", night=2, count=1)],
    )  # fmt: skip
    kept = ("monk", "mathematician", "slayer")
    case = read_case(file)
    assert not any(roles[:3] == kept for roles in dealt(deals(case)))
    case.assume = IN_PLAY
    assert any(roles[:3] == kept for roles in dealt(deals(case)))
    file["info"][1]["count"] = 2
    twice = read_case(file)
    twice.assume = IN_PLAY
    assert not any(roles[:3] == kept for roles in dealt(deals(twice)))


def test_a_pukka_that_a_goon_has_made_drunk_does_not_poison_that_goon() -> None:
    """It has no ability from then on: no branch is begun in which it has poisoned the Goon."""
    file = a_case(
        "goon chef slayer mayor artist", "pukka assassin",
        base_counts=ONE_OUTSIDER,
    )  # fmt: skip
    time = Timeline(read_case(file))
    run = History(time, time.deals.role[0]["goon"] & time.deals.role[4]["pukka"])
    branch = run.start
    branch.clouded = [(0, 4, branch.live, 1)]
    run.derive(branch)
    assert branch.impaired[4] == branch.live
    assert pukka.poison(run, branch, 1) == [branch]
    other = branch.copy()
    other.clouded = [(0, 1, branch.live, 1)]
    run.derive(other)
    well, rests = pukka.poison(run, other, 1)
    assert well is other
    assert rests.paused == [(0, 1, branch.live, 1)]
