"""Surfaces: plain, timber, cloth, stone, glass, light, water."""
import bpy

from place_nodes import Tree
from place_sky import hazy


def surface(name, build, emitter=False, haze=True):
    """build(tree) returns the shader; haze is laid over it unless told otherwise."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    material.node_tree.nodes.clear()
    t = Tree(material.node_tree)
    shader = hazy(t, build(t)) if haze else build(t)
    t.put(t.node("ShaderNodeOutputMaterial").inputs["Surface"], shader)
    material.cycles.sample_as_light = emitter
    return material


def principled(t, colour, rough=0.5, **more):
    inputs = {"Base Color": colour, "Roughness": rough}
    inputs.update({key.replace("_", " "): value for key, value in more.items()})
    return t.node("ShaderNodeBsdfPrincipled", inputs).outputs[0]


def bump(t, height, strength=0.3, distance=0.01):
    return t.node("ShaderNodeBump", {"Height": height, "Strength": strength, "Distance": distance}).outputs[0]


def place(t, scale=(1, 1, 1), kind="Object"):
    source = t.node("ShaderNodeTexCoord").outputs[kind]
    return t.node("ShaderNodeMapping", {"Vector": source, "Scale": scale}).outputs[0]


def plain(name, colour, rough=0.5, vary=0.0, scale=3.0, **more):
    def build(t):
        tone = colour
        if vary:
            noise = t.noise(place(t), scale, 4.0)
            dark = tuple(c * (1 - vary) for c in colour)
            light = tuple(min(1, c * (1 + vary)) for c in colour)
            tone = t.mix(t.step(noise, 0.3, 0.7), dark, light)
        return principled(t, tone, rough, **more)
    return surface(name, build)


def timber(name, dark, light, along="X", rough=0.35, size=1.0, plank=None):
    """Grain runs along the axis; plank is (length, width) in metres of boards, if it is boarded."""
    def build(t):
        stretch = {"X": (1.2, 14, 14), "Y": (14, 1.2, 14), "Z": (14, 14, 1.2)}[along]
        where = place(t, tuple(s * size for s in stretch))
        tone_shift = 0.0
        gap = None
        if plank:
            u = place(t)
            if along == "Y":
                x, y, z = t.split(u)
                u = t.join(y, x, z)
            brick = t.node("ShaderNodeTexBrick", {"Vector": u, "Color1": (0, 0, 0), "Color2": (1, 1, 1), "Mortar": (0.5, 0.5, 0.5),
                           "Scale": 1.0, "Mortar Size": 0.002, "Brick Width": plank[0], "Row Height": plank[1]}, offset=0.37)
            tone_shift = brick.outputs["Color"]
            gap = brick.outputs["Fac"]
            where = t.vector("ADD", where, t.vector("SCALE", brick.outputs["Color"], 13.0))
        grain = t.noise(where, 1.0, 4.0, 0.6, 1.2)
        fine = t.noise(where, 9.0, 2.0, 0.6)
        value = t.math("ADD", t.math("MULTIPLY", grain, 0.75), t.math("MULTIPLY", fine, 0.3))
        tone = t.mix(t.step(value, 0.3, 0.72), dark, light)
        if plank:
            shade = t.node("ShaderNodeHueSaturation", {"Color": tone, "Value": t.math("MULTIPLY_ADD", tone_shift, 0.35, 0.8)}).outputs[0]
            tone = t.mix(gap, shade, tuple(c * 0.25 for c in dark))
        return principled(t, tone, rough)
    return surface(name, build)


def cloth(name, colour, sheen=0.3, vary=0.06, rough=0.9):
    def build(t):
        where = place(t)
        soft = t.noise(where, 2.5, 2.0)
        tone = t.mix(soft, tuple(c * (1 - vary) for c in colour), tuple(min(1, c * (1 + vary)) for c in colour))
        return principled(t, tone, rough, Sheen=sheen)
    return surface(name, build)


def sheer(name, colour, through=0.55):
    """Thin curtain: light comes through it."""
    def build(t):
        diffuse = t.node("ShaderNodeBsdfDiffuse", {"Color": colour})
        lets = t.node("ShaderNodeBsdfTranslucent", {"Color": colour})
        cloth_ = t.node("ShaderNodeMixShader", {0: 0.6, 1: diffuse, 2: lets})
        clear = t.node("ShaderNodeBsdfTransparent")
        return t.node("ShaderNodeMixShader", {0: through, 1: cloth_, 2: clear}).outputs[0]
    return surface(name, build)


def lamp(name, colour, strength, emitter=True):
    return surface(name, lambda t: t.node("ShaderNodeEmission", {"Color": colour, "Strength": strength}).outputs[0], emitter)


def mirroring(t, face=0.03, rim=0.5):
    """How much thin glass mirrors, alike from both sides. Fresnel's own curve would blacken its far wall."""
    aslant = t.node("ShaderNodeLayerWeight", {"Blend": 0.5}).outputs["Facing"]
    return t.math("MULTIPLY_ADD", t.math("POWER", aslant, 4.0), rim, face)


def glass(name, colour=(1, 1, 1), rough=0.0, rim=0.0):
    """Clear glass that lets light straight through, so that lamps behind it still light the room.

    `rim`: how bright its outline catches the lamps of a dark room, which are too small to be mirrored by chance.
    """
    def build(t):
        gloss = t.node("ShaderNodeBsdfGlossy", {"Color": (1, 1, 1), "Roughness": rough})
        aslant = t.node("ShaderNodeLayerWeight", {"Blend": 0.5}).outputs["Facing"]
        thick = t.math("MULTIPLY", t.math("POWER", aslant, 3.0), 0.62)  # seen aslant, there is more of it to look through
        clear = t.node("ShaderNodeBsdfTransparent", {"Color": t.mix(thick, colour, tuple(c * 0.3 for c in colour))})
        body = t.node("ShaderNodeMixShader", {0: mirroring(t), 1: clear, 2: gloss})
        if not rim:
            return body.outputs[0]
        shine = t.math("MULTIPLY", t.math("POWER", aslant, 5.0), rim)
        return t.node("ShaderNodeAddShader", {0: body, 1: t.node("ShaderNodeEmission", {"Color": (1.0, 0.84, 0.64), "Strength": shine})}).outputs[0]
    return surface(name, build)


def water(name="water", deep=(0.004, 0.03, 0.05), rough=0.03, wave=6.0, height=0.25, far=0.12, stretch=2.5):
    """Wind ripples as relief; they melt into roughness with distance. wave: metres."""
    def build(t):
        where = t.node("ShaderNodeNewGeometry").outputs["Position"]
        where = t.node("ShaderNodeMapping", {"Vector": where, "Scale": (1 / (wave * stretch), 1 / wave, 1 / wave)}).outputs[0]
        big = t.noise(where, 1.0, 2.0, 0.5, 0.4)
        small = t.noise(where, 5.0, 3.0, 0.55, 0.2)
        relief = t.math("ADD", big, t.math("MULTIPLY", small, 0.3))
        distance = t.node("ShaderNodeCameraData").outputs["View Distance"]
        near = t.math("EXPONENT", t.math("DIVIDE", distance, -1500.0))
        strength = t.math("MULTIPLY_ADD", near, 0.75, 0.25)
        normal = t.node("ShaderNodeBump", {"Height": relief, "Strength": strength, "Distance": height}).outputs[0]
        gloss = t.math("MULTIPLY_ADD", t.math("SUBTRACT", 1.0, near), far, rough)
        return principled(t, deep, gloss, IOR=1.33, Specular=0.5, Normal=normal)
    return surface(name, build)
