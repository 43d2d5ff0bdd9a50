"""The first start, which compiles one game's rules before the page opens and the rest meanwhile, and the next one."""

import os
import statistics
import subprocess
import sys
import tempfile
from time import perf_counter

PAGE = "from paravent.bots import warm; from paravent.cli.serve import compile_first; warm.end(compile_first())"
ALL = "from paravent.cli.compile import compile_all; compile_all()"
ROUNDS = 3


def start(script: str, cache: str) -> float:
    """Seconds until what a script needs is compiled or loaded, the interpreter's own start included."""
    began = perf_counter()
    subprocess.run(
        [sys.executable, "-c", script],
        env=os.environ | {"PARAVENT_CACHE": cache},
        check=True,
        stdout=subprocess.DEVNULL,
    )
    return perf_counter() - began


def report() -> str:
    """A table in Markdown."""
    with tempfile.TemporaryDirectory() as cache:
        first = start(PAGE, cache)
    with tempfile.TemporaryDirectory() as cache:
        everything = start(ALL, cache)
        next_start = statistics.median(start(ALL, cache) for _ in range(ROUNDS))
    return "\n".join(
        [
            "| Start | seconds |",
            "|---|---:|",
            f"| first: one game's rules are compiled, the page opens | {first:.1f} |",
            f"| first: every game is compiled | {everything:.1f} |",
            f"| next: from the cache | {next_start:.2f} |",
        ]
    )
