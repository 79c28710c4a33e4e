"""Short ways to build shader nodes."""
import bpy


class Tree:
    """Wraps a node tree: every method adds one node and returns its output socket."""

    def __init__(self, tree):
        self.tree = tree

    def node(self, kind, **settings):
        n = self.tree.nodes.new(kind)
        for key, value in settings.items():
            setattr(n, key, value)
        return n

    def put(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif value is not None:
            if hasattr(socket.default_value, "__len__") and len(socket.default_value) == 4 and len(value) == 3:
                value = (*value, 1)
            socket.default_value = value

    def math(self, op, a, b=None, c=None, clamp=False):
        n = self.node("ShaderNodeMath", operation=op, use_clamp=clamp)
        for i, v in enumerate((a, b, c)):
            if v is not None:
                self.put(n.inputs[i], v)
        return n.outputs[0]

    def vec(self, op, a, b=None, scale=None):
        n = self.node("ShaderNodeVectorMath", operation=op)
        self.put(n.inputs[0], a)
        if b is not None:
            self.put(n.inputs[1], b)
        if scale is not None:
            self.put(n.inputs["Scale"], scale)
        return n.outputs["Value"] if op in ("DOT_PRODUCT", "LENGTH", "DISTANCE") else n.outputs[0]

    def split(self, v):
        n = self.node("ShaderNodeSeparateXYZ")
        self.put(n.inputs[0], v)
        return n.outputs[0], n.outputs[1], n.outputs[2]

    def join(self, x, y, z):
        n = self.node("ShaderNodeCombineXYZ")
        for i, v in enumerate((x, y, z)):
            self.put(n.inputs[i], v)
        return n.outputs[0]

    def mix(self, factor, a, b, blend="MIX"):
        n = self.node("ShaderNodeMixRGB", blend_type=blend)
        for i, v in enumerate((factor, a, b)):
            self.put(n.inputs[i], v)
        return n.outputs[0]

    def ramp(self, factor, stops, ease="EASE"):
        n = self.node("ShaderNodeValToRGB")
        r = n.color_ramp
        r.interpolation = ease
        while len(r.elements) > 1:
            r.elements.remove(r.elements[-1])
        for i, (at, colour) in enumerate(stops):
            e = r.elements[0] if i == 0 else r.elements.new(at)
            e.position = at
            e.color = (*colour, 1)
        self.put(n.inputs[0], factor)
        return n.outputs[0]

    def range(self, value, a, b, c=0.0, d=1.0, smooth=True):
        n = self.node("ShaderNodeMapRange", interpolation_type="SMOOTHSTEP" if smooth else "LINEAR")
        for i, v in enumerate((value, a, b, c, d)):
            self.put(n.inputs[i], v)
        return n.outputs[0]

    def noise(self, vector, scale=1.0, detail=4.0, rough=0.5, distortion=0.0):
        n = self.node("ShaderNodeTexNoise")
        for key, v in (("Vector", vector), ("Scale", scale), ("Detail", detail), ("Roughness", rough), ("Distortion", distortion)):
            self.put(n.inputs[key], v)
        return n.outputs["Fac"]

    def white(self, vector):
        n = self.node("ShaderNodeTexWhiteNoise", noise_dimensions="3D")
        self.put(n.inputs["Vector"], vector)
        return n.outputs["Value"]

    def attribute(self, name):
        return self.node("ShaderNodeAttribute", attribute_name=name).outputs["Fac"]


def material(name):
    """A new material: its tree, its Principled node and its output node."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    t = Tree(m.node_tree)
    return m, t, m.node_tree.nodes["Principled BSDF"], m.node_tree.nodes["Material Output"]
