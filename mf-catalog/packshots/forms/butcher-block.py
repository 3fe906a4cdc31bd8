"""A countertop of staves that were glued side by side."""
from studio.counterview import LONG, view
from studio.look import Look, View
from studio.staves import staves

SHARP = True
COUNT = 16


def build(look: Look) -> View:
    """As deep as counters are."""
    staves(look, LONG, COUNT, look.random)
    return view(look.tone)
