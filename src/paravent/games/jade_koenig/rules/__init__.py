"""The rules of Jade König, phase by phase; `play.py` is the top."""
