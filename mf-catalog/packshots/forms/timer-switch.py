"""A timer for a bath fan: four buttons for minutes, and one to stop."""
from studio.geometry import lathe
from studio.lamp import lit
from studio.look import Look, View, linear
from studio.shader import plain
from studio.wallplate import MIDDLE, VIEW, cap, disc, face, mounted, number, polymer

WHITE, INK, GREEN, PALE, BED = (linear(value) for value in ('#efede8', '#55575a', '#4fae6c', '#c9c5bb', '#a9a69e'))


def fan(middle: float, depth: float, ink) -> None:
    """Three blades around a hub: what it is for."""
    for index in range(3):
        lathe(f'blade-{index}', [(0, .0006), (.0017, .0004, .0002), (.0019, -.0004)], ink, 24, main=False, at=(
            (0, .00225, -.00225)[index], -depth, middle + (.0024, -.0014, -.0014)[index]), turn=(90, 0, 0))
    lathe('hub', [(0, .0008), (.0009, .0006, .0002), (.0010, -.0004)], ink, 24, main=False, at=(0, -depth, middle), turn=(90, 0, 0))


def build(look: Look) -> View:
    """The shortest time above, the longest one below, as their numbers say."""
    white, ink, bed, middle = polymer(WHITE), plain('ink', INK, .5), plain('bed', BED, .7), MIDDLE
    shining = lit('lit', GREEN, 1.)
    mounted(white)
    face(middle, white, .0060)
    for index in range(4):
        level = middle + .0268 - index * .0118
        cap(f'bed-{index}', .0216, .0104, .0016, .00608, bed, (.0036, level), start=.004, edge=.0001, main=False)
        cap(f'button-{index}', .0208, .0096, .0014, .0080, white, (.0036, level), start=.004, edge=.0010)
        disc(f'lamp-{index}', .0012, .0061, shining if index == 1 else plain('dull', PALE, .4), (-.0118, level))
    number('first', '10', .0052, ink, (.0036, -.0080, middle + .0268))
    number('last', '60', .0052, ink, (.0036, -.0080, middle - .0086))
    cap('bed-off', .0282, .0140, .0020, .00608, bed, (0, middle - .0228), start=.004, edge=.0001, main=False)
    cap('off', .0274, .0132, .0018, .0082, white, (0, middle - .0228), start=.004, edge=.0012)
    fan(middle - .0228, .0083, ink)
    return VIEW
