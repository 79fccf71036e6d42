"""The interfaces that researchers expect: PettingZoo, Gymnasium, OpenSpiel, data sets.

Each lives in a module of its own and needs the extra `research`; importing this package needs
nothing.
"""
