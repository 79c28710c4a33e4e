"""Tianjin: quay cranes in silhouette against the rising sun, a calm harbour."""
import math

import numpy as np

from boats import fishing_boat
from city import Blocks, lights
from harbour import crane
from place_materials import lamp, plain
from place_scene import begin, camera, render, sun
from place_shapes import box
from place_sky import haze, sky
from seascape import mist, sea

begin(samples=36)
sky([(0, (0.9, 0.4, 0.17)), (0.14, (0.72, 0.4, 0.26)), (0.32, (0.4, 0.34, 0.38)), (0.6, (0.15, 0.22, 0.36)), (1, (0.04, 0.1, 0.26))],
    azimuth=13, elevation=4.6, glow=(1.0, 0.48, 0.19), wide=0.5, tight=1.6, clouds=0.7, cloud_colour=(0.38, 0.26, 0.28),
    cloud_scale=0.8, cover=0.47, stretch=4, seed=121)
haze(0.00026, height=240)
sun(13, 5, 2.6, (1.0, 0.6, 0.32), mirrored=False)
sea(deep=(0.006, 0.026, 0.04), wave=2.4, height=0.11, far=0.05)

iron = plain("iron", (0.03, 0.033, 0.042), 0.55)
quay = plain("quay", (0.05, 0.048, 0.046), 0.9)
for k in range(6):
    crane((-275 + k * 62, 560 + k * 74, 4), iron, turn=-62 + (k % 3) * 2, scale=1.08, raised=k in (1, 4))
for i, x in enumerate((470, 580, 680, 850, 960)):
    crane((x, 2240, 4), iron, turn=-70 + (i % 2) * 6, scale=1.1, raised=i in (2, 3))
turn = math.degrees(math.atan2(74, 62))
box((900, 130, 6), (-20 - 61, 930 + 51, 1), quay, 0, turn)
box((2200, 200, 6), (1400, 2300, 1), quay, 0)
rng = np.random.default_rng(4)
stack = Blocks()
for k in np.arange(-0.6, 6.2, 0.21):
    for row in range(3):
        x, y = -275 + k * 62 - 40 - row * 17, 560 + k * 74 + 34 + row * 14
        stack.block((x, y), (12.2, 13, 2.6 * rng.integers(1, 6)), turn, 4)
for x in np.arange(380, 1700, 14.0):
    stack.block((x, 2290), (12.2, 13, 2.6 * rng.integers(1, 6)), 0, 4)
stack.build(plain("containers", (0.09, 0.05, 0.045), 0.7, vary=0.7, scale=0.06))
amber = lamp("amber", (1.0, 0.62, 0.28), 4.0, False)
lights([(-275 + k * 62 - 18, 560 + k * 74 + 10, 34) for k in np.arange(-0.5, 6, 0.5)], amber, 0.7)
lights([(-275 + k * 62, 560 + k * 74, 4 + 46 * 1.08) for k in range(6)], amber, 0.8)
mist((0, 1600, 0), (6000, 50), (0.74, 0.38, 0.22), 0.45, seed=2)
paint, trim = plain("tug", (0.02, 0.03, 0.05), 0.5), plain("trim", (0.3, 0.08, 0.04), 0.5)
fishing_boat((62, 240, 0), 172, paint, trim, plain("deck", (0.1, 0.08, 0.06), 0.8), plain("house", (0.3, 0.29, 0.27), 0.6), 17)

camera((0, 0, 9), lens=42, shift=0.1)
render("port-tianjin", exposure=0.0, look="High Contrast", glow=0.25)
