"""A privacy panel: boards of wood on three rails, or vinyl boards in a frame."""
from studio.fence import picket, rail, stile, timber
from studio.geometry import box
from studio.look import Look, View
from studio.wall import painted

FINE = True
WIDE, HIGH, COUNT = 2.4, 1.8, 17


def wooden(stuff) -> None:
    """Boards in front, rails behind."""
    step = WIDE / COUNT
    for place in range(COUNT):
        picket(f'board-{place}', step - .004, HIGH, .016, stuff, ear=.03, at=((place - (COUNT - 1) / 2) * step, 0, 0))
    for index, z in enumerate((.22, .9, 1.58)):
        rail(f'rail-{index}', WIDE - .02, .085, .038, stuff, at=(0, .028, z))


def framed(stuff) -> None:
    """Boards with grooves between them, two posts, a rail below and one above."""
    count, step = 12, WIDE / 12
    box('tongues', (WIDE, .008, HIGH - .2), stuff, .001, at=(0, .012, HIGH / 2))
    for place in range(count):
        picket(f'board-{place}', step - .014, HIGH - .2, .022, stuff, ear=.004, at=((place - (count - 1) / 2) * step, .006, .12))
    for index, z in enumerate((.11, HIGH - .06)):
        rail(f'rail-{index}', WIDE, .14, .055, stuff, at=(0, 0, z))
    for side in (-1, 1):
        stile(f'post-{side}', HIGH + .07, .12, .12, stuff, at=(side * (WIDE / 2 + .06), 0, 0))
        rail(f'cap-{side}', .145, .03, .145, stuff, at=(side * (WIDE / 2 + .06), 0, HIGH + .085))


def build(look: Look) -> View:
    """By what it is made of."""
    if look.species:
        wooden(timber(look))
        return View(turn=24, height=11, lens=70, exposure=1.1)
    framed(painted(look))
    # White has its face to the light: what is bright shows no grain of few samples.
    return View(turn=-28, height=12, lens=70, exposure=.92)
