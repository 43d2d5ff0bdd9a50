"""Playing in the terminal."""

import paravent

GAME = ("play", "princess-jing", "--seed", "11", "-o", "setup=random", "-o", "starter=seat0")


def test_leaving_is_no_failure(command):
    shown = command(*GAME, typed=["quit"])
    assert shown.exit_code == 0, shown.output
    assert "You have left the game." in shown.output


def test_the_end_of_the_input_leaves_too(command):
    assert "You have left the game." in command(*GAME).output


def test_the_board_and_the_moves_are_shown(command):
    shown = command(*GAME, typed=["moves pa", "moves swap a1", "quit"]).output
    assert "+-----+" in shown
    assert "swap a1-b2" in shown


def test_a_move_by_its_number(command, tmp_path):
    file = tmp_path / "game.json"
    command(*GAME, typed=["1", f"save {file}", "quit"])
    assert paravent.load(file).moves == ((0, "swap a1-b1"),)


def test_a_move_as_it_is_written(command, tmp_path):
    file = tmp_path / "game.json"
    command(*GAME, "--save", str(file), typed=["swap c3-d3", "pass", "quit"])
    assert paravent.load(file).moves[:2] == ((0, "swap c3-d3"), (0, "pass"))


def test_a_move_that_is_not_allowed_is_answered_with_its_clause(command):
    shown = command(*GAME, typed=["swap a1-a3", "why point c3", "quit"])
    assert "[PJ-6.1]" in shown.output
    assert "[PJ-5.1]" in shown.output


def test_a_number_that_is_none_is_said(command):
    assert "Numbers go from 1 to" in command(*GAME, typed=["999", "quit"]).output


def test_a_part_of_a_move_lists_the_moves_with_it(command):
    shown = command(*GAME, typed=["swap c3", "quit"]).output
    assert "swap c3-d3" in shown
    assert "swap b2-c3" in shown
    assert "swap a1" not in shown


def test_the_prompt_says_what_kinds_of_moves_there_are(command):
    shown = command(*GAME, typed=["swap c3-d3", "quit"]).output
    assert "(swap 72, withdraw 4)" in shown
    assert "(point 22, pass)" in shown


def test_a_game_to_its_end(command):
    shown = command(*GAME, typed=["swap c3-d3", "pass", "resign"])
    assert shown.exit_code == 0, shown.output
    assert shown.output.count("+-----+") > 12


def test_a_whole_game_against_the_bot(command):
    shown = command(*GAME, "-o", "turn_limit=6", typed=["1", "pass"] * 30)
    assert shown.exit_code == 0, shown.output
    assert "You have left" not in shown.output


def test_the_other_seat(command):
    shown = command(*GAME, "--seat", "1", typed=["quit"])
    assert "  1 |" in shown.output
    assert shown.output.index("  1 |") < shown.output.index("  5 |")


def test_another_language(command):
    shown = command(*GAME, "--language", "hu", typed=["swap a1-a3", "quit"]).output
    assert "Nem szabad" in shown
    assert "Elhagytad a játszmát." in shown


def test_wrong_arguments_are_sentences(command):
    for words, part in {
        ("play", "chess"): "chess",
        ("play", "princess-jing", "-o", "mode"): "NAME=VALUE",
        ("play", "princess-jing", "-o", "mode=hard"): "hard",
        ("play", "princess-jing", "-o", "speed=3"): "speed",
        ("play", "princess-jing", "--seat", "2"): "2",
        ("play", "princess-jing", "--level", "god"): "novice",
        ("play", "princess-jing", "--language", "la"): "hu",
    }.items():
        shown = command(*words)
        assert shown.exit_code in {1, 2}, words
        assert part in shown.output, words
        assert "Traceback" not in shown.output, words


def test_a_table_of_four_with_three_bots(command):
    shown = command("play", "jade-koenig", "--seats", "4", "--seed", "3", typed=["place c072", "nothing", "quit"])
    assert shown.exit_code == 0, shown.output
    assert "Bot 4 (novice)" in shown.output


def test_a_whole_game_of_jade_koenig_against_bots(command):
    """The player passes and lets pass; the bots bring the game to its end."""
    options = ("-o", "turn_limit=100", "-o", "first_seat=0")
    typed = ["place c072", *["1"] * 1_500]
    shown = command("play", "jade-koenig", "--seats", "3", "--seed", "3", *options, typed=typed)
    assert shown.exit_code == 0, shown.output
    assert "You have left" not in shown.output


def test_a_number_of_seats_that_the_game_has_not(command):
    shown = command("play", "jade-koenig", "--seats", "7")
    assert shown.exit_code in {1, 2}
    assert "7" in shown.output
