"""Bots: players that are given what their seat may know, and think with the compiled rules.

from paravent import bots
bots.levels("princess-jing")                                   # ("novice", "adept")
adept = bots.bot("princess-jing", "adept", seed=7, clock=time.monotonic)
action = adept.choose(match.hidden(0), match.events(0), 0)     # within adept.budget seconds
"""

from paravent.bots.levels import Bot, bot, levels

__all__ = ["Bot", "bot", "levels"]
