"""The rules of Princess Jing, phase by phase; `play.py` is the top."""
