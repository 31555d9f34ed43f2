"""The course, its lessons on the table, and practice with open cards."""
