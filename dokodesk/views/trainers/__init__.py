"""The trainers: puzzles, own mistakes, and exercises for single skills."""
