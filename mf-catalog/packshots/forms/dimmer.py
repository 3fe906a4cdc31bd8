"""A dimmer that also obeys a schedule: a paddle, a row of lamps and a small rocker for brightness."""
from studio.lamp import lit
from studio.look import Look, View, linear
from studio.shader import plain
from studio.wallplate import MIDDLE, VIEW, cap, disc, face, mounted, paddle, polymer

WHITE, AMBER, PALE, GREY = (linear(value) for value in ('#efede8', '#ffb347', '#c9c5bb', '#8f8d88'))


def build(look: Look) -> View:
    """Five of seven lamps shine."""
    white, middle = polymer(WHITE), MIDDLE
    shining = lit('lit', AMBER, 1.5)
    dull, line = plain('dull', PALE, .4), plain('line', GREY, .6)
    mounted(white)
    face(middle, white, .0058)
    paddle(middle, .0206, .0610, white, at=-.0050, depth=.0064)
    for index in range(7):
        disc(f'lamp-{index}', .00150, .0060, shining if index < 5 else dull, (.0078, middle - .0225 + index * .0075))
    cap('groove', .0052, .0480, .0012, .00595, line, (.0125, middle), start=.004, edge=.0001, main=False)
    cap('slider', .0044, .0230, .0010, .0074, white, (.0125, middle + .0118), start=.004, edge=.0008)
    cap('slider-low', .0044, .0230, .0010, .0074, white, (.0125, middle - .0118), start=.004, edge=.0008)
    return VIEW
