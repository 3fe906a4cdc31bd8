"""Sinks that drop into a counter: a rim that lies on it, decks with bowls in them, a ledge for the faucet."""
from studio.basin import DARK, drained, part, skin, walls
from studio.geometry import lathe
from studio.shader import plain


def rim(wide: float, deep: float, radius: float, thick: float, material) -> None:
    """The edge around a sink, from the counter up to its face at z = 0."""
    skin('rim', walls(wide, deep, radius, [(.004, -thick), (0, -thick, thick * .2), (0, 0, thick * .6), (.008, 0)]), material)


def deck(name: str, edges, corners, bowls, radius: float, high: float, material, lip=.006, round_=.030) -> None:
    """A part of the face, (left, right, front, back), with a bowl of (wide, deep, place) in it."""
    wide, deep, at = bowls
    line = [(-.003, 0), (.001, 0, lip), (.004, -high, round_), (.07, -high - .002)]
    skin(name, [part(*edges, corners, 0), *drained(walls(wide, deep, radius, line, at), -high, at)], material)
    skin(f'{name}-outside', walls(wide + .006, deep + .006, radius + .003, [(0, -.003), (0, -high - .006, round_), (.08, -high - .006)], at), material)


def hole(at, radius=.0175) -> None:
    """A hole for a faucet."""
    dark = plain('hole', DARK, .9)
    lathe('faucet-hole', [(0, .0004), (radius, .0004)], dark, 48, main=False, at=(*at, 0))

