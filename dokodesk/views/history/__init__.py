"""The history: lists, statistics, replays and playing on from them."""
