"""A ball valve for half-inch pipe, opened by a lever."""
from math import pi

from studio.geometry import box, lathe
from studio.look import Look, View, linear
from studio.plumbing import bare, nut, pipe, shaped, six_sided, threads
from studio.shader import plain
from studio.supple import sheet

STEEL, GRIP, DARK = linear('#b9bfc2'), linear('#a5342c'), linear('#161616')
END, MOUTH = .0300, .0098


def end(name: str, brass, side: int) -> None:
    """A six-sided end with a thread inside, along z from the middle."""
    where = {'turn': (0, 90 * side, 0)}
    hexagon = [(.0100, .0170), (.0142, .0170, .0004), (.0154, .0180, .0005), (.0154, END - .0014, .0005), (.0142, END, .0004), (.0112, END, .0003)]
    shaped(f'{name}-hexagon', hexagon, brass, six_sided(pi / 6), 48, 24, bevel=.0006, **where)
    line = [(MOUTH + .0016, END), *[(r, END - .0006 - z) for r, z in threads(MOUTH, .0012, .0018, .014)], (.0068, .0128), (.0068, .006)]
    lathe(f'{name}-thread', line, brass, 64, **where)


def lever(steel, vinyl) -> None:
    """Bent sheet from the stem to the right, and what the hand holds."""
    line = [(-.0090, .0262), (.0110, .0262), (.0130, .0266), (.0230, .0330), (.0250, .0334), (.0820, .0334)]
    sheet('lever', line, .0024, .0130, steel, turn=(0, 0, -90), main=False, bevel=.0006)
    box('grip', (.0600, .0160, .0066), vinyl, .0030, at=(.0570, 0, .0346), main=False)
    lathe('hole', [(0, 0), (.0026, 0), (.0026, .0002), (0, .0002)], plain('dark', DARK, .8), 32, at=(.0800, 0, .0380), main=False)


def build(look: Look) -> View:
    """The valve on the ground, open."""
    brass, steel, vinyl = bare(look.tone, .29, .04), plain('steel', STEEL, .28, Metallic=1.), plain('vinyl', GRIP, .36)
    for name, side in (('left', -1), ('right', 1)):
        end(name, brass, side)
    lathe('body', [(.0132, -.0205), (.0136, -.0180, .001), (.0150, -.0160, .001), (.0172, -.0110, .004), (.0172, .0060, .002), (.0166, .0064, .0003), (.0166, .0072, .0003),
                   (.0172, .0076, .0004), (.0168, .0110, .003), (.0146, .0160, .001), (.0134, .0180, .001), (.0132, .0205)], brass, turn=(0, 90, 0))
    pipe('ball', .0080, .0014, .024, steel, at=(-.012, 0, 0), turn=(0, 90, 0), main=False)
    lathe('neck', [(.0098, .010), (.0098, .0185, .0006), (.0090, .0195, .0004), (0, .0195)], brass, 64)
    nut('gland', .0040, .0092, .0050, brass, .2, at=(0, 0, .0196))
    lathe('stem', [(.0046, .0240), (.0046, .0325, .0006), (0, .0330)], brass, 40)
    nut('top', .0030, .0076, .0042, steel, .4, at=(0, 0, .0287), main=False)
    lever(steel, vinyl)
    return View(turn=-30, height=22, lens=90, exposure=1.2)
