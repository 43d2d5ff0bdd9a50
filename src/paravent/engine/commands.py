"""What a seat may do besides the game's own actions: common numbers below zero, outside every game's table.

They stand in the record among the moves. Lists of legal moves, random play and bots leave them aside.
"""

RESIGN = -1
DRAW = -2
LOOK = -3

NOTATIONS = {"resign": RESIGN, "draw": DRAW, "look": LOOK}
WORDS = {number: text for text, number in NOTATIONS.items()}
