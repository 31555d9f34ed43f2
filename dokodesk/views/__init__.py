"""Windows, dialogs and widgets."""
