"""Fukuoka: a curved temple roof among red leaves above the sea; `summer` shows it among green ones, `people` the path to it with two visitors."""
import numpy as np

from land import bump_shape, crown, fbm, foliage, ground, land, wood
from people import person
from place_materials import plain
from place_scene import begin, camera, render, sun, view
from place_shapes import box, turned
from place_sky import haze, sky
from seascape import mist, sea
from temple import hall

begin()
AUTUMN = view() == ""
PEOPLE = view() == "people"
if AUTUMN:
    sky([(0, (0.62, 0.42, 0.27)), (0.22, (0.46, 0.38, 0.34)), (0.5, (0.22, 0.28, 0.38)), (1, (0.06, 0.13, 0.27))],
        azimuth=38, elevation=9, glow=(1.0, 0.6, 0.3), wide=0.5, clouds=0.55, cloud_colour=(0.5, 0.42, 0.4),
        cloud_scale=0.8, cover=0.46, stretch=3, seed=52)
else:
    sky([(0, (0.8, 0.74, 0.66)), (0.22, (0.55, 0.66, 0.76)), (0.5, (0.24, 0.42, 0.64)), (1, (0.06, 0.18, 0.42))],
        azimuth=38, elevation=22, glow=(1.0, 0.86, 0.66), wide=0.3, clouds=0.7, cloud_colour=(0.86, 0.84, 0.82),
        cloud_scale=0.8, cover=0.44, stretch=3, seed=52)
haze(0.0004, height=420)
sun(56, 17, 4.5, (1.0, 0.74, 0.46)) if AUTUMN else sun(70, 34, 5.0, (1.0, 0.92, 0.78))
sea(deep=(0.006, 0.035, 0.05), wave=4, height=0.3, far=0.1)


def natural(x, y):
    body = 66 * bump_shape(x, y, -70, 240, 105, 95, 2.4) + 46 * bump_shape(x, y, -230, 330, 150, 120, 2.6)
    body = body + 30 * bump_shape(x, y, -20, 150, 110, 60, 2.4)
    body = body * (0.84 + 0.3 * fbm(x / 60, y / 60, 5, 3)) - 6
    return body


SITE = (-40.0, 205.0)
LEVEL = float(natural(np.array(SITE[0]), np.array(SITE[1]))) + 3.0


def hill(x, y):
    flat = bump_shape(x, y, *SITE, *((36, 60, 8) if PEOPLE else (22, 15, 5)))
    return natural(x, y) * (1 - flat) + LEVEL * flat


def headland(x, y):
    return 105 * bump_shape(x, y, 330, 980, 260, 130, 2.6) * (0.7 + 0.5 * fbm(x / 120, y / 120, 6, 8)) - 8


earth = ((0.05, 0.075, 0.025), (0.1, 0.12, 0.045)) if PEOPLE else ((0.05, 0.04, 0.02), (0.1, 0.06, 0.03))
soil = ground("soil", *earth, rock=(0.1, 0.09, 0.08), size=16, relief=0.8)
land(hill, (-460, 160), (60, 520), soil, 600, 400)
land(headland, (-20, 760), (780, 1240), soil, 400, 260)
REDS = [[(0.26, 0.02, 0.01), (0.48, 0.06, 0.014), (0.6, 0.14, 0.02)], [(0.22, 0.012, 0.01), (0.42, 0.03, 0.014), (0.52, 0.08, 0.02)],
        [(0.34, 0.07, 0.015), (0.54, 0.17, 0.02), (0.58, 0.27, 0.04)], [(0.012, 0.032, 0.014), (0.03, 0.06, 0.022), (0.06, 0.075, 0.025)]]
GREENS = [[(0.03, 0.08, 0.02), (0.07, 0.14, 0.03), (0.12, 0.2, 0.05)], [(0.02, 0.06, 0.016), (0.05, 0.1, 0.025), (0.09, 0.15, 0.04)],
          [(0.05, 0.1, 0.02), (0.1, 0.17, 0.035), (0.16, 0.22, 0.06)], [(0.012, 0.032, 0.014), (0.03, 0.06, 0.022), (0.06, 0.075, 0.025)]]
