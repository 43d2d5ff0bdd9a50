"""Written positions: their form, how they are read, and what they have to fulfil."""
