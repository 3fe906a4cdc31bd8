"""Metal shingles on a roof: panels of four, pressed in one."""
from studio.look import Look
from studio.stamped import stamped
from studio.surface import Surface
from studio.swatch import swatch

SPAN = .98


def build(look: Look) -> Surface:
    """Two and a half courses, each moved on."""
    return swatch(look, *stamped(look.tone), SPAN)
