"""Staves of wood glued side by side, and sheet steel: what runs along x, from above."""
import numpy as np

from studio.look import Colour
from studio.canvas import HIGH, WIDE, Canvas, shade, step
from studio.wood import Kind


def sawn(canvas: Canvas, kind: Kind, part: slice, fields) -> np.ndarray:
    """How deep the colour of one stave is: years, fibres, pores, and what makes it another board than the next."""
    luck, (fibre, streak, bow, pore, figure) = canvas.luck, fields
    shift = luck.integers(0, WIDE), luck.integers(0, HIGH)
    fibre, streak, bow, pore, figure = (np.roll(field, shift, (1, 0))[part] for field in (fibre, streak, bow, pore, figure))
    x, y = canvas.x[part], canvas.y[part]
    middle = y.mean()
    # Most staves were sawn towards the heart, whose years are lines; some beside it, where they are flames.
    heart = luck.choice((-1, 1)) * (luck.uniform(.05, .13) if luck.random() < .72 else luck.uniform(.0, .022))
    rise = luck.uniform(.010, .035) + x * luck.uniform(.01, .05) + .006 * bow
    radius = np.hypot(y - middle - heart + .0022 * bow, rise) + .00035 * streak
    radius = radius + .0035 * np.sin(radius * luck.uniform(160, 260))
    year = radius * 1000 / (kind.ring * luck.uniform(.8, 1.25)) % 1
    late = step(year, .1, .88) * step(year, 1., .90)
    depth = (.04 + kind.years * .62) * (late - .35) + kind.fibres * .26 * fibre + .045 * streak + .016 * figure * (1 - kind.pores)
    depth = depth + kind.pores * .55 * step(pore, 1.35, 2.3) * (.5 + .5 * late)
    return depth + luck.uniform(-.42, .42) * kind.boards


def staves(canvas: Canvas, tone: Colour, kind: Kind, wide: float) -> np.ndarray:
    """A top of staves of a width; the glue between them is a thin line."""
    fields = (canvas.cloud(.030, .0009) * .6 + canvas.cloud(.012, .0013) * .6, canvas.cloud(.14, .006), canvas.cloud(.30, .07), canvas.cloud(.013, .0010), canvas.cloud(.004, .03))
    number = np.floor(canvas.y[:, 0] / wide + .37).astype(int)
    depth = np.zeros((HIGH, WIDE))
    for each in np.unique(number):
        rows = np.flatnonzero(number == each)
        part = slice(rows[0], rows[-1] + 1)
        depth[part] = sawn(canvas, kind, part, fields)
        depth[part][:2] += ((.45,), (.16,))
    return shade(tone, depth - np.median(depth))


def brushed_sheet(canvas: Canvas, tone: Colour) -> np.ndarray:
    """Stainless steel: fine lines of a belt, and a gleam across them."""
    lines = .5 * canvas.cloud(.30, .0010) + .45 * canvas.cloud(.10, .0012) + .35 * canvas.cloud(.035, .0011) + .35 * canvas.cloud(.6, .004)
    scratch = step(canvas.cloud(.05, .0009), 2.7, 3.6) - .8 * step(canvas.cloud(.08, .0009), 2.9, 3.7)
    place = canvas.x + .05 * canvas.y
    gleam = np.exp(-((place + .07) / .085) ** 2) + .5 * np.exp(-((place - .16) / .05) ** 2) - .45 * np.exp(-((place - .07) / .06) ** 2)
    depth = -.075 * lines - .16 * scratch - .34 * gleam
    return shade(tone, depth - np.median(depth))
