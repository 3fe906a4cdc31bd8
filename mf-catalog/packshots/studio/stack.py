"""Boards as a yard piles them."""
from studio.geometry import box
from studio.look import Look


def stack(look: Look, grain, size, layers: int, places: int, bevel=.002, crossed=8.) -> None:
    """Layers of boards of (long, wide, thick) side by side, and one across them unless `crossed` is 0 degrees."""
    random, (long, wide, thick) = look.random, size
    for layer in range(layers):
        for place in range(places):
            side = (place - (places - 1) / 2) * (wide + .003) + random.uniform(-.0015, .0015)
            box(f'board-{layer}-{place}', size, grain, bevel, at=(random.uniform(-.03, .03), side, (layer + .5) * (thick + .0006)),
                turn=(0, 0, random.uniform(-.3, .3)))
    if crossed:
        box('board-top', size, grain, bevel, at=(.03, -.2 * wide, (layers + .5) * (thick + .0006)), turn=(0, 0, crossed))
