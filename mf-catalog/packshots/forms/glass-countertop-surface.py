"""Polished recycled glass, so near that each piece shows."""
from studio.counter import light, recycled
from studio.look import Look, linear
from studio.surface import Surface, laid
from studio.tiling import oblong, prism

SHARDS, THICK, SPAN = tuple(linear(value) for value in ('#7fb09a', '#e6efe8', '#4f8f7e', '#a9c9cf', '#6f9a58')), .03, .24


def build(look: Look) -> Surface:
    """Pieces of green, clear and blue bottles."""
    prism('slab', oblong(*laid(SPAN * 1.35)), THICK, recycled(look.tone, SHARDS), 0, at=(0, 0, THICK / 2))
    return Surface(SPAN, THICK, light(look.tone) * 1.04, 18, 46)
