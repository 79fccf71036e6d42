"""The tiles with effects, one declaration each."""
