"""A small square sink for a bar, with a ledge for the faucet."""
from studio.basin import INCH, brushed, strainer, strainer_steel
from studio.dropin import deck, hole, rim
from studio.look import Look, View

FINE = True
WIDE, HIGH = 15 * INCH, 6 * INCH


def build(look: Look) -> View:
    """One bowl."""
    stuff, at = brushed(look.tone), (0, -.030)
    rim(WIDE, WIDE, .034, .005, stuff)
    half = WIDE / 2 - .007
    deck('deck', (-half, half, -half, half), (.028,) * 4, (WIDE - .076, WIDE - .136, at), .050, HIGH, stuff, .006, .036)
    hole((0, WIDE / 2 - .044))
    strainer(-HIGH, strainer_steel(), at)
    return View(turn=-28, height=36, lens=80, fill=.90)
