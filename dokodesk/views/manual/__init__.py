"""The manual inside the program."""
