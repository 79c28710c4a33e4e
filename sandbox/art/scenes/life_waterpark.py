"""The water park of Magic City late in the day: two slides against the low sun, the last bathers, rings left on the water."""
import math

import numpy as np

from people import person
from place_materials import plain, principled, surface, water
from place_scene import begin, camera, render, sun
from place_shapes import box, grid, tube, turned
from place_sky import haze, sky
from room import oak
from seascape import sea

begin(samples=40, bounces=3)
sky([(0, (0.95, 0.62, 0.36)), (0.2, (0.80, 0.64, 0.52)), (0.46, (0.40, 0.50, 0.64)), (1, (0.07, 0.18, 0.42))],
    azimuth=-38, elevation=14, glow=(1.0, 0.72, 0.40), wide=0.5, clouds=0.7, cloud_colour=(0.90, 0.76, 0.66), cloud_scale=1.0, cover=0.44, stretch=2.2, seed=51)
haze(0.00005, height=900)
sun(-38, 17, 6.5, (1.0, 0.76, 0.50))
white, steel = plain("white", (0.78, 0.78, 0.76), 0.4), plain("steel", (0.66, 0.67, 0.68), 0.3, Metallic=1.0)
HIGH = 42.0
open_sea = sea(near=120, deep=(0.004, 0.06, 0.11), wave=6, height=0.4)
open_sea.location[2] = -HIGH


def gel(name, colour):
    """Glassfibre that the sun shines through a little, joined every two metres."""
    def build(t):
        v = t.split(t.node("ShaderNodeAttribute", attribute_name="along").outputs["Vector"])[0]
        seam = t.math("LESS_THAN", t.math("FRACT", t.math("DIVIDE", v, 2.2)), 0.03)
        tone = t.mix(seam, colour, tuple(c * 0.55 for c in colour))
        body = principled(t, tone, 0.16, Specular=0.5, Clearcoat=0.6)
        through = t.node("ShaderNodeBsdfTranslucent", {"Color": tone})
        return t.node("ShaderNodeMixShader", {0: 0.25, 1: body, 2: through}).outputs[0]
    return surface(name, build)


def slide(path, radius, material, whole=True, sides=28):
    """A tube, or the lower half of one, along a path of points."""
    p = np.asarray(path, float)
    ahead = np.gradient(p, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1)[:, None]
    side = np.cross(ahead, (0, 0, 1.0))
    side /= np.linalg.norm(side, axis=1)[:, None]
    up = np.cross(side, ahead)
    a = np.linspace(0, 2 * math.pi, sides + 1) if whole else np.linspace(math.pi * 0.96, 2.04 * math.pi, sides + 1)
    x, y, z = (p[:, i, None] + radius * (np.cos(a)[None] * side[:, i, None] + np.sin(a)[None] * up[:, i, None]) for i in range(3))
    obj = grid(x, y, z, material, "slide")
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))])
    values = np.zeros((x.size, 3), np.float32)
    values[:, 0] = np.repeat(run, sides + 1)
    obj.data.attributes.new("along", "FLOAT_VECTOR", "POINT").data.foreach_set("vector", values.ravel())
    thick = obj.modifiers.new("thick", "SOLIDIFY")
    thick.thickness = 0.035
    if not whole:
        for k in (0, -1):
            tube(list(zip(x[:, k], y[:, k], z[:, k])), 0.05, material, 10, "lip")
    return p


def spiral(centre, radius, turns, z0, z1, start, n=420):
    k = np.linspace(0, 1, n)
    a = start + turns * 2 * math.pi * k
    return np.stack([centre[0] + radius * np.cos(a), centre[1] + radius * np.sin(a), z0 + (z1 - z0) * k], -1)


def ease(a, b, start, n=60):
    """From a to b, leaving in the direction `start`."""
    k = np.linspace(0, 1, n)[:, None]
    a, b = np.array(a, float), np.array(b, float)
    return a + np.array(start) * k * (1 - k) ** 1.5 + (b - a) * (k * k * (3 - 2 * k))


fast = spiral((3.6, 17.5), 2.5, 2.8, 9.2, 0.95, 2.2)
slide(fast, 0.58, gel("coral", (0.80, 0.15, 0.07)))
slow = spiral((-3.4, 19.0), 4.0, 1.7, 8.4, 1.2, 0.3)
slide(slow, 0.74, gel("sea green", (0.02, 0.36, 0.38)), whole=False)
for path, centre in ((fast, (3.6, 17.5)), (slow, (-3.4, 19.0))):
    for i in range(14, len(path), 42):
        x, y, z = path[i]
        tube([(x, y, 0), (x, y, z - 0.5)], 0.075, white, 14)
        tube([(x, y, z - 0.9), (centre[0], centre[1], z - 0.9)], 0.05, white, 10)
