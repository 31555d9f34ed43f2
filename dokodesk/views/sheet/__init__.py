"""What belongs to a score sheet: curves, exports, imports, evenings written down by hand, codes."""
