"""The rules of Mangrovia, part by part; `play.py` is the top."""
