"""Match records: reading, writing, replaying and converting them."""
