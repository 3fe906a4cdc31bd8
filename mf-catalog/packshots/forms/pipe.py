"""Pipes of copper and plastic, a few of a bundle."""
from math import sqrt

from studio.look import Look, View
from studio.plumbing import bare, extruded, pipe

SIZES = {
    # Radius, wall, length that is shown, pipes in each layer.
    'copper': (.0111, .0013, .46, (3, 2, 1)),
    'black': (.0445, .0062, 1.05, (2, 1)),
    'white': (.0302, .0042, .86, (3, 2)),
}


def build(look: Look) -> View:
    """Laid in layers, their ends not quite in one line."""
    radius, wall, long, layers = SIZES[look.finish or look.colour]
    stuff = bare(look.tone, .29, .03) if look.finish else extruded(look.tone)
    random, step = look.random, 2 * radius * 1.012
    for layer, count in enumerate(layers):
        for place in range(count):
            at = (random.uniform(-.14, .14) * radius - long / 2, (place - (count - 1) / 2) * step, radius + layer * step * sqrt(3) / 2)
            pipe(f'pipe-{layer}-{place}', radius, wall, long, stuff, at=at, turn=(0, 90, random.uniform(-.1, .1)))
    return View(turn=-56, height=20, lens=58, exposure=.86 if sum(look.tone) > 1.8 else 1.45 if look.finish else 1.1)
