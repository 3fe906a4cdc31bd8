"""Metal shingles as a swatch: panels pressed as four split shingles, each course over the next below, painted."""
from studio.look import Colour
from studio.pressed import PANEL, SEEN, SHARES
from studio.shader import Shader
from studio.swatch import around, luck, product, relief, shaded, total

MOVED = .61
"""How far a course is on, in panels."""


def split(shader: Shader, place):
    """How high a face stands that was pressed from split wood: long ridges, some of them with a step beside them."""
    ridge = shader.noise(place, (34, 2.2, 1), 3, .55)
    step = shader.step(shader.noise(place, (22, 1.4, 1), 2, .5), .50, .53)
    return total(shader, shader.math('MULTIPLY', ridge, 1.4), shader.math('MULTIPLY', step, .55),
                 shader.math('MULTIPLY', shader.noise(place, (150, 7, 1), 3, .6), .5))


def stamped(tone: Colour):
    """Courses of shingles of four widths by turns."""
    shader = Shader('stamped')
    at = shader.place()
    x, y, _ = shader.split(at)
    rows = shader.math('DIVIDE', shader.math('ADD', y, SEEN * .42), SEEN)
    row = shader.math('FLOOR', rows)
    panels = shader.math('ADD', shader.math('DIVIDE', x, PANEL), shader.math('MULTIPLY', row, MOVED))
    share = shader.math('FRACT', panels)
    which, groove, edge = 0., 9., 0.
    for part in (0., *SHARES):
        edge += part
        groove = shader.math('MINIMUM', groove, shader.math('ABSOLUTE', shader.math('SUBTRACT', share, edge)))
        which = shader.math('ADD', which, shader.math('GREATER_THAN', share, edge)) if edge < .99 else which
    aside = shader.math('MULTIPLY', groove, PANEL)
    lot, other, third = luck(shader, shader.math('MULTIPLY_ADD', shader.math('FLOOR', panels), 5., which), row)
    # Lower edges are not quite in line.
    rise = shader.math('MULTIPLY', shader.math('SUBTRACT', rows, row), SEEN)
    up = shader.math('SUBTRACT', rise, shader.math('MULTIPLY_ADD', shader.noise(shader.join(shader.math('MULTIPLY', x, 24.), row), 1., 2), .0030, -.0010))
    down = shader.math('SUBTRACT', SEEN, rise)
    place = shader.vector('ADD', at, shader.join(shader.math('MULTIPLY', lot, 13.), shader.math('MULTIPLY', other, 7.)))
    signed = shader.math('MULTIPLY', shader.math('SUBTRACT', shader.math('FRACT', shader.math('ADD', groove, .5)), .5), PANEL)
    light = product(
        shader,
        relief(shader, place, lambda spot: split(shader, spot), .0030, .85),
        total(shader, 1., around(shader, third, .10)),
        shader.spread(shader.math('DIVIDE', rise, SEEN), 1.07, .93),
        # The course above throws a shadow, hard and then soft.
        shader.spread(shader.step(down, .008, .016), .30, 1.), shader.spread(shader.step(down, .008, .060), .80, 1.),
        # The bent lower edge: light where it turns, dark below.
        total(shader, 1., shader.math('MULTIPLY', product(shader, shader.step(up, .0110, .0080), shader.step(up, .0040, .0065)), .24)),
        shader.spread(shader.step(up, .0030, .0052), .40, 1.),
        shader.spread(shader.step(aside, .0022, .0058), .46, 1.),
        total(shader, 1., product(shader, shader.step(signed, .0050, .0075), shader.step(signed, .0120, .0085), .10)),
    )
    cloud, speck = shader.noise(place, (9, 4, 1), 5, .65), shader.noise(at, 420., 2, .7)
    depth = total(shader, 1., around(shader, cloud, .26), around(shader, speck, .14))
    return shader, shaded(shader, shader.power((*tone, 1), depth), light)
