"""A fire behind glass: logs, embers, flames that add their light to what is behind them, and the pane."""
from math import cos, pi, sin

from studio.geometry import box, lathe, solid
from studio.look import Colour, linear
from studio.shader import Shader, plain

SOOT, BARK, EMBER = linear('#4a443e'), linear('#4b3a2c'), (1, .21, .025)


def glow(shader: Shader, colour, strength) -> None:
    """Makes a material of light alone, which lets through all that is behind it."""
    through, light, both = (shader.node(kind) for kind in ('BsdfTransparent', 'Emission', 'AddShader'))
    shader.plug(light.inputs['Color'], colour)
    shader.plug(light.inputs['Strength'], strength)
    for socket, part in zip(both.inputs, (through, light)):
        shader.plug(socket, part.outputs[0])
    shader.plug(shader.tree.nodes['Material Output'].inputs['Surface'], both.outputs[0])


def flame(wide: float, high: float, seed: float, power: float):
    """Tongues on a sheet that stands on z = 0: yellow within, red at their edges, torn above."""
    shader = Shader('flame')
    x, _, z = shader.split(shader.place())
    across, up = shader.math('MULTIPLY', x, 2 / wide), shader.math('MULTIPLY', z, 1 / high)
    bent = shader.math('MULTIPLY', shader.spread(shader.noise(shader.join(shader.math('MULTIPLY', across, 1.2), seed, shader.math('MULTIPLY_ADD', up, 1.5, seed)), 1.6, 1), -.9, .9), up)
    sway = shader.math('ADD', shader.math('MULTIPLY', across, wide / high * .5), bent)
    tongue = shader.noise(shader.join(shader.math('MULTIPLY', sway, 4.6), seed * 1.7, shader.math('MULTIPLY', up, .95)), 1., 2, .45)
    shape = shader.math('MULTIPLY_ADD', tongue, 3.3, -1.05)
    shape = shader.math('SUBTRACT', shape, shader.math('MULTIPLY', up, 1.05))
    side = shader.math('POWER', shader.math('ABSOLUTE', across), 3.)
    heat = shader.math('SUBTRACT', shape, shader.math('MULTIPLY', side, .9))
    foot = shader.step(up, 0., .10)
    heat = shader.math('MULTIPLY', shader.math('MINIMUM', shader.math('MAXIMUM', heat, 0.), 1.), foot)
    colour = shader.mix(shader.step(heat, .10, .55), (1, .16, .012, 1), (1, .42, .07, 1))
    colour = shader.mix(shader.step(heat, .45, .95), colour, (1, .72, .30, 1))
    glow(shader, colour, shader.math('MULTIPLY', shader.step(heat, 0., .7), power))
    return shader.material


def flames(name: str, wide: float, high: float, at, random, sheets=3, depth=.05, power=1.5) -> None:
    """Several sheets of flame behind one another."""
    x, y, z = at
    for index in range(sheets):
        tall, broad = high * random.uniform(.85, 1.), wide * random.uniform(.86, 1.)
        points = [(-broad / 2, 0, 0), (broad / 2, 0, 0), (broad / 2, 0, tall), (-broad / 2, 0, tall)]
        dim(solid(f'{name}-{index}', points, [(0, 1, 2, 3)], flame(broad, tall, random.uniform(0, 40), power), main=False,
                  at=(x, y + (index - (sheets - 1) / 2) * depth, z)))


def dim(obj) -> None:
    """Keeps what glows from lighting other things: samples would go to it that the lamps need. Its light on the room is painted there."""
    obj.active_material.cycles.sample_as_light = False
    for ray in ('diffuse', 'glossy', 'shadow'):
        setattr(obj, f'visible_{ray}', False)


def burning(seed: float, heat=1.):
    """Bark that is charred, with fire in some cracks, lit from below."""
    shader = Shader('burning')
    at = shader.vector('ADD', shader.place(), shader.join(seed, seed))
    ridge = shader.math('ABSOLUTE', shader.math('SUBTRACT', shader.noise(at, (62, 62, 13), 3, .55), .5))
    cloud, fine = shader.noise(at, 24., 3, .6), shader.noise(at, (170, 170, 30), 3, .6)
    shader.relief(shader.math('MULTIPLY_ADD', fine, .35, shader.step(ridge, 0., .12)), .9, .009)
    colour = shader.mix(shader.step(shader.noise(at, 30., 4, .65), .50, .70), (*BARK, 1), (.20, .175, .15, 1))
    colour = shader.mix(shader.step(ridge, .07, 0.), shader.power(colour, shader.spread(fine, .8, 1.4)), (.014, .012, .010, 1))
    colour = shader.mix(shader.step(cloud, .54, .44), colour, (.020, .018, .016, 1))
    hot = shader.math('MULTIPLY', shader.step(ridge, .030, .006), shader.step(cloud, .48, .60))
    _, _, up = shader.split(shader.node('NewGeometry').outputs['Normal'])
    below = shader.math('MULTIPLY', shader.step(up, .25, -.8), shader.spread(cloud, .1, .75))
    stuff = shader.surface(Base_Color=colour, Roughness=.9, Specular=.15, Emission=(1, .27, .045, 1),
                           Emission_Strength=shader.math('MULTIPLY', shader.math('MULTIPLY_ADD', hot, 2.4, below), heat))
    stuff.cycles.sample_as_light = False
    return stuff


