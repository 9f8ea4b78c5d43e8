"""What plain requests get: the page, its files, texts and facts, and the headers that guard them."""

from __future__ import annotations

import gzip
import http.client
import json
import re
import struct
from pathlib import Path

import pytest
from starlette.requests import Request
from tests.web.server import Server

from fabula.games import TALES
from fabula.rooms.rooms import Rooms
from fabula.rooms.storage.store import MemoryStore
from fabula.text import LANGUAGES, source
from fabula.web.app import language_of, make_app, policy
from fabula.web.origin import is_named
from fabula.web.pages import CHECKED, FOR_GOOD, STATIC, TOLD, Pages, tag_of
from fabula.web.tales import PLAIN, facts_of
from fabula.web.told import parts, table, write

GUARDS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
}
FACTS = {
    "tale",
    "id",
    "kind",
    "side",
    "icon",
    "wakes",
    "copies",
    "step",
    "tempo",
    "clashes",
    "speaks",
    "grade",
}
SCRIPTED = ("clocktower",)  # the set is a script, out of which the roles in play are chosen
OF_COMMANDS = {"refused-unknown-script", "refused-unknown-agent"}  # no page asks for what these refuse
LISTS = re.compile(r"^const ([A-Z]+) = \[(.*?)\];", re.MULTILINE | re.DOTALL)
WORDS = re.compile(r'"([^"]+)"')
NAMED = re.compile(r'(?:href|src)="(/static/[^"]+)"')


HERE = (
    "/", "/123456", "/123456/screen", "/almanac", "/rules", "/words", "/narrator", "/set", "/puzzle",
    "/api/tales", "/api/tales/onenight", "/text/ru.ftl", "/text/ru/onenight.ftl", "/text/ru/scripts.ftl",
    "/healthz", "/favicon.ico",
)  # fmt: skip
NOT_HERE = (
    "/nothing", "/static/nothing.js", "/text/de.ftl", "/text/de/onenight.ftl", "/text/ru/serve.ftl",
    "/text/ru/published.ftl", "/api/tales/chess", "/api/rooms/1/telling", "/static/../app.py",
    "/static/%2e%2e/app.py", "/static/.hidden", "/static/",
)  # fmt: skip


@pytest.mark.parametrize("path", HERE + NOT_HERE)
def test_every_answer_is_guarded(server: Server, path: str) -> None:
    answer = server.get(path)
    assert answer.status == (200 if path in HERE else 404)
    for name, value in GUARDS.items():
        assert answer.headers[name] == value
    rules = answer.headers["content-security-policy"].split("; ")
    assert "default-src 'none'" in rules
    assert "script-src 'self'" in rules
    assert "frame-ancestors 'none'" in rules
    assert f"connect-src 'self' ws://127.0.0.1:{server.port} wss://127.0.0.1:{server.port}" in rules
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert "camera=()" in answer.headers["permissions-policy"]
    assert "server" not in answer.headers


@pytest.mark.parametrize("host", ["evil.example; script-src *", "a b", "", "a,b", "x'y"])
def test_a_host_that_is_none_does_not_get_into_the_policy(host: str) -> None:
    assert "connect-src 'self';" in policy(host)
    assert host == "" or host not in policy(host)


def test_what_has_not_changed_is_not_sent_again(server: Server) -> None:
    first = server.get("/", {"accept-encoding": "gzip"})
    assert first.headers["content-encoding"] == "gzip"
    again = server.get("/", {"accept-encoding": "gzip", "if-none-match": first.headers["etag"]})
    assert (again.status, again.body) == (304, b"")
    plain = server.get("/", {"if-none-match": first.headers["etag"]})
    assert plain.status == 200
    assert plain.body == gzip.decompress(first.body)
    assert plain.headers["etag"] != first.headers["etag"]


