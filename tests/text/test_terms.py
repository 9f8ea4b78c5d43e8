"""Each term of the languages can be missed, and what may stand is let stand."""

from __future__ import annotations

import pytest

from fabula.text import LANGUAGES, source
from fabula.text.terms import TERMS, Term, faults_of_terms, texts

MISSED = (
    ("en", "ui-a = Who is the false lead?"),
    ("en", "onenight-a-ability = You have no power"),
    ("en", "ui-a = Whom do you poison?"),
    ("en", "ui-a = In the third night you wake"),
    ("en", "ui-a = A room\n    .note = Only look on"),
    ("en", "ui-a = { $n ->\n    [one] a riddle\n   *[other] riddles\n}"),
    ("en", 'ui-a = Say{ $b ->\n        [on] { " " }what power\n       *[off] x\n        }'),
    ("en", "prompt-clocktower-a = Ask the moderator"),
    ("en", "ui-a = Wait..."),
    ("en", "ui-a = the host's table"),
    ("ru", "ui-a = Хозяин комнаты"),
    ("ru", "clocktower-a-lead = Спросите ведущего"),
    ("ru", "square-a = Сила дня"),
    ("ru", "ui-a = Игра идет"),
    ("ru", "ui-a = Борис — Чёрт"),
    ("ru", "ui-a = Борис – Чёрт"),
    ("fr", "clocktower-a-ability = Il perd son pouvoir"),
    ("fr", "ui-a = Nul ne fut exécuté"),
    ("fr", "ui-a = Qui meurt ?"),
    ("fr", "ui-a = Qui meurt?"),
    ("fr", "ui-a = Il dit « oui\u00a0»"),
    ("fr", "ui-a = Demain il est fou d’être le Sage"),
)
FITTING = (
    ("en", "ui-a = { $onlooker } has the floor"),
    ("en", '# what nobody reads may say power, riddle and "so"\nui-a = Tap'),
    ("en", "setting-lead = The moderator leads"),
    ("en", "ui-a = There is no Demon whom you could name at night"),
    ("ru", "ui-a = Ведущий ведёт"),
    ("ru", "clocktower-lunatic = Безумец\n    .genitive = Безумца"),
    ("ru", "ui-a = Борис\u00a0— Чёрт"),
    ("fr", "mafia32-a-ability = Il perd son pouvoir"),
    ("fr", "ui-a = Qui que ce fût"),
    ("fr", "ui-a = Qui meurt\u202f? Il dit\u00a0: «\u00a0oui\u00a0»"),
    ("fr", 'ui-a = { $n ->\n    [on] { "\u00a0" }: chacun\n   *[off] .\n}'),
)


@pytest.mark.parametrize(("lang", "text"), MISSED)
def test_what_a_language_never_says_is_found(lang: str, text: str) -> None:
    faults = [fault for fault in faults_of_terms(lang, text) if "need not be excepted" not in fault]
    assert len(faults) == 1
    assert faults[0].startswith(f"{lang}: ")


@pytest.mark.parametrize(("lang", "text"), FITTING)
def test_what_is_said_in_its_place_is_not(lang: str, text: str) -> None:
    assert [fault for fault in faults_of_terms(lang, text) if "need not be excepted" not in fault] == []


def test_an_exception_that_nothing_needs_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    one = Term("en", "tap", "touch", unless={"ui-a": "a reason", "ui-b": "another"})
    monkeypatch.setattr("fabula.text.terms.TERMS", (one,))
    assert list(faults_of_terms("en", "ui-a = touch it\nui-b = tap it")) == [
        "en: ui-b need not be excepted from: tap"
    ]


def test_every_exception_has_its_reason() -> None:
    assert [term.word for term in TERMS if not all(term.unless.values())] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_is_read_with_its_attributes(lang: str) -> None:
    read = dict(texts(source(lang)))
    assert {"ui-pause", "setting-vote.note", "rules-clocktower-1.text"} <= set(read)
    assert "Fabula" in read["rules-clocktower-1.text"]
