"""Materials of nodes, written as formulas."""
import bpy

Socket = bpy.types.NodeSocket


class Shader:
    """A material that is being wired. Every method adds a node and answers with its output."""

    def __init__(self, name: str):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.skin = self.tree.nodes['Principled BSDF']

    def node(self, kind: str, **settings):
        """A node of Blender, without its prefix."""
        node = self.tree.nodes.new(f'ShaderNode{kind}')
        for name, value in settings.items():
            setattr(node, name, value)
        return node

    def plug(self, socket: Socket, value) -> None:
        """Gives a socket a number, a colour or the output of another node."""
        if isinstance(value, Socket):
            self.tree.links.new(value, socket)
        else:
            is_colour = socket.type == 'RGBA' and len(value) == 3
            socket.default_value = (*value, 1) if is_colour else value

    def surface(self, **inputs):
        """Inputs of the principled surface: Base_Color, Roughness and so on. Answers with the finished material."""
        for name, value in inputs.items():
            self.plug(self.skin.inputs[name.replace('_', ' ')], value)
        return self.material

    def math(self, operation: str, *values, clamp=False):
        """Arithmetic on numbers, in Blender's words: ADD, MULTIPLY_ADD, FRACT."""
        node = self.node('Math', operation=operation, use_clamp=clamp)
        for socket, value in zip(node.inputs, values):
            self.plug(socket, value)
        return node.outputs[0]

    def vector(self, operation: str, *values):
        """Arithmetic on three numbers at once."""
        node = self.node('VectorMath', operation=operation)
        for socket, value in zip(node.inputs, values):
            self.plug(socket, value)
        return node.outputs[0]

    def spread(self, value, low: float, high: float):
        """A number between 0 and 1, brought between two others."""
        return self.math('MULTIPLY_ADD', value, high - low, low)

    def step(self, value, start: float, end: float):
        """0 up to `start`, 1 from `end`, smooth between; `end` may lie below `start`."""
        node = self.node('MapRange', interpolation_type='SMOOTHSTEP')
        low, high = min(start, end), max(start, end)
        to = (0, 1) if start < end else (1, 0)
        for socket, part in zip(node.inputs, (value, low, high, *to)):
            self.plug(socket, part)
        return node.outputs[0]

    def place(self):
        """Where on the object a point lies, in metres."""
        return self.node('TexCoord').outputs['Object']

    def facing(self):
        """Where a point of the object looks."""
        return self.split(self.node('TexCoord').outputs['Normal'])

    def lot(self, factor: float = 1):
        """A number that differs from object to object; another one for another factor."""
        return self.math('FRACT', self.math('MULTIPLY', self.node('ObjectInfo').outputs['Random'], factor))

    def split(self, vector):
        """x, y and z."""
        node = self.node('SeparateXYZ')
        self.plug(node.inputs[0], vector)
        return node.outputs

    def join(self, x=0., y=0., z=0.):
        """A vector of three numbers."""
        node = self.node('CombineXYZ')
        for socket, value in zip(node.inputs, (x, y, z)):
            self.plug(socket, value)
        return node.outputs[0]

    def noise(self, at, scale=1., detail=2., roughness=.5):
        """Clouds between 0 and 1. `scale` may be three numbers, which draws them out."""
        if isinstance(scale, tuple):
            at, scale = self.vector('MULTIPLY', at, scale), 1.
        node = self.node('TexNoise')
        for name, value in (('Vector', at), ('Scale', scale), ('Detail', detail), ('Roughness', roughness)):
            self.plug(node.inputs[name], value)
        return node.outputs['Fac']

    def cells(self, at, scale=1., feature='F1', flat=False):
        """Voronoi cells: the distance to the middle, and a colour for each cell."""
        node = self.node('TexVoronoi', feature=feature, voronoi_dimensions='2D' if flat else '3D')
        self.plug(node.inputs['Vector'], at)
        self.plug(node.inputs['Scale'], scale)
        return node.outputs['Distance'], node.outputs['Color'] if feature != 'DISTANCE_TO_EDGE' else None

    def power(self, colour, exponent):
        """A colour, deeper and richer for exponents above 1, paler below: how wood and pigment vary."""
        node = self.node('Gamma')
        self.plug(node.inputs[0], colour)
        self.plug(node.inputs[1], exponent)
        return node.outputs[0]

    def mix(self, share, first, second, blend='MIX'):
        """Between two colours."""
        node = self.node('MixRGB', blend_type=blend)
        for socket, value in zip(node.inputs, (share, first, second)):
            self.plug(socket, value)
        return node.outputs[0]

    def relief(self, height, strength=.3, depth=.001):
        """Lets a height between 0 and 1 catch the light; `depth` in metres."""
        node = self.node('Bump')
        for name, value in (('Height', height), ('Strength', strength), ('Distance', depth)):
            self.plug(node.inputs[name], value)
        self.plug(self.skin.inputs['Normal'], node.outputs[0])
        return node.outputs[0]


def plain(name: str, colour, rough=.5, **inputs):
    """A material of one colour."""
    return Shader(name).surface(Base_Color=colour, Roughness=rough, **inputs)
