"""Perforated strips that lie on a gutter."""
from studio.look import Look, View
from studio.perforated import perforated
from studio.sheetmetal import tin

LONG, STEP, HOLE, THICK = .58, .0120, .0042, .0011
ROWS = 9


def profile():
    """A lip at the front, a step, nine rows, a low ridge in the middle of them, a step, and a flange at the back; (y, z)."""
    line = [(-.064, .000), (-.064, .009), (-.056, .009), (-.0525, .0045)]
    line += [(-.0525 + (row + 1) * STEP, .0045 + (.0045 if row in (2, 3) else 0) + (.0045 if row == 6 else 0)) for row in range(ROWS)]
    return [*line, (line[-1][0] + .004, .010), (line[-1][0] + .018, .010)]


def build(look: Look) -> View:
    """Three lie in each other, each further back than the one below; one across them."""
    stuff, line, random = tin(look, .08, .08), profile(), look.random
    open_rows = range(3, 3 + ROWS)
    for index in range(3):
        perforated(f'guard-{index}', line, LONG, STEP, HOLE, open_rows, stuff, THICK,
                   at=(-.035 * index + random.uniform(-.004, .004), random.uniform(-.001, .001), .001 + index * .0022))
    perforated('guard-top', line, LONG, STEP, HOLE, open_rows, stuff, THICK, at=(-.02, .01, .019), turn=(0, 0, 11))
    return View(turn=-46, height=30, lens=65, exposure=1.1)
