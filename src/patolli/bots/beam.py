"""The old place of `patolli.bots.search.beam`."""

from patolli.bots.search.beam import Plan, plan_turn, plan_widely

__all__ = ["Plan", "plan_turn", "plan_widely"]  # until all packages are moved
