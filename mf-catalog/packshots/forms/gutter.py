"""A length of gutter with brackets inside its lip."""
from studio.geometry import box, lathe, rounded
from studio.look import Look, View, linear
from studio.metal import metal
from studio.supple import sheet
from studio.sheetmetal import tin

FINE = True
LONG, HIGH, FLOOR, FRONT, THICK = .56, .105, .076, -.118, .0016
STEEL = linear('#b4b9bb')


def profile():
    """Back, floor, a front of two steps and the lip that is bent inwards; (y, z), the back at y = 0."""
    return rounded([
        (.0, HIGH + .012), (.0, 0, .004), (-FLOOR, 0, .004), (-FLOOR - .006, .034, .004), (FRONT + .008, .066, .006), (FRONT, .074, .004),
        (FRONT, HIGH, .003), (FRONT + .015, HIGH, .003), (FRONT + .015, HIGH - .010),
    ], 4)


def build(look: Look) -> View:
    """One gutter, open at its ends, with two brackets from lip to back."""
    steel = metal(look, 'aluminum', STEEL)
    sheet('gutter', profile(), THICK, LONG, tin(look, 0., .16, .1))
    for index, x in enumerate((-.15, .17)):
        box(f'bracket-{index}', (.022, -FRONT - .006, .0025), steel, .0008, main=False, at=(x, FRONT / 2, HIGH - .005))
        box(f'rib-{index}', (.004, -FRONT - .02, .012), steel, .0008, main=False, at=(x, FRONT / 2, HIGH - .011))
        box(f'plate-{index}', (.022, .0025, .028), steel, .0008, main=False, at=(x, -.004, HIGH - .014))
        lathe(f'screw-{index}', [(0, .009), (.0062, .009), (.0062, .002, .001), (.009, .002), (.009, 0), (0, 0)], steel, 24, main=False,
              at=(x, -.006, HIGH - .008), turn=(90, 0, 0))
    return View(turn=-48, height=27, lens=66, exposure=.88)
