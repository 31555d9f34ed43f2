"""The game itself: pure functions over values, with the standard library and msgspec only."""
