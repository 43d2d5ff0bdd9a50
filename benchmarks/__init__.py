"""What is measured, and how: `python -m benchmarks` prints all of it, `benchmarks.strength` how well the bots play."""
