"""Judging finished deals: what a decision cost, by what was known and with all cards open."""
