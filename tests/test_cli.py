"""The `fabula` command: what it prints, what it refuses in one line, and that it never shows a traceback."""

from __future__ import annotations

import asyncio
import io
import json
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.table import ended

from fabula import check
from fabula.cli import main
from fabula.core.notation import write
from fabula.core.telling import Telling
from fabula.games import TALES
from fabula.games.onenight.tale import OneNight
from fabula.rooms.storage import log
from fabula.rooms.storage.sqlite import FILE, SqliteStore
from fabula.rooms.storage.store import Written
from fabula.sim import lots_of, play_one
from fabula.sim.play import Table
from fabula.text import LANGUAGES, UnknownText, words
from fabula.text.story import Story

NAMES = {0: "Анна", 1: "Boris", 2: "Chloé", 3: "3"}
UNFORESEEN = re.compile(r"fabula: \w+(Error|Exception|Exit)\b")
Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """An English user, in an empty folder."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def telling(tmp_path: Path) -> str:
    """The file of a game that is over: the Seer sleeps, the Villager dies."""
    table = ended("werewolf villager seer troublemaker", "1 0 1 1")
    file = tmp_path / "evening.telling"
    file.write_text(write(table.telling, NAMES), encoding="utf-8")
    return str(file)


def printed(capsys: Capture, *arguments: str) -> str:
    """What a command prints when all is well."""
    assert main(arguments) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def as_json(capsys: Capture, *arguments: str) -> Any:
    """The JSON a command prints, and nothing besides."""
    return json.loads(printed(capsys, *arguments, "--json"))


def complaint(capsys: Capture, *arguments: str) -> str:
    """The one line a command that fails says on the standard error."""
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("fabula: ")
    assert err.endswith("\n")
    assert err.count("\n") == 1
    assert not UNFORESEEN.match(err)
    return err


def change(file: str, old: str, new: str) -> None:
    """Put other words into a file."""
    path = Path(file)
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


# ---- sim


def test_sim_prints_a_table(capsys: Capture) -> None:
    lines = printed(capsys, "sim", "onenight", "--games", "50", "--seed", "3", "--jobs", "1").splitlines()
    assert lines[0] == "One Night. Seats: 5, games: 50, seed: 3"
    assert re.fullmatch(r"  +[\d.]+ % Village \(\d+\)", lines[1])
    assert any(line.endswith(" % Seer") for line in lines)
    assert re.fullmatch(r"Decisions a game: [\d.]+, games a second: \d+", lines[-1])


def test_sim_has_as_many_seats_as_its_roles_are_for(capsys: Capture) -> None:
    roles = "werewolf,werewolf,seer,robber,troublemaker,villager"
    figures = as_json(capsys, "sim", "onenight", "--roles", roles, "--games", "20", "--jobs", "1")
    assert figures["seats"] == 3
    assert set(figures["winners"]) == set(roles.split(","))


def test_sim_plays_with_any_mind(capsys: Capture) -> None:
    for mind in ("random", "sensible"):
        figures = as_json(capsys, "sim", "onenight", "--bots", mind, "--games", "5", "--jobs", "1")
        assert figures["games"] == 5


def test_a_broken_law_leaves_a_file_to_replay(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_law_holds(_: object, __: object) -> None:
        raise AssertionError("two cards at one seat")

    with monkeypatch.context() as broken:
        broken.setattr(OneNight, "laws", no_law_holds)
        said = complaint(capsys, "sim", "onenight", "--games", "2", "--seed", "7", "--jobs", "1")
        assert "in game 0 of seed 7" in said
        assert "two cards at one seat" in said
        file = said.split()[-1]
        assert "a law of onenight is broken here" in complaint(capsys, "replay", file)
    assert "The record ends here." in printed(capsys, "replay", file)


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("chess",), "does not know this game"),
        (("onenight", "--roles", "wolf"), "no role called wolf"),
        (("onenight", "--roles", "werewolf,seer"), "At least 3 players"),
        (("onenight", "--roles", ","), "--roles names no role"),
        (
            ("onenight", "--seats", "4", "--roles", "werewolf,werewolf,seer"),
            "7 cards are needed; there are 3",
        ),
        (("onenight", "--seats", "2"), "At least 3 players"),
        (("onenight", "--seats", "17"), "At most 16 can play"),
        (("onenight", "--seats", "0"), "--seats: 0 is not from 1 to"),
        (("onenight", "--seats", "five"), "--seats: no number: five"),
        (("onenight", "--games", "0"), "--games: 0 is not from 1 to"),
        (("onenight", "--seed", "x"), "--seed: no number: x"),
        (("onenight", "--jobs", "-1"), "--jobs: -1 is not from 1 to"),
        (("onenight", "--bots", "clever"), "--bots: invalid choice: 'clever'"),
        ((), "GAME"),
    ],
)
def test_sim_refuses_in_one_line(capsys: Capture, arguments: tuple[str, ...], why: str) -> None:
    assert why in complaint(capsys, "sim", *arguments)


def test_a_refusal_is_in_the_users_language(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "jeu" in complaint(capsys, "sim", "chess")


# ---- replay


def test_replay_tells_the_story(capsys: Capture, telling: str) -> None:
    story = printed(capsys, "replay", telling)
    assert story.startswith("One Night\n")
    assert "Boris" in story
    assert "breaks off" not in story


def test_replay_tells_it_in_any_language(capsys: Capture, telling: str) -> None:
    stories = {lang: printed(capsys, "replay", telling, "--lang", lang) for lang in LANGUAGES}
    assert len(set(stories.values())) == len(LANGUAGES)
    assert "Оборотень" in stories["ru"]


def test_replay_as_a_seat_keeps_the_others_secrets(capsys: Capture, telling: str) -> None:
    of_seat = as_json(capsys, "replay", telling, "--as", "1")
    of_all = as_json(capsys, "replay", telling)
    shown = [event["seat"] for event in of_seat["events"] if event["e"] == "shown"]
    assert (of_seat["as"], of_all["as"]) == (1, "storyteller")
    assert shown == [1]
    assert [event for event in of_all["events"] if event in of_seat["events"]] == of_seat["events"]
    assert len(of_all["events"]) > len(of_seat["events"])


@pytest.mark.parametrize(
    ("asked", "seat"), [("0", 0), ("Анна", 0), ("Chloé", 2), ("storyteller", "storyteller")]
)
def test_replay_as_a_seat_by_number_or_name(
    capsys: Capture, telling: str, asked: str, seat: int | str
) -> None:
    assert as_json(capsys, "replay", telling, "--as", asked)["as"] == seat


def test_replay_as_json_has_the_whole_game(capsys: Capture, telling: str) -> None:
    told = as_json(capsys, "replay", telling)
    assert list(told) == ["game", "seats", "roles", "settings", "names", "as", "over", "scenes", "events"]
    assert (told["game"], told["seats"], told["over"]) == ("onenight", 4, True)
    assert told["roles"][:4] == ["werewolf", "villager", "seer", "troublemaker"]
    assert told["names"] == {str(seat): name for seat, name in NAMES.items()}
    assert told["events"][-1]["e"] == "won"
    assert all(event["beat"] for event in told["events"])


def test_replay_shows_the_scenes_that_all_watched(capsys: Capture, telling: str) -> None:
    scenes = as_json(capsys, "replay", telling)["scenes"]
    assert scenes[-1]["kind"] == "end"
    assert as_json(capsys, "replay", telling, "--as", "1")["scenes"] == scenes  # they are the same for all
    for lang in LANGUAGES:
        printed_ones = printed(capsys, "replay", telling, "--scenes", "--lang", lang).splitlines()
        titles = [line for line in printed_ones if not line.startswith(" ")]
        assert len(titles) == len(scenes)
        assert titles[-1] == words(lang).say("scene-kind-end")
        assert len(printed_ones) >= 2 * len(scenes)
        assert "?" not in "".join(printed_ones)


def test_replay_reads_the_standard_input(capsys: Capture, telling: str) -> None:
    command = [sys.executable, "-m", "fabula", "replay", "-", "--lang", "en"]
    with open(telling, "rb") as file:
        done = subprocess.run(command, stdin=file, capture_output=True, timeout=60, check=True)
    assert done.stdout.decode() == printed(capsys, "replay", telling, "--lang", "en")


def test_replay_of_a_game_that_broke_off(capsys: Capture, telling: str) -> None:
    text = Path(telling).read_text(encoding="utf-8")
    Path(telling).write_text(text[: text.index("> 0 vote")], encoding="utf-8")
    assert "The record ends here." in printed(capsys, "replay", telling)
    assert as_json(capsys, "replay", telling)["over"] is False


def test_names_cannot_steer_the_terminal(capsys: Capture, telling: str) -> None:
    change(telling, '"Boris"', r'"Bo\u001b[2J\u202e"')
    story = printed(capsys, "replay", telling)
    assert "Bo?[2J?" in story
    assert all(sign.isprintable() or sign == "\n" for sign in story)


@pytest.mark.parametrize("seat", ["4", "-1", "Anna", "", "storyteller "])
def test_replay_refuses_a_seat_that_is_not_there(capsys: Capture, telling: str, seat: str) -> None:
    assert f"no such seat: {seat}".strip() in complaint(capsys, "replay", telling, f"--as={seat}")


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("fabula 1", "fabula 2", "line 1: a telling begins with the line 'fabula 1'"),
        ("tale onenight", "tale chess", "does not know this game"),
        ("seats 4", "seats four", "no number: four"),
        ("seats 4", "seats 5", "8 cards are needed; there are 7"),
        ("seats 4\n", "", "the heading lacks seats"),
        ("roles werewolf", "roles wolf", "no role called wolf"),
        ("set lone_wolf", "set lone_cat", "There is no such setting"),
        ("beat night:seer", "beat noon", "what follows here is night:seer"),
        ("> 0 vote 1", "> 0 vote 0", "line "),
        ("> 0 vote 1", "> 9 vote 1", "line "),
        ("> 0 vote 1", "> 0 vote (1", "a bracket is not closed"),
        ("> 0 vote 1", "0 vote 1", "neither beat, answer, correction nor event"),
        ("  died seat=1", "  died seat=2", "here it goes on differently: died seat=1"),
    ],
)
def test_replay_refuses_what_is_no_telling(
    capsys: Capture, telling: str, old: str, new: str, why: str
) -> None:
    change(telling, old, new)
    assert why in complaint(capsys, "replay", telling)


def test_replay_refuses_what_cannot_be_read(capsys: Capture, tmp_path: Path) -> None:
    assert "No such file or directory: gone.telling" in complaint(capsys, "replay", "gone.telling")
    assert "Is a directory" in complaint(capsys, "replay", str(tmp_path))
    (tmp_path / "picture").write_bytes(b"\x89PNG\xff")
    assert "cannot be read: it is not text" in complaint(capsys, "replay", "picture")
    (tmp_path / "empty").touch()
    assert "a telling begins with" in complaint(capsys, "replay", "empty")
    assert "FILE" in complaint(capsys, "replay")


def test_replay_refuses_a_name_that_no_sentence_can_hold(capsys: Capture, telling: str) -> None:
    change(telling, '"Boris"', f'"{"{" * 3_000}"')
    assert "words" in complaint(capsys, "replay", telling)


def test_replay_names_the_text_that_is_not_there(
    capsys: Capture, telling: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lack(_: Story, beat: str) -> str:
        raise UnknownText(f"ui-beat-{beat}\x1b")

    monkeypatch.setattr(Story, "heading", lack)
    assert "cannot be put into words: there is no text ui-beat-deal?\n" in complaint(
        capsys, "replay", telling
    )


def test_replay_foresees_every_fault_of_a_file(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fabula.cli.open_all", lambda folders: None)  # the same ones for each file
    tale, chance = OneNight(), random.Random(11)
    table = Table(Telling(tale, tale.set_up(5)), lots_of(0, 0))
    play_one(table)
    lines = write(table.telling, NAMES).split("\n")
    file = tmp_path / "spoilt.telling"
    for _ in range(400):
        file.write_text("\n".join(spoilt(lines, chance)), encoding="utf-8")
        code = main(("replay", str(file)))
        err = capsys.readouterr().err
        assert code in (0, 2)
        assert err.count("\n") == (code != 0)
        assert not UNFORESEEN.match(err), file.read_text(encoding="utf-8")


def spoilt(lines: list[str], chance: random.Random) -> list[str]:
    """Lines with a few faults: one gone, twice, in another's place, or with other signs in it."""
    spoilt = list(lines)
    for _ in range(chance.randint(1, 3)):
        place = chance.randrange(len(spoilt))
        match chance.randrange(4):
            case 0:
                del spoilt[place]
            case 1:
                spoilt.insert(chance.randrange(len(spoilt)), spoilt[place])
            case 2:
                words = spoilt[place].split(" ")
                words[chance.randrange(len(words))] = chance.choice(
                    ("", "-1", "99", "(", "\0", "é", '"', "1e9")
                )
                spoilt[place] = " ".join(words)
            case _:
                cut = chance.randint(0, len(spoilt[place]))
                spoilt[place] = spoilt[place][:cut] + chance.choice('()"-0x \\\t٣') + spoilt[place][cut + 1 :]
    return spoilt


