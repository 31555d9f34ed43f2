"""The review of deals: what each decision cost, and the moment it was made."""
