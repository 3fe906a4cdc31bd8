"""A screen of horizontal slats between two posts."""
from studio.fence import rail, stile, timber
from studio.look import Look, View

WIDE, HIGH, COUNT = 2.2, 1.75, 15


def build(look: Look) -> View:
    """Slats with a gap of a finger."""
    stuff, step = timber(look, straight=False), HIGH / COUNT
    for side in (-1, 1):
        stile(f'post-{side}', HIGH + .04, .085, .085, stuff, at=(side * (WIDE / 2 + .043), .02, 0))
    for place in range(COUNT):
        rail(f'slat-{place}', WIDE, step - .016, .022, stuff, at=(0, 0, (place + .5) * step + .02))
    return View(turn=24, height=11, lens=70, exposure=1.1)