leaves = [foliage(f"leaves {seed}", tones, seed) for seed, tones in zip((2, 14, 5, 9), REDS if AUTUMN else GREENS)]


def grows(x, y, z):
    dx, dy = np.abs(x - SITE[0]), SITE[1] - y
    clearing = (dx < 16) & (np.abs(dy) < 12)
    open_ = (x > -56) & (x < 15) & (dy > 4) & (z > LEVEL - 10) if PEOPLE else (dx < 15) & (dy > 0) & (dy < 60) & (z > LEVEL - 9)
    return (z > 3) & ~clearing & ~open_


wood(hill, (-440, 140), (70, 500), 42000, leaves, (5, 9), keep=grows, seed=3)
far_leaves = [crown("far wood", [(0.2, 0.04, 0.02), (0.3, 0.09, 0.025), (0.06, 0.06, 0.025)] if AUTUMN else GREENS[1], 12)]
wood(headland, (0, 740), (800, 1200), 6000, far_leaves, (8, 14), seed=7)
hall((*SITE, LEVEL + PEOPLE), w=26, d=17, storeys=2)
far = ground("far", (0.04, 0.045, 0.03), (0.07, 0.06, 0.04), size=400, relief=10)
land(lambda x, y: 420 * fbm(x / 1700, y / 1500, 7, 5, ridged=True) * bump_shape(x, y, 2200, 5200, 3400, 900, 4) - 20,
     (-2500, 7000), (3900, 6600), far, 500, 160)
mist((100, 700, 0), (1800, 40), (0.6, 0.42, 0.3), 0.32, seed=5)

if PEOPLE:
    granite, timber = plain("granite", (0.19, 0.185, 0.17), 0.9, vary=0.3, scale=2.0), plain("doors", (0.1, 0.04, 0.02), 0.6, vary=0.25, scale=1.5)
    box((23, 16, 1.6), (*SITE, LEVEL + 0.2), granite, 0.05)
    for i in range(4):
        box((6, 0.45 * (4 - i), 0.25), (SITE[0], 197 - 0.225 * (4 - i), LEVEL + 0.125 + 0.25 * i), granite, 0.02)
    box((5.4, 0.3, 3.0), (SITE[0], 199.2, LEVEL + 2.5), timber, 0.02)
    for i, y in enumerate(np.arange(150.0, 195.2, 1.3)):
        box((3.4 + 0.2 * (i % 3), 1.22, 0.5), (SITE[0] + 0.1 * (i % 2), y, float(hill(np.array(SITE[0]), np.array(y))) - 0.13), granite, 0.04)
    for y in (168, 177, 186):
        for side in (-3.4, 3.4):
            foot = (SITE[0] + side, y, float(hill(np.array(SITE[0] + side), np.array(float(y)))) - 0.08)
            turned([(0.45, 0), (0.45, 0.25), (0.18, 0.35), (0.16, 1.3), (0.42, 1.5), (0.42, 1.6)], foot, granite, 12)
            box((0.5, 0.5, 0.45), (*foot[:2], foot[2] + 1.82), granite, 0.03)
            turned([(0.7, 2.03), (0.66, 2.14), (0.2, 2.42), (0.1, 2.5), (0.12, 2.62), (0.001, 2.72)], foot, granite, 12)
    for x, y, turn, look in ((-40.5, 175.5, 4, {"shirt": (0.14, 0.22, 0.4), "below": (0.3, 0.28, 0.24)}), (-39.4, 175.0, -6, {"dress": True, "shirt": (0.7, 0.12, 0.08), "hat": (0.7, 0.6, 0.42)})):
        person((x, y, LEVEL + 0.14), turn, **look)
    camera((-45, 148, LEVEL + 3.4), yaw=9, lens=32, shift=0.07)
else:
    camera((0, -10, LEVEL + 6), yaw=1, lens=42, shift=0.0)
render("port-fukuoka", exposure=0.2, look="High Contrast")