@pytest.mark.parametrize(
    ("accepted", "coding"), [("gzip, br", "br"), ("br;q=1.0", "br"), ("gzip", "gzip"), ("zebra", None)]
)
def test_what_a_package_has_compressed_goes_to_who_takes_it(
    tmp_path: Path, accepted: str, coding: str | None
) -> None:
    (tmp_path / "app.js").write_text("let a = 1;\n" * 100)
    (tmp_path / "app.js.br").write_bytes(b"smaller")
    request = Request({"type": "http", "headers": [(b"accept-encoding", accepted.encode())]})
    answer = Pages(tmp_path).answer("app.js", request)
    assert answer is not None
    assert answer.headers.get("content-encoding") == coding
    assert (answer.body == b"smaller") == (coding == "br")
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["etag"].endswith(f'-{coding}"') == (coding is not None)
    assert Pages(tmp_path).answer("app.js.br", request) is None


def test_texts_and_facts_go_out_as_a_package_has_compressed_them_unless_they_say_something_else(
    tmp_path: Path,
) -> None:
    (tmp_path / TOLD).mkdir()
    (tmp_path / TOLD / f"{tag_of(table())}.br").write_bytes(b"smaller")
    request = Request({"type": "http", "headers": [(b"accept-encoding", b"gzip, br")]})
    pages = Pages(tmp_path)
    assert pages.told(table(), "application/json").answer(request).body == b"smaller"
    assert pages.told(table() + b" ", "application/json").answer(request).body == table() + b" "
    assert pages.answer(f"{TOLD}/{tag_of(table())}.br", request) is None


def test_what_is_compressed_for_a_package_is_all_that_a_page_may_ask_for(
    tmp_path: Path, server: Server
) -> None:
    write(tmp_path)
    kept = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    asked = ["/api/tales", *(f"/api/tales/{tale}" for tale in TALES)]
    asked += [f"/text/fr{part}.ftl" for part in ("", *(f"/{part}" for part in parts()))]
    assert {server.get(path).body for path in asked} <= set(kept.values())
    assert {tag_of(content) for content in kept.values()} == set(kept)


def test_the_page_names_files_that_are_there_and_may_be_kept_for_good(server: Server) -> None:
    page = server.get("/").body.decode()
    named = NAMED.findall(page)
    assert len(named) > 5
    for path in named:
        answer = server.get(path)
        assert answer.status == 200, path
        assert answer.headers["cache-control"] == FOR_GOOD
    unversioned = re.sub(r"/v-\w+/", "/", named[0])
    assert server.get(unversioned).headers["cache-control"] == CHECKED
    outdated = re.sub(r"/v-\w+/", "/v-0123456789ab/", named[0])
    assert server.get(outdated).headers["cache-control"] == CHECKED


def test_modules_are_named_as_they_import_each_other(tmp_path: Path) -> None:
    (tmp_path / "parts").mkdir()
    (tmp_path / "index.html").write_text('<head><script src="/static/app.js"></script></head>')
    (tmp_path / "app.js").write_text('import { a } from "./parts/a.js";\nlet b = import("./late.js");\n')
    (tmp_path / "parts/a.js").write_text('import "../b.js";\nexport {\n  c,\n} from "./c.js";\n')
    (tmp_path / "b.js").write_text('import { app } from "./app.js";\n')
    (tmp_path / "parts/c.js").write_text("export const c = 1;\n")
    (tmp_path / "late.js").write_text("")
    pages = Pages(tmp_path)
    assert pages.modules("app.js") == ["app.js", "parts/a.js", "b.js", "parts/c.js"]
    front = pages.front()
    assert front is not None
    text = front.plain.decode()
    assert text.count('rel="modulepreload"') == 3
    assert f'<script src="/static/{pages.version()}/app.js">' in text
    assert "late.js" not in text


