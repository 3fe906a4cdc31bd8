"""Large tiles, twice as long as wide: porcelain, or glazed where they are snow."""
from studio.ceramic import glaze, stone_print
from studio.look import Look, View
from studio.tiling import exposure, pile

SIZE = (.60, .30, .0095)
PRINTS = {'slate-grey': 'slate', 'charcoal': 'slate', 'sand': 'cement'}


def build(look: Look) -> View:
    """A pile, and two beside it."""
    stuff = stone_print(look.tone, PRINTS[look.colour]) if look.colour in PRINTS else glaze(look.tone, SIZE[2] / 2, variety=.04, wave=.0004)
    pile(look, SIZE, stuff, .0011)
    return View(turn=-24, height=27, lens=75, exposure=exposure(look))
