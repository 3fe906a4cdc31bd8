"""A slab of recycled glass with a polished edge."""
from studio.counter import recycled, slab
from studio.counterview import LONG, view
from studio.look import Look, View, linear

SHARDS = tuple(linear(value) for value in ('#7fb09a', '#e6efe8', '#4f8f7e', '#a9c9cf', '#6f9a58'))


def build(look: Look) -> View:
    """Pieces of green, clear and blue bottles."""
    slab(.030, recycled(look.tone, SHARDS), LONG, .0035)
    return view(look.tone)
