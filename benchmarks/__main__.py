"""Prints everything that is measured: `python -m benchmarks [engine] [search] [deduction] [start] [server]`."""

import os
import platform
import sys

from benchmarks import deduction, engine, search, server, start

PARTS = {
    "engine": engine.report,
    "search": search.report,
    "deduction": deduction.report,
    "start": start.report,
    "server": server.report,
}


def main(chosen: list[str]) -> None:
    unknown = set(chosen) - PARTS.keys()
    if unknown:
        sys.exit(f"expected some of {', '.join(PARTS)}, got {', '.join(sorted(unknown))}")
    print(f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}\n")
    for name, report in PARTS.items():
        if not chosen or name in chosen:
            print(report(), end="\n\n", flush=True)


main(sys.argv[1:])
