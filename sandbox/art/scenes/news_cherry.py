"""Cherry blossom over the harbour in the morning."""
import numpy as np

from blossom import branch, cherry_bark, flowers, petal
from land import bump_shape, crown, fbm, ground, land, wood
from place_scene import begin, camera, render, sun
from place_sky import haze, sky
from seascape import mist, sea
from village import Village, front, tiles

begin(samples=36)
sky([(0, (0.78, 0.74, 0.68)), (0.22, (0.58, 0.66, 0.72)), (0.5, (0.28, 0.45, 0.64)), (1, (0.08, 0.22, 0.48))],
    azimuth=50, elevation=26, glow=(1.0, 0.86, 0.66), wide=0.35, clouds=0.6, cloud_colour=(0.8, 0.77, 0.74),
    cloud_scale=0.9, cover=0.47, stretch=2.6, seed=19)
haze(0.00011, height=420)
sun(-62, 34, 4.6, (1.0, 0.9, 0.74))
sea(deep=(0.01, 0.055, 0.075), wave=3, height=0.18, far=0.09)


def hills(x, y):
    bend = 260 * np.sin(y / 1900 + 0.4) + 90
    away = np.maximum(np.abs(x - bend) - 420 + 0.02 * y - 160 * (fbm(x / 400, y / 400, 4, 8) - 0.5), 0)
    rise = 520 * (1 - np.exp(-away / 900)) * (0.4 + 0.85 * fbm(x / 900, y / 900, 6, 3, ridged=True))
    end = 620 * np.clip((y - 5200) / 1600, 0, 1) * (0.5 + 0.7 * fbm(x / 900, y / 900, 6, 3, ridged=True))
    return np.maximum(np.where(away > 0, rise + 2.5, -8), end - 8)


land(hills, (-3600, 3800), (900, 7600), ground("hills", (0.03, 0.06, 0.028), (0.07, 0.1, 0.045), rock=(0.14, 0.12, 0.1), size=160, steep=0.6, relief=8), 900, 700, sink=0.02)
rng = np.random.default_rng(6)
town = Village()
count = 0
while count < 1000:
    x, y = rng.uniform(-1800, 2000), rng.uniform(1150, 4600)
    z = float(hills(np.array(x), np.array(y)))
    if 2.4 < z < 120 and rng.random() < np.exp(-z / 45):
        town.house((x, y, z), (rng.uniform(10, 18), rng.uniform(9, 14), rng.uniform(5, 9) if rng.random() < 0.8 else rng.uniform(12, 26)),
                   rng.uniform(-30, 30), 2, 3.0, 0.5, "gable" if rng.random() < 0.8 else "flat", 0.6, 8)
        count += 1
town.build(front("town", [(0.6, 0.58, 0.54), (0.5, 0.47, 0.42), (0.66, 0.62, 0.56)], [(0.2, 0.19, 0.18)]),
           tiles("roofs", [(0.06, 0.065, 0.075), (0.13, 0.13, 0.14), (0.2, 0.1, 0.07)], 0.5))
mist((0, 1700, 0), (5000, 50), (0.7, 0.66, 0.6), 0.35, seed=2)

H = 74.0
grow = np.random.default_rng(21)
bark, twigs = cherry_bark(), []
branch((-2.7, 3.5, H + 1.25), (1.0, 0.12, 0.0), 2.7, 0.045, grow, bark, twigs, 0, (0, 0, -0.03))
branch((-2.6, 3.4, H + 0.5), (1.0, 0.25, 0.12), 1.35, 0.03, grow, bark, twigs, 0, (0, 0, 0.06))
branch((-0.4, 4.2, H + 1.95), (0.9, 0.15, -0.22), 2.0, 0.03, grow, bark, twigs, 0, (0, 0, -0.05))
flowers(twigs, grow, petal())

camera((0, 0, H), yaw=4, lens=35, shift=0.05, focus=3.3, fstop=5.6)
render("news-cherry", exposure=0.25, look="Medium High Contrast", strength=1.3)
