"""Panels made of wood: peeled veneers in layers, and strands."""
from studio.look import Look
from studio.shader import Shader
from studio.wood import KINDS, knots


def turned(shader: Shader, at, angle: float):
    """A place, seen from another direction; in radians."""
    node = shader.node('VectorRotate', rotation_type='Z_AXIS')
    shader.plug(node.inputs['Vector'], at)
    shader.plug(node.inputs['Angle'], angle)
    return node.outputs[0]


def veneer(look: Look, ply: float):
    """Plywood with plies of this thickness; the grain of its faces runs along x."""
    kind, shader = KINDS[look.species], Shader(f'plywood-{look.species}')
    at = shader.vector('ADD', shader.place(), shader.join(shader.math('MULTIPLY', shader.lot(), 37.)))
    facing_x, _, facing_z = shader.facing()
    is_face = shader.step(shader.math('ABSOLUTE', facing_z), .6, .8)
    # A peeled log shows its years in wide flames, as lines of one height do on a map.
    land = shader.math('MULTIPLY_ADD', shader.noise(at, (2.2, 26, 0), 1), .12, shader.noise(at, (.55, 3.1, 0), 1))
    year = shader.math('FRACT', shader.math('MULTIPLY', land, 26))
    late = shader.math('MULTIPLY', shader.step(year, .1, .9), shader.step(year, 1, .9))
    fibre, streak = shader.noise(at, (12, 700, 700), 2), shader.noise(at, (1.6, 70, 70), 2)
    depth = shader.math('MULTIPLY_ADD', shader.math('SUBTRACT', late, .36), kind.years * 1.3, 1.)
    for part, weight in ((fibre, kind.fibres), (streak, .4), (shader.noise(at, (1, 3, 3), 1), .3)):
        depth = shader.math('ADD', depth, shader.spread(part, -weight / 2, weight / 2))
    if kind.pores:
        depth = shader.math('MULTIPLY_ADD', shader.step(shader.noise(at, (14, 500, 500), 1), .6, .74), kind.pores * .7, depth)
    if kind.knots:
        depth = shader.math('MULTIPLY_ADD', knots(shader, at, kind.knots)[0], 1.3, depth)
    # Every other ply shows its end grain, which is darker; from the other side it is the others.
    z = shader.split(shader.place())[2]
    layer = shader.math('MULTIPLY_ADD', shader.noise(at, (6, 6, 0), 1), .12, shader.math('DIVIDE', z, 2 * ply))
    saw = shader.math('FRACT', shader.math('ADD', layer, shader.spread(shader.step(shader.math('ABSOLUTE', facing_x), .6, .8), .25, .75)))
    is_end = shader.step(shader.math('ABSOLUTE', shader.math('SUBTRACT', saw, .5)), .27, .23)
    pith = shader.noise(at, (160, 160, 900), 2)
    edge = shader.math('ADD', shader.spread(is_end, .88, 1.85), shader.spread(pith, -.35, .35))
    depth = shader.math('ADD', shader.math('MULTIPLY', depth, is_face), shader.math('MULTIPLY', edge, shader.math('SUBTRACT', 1., is_face)))
    shader.relief(shader.math('ADD', fibre, late), .25, .0005)
    return shader.surface(Base_Color=shader.power((*look.tone, 1), depth), Roughness=.55, Specular=.3)


def strands(tone):
    """Oriented strands: layers of chips at angles, each with a tone of its own."""
    shader = Shader('strands')
    at = shader.vector('ADD', shader.place(), shader.join(shader.math('MULTIPLY', shader.lot(), 37.)))
    is_face = shader.step(shader.math('ABSOLUTE', shader.facing()[2]), .6, .8)
    top, depth = -1., 1.
    for angle in (.25, -.35, .9, 1.5, 2.4):
        stretched = shader.vector('MULTIPLY', turned(shader, at, angle), (11, 46, 0))
        distance, cell = shader.cells(shader.vector('ADD', stretched, shader.join(angle * 31)), 1, flat=True)
        luck = shader.split(cell)
        here = shader.math('MULTIPLY_ADD', distance, -.35, luck[0])
        wins = shader.math('GREATER_THAN', here, top)
        loses = shader.math('SUBTRACT', 1., wins)
        grain = shader.noise(stretched, (.7, 9, 1), 2)
        own = shader.math('ADD', shader.spread(luck[1], .72, 1.16), shader.spread(grain, -.25, .25))
        own = shader.math('MULTIPLY_ADD', shader.step(distance, .35, .75), .4, own)
        depth = shader.math('ADD', shader.math('MULTIPLY', own, wins), shader.math('MULTIPLY', depth, loses))
        top = shader.math('MAXIMUM', top, here)
    edge = shader.math('ADD', 1.05, shader.spread(shader.noise(at, (30, 30, 420), 3, .7), -.9, .9))
    depth = shader.math('ADD', shader.math('MULTIPLY', depth, is_face), shader.math('MULTIPLY', edge, shader.math('SUBTRACT', 1., is_face)))
    shader.relief(top, .5, .002)
    return shader.surface(Base_Color=shader.power((*tone, 1), depth), Roughness=.6, Specular=.25)
