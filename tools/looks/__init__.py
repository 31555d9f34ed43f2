"""Looks at every page of the program in every language and size for what is cut or covered."""
