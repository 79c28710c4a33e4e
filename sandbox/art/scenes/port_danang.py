"""Da Nang: the old town of Hoi An on its river at dusk, silk lanterns over the quay; `people`: walkers under the lanterns."""
import math

import numpy as np

from boats import hull, place
from city import lights
from land import bump_shape, fbm, foliage, ground, land, wood
from lanterns import lantern, string
from people import person
from place_materials import lamp, plain
from place_scene import begin, camera, point, render, view
from place_shapes import box, copies, mesh
from place_sky import haze, sky
from seascape import sea
from village import Village, front, tiles

begin(samples=48)
sky([(0, (0.42, 0.24, 0.2)), (0.2, (0.22, 0.19, 0.26)), (0.45, (0.08, 0.12, 0.26)), (1, (0.016, 0.04, 0.14))],
    azimuth=-20, elevation=-1, glow=(0.8, 0.4, 0.24), wide=0.4, clouds=0.5, cloud_colour=(0.14, 0.11, 0.17),
    cloud_scale=0.8, cover=0.48, stretch=3, seed=61, light=2.6)
haze(0.0006, height=60)
sea(deep=(0.006, 0.016, 0.016), wave=1.1, height=0.045, far=0.05, stretch=2.2, rough=0.02)

stone = plain("quay stone", (0.2, 0.18, 0.15), 0.85, vary=0.35, scale=1.2)
box((520, 40, 3.2), (100, 62, -0.4), stone, 0.05)
for i, z in enumerate((0.25, 0.62, 0.95)):
    box((520, 0.5, 0.35), (100, 41.9 - 0.4 * (2 - i), z - 0.2), stone, 0.03)

rng = np.random.default_rng(9)
town = Village()
x = -30.0
row = []
while x < 190:
    w = rng.uniform(6.2, 9.5)
    n = 2
    h = rng.uniform(6.2, 7.4)
    town.house((x + w / 2, 54 + rng.uniform(-0.3, 0.3), 1.2), (w - 0.06, 10, h), 0, n, 2.1, 0.62, "gable", 0.5, 1)
    row.append((x, w, h))
    x += w
for _ in range(70):
    px, py = rng.uniform(-40, 200), rng.uniform(68, 118)
    town.house((px, py, 1.2), (rng.uniform(7, 11), rng.uniform(8, 12), rng.uniform(6, 10.5)), rng.uniform(-6, 6), 2, 2.2, 0.6, "gable", 0.5, 1)
ochre = [(0.5, 0.27, 0.07), (0.58, 0.34, 0.1), (0.46, 0.22, 0.06), (0.55, 0.38, 0.16), (0.52, 0.28, 0.08)]
town.build(front("ochre", ochre, [(0.04, 0.1, 0.07), (0.1, 0.05, 0.025), (0.03, 0.07, 0.09)], (0.3, 0.2, 0.1), lit=0.5, strength=1.1, wide=0.2, tall=0.33, stain=0.6),
           tiles("tiles", [(0.06, 0.035, 0.025), (0.12, 0.06, 0.04), (0.17, 0.09, 0.06)], 0.3))
wood_ = plain("timber", (0.1, 0.05, 0.03), 0.6, vary=0.3, scale=2)
awning = tiles("awning", [(0.08, 0.045, 0.03), (0.14, 0.075, 0.05)], 0.3)
for x, w, h in row:
    z = 1.2 + h * 0.5
    eave = mesh("awning", [(x + 0.1, 49.1, z + 0.35), (x + w - 0.1, 49.1, z + 0.35), (x + w - 0.1, 46.9, z - 0.5), (x + 0.1, 46.9, z - 0.5)], [(3, 2, 1, 0)], awning)
    eave.data.uv_layers.new(name="UVMap").data.foreach_set("uv", np.array([(0, 0), (w, 0), (w, 2.4), (0, 2.4)], np.float32)[[3, 2, 1, 0]].ravel())
    for k in (0.2, w / 2, w - 0.2):
        box((0.16, 0.16, h * 0.5 - 0.5), (x + k, 47.0, 1.2 + (h * 0.5 - 0.5) / 2), wood_, 0.01)
    point((x + w / 2, 47.9, 1.2 + h * 0.36), 170, (1.0, 0.6, 0.28), 0.3)

