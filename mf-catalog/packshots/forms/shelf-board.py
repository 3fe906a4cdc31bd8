"""Wide boards of glued staves, one by twelve."""
from studio.geometry import box
from studio.look import Look, View
from studio.wood import wood

LONG, WIDE, THICK, STAVES = .95, .286, .019, 4


def build(look: Look) -> View:
    """Two boards, the upper one turned; each of staves."""
    grain = wood(look, rough=.45)
    stave = WIDE / STAVES
    for layer, (turn, x) in enumerate(((0, 0), (4, .07))):
        base = box(f'core-{layer}', (LONG * .98, WIDE * .98, THICK * .9), grain, .001, at=(x, .085 * layer, (layer + .5) * (THICK + .001)), turn=(0, 0, turn))
        for place in range(STAVES):
            part = box(f'stave-{layer}-{place}', (LONG, stave, THICK), grain, .0006)
            part.parent, part.location = base, (0, (place - (STAVES - 1) / 2) * stave, 0)
    return View(turn=-56, height=26, lens=58)
