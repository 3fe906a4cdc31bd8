"""A low faucet whose spout is a head that pulls out."""
from studio.faucet import finish, foot, rubber, slope
from studio.geometry import lathe, tube
from studio.look import Look, View


def build(look: Look) -> View:
    """The spout rises a little; a lever on the body."""
    metal, soft = finish(look), rubber()
    foot('foot', .031, metal)
    lathe('body', [(.0265, .004), (.0255, .100, .02), (.0255, .128, .002), (.0245, .1295, .001), (.0255, .131, .001), (.0250, .152, .012), (.010, .160, .010), (0, .161)], metal, 96, smooth=50)
    start, middle, end = (-.008, 0, .080), (-.075, 0, .1145), (-.235, 0, .197)
    lean = slope(start, end)
    tube('spout', [start, middle], .0180, metal)
    long = ((end[0] - middle[0]) ** 2 + (end[2] - middle[2]) ** 2) ** .5
    lathe('seam', [(.0176, -.001), (.0176, .002)], soft, 64, at=middle, turn=(0, lean, 0), main=False)
    lathe('head', [(.0150, .001), (.0182, .0015, .001), (.0196, long * .6, .03), (.0206, long - .012, .010), (.0150, long, .010), (0, long)], metal, 96, smooth=50, at=middle, turn=(0, lean, 0))
    lathe('nozzle', [(.0166, 0), (.0166, .0150, .001), (.0150, .0170, .001), (0, .0170)], metal, 64, at=(end[0] + .026, 0, end[2] - .016), turn=(0, lean + 90 + 22, 0))
    lathe('face', [(.0148, .0172), (.0140, .0192, .001), (0, .0192)], soft, 64, at=(end[0] + .026, 0, end[2] - .016), turn=(0, lean + 90 + 22, 0), main=False)
    for index, share in enumerate((.58, .74)):
        lathe(f'button-{index}', [(.0060, -.002), (.0060, .0016, .001), (0, .0022)], soft, 32, main=False,
              at=(middle[0] + (end[0] - middle[0]) * share, -.0186, middle[2] + (end[2] - middle[2]) * share + .004), turn=(90, 0, 0))
    tube('lever', [(.0, 0, .156), (.020, -.004, .172), (.062, -.006, .196), (.098, -.006, .206)], .0074, metal, radii=[1.1, 1, .9, .8])
    lathe('lever-end', [(.0056, 0), (.0054, .002, .002), (0, .004)], metal, 32, at=(.097, -.006, .2058), turn=(0, 72, 0))
    return View(turn=32, height=18, lens=85, fill=.90, exposure=1.1)
