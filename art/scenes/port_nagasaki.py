"""Nagasaki: terraced hills about a long harbour at dusk, their lights scattered like lanterns."""
import numpy as np

from city import Blocks, facade, lights, street
from land import bump_shape, fbm, ground, land
from place_materials import lamp, plain
from place_scene import begin, camera, render, sun
from place_sky import haze, sky
from seascape import sea

begin(samples=40)
sky([(0, (0.5, 0.25, 0.16)), (0.2, (0.3, 0.21, 0.23)), (0.45, (0.1, 0.14, 0.26)), (1, (0.02, 0.05, 0.14))],
    azimuth=-12, elevation=-1, glow=(0.9, 0.4, 0.2), wide=0.35, clouds=0.6, cloud_colour=(0.2, 0.15, 0.2),
    cloud_scale=0.8, cover=0.48, stretch=3, seed=31, light=1.2)
haze(0.00013, height=380)
sea(deep=(0.004, 0.018, 0.03), wave=2.5, height=0.14, far=0.06, stretch=2)


def hills(x, y):
    """A long inlet that bends away, hills on both sides."""
    bend = 260 * np.sin(y / 1900 + 0.4) - 60
    width = 300 - 0.01 * y + 120 * (fbm(x / 400, y / 400, 4, 8) - 0.5)
    away = np.maximum(np.abs(x - bend) - width, 0)
    rise = 640 * (1 - np.exp(-away / 900)) * (0.45 + 0.85 * fbm(x / 900, y / 900, 6, 3, ridged=True))
    steps = 7.0
    base = rise * (0.9 + 0.2 * fbm(x / 220, y / 220, 4, 5))
    low = np.clip(1 - base / 190, 0, 1)
    k = np.floor(base / steps) + np.clip((base / steps % 1 - 0.62) / 0.38, 0, 1)
    terraced = base * (1 - low) + k * steps * low
    end = 700 * np.clip((y - 5600) / 1600, 0, 1) * (0.5 + 0.7 * fbm(x / 900, y / 900, 6, 3, ridged=True))
    return np.maximum(np.where(away > 0, terraced + 3, -8), end - 8)


land(hills, (-3600, 3600), (500, 7600), ground("hills", (0.014, 0.028, 0.016), (0.035, 0.05, 0.026), rock=(0.07, 0.065, 0.06),
     size=160, steep=0.6, relief=8), 900, 800, sink=0.02)

rng = np.random.default_rng(6)
n = 60000
px, py = rng.uniform(-2600, 2600, n), rng.uniform(800, 6200, n)
pz = hills(px, py)
settled = fbm(px / 260, py / 260, 4, 12)
keep = (pz > 2.5) & (rng.random(n) < np.exp(-pz / 110) * np.clip((settled - 0.3) * 3, 0, 1))
px, py, pz = px[keep], py[keep], pz[keep]
half = len(px) * 3 // 5
houses = Blocks()
for x, y, z in zip(px[:half], py[:half], pz[:half]):
    houses.block((x, y), (rng.uniform(8, 14), rng.uniform(8, 14), rng.uniform(5, 10)), rng.uniform(-30, 30), z)
warm = [(1.0, 0.48, 0.15), (1.0, 0.6, 0.26), (1.0, 0.74, 0.44), (0.9, 0.9, 0.85)]
houses.build(facade("houses", (0.13, 0.12, 0.12), warm, floor=3, bay=3.2, share=0.2, strength=0.9, gloss=0.8))
town = Blocks()
street(town, (-900, 900), (1700, 5600), 420, (10, 55), (16, 34), 7, ground=lambda x, y: np.where(hills(x, y) > 32, -5, hills(x, y)))
town.build(facade("town", (0.1, 0.1, 0.11), warm, share=0.26, strength=0.8))
amber, pale = lamp("amber", (1.0, 0.5, 0.15), 1.3, False), lamp("pale", (1.0, 0.72, 0.42), 1.2, False)
points = np.stack([px, py, pz + 7], -1)[half:]
lights(points[::3], pale, 0.8)
lights(np.delete(points, np.s_[::3], 0), amber, 0.9)
bright = rng.integers(0, len(points), 160)
lights(points[bright] + (0, 0, 3), amber, 2.0)

camera((20, 60, 105), yaw=2, lens=34, shift=0.0)
render("port-nagasaki", exposure=0.15, glow=0.3)
