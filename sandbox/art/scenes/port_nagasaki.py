"""Nagasaki: terraced hills about a long harbour at dusk, their lights scattered like lanterns."""
import numpy as np

from city import lights
from land import fbm, foliage, ground, land, wood
from place_materials import lamp
from place_scene import begin, camera, render
from place_sky import haze, sky
from seascape import sea
from village import Village, front, tiles

begin(samples=40)
sky([(0, (0.5, 0.25, 0.16)), (0.2, (0.3, 0.21, 0.23)), (0.45, (0.1, 0.14, 0.26)), (1, (0.02, 0.05, 0.14))],
    azimuth=-12, elevation=-1, glow=(0.9, 0.4, 0.2), wide=0.35, clouds=0.6, cloud_colour=(0.2, 0.15, 0.2),
    cloud_scale=0.8, cover=0.48, stretch=3, seed=31, light=1.2)
haze(0.00013, height=380)
sea(deep=(0.004, 0.018, 0.03), wave=2.5, height=0.1, far=0.1, stretch=2.5)


def hills(x, y):
    """A long inlet that bends away, hills on both sides."""
    bend = 260 * np.sin(y / 1900 + 0.4) - 60
    width = 300 - 0.01 * y + 120 * (fbm(x / 400, y / 400, 4, 8) - 0.5)
    away = np.maximum(np.abs(x - bend) - width, 0)
    rise = 640 * (1 - np.exp(-away / 900)) * (0.45 + 0.85 * fbm(x / 900, y / 900, 6, 3, ridged=True))
    base = rise * (0.9 + 0.2 * fbm(x / 220, y / 220, 4, 5))
    end = 700 * np.clip((y - 5600) / 1600, 0, 1) * (0.5 + 0.7 * fbm(x / 900, y / 900, 6, 3, ridged=True))
    return np.maximum(np.where(away > 0, base * np.clip(away / 260, 0.25, 1) + 3, -8), end - 8)


land(hills, (-3600, 3600), (500, 7600), ground("hills", (0.016, 0.032, 0.018), (0.04, 0.06, 0.028), rock=(0.06, 0.06, 0.05),
     size=90, steep=0.35, relief=3), 900, 800, sink=0.02)


def settled(x, y, z):
    """Where people live: low, and less the higher the slope."""
    return np.clip(1.25 - z / 120, 0, 1) * np.clip((fbm(x / 240, y / 240, 4, 12) - 0.26) * 5, 0, 1)


rng = np.random.default_rng(6)
n = 26000
px, py = rng.uniform(-2300, 2300, n), rng.uniform(620, 5200, n)
pz = hills(px, py)
keep = (pz > 2.0) & (rng.random(n) < settled(px, py, pz))
homes = np.stack([px, py, pz], -1)[keep]
town = Village()
for x, y, z in homes:
    storeys = int(rng.integers(3, 8)) if z < 14 and rng.random() < 0.3 else int(rng.integers(2, 4))
    town.house((x, y, z), (rng.uniform(11, 20), rng.uniform(10, 15), storeys * 3.1), rng.uniform(-35, 35), storeys, 3.0, 0.45,
               "flat" if storeys > 3 else "hip", 0.6, 9)
town.build(front("homes", [(0.42, 0.39, 0.36), (0.5, 0.45, 0.4), (0.34, 0.32, 0.32), (0.46, 0.38, 0.32)], [(0.16, 0.15, 0.15)], (0.4, 0.38, 0.36), lit=0.42, strength=2.6),
           tiles("roofs", [(0.05, 0.055, 0.065), (0.085, 0.085, 0.09), (0.1, 0.07, 0.06)]))
GREENS = [(0.018, 0.04, 0.016), (0.035, 0.065, 0.022), (0.06, 0.085, 0.03)]
wood(hills, (-2400, 2400), (620, 4200), 60000, [foliage(f"tree {k}", GREENS, k) for k in (2, 5, 9)], (10, 19),
     keep=lambda x, y, z: (z > 4) & (rng.random(len(x)) > settled(x, y, z)), seed=3)
amber, pale = lamp("amber", (1.0, 0.5, 0.15), 1.6, False), lamp("pale", (1.0, 0.72, 0.42), 1.4, False)
lamps = homes[::3] + (9, -8, 5)
lights(lamps[::3], pale, 0.6)
lights(np.delete(lamps, np.s_[::3], 0), amber, 0.6)

camera((20, 60, 105), yaw=2, lens=34, shift=0.0)
render("port-nagasaki", exposure=0.3, glow=0.3)
