"""A wide tin of chalk paint, open, its lid against it."""
from studio.liquid import pool
from studio.look import Look, View
from studio.paintcans import open_tin
from studio.print import INK, Print

RADIUS, HIGH, MOUTH, LEVEL = .0955, .138, .0800, .0150


def label(look: Look):
    """The tone of the paint, and a chest of drawers in a frame."""
    skin = Print(look.tone, RADIUS)
    left = -.014
    for low in (.0180, .1120):
        skin.lay(skin.band(low, low + .0022), INK)
    skin.lay(skin.disc(.066, .0350, left), INK)
    skin.lay(skin.disc(.066, .0328, left), look.tone)
    skin.lay(skin.panel(.0665, .038, .026, left), INK)
    skin.lay(skin.panel(.0810, .044, .0034, left), INK)
    for side in (-.0165, .0165):
        skin.lay(skin.panel(.050, .0040, .008, left + side), INK)
    for level in (.0622, .0709):
        skin.lay(skin.panel(level, .034, .0009, left), look.tone)
    for level in (.0578, .0666, .0754):
        for side in (-.009, .009):
            skin.lay(skin.disc(level, .0013, left + side), look.tone)
    return skin.done(.62)


def build(look: Look) -> View:
    """The tin from above its rim; its paint dries dull."""
    open_tin(RADIUS, HIGH, MOUTH, LEVEL, label(look), pool(look.tone, .75))
    return View(turn=-14, height=26, lens=85, fill=.78, exposure=.94 if sum(look.tone) > 1.8 else 1.04)
