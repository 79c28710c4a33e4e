"""Ha Long: limestone pillars one behind another in the mist of early morning."""
import numpy as np

from land import fbm, ground, land
from place_scene import begin, camera, render, sun
from place_sky import haze, sky
from seascape import mist, sea

begin()
sky([(0, (0.55, 0.46, 0.36)), (0.25, (0.44, 0.42, 0.39)), (0.55, (0.27, 0.32, 0.36)), (1, (0.13, 0.19, 0.26))],
    azimuth=-14, elevation=12, glow=(1.0, 0.72, 0.42), wide=0.4, tight=0.4, clouds=0.4, cloud_colour=(0.5, 0.46, 0.42),
    cloud_scale=0.9, cover=0.5, stretch=2.5, seed=5)
haze(0.00022, height=320)
sun(-24, 20, 2.2, (1.0, 0.8, 0.58), size=3)
sea(deep=(0.012, 0.05, 0.05), wave=3, height=0.12, far=0.08)

stone = ground("limestone", (0.012, 0.032, 0.012), (0.035, 0.065, 0.02), rock=(0.17, 0.155, 0.13), size=34, steep=0.3, relief=5, ragged=1.7)
rng = np.random.default_rng(11)


def pillar(cx, cy, radius, height, seed):
    """Steep walls, a rounded wooded top, the foot cut back by the water."""
    def rise(x, y):
        bend = fbm(x / 60 + seed, y / 60, 5, seed)
        r = np.hypot(x - cx, (y - cy) * 0.9) / radius + 0.75 * (bend - 0.5)
        wall = 1 / (1 + np.exp((r - 0.78) * 15))
        dome = np.clip(1 - 0.45 * r ** 2, 0.25, 1)
        crag = 0.3 + fbm(x / 20, y / 20, 4, seed + 5)
        return height * wall * dome * (0.8 + 0.26 * crag) + 12 * (crag - 0.5) * wall - 3
    reach = radius * 1.7
    land(rise, (cx - reach, cx + reach), (cy - reach, cy + reach), stone, 260, 260, "pillar")


for cx, cy, r, h in [(-260, 760, 75, 120), (-140, 860, 48, 78), (205, 980, 90, 165), (330, 930, 62, 105), (60, 1500, 70, 120),
                     (-420, 1500, 130, 190), (-170, 1950, 105, 210), (420, 1800, 150, 200), (700, 1650, 100, 170),
                     (150, 2600, 150, 240), (-700, 2400, 180, 230), (-330, 3200, 200, 290), (560, 3100, 190, 300),
                     (950, 2900, 190, 260), (60, 4200, 260, 330), (-1050, 3900, 300, 360), (1250, 4400, 300, 380), (-560, 5200, 330, 380)]:
    pillar(cx, cy, r, h, int(rng.integers(1, 900)))

for i, (y, w, h) in enumerate([(1250, 2200, 70), (2250, 4200, 120), (3600, 7000, 170)]):
    mist((0, y, 0), (w, h), (0.56, 0.48, 0.38), 0.6, seed=i * 3.1, scale=3.0 + i)

camera((0, 0, 9), lens=50, shift=0.1)
render("port-halong", exposure=0.5, look="High Contrast")
