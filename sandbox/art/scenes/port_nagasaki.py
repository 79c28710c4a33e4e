"""Nagasaki: the two arches of the Spectacles Bridge, closed to circles by the river, visitors on it late in the day."""
import numpy as np

from castle import masonry
from land import bump_shape, fbm, foliage, ground, land, wood
from people import person
from place_materials import plain
from place_scene import begin, camera, render, sun
from place_shapes import box, copies, mesh
from place_sky import haze, sky
from seascape import sea
from village import Village, front, tiles

begin()
sky([(0, (0.8, 0.68, 0.52)), (0.2, (0.6, 0.58, 0.56)), (0.45, (0.28, 0.4, 0.55)), (1, (0.06, 0.17, 0.4))],
    azimuth=-70, elevation=16, glow=(1.0, 0.76, 0.46), wide=0.35, clouds=0.6, cloud_colour=(0.72, 0.64, 0.58),
    cloud_scale=0.9, cover=0.5, stretch=2.6, seed=47)
haze(0.0005, height=160)
sun(-128, 26, 4.6, (1.0, 0.82, 0.58))
sea(deep=(0.014, 0.026, 0.02), wave=1.2, height=0.012, far=0.02, stretch=1.6, rough=0.012)

WIDE, DEEP, AT, BANK = 22.0, 4.2, 27.0, 3.5
blocks = masonry("bridge stone", (0.27, 0.25, 0.21), 0.62, 0.6)
walls = masonry("bank stone", (0.23, 0.215, 0.19), 0.7)
dressed = plain("dressed stone", (0.3, 0.28, 0.24), 0.9, vary=0.25, scale=1.4)


def deck(x):
    """The height of the way over the bridge, which rises to its middle."""
    return BANK + 1.15 * (1 - (x / (WIDE / 2)) ** 2)


def under(x):
    """The height of the vault above the water; below it in the pier and the feet."""
    across = np.abs(np.abs(x) - 5.15)
    return np.where(across < 4.25, np.sqrt(np.maximum(4.25 ** 2 - across ** 2, 0)) * 0.93 + 0.02, -1.0)


xs = np.sort(np.concatenate([np.linspace(-WIDE / 2, WIDE / 2, 221), np.array([-9.4, -0.9, 0.9, 9.4]), np.array([-9.401, -0.899, 0.899, 9.401])]))
n = len(xs)
rows = [(x, y, z) for y in (AT - DEEP / 2, AT + DEEP / 2) for upper in (0, 1) for x, z in zip(xs, (deck if upper else under)(xs))]
faces = []
for i in range(n - 1):
    near_low, near_high, far_low, far_high = (k * n + i for k in range(4))
    faces += [(near_low, near_low + 1, near_high + 1, near_high), (far_low + 1, far_low, far_high, far_high + 1),
              (near_low + 1, near_low, far_low, far_low + 1), (near_high, near_high + 1, far_high + 1, far_high)]
mesh("bridge", rows, faces, blocks)

# The ring of wedge stones about each arch stands out a little.
for middle in (-5.15, 5.15):
    angles = np.linspace(0, np.pi, 24)
    for a, b in zip(angles, angles[1:]):
        ring = [(middle + r * np.cos(t), AT - DEEP / 2 - 0.07, r * np.sin(t) * 0.93 + 0.02) for r, t in ((4.22, a + 0.006), (4.86, a + 0.006), (4.86, b - 0.006), (4.22, b - 0.006))]
        back = [(x, y + 0.12, z) for x, y, z in ring]
        mesh("wedge", ring + back, [(0, 1, 2, 3), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)], dressed)

