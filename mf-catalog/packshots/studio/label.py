"""What is printed on packages: bands, shapes and numbers, never words, because the shop has two languages."""
import bpy
import numpy as np
from PIL import Image, ImageDraw

FINE, DENSE = 2, 1800
"""How many times finer it is drawn than kept, and how many pixels of what is kept lie on a metre."""

DIGITS = {
    '0': [('arc', (0, 0, 1, 2), 0, 360)],
    '2': [('arc', (0, 0, 1, 1.1), 165, 385), ('line', (.95, .78), (.0, 2)), ('line', (0, 2), (1, 2))],
    '3': [('arc', (0, 0, .96, 1.02), 190, 450), ('arc', (-.02, .94, 1, 2), 270, 525)],
    '5': [('line', (.95, 0), (.16, 0)), ('line', (.16, 0), (.08, .95)), ('arc', (-.06, .72, 1, 2), 222, 515)],
}
"""Strokes of numbers, each one wide and two high, down from above."""


class Label:
    """A sheet of paper of a size in metres. Places are metres from its middle to the right and from its foot up; colours are written as #rrggbb."""

    def __init__(self, wide: float, high: float, paper: str):
        self.wide, self.high = wide, high
        self.image = Image.new('RGB', (round(wide * DENSE * FINE), round(high * DENSE * FINE)), paper)
        self.pen = ImageDraw.Draw(self.image)

    def spot(self, x: float, z: float):
        """A place in pixels."""
        return (x + self.wide / 2) * DENSE * FINE, (self.high - z) * DENSE * FINE

    def band(self, low: float, high: float, colour: str) -> None:
        """All the way around."""
        self.shape([(-self.wide, low), (self.wide, low), (self.wide, high), (-self.wide, high)], colour)

    def shape(self, points, colour: str) -> None:
        """An outline, filled."""
        self.pen.polygon([self.spot(*point) for point in points], fill=colour)

    def oblong(self, x: float, z: float, wide: float, high: float, colour: str, radius=0.) -> None:
        """A rectangle around its middle, its corners rounded."""
        first, last = self.spot(x - wide / 2, z + high / 2), self.spot(x + wide / 2, z - high / 2)
        self.pen.rounded_rectangle((*first, *last), radius * DENSE * FINE, fill=colour)

    def disc(self, x: float, z: float, radius: float, colour: str) -> None:
        """A full circle."""
        self.pen.ellipse((*self.spot(x - radius, z + radius), *self.spot(x + radius, z - radius)), fill=colour)

    def number(self, digits: str, x: float, z: float, high: float, colour: str) -> None:
        """A number around its middle."""
        unit = high / 2
        thick, advance = high * .20, unit * 1.58
        left = x - (advance * (len(digits) - 1) + unit) / 2

        def there(at, corner):
            return self.spot(at + corner[0] * unit, z + high / 2 - corner[1] * unit)

        for index, digit in enumerate(digits):
            at = left + index * advance
            for kind, *stroke in DIGITS[digit]:
                if kind == 'arc':
                    ring, start, end = stroke
                    edge = thick / 2 / unit
                    outer = (*there(at, (ring[0] - edge, ring[1] - edge)), *there(at, (ring[2] + edge, ring[3] + edge)))
                    self.pen.arc(outer, start, end, fill=colour, width=round(thick * DENSE * FINE))
                else:
                    self.pen.line([there(at, stroke[0]), there(at, stroke[1])], fill=colour, width=round(thick * DENSE * FINE))
                    for x_end, z_end in (there(at, corner) for corner in stroke):
                        round_ = thick / 2 * DENSE * FINE
                        self.pen.ellipse((x_end - round_, z_end - round_, x_end + round_, z_end + round_), fill=colour)

    def texture(self, name: str):
        """As an image of Blender's."""
        small = self.image.resize((self.image.width // FINE, self.image.height // FINE), Image.LANCZOS)
        colours = np.asarray(small, np.float32)[::-1] / 255
        image = bpy.data.images.new(name, small.width, small.height)
        image.pixels.foreach_set(np.concatenate([colours, np.ones((*colours.shape[:2], 1), np.float32)], -1).ravel())
        image.update()
        return image


def on(shader, image):
    """The colour of a print where it lies on a thing with a map of itself."""
    node = shader.node('TexImage', image=image, extension='REPEAT')
    shader.plug(node.inputs['Vector'], shader.node('TexCoord').outputs['UV'])
    return node.outputs['Color']
