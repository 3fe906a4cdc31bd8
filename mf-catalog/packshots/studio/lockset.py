"""What is put on doors: locks, handles and plates, on a piece of a door. Faces look along z of their objects, their top along y (`turn=FRONT`, or EDGE on the edge of the door).

The axis of a lock is x = 0, the face of its door y = 0, the edge beside it x = BACKSET."""
import bpy

from studio.cupboard import plank
from studio.geometry import extrude, lathe
from studio.hardware import ring, skin
from studio.housing import placed, puck, screw, slab, slot
from studio.hull import closed, cut, hull
from studio.look import Look, linear
from studio.plumbing import bare
from studio.shader import plain
from studio.wood import wood

THICK, THIN, BACKSET = .0445, .0349, .060
EDGE = (90, 0, 90)
STEEL, DARK, OAK = linear('#b9bfc2'), linear('#141516'), linear('#b98f5c')
PAINTS = {'satin-nickel': linear('#4c6470'), 'aged-brass': linear('#33483f'), 'brass': linear('#3c5347'), 'bronze': linear('#75898a')}
"""What a door is painted with beside a finish; beside any other it is of oak."""


def leaf(look: Look):
    """The stuff of a door."""
    tone = PAINTS.get(look.finish)
    return plain('paint', tone, .36, Specular=.4) if tone else wood(look, 'oak', OAK, .42, .15, straight=True)


def stile(look: Look, high: float, wide=.150, thick=THICK, side=1, foot=0., name='door') -> None:
    """A piece of a door around the axis of its lock, up from `foot`; `side` says where its edge is."""
    plank(name, (wide, thick, high), leaf(look), upright=True, bevel=.0022, main=False, at=(side * (BACKSET - wide / 2), thick / 2, foot + high / 2))


def steel(rough=.24):
    """Bolts, screws, plugs."""
    return bare(STEEL, rough, .02)


def faceplate(name: str, metal) -> None:
    """The plate in the edge of a door, with its two screws."""
    slab(f'{name}-gap', .0262, .0580, .0004, .0066, plain('gap', DARK, .8), .0001, main=False)
    slab(name, .0254, .0572, .0020, .0064, metal, .0007)
    for side in (-1, 1):
        screw(f'{name}-screw-{side}', .0040, (0, side * .0218, .0018), metal, 30 * side)


def dead_bolt(metal, out=.0254) -> None:
    """Thrown out of its plate."""
    faceplate('bolt-plate', metal)
    slab('bolt', .0150, .0235, out, .0042, steel(), .0016, main=False)


def spring_latch(metal) -> None:
    """The slanted latch that a handle draws back."""
    faceplate('latch-plate', metal)
    closed(extrude('latch', [(-.0068, 0), (.0068, 0), (.0068, .0120), (.0040, .0126), (-.0068, .0030)], .0190, steel(), .0009, main=False, turn=(0, 0, 90)))


def key_way(radius: float, level: float, metal) -> None:
    """The plug that a key turns, in a face at a level."""
    lathe('plug-ring', [(radius, level - .001), (radius, level + .0010, .0005), (radius * .62, level + .0010, .0003), (radius * .60, level + .0002)], metal, 96)
    puck('plug', radius * .59, .0030, steel(.2), .0005, at=(0, 0, level - .0016), main=False)
    slot('keyway', .0094, .0021, (0, 0, level + .0016), 90)
    slot('keyway-side', .0040, .0019, (.0008, -.0020, level + .00162), 90)


def cylinder(metal, square=False) -> None:
    """A rose that narrows towards its cylinder."""
    if square:
        slab('rose', .0640, .0640, .0080, .004, metal, .0016)
        lathe('body', [(.0238, .007), (.0238, .0200, .0012), (.0226, .0212, .0006), (.0180, .0212)], metal, 128)
        lathe('face', [(.0182, .0209), (0, .0209)], metal, 96)
        key_way(.0142, .0210, metal)
        return
    lathe('rose', [(.0318, 0), (.0322, .0008, .0006), (.0322, .0040, .0014), (.0300, .0058, .0010), (.0284, .0062, .0012), (.0262, .0225, .003), (.0238, .0246, .0014), (.0206, .0240, .0006), (0, .0238)], metal, 160, smooth=30)
    key_way(.0150, .0240, metal)


