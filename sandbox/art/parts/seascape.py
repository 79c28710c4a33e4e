"""What nearly every port has: a wide sea, steam and mist as painted sheets."""
import numpy as np

from place_materials import principled, surface, water
from place_scene import link
from place_shapes import grid, mesh


def sea(near=-60, **settings):
    xs, ys = np.meshgrid([-40000, 40000], [near, 70000])
    return grid(xs, ys, xs * 0.0, water(**settings), "sea")


def swell(eye=(0, 0), near=20.0, span=72, columns=900, deep=(0.006, 0.035, 0.05), rough=1.0, ripple=1.0, **waves):
    """A sea of real waves, fine near the eye; those too small for its mesh melt into roughness, so it has no grain far off."""
    import bpy
    from sea import sheet as skin
    from sea import surface as wind
    ratio = 1.0055
    far = [near]
    while far[-1] < 60000:
        far.append(far[-1] * (ratio if far[-1] < 4000 else 1 + (ratio - 1) * 5))
    r, phi = np.meshgrid(np.array(far), np.radians(np.linspace(-span / 2, span / 2, columns)), indexing="ij")
    x, y = eye[0] + r * np.sin(phi), eye[1] + r * np.cos(phi)
    z, wx, wy, lost = wind(x, y, np.maximum(r * (ratio - 1), r * np.radians(span) / columns), **waves)
    data = skin("swell", np.stack((wx, wy, z - r * r / 1.2742e7), -1).reshape(-1, 3), columns, len(far), {"lost": lost})

    def build(t):
        where = t.node("ShaderNodeNewGeometry").outputs["Position"]
        slope = t.node("ShaderNodeAttribute", attribute_name="lost").outputs["Fac"]
        height = t.math("ADD", t.noise(where, 1.3, 3.0, 0.55, 0.4), t.math("MULTIPLY", t.noise(where, 5.0, 2.0, 0.5, 0.3), 0.25))
        fade = t.math("EXPONENT", t.math("DIVIDE", t.node("ShaderNodeCameraData").outputs["View Distance"], -220.0))
        normal = t.node("ShaderNodeBump", {"Height": height, "Strength": fade, "Distance": 0.05 * ripple}).outputs[0]
        gloss = t.math("SQRT", t.math("MULTIPLY", t.math("ADD", slope, 0.014), 1.1 * rough))
        return principled(t, deep, gloss, Specular=0.3, IOR=1.33, Normal=normal)
    data.materials.append(surface("swell", build))
    return link(bpy.data.objects.new("swell", data))


def sheet(at, size, alpha, colour, name="sheet"):
    """An upright sheet facing the camera; alpha(tree, u, v) between 0 and 1 says where it is seen."""
    w, h = size[0] / 2, size[1]
    x, y, z = at
    obj = mesh(name, [(x - w, y, z), (x + w, y, z), (x + w, y, z + h), (x - w, y, z + h)], [(0, 1, 2, 3)])

    def build(t):
        u, v, _ = t.split(t.node("ShaderNodeTexCoord").outputs["Generated"])
        _, _, v = t.split(t.node("ShaderNodeTexCoord").outputs["Generated"])
        amount = alpha(t, u, v)
        clear = t.node("ShaderNodeBsdfTransparent")
        tone = colour(t, u, v) if callable(colour) else colour
        glow = t.node("ShaderNodeEmission", {"Color": tone})
        return t.node("ShaderNodeMixShader", {0: amount, 1: clear, 2: glow}).outputs[0]
    obj.data.materials.append(surface(name, build, haze=False))
    obj.visible_shadow = obj.visible_diffuse = False
    return obj


def smoke(at, size, colour, shade, lean=0.5, seed=1.0):
    """A plume that rises from the middle of the foot, widens and drifts to the right."""
    def shape(t, u, v):
        turn = t.noise(t.join(t.math("MULTIPLY", u, 2.0), t.math("MULTIPLY", v, 2.0), seed), 2.6, 6.0, 0.58)
        middle = t.math("MULTIPLY_ADD", t.math("POWER", v, 0.75), lean, 0.12)
        middle = t.math("MULTIPLY_ADD", t.math("SUBTRACT", turn, 0.5), 0.16, middle)
        width = t.math("MULTIPLY_ADD", t.math("POWER", v, 0.8), 0.3, 0.022)
        away = t.math("DIVIDE", t.math("SUBTRACT", u, middle), width)
        return away, turn

    def alpha(t, u, v):
        away, turn = shape(t, u, v)
        body = t.step(t.math("ABSOLUTE", away), 1.0, 0.1)
        fine = t.step(turn, 0.2, 0.5)
        top = t.step(v, 1.0, 0.25)
        sides = t.step(u, 1.0, 0.7)
        dense = t.math("MULTIPLY", t.math("MULTIPLY", body, fine), t.math("MULTIPLY", top, sides))
        return t.math("MULTIPLY", dense, 0.95)

    def tone(t, u, v):
        away, turn = shape(t, u, v)
        puffs = t.noise(t.join(t.math("MULTIPLY", u, 3.0), t.math("MULTIPLY", v, 3.0), seed + 4), 5.0, 5.0, 0.55)
        lit = t.step(t.math("MULTIPLY_ADD", puffs, 1.6, t.math("MULTIPLY", away, 0.5)), 0.4, 1.5)
        return t.mix(lit, shade, colour)
    return sheet(at, size, alpha, tone, "smoke")


def mist(at, size, colour, amount=0.6, seed=1.0, scale=4.0):
    """A bank of mist, thickest at its foot."""
    def alpha(t, u, v):
        drift = t.noise(t.join(t.math("MULTIPLY", u, 3.0), v, seed), scale, 5.0, 0.55)
        height = t.math("SUBTRACT", 1.0, t.math("ADD", v, t.math("MULTIPLY", t.math("SUBTRACT", drift, 0.5), 0.9)))
        return t.math("MULTIPLY", t.math("MULTIPLY", t.step(height, 0.15, 1.0), t.step(v, 1.0, 0.6)), amount)
    return sheet(at, size, alpha, colour, "mist")
