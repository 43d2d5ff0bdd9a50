"""The table's options (section 5): defaults first, each with the clauses it changes."""

from paravent.engine.options import Number, Option, Setting

EXPERT = "mode=expert"

OPTIONS: tuple[Setting, ...] = (
    Option("mode", ("basic", "expert"), ("PJ-1.3",)),
    Option("starter", ("random", "seat0", "seat1", "youngest"), ("PJ-1.4",), asks=("youngest",)),
    Option("setup", ("manual", "random"), ("PJ-4.7", "PJ-12.8")),
    Option("miss_reveal", ("full", "yes_no"), ("PJ-8.6",)),
    Option("miss_while_owed", ("keep", "forfeit"), ("PJ-9.6",)),
    Option("full_line", ("second_line", "stay"), ("PJ-8.10",), applies=EXPERT),
    Option("expert_win", ("identified", "position"), ("PJ-13.6",), applies=EXPERT),
    Option("paralysis", ("on", "off"), ("PJ-14.1",), applies=EXPERT),
    Option("paralysis_trigger", ("princess_moved", "any_swap"), ("PJ-14.4",), applies=EXPERT),
    Option("peek", ("automatic", "announced"), ("PJ-10.6",)),
    Option("mirror_detail", ("exact", "lady"), ("PJ-10.7",)),
    Number("turn_limit", 200, 2, 9999, none=True, clauses=("PJ-11.6",)),
    Number("react_timer", 0, 0, 3600, clauses=("PJ-14.7",), applies=EXPERT),
    Option("window", ("answer", "fixed"), ("PJ-14.7",), applies=EXPERT),
    Option("absent", ("opponent_wins", "bot"), ("PJ-11.9",)),
    Option("notes", ("on", "off"), ("9.3",)),
)
