"""Fired clay: glazes that pool and break at edges, and porcelain that looks like stone."""
from studio.look import Colour, linear
from studio.shader import Shader

BISQUE, GROUT = linear('#dccbb2'), linear('#d9d4c9')


def shifted(shader: Shader, *scales):
    """Places that differ from tile to tile."""
    lot = shader.lot()
    return shader.vector('ADD', shader.place(), shader.join(*(shader.math('MULTIPLY', lot, scale) for scale in (7., 3., 0.))))


def glaze(tone: Colour, top: float, gloss=.07, variety=.22, wave=.0011):
    """A glossy glaze that ends above the foot of a tile; `top` is the height of its face over its middle."""
    shader = Shader('glaze')
    at = shifted(shader)
    cloud, speck = shader.noise(at, 20., 2), shader.noise(at, 240., 3, .7)
    depth = shader.spread(shader.lot(3.7), 1 - variety / 2, 1 + variety / 2)
    for part, weight in ((cloud, .32), (speck, .10)):
        depth = shader.math('ADD', depth, shader.spread(part, -weight / 2, weight / 2))
    z = shader.math('MULTIPLY_ADD', shader.noise(at, 70., 1), .0012, shader.split(shader.place())[2])
    bare = shader.step(z, top - .0042, top - .0052)
    colour = shader.mix(bare, shader.power((*tone, 1), depth), BISQUE)
    shader.relief(shader.noise(at, 26., 1), .5, wave)
    return shader.surface(Base_Color=colour, Roughness=shader.math('MULTIPLY_ADD', bare, .6, gloss), Specular=.5)


def veins(shader: Shader, at, scale: float, width: float, lean: float):
    """Lines that run one way, `scale` of them a metre, wander and fade, as marble has; `width` is a share of what lies between two."""
    x, y, _ = shader.split(at)
    along = shader.math('MULTIPLY_ADD', y, lean, x)
    bent = shader.spread(shader.noise(at, scale * 1.1, 5, .42), -.8, .8)
    line = shader.math('PINGPONG', shader.math('MULTIPLY_ADD', along, scale, bent), .5)
    seen = shader.step(shader.noise(at, scale * .9, 1), .36, .58)
    return shader.math('MULTIPLY', shader.step(line, width, 0), seen)


def stone_print(tone: Colour, kind: str, gloss=.38, fine=1.):
    """Stone, or porcelain and vinyl printed as such; `fine` above 1 for small pieces. Kinds: plain, slate, cement, marble, linen."""
    shader = Shader(f'print-{kind}')
    at = shifted(shader)
    cloud, grit = shader.noise(at, 7. * fine, 3, .6), shader.noise(at, 300., 2, .7)
    weights = {'plain': (.12, .10), 'slate': (.34, .22), 'cement': (.42, .16), 'marble': (.05, .03), 'linen': (.10, .08)}[kind]
    depth = shader.spread(shader.lot(3.7), .96, 1.04)
    for part, weight in zip((cloud, grit), weights):
        depth = shader.math('ADD', depth, shader.spread(part, -weight / 2, weight / 2))
    height = shader.math('MULTIPLY', grit, .2)
    if kind == 'linen':
        warp, weft = shader.noise(at, (4, 700, 1), 1), shader.noise(at, (700, 4, 1), 1)
        depth = shader.math('ADD', depth, shader.spread(shader.math('ADD', warp, weft), -.5, .5))
    if kind == 'slate':
        cleft, sand = shader.noise(at, (6 * fine, 15 * fine, 5), 5, .6), shader.noise(at, (40 * fine, 110 * fine, 5), 3, .6)
        plates = shader.math('ADD', shader.step(cleft, .41, .44), shader.step(cleft, .55, .57))
        height = shader.math('ADD', height, shader.math('MULTIPLY_ADD', plates, 1.6, cleft))
        for part, weight in ((cleft, .5), (sand, .5), (plates, .035)):
            depth = shader.math('ADD', depth, shader.spread(part, weight / 2, -weight / 2))
    colour = shader.power((*tone, 1), depth)
    if kind == 'marble':
        halo, core, hair = veins(shader, at, 2.5 * fine, .11, .7), veins(shader, at, 2.5 * fine, .020, .7), veins(shader, at, 4.7 * fine, .022, -.5)
        strength = .0
        for part, weight in ((halo, .22), (core, .62), (hair, .34)):
            strength = shader.math('MULTIPLY_ADD', part, weight, strength)
        colour = shader.mix(strength, colour, linear('#6d7077'))
    shader.relief(height, .5, .0012)
    return shader.surface(Base_Color=colour, Roughness=shader.spread(grit, gloss - .04, gloss + .06), Specular=.45)
