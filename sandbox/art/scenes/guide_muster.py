"""Lifejackets on their hooks along the promenade, ready for the muster drill."""
import numpy as np

from furniture import pillow, placed
from place_materials import cloth, plain
from place_scene import begin, camera, render, sun
from place_shapes import box, tube
from place_sky import haze, sky
from promenade import promenade
from seascape import sea

begin(samples=44, bounces=3)
sky([(0, (0.80, 0.68, 0.54)), (0.2, (0.62, 0.66, 0.70)), (0.5, (0.27, 0.46, 0.66)), (1, (0.07, 0.21, 0.46))],
    azimuth=66, elevation=20, glow=(1.0, 0.82, 0.58), wide=0.35, clouds=0.6, cloud_colour=(0.86, 0.82, 0.78), cloud_scale=0.9, cover=0.46, stretch=2.4, seed=57)
haze(0.00006, height=900)
sun(62, 24, 4.2, (1.0, 0.86, 0.66))
water = sea(near=20, deep=(0.005, 0.06, 0.095), wave=6, height=0.4)
water.location[2] = -16
steel = promenade()[2]
orange, black = cloth("orange", (0.86, 0.17, 0.02), sheen=0.2, vary=0.05), cloth("strap", (0.02, 0.02, 0.022))
silver = plain("reflective", (0.72, 0.74, 0.76), 0.3, Metallic=0.6)
tube([(-0.93, -2, 1.86), (-0.93, 40, 1.86)], 0.02, steel, 12)


def jacket(y, seed):
    """Two panels, a collar, two belts and the silver bands, hung from the rail by its collar."""
    rng = np.random.default_rng(seed)
    lean = rng.uniform(-2.5, 2.5)
    with placed((-0.78, y, 1.2 + rng.uniform(-0.012, 0.012)), turn=90 + lean):
        for s in (-1, 1):
            pillow((0.19, 0.56, 0.15), (s * 0.105, 0, 0.0), orange, lean=90, seed=seed * 3 + s)
            pillow((0.17, 0.34, 0.13), (s * 0.10, 0.005, 0.33), orange, lean=92, seed=seed * 5 + s, roll=-s * 9)
            box((0.13, 0.03, 0.05), (s * 0.105, -0.07, 0.16), silver, 0.008, segments=3)
        pillow((0.34, 0.17, 0.13), (0, 0.02, 0.52), orange, lean=80, seed=seed * 7)
        for z in (0.04, -0.13):
            box((0.44, 0.2, 0.036), (0, 0.0, z), black, 0.03, segments=4)
            box((0.06, 0.02, 0.046), (0.015, -0.104, z), plain("buckle", (0.03, 0.03, 0.03), 0.25), 0.006)
        tube([(0, 0.02, 0.56), (0, 0.06, 0.66), (0, 0.1, 0.63)], 0.008, steel, 8)


for i in range(15):
    jacket(1.25 + 0.62 * i, i + 1)

camera((0.62, -0.45, 1.42), yaw=-12, lens=32, shift=-0.02, focus=2.6, fstop=4)
render("guide-muster", exposure=0.05, glow=0.06, strength=1.0)
