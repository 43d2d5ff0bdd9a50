"""What the handbook says is so: its Python runs, its links lead somewhere."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = [*sorted((ROOT / "docs").glob("*.md")), *(ROOT / name for name in ("README.md", "CONTRIBUTING.md"))]
CODE = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)|(?:src|srcset)=\"([^\"]+)\"")
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)
ELSEWHERE = ("http://", "https://", "mailto:")


def programs():
    """The blocks that are whole programs and need neither a server nor a file."""
    for page in PAGES:
        for number, code in enumerate(CODE.findall(page.read_text(encoding="utf-8")), 1):
            if "import paravent" in code and "httpx" not in code:
                yield pytest.param(code, id=f"{page.name} {number}")


@pytest.mark.parametrize("code", list(programs()))
def test_a_program_of_the_handbook_runs(code, tmp_path):
    done = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def anchors(page: Path) -> set[str]:
    headings = HEADING.findall(page.read_text(encoding="utf-8"))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page):
    broken = []
    for link in map("".join, LINK.findall(page.read_text(encoding="utf-8"))):
        path, _, anchor = link.partition("#")
        if link.startswith(ELSEWHERE):
            continue
        target = (page.parent / path).resolve() if path else page
        if not target.exists() or (anchor and anchor not in anchors(target)):
            broken.append(link)
    assert broken == []
