"""A round light that sits close to the ceiling: a ring of metal around frosted glass."""
from studio.geometry import lathe
from studio.housing import placed
from studio.lamp import glow
from studio.look import Look, View, linear
from studio.plumbing import bare
from studio.tank import enamel

RADIUS = .165
PAN = linear('#dcdad3')


def build(look: Look) -> View:
    """It leans back, its glass towards the camera."""
    metal = bare(look.tone, .38, .03)
    with placed((0, 0, 0), (62, 0, 0)):
        lathe('pan', [(0, -.004), (.120, -.004), (.122, 0, .002), (.148, .004, .003), (.150, .010)], enamel(PAN, .4), 128, main=False)
        ring = [(.148, .004), (RADIUS - .004, .004, .003), (RADIUS, .008, .003), (RADIUS, .040, .003), (RADIUS - .004, .046, .003), (RADIUS - .012, .048, .002),
                (RADIUS - .017, .044, .002), (RADIUS - .020, .030)]
        lathe('ring', ring, metal, 192, main=True)
        lathe('bead', [(RADIUS - .001, .014), (RADIUS + .003, .016, .002), (RADIUS + .003, .020, .002), (RADIUS - .001, .022)], metal, 192)
        bowl = [(RADIUS - .018, .042), (RADIUS - .024, .056, .02), (.110, .078, .06), (.050, .089, .05), (0, .090)]
        lathe('glass', bowl, glow(.92, rough=.28), 160, smooth=80, main=False)
        lathe('knob', [(.013, .087), (.013, .0915, .001), (.008, .095, .002), (.0085, .101, .003), (.005, .106, .003), (0, .107)], metal, 64)
    return View(turn=-38, height=16, lens=85, fill=.84)
