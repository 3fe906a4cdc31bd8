"""A gas heater that heats water as it passes, on a piece of wall."""
from studio.geometry import box, lathe
from studio.look import Look, View, linear
from studio.plumbing import bare, nut, pipe
from studio.print import Print
from studio.shader import plain
from studio.tank import enamel, screw

WIDE, DEEP, HIGH, LOW = .460, .230, .680, .200
WHITE, WALL, GREY, DARK, GLOW, BRASS, COPPER, STEEL, GAS = (
    linear(value) for value in ('#eceae5', '#7f8d94', '#a9adae', '#1c1e20', '#8fd0b4', '#c9a556', '#c27b4a', '#b9bfc2', '#d6b23f'))


def screen():
    """A bar, and lamps beside it."""
    skin = Print(DARK)
    skin.lay(skin.panel(.004, .050, .008), GLOW)
    for u in (-.048, .048):
        skin.lay(skin.disc(.004, .006, u), GLOW)
    return skin.done(.12)


def connection(name: str, x: float, radius: float, long: float, metal, ring=None) -> None:
    """A pipe out of the underside, with its nut."""
    at = (x, -DEEP / 2, LOW)
    pipe(f'{name}-pipe', radius, radius * .18, long, metal, main=False, at=(x, at[1], LOW - long))
    nut(f'{name}-nut', radius, radius * 1.7, radius * 1.5, metal, main=False, at=(x, at[1], LOW - radius * 1.5 - .004))
    if ring:
        lathe(f'{name}-ring', [(radius, 0), (radius * 1.35, 0, .001), (radius * 1.35, .012, .001), (radius, .012)], ring, 40, main=False, at=(x, at[1], LOW - radius * 1.5 - .030))


def build(look: Look) -> View:
    """The box with its cover, two pipes for air above it, five of other kinds below."""
    white, grey, dark = enamel(WHITE), enamel(GREY, .4), plain('dark', DARK, .6)
    brass, copper, steel = bare(BRASS, .3, .04), bare(COPPER, .3, .03), plain('steel', STEEL, .3, Metallic=1.)
    box('wall', (.760, .024, 1.020), enamel(WALL, .6), .003, at=(0, .012, .510), main=False)
    middle = LOW + HIGH / 2
    box('back', (WIDE, DEEP - .060, HIGH), grey, .010, at=(0, -(DEEP - .060) / 2, middle), main=False)
    box('cover', (WIDE + .006, .070, HIGH - .006), white, .020, at=(0, -DEEP + .025, middle))
    box('groove', (WIDE + .001, .006, HIGH - .004), dark, .002, at=(0, -DEEP + .061, middle), main=False)
    front = -DEEP - .010
    box('band', (.330, .004, .110), grey, .0018, at=(0, front - .001, LOW + .120), main=False)
    box('screen', (.150, .006, .046), screen(), .002, at=(0, front - .002, LOW + .128), main=False)
    for index, x in enumerate((-.120, .120)):
        lathe(f'key-{index}', [(.018, 0), (.018, .006, .002), (.015, .008, .002), (0, .008)], white, 48, at=(x, front - .002, LOW + .128), turn=(90, 0, 0), main=False)
    for x in (-1, 1):
        for level in (LOW + .024, LOW + HIGH - .024):
            screw(f'screw-{x}-{level}', .005, steel, (x * (WIDE / 2 - .026), front + .0008, level))
    for index, x in enumerate((-.075, .075)):
        lathe(f'air-{index}', [(.044, 0), (.062, 0, .002), (.062, .008, .002), (.050, .010, .002), (.050, .060, .003), (.044, .060, .003), (.042, .010), (0, .010)],
              white if index else grey, 72, main=False, at=(x, -DEEP / 2, LOW + HIGH - .002))
        lathe(f'seal-{index}', [(.0500, .040), (.0520, .041, .001), (.0520, .052, .001), (.0500, .053)], dark, 72, main=False, at=(x, -DEEP / 2, LOW + HIGH - .002))
    connection('gas', .165, .0165, .100, brass, plain('gas', GAS, .4))
    connection('cold', .070, .0130, .115, copper)
    connection('hot', -.050, .0130, .115, copper)
    connection('relief', -.125, .0100, .070, brass)
    connection('drain', -.180, .0110, .090, white)
    return View(turn=-22, height=20, lens=75, fill=.90, exposure=.94)
