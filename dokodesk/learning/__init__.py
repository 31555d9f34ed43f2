"""Lessons, coach and puzzles; no Qt."""
