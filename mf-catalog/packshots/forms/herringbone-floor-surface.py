"""A hardwood floor in herringbone."""
from studio.herringbone import laid
from studio.look import Look
from studio.planks import covered, shadow
from studio.surface import Surface
from studio.tiling import prism
from studio.wood import wood

WIDE, RATIO, THICK, SPAN = .127, 4, .017, 1.25


def build(look: Look) -> Surface:
    """Its spines run away from who looks."""
    grain = wood(look, rough=.34, coat=.25)
    shadow(SPAN, THICK)
    for index, (outline, (x, y, turn)) in enumerate(laid(RATIO, WIDE, .0007, covered(SPAN))):
        prism(f'stave-{index}', outline, THICK, grain, .0011, at=(x, y, THICK / 2), turn=(0, 0, turn))
    return Surface(SPAN, THICK, turn=-14, height=54)
