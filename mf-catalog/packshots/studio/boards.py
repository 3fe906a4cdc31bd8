"""Siding as a swatch: boards with the grain that is pressed into them, their edges, and the shadows these throw."""
from studio.look import Colour
from studio.shader import Shader
from studio.swatch import around, luck, product, relief, shaded, total


def pressed_grain(shader: Shader, strength: float, along='x'):
    """The light on cedar grain that is pressed into a face: long shallow lines that open to flames here and there."""
    lengthwise = (2.4, 74, 1) if along == 'x' else (74, 2.4, 1)
    finer = (9, 420, 1) if along == 'x' else (420, 9, 1)

    def height(place):
        flames = shader.math('PINGPONG', shader.math('MULTIPLY', shader.noise(place, tuple(part * .35 for part in lengthwise), 1), 7.), .5)
        return total(shader, shader.math('MULTIPLY', flames, .9), shader.math('MULTIPLY', shader.noise(place, lengthwise, 2), .8),
                     shader.math('MULTIPLY', shader.noise(place, finer, 2, .6), .8))

    return lambda at: relief(shader, at, height, .0014, strength)


def lapped(tone: Colour, seen: float, joints, grain: float):
    """Courses of boards, each over the next below: its lower edge shows, and a shadow lies on the board under it.

    joints: places along x where two boards meet, one for each course by turns
    """
    shader = Shader('lapped')
    at = shader.place()
    x, y, _ = shader.split(at)
    rows = shader.math('DIVIDE', shader.math('MULTIPLY_ADD', shader.noise(shader.join(x), 1.3, 0), .0012, y), seen)
    row = shader.math('FLOOR', rows)
    up = shader.math('MULTIPLY', shader.math('SUBTRACT', rows, row), seen)
    down = shader.math('SUBTRACT', seen, up)
    lot, other, _ = luck(shader, row)
    turn = shader.math('WRAP', shader.math('ADD', row, .01), float(len(joints)), 0.)
    meet = 9.
    for index, place in enumerate(joints):
        is_here = shader.math('COMPARE', turn, float(index), .5)
        meet = shader.math('ADD', meet, shader.math('MULTIPLY', is_here, place - 9.))
    meet = shader.math('MULTIPLY_ADD', shader.math('SUBTRACT', other, .5), .12, meet)
    side = shader.math('GREATER_THAN', x, meet)
    board = shader.vector('ADD', at, shader.join(shader.math('MULTIPLY', total(shader, lot, side), 17.), shader.math('MULTIPLY', lot, 5.)))
    apart = shader.math('ABSOLUTE', shader.math('SUBTRACT', x, meet))
    light = product(
        shader,
        pressed_grain(shader, grain)(board),
        total(shader, 1., around(shader, shader.math('FRACT', total(shader, other, shader.math('MULTIPLY', side, .37))), .05)),
        # The face leans out towards its lower edge and takes more light there.
        shader.spread(shader.math('DIVIDE', up, seen), 1.03, .95),
        # What the board above throws: hard at its edge, soft lower down.
        shader.spread(shader.step(down, .0050, .0095), .34, 1.), shader.spread(shader.step(down, .004, .024), .86, 1.),
        # The lower edge: a line of light where it is eased, then what looks to the ground.
        total(shader, 1., shader.math('MULTIPLY', product(shader, shader.step(up, .0070, .0052), shader.step(up, .0030, .0042)), .22)),
        shader.spread(shader.step(up, .0022, .0036), .50, 1.),
        shader.spread(shader.step(apart, .0005, .0016), .30, 1.),
    )
    return shader, shaded(shader, shader.power((*tone, 1), 1.), light)


def battened(tone: Colour, step: float, batten: float, grain: float, gleam: float):
    """Upright boards with battens over their joints; light from the left leaves a shadow right of each, and a `gleam` on its left edge."""
    shader = Shader('battened')
    at = shader.place()
    x, y, _ = shader.split(at)
    columns = shader.math('DIVIDE', x, step)
    column = shader.math('FLOOR', columns)
    middle = shader.math('MULTIPLY', shader.math('SUBTRACT', shader.math('SUBTRACT', columns, column), .5), step)
    is_batten = shader.math('LESS_THAN', shader.math('ABSOLUTE', middle), batten / 2)

    def beyond(way: float):
        """How far a place of a board lies from the batten on one side of it; very far on the other side, and on the batten."""
        away = shader.math('MULTIPLY_ADD', middle, way, -batten / 2)
        return shader.math('MULTIPLY_ADD', shader.math('LESS_THAN', away, 0.), 9., away)

    def inside(way: float):
        """How far a place of the batten lies from its edge on that side."""
        return shader.math('MULTIPLY_ADD', middle, -way, batten / 2)

    left, right = beyond(-1.), beyond(1.)
    # Boards meet below the battens, so what lies left of one is another board than what lies right of it.
    which = total(shader, shader.math('FLOOR', shader.math('ADD', columns, .5)), shader.math('MULTIPLY', is_batten, 40.5))
    lot, other, _ = luck(shader, which)
    board = shader.vector('ADD', at, shader.join(shader.math('MULTIPLY', lot, 5.), shader.math('MULTIPLY', other, 17.)))
    sides = product(
        shader,
        # The shadow: hard where it ends, deepest at the foot of the batten.
        shader.spread(shader.step(right, .0110, .0150), .62, 1.), shader.spread(shader.step(right, .002, .034), .90, 1.),
        shader.spread(shader.step(right, .0002, .0018), .60, 1.),
        shader.spread(shader.step(left, .0, .0120), .90, 1.), shader.spread(shader.step(left, .0002, .0020), .54, 1.),
        total(
            shader, 1., shader.math('MULTIPLY', is_batten, .03),
            product(shader, is_batten, shader.step(inside(-1.), .0040, .0024), gleam), product(shader, is_batten, shader.step(inside(1.), .0046, .0022), -.24),
        ),
    )
    light = product(shader, pressed_grain(shader, grain, 'y')(board), total(shader, 1., around(shader, other, .035)), sides)
    return shader, shaded(shader, shader.power((*tone, 1), 1.), light)
