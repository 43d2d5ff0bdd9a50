"""Starting the server from the command line: a real process, a real port."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from urllib.request import Request, urlopen

import pytest

ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+")


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def serve(*words: str) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-m", "paravent", "serve", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=os.environ | {"COLUMNS": "200"},
    )


@pytest.fixture
def house(tmp_path) -> Iterator["subprocess.Popen[str]"]:
    process = serve("--port", str(free_port()), "--data", str(tmp_path))
    yield process
    process.kill()
    process.communicate()


def address(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    for line in process.stdout:
        found = ADDRESS.search(line)
        if found:
            return found.group()
    raise AssertionError(f"no address was printed; exit code {process.wait()}")


def test_the_link_leads_to_tables_and_ctrl_c_ends_it(house):
    link = address(house)
    with urlopen(f"{link}/api/games") as answer:
        assert "princess-jing" in [game["key"] for game in json.load(answer)]
    body = {"game": "princess-jing", "sit": [{"kind": "me"}, {"kind": "open"}]}
    request = Request(f"{link}/api/tables", json.dumps(body).encode(), {"content-type": "application/json"})
    with urlopen(request) as answer:
        assert json.load(answer)["status"] == "open"
    house.send_signal(signal.SIGINT)
    rest, _ = house.communicate(timeout=20)
    assert house.returncode in {0, 130, -signal.SIGINT}, rest
    assert "Traceback" not in rest


def test_a_port_that_is_taken_is_said_before_anything_slow(tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        process = serve("--port", str(port), "--data", str(tmp_path))
        said, _ = process.communicate(timeout=60)
    assert process.returncode == 1
    assert f"Port {port} is taken" in said
    assert f"make play PORT={port + 1}" in said
    assert "Compiling" not in said
    assert "Traceback" not in said


def test_two_servers_do_not_share_a_data_folder(house, tmp_path):
    address(house)
    second = serve("--port", str(free_port()), "--data", str(tmp_path))
    said, _ = second.communicate(timeout=60)
    assert second.returncode == 1
    assert "data folder" in said


@pytest.mark.parametrize(
    ("database", "why"),
    [
        ("mysql://localhost/paravent", "sqlite or postgresql"),
        ("postgresql://localhost:1/paravent", "connection failed"),
    ],
)
def test_a_database_that_cannot_be_used_is_said(tmp_path, monkeypatch, database, why):
    monkeypatch.setenv("PARAVENT_DATABASE", database)
    process = serve("--port", str(free_port()), "--data", str(tmp_path))
    said, _ = process.communicate(timeout=60)
    assert process.returncode == 1
    assert why in said
    assert "Traceback" not in said
