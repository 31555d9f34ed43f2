"""Judging the decisions of a finished deal; no Qt."""
