"""Glazed tiles shaped as scales of a fish."""
from studio.faces import apart, glazed
from studio.glazework import gloss
from studio.look import Look, linear
from studio.scallop import JOINT, RADIUS
from studio.shader import Shader
from studio.surface import Surface
from studio.swatch import swatch
from studio.tilework import Scales, laid

SPAN, GROUT = .50, linear('#e4dfd5')


def build(look: Look) -> Surface:
    """Four from left to right."""
    shader = Shader('scales')

    def drawn(at, chance, tile):
        return gloss(shader, glazed(shader, look.tone, apart(shader, at, chance), .5), at, chance, tile, SPAN, strength=.11)

    return swatch(look, shader, laid(shader, Scales(RADIUS, JOINT, (.03, .02)), drawn, GROUT, .0022, .34, .14), SPAN)