def log(name: str, radius: float, long: float, at, turn, seed: float, heat=1.) -> None:
    """A billet along z of its object; never round, never straight."""
    stuff = burning(seed, heat)
    obj = lathe(name, [(0, 0), (radius, .0, .004), *((radius, long * k / 12) for k in range(1, 12)), (radius, long, .004), (0, long)], stuff, 40, main=False, at=at, turn=turn)
    for vertex in obj.data.vertices:
        x, y, z = vertex.co
        wave = 1 + .07 * sin(z * 40 + seed) + .06 * sin(3 * z / long * pi + seed * 2) * cos(seed)
        vertex.co.x, vertex.co.y = x * wave + .006 * sin(z / long * pi + seed), y * wave * .88 + .005 * sin(z / long * 5 + seed)


def embers(name: str, wide: float, deep: float, at, seed: float, power=2.) -> None:
    """A bed of glowing coal."""
    shader = Shader('embers')
    where = shader.vector('ADD', shader.place(), shader.join(seed, seed))
    distance, cell = shader.cells(where, 55.)
    cloud = shader.noise(where, 12., 2)
    shader.relief(distance, 1., .012)
    hot = shader.math('MULTIPLY', shader.step(cloud, .35, .6), shader.step(distance, .2, .75))
    shader.surface(Base_Color=shader.mix(shader.split(cell)[0], (.03, .026, .022, 1), (.16, .14, .13, 1)), Roughness=.95,
                   Emission=(*EMBER, 1), Emission_Strength=shader.math('MULTIPLY', hot, power))
    dim(box(name, (wide, deep, .012), shader.material, .004, at=at, main=False))


def pane(name: str, wide: float, high: float, at, sheen=.035) -> None:
    """Glass that hardly shows: a slanting sheen where it mirrors the room."""
    shader = Shader('pane')
    x, _, z = shader.split(shader.place())
    slant = shader.math('ADD', shader.math('MULTIPLY', x, 1 / wide), shader.math('MULTIPLY', z, .45 / high))
    broad = shader.math('MULTIPLY', shader.step(slant, -.36, -.30), shader.step(slant, -.02, -.08))
    thin = shader.math('MULTIPLY', shader.step(slant, .02, .05), shader.step(slant, .13, .10))
    glow(shader, (.9, .95, 1, 1), shader.math('MULTIPLY', shader.math('ADD', broad, shader.math('MULTIPLY', thin, .7)), sheen))
    points = [(a * wide / 2, 0, b * high / 2) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    dim(solid(name, points, [(0, 1, 2, 3)], shader.material, main=False, at=at))


def soot(tone: Colour, fire, reach: float):
    """A wall that a fire lights, `fire` away from the middle of its object."""
    shader = Shader('soot')
    at = shader.place()
    node = shader.node('VectorMath', operation='DISTANCE')
    shader.plug(node.inputs[0], at)
    shader.plug(node.inputs[1], fire)
    near = shader.math('POWER', shader.step(node.outputs['Value'], reach, 0.), 1.7)
    dirt = shader.spread(shader.noise(at, 14., 3, .6), .6, 1.2)
    stuff = shader.surface(Base_Color=shader.power((*tone, 1), shader.spread(dirt, .9, 1.2)), Roughness=.95, Specular=.1, Emission=(1, .30, .07, 1),
                           Emission_Strength=shader.math('MULTIPLY', near, shader.math('MULTIPLY', dirt, .55)))
    stuff.cycles.sample_as_light = False
    return stuff


def firebox(name: str, wide: float, deep: float, high: float, at, tone: Colour = SOOT) -> None:
    """A room for the fire, open at the front; `at` is the middle of its foot, in front."""
    x, y, z = at
    fire, reach = (x, y + deep * .5, z + high * .22), max(wide * .62, high * .9)

    def wall(part: str, size, middle) -> None:
        stuff = soot(tone, tuple(a - b for a, b in zip(fire, middle)), reach)
        box(f'{name}-{part}', size, stuff, 0, at=middle, main=False)

    wall('back', (wide, .004, high), (x, y + deep, z + high / 2))
    for side in (-1, 1):
        wall(f'side-{side}', (.004, deep, high), (x + side * wide / 2, y + deep / 2, z + high / 2))
        wall(f'end-{side}', (wide, deep, .004), (x, y + deep / 2, z + high / 2 + side * high / 2))
