"""Work for bots: in a pool of processes, or as jobs that workers take from the database."""
