"""The promenade of Mediterranea late in the day: teak under cover, the sea beyond the rail."""
import numpy as np

from place_materials import lamp, plain
from place_scene import begin, camera, render, sun
from place_shapes import box
from place_sky import haze, sky
from promenade import LENGTH, promenade
from seascape import sea

begin(samples=40, bounces=4)
sky([(0, (0.98, 0.62, 0.32)), (0.14, (0.88, 0.66, 0.46)), (0.34, (0.58, 0.58, 0.60)), (0.6, (0.26, 0.40, 0.58)), (1, (0.08, 0.19, 0.40))],
    azimuth=34, elevation=9, glow=(1.0, 0.66, 0.34), wide=0.45, tight=0.6, clouds=0.7, cloud_colour=(0.86, 0.66, 0.54), cloud_scale=0.9, cover=0.48, stretch=2.6, seed=36)
haze(0.00007, height=900)
sun(40, 11, 5.0, (1.0, 0.70, 0.42), size=1.0)
water = sea(near=20, deep=(0.006, 0.05, 0.075), wave=6, height=0.4)
water.location[2] = -16
teak, white, steel = promenade()
pane, frame = plain("panes", (0.02, 0.03, 0.035), 0.06, Specular=0.6), plain("frame", (0.62, 0.6, 0.56), 0.35, Metallic=0.6)
iron, glow = plain("iron", (0.04, 0.05, 0.055), 0.4), lamp("lamp", (1.0, 0.68, 0.38), 2.0, False)
for y in np.arange(1.4, LENGTH, 2.4):  # windows of the lounge, a lamp between each two
    box((0.02, 1.5, 1.1), (-0.99, y, 1.72), pane, 0)
    for z in (1.15, 2.29):
        box((0.04, 1.58, 0.05), (-0.985, y, z), frame, 0.01)
    for dy in (-0.77, 0.77):
        box((0.04, 0.05, 1.16), (-0.985, y + dy, 1.72), frame, 0.01)
    box((0.08, 0.12, 0.26), (-0.93, y + 1.2, 2.0), glow, 0.03, segments=4)
for y in np.arange(2.0, LENGTH, 7.2):  # benches with their backs to the bulkhead
    for k in range(5):
        box((0.085, 1.7, 0.03), (-0.78 + 0.1 * k, y, 0.44), teak, 0.008)
    for k in range(3):
        box((0.03, 1.7, 0.085), (-0.86 - 0.012 * k, y, 0.56 + 0.1 * k), teak, 0.008)
    for dy in (-0.7, 0.7):
        box((0.52, 0.05, 0.04), (-0.6, y + dy, 0.405), iron, 0.008)
        for x in (-0.82, -0.37):
            box((0.045, 0.05, 0.41), (x, y + dy, 0.205), iron, 0.008)
        box((0.045, 0.05, 0.45), (-0.885, y + dy, 0.6), iron, 0.008)

camera((1.0, 0.55, 1.5), yaw=2, lens=28, shift=-0.02)
render("life-promenade", exposure=-0.05, glow=0.1, strength=1.0)
