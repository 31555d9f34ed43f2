"""Draws the program's cards, icons and portraits as SVG, from parts a person can read.

`python -m tools.cardart` writes them all, `python -m tools.cardart.raster` the program's icon as
PNG (with PySide6), `python -m tools.cardart.sheet` a contact sheet for judging by eye.

From the bottom up: `geometry` (paths), `svg` (shapes with colours), `palette`; `pips`, `letters`;
`heads`, `headgear`, `garments`, `props` and the figures made of them in `courts`; `layout` and
`ornaments` of a card; `backs`, `icons`, `portraits`; `deck`, which knows all files.

No path is clipped: Qt's renderer ignores clip paths. Patterns are set where they fit, stripes are
cut by calculation, and a mat of card white covers what leaves the field of a court card.
"""
