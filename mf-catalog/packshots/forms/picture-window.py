"""A picture window of three panes, which does not open."""
from studio.look import Look, View
from studio.sash import INCH, fin, fixed, light, rect, stuff

FINE = True
WIDE, HIGH = 60 * INCH, 48 * INCH


def build(look: Look) -> View:
    """Frame and fin around one large pane."""
    parts, outline = stuff(look), rect(WIDE, HIGH)
    fixed(parts, 'frame', outline)
    fin(parts, outline)
    return View(turn=-26, height=16, lens=75, fill=.88, exposure=light(look))
