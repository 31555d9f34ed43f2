"""Qt adapters between the game and whatever shows it; QtCore only."""
