"""HTTP: the application, its routes and what they take and give."""
