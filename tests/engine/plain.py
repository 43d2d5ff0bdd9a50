"""Runs a script with the compiler on and off: it has to print the same."""

import os
import subprocess
import sys
from textwrap import dedent


def output(script: str, disabled: bool) -> str:
    done = subprocess.run(
        [sys.executable, "-c", dedent(script)],
        env=os.environ | {"NUMBA_DISABLE_JIT": "1" if disabled else "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def same_without_compiler(script: str) -> None:
    printed = output(script, disabled=False)
    assert printed
    assert printed == output(script, disabled=True)
