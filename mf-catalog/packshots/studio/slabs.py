"""Slabs from above: quartz, granite, glass in resin, and stone that is printed. Each answers with its colours, and says what it is made of by its tone."""
import numpy as np

from studio.look import Colour, linear
from studio.canvas import HIGH, WIDE, Canvas, blurred, mixed, shade, step


def own(canvas: Canvas, tone: Colour, depth: np.ndarray) -> np.ndarray:
    """Shades whose middle is the tone."""
    return shade(tone, depth - np.median(depth))


def wander(canvas: Canvas, along: np.ndarray, size: float, octaves: int, gain=.45) -> np.ndarray:
    """Chance along one axis, smooth over `size`, with finer chance in it."""
    whole = 0.
    for octave in range(octaves):
        place = along * 2 ** octave / size + 64
        begin = np.floor(place).astype(int)
        share = place - begin
        knots = canvas.luck.standard_normal(4096)
        whole = whole + gain ** octave * (knots[begin % 4096] * (1 - share * share * (3 - 2 * share)) + knots[(begin + 1) % 4096] * share * share * (3 - 2 * share))
    return whole


def veins(canvas: Canvas, count: int, lean: float, spread: float, wide: float, bend=.05, feather=3., whole=.4) -> np.ndarray:
    """Cracks that filled once, from 0 to 1: each crosses at its own place and about one angle, swells, fades, and ends. One side is sharp, the other runs out; with no `feather` both are sharp."""
    share, reach = np.zeros((HIGH, WIDE)), canvas.span * .55
    frayed = [.06 * bend * canvas.clouds(.05, 5, .6) for _ in range(2)]
    for index in range(count):
        turn = lean + canvas.luck.normal(0, spread)
        along, across = canvas.x * np.cos(turn) + canvas.y * np.sin(turn) + frayed[0], canvas.y * np.cos(turn) - canvas.x * np.sin(turn) + frayed[1]
        place = reach * (2 * (index + canvas.luck.uniform(.1, .9)) / count - 1)
        apart = across - place - bend * wander(canvas, along, bend * (4 if feather else 9), 6, .45 if feather else .36)
        swell, thick = wander(canvas, along, .05 if feather else .10, 3), wide * canvas.luck.uniform(.5, 1.5)
        if feather:
            width, side = thick * np.exp(.55 * swell), np.where(wander(canvas, along, .15, 1) > 0, 1, -1)
            line = np.exp(-np.abs(apart) / (width * np.where(apart * side > 0, feather, .7)))
        else:
            width = thick * np.clip(.5 + swell, .12, None)
            line = step(np.abs(apart), width + .0004, width * .5)
        share = np.maximum(share, line * step(wander(canvas, along, .16, 3), -whole - .6, -whole + .9))
    return share


def speckled(canvas: Canvas, tone: Colour, strength=1.) -> np.ndarray:
    """Crushed quartz in resin: grains of 1 to 4 mm, clear, milky or tan, in a fine sand."""
    depth = strength * (.025 * canvas.clouds(.09, 3) + .05 * canvas.cloud(.0008))
    colours = own(canvas, tone, depth)
    for size, share, paint, weight in ((.0046, .16, '#fbf9f4', .7), (.0036, .10, '#cfc2ac', .5), (.0026, .14, '#ffffff', .8), (.0024, .08, '#b9a68b', .5), (.0016, .05, '#94846e', .55)):
        bent = (canvas.cloud(size * .7) * size * .16, canvas.cloud(size * .7) * size * .16)
        number, first, rim = canvas.cells(size, bent)
        lot, clear = canvas.lots(number), canvas.lots(number)
        is_here = (lot < share) * step(first, .44, .36) * step(rim, .02, .10)
        colours = mixed(is_here * weight * strength * (.45 + .55 * clear), colours, linear(paint))
    return colours


