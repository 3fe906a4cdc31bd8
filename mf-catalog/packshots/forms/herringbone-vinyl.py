"""Short vinyl planks in herringbone: a print of wood on a dark core."""
from studio.herringbone import laid
from studio.look import Look, View
from studio.shader import plain
from studio.tiling import oblong, prism
from studio.vinyl import CORE, plank
from studio.wood import wood

WIDE, RATIO, REACH, THICK = .125, 4, (1.40, .92), .0064


def build(look: Look) -> View:
    """A piece of floor, cut at its edges; two planks lie on it."""
    print_ = wood(look, 'oak', look.tone, rough=.5, gain=.8)
    prism('core', oblong(*REACH), THICK - .002, plain('core', CORE, .8), 0, main=False, at=(0, 0, THICK / 2 - .001))
    for index, (outline, (x, y, turn)) in enumerate(laid(RATIO, WIDE, .0005, REACH)):
        prism(f'plank-{index}', outline, .002, print_, .0006, at=(x, y, THICK - .001), turn=(0, 0, turn))
    for index, (x, y, turn) in enumerate(((.10, -.15, 12), (.16, -.10, 31))):
        plank(f'plank-loose-{index}', WIDE * RATIO, WIDE, print_, at=(x, y, THICK * (1 + index) + .0006), turn=turn)
    return View(turn=-24, height=38, lens=65)