for side in (-1, 1):
    y = AT + side * (DEEP / 2 - 0.2)
    posts = np.linspace(-WIDE / 2, WIDE / 2, 15)
    for x in posts:
        box((0.3, 0.3, 1.15), (x, y, deck(x) + 0.55), dressed, 0.03)
    for a, b in zip(posts, posts[1:]):
        x = (a + b) / 2
        tilt = np.arctan2(deck(b) - deck(a), b - a)
        for z, size in ((0.18, 0.22), (0.56, 0.12), (0.9, 0.2)):
            rail = box((b - a, 0.2, size), (x, y, float(deck(x)) + z), dressed, 0.02)
            rail.rotation_euler[1] = -tilt

for side in (-1, 1):
    box((60, 190, BANK + 1), (side * (WIDE / 2 + 30 - 0.4), 88, BANK / 2 - 0.5), walls, 0.05)
    box((0.7, 190, 0.35), (side * (WIDE / 2 - 0.1), 88, BANK + 0.17), dressed, 0.03)
    box((60, 190, 0.12), (side * (WIDE / 2 + 30), 88, BANK + 0.02), plain(f"way {side}", (0.25, 0.235, 0.21), 0.95, vary=0.15, scale=0.6), 0)

rng = np.random.default_rng(4)
town = Village()
for side in (-1, 1):
    y = 22.0
    while y < 175:
        w = rng.uniform(8, 13)
        storeys = int(rng.integers(2, 4))
        town.house((side * (WIDE / 2 + rng.uniform(12.5, 14)), y + w / 2, BANK), (w - 0.4, 10, storeys * 3.0), 90, storeys, 2.2, 0.5, "gable" if rng.random() < 0.6 else "hip", 0.7, 1)
        y += w + rng.uniform(0.3, 2.5)
town.build(front("houses", [(0.5, 0.46, 0.4), (0.42, 0.36, 0.3), (0.3, 0.24, 0.19), (0.54, 0.5, 0.45)], [(0.12, 0.1, 0.085), (0.2, 0.16, 0.12)], (0.2, 0.16, 0.13)),
           tiles("roofs", [(0.06, 0.065, 0.072), (0.09, 0.092, 0.095), (0.075, 0.07, 0.068)]))

GREENS = [(0.03, 0.06, 0.02), (0.05, 0.085, 0.026), (0.075, 0.1, 0.035)]
trees = [foliage(f"bank tree {k}", GREENS, k, leaves=9000, size=0.022, squash=0.85, trunk=0.4, lumps=15, spread=0.34) for k in (3, 8, 14)]
spots = [(side * (WIDE / 2 + rng.uniform(2.6, 4.4)), y, BANK) for side in (-1, 1) for y in (36, 45, 55, 66, 80, 95, 112, 130, 150)]
copies(trees, spots, rng.uniform(5.5, 8.5, len(spots)), seed=5)

def hills(x, y):
    ridge = 150 * bump_shape(x, y, -240, 760, 420, 340) + 190 * bump_shape(x, y, 330, 940, 460, 380) + 120 * bump_shape(x, y, 20, 1200, 500, 300)
    return ridge * (0.7 + 0.6 * fbm(x / 160, y / 160, 5, 3)) - 2


land(hills, (-900, 900), (240, 1500), ground("hills", (0.03, 0.055, 0.024), (0.055, 0.085, 0.035), size=40, relief=2), 260, 220, sink=0.03)
wood(hills, (-800, 800), (260, 1200), 16000, [foliage(f"tree {k}", GREENS, k) for k in (2, 5, 9)], (10, 18), keep=lambda x, y, z: z > 4, seed=3)

for x, turn, look in ((-3.4, 165, {"shirt": (0.66, 0.64, 0.6)}), (-2.6, 190, {"dress": True, "shirt": (0.62, 0.1, 0.07), "hat": (0.7, 0.6, 0.42)}), (4.6, 90, {"shirt": (0.1, 0.2, 0.4)})):
    person((x, AT - 0.6, float(deck(x))), turn, **look)

camera((-1.2, 0, 2.1), yaw=2, lens=31, shift=0.075)
render("port-nagasaki", exposure=0.6, look="High Contrast")
