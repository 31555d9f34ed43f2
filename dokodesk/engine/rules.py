"""Everything about rules as a whole, gathered for whoever needs it (rules 3).

The options and ``Rules`` itself stand in ``options.py``. Here are: presets, the forms in files and
records, comparison, checks, the page in plain words, and rule codes.
"""

from __future__ import annotations

from dokodesk.engine.options import Rules
from dokodesk.engine.presets import PRESETS, Preset, preset, preset_names
from dokodesk.engine.rule_checks import (
    Conflict,
    Remedy,
    active_options,
    conflicts,
    inactive,
    pointless,
)
from dokodesk.engine.rule_code import code, from_code, looks_like_code
from dokodesk.engine.rule_forms import (
    Problem,
    RulesError,
    Trouble,
    close_matches,
    file_form,
    from_dict,
    possible,
    salvage,
    to_dict,
)
from dokodesk.engine.rule_mapping import (
    Difference,
    difference,
    from_rules_mapping,
    nearest_preset,
    rules_mapping,
)
from dokodesk.engine.rule_words import (
    PlainGroup,
    PlainLine,
    find_options,
    plain_words,
    shown_value,
)

__all__ = [
    "PRESETS",
    "Conflict",
    "Difference",
    "PlainGroup",
    "PlainLine",
    "Preset",
    "Problem",
    "Remedy",
    "Rules",
    "RulesError",
    "Trouble",
    "active_options",
    "close_matches",
    "code",
    "conflicts",
    "difference",
    "file_form",
    "find_options",
    "from_code",
    "from_dict",
    "from_rules_mapping",
    "inactive",
    "looks_like_code",
    "nearest_preset",
    "plain_words",
    "pointless",
    "possible",
    "preset",
    "preset_names",
    "rules_mapping",
    "salvage",
    "shown_value",
    "to_dict",
]