def test_a_changed_file_is_read_again_under_another_version(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<head></head>one")
    pages = Pages(tmp_path)
    before, version = pages.front(), pages.version()
    (tmp_path / "index.html").write_text("<head></head>two!")
    pages = Pages(tmp_path)
    after = pages.front()
    assert before is not None
    assert after is not None
    assert (before.plain, pages.version()) != (after.plain, version)
    assert after.plain.endswith(b"two!")


def test_a_file_outside_the_folder_is_not_there(tmp_path: Path) -> None:
    inside = tmp_path / "static"
    inside.mkdir()
    (tmp_path / "secret.txt").write_text("secret")
    (inside / "link.txt").symlink_to(tmp_path / "secret.txt")
    (inside / ".hidden").write_text("hidden")
    (inside / "preact.d.ts").write_text("export type VNode = object;")
    request = Request({"type": "http", "headers": []})
    pages = Pages(inside)
    for name in (
        "../secret.txt",
        "link.txt",
        ".hidden",
        "preact.d.ts",
        "",
        ".",
        "v-0123/../../secret.txt",
        "a\0b",
        "a" * 300,
    ):
        assert pages.answer(name, request) is None, name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_come_whole(server: Server, lang: str) -> None:
    told = ""
    for path in (lang, *(f"{lang}/{part}" for part in parts())):
        answer = server.get(f"/text/{path}.ftl")
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        told += answer.body.decode() + "\n"
    everything, sent = messages(source(lang)), messages(told)
    assert sent <= everything
    kept_back = everything - sent - OF_COMMANDS
    assert {one.split("-")[0] for one in kept_back} == {"serve", "tool", "arena"}


def messages(text: str) -> set[str]:
    """The ids of a Fluent source."""
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


def test_the_facts_of_a_tale_are_complete(server: Server) -> None:
    told = json.loads(server.get("/api/tales").body)
    assert told == [{"id": id, "seats": [tale.least_seats, tale.most_seats]} for id, tale in TALES.items()]
    for known in TALES.values():
        tale = json.loads(server.get(f"/api/tales/{known.id}").body)
        assert (tale["id"], tale["spares"]) == (known.id, len(known.spares))
        assert (tale["many_nights"], tale["by_lot"]) == (known.many_nights, known.box is not None)
        assert [role["id"] for role in tale["roles"]] == list(known.almanac.printed)
        assert not {role["id"] for role in tale["roles"]} & {role["id"] for role in tale["led"]}
        for role in (*tale["roles"], *tale["led"]):
            assert role["tale"] == known.id
            assert set(role) == FACTS
            assert role["grade"] in (None, "certain", "strong", "reconstructed")
            assert role["icon"]
            assert role["tempo"] in ("", "hastens", "slows")
            assert set(role["clashes"]) <= set(known.almanac.printed)
        assert all(role["wakes"] == (role["step"] is not None) for role in tale["roles"])
        for seats in range(known.least_seats, known.most_seats + 1):
            kinds = [role["kind"] for role in tale["roles"] if role["id"] in tale["sets"][str(seats)]]
            for kind, number in tale["numbers"][str(seats)].items() if known.id in SCRIPTED else ():
                assert kinds.count(kind) >= number
            assert known.id in SCRIPTED or len(tale["sets"][str(seats)]) == seats + tale["spares"]
        assert {timer["key"] for timer in tale["timers"]} >= {"look", "step", "talk"}
        options = {"lead": ("person", "fabula")}
        options |= {setting["key"]: setting.get("options", (True, False)) for setting in tale["settings"]}
        for setting in tale["settings"]:
            key, value = setting["under"] or (setting["key"], setting["default"])
            assert value in options[key]
        for timer in tale["timers"]:
            assert timer["least"] <= timer["default"] <= timer["most"]
        assert {setting["kind"] for setting in tale["settings"]} <= {"flag", "one_of"}


def test_a_role_without_a_picture_has_a_plain_one_and_the_server_starts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(TALES["onenight"].almanac["seer"], "icon", "")
    make_app(Rooms(MemoryStore()))
    icons = {role["id"]: role["icon"] for role in facts_of(TALES["onenight"])["roles"]}
    assert icons.pop("seer") == PLAIN
    assert PLAIN not in icons.values()
    assert f'<symbol id="g-{PLAIN}"' in (STATIC / "look" / "signs.svg").read_text(encoding="utf-8")


def test_how_sure_a_wording_is_is_told_of_all_roles_or_of_none(monkeypatch: pytest.MonkeyPatch) -> None:
    tale = TALES["onenight"]
    assert {role["grade"] for role in facts_of(tale)["roles"]} == {None}
    monkeypatch.setattr(tale.almanac["seer"], "grade", "strong", raising=False)
    told = {role["id"]: role["grade"] for role in facts_of(tale)["roles"]}
    assert told.pop("seer") == "strong"
    assert set(told.values()) == {"certain"}


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE"])
def test_nothing_is_to_be_changed_by_a_plain_request(server: Server, method: str) -> None:
    assert server.get("/", method=method).status == 405
    assert server.get("/api/tales", method=method).status == 405


def test_only_the_head_is_sent_when_that_is_asked(server: Server) -> None:
    answer = server.get("/", method="HEAD")
    assert (answer.status, answer.body) == (200, b"")


def test_a_page_on_this_machine_is_told_where_others_find_it(server: Server) -> None:
    answer = server.get("/api/address")
    assert answer.body == f"http://127.0.0.1:{server.port}/".encode()
    assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("origin", ["http://[::1", "http://[", "//[x]", "http://[::1]:x]"])
def test_an_origin_that_is_none_is_no_fault(server: Server, origin: str) -> None:
    before = len(server.log())
    for method, path, expected in (
        ("POST", "/api/rehearsals", 400), ("DELETE", "/api/rehearsals/x", 404), ("GET", "/ws", 403),
    ):  # fmt: skip
        headers = {"Origin": origin}
        if path == "/ws":
            headers |= {
                "Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
                "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
            }  # fmt: skip
        assert server.get(path, headers, method).status == expected
    assert len(server.log()) == before


@pytest.mark.parametrize(
    ("host", "served"),
    [
        ("evil.example", False), ("evil.example:80", False), ("127.0.0.1.evil.example", False), ("", True),
        ("localhost:1", True), ("127.0.0.1", True), ("[::1]:8000", True), ("192.168.1.7:8000", True),
        ("laptop", True), ("laptop.local:8000", True), ("Play.Example.org.", True),
        ("play.example.org:443", True),
    ],
)  # fmt: skip
def test_a_server_answers_to_its_names_alone(host: str, served: bool) -> None:
    assert is_named(host, ("play.example.org", "127.0.0.1")) == served


def called(server: Server, host: str, path: str, **more: str) -> tuple[int, bytes]:
    """What a server answers that is called by a name."""
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=5)
    line.request("GET", path, headers={"Host": host, **more})
    answer = line.getresponse()
    told = answer.status, answer.read()
    line.close()
    return told


