"""An inside door pressed into six panels: a leaf alone, against a wall."""
from studio.doorleaf import INCH, INSIDE, RAISED, TALL, columns, leaning, lines, pressed, seen, stuff
from studio.look import Look, View

FINE = True
WIDE, ROWS = 30 * INCH, (.215, .560, .180, .650, .110, .160)


def build(look: Look) -> View:
    """Primed, its edges seen."""
    with leaning():
        pressed('leaf', columns(WIDE, 2, .108, .104), lines(*ROWS, TALL - sum(ROWS)), RAISED, INSIDE, stuff(look))
    return seen(look, 16)
