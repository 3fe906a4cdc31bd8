"""Tiles as a swatch: where each of them lies, the joints between them, and their eased edges in light from above left."""
from dataclasses import dataclass
from math import cos, radians, sin, sqrt

from studio.painted import LAMP
from studio.shader import Shader, Socket
from studio.swatch import around, luck, product, shaded, total


@dataclass(frozen=True)
class Tile:
    """The tile at a place."""
    at: tuple[Socket, Socket]
    """The place, from the middle of the tile."""
    number: tuple[Socket, Socket]
    inside: Socket
    """How far the place lies from the nearest edge; below 0 in the joint."""
    lit: Socket
    """How far that edge looks towards the lamp."""


def nearest(shader: Shader, sides):
    """The least of several distances, and the light on the edge that it belongs to: sides are (distance, light)."""
    (best, light), *others = sides
    for distance, its in others:
        is_nearer = shader.math('LESS_THAN', distance, best)
        light = shader.math('MULTIPLY_ADD', is_nearer, shader.math('SUBTRACT', its, light), light)
        best = shader.math('MINIMUM', best, distance)
    return best, light


def outlined(shader: Shader, x, y, sides):
    """Inside and light of an outline of straight sides: each (x and y of where it looks, distance from the middle)."""
    return nearest(shader, [
        (shader.math('SUBTRACT', far, total(shader, shader.math('MULTIPLY', x, right), shader.math('MULTIPLY', y, up))),
         shader.math('ADD', right * LAMP[0], up * LAMP[1])) for right, up, far in sides
    ])


def cell(shader: Shader, value, step: float):
    """Which part of a line a value lies in, and where, from the middle of that part."""
    share = shader.math('DIVIDE', value, step)
    which = shader.math('FLOOR', share)
    return which, shader.math('MULTIPLY', shader.math('SUBTRACT', shader.math('SUBTRACT', share, which), .5), step)


@dataclass(frozen=True)
class Rows:
    """Oblongs of `size` (long, wide), every row moved by a share of a tile, all of them by `aside` metres."""
    size: tuple[float, float]
    joint: float
    shift: float = 0.
    aside: tuple[float, float] = (0., 0.)

    def tile(self, shader: Shader, at) -> Tile:
        """The one at a place."""
        long, wide = self.size
        x, y, _ = shader.split(shader.vector('ADD', at, (*self.aside, 0.)))
        row, up = cell(shader, y, wide + self.joint)
        column, right = cell(shader, shader.math('MULTIPLY_ADD', row, self.shift * (long + self.joint), x), long + self.joint)
        sides = [(1, 0, long / 2), (-1, 0, long / 2), (0, 1, wide / 2), (0, -1, wide / 2)]
        return Tile((right, up), (column, row), *outlined(shader, right, up, sides))


@dataclass(frozen=True)
class Hexagons:
    """Hexagons of a width from corner to corner, a corner up."""
    across: float
    joint: float
    aside: tuple[float, float] = (0., 0.)

    def tile(self, shader: Shader, at) -> Tile:
        """The one at a place: the nearer of two lattices."""
        half = self.across * sqrt(3) / 4
        wide = 2 * half + self.joint
        deep, found = wide * sqrt(3), []
        for index, shift in enumerate((0., .5)):
            x, y, _ = shader.split(shader.vector('ADD', at, (self.aside[0] + shift * wide, self.aside[1] + shift * deep, 0.)))
            (column, right), (row, up) = cell(shader, x, wide), cell(shader, y, deep)
            found.append((right, up, shader.math('ADD', column, index * 57.), row))
        first, second = (shader.math('ADD', shader.math('MULTIPLY', x, x), shader.math('MULTIPLY', y, y)) for x, y, *_ in found)
        is_second = shader.math('LESS_THAN', second, first)
        right, up, column, row = (shader.math('MULTIPLY_ADD', is_second, shader.math('SUBTRACT', b, a), a) for a, b in zip(*found))
        sides = [(cos(radians(angle)), sin(radians(angle)), half) for angle in range(0, 360, 60)]
        return Tile((right, up), (column, row), *outlined(shader, right, up, sides))


