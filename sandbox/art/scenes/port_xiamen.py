"""Xiamen in the last sun: the red roofs of Gulangyu among banyans, walkers on the sand, the city in the haze behind."""
import numpy as np

from boats import excursion
from city import Blocks, facade, street
from land import bump_shape, fbm, foliage, ground, land, wood
from people import person
from place_materials import plain
from place_scene import begin, camera, render, sun
from place_sky import haze, sky
from seascape import sea
from village import Village, front, tiles

begin()
sky([(0, (0.92, 0.5, 0.26)), (0.2, (0.74, 0.5, 0.38)), (0.46, (0.32, 0.38, 0.52)), (1, (0.07, 0.15, 0.34))],
    azimuth=34, elevation=7, glow=(1.0, 0.62, 0.3), wide=0.55, clouds=0.6, cloud_colour=(0.72, 0.66, 0.62),
    cloud_scale=0.9, cover=0.46, stretch=2.6, seed=44)
haze(0.00022, height=420)
sun(92, 15, 7.5, (1.0, 0.66, 0.38))
sea(deep=(0.012, 0.055, 0.065), wave=3, height=0.18, far=0.1)


def island(x, y):
    body = 34 * bump_shape(x, y, -60, 420, 250, 140, 3) + 22 * bump_shape(x, y, 120, 400, 130, 90, 2.6)
    for cx, cy, r, h in ((-138, 470, 46, 40), (-98, 462, 30, 24), (-172, 476, 28, 20)):
        d = np.hypot(x - cx, y - cy) / r + 0.5 * (fbm(x / 30, y / 30, 4, 7) - 0.5)
        body = body + h * np.sqrt(np.clip(1 - d * d, 0, 1))
    shore = np.clip(body / 5, 0, 1)
    return body * (0.86 + 0.26 * fbm(x / 60, y / 60, 5, 3)) - 6 + shore * 2


soil = ground("island", (0.05, 0.07, 0.03), (0.09, 0.1, 0.05), rock=(0.3, 0.26, 0.22), size=16, steep=0.68, relief=0.6, sand=(1.6, (0.46, 0.39, 0.29)))
land(island, (-420, 330), (240, 660), soil, 1100, 640, "island", sink=0.03)

village = Village()
rng = np.random.default_rng(12)
SITES = []
tries = 0
while len(SITES) < 150 and tries < 9000:
    tries += 1
    x, y = rng.uniform(-340, 250), rng.uniform(285, 520)
    z = float(island(np.array(x), np.array(y)))
    slope = max(abs(float(island(np.array(x + 4), np.array(y))) - z), abs(float(island(np.array(x), np.array(y + 4))) - z)) / 4
    if z < 4 or z > 46 or slope > 0.42:
        continue
    w, d = rng.uniform(9, 17), rng.uniform(8, 12)
    if all(np.hypot(x - a, y - b) > (w + c) * 0.56 for a, b, c, *_ in SITES):
        SITES.append((x, y, w, d, z, rng.uniform(-22, 22), int(rng.integers(2, 4))))
for x, y, w, d, z, turn, n in SITES:
    village.house((x, y, z), (w, d, n * 3.5), turn, n, 2.9, 0.5, "hip" if rng.random() < 0.75 else "gable", 0.7, 5)
    if rng.random() < 0.4:
        a = np.radians(turn)
        village.house((x + np.cos(a) * w * 0.4 + np.sin(a) * d * 0.4, y + np.sin(a) * w * 0.4 - np.cos(a) * d * 0.4, z), (w * 0.45, d * 0.6, n * 3.5 - 0.4), turn, n, 2.4, 0.5, "hip", 0.6, 5)
village.build(front("villas", [(0.6, 0.46, 0.3), (0.4, 0.14, 0.085), (0.68, 0.6, 0.48), (0.36, 0.12, 0.075), (0.5, 0.53, 0.5), (0.62, 0.36, 0.24)],
                    [(0.05, 0.13, 0.1), (0.09, 0.06, 0.04), (0.1, 0.2, 0.2)], (0.66, 0.62, 0.55)),
              tiles("tiles", [(0.17, 0.05, 0.03), (0.33, 0.085, 0.042), (0.42, 0.15, 0.075)], lichen=(0.2, 0.1, 0.06)))
trees = [foliage(f"banyan {s}", [(0.03, 0.07, 0.018), (0.07, 0.12, 0.03), (0.12, 0.16, 0.045)], s, 2600, 0.034) for s in (2, 5, 9)]


def grows(x, y, z):
    free = (z > 0.6) & (z < 62)
    for a, b, w, d, *_ in SITES:
        free &= (np.abs(x - a) > w * 0.52) | (np.abs(y - b) > d * 0.55)
        free &= ~((np.abs(x - a) < w * 0.5) & (y < b) & (y > b - d * 0.9 - 3))
    return free


wood(island, (-400, 310), (255, 620), 10500, trees, (6, 12), keep=grows, seed=3)

city = Blocks()
street(city, (-1500, 1700), (2350, 2900), 150, (40, 150), (26, 44), 4, peak=1.6)
street(city, (-2300, 2600), (2900, 3500), 170, (50, 190), (26, 46), 9, peak=2)
for x in (520, 600):
    city.tower((x, 2300), [(0, 54, 44, 0), (120, 58, 46, 0), (250, 52, 40, 0), (290, 34, 26, 0), (300, 8, 6, 0)], sides=12)
city.build(facade("city", (0.42, 0.42, 0.42), [(1, 0.85, 0.6), (1, 0.9, 0.75)], share=0.0, strength=0.0))
hills = ground("hills", (0.035, 0.055, 0.04), (0.06, 0.08, 0.055), size=300, relief=8)
land(lambda x, y: 420 * fbm(x / 1700, y / 1500, 7, 25, ridged=True) - 60, (-5600, 6200), (4300, 7300), hills, 700, 200)
white, teak, blue = plain("white", (0.75, 0.75, 0.73), 0.4), plain("teak", (0.25, 0.16, 0.09), 0.7), plain("blue", (0.05, 0.16, 0.3), 0.5)
excursion((62, 226, 0), 12, white, teak, white, 20)
for away, turn, look in ((6.4, 40, {"stride": 0.05}), (7.3, -30, {"stride": 0.05, "dress": True, "shirt": (0.75, 0.16, 0.08)})):
    person((62 + away * np.cos(np.radians(12)), 226 + away * np.sin(np.radians(12)), 0.95), turn, **look)
excursion((280, 700, 0), 160, blue, teak, white, 24)
for x, turn, look in ((-34, -84, {}), (-32.6, -88, {"dress": True, "shirt": (0.7, 0.12, 0.07), "hat": (0.7, 0.62, 0.45)}), (-8, 150, {"shirt": (0.75, 0.72, 0.66)}), (31, 86, {"shirt": (0.1, 0.2, 0.36)}),
                      (32.2, 90, {"height": 1.15, "shirt": (0.75, 0.5, 0.1)}), (-71, 60, {"dress": True, "shirt": (0.75, 0.7, 0.62)})):
    line = np.linspace(240, 330, 400)
    y = float(line[np.argmax(island(np.full(400, x), line) > 0.7)])
    person((x, y, float(island(np.array(float(x)), np.array(y)))), turn, **look)

camera((10, 62, 46), yaw=-2, lens=40, shift=-0.015)
render("port-xiamen", exposure=0.2, look="High Contrast")
