"""Boards for walls: gypsum in paper, or cement where the item is grey."""
from studio.board import face, light, sheets
from studio.geometry import box
from studio.look import Look, View, linear

THICK = .0127
IVORY, BACK, GYPSUM, CEMENT = linear('#dcd6c6'), linear('#b3a68f'), linear('#f0eeea'), linear('#85857f')


def build(look: Look) -> View:
    """A pile, and one more turned on it; cement boards are shorter and show their net."""
    is_cement = look.colour == 'grey'
    long, wide = (.62, .37) if is_cement else (.74, .37)
    tone = look.tone if look.colour else IVORY
    stuff = face(tone, CEMENT if is_cement else GYPSUM, BACK, THICK, mesh=is_cement)
    top = sheets(look, (long, wide, THICK), stuff, 5 if is_cement else 7)
    box('sheet-top', (long, wide, THICK), stuff, .0028, at=(.02, -.01, top + THICK / 2), turn=(0, 0, 7))
    return View(turn=-50, height=24, lens=65, exposure=light(look))
