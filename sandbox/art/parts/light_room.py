"""Mediterranea's rooms: pale ash, sand and sea green, where the other ships have walnut and navy."""
import math

from place_materials import lamp, plain, timber
from place_shapes import box, turned

SEA_GREEN = (0.018, 0.16, 0.165)
SAND = (0.56, 0.48, 0.37)


def ash(along="X", rough=0.45, plank=None):
    return timber("ash", (0.36, 0.265, 0.175), (0.56, 0.44, 0.315), along, rough, plank=plank)


def lime_wall():
    return plain("lime", (0.74, 0.725, 0.685), 0.92, vary=0.025, scale=1.4)


def slats(x, y0, y1, z0, z1, material, step=0.055):
    """Upright slats along a side wall at x."""
    y = y0
    while y < y1:
        box((0.022, 0.03, z1 - z0), (x, y, (z0 + z1) / 2), material, 0.004)
        y += step


def round_mirror(at, radius, side=1):
    """On a side wall; `side` is -1 for the wall at the left."""
    frame, glass = plain("brass frame", (0.56, 0.4, 0.19), 0.3, Metallic=1.0), plain("mirror", (0.9, 0.9, 0.9), 0.02, Metallic=1.0)
    for r, depth, material in ((radius, 0.024, frame), (radius - 0.02, 0.028, glass)):
        obj = turned([(0.001, 0.0), (r, 0.0), (r, depth), (0.001, depth)], at, material, 96, 40)
        obj.rotation_euler[1] = math.radians(-90 * side)


def paper_lamp(at, radius=0.2, strength=1.4):
    """A round paper lantern on its cord."""
    x, y, z = at
    ring = [(radius * max(0.02, math.sin(a)) * (1 + 0.012 * math.cos(18 * a)), -radius * 0.9 * math.cos(a)) for a in [math.pi * i / 48 for i in range(49)]]
    turned(ring, at, lamp("paper", (1.0, 0.8, 0.56), strength, False), 64, 60)
    turned([(0.003, radius * 0.88), (0.003, 3.0)], (x, y, z), plain("cord", (0.1, 0.1, 0.1), 0.6), 8)


def floor_lamp(at, watts=10.0):
    from place_scene import point
    x, y, _ = at
    brass = plain("lamp brass", (0.56, 0.4, 0.19), 0.3, Metallic=1.0)
    turned([(0.001, 0), (0.15, 0.0), (0.15, 0.012), (0.014, 0.02), (0.012, 1.3)], at, brass, 40)
    from furniture import shade_material
    turned([(0.2, 1.24), (0.17, 1.54)], at, shade_material((1.0, 0.76, 0.5), 0.9), 56)
    point((x, y, 1.38), watts, (1.0, 0.76, 0.5), 0.05)
