"""What is seen of a tub and shower faucet: a head on its arm, a plate with one lever, a spout."""
from studio.bathwall import OUT, rosette, tiled
from studio.faucet import finish
from studio.geometry import lathe, tube
from studio.housing import placed
from studio.hull import hull
from studio.look import Look, View
from studio.plumbing import bent
from studio.shower import head, valve


def build(look: Look) -> View:
    """One over the other on tiles, nearer to each other than in a bath."""
    metal = finish(look)
    tiled(.700, .610)
    rosette('arm', (0, 0, .540), metal, .0300, .008)
    tube('arm', bent([(0, 0, .540), (0, -.060, .548), (0, -.150, .495)], .045, 16), .0105, metal)
    with placed((0, -.172, .4665), (130, 0, 0)):
        head('head', .072, .024, metal, 5, .030)
    valve('valve', metal, (0, 0, .270), .088, 24)
    with placed((0, 0, .090), OUT):
        lathe('ring', [(.0335, 0), (.0335, .007, .002), (.0300, .009)], metal, 80)
    hull('spout', [(0, 0, .0270, .0270, 2.2), (.070, -.001, .0255, .0245, 2.3), (.125, -.006, .0235, .0215, 2.5), (.158, -.016, .0215, .0190, 2.8)], metal, blunt=.5, smooth=60,
         at=(0, -.002, .090), turn=(0, 0, -90))
    lathe('knob', [(.0055, .018), (.0055, .036, .001), (.0085, .038, .002), (.0085, .048, .003), (0, .050)], metal, 48, at=(0, -.125, .090))
    return View(turn=-34, height=15, lens=85, fill=.95, exposure=1.05)
