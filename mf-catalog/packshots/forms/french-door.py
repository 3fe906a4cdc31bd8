"""An inside door with fifteen frosted panes: a leaf alone, against a wall."""
from studio.doorleaf import FROST, INCH, INSIDE, TALL, columns, leaning, lines, pane, pressed, seen, stuff
from studio.look import Look, View

FINE = True
WIDE, BAR, STILE, LOW, TOP = 32 * INCH, .032, .112, .235, .115
EDGE = ((0, 0), (.009, .010), (.010, .0165))


def build(look: Look) -> View:
    """Three panes wide, five high."""
    across, rest = columns(WIDE, 3, STILE, BAR), TALL - LOW - TOP
    tall = (rest - 4 * BAR) / 5
    with leaning():
        pressed('leaf', across, lines(LOW, *[tall, BAR] * 4, tall, TOP), EDGE, INSIDE, stuff(look), filled=False)
        pane('panes', WIDE - 2 * STILE, rest, (0, INSIDE / 2 - .001, LOW + rest / 2), FROST, .92, 0)
    return seen(look, 16)