for x, y, top in ((3.6, 17.5, 9.8), (-3.4, 19.0, 9.4)):
    tube([(x, y, 0), (x, y, top)], 0.22, white, 24)
# the tower with its landing, rail and stair
for x in (-0.9, 1.5):
    for y in (19.4, 22.0):
        tube([(x, y, 0), (x, y, 12.3)], 0.11, white, 16)
box((3.0, 3.2, 0.14), (0.3, 20.7, 8.3), white, 0.02)
box((3.4, 3.6, 0.12), (0.3, 20.7, 12.3), plain("awning", (0.80, 0.78, 0.72), 0.8), 0.03)
for z in (8.75, 9.1, 9.45):
    tube([(-1.1, 19.2, z), (1.7, 19.2, z)], 0.025, steel, 8)
for i in range(34):
    box((1.1, 0.28, 0.05), (-3.2 + 0.085 * i, 22.6, 0.24 * (i + 1)), white, 0.008)
for dx in (-0.05, 0.0):
    for dy in (22.1, 23.1):
        tube([(-3.3, dy, 0.1), (-0.4, dy, 8.3)], 0.06, white, 10)
        tube([(-3.3, dy, 1.1), (-0.4, dy, 9.3)], 0.03, steel, 8)
# pool, its rim and the deck
box((40, 30, 0.3), (0, 20, -0.15), oak("X", plank=(3.0, 0.16)), 0)
rim = plain("rim", (0.74, 0.73, 0.70), 0.5)
pool = water("pool", deep=(0.02, 0.34, 0.40), rough=0.02, wave=0.5, height=0.02, far=0.02, stretch=1.3)
xs, ys = np.meshgrid([-8.5, 8.5], [5.2, 15.2])
grid(xs, ys, xs * 0 + 0.3, pool, "pool")
for x, y, w, d in ((0, 5.1, 17.6, 0.5), (0, 15.3, 17.6, 0.5), (-8.6, 10.2, 0.5, 10.6), (8.6, 10.2, 0.5, 10.6)):
    box((w, d, 0.42), (x, y, 0.21), rim, 0.05, segments=4)
for x in np.arange(-19, 19.1, 1.6):
    box((0.05, 0.05, 1.15), (x, 30, 0.57), steel, 0.004)
box((38, 0.12, 0.06), (0, 30, 1.15), white, 0.02)
for x, y in ((-7.3, 16.9), (7.5, 16.6)):
    tube([(x, y, 0), (x, y, 2.5)], 0.03, steel, 10)
    turned([(1.5, 2.05), (0.9, 2.36), (0.05, 2.6), (0.001, 2.62)], (x, y, 0), plain("parasol", (0.82, 0.80, 0.74), 0.9), 16)



def ring(x, y, one, other, size=0.42, lean=0.0):
    """A swimming ring that floats, striped."""
    for k in range(8):
        a = np.linspace(k * math.pi / 4 + lean, (k + 1) * math.pi / 4 + lean, 7)
        tube([(x + size * math.cos(s), y + size * math.sin(s), 0.36) for s in a], 0.13, other if k % 2 else one, 16)


canvas, coral, lemon = plain("canvas", (0.80, 0.78, 0.74), 0.35), plain("coral ring", (0.80, 0.16, 0.08), 0.35), plain("lemon", (0.85, 0.56, 0.08), 0.35)
ring(-3.9, 8.3, canvas, coral, 0.44, 0.3)
ring(2.7, 10.8, canvas, lemon, 0.4, 0.8)
for at, turn, look in (((0.1, 19.7, 8.37), 170, {"below": (0.03, 0.16, 0.2), "shirt": (0.42, 0.26, 0.17)}), ((1.0, 19.9, 8.37), 200, {"height": 1.3, "shirt": (0.75, 0.5, 0.1), "stride": 0.08}),
                       ((-1.9, 22.6, 3.75), 90, {"height": 1.35, "shirt": (0.42, 0.26, 0.17), "below": (0.7, 0.12, 0.06)}), ((-2.9, 22.6, 1.1), 90, {"shirt": (0.05, 0.2, 0.26), "below": (0.05, 0.2, 0.26)}),
                       ((9.6, 21.8, 0), -60, {"dress": True, "shirt": (0.78, 0.74, 0.66), "hat": (0.7, 0.6, 0.42)}), ((10.3, 21.3, 0), -60, {"height": 1.15, "shirt": (0.8, 0.3, 0.2), "stride": 0.1}),
                       ((-10.2, 26.5, 0), 20, {"shirt": (0.7, 0.7, 0.68), "stride": 0.05}), ((-9.4, 26.6, 0), -10, {"dress": True, "shirt": (0.1, 0.3, 0.36), "stride": 0.05})):
    person(at, turn, **look)

camera((0.2, 0.0, 1.75), lens=29, shift=0.13)
render("life-waterpark", exposure=0.0, glow=0.06, strength=1.0)
