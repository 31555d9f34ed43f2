"""The card table: layout, motion, drawing and input of one deal."""
