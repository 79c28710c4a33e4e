"""Kagoshima: a smoking volcano across the bay in the morning."""
import numpy as np

from land import bump_shape, fbm, ground, land
from place_scene import begin, camera, render, sun
from place_sky import haze, sky
from seascape import sea, smoke

begin(samples=48)
sky([(0, (0.6, 0.3, 0.15)), (0.2, (0.46, 0.32, 0.26)), (0.42, (0.2, 0.27, 0.38)), (1, (0.035, 0.09, 0.23))],
    azimuth=30, elevation=6, glow=(1.0, 0.5, 0.2), wide=0.5, clouds=0.6, cloud_colour=(0.42, 0.34, 0.36),
    cloud_scale=0.8, cover=0.45, stretch=3, seed=2)
haze(0.00004, height=800)
sun(78, 14, 4.0, (1.0, 0.68, 0.42))
sea(deep=(0.006, 0.04, 0.07), wave=7, height=0.22, far=0.14, stretch=3)


def volcano(x, y):
    r = np.hypot(x * 0.9, y - 9000)
    turn = np.arctan2(y - 9000, x) * 6 + 20 + 0.9 * fbm(x / 700, y / 700, 4, 5)
    gully = fbm(turn, r / 2600, 5, 3, ridged=True)
    cone = 1750 * np.exp(-(r / 1500) ** 0.92)
    second = 900 * np.exp(-np.hypot(x - 1300, y - 9100) / 1300)
    body = np.maximum(cone, second) - 520 * bump_shape(x, y, 30, 9000, 300, 300)
    carve = np.clip((r - 350) / 900, 0, 1)
    body = body * (1 - 0.3 * carve * (1 - gully)) + 220 * (fbm(x / 800, y / 800, 7, 9) - 0.45) * np.clip(r / 2500, 0.12, 1)
    return body - 130 * np.clip(r / 3600, 0, 3) ** 2


land(volcano, (-5600, 6000), (5200, 12500), ground("slopes", (0.02, 0.045, 0.022), (0.05, 0.08, 0.035),
     rock=(0.1, 0.075, 0.06), size=500, snow=(460, 300, (0.12, 0.09, 0.078)), steep=0.8, relief=30), 800, 500)
smoke((1500, 9100, 780), (4600, 3000), (0.8, 0.5, 0.34), (0.2, 0.18, 0.22), lean=0.55, seed=3)
far = ground("far", (0.03, 0.05, 0.04), (0.05, 0.07, 0.05), size=900)
land(lambda x, y: 1100 * fbm(x / 6000, y / 5000, 7, 4, ridged=True) * bump_shape(x, y, -15000, 26000, 11000, 4000, 4) - 60,
     (-30000, 2000), (20000, 32000), far, 500, 120)
land(lambda x, y: 900 * fbm(x / 5000, y / 5000, 7, 14, ridged=True) * bump_shape(x, y, 14000, 24000, 9000, 3500, 4) - 60,
     (3000, 26000), (18000, 30000), far, 500, 120)

camera((0, 0, 14), lens=42, shift=0.09)
render("port-kagoshima", exposure=0.45, look="High Contrast")
