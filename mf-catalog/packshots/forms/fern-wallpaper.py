"""Wallpaper with a forest of ferns."""
from studio.look import Look, View, linear
from studio.wallpaper import Paper, roll, wall

GROUND = linear('#e7e3d2')
REPEAT = .53
"""Of the print, along the roll and across it."""
FRONDS = (
    # Where its foot is as shares of the repeat, how it leans, how long it is, ink: from the back to the front.
    (.06, .52, .35, .30, '#b9c6a6'), (.56, .02, -.30, .32, '#b9c6a6'), (.34, .80, -.12, .28, '#b9c6a6'), (.84, .30, .15, .30, '#b9c6a6'),
    (.20, .20, -.42, .34, '#86a57f'), (.70, .70, .40, .34, '#86a57f'), (.45, .42, .20, .30, '#86a57f'), (.95, .92, -.20, .30, '#86a57f'),
    (.32, .08, .22, .38, '#4f7a55'), (.82, .58, -.26, .38, '#4f7a55'), (.08, .86, .10, .30, '#3f6748'), (.58, .36, -.10, .32, '#3f6748'),
)


def frond(paper: Paper, foot_u: float, foot_v: float, lean: float, long: float):
    """A stem that bends, with leaflets that grow shorter towards its tip."""
    u = paper.math('MULTIPLY', paper.math('WRAP', paper.math('SUBTRACT', paper.math('DIVIDE', paper.u, REPEAT), foot_u), .5, -.5), REPEAT)
    v = paper.math('MULTIPLY', paper.math('FRACT', paper.math('SUBTRACT', paper.math('DIVIDE', paper.v, REPEAT), foot_v)), REPEAT)
    along = paper.math('DIVIDE', v, long)
    bend = paper.math('MULTIPLY', paper.math('MULTIPLY', along, along), lean * long * .5)
    off = paper.math('ABSOLUTE', paper.math('SUBTRACT', u, paper.math('MULTIPLY_ADD', v, lean * .35, bend)))
    # Longest at a third of the stem; leaflets rise towards the tip.
    taper = paper.math('MULTIPLY', paper.math('SUBTRACT', 1., along), paper.step(along, .0, .30))
    reach = paper.math('MULTIPLY', taper, .26 * long)
    row = paper.math('FRACT', paper.math('MULTIPLY', paper.math('MULTIPLY_ADD', off, -.55, v), 24 / long * .9))
    share = paper.math('DIVIDE', off, paper.math('MAXIMUM', reach, .0001))
    fat = paper.math('MULTIPLY', paper.math('SUBTRACT', 1., paper.math('MULTIPLY', share, share)), .40)
    leaf = paper.step(paper.math('SUBTRACT', fat, paper.math('ABSOLUTE', paper.math('SUBTRACT', row, .5))), -.03, .06)
    inside = paper.math('MULTIPLY', paper.step(share, 1., .96), paper.step(along, 1., .98))
    stem = paper.math('MULTIPLY', paper.step(off, .0016, .0010), paper.step(along, 1., .97))
    return paper.math('MAXIMUM', paper.math('MULTIPLY', leaf, inside), stem)


def ferns():
    """Three distances, the nearest the deepest."""
    paper = Paper('ferns')
    colour = (*GROUND, 1)
    for foot_u, foot_v, lean, long, ink in FRONDS:
        colour = paper.mix(frond(paper, foot_u, foot_v, lean, long), colour, (*linear(ink), 1))
    return paper.surface(Base_Color=colour, Roughness=.6, Specular=.25)


def build(look: Look) -> View:
    """On a wall, and on its roll."""
    stuff = ferns()
    wall(stuff)
    roll(stuff)
    return View(turn=-20, height=17, lens=75)
