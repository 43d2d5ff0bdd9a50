"""The bots of Jade König: an expert program that deduces (see `paravent.bots.skill`)."""

from paravent.games.jade_koenig.bot.player import adept, novice

EXPERTS = {"novice": novice, "adept": adept}

__all__ = ["EXPERTS"]
