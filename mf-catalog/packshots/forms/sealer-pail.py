"""A pail of clear sealer for floors of concrete."""
from studio.look import Look, View, linear
from studio.pail import pail
from studio.print import PAPER, Print

SLATE, STONE, WET, PLASTIC = linear('#565b5f'), linear('#a5a49f'), linear('#c6d6da'), linear('#d9d8d3')


def label():
    """Drops that stand on a slab."""
    skin = Print(SLATE, .090)
    skin.lay(skin.band(.022, .030), STONE)
    skin.lay(skin.band(.0325, .0345), STONE)
    skin.lay(skin.panel(.060, .074, .0120, -.006), STONE)
    skin.lay(skin.panel(.0675, .074, .0026, -.006), WET)
    for left, radius in ((-.026, .0072), (.000, .0105), (.019, .0060)):
        foot = .0745
        drop = skin.both(skin.disc(foot + radius * .35, radius, left), skin.band(foot, .12))
        skin.lay(drop, WET)
        skin.lay(skin.disc(foot + radius * .72, radius * .22, left - radius * .35), PAPER)
    return skin.done()


def build(look: Look) -> View:
    """Grey plastic, closed."""
    pail(PLASTIC, SLATE, label())
    return View(turn=-14, height=22, lens=85)
