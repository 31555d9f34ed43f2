"""The rules: the sheet on the wall, changing them, profiles, comparison, codes."""
