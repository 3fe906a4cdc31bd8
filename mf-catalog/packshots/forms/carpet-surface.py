"""Carpet from above: loops, cut pile, curled pile, sisal or ribs, as each item is made."""
from math import pi

from studio.flat import above, lay, tinted
from studio.look import Look
from studio.nap import Nap, curled, cut, looped, ribbed
from studio.surface import Surface
from studio.weave import basket

SPAN = .165


def oatmeal(nap: Nap) -> None:
    """Level loops."""
    looped(nap, .0046, .0056)
    nap.fuzz(6000, .003, .0003)


def undyed(nap: Nap) -> None:
    """Thick wool, spun unevenly."""
    looped(nap, .0058, .0072, .10, .10)
    nap.fuzz(9000, .004, .0004)


def silver_grey(nap: Nap) -> None:
    """Berber: thick loops, some of darker or paler yarn."""
    looped(nap, .0053, .0065, .09, .06, ((.10, .35), (.10, -.20)))
    nap.fuzz(6000, .0035, .0004)


def moss(nap: Nap) -> None:
    """Tight loops of wool."""
    looped(nap, .0035, .0042, .05, .08)
    nap.fuzz(5500, .0025, .0003)


def linen(nap: Nap) -> None:
    """Frieze."""
    curled(nap, .0040)
    nap.fuzz(5500, .003, .0003)


def harbour_blue(nap: Nap) -> None:
    """Dense plush."""
    cut(nap, .0024)
    nap.fuzz(26000, .0018, .0003)


def spruce_green(nap: Nap) -> None:
    """Plush of thicker yarn."""
    cut(nap, .0027)
    nap.fuzz(26000, .002, .0003)


def natural(nap: Nap) -> None:
    """Sisal."""
    basket(nap, .0040)
    nap.fuzz(1500, .004, .0002, lie=.1)


def forest(nap: Nap) -> None:
    """Needled felt in ribs."""
    ribbed(nap, .0068)
    nap.fuzz(60000, .004, .0004)
    nap.fuzz(40000, .004, .0003, lie=pi / 2)


PILES = {'oatmeal': oatmeal, 'undyed': undyed, 'silver-grey': silver_grey, 'moss': moss, 'linen': linen, 'harbour-blue': harbour_blue,
         'spruce-green': spruce_green, 'natural': natural, 'forest': forest}


def build(look: Look) -> Surface:
    """As wide as two hands."""
    nap = Nap(look.random.getrandbits(32), SPAN)
    PILES[look.colour](nap)
    shader, skin = tinted()
    lay(nap.canvas, nap.tint(look.tone, 1.4 if look.colour == 'natural' else .9), shader.surface(**skin), nap.high)
    return above(SPAN, .86 if sum(look.tone) > 1.8 else 1.)
