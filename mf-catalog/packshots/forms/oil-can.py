"""A litre of hardwax oil in a flat tin, on boards of oak that it was rubbed into."""
from studio.canister import canister
from studio.geometry import lathe
from studio.look import Look, View, linear
from studio.print import INK, Print
from studio.sample import THICK, boards
from studio.shader import plain
from studio.tin import tinplate
from studio.wood import wood

WIDE, DEEP, ROUND, HIGH = .108, .062, .014, .158
OAK, HONEY, CAP = linear('#b98a4e'), linear('#b5803a'), linear('#2c2d2f')


def label(look: Look):
    """The tone of what is in it, and a drop."""
    skin = Print(look.tone)
    skin.lay(skin.band(.012, .030), HONEY)
    skin.lay(skin.band(.0325, .0342), HONEY)
    skin.lay(skin.band(.1300, .1317), HONEY)
    for radius, tall, ink in ((.0180, .0390, HONEY), (.0158, .0344, look.tone), (.0130, .0284, HONEY)):
        skin.lay(skin.drop(.076, radius, tall), ink)
    skin.lay(skin.both(skin.disc(.076, .0110), skin.wave(.075, .0018, .022, .4)), INK)
    return skin.done()


def build(look: Look) -> View:
    """The tin at the left of the boards."""
    boards(look, wood(look, 'oak', OAK, rough=.36, coat=.35), False)
    steel, at, turn = tinplate(), (-.048, .014, THICK), (0, 0, 14)
    where = {'at': at, 'turn': turn}
    canister('foot', WIDE, DEEP, ROUND, ((0, .001), (.0006, -.0012), (.0036, -.0014), (.0046, -.0008), (.0056, 0), (.012, 0)), steel, main=False, **where)
    canister('label', WIDE, DEEP, ROUND, ((.012, -.0002), (HIGH - .014, -.0002)), label(look), **where)
    canister('top', WIDE, DEEP, ROUND, (
        (HIGH - .014, 0), (HIGH - .0056, 0), (HIGH - .0046, -.0008), (HIGH - .0036, -.0014), (HIGH - .0006, -.0012), (HIGH, 0), (HIGH - .0022, .0022),
        (HIGH - .001, .006), (HIGH + .003, .018), (HIGH + .004, .024)), steel, main=False, **where)
    black = plain('cap', CAP, .38)
    lathe('spout', [(.0165, HIGH), (.0165, HIGH + .006, .001), (.0145, HIGH + .008, .001), (.0145, HIGH + .010)], steel, 64, main=False, **where)
    lathe('cap', [(.0150, HIGH + .0085), (.0172, HIGH + .0085, .0006), (.0168, HIGH + .024, .0018), (.0150, HIGH + .0246, .001), (0, HIGH + .0246)],
          black, 64, main=False, **where)
    return View(turn=-26, height=18, lens=75)
