"""Learning an evaluation: make games, learn from them, measure what was learned in play.

`patolli train GAME` does all of it. Every stage keeps what it made in one folder and goes on there
when it was stopped: `games/` (games.py, samples.py), `network.json` (linear.py, hidden.py),
`matches/` (measure.py), `report.md` (report.py). What was learned is written into the package only
if it wins in play with its whole 95 % interval.
"""
