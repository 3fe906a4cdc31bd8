"""A low faucet whose spout is a head that pulls out."""
from math import atan2, degrees

from studio.faucet import finish, foot, rubber
from studio.geometry import lathe, tube
from studio.look import Look, View
from studio.plumbing import bent

SHARP = True


def along(line, share: float):
    """The place at a share of a line, and how far it leans there from upright, in degrees."""
    index = min(int(share * (len(line) - 1)), len(line) - 2)
    (x, _, z), (next_x, _, next_z) = line[index], line[index + 1]
    part = share * (len(line) - 1) - index
    return (x + (next_x - x) * part, 0, z + (next_z - z) * part), degrees(atan2(next_x - x, next_z - z))


def build(look: Look) -> View:
    """The spout rises and bends down to its nozzle; a lever on top of the body."""
    metal, soft = finish(look), rubber()
    foot('foot', .033, metal)
    lathe('body', [(.0280, .004), (.0265, .060, .03), (.0265, .132, .002), (.0250, .1335, .001), (.0265, .135, .001), (.0260, .158, .012), (.012, .168, .010), (0, .169)], metal, 96, smooth=50)
    line = bent([(0, 0, .078), (-.150, 0, .158), (-.222, 0, .150), (-.250, 0, .096)], .070, 22)
    seam = round(len(line) * .22)
    neck, head = line[:seam + 1], line[seam:]
    tube('spout', neck, .0185, metal)
    at, lean = along(head, 0)
    lathe('seam', [(.0178, -.0012), (.0178, .0012)], soft, 64, at=at, turn=(0, lean, 0), main=False)
    swell = [.0185 + .0028 * min(1, 2.2 * index / len(head)) for index in range(len(head))]
    tube('head', head, 1., metal, radii=swell)
    at, lean = along(head, 1)
    lathe('collar', [(.0213, -.001), (.0216, .0040, .001), (.0206, .0060, .001), (.0180, .0064)], metal, 96, at=at, turn=(0, lean, 0))
    lathe('nozzle', [(.0182, .004), (.0176, .0085, .001), (0, .0085)], soft, 64, at=at, turn=(0, lean, 0), main=False)
    for index, share in enumerate((.34, .46)):
        (x, _, z), lean = along(head, share)
        lathe(f'button-{index}', [(.0068, -.002), (.0068, .0016, .001), (0, .0024)], soft, 32, main=False, at=(x, -.0206, z + .002), turn=(90, 0, 0))
    lever = bent([(.006, 0, .160), (.030, -.002, .186), (.118, -.006, .214)], .050, 14)
    tube('lever', lever, .0078, metal, radii=[1.15 - .40 * index / len(lever) for index in range(len(lever))])
    lathe('lever-end', [(.0059, -.001), (.0056, .0018, .0018), (0, .0034)], metal, 32, at=lever[-1], turn=(0, degrees(atan2(.088, .028)), 0))
    return View(turn=30, height=17, lens=85, fill=.92, exposure=1.1)