# ---- roles, check, and the rest


def test_roles_are_listed(capsys: Capture) -> None:
    lines = printed(capsys, "roles", "onenight").splitlines()
    assert len(lines) == 12
    assert lines[1].split() == ["werewolf", "Werewolf", "Werewolves", "each", "night"]


def test_roles_as_json_have_these_fields(capsys: Capture) -> None:
    roles = as_json(capsys, "roles", "onenight")
    assert len(roles) == 12
    for role in roles:
        assert {"id", "kind", "side", "wakes", "names", "status"} <= set(role)
        assert set(role["names"]) == set(LANGUAGES)
        assert all(role["names"].values())
        assert role["status"] == "ruled"
    by_id = {role["id"]: role for role in roles}
    assert by_id["seer"]["names"] == {"en": "Seer", "ru": "Провидец", "fr": "Voyante"}
    assert (by_id["seer"]["side"], by_id["seer"]["wakes"]) == ("village", True)
    assert (by_id["tanner"]["side"], by_id["tanner"]["wakes"]) == ("tanner", False)


def test_roles_refuses_in_one_line(capsys: Capture) -> None:
    assert "does not know this game. (onenight, " in complaint(capsys, "roles", "chess")
    assert "GAME" in complaint(capsys, "roles")


def test_check_praises_an_almanac_without_faults(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    # `test_chosen_roles.py` plays the games that show them: of all that is looked at they take longest.
    monkeypatch.setattr(check, "faults_of_nights", lambda tale: ())
    roles = sum(len(tale.almanac) for tale in TALES.values())
    assert f"Roles: {roles}, languages: 3" in printed(capsys, "check")


def test_check_prints_each_fault(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        check, "faults", lambda: iter(("onenight: seer has no icon", "fr: there is no text x"))
    )
    assert main(("check",)) == 1
    first, second = capsys.readouterr().out.splitlines()
    assert first == "onenight: seer has no icon"
    assert second.startswith("fabula: x is not said in text/fr: write it into ")


def test_a_text_that_is_not_there_is_a_complaint_in_one_line(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def say_nothing(of: object) -> str:
        raise UnknownText("tool-sound")

    monkeypatch.setattr(check, "faults", lambda: iter(()))
    monkeypatch.setattr(check, "praise", say_nothing)
    said = complaint(capsys, "check")
    assert said == "fabula: there is no text tool-sound: fabula check names all that are missing\n"


@pytest.mark.parametrize("arguments", [(), ("dance",), ("sim", "onenight", "--fast"), ("check", "me")])
def test_an_unknown_command_line_is_refused(capsys: Capture, arguments: tuple[str, ...]) -> None:
    assert "--help)" in complaint(capsys, *arguments)


def test_serve_refuses_in_one_line(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for arguments in (("--port", "70000"), ("--port", "x"), ("--port", "0", "--folder", "file/below")):
        complaint(capsys, "serve", "--no-browser", "--host", "127.0.0.1", *arguments)


def test_the_unforeseen_is_told_in_one_line_too(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    def break_down() -> None:
        raise RuntimeError("something\nbroke")

    monkeypatch.setattr(check, "faults", break_down)
    assert main(("check",)) == 2
    assert capsys.readouterr().err == "fabula: RuntimeError: something broke\n"


def test_whoever_stops_it_gets_no_traceback(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(check, "faults", stop)
    assert main(("check",)) == 130
    assert capsys.readouterr() == ("", "")


def test_a_reader_that_left_is_no_fault_of_ours(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    class Left(io.StringIO):
        """A pipe whose reader is gone."""

        def write(self, _: str) -> int:
            raise BrokenPipeError

    monkeypatch.setattr(sys, "stdout", Left())
    assert main(("roles", "onenight")) == 2
    assert "nobody reads" in capsys.readouterr().err


# ---- rooms before an upgrade


def test_check_says_what_becomes_of_rooms_and_writes_nothing(capsys: Capture, tmp_path: Path) -> None:
    folder = tmp_path / "rooms"
    lines: dict[str, list[log.AnyEntry]] = {
        "111111": [log.RoomMade(1, "111111", "onenight"), log.Joined(2, "p1", "A", "en"), log.Sat(3, "p1")],
        "222222": [log.RoomMade(1, "222222", "onenight")],
    }

    async def written() -> None:
        store = SqliteStore(folder / FILE)
        for room, entries in lines.items():
            await store.append([Written(room, n, log.write(one)) for n, one in enumerate(entries)])
        await store.append([Written("222222", 1, b'{"w":"Unheard","at":5}')])
        await store.close()

    asyncio.run(written())
    before = (folder / FILE).read_bytes()
    assert main(["check", "--rooms", str(folder)]) == 1
    out, err = capsys.readouterr()
    assert (err, out.splitlines()) == (
        "",
        [
            "111111: goes on as it is.",
            "222222: cannot be read by this version; it is kept for a later one.",
            "Rooms: 2, as they are: 1",
        ],
    )
    assert (folder / FILE).read_bytes() == before
    assert "No such file" in complaint(capsys, "check", "--rooms", str(tmp_path / "elsewhere"))
    assert not (tmp_path / "elsewhere").exists()
