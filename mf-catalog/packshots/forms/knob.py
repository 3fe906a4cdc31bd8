"""A knob for a cabinet, and its screw."""
from studio.geometry import lathe
from studio.hardware import finished, machine_screw
from studio.look import Look, View, linear
from studio.plumbing import bare
from studio.shader import Shader
from studio.wood import wood

STEEL = linear('#b4b8ba')

PROFILES = {
    'brushed-nickel': [(.0080, 0), (.0082, .0012, .0006), (.0060, .0060, .004), (.0058, .0120, .004), (.0100, .0160, .004), (.0152, .0180, .0016), (.0159, .0205, .0016),
                               (.0150, .0236, .002), (.0090, .0256, .006), (0, .0262)],
    'matte-black': [(.0078, 0), (.0080, .0010, .0006), (.0064, .0028, .001), (.0060, .0150, .002), (.0150, .0158, .0012), (.0159, .0170, .0010), (.0159, .0245, .0016), (.0142, .0262, .001), (0, .0262)],
    'maple': [(.0095, 0), (.0100, .0012, .0008), (.0088, .0060, .004), (.0086, .0090, .003), (.0130, .0130, .006), (.0172, .0200, .008), (.0172, .0270, .009), (.0120, .0325, .006), (0, .0338)],
    'white': [(.0102, 0), (.0104, .0016, .0007), (.0096, .0030, .0006), (.0072, .0044, .003), (.0068, .0110, .004), (.0120, .0150, .005), (.0188, .0200, .006), (.0190, .0240, .005), (.0150, .0296, .007),
                      (.0070, .0322, .003), (0, .0328)],
}
"""How it is turned, from its foot to its top."""


def porcelain(tone):
    """White clay under a clear glaze."""
    shader = Shader('porcelain')
    cloud = shader.noise(shader.place(), 60., 2)
    shader.relief(cloud, .10, .0006)
    return shader.surface(Base_Color=shader.power((*tone, 1), shader.spread(cloud, .96, 1.04)), Roughness=.08, Specular=.55)


def build(look: Look) -> View:
    """Lying back so that its face is seen, its screw beside it."""
    kind = look.species or look.finish or look.colour
    stuff = wood(look, rough=.34, coat=.25) if look.species else porcelain(look.tone) if look.colour else finished(look, 'z')
    lathe('knob', PROFILES[kind], stuff, 128, smooth=60, turn=(0, 0, 30))
    if look.colour:
        lathe('rose', [(.0118, -.0016), (.0120, -.0006, .0005), (.0106, .0006, .0006), (.0098, .0008)], bare(STEEL, .22, .02), 96, main=False)
    machine_screw('screw', .0254, .0020, bare(STEEL, .28, .02), main=False, at=(.022, -.016, .0037), turn=(90, 0, 58))
    return View(turn=-16, height=24, lens=90, fill=.86, exposure={'matte-black': 1.25, 'white': .92}.get(kind, 1.05))
