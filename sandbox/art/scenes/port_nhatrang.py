"""Nha Trang: the Cham towers above the bay at sunrise, islands and blue boats below; `people`: two visitors at the foot of the towers."""
import numpy as np

from boats import fishing_boat
from cham import tower
from land import bump_shape, fbm, foliage, ground, land, wood
from palms import palm
from people import person
from place_materials import plain
from place_scene import begin, camera, render, sun, view
from place_sky import haze, sky
from seascape import mist, sea

begin()
sky([(0, (0.84, 0.42, 0.2)), (0.18, (0.62, 0.4, 0.3)), (0.4, (0.3, 0.33, 0.42)), (1, (0.06, 0.14, 0.32))],
    azimuth=16, elevation=6, glow=(1.0, 0.55, 0.24), wide=0.5, tight=0.8, clouds=0.6, cloud_colour=(0.46, 0.33, 0.34),
    cloud_scale=0.9, cover=0.47, stretch=3.2, seed=71)
haze(0.00012, height=420)
sun(62, 13, 4.6, (1.0, 0.68, 0.42))
sea(deep=(0.006, 0.04, 0.06), wave=3.4, height=0.22, far=0.1)


def hill(x, y):
    body = 44 * bump_shape(x, y, -62, 120, 66, 62, 2.8)
    flat = bump_shape(x, y, -46, 118, 25, 20, 5)
    natural = body * (0.86 + 0.26 * fbm(x / 36, y / 36, 6, 3)) - 5
    return natural * (1 - flat) + 37.0 * flat


soil = ground("hill", (0.045, 0.06, 0.025), (0.09, 0.09, 0.04), rock=(0.22, 0.17, 0.12), size=14, steep=0.7, relief=0.5)
land(hill, (-260, 70), (30, 260), soil, 700, 500, "hill")
tower((-40, 117, 36.6), 9.4, 21)
tower((-60, 122, 36.6), 7.0, 13, seed=3)
tower((-72, 126, 36.4), 5.2, 9.5, seed=5)
trees = [foliage(f"tree {s}", [(0.03, 0.07, 0.018), (0.065, 0.11, 0.028), (0.12, 0.15, 0.045)], s) for s in (2, 5, 9, 14)]


def grows(x, y, z):
    court = (np.abs(x + 46) < 23) & (np.abs(y - 118) < 16)
    open_ = (x > -75) & (x < -12) & (y < 104) & (z > 30)
    return (z > 2) & ~court & ~open_


wood(hill, (-240, 50), (45, 240), 7000, trees, (4.5, 8.5), keep=grows, seed=3)
leaf = plain("frond", (0.03, 0.06, 0.015), 0.5)
for i, (x, y, h) in enumerate([(-21, 112, 9.5), (-17.5, 118, 8), (-86, 116, 10)]):
    palm((x, y, float(hill(np.array(float(x)), np.array(float(y)))) - 0.2), h, (0.8 + 0.3 * i, 0.2), seed=i + 4, leaf=leaf)

isle = ground("isle", (0.03, 0.05, 0.03), (0.055, 0.075, 0.04), rock=(0.14, 0.11, 0.09), size=160, steep=0.62, relief=7)
for i, (x, y, w, d, h) in enumerate([(760, 2900, 700, 320, 300), (-1500, 3800, 900, 400, 330), (2300, 4200, 800, 400, 420), (260, 5200, 760, 300, 240)]):
    land(lambda a, b: h * bump_shape(a, b, x, y, w * 0.55, d, 3.4) * (0.35 + 0.9 * fbm(a / 520, b / 420, 7, 5 + i, ridged=True)) - 12,
         (x - w * 1.6, x + w * 1.6), (y - d * 2.2, y + d * 2.2), isle, 420, 200)
mist((300, 2500, 0), (9000, 90), (0.66, 0.42, 0.3), 0.5, seed=3)

blue, red = plain("boat blue", (0.03, 0.13, 0.3), 0.45), plain("boat red", (0.42, 0.06, 0.03), 0.5)
deck, house = plain("deck", (0.26, 0.17, 0.1), 0.8), plain("house", (0.05, 0.2, 0.36), 0.5)
rng = np.random.default_rng(2)
for i, (x, y) in enumerate([(18, 150), (42, 176), (30, 205), (64, 190), (52, 236), (95, 255), (78, 300), (20, 330), (130, 330), (60, 390), (150, 440)]):
    fishing_boat((x, y, 0), 200 + rng.uniform(-22, 22), blue, red, deck, house, rng.uniform(10, 14))

if view() == "people":
    for x, y, turn, look in ((-35.4, 106, -30, {"shirt": (0.6, 0.58, 0.52)}), (-34.1, 105.6, -36, {"dress": True, "shirt": (0.62, 0.1, 0.06), "hat": (0.7, 0.6, 0.42)})):
        person((x, y, float(hill(np.array(float(x)), np.array(float(y))))), turn, **look)
    camera((-22, 74, 41.5), yaw=-16, lens=30, shift=0.08)
else:
    camera((0, -10, 44), yaw=-2, lens=36, shift=-0.015)
render("port-nhatrang", exposure=0.25, look="High Contrast")