def turned(canvas: Canvas, field: np.ndarray, lean: float) -> np.ndarray:
    """A field whose rows run at an angle."""
    along, across = canvas.x * np.cos(lean) + canvas.y * np.sin(lean), canvas.y * np.cos(lean) - canvas.x * np.sin(lean)
    return field[(-across * canvas.fine).astype(int) % HIGH, (along * canvas.fine).astype(int) % WIDE]


def veined(canvas: Canvas, tone: Colour) -> np.ndarray:
    """Pale quartz cast with grey veins like those of marble, each in its mist."""
    lean = canvas.clouds(.16, 6, .6)
    body, fine, hair = veins(canvas, 6, -.50, .12, .0030, .030, 0, .2), veins(canvas, 8, -.62, .25, .0010, .026, 0, .1), veins(canvas, 5, .2, .3, .0005, .02, 0, -.2)
    mist = (blurred(body, 14) * 2 + blurred(body, 45) * 2) * (1 + .45 * lean) + .5 * step(turned(canvas, canvas.clouds(.09, 6, .6, 3.5), -.5), .7, 3.)
    share = .60 * body * (.75 + .25 * canvas.clouds(.012, 4, .65)) + .50 * fine + .32 * hair + .28 * mist
    share = np.clip(share * (1 + .08 * canvas.cloud(.0016)), 0, .9) * .85
    return mixed(share, own(canvas, tone, .022 * lean + .018 * canvas.cloud(.0014) - .02), linear('#7c8187'))


def dark_veined(canvas: Canvas, tone: Colour) -> np.ndarray:
    """Dark quartz: thin white veins with clean edges, and fine sand."""
    share = .72 * veins(canvas, 6, -.50, .12, .0024, .022, 0, .2) + .44 * veins(canvas, 8, -.62, .22, .0008, .020, 0, .1) + .28 * veins(canvas, 5, .2, .3, .0005, .02, 0, -.2)
    share = share * (.85 + .22 * canvas.clouds(.010, 4, .6))
    depth = .022 * canvas.clouds(.10, 6, .6) + .030 * canvas.cloud(.0016)
    number, first, _ = canvas.cells(.0036)
    grain = (canvas.lots(number) < .10) * step(first, .30, .18) * .16
    return mixed(np.clip(share + grain, 0, 1) * .78, own(canvas, tone, depth), linear('#d6d4cf'))


def cast(canvas: Canvas, tone: Colour) -> np.ndarray:
    """Concrete in quartz: patches where the form was wet or dry, worn places, sand, and pores."""
    patch = canvas.clouds(.18, 7, .68)
    depth = .10 * patch + .065 * canvas.clouds(.006, 3, .8)
    worn = canvas.clouds(.035, 6, .74, 1.6) + .5 * patch
    depth = depth - .17 * step(worn, .7, 1.5) + .20 * step(-worn, .9, 1.7)
    colours = own(canvas, tone, depth)
    for size, share, weight in ((.0170, .22, .85), (.0060, .03, .6)):
        number, first, _ = canvas.cells(size)
        large = canvas.lots(number)
        pore = (canvas.lots(number) < share) * step(first, .03 + .10 * large ** 3, .01 + .07 * large ** 3)
        colours = mixed(pore * weight, colours, own(canvas, tone, np.full((HIGH, WIDE), 0.)) * .45)
    return colours


