"""Pictures, sounds, lessons and the manual, read through importlib.resources."""
