"""Metals and what they are coated with: one for each finish that the shop knows."""
from dataclasses import dataclass

from studio.look import Look
from studio.shader import Shader


@dataclass(frozen=True)
class Finish:
    """How a finish shines."""
    rough: float
    metallic: float = 1
    brushed: float = 0


FINISHES = {
    'aged-brass': Finish(.36),
    'aluminum': Finish(.38),
    'brass': Finish(.18),
    'bronze': Finish(.36),
    'brushed-brass': Finish(.30, brushed=1),
    'brushed-nickel': Finish(.30, brushed=1),
    'brushed-steel': Finish(.30, brushed=1),
    'chrome': Finish(.05),
    'copper': Finish(.17),
    'matte-black': Finish(.44, 0),
    'satin-nickel': Finish(.28),
}


def metal(look: Look, finish: str | None = None, tone=None):
    """The finish of an item, in its tone; or another one beside it."""
    kind = FINISHES[finish or look.finish]
    shader = Shader(f'metal-{finish or look.finish}')
    at = shader.place()
    cloud = shader.noise(at, 60., 1)
    if kind.brushed:
        shader.relief(shader.noise(at, (40, 40, 1500), 1), .08, .0004)
    return shader.surface(
        Base_Color=tone or look.tone, Roughness=shader.spread(cloud, kind.rough - .015, kind.rough + .015), Metallic=kind.metallic, Specular=.45,
        Anisotropic=.6 * kind.brushed,
    )


def coated(tone, rough=.42):
    """Powder or vinyl on metal."""
    shader = Shader('coated')
    shader.relief(shader.noise(shader.place(), 900., 1), .05, .0003)
    return shader.surface(Base_Color=tone, Roughness=rough, Specular=.45)
