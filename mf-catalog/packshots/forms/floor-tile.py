"""Large square tiles of porcelain."""
from studio.ceramic import stone_print
from studio.look import Look, View
from studio.tiling import exposure, pile

SIZE = (.60, .60, .0095)
PRINTS = {'concrete': 'cement', 'marble': 'marble', 'linen': 'linen'}


def build(look: Look) -> View:
    """A pile, and two beside it."""
    pile(look, SIZE, stone_print(look.tone, PRINTS.get(look.colour, 'plain'), .22 if look.colour == 'marble' else .34), .0011)
    return View(turn=-27, height=27, lens=75, exposure=exposure(look))