SILKS = [(1.0, 0.12, 0.03), (1.0, 0.42, 0.06), (1.0, 0.26, 0.05), (0.95, 0.1, 0.16), (1.0, 0.6, 0.16), (0.35, 0.5, 0.12), (0.16, 0.3, 0.7)]
silks = [lantern(f"silk {i}", c, 1.5) for i, c in enumerate(SILKS)]
spots = []
for x, w, h in row:
    for k in np.linspace(0.7, w - 0.7, max(2, int(w / 1.7))):
        spots.append((x + k, 46.85, 1.2 + h * 0.5 - 1.1 + rng.uniform(-0.12, 0.05)))
poles = np.arange(-22, 190, 11.5)
lines = plain("wire", (0.02, 0.02, 0.02), 0.8)
for a, b in zip(poles, poles[1:]):
    spots += string((a, 42.6, 5.6), (b, 42.6, 5.6), 7, 0.8, lines)
for x in poles:
    box((0.14, 0.14, 4.6), (x, 42.6, 1.2 + 2.3), wood_, 0.01)
scales = np.where(np.arange(len(spots)) % 3 == 0, 0.62, 0.48)
copies(silks, spots, scales, seed=5)

leaves = [foliage(f"tree {s}", [(0.02, 0.05, 0.014), (0.05, 0.09, 0.025)], s, 6000, 0.02) for s in (2, 6)]
copies(leaves, [(14, 44.3, 1.0), (46, 44.3, 1.0), (20, 68, 2), (60, 69, 1), (92, 44.2, 1), (120, 70, 1), (150, 44.2, 1), (205, 52, 0), (214, 60, 0), (200, 66, 0)], [6.5, 7.5, 13, 14, 8, 14, 8, 15, 17, 15], seed=2)

bank = ground("far bank", (0.02, 0.04, 0.015), (0.04, 0.06, 0.02), size=20)


def shore(x, y):
    return 9 * bump_shape(x, y, 520, 60, 230, 240, 4) - 3 + 2 * fbm(x / 40, y / 40, 4, 2)


land(shore, (240, 900), (-260, 420), bank, 200, 160)
wood(shore, (260, 880), (-240, 400), 5200, [foliage("bank tree", [(0.02, 0.05, 0.014), (0.05, 0.09, 0.025)], 12)], (9, 17), seed=8)
rng = np.random.default_rng(4)
lights(np.stack([rng.uniform(318, 335, 40), rng.uniform(-180, 60, 40), rng.uniform(1.5, 6, 40)], -1), lamp("bank lamps", (1.0, 0.55, 0.2), 6, False), 0.3)
paint, deck = plain("boat", (0.1, 0.05, 0.03), 0.6), plain("planks", (0.18, 0.1, 0.06), 0.8)
for x, y, a, n in ((4, 33, 12, 8.5), (27, 36.5, -174, 8), (46, 30, 8, 9), (70, 37, 175, 8), (100, 34, 4, 8)):
    parts = hull(n, n * 0.2, paint, deck, 0.9, n * 0.075, 0.35)
    for k in (-0.3, 0.12):
        for s in (-1, 1):
            parts.append(box((0.06, 0.06, 1.5), (k * n, s * n * 0.075, 1.0), paint, 0))
    parts.append(box((n * 0.52, n * 0.2, 0.08), (-0.09 * n, 0, 1.75), paint, 0.03))
    place(parts, (x, y, 0), a)
    copies([lantern(f"bow {x}", SILKS[0], 1.8)], [(x + math.cos(math.radians(a)) * n * k, y + math.sin(math.radians(a)) * n * k, 1.15) for k in (-0.32, 0.14)], [0.4, 0.4])

if view() == "people":
    for x, y, turn, look in ((0.2, 44.0, 78, {"shirt": (0.7, 0.68, 0.62)}), (-0.5, 45.0, 82, {"dress": True, "shirt": (0.7, 0.14, 0.1)}), (9.5, 45.2, -96, {"shirt": (0.2, 0.3, 0.5), "hat": (0.66, 0.55, 0.36)})):
        person((x, y, 1.2), turn, **look)
    for x in (-7, 1, 9):
        point((x, 42.6, 4.4), 110, (1.0, 0.5, 0.24), 0.3)
    camera((-27, 23, 3.2), yaw=53, lens=42, shift=0.03)
else:
    camera((-27, 23, 3.6), yaw=62, lens=30, shift=0.07)
render("port-danang", exposure=0.5, look="Medium High Contrast", glow=0.45)
