"""The pool deck in the low sun: still water up to the edge, the horizon, loungers against the light."""
import numpy as np

from furniture import pillow, placed
from place_materials import bump, cloth, glass, plain, principled, surface, timber, water
from place_scene import begin, camera, render, sun
from place_shapes import box, grid, smooth
from place_sky import haze, sky
from table import rolled_towel

begin(samples=32, bounces=3, clamp=3.0)
sky([(0, (0.82, 0.4, 0.17)), (0.18, (0.6, 0.38, 0.26)), (0.42, (0.28, 0.33, 0.44)), (1, (0.06, 0.14, 0.32))],
    azimuth=12, elevation=7, glow=(1.0, 0.55, 0.24), wide=0.5, tight=1.2, clouds=0.6, cloud_colour=(0.46, 0.34, 0.33),
    cloud_scale=0.9, cover=0.44, stretch=3.2, seed=61, light=1.3)
teak = timber("teak", (0.16, 0.09, 0.05), (0.33, 0.21, 0.12), "Y", 0.45, plank=(2.4, 0.1))
frame = timber("frame", (0.12, 0.065, 0.035), (0.26, 0.15, 0.085), "Y", 0.45)
canvas = cloth("canvas", (0.72, 0.69, 0.63))
navy = cloth("navy", (0.02, 0.05, 0.11))
tile = plain("tile", (0.42, 0.4, 0.36), 0.35, vary=0.1, scale=5)
box((40, 11, 0.2), (0, 0.0, -0.1), teak, 0)
box((40, 0.45, 0.06), (0, 5.7, 0.0), tile, 0.012)


def pool(t):
    where = t.node("ShaderNodeNewGeometry").outputs["Position"]
    wave = t.noise(where, 1.1, 3.0, 0.5, 0.8)
    x, y, _ = t.split(where)
    fall = t.step(y, 6.0, 13.0)
    tone = t.mix(fall, (0.05, 0.3, 0.33), (0.01, 0.13, 0.18))
    return principled(t, tone, 0.03, IOR=1.33, Normal=bump(t, wave, 0.22, 0.12))


box((40, 8.2, 0.1), (0, 10.0, -0.06), surface("pool", pool, haze=False), 0)
box((40, 0.35, 0.12), (0, 14.2, -0.05), tile, 0.012)
box((40, 0.012, 0.95), (0, 15.2, 0.42), glass("parapet", (0.96, 0.98, 0.98)), 0)
box((40, 0.09, 0.05), (0, 15.2, 0.92), frame, 0.015)
steel = plain("steel", (0.5, 0.5, 0.52), 0.3, Metallic=1.0)
for x in np.arange(-18, 19, 1.8):
    box((0.045, 0.045, 0.95), (x, 15.24, 0.45), steel, 0.004)
box((40, 1.2, 0.1), (0, 14.9, -0.12), teak, 0)


def lounger(seed):
    """Feet toward +y, the back raised."""
    for s in (-1, 1):
        box((0.05, 1.95, 0.07), (s * 0.33, 0, 0.3), frame, 0.01)
        for y in (-0.8, 0.8):
            box((0.055, 0.06, 0.3), (s * 0.33, y, 0.15), frame, 0.008)
    for y in np.arange(-0.18, 0.97, 0.09):
        box((0.64, 0.055, 0.02), (0, y, 0.335), frame, 0.004)
    box((0.62, 1.16, 0.08), (0, 0.38, 0.385), canvas, 0.035, segments=5)
    back = box((0.62, 0.82, 0.08), (0, 0, 0), canvas, 0.035, segments=5)
    tilt = np.radians(-48)
    back.rotation_euler[0] = tilt
    back.location = (0, -0.2 - 0.4 * np.cos(tilt), 0.4 - 0.4 * np.sin(tilt))
    pillow((0.42, 0.2, 0.1), (0, -0.4, 0.76), navy, lean=-48, seed=seed)
    for s in (-1, 1):
        box((0.03, 0.62, 0.03), (s * 0.27, -0.5, 0.5), frame, 0.004).rotation_euler[0] = tilt


for i, x in enumerate((-3.9, -2.75, -1.25)):
    with placed((x, 3.6, 0), turn=0):
        lounger(i + 3)
with placed((-2.0, 3.3, 0)):
    box((0.42, 0.42, 0.03), (0, 0, 0.42), frame, 0.008)
    for x in (-0.17, 0.17):
        for y in (-0.17, 0.17):
            box((0.04, 0.04, 0.42), (x, y, 0.21), frame, 0.006)
    rolled_towel((0, 0, 0.435), canvas, 0.34, 0.055, 20)
haze(0.00006, height=500)
xs, ys = np.meshgrid([-40000, 40000], [60, 70000])
grid(xs, ys, xs * 0 - 34, water(deep=(0.006, 0.045, 0.07), wave=6, height=0.4, far=0.1), "sea")
sun(14, 11, 4.5, (1.0, 0.66, 0.36), size=1.0, mirrored=False)

camera((0.35, -0.3, 1.5), yaw=-3, lens=30, shift=-0.03)
render("life-pool", exposure=0.15, look="High Contrast", glow=0.25)
