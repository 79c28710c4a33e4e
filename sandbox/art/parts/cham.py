"""A brick tower of the Cham: pilasters, a blind door, storeys that step back, corner turrets."""
import numpy as np

from place_materials import principled, surface
from place_shapes import box


def brick():
    def build(t):
        where = t.node("ShaderNodeNewGeometry").outputs["Position"]
        x, y, z = t.split(where)
        course = t.math("FRACT", t.math("MULTIPLY", z, 9.0))
        joint = t.math("MULTIPLY", t.step(t.math("ABSOLUTE", t.math("SUBTRACT", course, 0.5)), 0.38, 0.5), 0.35)
        wear = t.noise(where, 0.7, 6.0, 0.65)
        fine = t.noise(where, 6.0, 4.0, 0.7)
        tone = t.mix(t.step(wear, 0.35, 0.65), (0.17, 0.065, 0.035), (0.32, 0.135, 0.07))
        tone = t.mix(t.step(fine, 0.45, 0.75, 0.0, 0.55), tone, (0.11, 0.06, 0.04))
        lichen = t.math("MULTIPLY", t.step(t.noise(where, 1.6, 6.0, 0.7), 0.56, 0.72), 0.55)
        tone = t.mix(lichen, tone, (0.12, 0.11, 0.07))
        tone = t.mix(joint, tone, (0.09, 0.045, 0.03))
        normal = t.node("ShaderNodeBump", {"Height": t.math("ADD", fine, wear), "Strength": 0.6, "Distance": 0.15}).outputs[0]
        return principled(t, tone, 0.95, Specular=0.1, Normal=normal)
    return surface("brick", build)


def storey(at, w, h, skin, pilasters=5, door=False):
    x, y, z = at
    box((w, w, h), (x, y, z + h / 2), skin, 0.04)
    for i, (k, over) in enumerate(((0.0, 0.1), (0.05, 0.06), (0.92, 0.07), (0.96, 0.13), (1.0, 0.19))):
        box((w * (1 + over), w * (1 + over), h * 0.055), (x, y, z + h * k), skin, 0.03)
    for u in np.linspace(-0.44, 0.44, pilasters):
        if abs(u) < 0.12 and door:
            continue
        for s in (-1, 1):
            box((w * 0.085, w * 0.06, h * 0.88), (x + u * w, y + s * w * 0.51, z + h * 0.48), skin, 0.03)
            box((w * 0.06, w * 0.085, h * 0.88), (x + s * w * 0.51, y + u * w, z + h * 0.48), skin, 0.03)
    if door:
        for s, (dx, dy) in enumerate(((0, -1), (-1, 0), (1, 0))):
            for k, (wide, tall) in enumerate(((0.34, 0.72), (0.27, 0.84), (0.2, 0.95), (0.12, 1.04))):
                deep = w * (0.14 - 0.035 * k)
                size = (wide * w, deep * 2, tall * h) if dx == 0 else (deep * 2, wide * w, tall * h)
                box(size, (x + dx * w * 0.5, y + dy * w * 0.5, z + tall * h / 2), skin, 0.05)


def tower(at, w, height, seed=1):
    skin = brick()
    dark = surface("doorway", lambda t: principled(t, (0.012, 0.009, 0.008), 0.9))
    x, y, z = at
    box((w * 1.35, w * 1.35, height * 0.07), (x, y, z + height * 0.02), skin, 0.05)
    z += height * 0.05
    body = height * 0.46
    storey((x, y, z), w, body, skin, 5, True)
    box((w * 0.13, 0.3, body * 0.4), (x, y - w * 0.64, z + body * 0.2), dark, 0.02)
    z += body
    k = w
    for i in range(3):
        k *= 0.74
        h = height * (0.19 - 0.035 * i)
        storey((x, y, z), k, h, skin, 3)
        for sx in (-1, 1):
            for sy in (-1, 1):
                r = k / 0.74 * 0.44
                t = k * 0.17
                box((t, t, h * 0.5), (x + sx * r, y + sy * r, z + h * 0.25), skin, 0.03)
                box((t * 0.7, t * 0.7, h * 0.36), (x + sx * r, y + sy * r, z + h * 0.6), skin, 0.04)
                box((t * 0.36, t * 0.36, h * 0.3), (x + sx * r, y + sy * r, z + h * 0.84), skin, 0.04)
        z += h
    for i in range(4):
        box((k * (0.6 - 0.14 * i), k * (0.6 - 0.14 * i), height * 0.035), (x, y, z + height * (0.017 + 0.03 * i)), skin, 0.05)
