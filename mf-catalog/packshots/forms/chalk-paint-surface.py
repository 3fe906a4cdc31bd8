"""Chalk paint that a brush put on: dull, with its strokes."""
from studio.look import Look
from studio.painted import brushed, wall
from studio.surface import Surface


def build(look: Look) -> Surface:
    """As an old chest of drawers wears it, from near."""
    return wall(brushed(look.tone), 1.05)
