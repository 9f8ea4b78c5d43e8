"""Reasons: the strongest ground that all can check, by whom one trusts, in a wording of one’s temper."""

from __future__ import annotations

import pytest

from fabula.minds.levels import EVEN, LIVELY, QUIET
from fabula.minds.reasons import OFTEN, SHORT, WORDINGS, Heard, Sign, reason
from fabula.text import LANGUAGES, words

ME, ANN, BEN, CEM = range(4)
NOTHING = Heard({}, (), {}, {}, (), {}, lambda _: 1, 1)
THREE_OF_TWO = dict.fromkeys((ME, ANN, BEN), "villager")
GROUNDS = """seen mine many clash taken word false shield hanged spared blames chorus silent hunch
             nobody cleared vouched right caught fits face answer open turn"""


def why(heard: Heard, said: str = "suspect", about: int | str = ANN, **doubt: float) -> list[object]:
    """The ground, and what it names besides."""
    by_seat = {"abc".index(name) + 1: value for name, value in doubt.items()}
    found = reason(heard, ME, (said, about), {ANN: 0.5, **by_seat}, EVEN)
    assert found is not None
    return [found[0], *found[3:]]


@pytest.mark.parametrize(
    ("heard", "ground"),
    [
        (NOTHING, ["hunch"]),
        (NOTHING._replace(signs=[Sign(ME, ANN, True)]), ["seen"]),
        (NOTHING._replace(claims={ME: "seer", ANN: "seer"}), ["mine", "seer"]),
        (NOTHING._replace(claims={BEN: "seer", ANN: "seer"}), ["clash", BEN, "seer"]),
        (NOTHING._replace(claims={ANN: "seer"}, few=lambda _: 0), ["taken", "seer"]),
        (NOTHING._replace(claims=THREE_OF_TWO, few=lambda _: 2), ["many", "villager"]),
        (NOTHING._replace(signs=[Sign(BEN, ANN, True)]), ["word", BEN]),
        (NOTHING._replace(signs=[Sign(ANN, BEN, True)], shown={BEN: False}), ["false", BEN]),
        (NOTHING._replace(trusts={ANN: BEN}, shown={BEN: True}), ["shield", BEN]),
        (NOTHING._replace(hands=[(ANN, BEN)], shown={BEN: False}), ["hanged", BEN]),
        (NOTHING._replace(spared=[ANN]), ["spared"]),
        (NOTHING._replace(suspicions={ANN: ME}), ["blames"]),
        (NOTHING._replace(suspicions={BEN: ANN, CEM: ANN}), ["chorus"]),
        (NOTHING._replace(claims={ME: "a", BEN: "b", CEM: "c"}, day=2), ["silent"]),
    ],
)  # fmt: skip
def test_an_accusation_has_its_ground(heard: Heard, ground: list[object]) -> None:
    assert why(heard) == why(heard, "vote") == why(heard, "nominate") == ground


def test_nobody_is_believed_who_is_more_suspect() -> None:
    both = NOTHING._replace(claims={BEN: "seer", ANN: "seer"}, signs=[Sign(CEM, ANN, True)])
    assert why(both, b=0.6) == ["word", CEM]
    assert why(both, b=0.6, c=0.7) == ["hunch"]


@pytest.mark.parametrize(
    ("heard", "ground"),
    [
        (NOTHING, ["face"]),
        (NOTHING._replace(claims={ANN: "seer"}), ["fits"]),
        (NOTHING._replace(signs=[Sign(ME, ANN, False)]), ["cleared"]),
        (NOTHING._replace(signs=[Sign(BEN, ANN, False)]), ["vouched", BEN]),
        (NOTHING._replace(signs=[Sign(ANN, BEN, True)], shown={BEN: True}), ["right", BEN]),
        (NOTHING._replace(hands=[(ANN, BEN)], shown={BEN: True}), ["caught", BEN]),
    ],
)
def test_trust_has_its_ground(heard: Heard, ground: list[object]) -> None:
    assert why(heard, "trust") == ground


def test_a_claim_is_an_answer_a_turn_or_a_beginning_and_news_speaks_for_itself() -> None:
    assert why(NOTHING, "claim", "seer") == ["open"]
    assert why(NOTHING._replace(claims={BEN: "robber"}), "claim", "seer") == ["turn", BEN]
    assert why(NOTHING._replace(suspicions={CEM: ME}), "claim", "seer") == ["answer", CEM]
    assert reason(NOTHING, ME, ("checked", ANN, "town"), {}, EVEN) is None
    assert reason(NOTHING, ME, ("no_outsiders",), {}, EVEN) is None


def test_each_temperament_has_wordings_of_its_own_and_all_languages_have_them_all() -> None:
    said = {
        temper: {reason(NOTHING, seat, ("suspect", ANN), {}, temper) for seat in range(2, 6)}
        for temper in (EVEN, LIVELY, QUIET)
    }
    assert [len(one) for one in said.values()] == [4, 4, 4]
    assert len(set[object]().union(*said.values())) == 8
    for ground in GROUNDS.split():
        most = SHORT * (2 if ground in OFTEN else 1)
        for wording in range(1, most + 1):
            told = {
                words(lang).say(f"why-{ground}-{wording}", who="A", other="B", role="C") for lang in LANGUAGES
            }
            assert len(told) == len(LANGUAGES)
    assert {way for ways in WORDINGS.values() for way in ways} == set(range(1, SHORT + 1))
