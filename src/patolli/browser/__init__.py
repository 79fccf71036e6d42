"""The tables of one browser: the same table as the server's, without a server (Pyodide)."""