def test_a_strangers_name_is_not_served_but_health_is(server: Server) -> None:
    assert called(server, "evil.example", "/")[0] == 421
    assert b"--name" in called(server, "evil.example", "/api/tales")[1]
    assert called(server, "evil.example", "/healthz")[0] == 200
    assert called(server, "localhost:99", "/")[0] == 200
    upgrade = {
        "Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==", "Origin": "http://evil.example",
    }  # fmt: skip
    assert called(server, "evil.example", "/ws", **upgrade)[0] == 403


def test_what_a_check_finds_looks_as_its_side_does() -> None:
    """In Blood Vendetta the many are vampires; in Mafia whoever is of a gang is called a criminal."""
    vendetta, mafia = (facts_of(TALES[id])["looks"] for id in ("vendetta", "mafia32"))
    assert vendetta["vampire"] == vendetta["special_vampire"] == vendetta["vampires"] == "good"
    assert vendetta["hunter"] == vendetta["special_hunter"] == vendetta["hunters"] == "evil"
    assert vendetta["shapeshifter"] == "loner"
    assert [mafia[one] for one in ("criminal", "town", "loner")] == ["evil", "good", "loner"]


def test_what_is_one_tales_is_among_its_facts() -> None:
    """Which prompts are counted down to, and at which calls one may have to act twice."""
    told = {id: (facts_of(tale)["counted"], facts_of(tale)["twice"]) for id, tale in TALES.items()}
    assert told["onenight"] == (["vote", "hunter"], ["doppelganger"])
    assert {told[id] == (["vote"], []) for id in ("mafia32", "vendetta", "clocktower")} == {True}


