"""Stone and what is printed as stone, as it is drawn on the faces of tiles: no light of its own, each tile another piece."""
from studio.look import Colour, linear
from studio.shader import Shader
from studio.swatch import around, luck, product, relief, shaded, total

VEIN = linear('#83878d')


def apart(shader: Shader, at, lots, turns=True):
    """Places that differ from tile to tile by three numbers; half of the tiles are turned about."""
    first, second, third = lots
    if turns:
        about = shader.math('MULTIPLY_ADD', shader.math('GREATER_THAN', third, .5), -2., 1.)
        at = shader.vector('MULTIPLY', at, shader.join(about, about, 1.))
    return shader.vector('ADD', at, shader.join(shader.math('MULTIPLY', first, 23.), shader.math('MULTIPLY', second, 17.)))


def bands(shader: Shader, at, scale: float, lean: float, width: float):
    """Veins of stone that was folded: lines that run one way, swell, thin out and end; 1 in their middle."""
    x, y, _ = shader.split(at)
    along = shader.math('MULTIPLY_ADD', y, lean, x)
    across = shader.math('MULTIPLY_ADD', x, -lean, y)
    folded = shader.join(shader.math('MULTIPLY', along, scale * .45), shader.math('MULTIPLY', across, scale * 1.5))
    field = shader.noise(folded, 1., 6, .56)
    swell = shader.spread(shader.noise(at, scale * 1.3, 2), width * -.5, width * 2.2)
    line = shader.math('ABSOLUTE', shader.math('SUBTRACT', field, .5))
    edge = shader.math('DIVIDE', line, shader.math('MAXIMUM', swell, width * .12))
    return product(shader, shader.step(edge, 1., 0.), shader.step(shader.noise(at, scale * .8, 1), .36, .60))


def marble(shader: Shader, tone: Colour, at, fine=1.):
    """White marble as from Carrara: soft grey clouds along its veins, some of them sharper, and a net of hairs."""
    haze, soft, sharp = bands(shader, at, 2.2 * fine, .6, .10), bands(shader, at, 3.4 * fine, .6, .035), bands(shader, at, 6.5 * fine, .75, .011)
    hair = bands(shader, at, 12. * fine, -.4, .010)
    cloud = shader.noise(at, 3. * fine, 5, .6)
    strength = .0
    for part, weight in ((haze, .26), (soft, .34), (sharp, .34), (hair, .18), (shader.step(cloud, .50, .72), .14)):
        strength = shader.math('MULTIPLY_ADD', part, weight, strength)
    return shader.mix(strength, shader.power((*tone, 1), total(shader, 1., around(shader, shader.noise(at, 160., 2), .02))), VEIN)


def cement(shader: Shader, tone: Colour, at, fine=1., strong=1.):
    """Concrete that was trowelled: clouds with grain in them, sweeps of the trowel, pits and pale sand."""
    cloud, patch = shader.noise(at, 2.6 * fine, 9, .68), shader.noise(at, 9. * fine, 6, .7)
    x, y, _ = shader.split(at)
    bow = shader.join(shader.math('MULTIPLY', total(shader, x, shader.math('MULTIPLY', shader.noise(at, 1.6 * fine, 1), .9)), 5. * fine),
                      shader.math('MULTIPLY', total(shader, y, shader.math('MULTIPLY', shader.noise(at, 1.3 * fine, 1), 1.2)), 60. * fine))
    sweep, grit = shader.noise(bow, 1., 4, .65), shader.noise(at, 420., 2, .7)
    near, cell = shader.cells(at, 120. * fine, flat=True)
    chance = shader.split(cell)
    pit = product(shader, shader.step(near, .20, .10), shader.math('GREATER_THAN', chance[0], .93))
    depth = total(shader, 1., around(shader, cloud, .95 * strong), around(shader, patch, .42 * strong), around(shader, sweep, .15 * strong),
                  around(shader, grit, .22), shader.math('MULTIPLY', pit, .34))
    return shader.power((*tone, 1), depth)


def slate(shader: Shader, tone: Colour, at, fine=1.):
    """Riven slate: plates that broke off at edges of their own, each a little other in colour, a few with rust."""
    def steps(place):
        field = shader.math('MULTIPLY', shader.noise(place, (3.4 * fine, 5.2 * fine, 1), 7, .60), 11.)
        floor = shader.math('FLOOR', field)
        return total(shader, floor, shader.step(shader.math('SUBTRACT', field, floor), .80, 1.))

    def height(place):
        return total(shader, shader.math('MULTIPLY', steps(place), .5), shader.math('MULTIPLY', shader.noise(place, 60. * fine, 5, .65), .9))

    light = relief(shader, at, height, .0022, .55)
    plate, grain = luck(shader, shader.math('ROUND', steps(at)))[0], shader.noise(at, (26 * fine, 44 * fine, 1), 6, .68)
    cloud = shader.noise(at, 3. * fine, 5, .6)
    depth = total(shader, 1., around(shader, plate, .10), around(shader, grain, .42), around(shader, cloud, .34), around(shader, shader.noise(at, 420., 2), .14))
    colour = shader.power((*tone, 1), depth)
    rust = product(shader, shader.step(shader.noise(at, 2.4 * fine, 5, .62), .60, .74), .22)
    return shaded(shader, shader.mix(rust, colour, linear('#7d6a55')), light)


def limestone(shader: Shader, tone: Colour, at, fine=1.):
    """Limestone: faint beds, grain, and bits of shell and pores that lie along them."""
    bed, finer = shader.noise(at, (1.6 * fine, 11 * fine, 1), 5, .62), shader.noise(at, (12 * fine, 70 * fine, 1), 4, .62)
    cloud, grit = shader.noise(at, 3. * fine, 6, .66), shader.noise(at, 380., 3, .7)
    pieces = shader.vector('MULTIPLY', at, (1., 1.9, 1.))
    near, cell = shader.cells(pieces, 90. * fine, flat=True)
    chance = shader.split(cell)
    shell = product(shader, shader.step(near, .34, .16), shader.math('GREATER_THAN', chance[0], .80))
    pore = product(shader, shader.step(near, .22, .10), shader.math('LESS_THAN', chance[0], .10))
    depth = total(shader, 1., around(shader, bed, .60), around(shader, finer, .30), around(shader, cloud, .40), around(shader, grit, .22),
                  shader.math('MULTIPLY', shell, -.16), shader.math('MULTIPLY', pore, .50))
    return shader.power((*tone, 1), depth)


def glazed(shader: Shader, tone: Colour, at, pool=.16):
    """Glaze: a little deeper where it ran together."""
    cloud, speck = shader.noise(at, 16., 3, .55), shader.noise(at, 300., 2, .6)
    return shader.power((*tone, 1), total(shader, 1., around(shader, cloud, pool), around(shader, speck, pool * .3)))
