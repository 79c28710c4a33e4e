"""Naha in early light: the red castle of Shuri within its curving walls, visitors on the grass, the town and the sea below; `near`: visitors below the inner wall."""
import numpy as np

from castle import masonry, rampart
from city import Blocks, facade
from land import bump_shape, fbm, foliage, ground, land, wood
from palms import palm
from people import person
from place_materials import plain
from place_scene import begin, camera, render, sun, view
from place_sky import haze, sky
from seascape import sea
from temple import hall
from village import Village, front, tiles

begin()
sky([(0, (0.9, 0.68, 0.48)), (0.2, (0.68, 0.64, 0.6)), (0.5, (0.28, 0.42, 0.6)), (1, (0.06, 0.17, 0.4))],
    azimuth=-40, elevation=8, glow=(1.0, 0.72, 0.42), wide=0.45, clouds=0.85, cloud_colour=(0.84, 0.72, 0.64),
    cloud_scale=1.2, cover=0.5, stretch=1.8, seed=27)
haze(0.00014, height=420)
sun(-126, 21, 8.0, (1.0, 0.76, 0.5))
sea(deep=(0.004, 0.08, 0.12), wave=5, height=0.3, far=0.1)


def hill(x, y):
    body = 92 * bump_shape(x, y, -30, 260, 210, 150, 2.6) + 26 * fbm(x / 150, y / 150, 5, 3) - 14
    plateau = bump_shape(x, y, -38, 232, 62, 40, 6)
    slope = np.clip(1.05 - np.maximum(y - 300, 0) / 900, 0.12, 1)
    return body * slope * (1 - plateau) + 88.5 * plateau + np.clip((y - 430) / 400, 0, 1) * 8


soil = ground("hill", (0.04, 0.07, 0.02), (0.08, 0.11, 0.035), rock=(0.4, 0.36, 0.28), size=16, steep=0.55, relief=0.6)
land(hill, (-700, 760), (70, 1500), soil, 900, 900, "hill", sink=0)
coral = masonry("coral stone", (0.44, 0.4, 0.32), 0.75, 0.5, (0.2, 0.2, 0.14))
cope = plain("coping", (0.4, 0.37, 0.3), 0.95, vary=0.25, scale=1.2)
inner = [(-88, 214), (-58, 196), (-26, 204), (0, 192), (22, 212), (26, 246), (-30, 268), (-84, 254)]
outer = [(-118, 196), (-84, 170), (-40, 180), (-6, 160), (34, 178), (56, 214), (52, 262), (-34, 296), (-112, 262)]
rampart(inner, hill, 92.5, coral, cope)
rampart(outer, hill, 79.0, coral, cope)
hall((-32, 236, 90.5), 34, 20, 2, tile=(0.22, 0.06, 0.035), beam=(0.3, 0.035, 0.02), wall=(0.34, 0.05, 0.03))
hall((-72, 226, 90.0), 15, 10, 1, tile=(0.22, 0.06, 0.035), beam=(0.3, 0.035, 0.02), wall=(0.34, 0.05, 0.03))
hall((6, 224, 90.0), 14, 10, 1, tile=(0.22, 0.06, 0.035), beam=(0.3, 0.035, 0.02), wall=(0.34, 0.05, 0.03))
GREENS = [(0.035, 0.085, 0.02), (0.075, 0.14, 0.032), (0.13, 0.19, 0.05)]


def grows(x, y, z):
    court = (((x + 32) / 66) ** 2 + ((y - 230) / 48) ** 2) < 1
    apron = (x > -120) & (x < 60) & (y < 232) & (y > 158) & (z > 70)
    grove = fbm(x / 14, y / 14, 3, 5) > 0.56
    return (z > 2) & ~court & (~apron | grove) & ((y < 330) | (fbm(x / 60, y / 60, 3, 8) > 0.6))


wood(hill, (-420, 420), (75, 700), 26000, [foliage(f"tree {s}", GREENS, s) for s in (2, 5, 9, 14)], (5, 10), keep=grows, seed=3)
leaf = plain("frond", (0.035, 0.07, 0.016), 0.5)
for i, (x, y, h) in enumerate([(44, 158, 9), (50, 163, 7.5), (-126, 168, 8.5), (64, 176, 10)]):
    palm((x, y, float(hill(np.array(float(x)), np.array(float(y)))) - 0.2), h, (0.8 - 0.4 * i, 0.2), seed=i + 4, leaf=leaf)
for x, y, turn, look in ((-20, 184, 80, {}), (-18.6, 184.6, 84, {"dress": True, "shirt": (0.75, 0.7, 0.6), "hat": (0.7, 0.6, 0.42)}), (9, 176, -40, {"shirt": (0.7, 0.12, 0.07)}),
                         (-48, 186, 100, {"shirt": (0.12, 0.2, 0.36)}), (18, 187, 60, {"dress": True, "shirt": (0.8, 0.76, 0.7)}), (19.2, 187.4, 60, {"height": 1.2, "shirt": (0.75, 0.5, 0.1)})):
    person((x, y, float(hill(np.array(float(x)), np.array(float(y))))), turn, **look)

town = Village()
rng = np.random.default_rng(3)
for _ in range(1500):
    x, y = rng.uniform(-680, 740), rng.uniform(360, 1330)
    z = float(hill(np.array(x), np.array(y)))
    if fbm(np.array(x / 60), np.array(y / 60), 3, 8) > 0.6:
        continue
    n = int(rng.integers(2, 5)) if rng.random() < 0.85 else int(rng.integers(5, 10))
    town.house((x, y, z), (rng.uniform(9, 20), rng.uniform(9, 16), n * 3.1), rng.uniform(-14, 14) + 20, n, 3.0, 0.45, "hip" if rng.random() < 0.25 else "flat", 0.5, 8)
town.build(front("town", [(0.6, 0.58, 0.54), (0.66, 0.62, 0.55), (0.52, 0.52, 0.51), (0.62, 0.55, 0.46)], [(0.2, 0.2, 0.2)], (0.6, 0.58, 0.55)),
           tiles("tiles", [(0.3, 0.1, 0.055), (0.4, 0.15, 0.08)]))
isles = ground("isles", (0.04, 0.07, 0.04), (0.07, 0.1, 0.05), size=200, relief=6)
land(lambda x, y: 190 * bump_shape(x, y, 1900, 8600, 900, 500, 2.6) * (0.5 + 0.7 * fbm(x / 700, y / 700, 6, 5)) + 150 * bump_shape(x, y, -2900, 9200, 1100, 500, 2.6) - 12,
     (-5200, 4200), (7600, 10400), isles, 600, 160)

if view() == "near":
    camera((8, 150, 86), yaw=-24, lens=36, shift=0.08)
else:
    camera((40, 34, 102), yaw=-14, lens=46, pitch=0, shift=-0.03)
render("port-naha", exposure=0.25, look="High Contrast")
