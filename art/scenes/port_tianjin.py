"""Tianjin: a wide calm harbour at sunrise, cranes in silhouette."""
import numpy as np

from city import Blocks, lights
from harbour import crane
from place_materials import lamp, plain
from place_scene import begin, camera, render, sun
from place_sky import haze, sky
from seascape import mist, sea
from place_shapes import box

begin()
sky([(0, (0.8, 0.36, 0.17)), (0.16, (0.6, 0.36, 0.27)), (0.36, (0.32, 0.32, 0.4)), (1, (0.07, 0.14, 0.3))],
    azimuth=9, elevation=3.2, glow=(1.0, 0.46, 0.18), wide=0.5, tight=1.4, clouds=0.5, cloud_colour=(0.46, 0.32, 0.32),
    cloud_scale=0.8, cover=0.44, stretch=4, seed=21)
haze(0.00024, height=220)
sun(9, 4, 2.5, (1.0, 0.6, 0.32), mirrored=False)
sea(deep=(0.008, 0.03, 0.045), wave=2.6, height=0.1, far=0.05)

iron = plain("iron", (0.03, 0.032, 0.04), 0.6)
quay = plain("quay", (0.04, 0.04, 0.04), 0.9)
box((2600, 200, 6), (-900, 1550, 1), quay, 0)
box((2200, 200, 6), (1500, 2500, 1), quay, 0)
for i, x in enumerate((-560, -455, -350, -170, -80)):
    crane((x, 1500, 4), iron, turn=-90 + (i % 3) * 4, scale=1.05, raised=i in (1, 4))
for i, x in enumerate((620, 760, 880, 1080, 1210, 1380)):
    crane((x, 2440, 4), iron, turn=-70 + (i % 2) * 6, scale=1.1, raised=i in (2, 3))

rng = np.random.default_rng(4)
stack = Blocks()
for x in np.arange(-1200, 60, 14.0):
    for row in range(3):
        stack.block((x, 1560 + row * 30), (12.2, 2.6 * 5, 2.6 * rng.integers(2, 7)), 0, 4)
for x in np.arange(520, 1700, 14.0):
    stack.block((x, 2500), (12.2, 13, 2.6 * rng.integers(1, 6)), 0, 4)
stack.build(plain("containers", (0.06, 0.05, 0.05), 0.7, vary=0.6, scale=0.05))
amber = lamp("amber", (1.0, 0.62, 0.28), 2.0, False)
lights([(x, 1449, z) for x in np.arange(-1100, 60, 90.0) for z in (30,)], amber, 1.0)
mist((0, 1350, 0), (6000, 45), (0.62, 0.34, 0.22), 0.4, seed=2)

camera((0, 0, 10), lens=62, shift=0.12)
render("port-tianjin", exposure=-0.1, look="High Contrast", glow=0.25)
