"""A hand shower on a bar that it slides along."""
from studio.bathwall import rosette, post, tiled
from studio.faucet import finish
from studio.geometry import lathe, tube
from studio.look import Look, View
from studio.shower import elbow, hand_shower, holder, hose

LOW, HIGH, OUT, X = .050, .560, .060, -.08


def build(look: Look) -> View:
    """The slider in the upper half, the hose in a bow to its supply."""
    metal = finish(look)
    tiled(.780, .610, (.200, .100))
    for name, z in (('low', LOW + .030), ('high', HIGH - .030)):
        rosette(name, (X, 0, z), metal, .0270, .010)
        post(name, (X, 0, z), metal, OUT + .010, .0125)
    tube('bar', [(X, -OUT, LOW), (X, -OUT, HIGH)], .0110, metal)
    for side, z in ((-1, LOW), (1, HIGH)):
        lathe(f'end-{side}', [(.0110, -side * .004), (.0125, -side * .003, .001), (.0125, side * .004, .002), (0, side * .005)], metal, 48, at=(X, -OUT, z))
    level = .385
    lathe('slider', [(.0112, -.026), (.0190, -.025, .002), (.0190, .025, .002), (.0112, .026)], metal, 64, at=(X, -OUT, level))
    lathe('knob', [(.0100, .015), (.0130, .019, .001), (.0130, .038, .003), (0, .040)], metal, 48, at=(X, -OUT, level), turn=(0, 90, 0))
    holder('holder', metal, (X, -OUT - .012, level), .050)
    hand_shower('hand', metal, (X, -OUT - .056, level - .036), (16, 0, 0))
    elbow('supply', metal, (.200, 0, .300))
    hose('hose', [(.200, -.026, .278), (.200, -.030, .220), (.172, -.050, .120), (.095, -.085, .050), (.010, -.105, .062), (-.048, -.112, .150), (-.074, -.114, .260), (X, -.1135, level - .048)], metal)
    return View(turn=-32, height=16, lens=85, fill=.96, exposure=1.05)
