"""A ship's tender at a wooden pier over clear water; its passengers walk out towards an island with palms."""
import math

import numpy as np

from boats import hull, place, rubbing
from land import bump_shape, fbm, foliage, ground, land, wood
from palms import palm
from people import person
from place_materials import plain, timber
from place_scene import begin, camera, render, sun
from place_shapes import box, mesh, smooth, tube, turned
from place_sky import haze, sky
from reef import fan, reef

begin(samples=36)
sky([(0, (0.7, 0.76, 0.8)), (0.25, (0.42, 0.6, 0.77)), (0.6, (0.14, 0.33, 0.62)), (1, (0.045, 0.16, 0.43))],
    azimuth=-70, elevation=40, glow=(1.0, 0.9, 0.72), wide=0.2, clouds=0.9, cloud_colour=(0.9, 0.9, 0.89),
    cloud_scale=1.2, cover=0.49, stretch=1.8, seed=57)
haze(0.0001, height=500)
sun(-112, 30, 6.0, (1.0, 0.86, 0.66), mirrored=False)


def island(x, y):
    body = 9 * bump_shape(x, y, -70, 210, 80, 34, 3) + 30 * bump_shape(x, y, -130, 250, 70, 40, 2.6)
    return body * (0.8 + 0.4 * fbm(x / 22, y / 22, 5, 3)) - 2.0


xs, ys = fan(1, 6000, 1300, 760, 2.1, 40, 3.2)
shelf = island(xs, ys)
floor = -1.5 - 0.012 * ys - 1.4 * fbm(xs / 24, ys / 24, 5, 7)
depth = -np.maximum(shelf * 0.9, floor) + np.clip((ys - 320) / 40, 0, 26)
coral = np.clip(fbm(xs / 9, ys / 9, 6, 11) - 0.55, 0, 1) * 6 * np.clip((depth - 1.4) / 1.0, 0, 1) * np.clip((12 - depth) / 6, 0, 1)
foam = 0.85 * np.exp(-((ys - 305 - 20 * fbm(xs / 90, xs * 0, 4, 5)) / 4) ** 2)
reef(xs, ys, depth, coral, foam, ripple=0.8, relief=0.16, gloss=0.08, mirror=0.5)
shore = ground("island", (0.06, 0.1, 0.03), (0.11, 0.15, 0.045), rock=(0.5, 0.44, 0.34), size=14, steep=0.3, sand=(1.6, (0.66, 0.6, 0.48)), relief=0.2)
land(island, (-320, 60), (150, 330), shore, 800, 420, "island", sink=0)
trees = [foliage(f"grove {s}", [(0.03, 0.075, 0.018), (0.07, 0.13, 0.03), (0.12, 0.18, 0.05)], s, 1800, 0.045) for s in (3, 8)]
wood(island, (-310, 40), (160, 320), 2600, trees, (4, 8), keep=lambda x, y, z: z > 2.6, seed=4)
rng = np.random.default_rng(3)
leaf = plain("frond", (0.04, 0.085, 0.018), 0.5)
for i, (x, y) in enumerate([(-34, 184), (-40, 187), (-52, 182), (-27, 190), (-66, 184), (-85, 181), (-20, 196), (-98, 184)]):
    palm((x, y, max(0.6, float(island(np.array(float(x)), np.array(float(y)))))), rng.uniform(8, 12), (rng.uniform(-1, 2.2), -0.6), seed=i + 2, leaf=leaf)

grey = timber("pier", (0.17, 0.145, 0.12), (0.34, 0.3, 0.25), "X", 0.75)
post = timber("post", (0.12, 0.095, 0.075), (0.26, 0.21, 0.17), "Z", 0.8)
Z = 1.05
for i, y in enumerate(np.arange(2.0, 46, 0.205)):
    box((2.5, 0.19, 0.05), (-2.6 + rng.uniform(-0.02, 0.02), y, Z + rng.uniform(-0.004, 0.004)), grey, 0.006)
for x in (-3.65, -1.55):
    box((0.14, 45, 0.2), (x, 24, Z - 0.13), post, 0.01)
    for y in np.arange(3.2, 47, 3.6):
        turned([(0.13, -5), (0.12, 0.0 + 0.95), (0.1, 1.0), (0.001, 1.0)], (x - 0.12 if x < -2 else x + 0.12, y, Z), post, 16)
    rope = plain("rope", (0.5, 0.44, 0.33), 0.9)
    for y in np.arange(3.2, 43, 3.6):
        px = x - 0.12 if x < -2 else x + 0.12
        if x > -2 and 9 < y < 19:
            continue
        tube([(px, y + 3.6 * t, Z + 0.85 - 0.8 * t * (1 - t)) for t in np.linspace(0, 1, 13)], 0.022, rope, 8)

