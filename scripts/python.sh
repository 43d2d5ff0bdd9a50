#!/bin/sh
# Prints the Python to build the virtual environment with: $PYTHON if given, else the first of 3.11 to 3.14 that works.
set -u
works() {
    command -v "$1" >/dev/null 2>&1 && "$1" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] < (3, 15))' 2>/dev/null
}

if [ -n "${PYTHON:-}" ]; then
    candidates=$PYTHON
else
    candidates="python3 python3.13 python3.12 python3.11 python3.14 python"
fi
for candidate in $candidates; do
    if works "$candidate"; then
        if "$candidate" -c 'import ensurepip, venv' 2>/dev/null; then
            command -v "$candidate"
            exit 0
        fi
        echo "$candidate has no venv module. On Debian and Ubuntu: apt-get install python3-venv" >&2
        exit 1
    fi
done
if [ -n "${PYTHON:-}" ]; then
    echo "Paravent needs Python 3.11 to 3.14; PYTHON=$PYTHON is none of them or does not start." >&2
else
    echo "Paravent needs Python 3.11 to 3.14, and none was found (tried: $candidates)." >&2
    echo "Install one, or name it: make play PYTHON=/path/to/python3" >&2
fi
exit 1
