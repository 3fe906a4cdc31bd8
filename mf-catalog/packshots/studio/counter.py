"""Countertops: slabs of stone with polished edges, and what they are made of. They lie along x; the front edge looks towards -y."""
from studio.ceramic import veins
from studio.geometry import box
from studio.look import Colour, linear
from studio.shader import Shader

DEEP, LONG = 25.5 * .0254, 1.16
PALE, ASH = linear('#c9c7c2'), linear('#8d9094')


def slab(thick: float, material, long=LONG, edge=.0025) -> None:
    """A slab with eased edges."""
    box('slab', (long, DEEP, thick), material, edge, at=(0, 0, thick / 2))


def light(tone: Colour) -> float:
    """A little less of it on what is nearly white."""
    return .90 if sum(tone) > 1.8 else 1.


def polished(shader: Shader, colour, rough=.12):
    """The finished material of a polished stone."""
    cloud = shader.noise(shader.place(), 5., 2)
    return shader.surface(Base_Color=colour, Roughness=shader.spread(cloud, rough - .02, rough + .03), Specular=.5)


def quartz(tone: Colour, kind: str):
    """Ground quartz in resin. Kinds: veined (grey veins), pale-veined, cement, quiet."""
    shader = Shader(f'quartz-{kind}')
    at = shader.place()
    cloud, grain = shader.noise(at, 4., 3, .6), shader.noise(at, 520., 2, .7)
    weights = {'veined': (.06, .06), 'pale-veined': (.22, .20), 'cement': (.55, .18), 'quiet': (.08, .14)}[kind]
    depth = 1.
    for part, weight in zip((cloud, grain), weights):
        depth = shader.math('ADD', depth, shader.spread(part, -weight / 2, weight / 2))
    if kind == 'cement':
        depth = shader.math('ADD', depth, shader.spread(shader.noise(at, (9, 16, 9), 4, .65), -.22, .22))
        depth = shader.math('MULTIPLY_ADD', shader.step(shader.noise(at, 70., 2), .70, .76), .22, depth)
    colour = shader.power((*tone, 1), depth)
    if kind.endswith('veined'):
        wide, core, hair = veins(shader, at, 2.1, .17, .8), veins(shader, at, 2.1, .020, .8), veins(shader, at, 4.3, .018, -.6)
        strength = .0
        for part, weight in ((wide, .26), (core, .44), (hair, .28)):
            strength = shader.math('MULTIPLY_ADD', part, weight, strength)
        colour = shader.mix(shader.math('MINIMUM', strength, 1.), colour, PALE if kind == 'pale-veined' else ASH)
    return polished(shader, colour)


def granite(tone: Colour, grains):
    """Crystals side by side: most of the tone, others of colours of (share, colour)."""
    shader = Shader('granite')
    at = shader.place()
    bent = shader.vector('ADD', at, shader.join(*[shader.spread(shader.noise(shader.vector('ADD', at, (k * 3., 0, 0)), 90., 2), -.006, .006) for k in range(3)]))
    _, large = shader.cells(bent, 130.)
    _, small = shader.cells(bent, 330.)
    big, fine = shader.split(large), shader.split(small)
    drift = shader.spread(shader.noise(at, 5., 3), -.16, .16)
    depth = shader.math('ADD', shader.spread(big[1], .80, 1.20), shader.spread(fine[1], -.18, .18))
    colour = shader.power((*tone, 1), depth)
    luck, level = shader.math('ADD', big[0], drift), 0.
    for share, grain in grains:
        is_here = shader.math('MULTIPLY', shader.math('GREATER_THAN', luck, level), shader.math('LESS_THAN', luck, level + share))
        colour = shader.mix(is_here, colour, shader.power((*grain, 1), shader.spread(fine[1], .85, 1.15)))
        level += share
    speck = shader.math('LESS_THAN', fine[0], .10)
    return polished(shader, shader.mix(speck, colour, grains[0][1]), .10)


def recycled(tone: Colour, shards):
    """Pieces of old bottles in a binder of the tone; `shards` are their colours."""
    shader = Shader('recycled-glass')
    at = shader.place()
    bent = shader.vector('ADD', at, shader.join(*[shader.spread(shader.noise(shader.vector('ADD', at, (k * 3., 0, 0)), 60., 1), -.004, .004) for k in range(3)]))
    colour = shader.power((*tone, 1), shader.spread(shader.noise(at, 400., 2), .90, 1.10))
    for scale, fill in ((70., .40), (150., .36)):
        distance, cell = shader.cells(bent, scale)
        luck = shader.split(cell)
        inside = shader.math('MULTIPLY', shader.step(distance, .46, .42), shader.math('LESS_THAN', luck[0], fill))
        for index, shard in enumerate(shards):
            start = index / len(shards)
            is_here = shader.math('MULTIPLY', shader.math('GREATER_THAN', luck[1], start), shader.math('LESS_THAN', luck[1], start + 1 / len(shards)))
            colour = shader.mix(shader.math('MULTIPLY', inside, is_here), colour, shader.power((*shard, 1), shader.spread(luck[2], .75, 1.25)))
    return polished(shader, colour, .10)
