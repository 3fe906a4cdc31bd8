"""A mirror without a frame: a band of light runs around in it, and light falls on the wall behind it."""
from studio.canister import outline
from studio.geometry import box, lathe, solid
from studio.housing import placed, slab
from studio.lamp import unsampled
from studio.look import Look, View, linear
from studio.mirror import mirror
from studio.shader import Shader, plain
from studio.vanity import CHALK, PAINT

WIDE, HIGH, OUT, CORNER = 36 * .0254, 28 * .0254, .036, .030
INSET, BAND = .038, .026
WARM, GREY = linear('#fff1da'), linear('#c3c8ca')


def shining(strength: float):
    """What the light of the mirror comes through."""
    shader = Shader('shining')
    return unsampled(shader.surface(Base_Color=(.5, .48, .45), Roughness=.4, Emission=(*WARM, 1), Emission_Strength=strength))


def wall(wide: float, high: float, middle: float) -> None:
    """A piece of wall that is brighter around the mirror."""
    shader = Shader('lit-paint')
    x, _, z = shader.split(shader.place())
    across = shader.math('MAXIMUM', shader.math('SUBTRACT', shader.math('ABSOLUTE', x), WIDE / 2 - .03), 0.)
    up = shader.math('MAXIMUM', shader.math('SUBTRACT', shader.math('ABSOLUTE', shader.math('SUBTRACT', z, middle - high / 2)), HIGH / 2 - .03), 0.)
    away = shader.math('SQRT', shader.math('MULTIPLY_ADD', across, across, shader.math('MULTIPLY', up, up)))
    fall = shader.math('POWER', shader.step(away, .24, .0), 2.2)
    stuff = shader.surface(Base_Color=PAINT, Roughness=.55, Specular=.3, Emission=(*WARM, 1), Emission_Strength=shader.math('MULTIPLY', fall, .62))
    box('core', (wide, .0127, high), plain('core', CHALK, .9), .0006, at=(0, .0074, high / 2), main=False)
    box('paint', (wide + .0004, .0012, high + .0004), unsampled(stuff), .0004, at=(0, .0006, high / 2), main=False)


def ring(name: str, inset: float, wide: float, z: float, material) -> None:
    """A flat band that follows the edge of the mirror."""
    outer, inner = (outline(WIDE - 2 * i, HIGH - 2 * i, max(CORNER - i * .4, .006)) for i in (inset, inset + wide))
    count = len(outer)
    points = [(x, y, z) for x, y in (*outer, *inner)]
    faces = [(k, (k + 1) % count, count + (k + 1) % count, count + k) for k in range(count)]
    solid(name, points, faces, material)


def build(look: Look) -> View:
    """A touch button lies at its lower edge."""
    middle = HIGH / 2 + .130
    wall(WIDE + .36, HIGH + .26, middle)
    with placed((0, 0, middle), (90, 0, 0)):
        box('back', (WIDE - .12, HIGH - .12, OUT - .006), plain('back', GREY, .5), .002, at=(0, 0, (OUT - .006) / 2 + .002), main=False)
        slab('edge', WIDE, HIGH, .0055, CORNER, plain('edge', linear('#9fb1b3'), .15), .0012, at=(0, 0, OUT - .0056), main=False)
        inner = outline(WIDE - .003, HIGH - .003, CORNER - .0015)
        solid('glass', [(x, y, OUT + .0002) for x, y in inner], [tuple(range(len(inner)))], mirror((-1.30, -.52), 'y'), main=False)
        ring('band', INSET, BAND, OUT + .0006, shining(1.05))
        lathe('button-ring', [(.0125, OUT + .0006), (.0100, OUT + .0006)], shining(.95), 48, at=(0, -HIGH / 2 + .105, 0), main=False)
        lathe('button', [(.0045, OUT + .0006), (0, OUT + .0006)], shining(.95), 32, at=(0, -HIGH / 2 + .105, 0), main=False)
    return View(turn=-24, height=14, lens=85, fill=.94, exposure=.98)
