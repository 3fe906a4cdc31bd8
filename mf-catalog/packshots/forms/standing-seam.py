"""Standing seam panels on a piece of roof."""
from studio.geometry import rounded
from studio.look import Look, View
from studio.roof import deck, pitched
from studio.supple import sheet
from studio.sheetmetal import tin

PANEL, COUNT, DEEP, SEAM, THICK = .406, 3, .78, .038, .0013
FOLD = .009


def profile():
    """A pan with two low beads, a leg at its left, and one at its right that is folded over the next; (y, z)."""
    half, bead, edge = PANEL / 2, .0028, .003
    points = [(-half, SEAM * .9), (-half, 0, edge)]
    for middle in (-PANEL / 6, PANEL / 6):
        points += [(middle - .016, 0, .006), (middle - .006, bead, .006), (middle + .006, bead, .006), (middle + .016, 0, .006)]
    points += [(half - .0035, 0, edge), (half - .0035, SEAM, .002), (half - .0035 + FOLD, SEAM, .002), (half - .0035 + FOLD, SEAM - .014)]
    return rounded(points, 4)


def build(look: Look) -> View:
    """Three panels hooked into each other; they reach over the deck at the eaves."""
    stuff, wide = tin(look, .5), PANEL * COUNT
    deck(wide - .02, DEEP)
    for place in range(COUNT):
        x = (place - (COUNT - 1) / 2) * PANEL
        sheet(f'panel-{place}', [(-y, z) for y, z in reversed(profile())], THICK, DEEP + .02, stuff, at=(x, DEEP / 2 - .02, .0006), turn=(0, 0, 90))
    pitched(look, wide, DEEP, 38)
    return View(turn=-30, height=18, lens=75, exposure=1.1)
