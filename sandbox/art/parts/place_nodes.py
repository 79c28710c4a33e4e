"""A short way to write shader node trees."""
import bpy


def is_socket(value):
    return isinstance(value, bpy.types.NodeSocket)


class Tree:
    def __init__(self, tree):
        self.tree = tree

    def put(self, socket, value):
        if hasattr(value, "outputs"):
            value = value.outputs[0]
        if is_socket(value):
            self.tree.links.new(value, socket)
        elif isinstance(value, (tuple, list)) and len(value) == 3 and len(socket.default_value) == 4:
            socket.default_value = (*value, 1)
        else:
            socket.default_value = value

    def node(self, kind, inputs=None, **settings):
        node = self.tree.nodes.new(kind)
        for key, value in settings.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            self.put(node.inputs[key], value)
        return node

    def math(self, operation, a, b=0.0, c=0.0, clamp=False):
        node = self.node("ShaderNodeMath", {0: a, 1: b, 2: c}, operation=operation)
        node.use_clamp = clamp
        return node.outputs[0]

    def vector(self, operation, a, b=(0, 0, 0)):
        node = self.node("ShaderNodeVectorMath", {0: a}, operation=operation)
        if operation == "SCALE":
            self.put(node.inputs["Scale"], b)
        else:
            self.put(node.inputs[1], b)
        return node.outputs["Value" if operation in ("DOT_PRODUCT", "LENGTH") else "Vector"]

    def mix(self, fac, a, b, blend="MIX"):
        return self.node("ShaderNodeMixRGB", {0: fac, 1: a, 2: b}, blend_type=blend).outputs[0]

    def step(self, value, low, high, out_low=0.0, out_high=1.0):
        """A smooth step from low to high."""
        node = self.node("ShaderNodeMapRange", interpolation_type="SMOOTHSTEP")
        for i, v in enumerate((value, low, high, out_low, out_high)):
            self.put(node.inputs[i], v)
        return node.outputs[0]

    def ramp(self, value, stops):
        node = self.node("ShaderNodeValToRGB", {0: value})
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position = position
            element.color = (*colour, 1)
        return node.outputs[0]

    def noise(self, vector, scale, detail=3.0, rough=0.5, distortion=0.0):
        return self.node("ShaderNodeTexNoise", {"Vector": vector, "Scale": scale, "Detail": detail,
                                                "Roughness": rough, "Distortion": distortion}).outputs["Fac"]

    def split(self, vector):
        return self.node("ShaderNodeSeparateXYZ", {0: vector}).outputs

    def join(self, x, y, z):
        return self.node("ShaderNodeCombineXYZ", {0: x, 1: y, 2: z}).outputs[0]
