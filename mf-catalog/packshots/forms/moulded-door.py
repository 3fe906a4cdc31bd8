"""An inside door pressed into six panels: a leaf alone, against a wall."""
from dataclasses import replace

from studio.doorleaf import INCH, INSIDE, TALL, WHITE, columns, lines, paint, pressed, seen, stuff
from studio.doorway import MOULDED, leant
from studio.look import Look, View

FINE = True
WIDE, ROWS = 30 * INCH, (.215, .560, .180, .650, .110, .160)


def build(look: Look) -> View:
    """Primed, its edge seen."""
    with leant(paint(WHITE)):
        pressed('leaf', columns(WIDE, 2, .108, .104), lines(*ROWS, TALL - sum(ROWS)), MOULDED, INSIDE, stuff(look))
    return replace(seen(look, 28, 13), exposure=.98)
