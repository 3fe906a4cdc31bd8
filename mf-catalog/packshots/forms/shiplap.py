"""A wall panel with grooves, as boards that overlap have them."""
from studio.geometry import extrude
from studio.look import Look, View
from studio.moulding import core, outwards
from studio.shader import plain

FINE = True
WIDE, STEP, ROWS, THICK, GROOVE, EASED = 2.44, .1524, 8, .0125, .007, .005
"""4 x 8 ft, a groove every 6 in."""


def profile():
    """(y, z) of the panel as it stands, its face towards -y: a groove with eased edges between two boards."""
    face = []
    for row in range(ROWS):
        low, high = row * STEP + GROOVE / 2, (row + 1) * STEP - GROOVE / 2
        face += [(-THICK * .3, low), (-THICK + EASED * .6, low), (-THICK, low + EASED), (-THICK, high - EASED), (-THICK + EASED * .6, high), (-THICK * .3, high)]
    return [(0, 0), (0, ROWS * STEP), *reversed(face)]


def panel(name: str, face, end, **where) -> None:
    """One panel; its sides show what is under the paint."""
    obj = outwards(extrude(name, profile(), WIDE, face, **where))
    obj.data.materials.append(end)
    for sawn in list(obj.data.polygons)[-2:]:
        sawn.material_index = 1


def build(look: Look) -> View:
    """One that stands, and behind it another, which looks out at its side."""
    face, end = plain('paint', look.tone, .42, Specular=.35), core()
    panel('front', face, end, turn=(-4, 0, 0))
    panel('behind', face, end, at=(.21, .060, 0), turn=(-4, 0, 0))
    return View(turn=-28, height=14, lens=70, exposure=.86)
