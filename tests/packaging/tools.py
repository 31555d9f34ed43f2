"""The scripts in packaging/, which is a folder of scripts and no package."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"


def script(name: str) -> ModuleType:
    """One of the scripts as a module."""
    full = f"dokodesk_packaging_{name}"
    if full not in sys.modules:
        spec = importlib.util.spec_from_file_location(full, PACKAGING / f"{name}.py")
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[full] = module
        spec.loader.exec_module(module)
    return sys.modules[full]
