"""A cabinet for a sink: no back, a liner on its floor, a front without a drawer."""
from studio.basin import tray
from studio.cupboard import BASE, BOARD, DEEP, GAP, INCH, KICK, case, doors, drawer, stuff
from studio.geometry import box
from studio.look import Look, View, linear
from studio.shader import plain

FINE = True
WIDTHS = {'oak': 36, 'walnut': 33}
FALSE = .152
GREY = linear('#8f9496')


def build(look: Look) -> View:
    """The left door is open; the tray for sponges of the walnut one tilts out."""
    parts, wide = stuff(look), WIDTHS[look.species] * INCH
    rubber = plain('liner', GREY, .5)
    case(parts, wide, BASE, DEEP, back=False)
    tray('liner', wide - 2 * BOARD - .006, DEEP - .02, .045, rubber, at=(0, DEEP / 2, KICK + BOARD + .001))
    is_tilting = look.species == 'walnut'
    drawer('front', parts, wide, BASE - FALSE - GAP, FALSE, DEEP, tilt=24 if is_tilting else 0)
    if is_tilting:
        tray('sponges', wide * .62, .070, .080, plain('tray', linear('#e4e3de'), .4), at=(0, .030, BASE - FALSE + .018), turn=(24, 0, 0))
    box('brace', (wide - 2 * BOARD, BOARD, .110), parts.ply, .001, at=(0, DEEP - BOARD, BASE - .060), main=False)
    doors(parts, wide, KICK + GAP, BASE - FALSE - KICK - 3 * GAP, 98)
    return View(turn=-30, height=20, lens=80, fill=.88)