@dataclass(frozen=True)
class Herringbone:
    """Oblongs three times as long as wide, by turns across and upright."""
    wide: float
    joint: float
    aside: tuple[float, float] = (0., 0.)

    def tile(self, shader: Shader, at) -> Tile:
        """A lattice of squares, of which six by turns belong to one of each kind."""
        step = self.wide + self.joint
        x, y, _ = shader.split(shader.vector('ADD', at, (*self.aside, 0.)))
        (i, right), (j, up) = cell(shader, x, step), cell(shader, y, step)
        turn = shader.math('ROUND', shader.math('WRAP', shader.math('ADD', shader.math('SUBTRACT', i, j), .01), 6., 0.))
        is_upright = shader.math('GREATER_THAN', turn, 2.5)
        lies = shader.math('SUBTRACT', 1., is_upright)
        on = shader.math('SUBTRACT', turn, 1.)
        above = shader.math('SUBTRACT', 4., turn)
        right = shader.math('MULTIPLY_ADD', product(shader, lies, on), step, right)
        up = shader.math('MULTIPLY_ADD', product(shader, is_upright, above), step, up)
        short, long = self.wide / 2, step * 1.5 - self.joint / 2
        flat, tall = shader.spread(lies, short, long), shader.spread(is_upright, short, long)
        number = (shader.math('SUBTRACT', i, product(shader, lies, on)),
                  shader.math('ADD', shader.math('SUBTRACT', j, product(shader, is_upright, above)), shader.math('MULTIPLY', is_upright, 41.)))
        return Tile((right, up), number, *outlined(shader, right, up, [(1, 0, flat), (-1, 0, flat), (0, 1, tall), (0, -1, tall)]))


@dataclass(frozen=True)
class Scales:
    """Scales of a fish: round above, hollow below where those of the next row rise."""
    radius: float
    joint: float
    aside: tuple[float, float] = (0., 0.)

    def tile(self, shader: Shader, at) -> Tile:
        """The scale of the row below where its circle reaches, else that of the row above."""
        step = 2 * self.radius + self.joint
        x, y, _ = shader.split(shader.vector('ADD', at, (*self.aside, 0.)))
        rise = shader.math('DIVIDE', y, step / 2)
        row = shader.math('FLOOR', rise)
        up = shader.math('MULTIPLY', shader.math('SUBTRACT', rise, row), step / 2)
        odd = shader.math('MULTIPLY', shader.math('PINGPONG', row, 1.), step / 2)
        column, right = cell(shader, shader.math('ADD', x, odd), step)
        far = shader.math('SQRT', total(shader, shader.math('MULTIPLY', right, right), shader.math('MULTIPLY', up, up)))
        middle = self.radius + self.joint / 2
        is_below = shader.math('LESS_THAN', far, middle)
        inside = shader.math('SUBTRACT', shader.math('ABSOLUTE', shader.math('SUBTRACT', far, middle)), self.joint / 2)
        outwards = total(shader, shader.math('MULTIPLY', right, LAMP[0]), shader.math('MULTIPLY', up, LAMP[1]))
        lit = product(shader, shader.math('DIVIDE', outwards, shader.math('MAXIMUM', far, .001)), shader.spread(is_below, -1., 1.))
        is_above = shader.math('SUBTRACT', 1., is_below)
        side = shader.math('MULTIPLY', shader.math('SIGN', right), product(shader, is_above, .5))
        which = shader.math('SUBTRACT', shader.math('ADD', column, side), shader.math('DIVIDE', odd, step))
        return Tile((right, up), (which, shader.math('ADD', row, is_above)), inside, lit)


def laid(shader: Shader, pattern, face, grout, bevel=.0012, strength=.22, lots=.05, soft=.0003, deep=.0013):
    """Tiles and their grout: `face` draws a tile, from the place, three numbers of chance and the tile; grout lies so deep that edges shade it."""
    at = shader.place()
    tile = pattern.tile(shader, at)
    chance = luck(shader, *tile.number)
    edge = product(shader, shader.step(tile.inside, bevel, bevel * .1), tile.lit, strength)
    light = product(shader, total(shader, 1., edge), total(shader, 1., around(shader, chance[0], lots)))
    drawn = shaded(shader, face(at, chance, tile), light)
    towards = shader.vector('ADD', at, (LAMP[0] * deep, LAMP[1] * deep, 0.))
    shadow = shader.step(pattern.tile(shader, towards).inside, -.0002, .0004)
    depth = total(shader, shader.math('MULTIPLY', shadow, .38), .94, around(shader, shader.noise(at, 700., 2), .24), around(shader, shader.noise(at, 9., 3), .16))
    return shader.mix(shader.step(tile.inside, -soft, soft), shader.power((*grout, 1), depth), drawn)
