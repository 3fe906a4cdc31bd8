"""Blocks of concrete with two cores, eight inches."""
from math import radians

from studio.look import Look, View
from studio.masonry import concrete, cut, worn

LONG, DEEP, HIGH, SHELL, WEB = .390, .190, .190, .032, .030


def block(look: Look, name: str, stuff, random, at, turn: float) -> None:
    """A block on its bed, its cores up; its place is the middle of its foot."""
    unit = worn(name, (LONG, DEEP, HIGH), stuff, random, .0022, .004, step=.012)
    wide = (LONG - 3 * WEB) / 2
    cores = [worn(f'{name}-core-{side}', (wide, DEEP - 2 * SHELL, HIGH * 1.2), stuff, random, .018, 0, step=.03, at=(side * (wide + WEB) / 2, 0, 0))
             for side in (-1, 1)]
    # Its ends are hollow, so that mortar has a hold.
    ears = [worn(f'{name}-ear-{side}', (.022, DEEP - 2 * SHELL - .024, HIGH * 1.2), stuff, random, .006, 0, step=.03, at=(side * LONG / 2, 0, 0))
            for side in (-1, 1)]
    cut(unit, cores + ears)
    unit.location, unit.rotation_euler.z = (*at[:2], at[2] + HIGH / 2), radians(turn)


def build(look: Look) -> View:
    """Two, and one on them as a wall is bonded."""
    stuff, random = concrete(look.tone, .8), look.random
    block(look, 'block-0', stuff, random, (-LONG / 2 - .003, .002, 0), .6)
    block(look, 'block-1', stuff, random, (LONG / 2 + .003, 0, 0), -.4)
    block(look, 'block-2', stuff, random, (.02, .001, HIGH + .001), 1.2)
    return View(turn=-32, height=24, lens=75)
