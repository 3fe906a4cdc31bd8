"""Large square tiles, laid straight; the one of ceramic is smaller."""
from studio.faces import apart, cement, marble
from studio.look import Look, linear
from studio.shader import Shader
from studio.surface import Surface
from studio.swatch import around, swatch, total
from studio.tilework import Rows, laid

JOINT, SPAN = .0032, .92
GROUT, DARK = linear('#a8a298'), linear('#6f6c67')
SIDES, SPANS = {'linen': .33}, {'linen': .52}


def plain(shader: Shader, tone, at):
    """Porcelain all through, with the grain of the powder that it was pressed of."""
    cloud, speck = shader.noise(at, 5., 4, .6), shader.noise(at, 260., 3, .7)
    return shader.power((*tone, 1), total(shader, 1., around(shader, cloud, .22), around(shader, speck, .40)))


def linen(shader: Shader, tone, at):
    """Threads that swell and thin, over and under each other."""
    warp, weft = shader.noise(at, (9, 640, 1), 2, .6), shader.noise(at, (640, 9, 1), 2, .6)
    slub = total(shader, shader.noise(at, (5, 190, 1), 1), shader.noise(at, (190, 5, 1), 1))
    return shader.power((*tone, 1), total(shader, 1., around(shader, total(shader, warp, weft), .62), around(shader, slub, .26), -.44))


FACES = {'concrete': cement, 'marble': marble, 'linen': linen}


def build(look: Look) -> Surface:
    """A corner of four above and beside the middle."""
    shader, side = Shader('floor'), SIDES.get(look.colour, .60)
    face, span = FACES.get(look.colour, plain), SPANS.get(look.colour, SPAN)
    rows = Rows((side, side), JOINT, 0., (side * .24, side * -.20))
    colour = laid(shader, rows, lambda at, chance, _: face(shader, look.tone, apart(shader, at, chance, look.colour != 'linen')),
                  DARK if look.colour == 'concrete' else GROUT)
    return swatch(look, shader, colour, span, rough=.5)
