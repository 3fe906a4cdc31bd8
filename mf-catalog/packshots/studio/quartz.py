"""Quartz: ground stone in resin, quiet or with veins, as it is cast into slabs."""
from dataclasses import dataclass

from studio.counter import polished
from studio.look import Colour, Look, linear
from studio.shader import Shader


@dataclass(frozen=True)
class Kind:
    """How a quartz is cast."""
    cloud: float
    """How much it is deeper here than there."""
    fleck: float
    """How far its grains are seen."""
    rough: float = .13
    vein: Colour | None = None
    halo: float = .0
    """How much of the vein is seen beside it."""
    piece: float = 0
    """From where in the stone the slab was cut."""
    broad: float = .016
    """How wide its widest veins are, about, in metres."""


KINDS = {
    'glacier': Kind(.10, .10, vein=linear('#6f777d'), halo=.30),
    'charcoal': Kind(.22, .30, .18, linear('#c6c4bf'), .05, 2.6, .008),
    'warm-white': Kind(.08, .55, .22),
    'concrete': Kind(.50, .34, .34),
}


def vein(shader: Shader, at, scale: float, width: float, shift: float):
    """Lines between what was poured beside each other: they run one way, wander, swell and run out; `width` in metres, about."""
    x, y, z = shader.split(at)
    across = shader.math('ADD', shader.math('MULTIPLY_ADD', y, -.62, x), shader.math('MULTIPLY', z, .3))
    along = shader.math('MULTIPLY_ADD', x, .62, y)
    place = shader.join(shader.math('MULTIPLY', across, scale), shader.math('MULTIPLY', along, scale * .30), shift)
    apart = shader.math('ABSOLUTE', shader.math('SUBTRACT', shader.noise(place, 1., 4, .42), .5))
    body = shader.noise(shader.vector('ADD', at, (shift, 0, 0)), (6, 6, 6), 3)
    wide = shader.math('MULTIPLY', shader.step(body, .36, .72), width * scale * .55)
    line = shader.math('DIVIDE', apart, shader.math('ADD', wide, .0006))
    return shader.math('MULTIPLY', shader.step(line, 1., .1), shader.step(body, .30, .46))


def quartz(look: Look):
    """The stone of an item."""
    kind, shader = KINDS[look.colour], Shader(f'quartz-{look.colour}')
    at = shader.place()
    cloud, mist = shader.noise(at, (4, 6, 4), 4, .6), shader.noise(at, 26., 3, .6)
    grain = shader.split(shader.cells(at, 420.)[1])
    depth = shader.math('ADD', 1., shader.spread(cloud, -kind.cloud / 2, kind.cloud / 2))
    depth = shader.math('ADD', depth, shader.spread(mist, -kind.cloud * .3, kind.cloud * .3))
    depth = shader.math('ADD', depth, shader.spread(grain[1], -kind.fleck * .3, kind.fleck * .3))
    # A few grains stand out, deeper or as pale as glass.
    depth = shader.math('MULTIPLY_ADD', shader.math('LESS_THAN', grain[0], .06), kind.fleck * 2, depth)
    depth = shader.math('MULTIPLY_ADD', shader.math('GREATER_THAN', grain[0], .94), -kind.fleck * .5, depth)
    colour = shader.power((*look.tone, 1), depth)
    if kind.vein:
        broad, fine = vein(shader, at, 3.1, kind.broad, kind.piece + 1.7), vein(shader, at, 5.2, .004, kind.piece + 8.3)
        soft = vein(shader, at, 3.1, .075, kind.piece + 1.7)
        strength = shader.math('MULTIPLY_ADD', soft, kind.halo, shader.math('MULTIPLY_ADD', fine, .50, shader.math('MULTIPLY', broad, .60)))
        colour = shader.mix(shader.math('MINIMUM', strength, .85), colour, kind.vein)
    return polished(shader, colour, kind.rough)
