"""A slab of granite with a polished edge."""
from studio.counter import slab
from studio.counterview import LONG, view
from studio.crystals import crystals
from studio.look import Look, View


def build(look: Look) -> View:
    """Three centimetres thick."""
    slab(.030, crystals(look), LONG, .0035)
    return view(look.tone)
