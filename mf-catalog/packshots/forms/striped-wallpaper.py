"""Wallpaper with fine stripes."""
from studio.look import Look, View, linear
from studio.wallpaper import Paper, roll, wall

GROUND, BLUE, STRAW = linear('#ece6d8'), linear('#8396a0'), linear('#c3b187')
STEP = .53 / 14


def stripes():
    """A broad and a fine stripe, in turns; they meet at the seam."""
    paper = Paper('stripes')
    place = paper.math('MULTIPLY', paper.math('FRACT', paper.math('DIVIDE', paper.math('ADD', paper.u, 3.), STEP)), STEP)
    colour = (*GROUND, 1)
    for middle, wide, ink in ((.010, .0090, BLUE), (.0285, .0036, STRAW)):
        off = paper.math('ABSOLUTE', paper.math('SUBTRACT', place, middle))
        colour = paper.mix(paper.step(off, wide / 2 + .0003, wide / 2 - .0003), colour, (*ink, 1))
    return paper.surface(Base_Color=colour, Roughness=.6, Specular=.25)


def build(look: Look) -> View:
    """On a wall, and on its roll."""
    stuff = stripes()
    wall(stuff)
    roll(stuff)
    return View(turn=-20, height=17, lens=75, exposure=.95)
