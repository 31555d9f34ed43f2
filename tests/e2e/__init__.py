"""The program in a real X window, driven by real mouse and key events."""
