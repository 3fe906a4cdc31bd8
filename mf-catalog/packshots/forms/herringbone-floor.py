"""A hardwood floor in herringbone, and one of its staves."""
from studio.geometry import box
from studio.herringbone import laid
from studio.look import Look, View
from studio.tiling import prism
from studio.wood import wood

WIDE, RATIO, THICK = .118, 4, .017


def build(look: Look) -> View:
    """A piece of floor, cut at its edges; one stave lies on it."""
    grain = wood(look, rough=.34, coat=.25)
    for index, (outline, (x, y, turn)) in enumerate(laid(RATIO, WIDE, .0004, (1.30, .86))):
        prism(f'stave-{index}', outline, THICK, grain, .0011, at=(x, y, THICK / 2), turn=(0, 0, turn))
    box('stave-loose', (WIDE * RATIO, WIDE, THICK), grain, .0011, at=(.12, -.16, THICK * 1.5 + .0008), turn=(0, 0, 12))
    return View(turn=-24, height=38, lens=65)
