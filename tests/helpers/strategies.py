"""Hypothesis strategies that several test modules use."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import strategies as st

from dokodesk.engine.option_model import (
    MixOf,
    Number,
    NumberList,
    OneOf,
    Option,
    Ranking,
    SetOf,
    Switch,
)
from dokodesk.engine.options import OPTIONS, Rules, SoloMix
from dokodesk.engine.rules import preset, preset_names


def values_of(option: Option) -> st.SearchStrategy[Any]:
    """Every value that an option may have, as the field of ``Rules`` holds it."""
    match option:
        case Switch():
            return st.booleans()
        case OneOf(values=values):
            return st.sampled_from([value.name for value in values])
        case Number(low=low, high=high):
            return st.integers(low, high)
        case SetOf(values=values):
            return st.frozensets(st.sampled_from([value.name for value in values]))
        case Ranking(values=values):
            names = st.sampled_from([value.name for value in values])
            return st.lists(names, unique=True).map(tuple)
        case NumberList(labels=labels, low=low, high=high):
            return st.tuples(*[st.integers(low, high)] * len(labels))
        case MixOf(high=high):
            return st.builds(SoloMix, suit=st.integers(0, high), picture=st.integers(0, high))


def any_rules() -> st.SearchStrategy[Rules]:
    """Rules with any combination of values over all options, also contradicting ones.

    They start from some preset; shrinking leads back to it.
    """
    changes = st.fixed_dictionaries(
        {}, optional={option.key: values_of(option) for option in OPTIONS}
    )
    return st.builds(
        lambda name, changed: msgspec.structs.replace(preset(name), **changed),
        st.sampled_from(preset_names()),
        changes,
    )


def reasonable_rules() -> st.SearchStrategy[Rules]:
    """A preset with up to five options changed: nearer to what people play."""
    some = st.lists(st.sampled_from(OPTIONS), max_size=5, unique_by=lambda option: option.key)
    changes = some.flatmap(
        lambda options: st.fixed_dictionaries({option.key: values_of(option) for option in options})
    )
    return st.builds(
        lambda name, changed: msgspec.structs.replace(preset(name), **changed),
        st.sampled_from(preset_names()),
        changes,
    )
