"""dokodesk: Doppelkopf on the desktop, one person against three computer players."""

__all__ = ["__version__"]

__version__ = "0.1.0"
