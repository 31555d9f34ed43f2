"""The files of a person: paths, preferences, match history.

Everything here takes hostile files for granted: cut short, of random bytes, of a newer program, in
use elsewhere. What happened is told as `dokodesk.storage.errors.Notice`; what could not be done as
`StorageError`, which carries one. No Qt, no text from a translation.

- ``paths``: where the files are; the only user of appdirs.
- ``atomic``: writing whole files.
- ``preferences``: what the person likes; declared in ``preference_values``.
- ``history``: matches and their actions; values in ``history_rows``, the rest of it behind.
"""
