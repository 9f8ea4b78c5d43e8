"""Whatever happens in a game has its sentence, in every language, for all and for each seat's own journal."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random

import pytest
from tests.games.clocktower.table import Table
from tests.laws.playing import a_setup, steps
from tests.parts import IN_PARTS, Part, in_part

from fabula.core.tale import Tale
from fabula.core.telling import BeatBegan, Telling
from fabula.core.views import view
from fabula.games import TALES
from fabula.text import LANGUAGES, words
from fabula.text.story import Story

NAMES = {0: "Anna", 1: "Boris", 2: "Vera"}


def tellings(tale: Tale, seeds: Sequence[int]) -> list[Telling]:
    """Some random tellings."""
    told = []
    for seed in seeds:
        lots = Random(seed)
        told.append(Telling(tale, a_setup(tale, lots, most_seats=12, every=True)))
        for _ in steps(told[-1], lots):
            pass
    return told


@pytest.mark.parametrize("tale", TALES.values(), ids=list(TALES))
@IN_PARTS
def test_everything_that_happens_has_its_sentence(tale: Tale, part: Part) -> None:
    seen: set[str] = set()
    for telling in tellings(tale, in_part(part, range(40))):
        everything = [event.data() for event in telling.events()]
        heard = {seat: [e.data() for _, e in view(seat, telling.events())] for seat in telling.town.everyone}
        begun = [entry.name for entry in telling.log if isinstance(entry, BeatBegan)]
        for lang in LANGUAGES:
            whole = Story(words(lang), tale.id, NAMES)
            for event in everything:
                lines = list(whole.lines(event))
                assert all(line.strip() for line in lines), (lang, event)
                seen |= {event["e"]} if lines else set()
            for seat, events in heard.items():
                own = Story(words(lang), tale.id, NAMES, seat)
                assert all(line.strip() for event in events for line in own.lines(event)), (lang, seat)
            assert all(map(whole.heading, begun)), lang
    assert {"dealt", "claimed", "died", "revealed", "won"} <= seen


def test_a_call_is_headed_by_who_wakes() -> None:
    mafia = Story(words("en"), "mafia32", NAMES)
    assert mafia.heading("night:black_widow") == "Night: Black Widow"
    assert mafia.heading("night:triads") == "Night: Triads"
    assert mafia.heading("farewell") == "Last words"
    assert Story(words("en"), "onenight", NAMES).heading("night:doppelganger_minion") == (
        "Night: Doppelganger (Minion)"
    )


def test_who_is_voted_out_is_named_though_no_number_of_votes_is_told() -> None:
    for tale, cause, line in (
        ("mafia32", "vote", "Anna is voted out"),
        ("vendetta", "execution", "Anna is executed"),
    ):
        died = {"e": "died", "seat": 0, "cause": cause}
        assert list(Story(words("en"), tale, NAMES).lines(died)) == [line]


def test_a_gangster_reads_where_the_others_pointed() -> None:
    pointed = {"e": "pointed", "seat": 0, "role": "mafia", "hands": ((0, 2), (1, None))}
    assert list(Story(words("en"), "mafia32", NAMES, 0).lines(pointed)) == [
        "Mafia, who pointed where: Anna → Vera; Boris → –."
    ]


@pytest.mark.parametrize(("lang", "half"), [("en", "1.5"), ("ru", "1,5"), ("fr", "1,5")])
def test_a_half_vote_is_written_as_the_language_writes_it(lang: str, half: str) -> None:
    counted = {"e": "counted", "halves": [3, None, 4], "roses": False}
    one_and_a_half, two = Story(words(lang), "vendetta", NAMES).lines(counted)
    assert half in one_and_a_half
    assert "2" in two


def test_the_sides_that_can_win_have_their_sentence() -> None:
    for lang in LANGUAGES:
        for sides in (("town",), ("mafia",), ("triads",), ("loner",), ()):
            story = Story(words(lang), "mafia32", NAMES)
            assert next(story.lines({"e": "won", "sides": sides, "seats": (0,)}))


def with_travellers() -> Table:
    """An evil Gunslinger is exiled, a Thief comes late and takes a vote, a Beggar has to leave."""
    table = Table("washerwoman empath monk virgin soldier poisoner imp")
    table.telling.amend(("traveller", "gunslinger", "evil", 6))
    table.telling.amend(("traveller", "beggar", "good", 7))
    table.night(poisoner=1, imp=2)
    table.telling.amend(("traveller", "thief", "good", 8))
    table.open_nominations().exile(1, 7, 0, 1, 3, 4, 5, 6).close_the_day()
    table.telling.amend(("depart", 8))
    table.night(thief=3, poisoner=1, imp=1)
    table.telling.amend(("win", "good"))
    return table.end_if_decided()


TRAVELLERS = (
    "7 comes to town: Gunslinger", "7 is on the evil side", "7 is told the side: evil",
    "7 is shown the Demon: 6",
    "8 comes to town: Beggar", "8 is on the good side", "8 is told the side: good",
    "9 comes to town: Thief", "9 is on the good side", "9 is told the side: good",
    "1 calls for the exile of 7", "For the exile of 7: 0, 1, 3, 4, 5 and 6", "7 is exiled",
    "8 leaves the town",
    "9 (Thief) chooses: 3",
    "7: Gunslinger", "9: Thief",
)  # fmt: skip


def test_travellers_come_and_go_in_the_story() -> None:
    events, names = with_travellers().telling.events(), {seat: str(seat) for seat in range(10)}
    story = Story(words("en"), "clocktower", names)
    lines = [line for event in events for line in story.lines(event.data())]
    *lines, won, winners = lines
    assert tuple(line for line in lines if set(line) & set("789")) == TRAVELLERS
    assert (won, winners) == ("Good has won", "0, 1, 2, 3, 4 and 9")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_comes_of_travellers_is_told_to_all_but_their_side(lang: str) -> None:
    telling = with_travellers().telling
    names = {seat: f"Name{seat}" for seat in range(10)}
    said = words(lang)
    stories = {seat: Story(said, "clocktower", names, seat) for seat in (0, 9)}
    lines = {
        seat: [line for _, event in view(seat, telling.events()) for line in story.lines(event.data())]
        for seat, story in stories.items()
    }
    arrives = said.say("story-clocktower-arrived", who="Name9", role=said.role("clocktower", "thief"))
    side = said.say("story-you-informed-side", answer=stories[9].answer("good"))
    assert arrives in lines[0]
    assert side in lines[9]
    assert side not in lines[0]


def test_one_role_that_wins_alone_has_a_sentence_of_its_own() -> None:
    won = {"e": "won", "sides": ("werewolf",), "seats": (0, 1)}
    for other, told in (("minion", "The Minion has won"), ("werewolf", "The Werewolves have won")):
        story = Story(words("en"), "onenight", NAMES)
        for seat, role in enumerate(("minion", other)):
            list(story.lines({"e": "revealed", "place": seat, "role": role}))
        assert next(story.lines(won)) == told


def test_an_answer_of_statements_is_told_as_such_whoever_learns_it() -> None:
    story = Story(words("en"), "clocktower", NAMES)
    pair = (("in_play", "chef"), ("not", ("is", 0, "imp")))
    (told,) = story.lines({"e": "informed", "seat": 0, "kind": "savant", "answer": pair})
    assert story.statements(pair) in told
    (told,) = story.lines({"e": "informed", "seat": 0, "kind": "artist", "answer": "yes"})
    assert story.answer("yes") in told


@pytest.mark.parametrize(("lang", "one", "two"), [
    ("en", "Ada died.", "Dead: Ada, Leo."),
    ("ru", "Умирает Ada.", "Умерли: Ada, Leo."),
    ("fr", "Ada meurt.", "Morts\u00a0: Ada, Leo."),
])  # fmt: skip
def test_of_one_who_is_dead_it_is_not_said_as_of_several(lang: str, one: str, two: str) -> None:
    said = words(lang)
    assert said.say("story-dead", names="Ada", n=1) == one
    assert said.say("story-dead", names="Ada, Leo", n=2) == two


@pytest.mark.parametrize("tale", ["clocktower", "mafia32", "vendetta"])
def test_the_voice_counts_the_dead_of_a_night(tale: str) -> None:
    said = words("ru")
    one, two = (said.say(f"voice-{tale}-killed", names=names, n=n) for names, n in (("Ada", 1), ("Ada", 2)))
    assert one != two
    assert not re.search(r"(умерли|убиты|дожили)", one)
    assert re.search(r"(умерли|убиты|дожили)", two)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "I swapped: Anna and the middle card"),
        ("ru", "Мой обмен: Anna и средняя карта"),
        ("fr", "J’ai échangé\u00a0: Anna et la carte du milieu"),
    ],
)
def test_a_spot_of_the_table_has_no_capital_letter_within_a_sentence(lang: str, said: str) -> None:
    story = Story(words(lang), "onenight", NAMES)
    assert story.statement("swapped", 0, "middle") == said
    seen = story.statement("saw", "middle", "seer")
    assert words(lang).say("place-middle") in seen  # it begins a sentence there
