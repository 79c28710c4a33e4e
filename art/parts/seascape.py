"""What nearly every port has: a wide sea, steam and mist as painted sheets."""
import numpy as np

from place_nodes import Tree
from place_materials import surface, water
from place_shapes import grid, mesh


def sea(near=-60, **settings):
    xs, ys = np.meshgrid([-40000, 40000], [near, 70000])
    return grid(xs, ys, xs * 0.0, water(**settings), "sea")


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
