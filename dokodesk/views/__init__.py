"""Windows, dialogs and widgets."""

from dokodesk.model import overrides

# The package of the models, just imported, has guarded the classes of Qt against faults in methods
# that Qt calls; no class here may be made before.
__all__ = ["overrides"]