def crystals(canvas: Canvas, scale: float, palette, flecks) -> np.ndarray:
    """Granite: crystals of a palette of (share, colour) side by side, the largest 8 mm at a `scale` of 1, each with its own light; `flecks` of mica as (share, colour) gather between them."""
    herd, shares = canvas.clouds(.05, 4), np.cumsum([share for share, _ in palette])
    paints = np.array([linear(paint) for _, paint in palette])
    sand, colours = canvas.clouds(.0022, 3, .8), np.ones((HIGH, WIDE, 3))
    for large, over in ((.0078, 1.), (.0052, .42), (.0030, .30)):
        size = large * scale
        bent = tuple(size * (.16 * canvas.cloud(size * .8) + .03 * canvas.cloud(size * .3)) for _ in range(2))
        number, first, rim = canvas.cells(size, bent)
        kind = np.searchsorted(shares, np.clip(canvas.lots(number) * shares[-1], 0, shares[-1] - 1e-6))
        depth = .34 * (canvas.lots(number) - .5) + .10 * sand + .16 * (first - .35) + .16 * step(rim, .07, 0)
        is_here = (canvas.lots(number) < over) * 1.
        colours = mixed(blurred(is_here, .45), colours, paints[kind] ** (1 + depth[..., None]))
    for size, share, paint in flecks:
        number, first, rim = canvas.cells(size, tuple(size * .16 * canvas.cloud(size * .6) for _ in range(2)))
        chance = canvas.lots(number) - .06 * herd * (sum(linear(paint)) < .2)
        is_here = (chance < np.quantile(chance, share)) * step(rim, .0, .12)
        colours = mixed(.92 * np.clip(blurred(is_here, .45), 0, 1), colours, shade(linear(paint), .25 * (canvas.lots(number) - .5) + .10 * sand))
    return colours


GRANITES = {
    'canyon': (1., ((.32, '#c2906b'), (.16, '#ae7a57'), (.15, '#d2ae8b'), (.12, '#e0cdb2'), (.13, '#8f7a6c'), (.07, '#9c5f40'), (.05, '#4b3a34')),
               ((.0052, .08, '#2c2322'), (.0030, .08, '#241d1d'), (.0018, .06, '#30282a'), (.0022, .02, '#f2e6d2'))),
    'graphite': (.68, ((.32, '#5d5f62'), (.24, '#505255'), (.18, '#6c6f72'), (.10, '#3d3f42'), (.10, '#7f8285'), (.03, '#9b9ea0')),
                 ((.0036, .08, '#232527'), (.0024, .09, '#1b1d1f'), (.0018, .05, '#222427'), (.0020, .03, '#c2c4c6'))),
}


def cleft(canvas: Canvas, tone: Colour) -> np.ndarray:
    """Slate as it splits: plates that end in ragged ledges, lit from above the left."""
    lay = canvas.clouds(.30, 6, .50, 1.6)
    depth = .05 * canvas.clouds(.004, 3, .8, 3.) + .05 * canvas.clouds(.06, 6, .6, 2.) + .03 * canvas.cloud(.0014)
    ragged = .10 * canvas.clouds(.02, 4, .7, 1.5)
    for edge in (-1.7, -1.05, -.45, .1, .65, 1.2, 1.8):
        plate = step(lay + ragged, edge + canvas.luck.uniform(-.1, .1), edge + .13)
        down, right = np.gradient(blurred(plate, .9))
        depth = depth + np.clip(-(down + right) * 1.5, -.20, .42) + canvas.luck.uniform(-.07, .07) * plate
    down, right = np.gradient(canvas.clouds(.05, 6, .62, 2.2))
    depth = depth - .30 * np.tanh((down + right) * 2.)
    colours = own(canvas, tone, depth)
    return colours * (1 + .035 * canvas.clouds(.12, 3)[..., None] * np.array([1., .1, -.9]))


def marble(canvas: Canvas, tone: Colour) -> np.ndarray:
    """Printed marble: smoke that runs one way, and veins within it."""
    lean = canvas.clouds(.14, 6, .62)
    smoke = step(turned(canvas, canvas.clouds(.075, 7, .62, 4.), -.55) + .25 * lean, -.1, 2.8)
    body, fine, hair = veins(canvas, 7, -.55, .10, .0016, .020, 0, .2), veins(canvas, 10, -.62, .2, .0008, .018, 0, .1), veins(canvas, 6, .3, .35, .0005, .018, 0, -.2)
    mist = (blurred(body, 9) * 2 + blurred(fine, 5)) * (1 + .4 * lean)
    share = .46 * smoke + (.34 + .4 * smoke) * body + .36 * fine + .24 * hair + .28 * mist
    share = np.clip(share * (1 + .07 * canvas.cloud(.0016)), 0, .9) * .85
    return mixed(share, own(canvas, tone, .03 * lean + .012 * canvas.cloud(.0014) - .10), linear('#767b82'))


