"""The command line. What a command needs is imported when it runs, so that `paravent --help` answers at once."""


def main() -> None:
    """Runs `paravent` and ends the process with its exit code."""
    from paravent.cli.app import run

    run()
