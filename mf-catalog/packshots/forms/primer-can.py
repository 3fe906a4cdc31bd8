"""A gallon of primer that stops stains, closed."""
from studio.look import Look, View, linear
from studio.print import PAPER, Print
from studio.tin import bail, body, closed, ears, rim, tinplate

RADIUS, HIGH, MOUTH = .0830, .192, .0690
DUSK, KNOT, WOOD = linear('#575264'), linear('#7a4f30'), linear('#d3a873')


def label():
    """A knot, half of it under a coat of white."""
    skin = Print(DUSK, RADIUS)
    skin.lay(skin.band(.050, .146), PAPER)
    skin.lay(skin.band(.1495, .1520), PAPER)
    middle = .099
    for radius, ink in ((.0340, WOOD), (.0262, KNOT), (.0236, WOOD), (.0172, KNOT), (.0142, WOOD), (.0088, KNOT)):
        skin.lay(skin.disc(middle, radius), ink)
    # The coat ends in a wave; a line of the knot's colour holds the circle together.
    coat = skin.both(skin.disc(middle, .0325), skin.wave(middle - .002, .0030, .034, 1.2))
    skin.lay(coat, PAPER)
    return skin.done()


def build(look: Look) -> View:
    """The lid pressed in, the handle in front."""
    steel = tinplate()
    body('can', RADIUS, HIGH, steel, label())
    rim('can', RADIUS, HIGH, MOUTH, steel)
    closed('lid', HIGH, MOUTH)
    ears('can', RADIUS, .158, steel, 8)
    bail('can', RADIUS, .158, 58, steel, 8)
    return View(turn=-14, height=18, lens=85)