SHARDS = tuple(linear(value) for value in ('#8fbfa8', '#dcebe2', '#4f9080', '#a9ccd0', '#7ea763', '#c9e2d6', '#cfe3dc', '#3d7a6c', '#b9d8c8', '#8a6b3e'))


def shards(canvas: Canvas, tone: Colour) -> np.ndarray:
    """Broken bottles in resin, cut through and polished: clear pieces that are deep inside, over sunken ones and their dust."""
    colours = own(canvas, tone, .05 * canvas.clouds(.02, 4, .7) + .06 * canvas.cloud(.0012))
    inner, ragged = canvas.clouds(.006, 4, .6), canvas.clouds(.0035, 4, .6)
    for size, count, near in ((.0010, 3200, .6), (.0055, 150, .25), (.0018, 1500, .8), (.0030, 330, .45), (.0016, 900, .95), (.0070, 42, .9), (.0045, 150, .95), (.0028, 420, .97), (.0095, 20, .97)):
        for _ in range(count):
            shard(canvas, colours, inner, ragged, size * canvas.luck.uniform(.55, 1.35), near)
    return colours


def shard(canvas: Canvas, colours: np.ndarray, inner: np.ndarray, ragged: np.ndarray, size: float, near: float) -> None:
    """One piece, painted over what is there; how `near` the face it lies is how clearly it shows."""
    luck = canvas.luck
    radius, column, row = size * canvas.fine, luck.uniform(0, WIDE), luck.uniform(0, HIGH)
    reach = int(radius * 1.7) + 2
    top, low, left, right = max(0, int(row) - reach), min(HIGH, int(row) + reach), max(0, int(column) - reach), min(WIDE, int(column) + reach)
    rows, columns = np.mgrid[top:max(low, top), left:max(right, left)]
    part, other = (slice(top, max(low, top)), slice(left, max(right, left))), ((rows + luck.integers(HIGH)) % HIGH, (columns + luck.integers(WIDE)) % WIDE)
    if rows.size == 0:
        return
    turn, drawn_out = luck.uniform(0, 6.3), luck.uniform(.55, 1.)
    u = (columns - column) * np.cos(turn) + (rows - row) * np.sin(turn)
    v = ((rows - row) * np.cos(turn) - (columns - column) * np.sin(turn)) / drawn_out
    corners = luck.integers(4, 8)
    angles = 2 * np.pi * (np.arange(corners) + luck.uniform(-.42, .42, corners)) / corners
    inside = np.min([radius * luck.uniform(.45, 1.05) - (u * np.cos(angle) + v * np.sin(angle)) for angle in angles], 0) + .04 * radius * ragged[other]
    inside = np.minimum(inside, 1.25 * radius - np.hypot(u, v))
    cover = np.clip(inside * .9 + .5, 0, 1) * near
    paint = np.asarray(SHARDS[luck.choice(len(SHARDS), p=CHANCES)]) ** luck.uniform(.85, 1.15)
    # Light comes in from above the left, and leaves at the other side, where a clear piece glows.
    glow = (columns - column + rows - row) / (1.4 * radius)
    depth = -.20 * np.clip(glow, -1, 1) + .20 * inner[other] * luck.uniform(.3, 1.) + np.exp(-np.clip(inside, 0, None) / max(1.2, radius * .10)) * np.where(glow > 0, -.22, .42)
    glint = step(inner[other], -1.9, -2.4) * step(inside, 1, 3) * .55
    piece = mixed(glint, paint ** np.clip(1 + depth, .35, 1.5)[..., None], np.ones(3))
    colours[part] = mixed(cover, colours[part], piece)


CHANCES = (.15, .13, .09, .11, .08, .13, .12, .07, .10, .02)
