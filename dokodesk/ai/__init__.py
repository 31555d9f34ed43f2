"""Computer players; they know the engine and nothing else of the program."""
