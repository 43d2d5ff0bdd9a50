"""What every command has in common."""

import json
import subprocess
import sys

import pytest

COMMANDS = ("serve", "play", "replay", "verify", "bench", "doctor", "compile")


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself(command, name):
    shown = command(name, "--help")
    assert shown.exit_code == 0
    assert "Usage" in shown.output


def test_help_names_every_command(command):
    shown = command("--help").output
    assert all(name in shown for name in COMMANDS)


def test_the_version_is_that_of_the_package(command):
    from importlib.metadata import version

    assert command("--version").output == f"paravent {version('paravent')}\n"


def test_a_command_that_does_not_exist_is_wrong_usage(command):
    assert command("dance").exit_code == 2


def test_the_module_is_the_command():
    done = subprocess.run([sys.executable, "-m", "paravent", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("paravent ")


def test_help_does_not_wait_for_the_server_or_the_bots():
    code = "import sys, paravent.cli.app; print({'litestar', 'sqlalchemy', 'uvicorn'} & sys.modules.keys())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"


def test_the_doctor_tells_what_is_there(command, tmp_path, monkeypatch):
    monkeypatch.setenv("PARAVENT_DATA", str(tmp_path / "house"))
    shown = json.loads(command("doctor", "--json").output)
    assert shown["Installed"]["numba"] != "missing"
    assert shown["Games"]["princess-jing"] == "rules 1, for 2 players"
    assert shown["Data"]["database"] == f"{tmp_path / 'house' / 'paravent.db'}, not there yet"
    assert "Compiled rules" in shown


def test_the_doctor_keeps_passwords_to_itself(command, monkeypatch):
    monkeypatch.setenv("PARAVENT_DATABASE", "postgresql://paravent:secret@localhost/paravent")
    shown = command("doctor", "--json").output
    assert "secret" not in shown
    assert "postgresql://paravent:…@localhost/paravent" in json.loads(shown)["Data"]["database"]
