"""A wall cabinet with two doors of glass."""
from dataclasses import replace

from studio.cupboard import GAP, INCH, WALL_DEEP, case, doors, light, shelves, stuff
from studio.clear import clear
from studio.geometry import solid
from studio.look import Look, View

FINE = True
WIDE, HIGH = 30 * INCH, 36 * INCH
GLASS = '#d5e2e3'


def build(look: Look) -> View:
    """Two shelves are seen through the panes."""
    parts = stuff(look)
    glass = clear(replace(look, colour='clear', tones={'clear': GLASS}))
    glass.cycles.sample_as_light = False

    def pane(wide: float, high: float) -> None:
        x, z = wide / 2 + .004, high / 2 + .004
        solid('pane', [(-x, -.010, -z), (x, -.010, -z), (x, -.010, z), (-x, -.010, z)], [(0, 1, 2, 3)], glass, main=False).visible_shadow = False

    case(parts, WIDE, HIGH, WALL_DEEP, 0, top=True)
    shelves(parts, WIDE, WALL_DEEP, (HIGH * .35, HIGH * .66))
    doors(parts, WIDE, GAP / 2, HIGH - GAP, 0, 'down', pane)
    return View(turn=-30, height=18, lens=80, fill=.88, exposure=light(look))
