"""Open boxes of cardboard that small goods come in."""
from studio.geometry import box, solid
from studio.look import Colour, linear
from studio.print import Print
from studio.shader import Shader

KRAFT, THICK = linear('#b08d62'), .0016


def cardboard(tone: Colour = KRAFT):
    """Brown paper with fibres."""
    shader = Shader('cardboard')
    at = shader.place()
    fibre, cloud = shader.noise(at, (700, 700, 260), 3, .6), shader.noise(at, 22., 2)
    depth = shader.math('ADD', shader.spread(fibre, .90, 1.10), shader.spread(cloud, -.06, .06))
    shader.relief(fibre, .12, .0004)
    return shader.surface(Base_Color=shader.power((*tone, 1), depth), Roughness=.82, Specular=.2)


def front(wide: float, high: float, ink: Colour, second: Colour):
    """What is printed on the side that looks at the camera: a band, and a peak in a disc."""
    skin = Print(KRAFT)
    skin.lay(skin.band(-high * .5, -high * .16), ink)
    skin.lay(skin.band(-high * .13, -high * .10), ink)
    skin.lay(skin.disc(high * .16, high * .20, -wide * .30), ink)
    skin.lay(skin.both(skin.disc(high * .16, high * .165, -wide * .30), skin.peak(high * .28, 1.4, -wide * .30)), second)
    for line in range(3):
        skin.lay(skin.panel(high * (.26 - .10 * line), wide * (.42, .42, .26)[line], high * .045, wide * (.16, .16, .08)[line]), ink)
    return skin.done(.7)


def carton(wide: float, deep: float, high: float, ink: Colour, second: Colour, at=(0, 0, 0), flaps=True) -> None:
    """Four walls, a floor and flaps that hang outwards; its middle on the ground at a place."""
    x0, y0, z0 = at
    board = cardboard()
    box('carton-floor', (wide, deep, THICK), board, 0, main=False, at=(x0, y0, z0 + THICK / 2))
    for side in (-1, 1):
        box(f'carton-side-{side}', (THICK, deep, high), board, .0006, main=False, at=(x0 + side * wide / 2, y0, z0 + high / 2))
    box('carton-back', (wide, THICK, high), board, .0006, main=False, at=(x0, y0 + deep / 2, z0 + high / 2))
    box('carton-front', (wide + THICK, THICK, high), front(wide, high, ink, second), .0006, main=False, at=(x0, y0 - deep / 2, z0 + high / 2))
    if not flaps:
        return
    flap = min(wide, deep) * .42
    for side, lean in ((-1, .62), (1, .50)):
        points = [(0, -deep / 2 + .002, 0), (0, deep / 2 - .002, 0), (side * flap, deep / 2 - .008, flap * lean), (side * flap, -deep / 2 + .008, flap * lean)]
        obj = solid(f'carton-flap-{side}', points, [(0, 1, 2, 3)], board, main=False, at=(x0 + side * wide / 2, y0, z0 + high))
        obj.modifiers.new('thick', 'SOLIDIFY').thickness = THICK
    points = [(-wide / 2 + .002, 0, 0), (wide / 2 - .002, 0, 0), (wide / 2 - .008, flap * .35, flap), (-wide / 2 + .008, flap * .35, flap)]
    obj = solid('carton-flap-back', points, [(0, 1, 2, 3)], board, main=False, at=(x0, y0 + deep / 2, z0 + high))
    obj.modifiers.new('thick', 'SOLIDIFY').thickness = THICK
