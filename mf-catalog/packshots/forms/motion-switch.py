"""A switch that sees who comes: a paddle above a window of small fields."""
from studio.geometry import box
from studio.housing import FRONT, placed
from studio.lamp import lit
from studio.look import Look, View, linear
from studio.presence import window
from studio.shader import plain
from studio.wallplate import CHALK, MIDDLE, VIEW, WALL, cap, disc, face, paddle, plate, polymer

WHITE, WELL, GREEN = (linear(value) for value in ('#e6e4df', '#c2c1bc', '#3fae66'))


def build(look: Look) -> View:
    """The window lies in the lower half, hardly out of its frame."""
    white, middle = polymer(WHITE), MIDDLE
    box('core', (.152, .0127, middle * 2), plain('core', CHALK, .9), .0006, at=(0, .0074, middle), main=False)
    box('paint', (.1524, .0012, middle * 2 + .0004), plain('paint', WALL, .6, Specular=.25), .0004, at=(0, .0006, middle), main=False)
    plate(middle, white)
    face(middle, white, .0056)
    paddle(middle + .0145, .0300, .0350, white, depth=.0062)
    cap('frame', .0300, .0260, .0024, .0068, white, (0, middle - .0188), start=.003, edge=.0010)
    cap('well', .0268, .0214, .0014, .0069, plain('well', WELL, .5), (0, middle - .0202), start=.003, edge=.0002, main=False)
    with placed((0, -.0068, middle - .0202), FRONT):
        window('window', .0258, .0204, .0030, .0022)
    disc('lamp', .0012, .0068, lit('lamp', GREEN, .9), (0, middle - .00760))
    return VIEW
