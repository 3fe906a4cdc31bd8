"""A flush entry door with a slit of glass and a long bar to pull, open a little."""
from studio.doorleaf import GLAZED, INCH, NICKEL, STEEL, TALL, THICK, hinges, hung, jambs, lines, pane, pressed, seen, sill, stuff, wall
from studio.geometry import lathe, tube
from studio.look import Look, View
from studio.plumbing import bare
from studio.shader import plain

WIDE, SLIT, LOW, HIGH = 36 * INCH, .130, .240, 1.530


def build(look: Look) -> View:
    """The slit stands beside the bar."""
    material, low = stuff(look), sill(WIDE + .068)
    wall(jambs(WIDE, TALL, material, low=low), low + TALL + .037)
    hinges(WIDE / 2, low, TALL, bare(NICKEL, .30, .02))
    with hung(WIDE / 2, WIDE, 38, 1, low):
        pressed('leaf', lines(.230, SLIT, WIDE - .230 - SLIT, start=-WIDE / 2), lines(LOW, HIGH, TALL - LOW - HIGH), GLAZED, THICK, material, filled=False)
        pane('slit', SLIT, HIGH, (-WIDE / 2 + .230 + SLIT / 2, THICK / 2, LOW + HIGH / 2), kept=.55)
        steel, x = plain('bar', STEEL, .36, Specular=.6), -WIDE / 2 + .105
        tube('bar', [(x, -.062, .42), (x, -.062, 1.62)], .0190, steel, main=False)
        for index, level in enumerate((.58, 1.46)):
            lathe(f'post-{index}', [(.020, 0), (.020, .005, .001), (.0105, .006, .001), (.0105, .062)], steel, 32, main=False, at=(x, 0, level), turn=(90, 0, 0))
    return seen(look)
