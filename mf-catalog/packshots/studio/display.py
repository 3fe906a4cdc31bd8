"""What shines on the dark glass of a screen."""
from studio.look import Colour
from studio.shader import plain


def lit(tone: Colour, glow=1.):
    """A sign of light. It lights nothing else: samples would go to it that the lamps need."""
    stuff = plain('lit', tone, .3, Emission=(*tone, 1), Emission_Strength=glow)
    stuff.cycles.sample_as_light = False
    return stuff
