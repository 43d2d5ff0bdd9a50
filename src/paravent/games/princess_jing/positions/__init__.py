"""Reading written positions, with errors that say what was expected."""
