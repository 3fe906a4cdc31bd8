"""A bar pull for cabinets on its two posts, and its screws."""
from studio.geometry import lathe
from studio.hardware import finished, machine_screw
from studio.hull import hull
from studio.look import Look, View, linear
from studio.plumbing import bare

STEEL = linear('#b4b8ba')
KINDS = {
    'brushed-brass': (.128, .0055, .020, .030, False), 'matte-black': (.192, .0055, .0055, .032, True), 'brushed-nickel': (.160, .0060, .022, .032, False),
    'brass': (.305, .0095, .030, .050, False),
}
"""Between the holes, half as thick as the bar, how far it goes beyond its posts, how high its middle stands, and whether it is square."""


def build(look: Look) -> View:
    """Posts down, as it looks from a drawer."""
    apart, radius, beyond, high, is_square = KINDS[look.finish]
    metal, steel, half = finished(look), bare(STEEL, .28, .02), apart / 2 + beyond
    if is_square:
        hull('bar', [(-half, high, radius, radius, 9), (half, high, radius, radius, 9)], metal, .16, 1, 64)
    else:
        edge = radius * .16
        lathe('bar', [(0, -half), (radius - edge, -half, edge * .3), (radius, -half + edge, edge * .5), (radius, half - edge, edge * .5), (radius - edge, half, edge * .3), (0, half)], finished(look, 'z'), 96,
              at=(0, 0, high), turn=(0, 90, 0))
    for side in (-1, 1):
        if is_square:
            hull(f'post-{side}', [(side * apart / 2 - .0001, 0, radius * .98, radius * .98, 9), (side * apart / 2 + .0001, high - radius, radius * .98, radius * .98, 9)], metal, .1, 1, 64)
        else:
            post = radius * (.74 if apart > .2 else .8)
            foot = [(post * 1.7, 0), (post * 1.75, post * .35, post * .1), (post * 1.2, post * .8, post * .4)] if apart > .2 else [(post * .94, 0), (post, post * .08, post * .05)]
            lathe(f'post-{side}', [(0, 0), *foot, (post, high - radius * .4), (0, high - radius * .4)], finished(look, 'z'), 64, at=(side * apart / 2, 0, 0))
    thick = .0030 if apart > .2 and not is_square else .0020
    for index in range(2):
        machine_screw(f'screw-{index}', .038 if thick > .002 else .0254, thick, steel, main=False, at=(apart * .10 + index * .021, -.020 - thick * 7 - index * .006, thick * 1.9), turn=(90, 0, 62 + index * 34))
    return View(turn=-30, height=27, lens=62, fill=.90, exposure=1.25 if look.finish == 'matte-black' else 1.08)
