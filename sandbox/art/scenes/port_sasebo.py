"""Sasebo: the ninety-nine islands from the hill, late in the afternoon."""
import numpy as np

from boats import excursion
from land import crown, fbm, ground, land, wood
from place_materials import plain
from place_scene import begin, camera, render, sun
from place_sky import haze, sky
from seascape import sea

begin()
sky([(0, (0.86, 0.56, 0.32)), (0.2, (0.62, 0.52, 0.4)), (0.42, (0.3, 0.38, 0.48)), (1, (0.06, 0.16, 0.36))],
    azimuth=-24, elevation=14, glow=(1.0, 0.6, 0.28), wide=0.4, tight=0.3, clouds=0.6, cloud_colour=(0.5, 0.4, 0.36),
    cloud_scale=0.8, cover=0.47, stretch=3.2, seed=33)
haze(0.00006, height=420)
sun(-75, 27, 5.2, (1.0, 0.8, 0.54))
sea(deep=(0.006, 0.05, 0.075), wave=5, height=0.22, far=0.14)

rng = np.random.default_rng(8)
ISLANDS = []
while len(ISLANDS) < 110:
    y = 420 + 4300 * rng.random() ** 1.1
    x = rng.uniform(-1, 1) * (160 + y * 0.5)
    r = rng.uniform(0.2, 1.0) ** 1.6 * 74 * (0.75 + y / 3200)
    if y < 640 and x > -60:
        continue
    if all(np.hypot(x - a, (y - b) * 0.8) > (r + c) * 0.92 for a, b, c, *_ in ISLANDS):
        ISLANDS.append((x, y, r, rng.uniform(0.6, 1.9), rng.uniform(0, 3.14), rng.uniform(0.4, 0.95)))


def isles(x, y):
    rise = np.full_like(x, -9.0)
    bend = fbm(x / 60, y / 60, 6, 4) - 0.5
    for cx, cy, r, long, turn, steep in ISLANDS:
        dx, dy = x - cx, y - cy
        near = (np.abs(dx) < 2.4 * r) & (np.abs(dy) < 2.4 * r)
        if not near.any():
            continue
        a, b = dx[near] * np.cos(turn) + dy[near] * np.sin(turn), dy[near] * np.cos(turn) - dx[near] * np.sin(turn)
        d = np.hypot(a / (r * max(1, long)), b / (r / max(1, 1 / long))) + bend[near] * 1.5
        shore = np.clip((1 - d) * 9, -1.2, 1)
        body = shore * 5 + np.clip(1 - d, 0, 1.2) ** 0.75 * np.minimum(r, 75) * steep * 1.05
        rise[near] = np.maximum(rise[near], body - 2)
    return rise


rock = ground("isle", (0.02, 0.042, 0.015), (0.045, 0.07, 0.022), rock=(0.3, 0.25, 0.18), size=26, steep=0.72, relief=1.0)
land(isles, (-2900, 2900), (250, 4600), rock, 1700, 1300, "isles", sink=0)
trees = [crown("pine", [(0.018, 0.065, 0.018), (0.045, 0.12, 0.028), (0.08, 0.15, 0.04)], s) for s in (3, 7)]
wood(isles, (-1500, 1500), (280, 1900), 330000, trees, (6.5, 11), keep=lambda x, y, z: z > 5.5, seed=2)
hills = ground("hills", (0.03, 0.045, 0.03), (0.055, 0.07, 0.04), size=300, relief=8)
land(lambda x, y: 420 * fbm(x / 2300, y / 1700, 7, 15, ridged=True) - 150, (-9000, 9000), (8200, 12500), hills, 900, 200)

white, teak = plain("white", (0.75, 0.75, 0.73), 0.4), plain("teak", (0.25, 0.16, 0.09), 0.7)
excursion((-28, 520, 0), 62, white, teak, white, 17)

camera((0, 0, 175), yaw=1, lens=44, shift=-0.15)
render("port-sasebo", exposure=0.2, look="High Contrast", glow=0.12)
