"""Alembic migrations; `patolli serve` runs them."""
