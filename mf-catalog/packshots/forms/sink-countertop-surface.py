"""A countertop of solid surface where it runs into its sink: one piece."""
from studio.basin import drained, part, skin, strainer, strainer_steel, walls
from studio.look import Look
from studio.plumbing import moulded
from studio.surface import Surface

HIGH, WIDE, FRONT_BACK, FAR, SPAN, AT = .165, .560, .400, 1.2, .62, (.20, -.11)


def build(look: Look) -> Surface:
    """A corner of the bowl, whose edge is round."""
    rim = [part(-FAR, FAR, -FAR, FAR, (.004,) * 4, 0)]
    bowl = walls(WIDE, FRONT_BACK, .060, [(-.008, 0), (.001, 0, .010), (.006, -HIGH, .050), (.07, -HIGH - .002)], AT)
    skin('counter', [*rim, *drained(bowl, -HIGH, AT)], moulded(look.tone, .30), smooth=50)
    strainer(-HIGH, strainer_steel(), AT)
    return Surface(SPAN, -.02, .84, -22, 48)
