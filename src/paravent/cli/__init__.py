"""The command line: `paravent serve`, `play`, `replay`, `verify`, `bench`, `doctor`, `compile`."""


def main() -> None:
    """Runs the command line. What a command needs is imported when it runs, so that `--help` is quick."""
    from paravent.cli.app import app

    app()
