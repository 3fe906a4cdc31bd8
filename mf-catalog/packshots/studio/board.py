"""Boards of gypsum and cement: a face, a back, and a core that the short edges show."""
from studio.geometry import box
from studio.look import Colour, Look
from studio.shader import Shader
from studio.tiling import exposure


def face(tone: Colour, core: Colour, back: Colour, thick: float, mesh=False):
    """Paper around gypsum, or cement with a net of glass in its faces; long edges are wrapped, short ones cut."""
    shader = Shader('board')
    lot, place = shader.lot(), shader.place()
    at = shader.vector('ADD', place, shader.join(shader.math('MULTIPLY', lot, 19.)))
    facing_x, _, facing_z = shader.facing()
    cloud, fibre, grit = shader.noise(at, 6., 2), shader.noise(at, (260, 700, 260), 2, .6), shader.noise(at, 420., 3, .7)
    depth = shader.spread(lot, .985, 1.015)
    for part, weight in ((cloud, .06), (fibre, .07)):
        depth = shader.math('ADD', depth, shader.spread(part, -weight / 2, weight / 2))
    height = shader.math('MULTIPLY', fibre, .25)
    if mesh:
        x, y, _ = shader.split(place)
        threads = [shader.step(shader.math('PINGPONG', shader.math('MULTIPLY', part, 125.), .5), .16, .02) for part in (x, y)]
        net = shader.math('MAXIMUM', *threads)
        depth = shader.math('ADD', depth, shader.math('MULTIPLY', net, -.16))
        depth = shader.math('ADD', depth, shader.math('ADD', shader.spread(grit, -.2, .2), shader.spread(shader.noise(at, 14., 3), -.25, .25)))
        height = shader.math('MULTIPLY_ADD', net, 1., height)
    paper = shader.power((*tone, 1), depth)
    paper = shader.mix(shader.step(facing_z, -.5, -.8), paper, back)
    cut = shader.power((*core, 1), shader.math('ADD', shader.spread(grit, .75, 1.3), shader.spread(shader.noise(at, (3, 40, 900), 2), -.15, .15)))
    is_core = shader.step(shader.math('ABSOLUTE', facing_x), .6, .8)
    if mesh:
        is_core = shader.step(shader.math('ABSOLUTE', facing_z), .8, .6)
    else:
        # The paper of both faces is seen as a line on a cut edge.
        is_core = shader.math('MULTIPLY', is_core, shader.step(shader.math('ABSOLUTE', shader.split(place)[2]), thick / 2 - .0004, thick / 2 - .0010))
    shader.relief(height, .35, .0008)
    return shader.surface(Base_Color=shader.mix(is_core, paper, cut), Roughness=.85, Specular=.2)


def sheets(look: Look, size, stuff, count: int, shift=.004, bevel=.0028) -> float:
    """A pile of (long, wide, thick), none quite on the other; answers with how high it is."""
    random, (_, _, thick) = look.random, size
    for index in range(count):
        box(f'sheet-{index}', size, stuff, bevel, at=(random.uniform(-shift, shift), random.uniform(-shift, shift), (index + .5) * (thick + .0009)),
            turn=(0, 0, random.uniform(-.25, .25)))
    return count * (thick + .0009)


def light(look: Look) -> float:
    """A little less of it where the face is pale."""
    return exposure(look) if look.colour else .9
