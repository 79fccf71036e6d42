"""What a table is, without network, database or clock: the standard library is enough."""
