"""A sink whose front is seen: fireclay in one piece, or steel with an apron."""
from studio.basin import INCH, drained, fireclay, sheet_bowl, sheet_metal, skin, strainer, strainer_steel, walls
from studio.housing import FRONT as UPRIGHT, slab
from studio.look import Look, View
from studio.tiling import exposure

FINE = True
WIDTHS = {'white': 33, 'brushed-steel': 36, 'matte-black': 30}
DEEP, HIGH, WALL = 19 * INCH, 10 * INCH, .022


def clay(wide: float, material) -> float:
    """A block with thick walls, all its edges round."""
    line = [(.02, -HIGH), (0, -HIGH, .012), (0, 0, .010), (WALL, 0, .010), (WALL + .004, -HIGH + .030, .030), (WALL + .080, -HIGH + .028)]
    skin('clay', drained(walls(wide, DEEP, .020, line), -HIGH + .028), material, smooth=60)
    return -HIGH + .028


def steel(wide: float, material) -> float:
    """A bowl of sheet, and the apron folded before it."""
    flange = .022
    low = sheet_bowl('bowl', wide - 2 * flange, DEEP - 2 * flange - .02, HIGH - .012, .018, material, flange, at=(0, .012))
    slab('apron', wide, HIGH, .034, .008, material, .006, turn=UPRIGHT, at=(0, -DEEP / 2 + .036, -HIGH / 2 + .001))
    return low


def build(look: Look) -> View:
    """Seen from the front, so that the apron shows."""
    wide = WIDTHS[look.colour or look.finish] * INCH
    if look.finish == 'brushed-steel':
        low, at = steel(wide, sheet_metal(look)), (0, .012)
    else:
        low, at = clay(wide, fireclay(look.tone)), (0, 0)
    strainer(low, strainer_steel(), at)
    return View(turn=-28, height=34, lens=80, fill=.88, exposure=exposure(look) if look.colour else 1)
