"""Kumamoto: the black castle on its sweeping stone walls, visitors on the lawn in the morning."""
import numpy as np

from castle import base, keep, masonry
from land import bump_shape, fbm, foliage, ground, land
from people import person
from place_materials import plain
from place_scene import begin, camera, render, sun
from place_shapes import box, copies
from place_sky import haze, sky
from seascape import mist, sea

begin()
sky([(0, (0.74, 0.66, 0.56)), (0.2, (0.56, 0.57, 0.58)), (0.45, (0.28, 0.4, 0.56)), (1, (0.06, 0.17, 0.4))],
    azimuth=60, elevation=14, glow=(1.0, 0.78, 0.5), wide=0.35, clouds=0.7, cloud_colour=(0.68, 0.62, 0.58),
    cloud_scale=1.0, cover=0.5, stretch=2.4, seed=83)
haze(0.00022, height=220)
sun(118, 24, 4.8, (1.0, 0.84, 0.62))
sea(deep=(0.012, 0.028, 0.024), wave=1.6, height=0.02, far=0.03, stretch=2.2, rough=0.015)

stone = masonry("wall stone", (0.24, 0.22, 0.19), 1.15)
for x, y, w, d, h in ((-75, 128, 150, 60, 10.5), (52, 138, 110, 56, 9.4), (150, 130, 90, 66, 10.5)):
    base((x, y, -1), w, d, h + 1, stone, 0.34)

grass = ground("grass", (0.05, 0.075, 0.025), (0.09, 0.11, 0.04), rock=(0.2, 0.18, 0.14), size=9, steep=0.3, relief=0.2)


def lawn(x, y):
    return 9.5 + 1.1 * np.clip((4 - x) / 8, 0, 1) + 8 * np.clip((y - 150) / 40, 0, 1) + 0.8 * fbm(x / 16, y / 16, 4, 3)


land(lawn, (-260, 260), (117, 330), grass, 500, 260, "park", sink=0)
keep((-14, 176, 8.5), 27, base_height=17.5)
keep((26, 186, 9.0), 14, ((1.0, 4.4), (0.74, 3.8), (0.5, 3.2)), 13)
white, tiles = plain("wall white", (0.66, 0.64, 0.6), 0.9, vary=0.08, scale=0.5), plain("wall tiles", (0.07, 0.075, 0.08), 0.5, vary=0.3, scale=1.0)
black = plain("wall black", (0.025, 0.023, 0.022), 0.75, vary=0.3, scale=0.7)
for x, y, n, z in ((-108, 101, 62, 10.45), (38, 113, 74, 9.35)):
    box((n, 0.6, 2.4), (x + 10, y, z + 1.2), white, 0.02)
    box((n + 0.1, 0.72, 1.1), (x + 10, y, z + 0.5), black, 0.02)
    box((n + 0.6, 2.0, 0.35), (x + 10, y, z + 2.5), tiles, 0.05)
    box((n + 0.7, 0.5, 0.4), (x + 10, y, z + 2.8), tiles, 0.05)
leaves = [foliage(f"tree {s}", [(0.03, 0.065, 0.018), (0.065, 0.11, 0.028), (0.12, 0.15, 0.04)], s, 5000, 0.024, 0.85, 0.24, 13, 0.26) for s in (2, 5, 11)]
gold = [foliage(f"ginkgo {s}", [(0.5, 0.3, 0.03), (0.62, 0.42, 0.05), (0.42, 0.3, 0.03)], s, 5000, 0.022, 1.0, 0.3, 12, 0.22) for s in (7, 9)]
rng = np.random.default_rng(5)
n = 170
px, py = rng.uniform(-170, 190, n), rng.uniform(126, 290, n)
clear = ((np.abs(px + 6) > 34) | (py > 205)) & ((np.abs(px - 34) > 16) | (py > 190))
front = (py < 140) & (rng.random(n) < 0.45)
keep_ = clear & ~front
copies(leaves, np.stack([px, py, 8.6 + 8 * np.clip((py - 150) / 40, 0, 1)], -1)[keep_], rng.uniform(8, 15, keep_.sum()), seed=3)
copies(gold, [(-62, 132, 8.4), (-52, 127, 8.4), (47, 140, 8.4), (-84, 140, 8.6), (66, 136, 8.4), (82, 146, 8.6)], [11, 9, 10, 12, 8, 12], seed=2)
hills = ground("aso", (0.04, 0.06, 0.04), (0.07, 0.09, 0.055), size=400, relief=10)
land(lambda x, y: (620 * bump_shape(x, y, 900, 5200, 2600, 900, 3) + 420 * bump_shape(x, y, -2600, 5600, 1600, 900, 2.6)) * (0.55 + 0.6 * fbm(x / 900, y / 900, 7, 5, ridged=True)) - 20,
     (-6200, 6200), (4000, 7200), hills, 600, 200)
mist((0, 100, 0), (420, 5), (0.66, 0.58, 0.48), 0.3, seed=4)

for x, y, turn, look in ((22, 137, -50, {"shirt": (0.66, 0.64, 0.6)}), (23.2, 138, -54, {"dress": True, "shirt": (0.66, 0.11, 0.07), "hat": (0.7, 0.6, 0.42)}), (2, 156, 120, {"shirt": (0.12, 0.2, 0.38)})):
    person((x, y, float(lawn(np.array(float(x)), np.array(float(y))))), turn, **look)

camera((47, 115, 13.4), yaw=-40, lens=30, shift=0.16)
render("port-kumamoto", exposure=0.3, look="High Contrast")
