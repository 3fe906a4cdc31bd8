"""A pail of primer for drywall."""
from studio.look import Look, View, linear
from studio.pail import pail
from studio.print import PAPER, Print

FINE = True
SKY, DEEP, BOARD = linear('#8fa6b2'), linear('#4d6472'), linear('#c9c5ba')
WHITE = linear('#ecebe6')


def label():
    """Two boards that meet in a joint, half under a coat of white."""
    skin = Print(SKY, .090)
    skin.lay(skin.band(.022, .034), DEEP)
    skin.lay(skin.band(.1200, .1225), PAPER)
    skin.lay(skin.panel(.088, .066, .050, -.006), PAPER)
    for side in (-1, 1):
        skin.lay(skin.panel(.088, .0285, .044, -.006 + side * .01525), BOARD)
    skin.lay(skin.both(skin.panel(.088, .059, .044, -.006), skin.wave(.086, .0030, .036, .6)), WHITE)
    skin.lay(skin.both(skin.panel(.088, .059, .044, -.006), skin.wave(.076, .0030, .036, 2.6)), DEEP)
    return skin.done()


def build(look: Look) -> View:
    """White plastic, closed."""
    pail(WHITE, DEEP, label())
    return View(turn=-14, height=22, lens=85, exposure=.92)
