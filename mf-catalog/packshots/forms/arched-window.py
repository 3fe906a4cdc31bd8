"""A window with a round head, of three panes, which does not open."""
from math import cos, pi, sin

from studio.look import Look, View
from studio.sash import INCH, fin, fixed, light, stuff

FINE = True
WIDE, HIGH, STEPS = 48 * INCH, 30 * INCH, 48


def build(look: Look) -> View:
    """Half a circle on short legs."""
    parts, radius = stuff(look), WIDE / 2
    foot, spring = -HIGH / 2, HIGH / 2 - radius
    outline = [(-radius, foot), (radius, foot), *((radius * cos(pi * k / STEPS), spring + radius * sin(pi * k / STEPS)) for k in range(STEPS + 1))]
    fixed(parts, 'frame', outline, seams=False)
    fin(parts, outline)
    return View(turn=-26, height=16, lens=75, fill=.88, exposure=light(look))
