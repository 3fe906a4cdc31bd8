"""A gallon of paint for kitchens and baths, closed: it has no colour yet."""
from studio.look import Look, View, linear
from studio.print import PAPER, Print
from studio.tin import bail, body, closed, ears, rim, tinplate

RADIUS, HIGH, MOUTH = .0830, .192, .0690
TEAL, MIST = linear('#567b7c'), linear('#b9cfce')


def label():
    """A drop over waves, on paper."""
    skin = Print(PAPER, RADIUS)
    skin.lay(skin.wave(.060, .0035, .0869, .8), MIST)
    skin.lay(skin.wave(.047, .0035, .0869, 3.4), TEAL)
    skin.lay(skin.band(.152, .168), TEAL)
    skin.lay(skin.band(.1475, .1495), MIST)
    skin.lay(skin.drop(.099, .0185, .040), TEAL)
    skin.lay(skin.both(skin.disc(.099, .0128), skin.wave(.097, .0022, .02, 1.)), MIST)
    return skin.done()


def build(look: Look) -> View:
    """The lid pressed in, the handle in front."""
    steel = tinplate()
    body('can', RADIUS, HIGH, steel, label())
    rim('can', RADIUS, HIGH, MOUTH, steel)
    closed('lid', HIGH, MOUTH)
    ears('can', RADIUS, .150, steel, 12)
    bail('can', RADIUS, .150, 58, steel, 12)
    return View(turn=-14, height=18, lens=85)
