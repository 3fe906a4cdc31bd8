"""Profiled panels of polycarbonate on two battens, which are seen through them."""
from studio.clear import clear, film
from studio.geometry import box
from studio.look import Look, View, linear
from studio.shader import plain
from studio.supple import sheet
from studio.sheetmetal import ribs
from studio.wood import wood

STEP, COUNT, LONG, THICK, BATTEN = .0762, 8, 1.1, .0020, (.038, .064)
RIB = (.050, .026, .016)
SPRUCE = linear('#dcbf8e')


def build(look: Look) -> View:
    """Two panels, the upper one moved by a rib. Their cut ends are where the stuff shows its own colour: these are measured."""
    line = ribs([((index - (COUNT - 1) / 2) * STEP, *RIB) for index in range(COUNT)], .004)
    body, end, timber = clear(look), plain('end', look.tone, .3, Specular=.5), wood(look, 'spf', SPRUCE)
    (deep, high), wide = BATTEN, line[-1][0] - line[0][0]
    for index, x in enumerate((-LONG * .30, LONG * .30)):
        box(f'batten-{index}', (wide + .16, deep, high), timber, .002, main=False, at=(x, 0, high / 2), turn=(0, 0, 90))
    for index, (x, aside) in enumerate(((.03, 0), (-.03, STEP))):
        up = high + .0006 + index * (THICK + .0012)
        film(f'panel-{index}', line, LONG, body, at=(x, aside, up + THICK / 2))
        for side in (-1, 1):
            sheet(f'end-{index}-{side}', line, THICK, .0016, end, at=(x + side * LONG / 2, aside, up))
    return View(turn=-56, height=28, lens=60)
