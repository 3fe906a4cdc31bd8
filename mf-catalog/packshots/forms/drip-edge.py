"""Metal edges that lead water off a roof."""
from studio.geometry import rounded
from studio.look import Look, View
from studio.supple import sheet
from studio.sheetmetal import tin

LONG, TOP, DROP, KICK, THICK = .72, .105, .052, .016, .0013


def profile():
    """A flange on the roof, a face, a lip that stands off with its edge folded; (y, z), the face towards -y."""
    return rounded([
        (TOP, 0), (0, 0, .003), (0, -DROP, .003), (-KICK, -DROP - KICK * .8, .002), (-KICK + .006, -DROP - KICK * .8 - .006),
    ], 5)


def build(look: Look) -> View:
    """Four lie in each other, each further back than the one below; one before them lies on its flange."""
    stuff, line, random = tin(look, .2, shine=.5), list(reversed(profile())), look.random
    for index in range(4):
        sheet(f'edge-{index}', line, THICK, LONG, stuff, at=(-.045 * index + random.uniform(-.004, .004), .020 + .0012 * index, .070 + index * (THICK + .0012)))
    sheet('edge-loose', line, THICK, LONG * .98, stuff, at=(.05, -.115, THICK + .0006), turn=(180, 0, 4))
    return View(turn=-50, height=24, lens=62, exposure=1.2)
