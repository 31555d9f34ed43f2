"""The coach at the table: what would be good now, why, and what a mistake would cost."""
