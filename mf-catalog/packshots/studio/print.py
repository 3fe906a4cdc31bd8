"""Print on goods: bands and emblems of simple shapes, without a word; flat, or around a can or a pail."""
from studio.look import Colour, linear
from studio.shader import Shader

PAPER, INK = linear('#f1ede3'), linear('#4a5259')
EDGE = .00025
"""How far print runs out, in metres."""


def inverse(tone: Colour) -> Colour:
    """What is seen on a ground of this tone: paper, or ink on what is pale."""
    return INK if sum(tone) > 1.35 else PAPER


def between(first: Colour, second: Colour, share: float) -> Colour:
    """A tint of two inks."""
    return tuple(a * (1 - share) + b * share for a, b in zip(first, second))


class Print(Shader):
    """A printed skin that is being laid out. `u` runs around it from the front, `v` up, both in metres."""

    def __init__(self, ground: Colour, radius: float | None = None):
        """`radius` of what the print goes around, towards -y; None for a face that looks there."""
        super().__init__('print')
        x, y, z = self.split(self.place())
        self.u = x if radius is None else self.math('MULTIPLY', self.math('ARCTAN2', x, self.math('MULTIPLY', y, -1.)), radius)
        self.v, self.colour = z, (*ground, 1)

    def lay(self, shape, ink: Colour) -> None:
        """Prints a shape over what is there."""
        self.colour = self.mix(shape, self.colour, (*ink, 1))

    def below(self, height, limit):
        """1 where `height` is under `limit`."""
        return self.step(self.math('SUBTRACT', height, limit), EDGE, -EDGE)

    def band(self, low: float, high: float):
        """All around, from one height to another."""
        return self.math('SUBTRACT', self.below(self.v, high), self.below(self.v, low))

    def disc(self, v: float, radius: float, u=0.):
        """A round spot."""
        sides = (self.math('SUBTRACT', self.u, u), self.math('SUBTRACT', self.v, v))
        squares = [self.math('MULTIPLY', side, side) for side in sides]
        return self.below(self.math('SQRT', self.math('ADD', *squares)), radius)

    def panel(self, v: float, wide: float, high: float, u=0.):
        """A rectangle around a place."""
        across = self.below(self.math('ABSOLUTE', self.math('SUBTRACT', self.u, u)), wide / 2)
        return self.math('MULTIPLY', across, self.band(v - high / 2, v + high / 2))

    def wave(self, v: float, height: float, length: float, shift=0.):
        """All that lies under a wavy line."""
        turn = self.math('MULTIPLY_ADD', self.u, 6.2832 / length, shift)
        return self.below(self.v, self.math('MULTIPLY_ADD', self.math('SINE', turn), height, v))

    def peak(self, v: float, slope: float, u=0.):
        """All that lies under two slopes which meet at a place."""
        off = self.math('ABSOLUTE', self.math('SUBTRACT', self.u, u))
        return self.below(self.v, self.math('MULTIPLY_ADD', off, -slope, v))

    def drop(self, v: float, radius: float, tall: float, u=0.):
        """A drop whose round part has its middle at `v`, and its tip `tall` above that."""
        slope, meet = (tall ** 2 - radius ** 2) ** .5 / radius, radius ** 2 / tall
        return self.math('MAXIMUM', self.disc(v, radius, u), self.both(self.peak(v + tall, slope, u), self.band(v + meet, v + tall + .01)))

    def both(self, *shapes):
        """Where all of some shapes are."""
        first, *others = shapes
        for shape in others:
            first = self.math('MULTIPLY', first, shape)
        return first

    def done(self, rough=.38):
        """The printed material."""
        return self.surface(Base_Color=self.colour, Roughness=rough, Specular=.4)
