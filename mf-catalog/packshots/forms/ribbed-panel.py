"""Ribbed metal panels: a high rib every nine inches, low ones between."""
from studio.look import Look, View
from studio.nested import nested
from studio.sheetmetal import ribs, tin

STEP, LONG, THICK = .2286, 1.25, .0013
HIGH_RIB, LOW_RIB = (.048, .020, .019), (.022, .010, .0045)


def profile():
    """Five high ribs over 36 inches, two low ones in each field."""
    places = []
    for index in range(-2, 3):
        places.append((index * STEP, *HIGH_RIB))
        if index < 2:
            places += [((index + share) * STEP, *LOW_RIB) for share in (.36, .64)]
    return ribs(places, .004)


def build(look: Look) -> View:
    """Two in each other, one more moved by a rib."""
    nested(look, profile(), THICK, LONG, tin(look, shine=.2), 3, aside=STEP)
    return View(turn=-56, height=30, lens=60, exposure=1.1)
