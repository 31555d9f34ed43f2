"""Qt adapters between the game and whatever shows it; QtCore only."""

from dokodesk.model.overrides import complete_exceptions

complete_exceptions()
