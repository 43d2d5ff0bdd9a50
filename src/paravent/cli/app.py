"""The commands and their arguments; each one's work lies in the module of its name."""

from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(
    help="A table for games in which every player knows something different.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

GameKey = Annotated[str, typer.Argument(help="The game, as `princess-jing`.")]
SaveFile = Annotated[Path, typer.Argument(help="A save file, from `paravent play` or a finished table.")]
Language = Annotated[
    str | None, typer.Option("--language", "--lang", "-l", help="en, de, hu or fr; the terminal's where left out.")
]

Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; repeatable."),
]


@app.callback(invoke_without_command=True)
def paravent(
    version: Annotated[bool, typer.Option("--version", help="Print the version and end.")] = False,
) -> None:
    if version:
        from importlib.metadata import version as of

        typer.echo(f"paravent {of('paravent')}")
        raise typer.Exit


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 for all of this machine's.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port to listen on.")] = 8642,
    data: Annotated[Path | None, typer.Option(help="The folder of the database and the key of the cookies.")] = None,
    open_page: Annotated[bool, typer.Option("--open/--no-open", help="Open the page in a browser.")] = False,
) -> None:
    """Start the server: tables in the browser."""
    from paravent.cli.serve import serve as start

    start(host, port, data, open_page)


@app.command()
def play(
    game: GameKey,
    level: Annotated[str | None, typer.Option(help="How well the bot plays; the weakest level where left out.")] = None,
    seat: Annotated[int, typer.Option(min=0, help="Your seat.")] = 0,
    seats: Annotated[int | None, typer.Option(help="How many play; as few as can where left out.")] = None,
    option: Options = None,
    seed: Annotated[int | None, typer.Option(help="A number that decides all chance; random where left out.")] = None,
    save: Annotated[Path | None, typer.Option(help="Write the game to this file at the end.")] = None,
    language: Language = None,
) -> None:
    """Play in the terminal against bots."""
    from paravent.cli.play import play as start

    start(game, level, seat, seats, option or [], seed, save, language)


@app.command()
def puzzle(
    game: GameKey,
    level: Annotated[str | None, typer.Option(help="easy, medium or hard; the easiest where left out.")] = None,
    seed: Annotated[
        int | None, typer.Option(min=0, max=999_999_999, help="The puzzle's number; any where left out.")
    ] = None,
    language: Language = None,
) -> None:
    """Solve a puzzle by yourself."""
    from paravent.cli.puzzle import puzzle as start

    start(game, level, seed, language)


@app.command()
def replay(
    file: SaveFile,
    seat: Annotated[
        str, typer.Option(help="Whose knowledge to see: a seat's number, `spectator`, or `truth` for everything.")
    ] = "truth",
    step: Annotated[bool, typer.Option("--step/--all", help="Step by step, or all at once.")] = True,
    language: Language = None,
) -> None:
    """Step through a saved game."""
    from paravent.cli.replay import replay as start

    start(file, seat, step, language)


@app.command()
def verify(file: SaveFile) -> None:
    """Check a saved game: its shuffle against the number published before it, and every move against the rules."""
    from paravent.cli.verify import verify as start

    start(file)


@app.command()
def ladder(
    game: GameKey,
    level: Annotated[
        list[str] | None,
        typer.Option(
            help="A level, `random` or `greedy`; `adept@0.5s` or `adept@200i`: with that budget; repeatable. "
            "All of the game's where neither levels nor bots are named."
        ),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(metavar="MODULE:NAME", help="A bot of your own: `NAME(game, seed)` makes it; repeatable."),
    ] = None,
    gauntlet: Annotated[
        str | None, typer.Option(metavar="BOT", help="This one against each of the others, instead of every pair.")
    ] = None,
    equals: Annotated[bool, typer.Option("--equals", help="Every bot against its equal, too.")] = False,
    option: Options = None,
    seats: Annotated[int | None, typer.Option(help="How many play; as few as can where left out.")] = None,
    games: Annotated[int, typer.Option(min=1, help="Games in each meeting; a seed is played from every seat.")] = 100,
    scale: Annotated[float, typer.Option(min=0.001, max=1000, help="What all budgets are multiplied by.")] = 1.0,
    seed: Annotated[int, typer.Option(help="A number that decides all deals and all bots' whims.")] = 0,
    results: Annotated[
        Path | None, typer.Option(help="Write every finished game to this file, and go on from what is in it.")
    ] = None,
    json: Annotated[Path | None, typer.Option(help="Write all that is shown to this file.")] = None,
    plot: Annotated[Path | None, typer.Option(help="Draw it to this .svg or .png (needs `paravent[plot]`).")] = None,
    workers: Annotated[int, typer.Option(min=1, help="So many processes of this machine.")] = 1,
    ray: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster, or `local` (needs `paravent[ray]`).")
    ] = None,
    language: Language = None,
) -> None:
    """Play bots against each other and tell how strong they are."""
    from paravent.cli.ladder import Where
    from paravent.cli.ladder import ladder as start

    bots = (*(level or ()), *(bot or ()))
    where = Where(results, json, plot, workers, ray)
    start(game, bots, option or [], seats, games, gauntlet, equals, scale, seed, where, language)


@app.command()
def analyse(
    file: SaveFile,
    level: Annotated[
        str | None, typer.Option(help="Who thinks about the game: a level, or a bot of your own as MODULE:NAME.")
    ] = None,
    budget: Annotated[
        str, typer.Option(metavar="BUDGET", help="How long, for each question: seconds (0.5s) or iterations (400i).")
    ] = "0.1s",
    seat: Annotated[int | None, typer.Option(min=0, help="Only this seat's decisions.")] = None,
    move: Annotated[int | None, typer.Option(min=1, help="Only the move with this number, in full.")] = None,
    losses: Annotated[bool, typer.Option("--losses", help="List only moves that lost something.")] = False,
    json: Annotated[Path | None, typer.Option(help="Write all that was found to this file.")] = None,
    language: Language = None,
) -> None:
    """Tell what each move of a saved game lost, and whether it could have been known."""
    from paravent.cli.analyse import analyse_file as start

    start(file, level, budget, seat, move, losses, json, language)


@app.command()
def bench(
    seconds: Annotated[float, typer.Option(min=0.1, max=600, help="How long to measure each figure.")] = 2.0,
) -> None:
    """Measure how fast the rules and the bots run on this machine."""
    from paravent.cli.bench import bench as start

    start(seconds)


@app.command()
def doctor(
    as_json: Annotated[bool, typer.Option("--json", help="For a bug report or a program.")] = False,
) -> None:
    """Tell what is installed, where data lies, and what state the compiled rules are in."""
    from paravent.cli.doctor import doctor as start

    start(as_json)


@app.command("compile")
def compile_rules() -> None:
    """Compile the rules and the bots ahead of the first game."""
    from paravent.cli.compile import compile_all
    from paravent.cli.console import out

    took = compile_all()
    out.print(f"Everything is compiled ({took:.1f} s).")


def run() -> None:
    """Runs the command line. Ctrl-C ends it without a trace."""
    app()
