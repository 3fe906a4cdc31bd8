"""A slim bar of light for the underside of a cabinet, its diffuser up."""
from studio.geometry import extrude
from studio.housing import placed, slab
from studio.lamp import glow
from studio.look import Look, View, linear
from studio.plumbing import moulded
from studio.shader import plain
from studio.tank import enamel
from studio.wallplate import polymer

LONG, DEEP, HIGH = .600, .068, .024
ALUMINUM, WHITE, DARK = linear('#a9afb3'), linear('#eceae5'), linear('#26282a')


def build(look: Look) -> View:
    """Aluminium between two caps of plastic; a switch at its near end."""
    metal, white = enamel(ALUMINUM, .38), polymer(WHITE)
    half = DEEP / 2
    body = [(-half, 0), (half, 0), (half, .014), (half - .006, HIGH), (.030, HIGH), (.028, HIGH - .004), (-.024, HIGH - .004), (-.026, HIGH), (-half + .008, HIGH), (-half, .012)]
    extrude('body', list(reversed(body)), LONG, metal, .0010)
    lens = [(-.0245, HIGH - .005), (.0285, HIGH - .005), (.0285, HIGH - .0012), (.024, HIGH + .0010), (-.020, HIGH + .0010), (-.0245, HIGH - .0012)]
    extrude('diffuser', list(reversed(lens)), LONG - .004, glow(1.6), .0006, main=False)
    edge = [(-half - .0012, -.0004), (half + .0012, -.0004), (half + .0012, .0145), (half - .006, HIGH + .0016), (-half + .008, HIGH + .0016), (-half - .0012, .0125)]
    for side, long in ((-1, .016), (1, .052)):
        extrude(f'cap-{side}', list(reversed(edge)), long, white, .0016, at=(side * (LONG / 2 - .002 + long / 2), 0, 0), main=False)
    with placed((LONG / 2 + .026, .002, HIGH + .0014)):
        slab('bay', .0200, .0320, .0006, .0020, plain('bay', DARK, .7), .0002, main=False)
        with placed((0, 0, .0002), (4, 0, 0)):
            slab('switch', .0180, .0296, .0036, .0018, moulded(DARK, .32), .0012, main=False)
    return View(turn=-52, height=26, lens=50, fill=.88, exposure=.95)