def thumb_turn(metal, square=False, lean=0.) -> None:
    """What turns the bolt from inside."""
    if square:
        slab('turn-rose', .0640, .0640, .0080, .004, metal, .0016)
    else:
        lathe('turn-rose', [(.0322, 0), (.0322, .0040, .0012), (.0290, .0080, .004), (.0140, .0098, .002), (0, .0100)], metal, 128)
    lathe('turn-hub', [(.0100, .006), (.0100, .0150, .0012), (0, .0156)], metal, 64)
    with placed((0, 0, .0140), (0, 0, lean)):
        slab('turn', .0100, .0400, .0170, .0046, metal, .0030)


def round_lever(metal) -> None:
    """A soft bow on its rose, which points to the left and turns back to the door at its end."""
    lathe('rose', [(.0325, 0), (.0328, .0010, .0006), (.0328, .0050, .0016), (.0300, .0088, .003), (.0150, .0100, .004), (.0116, .0180, .006), (.0112, .0420)], metal, 160, smooth=50)
    hull('lever', [(.0110, .0470, .0096, .0080, 2.6), (0, .0480, .0115, .0085, 2.6), (-.030, .0500, .0108, .0072, 2.6), (-.070, .0500, .0100, .0062, 2.6), (-.104, .0450, .0094, .0058, 2.6),
                   (-.120, .0340, .0088, .0054, 2.6), (-.123, .0230, .0084, .0050, 2.6)], metal, .5, 10, 56)


def straight_lever(metal) -> None:
    """Square all over, with a turn piece in its hub."""
    slab('rose', .0640, .0640, .0090, .0030, metal, .0014)
    lathe('neck', [(.0124, .008), (.0124, .0420)], metal, 96)
    hull('lever', [(.0150, .0460, .0110, .0062, 9), (-.118, .0460, .0110, .0062, 9)], metal, .18, 1, 72)
    lathe('turn-seat', [(.0074, .0518), (.0074, .0528, .0004), (.0066, .0530, .0003), (.0064, .0522)], metal, 64)
    lathe('turn', [(.0060, .0500), (.0060, .0545, .0006), (0, .0548)], metal, 64)
    slot('turn-slot', .0090, .0020, (0, 0, .0550), 60)


def pierced(name: str, outline, thick: float, holes, material, bevel=.0005, slots=(), main=True):
    """A flat part with an outline of (x, y), `thick` along z: holes of (x, y, radius) that are sunk for screws, and slots of outlines that go through."""
    obj = cut(name, outline, thick, material, bevel, main=main)
    weigh = obj.modifiers['normals']
    nothing = plain('nothing', DARK)
    cutters = []
    for index, (x, y, radius) in enumerate(holes):
        rings = [ring(reach, z, 40) for reach, z in ((radius, -.001), (radius, thick * .30), (radius * 1.95, thick + .00002), (radius * 1.95, thick + .001))]
        cutters.append(skin(f'hole-{index}', [[(x + a, y + b, z) for a, b, z in row] for row in rings], nothing))
    for index, line in enumerate(slots):
        cutters.append(skin(f'slot-{index}', [[(a, b, z) for a, b in line] for z in (-.001, thick + .001)], nothing))
    obj.modifiers.remove(weigh)
    for cutter in cutters:
        obj.modifiers.new('hole', 'BOOLEAN').object = cutter
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(obj.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    for cutter in cutters:
        bpy.data.objects.remove(cutter)
    obj.modifiers.clear()
    obj.data = mesh
    mesh.use_auto_smooth = True
    obj.modifiers.new('normals', 'WEIGHTED_NORMAL')
    return obj