def test_the_page_that_packages_carry_is_served_instead_of_its_sources(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fabula.web.pages.BUILT", tmp_path / "built")
    assert Pages().root == STATIC.resolve()
    (tmp_path / "built").mkdir()
    (tmp_path / "built/index.html").write_text(
        '<head><link href="/text/{lang}.ftl"><script src="/static/app.js"></script>\n'
        '<link href="/static/base/game.js" data-room>\n</head>',
        "utf-8",
    )
    (tmp_path / "built/app.js").write_text('import"./base/first.js";', encoding="utf-8")
    (tmp_path / "built/base").mkdir()
    (tmp_path / "built/base/first.js").write_text('import("./game.js");', encoding="utf-8")
    built = Pages()
    version = built.version()
    for lang in LANGUAGES:
        for of_a_room in (False, True):
            front = built.front(lang, of_a_room=of_a_room)
            assert front is not None
            named = re.findall(r'href="([^"]+)"', front.plain.decode())
            game = [f"/static/{version}/base/game.js"] if of_a_room else []
            assert named == [f"/text/{lang}.ftl", *game, f"/static/{version}/base/first.js"]
    assert built.page("look/tokens.css") is None


@pytest.mark.parametrize(
    ("accepted", "lang"),
    [
        ("fr-CH,fr;q=0.9,en;q=0.8", "fr"), ("ru", "ru"), ("uk, RU;q=0.5", "ru"), ("de, en-GB", "en"),
        ("", "en"), ("*", "en"), (",;q", "en"),
    ],
)  # fmt: skip
def test_the_page_is_made_ready_in_the_language_that_it_will_find_itself(accepted: str, lang: str) -> None:
    assert language_of(accepted) == lang


def test_the_page_says_by_what_it_differs(server: Server) -> None:
    assert server.get("/").headers["vary"] == "accept-encoding, accept-language"
    assert server.get("/text/ru.ftl").headers["vary"] == "accept-encoding"


def test_what_builds_the_page_names_files_that_are_there() -> None:
    built = (STATIC.parents[3] / "packaging/page.cjs").read_text(encoding="utf-8")
    lists = {name: set(WORDS.findall(told)) for name, told in LISTS.findall(built)}
    assert {"app.js", "screens/home.js"} <= lists["FIRST"]
    assert "parts/show.js" in lists["GAME"]
    assert "tokens" in lists["LOOKS"]
    files = [
        *lists["FIRST"],
        *lists["GAME"],
        *lists["ENTRIES"],
        *(f"look/{one}.css" for one in lists["LOOKS"]),
    ]
    assert [name for name in files if not (STATIC / name).is_file()] == []
    loading = re.findall(r'^const LOAD = "(.+)";$', built, re.MULTILINE)
    looks = (STATIC / "base/looks.js").read_text(encoding="utf-8")
    assert [one in looks for one in loading] == [True]
    (order,) = re.findall(r"^const ORDER = \((.+?)\)", looks, re.MULTILINE | re.DOTALL)
    in_order = re.findall(r"\w+", order)
    assert in_order[: len(lists["LOOKS"]) + 1] == ["all", *WORDS.findall(dict(LISTS.findall(built))["LOOKS"])]
    assert [one for one in in_order[1:] if not (STATIC / f"look/{one}.css").is_file()] == []


def test_the_worker_knows_the_version_of_the_files_and_may_change_at_any_time(server: Server) -> None:
    (version, *_) = re.findall(r"/static/(v-[0-9a-f]+)/", server.get("/").body.decode())
    worker = server.get("/worker.js")
    assert worker.headers["content-type"] == "text/javascript; charset=utf-8"
    assert worker.headers["cache-control"] == CHECKED
    assert f'const VERSION = "{version}";' in worker.body.decode()


def test_it_is_installed_with_signs_for_every_system(server: Server) -> None:
    told = json.loads(server.get("/static/fabula.webmanifest").body)
    assert {(icon["sizes"], icon.get("purpose", "any")) for icon in told["icons"]} == {
        ("any", "any"), ("192x192", "any"), ("512x512", "any"), ("512x512", "maskable"),
    }  # fmt: skip
    pictures = [server.get(icon["src"]) for icon in told["icons"] if icon["type"] == "image/png"]
    pictures.append(server.get("/apple-touch-icon.png"))
    assert {one.headers["content-type"] for one in pictures} == {"image/png"}
    sizes = [struct.unpack(">II", one.body[16:24]) for one in pictures]
    assert sizes == [(192, 192), (512, 512), (512, 512), (180, 180)]
