"""Other sites' pages, too many requests, cookies, keys, headers, ports, the client's files."""

import gzip
import re
import socket
import stat
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import websockets

from paravent.server import run
from paravent.server.settings import Settings, from_environment
from paravent.server.web.client import Client
from paravent.server.web.guests import signing_key
from tests.server.house import GAME, House, running, until
from tests.server.test_play import opening


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with running(tmp_path) as opened:
        yield opened


async def test_a_page_of_another_site_can_do_nothing(house: House):
    anna = house.guest()
    for headers in ({"origin": "http://elsewhere.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}):
        answer = await anna.http.post("/api/tables", json={"game": GAME}, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "cross-site")
    own = await anna.http.post("/api/tables", json={"game": GAME}, headers={"origin": house.address})
    assert own.status_code == 201


async def test_a_page_of_another_site_gets_no_socket(house: House):
    table, _, _ = await opening(house)
    address = f"{house.address.replace('http', 'ws', 1)}/api/tables/{table['id']}/live"
    with pytest.raises(websockets.InvalidStatus, match="403"):
        await websockets.connect(address, origin=websockets.Origin("http://elsewhere.example"))
    async with websockets.connect(address, origin=websockets.Origin(house.address)) as socket:
        assert await socket.recv()


async def test_a_host_behind_a_proxy_can_be_allowed(tmp_path: Path):
    async with running(tmp_path, origins=("games.example",)) as house:
        headers = {"origin": "https://games.example"}
        answer = await house.guest().http.post("/api/tables", json={"game": GAME}, headers=headers)
        assert answer.status_code == 201


async def test_the_cookie_is_for_the_server_alone(house: House):
    answer = await house.guest().http.get("/api/me")
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Secure" not in cookie
    again = await house.guest(cookies={"paravent": answer.cookies["paravent"]}).http.get("/api/me")
    assert "set-cookie" not in again.headers
    assert again.json() == answer.json()


async def test_who_only_looks_gets_no_cookie(house: House):
    guest = house.guest()
    for path in ("/api/tables", "/api/games", "/"):
        assert "set-cookie" not in (await guest.http.get(path)).headers


async def test_cookies_stay_valid_over_a_restart_and_the_key_is_private(tmp_path: Path):
    async with running(tmp_path) as first:
        guest = first.guest()
        me = await guest.ask("PUT", "/me", {"name": "Anna", "language": "hu"})
        cookies = dict(guest.http.cookies)
    assert stat.S_IMODE((tmp_path / "cookie.key").stat().st_mode) == 0o600
    async with running(tmp_path) as second:
        assert await second.guest(cookies=cookies).get("/me") == me


def test_a_key_that_was_cut_short_is_refused(tmp_path: Path):
    (tmp_path / "cookie.key").write_bytes(b"short")
    with pytest.raises(ValueError, match="expected a key of 32 bytes"):
        signing_key(tmp_path)


async def test_too_many_requests_are_refused_for_a_while(tmp_path: Path):
    async with running(tmp_path, rate_limits=True, requests_a_minute=60, tables_a_minute=4) as house:
        anna = house.guest()
        codes = [(await anna.http.post("/api/tables", json={"game": GAME})).status_code for _ in range(4)]
        assert codes == [201, 201, 429, 429]
        answers = [await anna.http.get("/api/games") for _ in range(40)]
        assert answers[-1].json()["code"] == "too-many-requests"


async def test_an_answer_is_sent_without_waiting_for_more(tmp_path: Path):
    async with running(tmp_path) as house:
        table, anna, _ = await opening(house)
        await anna.join(table)
        accepted = [line.transport.get_extra_info("socket") for line in house.server.server_state.connections]
        assert accepted
        assert all(line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) for line in accepted)


async def test_replays_have_a_limit_of_their_own(tmp_path: Path):
    async with running(tmp_path, rate_limits=True, replays_a_minute=6) as house:
        table, anna, _ = await opening(house)
        asked = [await anna.http.get(f"/api/tables/{table['id']}/replay") for _ in range(4)]
        assert [answer.status_code for answer in asked] == [409, 409, 409, 429]
        await anna.get("/games")


async def test_too_many_sockets_are_refused_for_a_while(tmp_path: Path):
    async with running(tmp_path, rate_limits=True, sockets_a_minute=6) as house:
        table, anna, _ = await opening(house)
        for _ in range(3):
            await anna.join(table)
        with pytest.raises(websockets.InvalidStatus, match="403"):
            await anna.join(table)


async def test_an_address_may_hold_so_many_sockets_open_and_no_more(tmp_path: Path):
    async with running(tmp_path, rate_limits=True, sockets_an_address=2) as house:
        table, anna, _ = await opening(house)
        first, _second = await anna.join(table), await anna.join(table)
        with pytest.raises(websockets.InvalidStatus, match="403"):
            await anna.join(table)
        await first.close()
        await until(lambda: sum(house.guard.open.values()) == 1)
        await anna.join(table)


async def test_asking_for_everything_again_and_again_is_refused_for_a_while(tmp_path: Path):
    async with running(tmp_path, rate_limits=True, resyncs_a_minute=6) as house:
        table, anna, _ = await opening(house)
        red = await anna.join(table)
        for _ in range(4):
            await red.send({"kind": "resync"})
        await red.until(lambda: red.count("refused") == 2)
        assert red.count("whole") == 3


async def test_a_socket_that_sends_without_pause_is_refused(tmp_path: Path):
    async with running(tmp_path, rate_limits=True, messages_a_second=2.0) as house:
        table, anna, _ = await opening(house)
        red = await anna.join(table)
        for _ in range(20):
            await red.send({"kind": "ping"})
        await red.until(lambda: red.count("refused"))
        refused = next(message for message in red.messages if message["kind"] == "refused")
        assert refused["code"] == "too-many-requests"


async def test_answers_are_not_kept_nor_guessed(house: House):
    answer = await house.guest().http.get("/api/games")
    assert answer.headers["cache-control"] == "no-store"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "server" not in answer.headers


async def test_the_page_is_served_for_every_address_of_the_client(house: House):
    guest = house.guest()
    for path in ("/", "/t/abc", "/new/princess-jing"):
        answer = await guest.http.get(path)
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/html")
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
    for path in ("/api", "/api/", "/assets/missing.js"):
        answer = await guest.http.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown-address")


async def test_the_clients_files_are_packed_and_kept(tmp_path: Path):
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html><script>go()</script>")
    (client / "assets" / "app-1a2b.js").write_text("export const answer = 42;\n" * 50)
    (tmp_path / "secret.txt").write_text("secret")
    async with running(tmp_path / "data", client=client) as house:
        guest = house.guest()
        script = await guest.http.get("/assets/app-1a2b.js")
        assert script.headers["content-encoding"] == "gzip"
        assert "immutable" in script.headers["cache-control"]
        assert script.text.startswith("export")
        page = await guest.http.get("/")
        assert re.search(r"script-src 'self' 'sha256-[\w+/=]+'", page.headers["content-security-policy"])
        same = await guest.http.get("/", headers={"if-none-match": page.headers["etag"]})
        assert same.status_code == 304
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt"):
            assert "secret" not in (await guest.http.get(path)).text


def test_a_client_that_was_not_built_says_so(tmp_path: Path):
    assert b"make client" in Client(tmp_path / "none").file("index.html").content


def test_a_rebuilt_client_is_read_again(tmp_path: Path):
    page = tmp_path / "index.html"
    page.write_text("one")
    client = Client(tmp_path)
    assert client.file("index.html").content == b"one"
    page.write_text("two")
    assert client.file("index.html").content == b"two"
    packed = client.file("index.html").packed
    assert packed is not None
    assert gzip.decompress(packed) == b"two"


def test_a_busy_port_is_said_clearly():
    with run.listening("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(run.PortBusy, match=f"Port {port} of 127.0.0.1 is taken"), run.listening("127.0.0.1", port):
            pass


def test_two_servers_do_not_share_a_data_folder(tmp_path: Path):
    settings = Settings(data=tmp_path)
    with (
        run.data_held(settings),
        pytest.raises(run.DataBusy, match="Another server is using"),
        run.data_held(settings),
    ):
        pass
    with run.data_held(settings):
        pass


def test_two_servers_do_not_share_a_file_of_sqlite_from_different_folders(tmp_path: Path):
    database = f"sqlite:///{(tmp_path / 'one' / 'paravent.db').as_posix()}"
    (tmp_path / "link").symlink_to(tmp_path / "one", target_is_directory=True)
    by_link = f"sqlite:///{(tmp_path / 'link' / 'paravent.db').as_posix()}"
    with run.data_held(Settings(data=tmp_path / "one")):
        for address in (database, by_link):
            other = Settings(data=tmp_path / "two", database=address)
            with pytest.raises(run.DataBusy, match=r"paravent\.db"), run.data_held(other):
                pass
        with run.data_held(Settings(data=tmp_path / "two")):
            pass


def test_the_environment_says_where_data_and_database_are(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setenv("PARAVENT_DATA", str(tmp_path))
    monkeypatch.setenv("PARAVENT_ORIGINS", "games.example, play.example")
    monkeypatch.delenv("PARAVENT_DATABASE", raising=False)
    settings = from_environment(port=9)
    assert settings.database_address == f"sqlite:///{(tmp_path / 'paravent.db').as_posix()}"
    assert settings.origins == ("games.example", "play.example")
    monkeypatch.setenv("PARAVENT_DATABASE", "postgresql://there/tables")
    assert from_environment().database_address == "postgresql://there/tables"


@pytest.mark.parametrize(
    ("host", "shown"), [("127.0.0.1", "127.0.0.1"), ("0.0.0.0", "localhost"), ("::", "localhost"), ("::1", "[::1]")]
)
def test_the_address_that_is_printed_can_be_opened(host: str, shown: str):
    assert run.shown_host(host) == shown