navy, white, orange = plain("tender hull", (0.7, 0.7, 0.68), 0.3), plain("tender white", (0.74, 0.74, 0.72), 0.35), plain("tender orange", (0.72, 0.19, 0.035), 0.4)
glass_, dark = plain("tender glass", (0.015, 0.022, 0.028), 0.05), plain("tender rubber", (0.03, 0.03, 0.033), 0.6)
L, B = 11.5, 3.7
parts = hull(L, B, navy, white, 0.3, 1.15, 0.86)
parts.append(rubbing(L, B, 1.15, dark, 0.3, 0.86, thick=0.13))
section = [(-1.0, 0.0), (-0.97, 0.62), (-0.86, 0.95), (-0.55, 1.12), (0.0, 1.18), (0.55, 1.12), (0.86, 0.95), (0.97, 0.62), (1.0, 0.0)]
xs_ = np.array([-5.1, -5.0, -4.6, -2.5, 0.0, 2.4, 3.6, 4.3, 4.5])
kk = np.array([0.80, 0.86, 0.9, 0.92, 0.92, 0.88, 0.76, 0.56, 0.5])
hh = np.array([0.5, 0.9, 1.0, 1.0, 1.0, 1.0, 0.9, 0.55, 0.3])
vertices, faces = [], []
for x, k, h in zip(xs_, kk, hh):
    for sx, sz in section:
        vertices.append((x, sx * k * B / 2, 0.86 + sz * h * 1.32))
n = len(section)
for i in range(len(xs_) - 1):
    for j in range(n - 1):
        faces.append((i * n + j, (i + 1) * n + j, (i + 1) * n + j + 1, i * n + j + 1))
faces += [tuple(range(n)), tuple((len(xs_) - 1) * n + j for j in range(n))]
canopy = smooth(mesh("canopy", vertices, faces, orange), 75)
rounder = canopy.modifiers.new("rounder", "BEVEL")
rounder.width, rounder.segments, rounder.limit_method, rounder.angle_limit = 0.16, 5, "ANGLE", math.radians(20)
parts.append(canopy)
for s in (-1, 1):
    for x in np.arange(-3.9, 2.6, 1.12):
        pane = box((0.86, 0.05, 0.42), (x, s * 0.915 * B / 2 * 0.985, 1.5), glass_, 0.05)
        pane.rotation_euler[0] = math.radians(s * 7)
        parts.append(pane)
parts.append(box((0.08, 0.86, 1.02), (-5.11, 0, 1.45), white, 0.04))
parts.append(box((0.08, 0.5, 0.4), (-5.14, 0, 1.68), glass_, 0.05))
for s in (-1, 1):
    parts.append(box((0.06, 0.46, 0.36), (-5.1, s * 0.86, 1.62), glass_, 0.05))
    parts.append(tube([(-4.4, s * 1.735, 1.1), (2.6, s * 1.69, 1.1)], 0.05, white, 8))
for x in np.arange(-4.46, 3.0, 1.12):
    parts.append(tube([(x, sx * 0.918 * B / 2, 0.868 + sz * 1.325) for sx, sz in section], 0.022, dark, 6))
parts.append(box((1.5, 1.7, 0.62), (1.9, 0, 2.62), white, 0.14))
for s in (-1, 1):
    parts.append(box((0.05, 0.66, 0.34), (2.66, s * 0.4, 2.68), glass_, 0.04))
    parts.append(box((1.0, 0.05, 0.34), (1.9, s * 0.86, 2.68), glass_, 0.04))
    parts.append(tube([(-4.3, s * 0.95, 2.2), (-4.2, s * 0.95, 2.66), (0.9, s * 0.95, 2.68), (1.0, s * 0.95, 2.2)], 0.03, white, 8))
parts.append(turned([(0.03, 0), (0.02, 1.3)], (1.6, 0, 2.9), white, 8))
place(parts, (0.62, 14.0, 0), 92)
for x, y, turn, look in ((-2.2, 33.0, 2, {}), (-3.0, 34.2, -4, {"dress": True, "shirt": (0.75, 0.2, 0.1), "hat": (0.72, 0.64, 0.46)}), (-2.4, 40.5, 3, {"height": 1.2, "shirt": (0.75, 0.55, 0.12)})):
    person((x, y, Z + 0.03), turn, **look)

camera((9.0, 1.6, 3.7), yaw=-31, lens=30, pitch=0, shift=-0.06)
render("guide-tender", exposure=0.0, look="High Contrast")
