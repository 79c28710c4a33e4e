"""Hong Kong: dense towers under green peaks at the blue hour."""
import numpy as np

from city import Blocks, facade, lights, street
from land import bump_shape, fbm, ground, land
from place_materials import lamp, plain
from place_scene import begin, camera, render, sun
from place_sky import haze, sky
from seascape import sea

begin(samples=40)
sky([(0, (0.42, 0.26, 0.24)), (0.22, (0.2, 0.2, 0.32)), (0.5, (0.09, 0.16, 0.34)), (1, (0.02, 0.06, 0.2))],
    azimuth=-34, elevation=-2, glow=(0.8, 0.42, 0.3), wide=0.45, clouds=0.55, cloud_colour=(0.24, 0.22, 0.32),
    cloud_scale=0.8, cover=0.5, stretch=2.5, seed=12)
haze(0.00011, height=500)
sea(deep=(0.004, 0.018, 0.032), wave=2.4, height=0.16, far=0.06, stretch=3)


def peaks(x, y):
    ridge = 560 * bump_shape(x, y, -350, 3300, 1300, 750) + 430 * bump_shape(x, y, 1500, 3500, 1200, 700)
    ridge = ridge + 380 * bump_shape(x, y, -2300, 3600, 1100, 700)
    return ridge * (0.72 + 0.5 * fbm(x / 520, y / 520, 7, 5, ridged=True)) + 18 * fbm(x / 300, y / 300, 5, 2) - 6


land(peaks, (-4200, 4200), (1300, 4800), ground("peak", (0.018, 0.035, 0.02), (0.035, 0.06, 0.03), size=220, steep=0.5, relief=12), 700, 320)
warm = [(1.0, 0.5, 0.16), (1.0, 0.62, 0.28), (1.0, 0.76, 0.5), (0.7, 0.85, 1.0)]
office = facade("office", (0.1, 0.11, 0.14), warm, share=0.2, strength=0.8, bands=0.1)
homes = facade("homes", (0.2, 0.18, 0.17), warm[:3], floor=3.0, bay=3.4, share=0.17, strength=0.7)
front, slope = Blocks(), Blocks()
street(front, (-1250, 1250), (1180, 1420), 120, (50, 230), (22, 42), 3, peak=1.5)
street(slope, (-1900, 1900), (1420, 2350), 420, (70, 190), (18, 28), 5, ground=peaks, peak=1.2)
front.tower((250, 1330), [(0, 56, 56, 0), (330, 52, 52, 0), (370, 44, 44, 0), (415, 30, 30, 0)], sides=8)
front.tower((-330, 1300), [(0, 48, 48, 0), (120, 48, 48, 0), (215, 34, 48, 0), (300, 17, 34, 0), (305, 1, 1, 0)], turn=20)
front.tower((-60, 1350), [(0, 50, 46, 0), (340, 48, 44, 0), (344, 30, 30, 0), (374, 2, 2, 0)], turn=45)
front.build(office)
slope.build(homes)
amber, white = lamp("amber", (1.0, 0.62, 0.28), 2.2, False), lamp("white", (0.85, 0.92, 1.0), 1.8, False)
rng = np.random.default_rng(5)
xs = np.arange(-1500, 1500, 21.0)
lights(np.stack([xs, np.full_like(xs, 1120), np.full_like(xs, 7)], -1), amber, 0.9)
low = np.stack([rng.uniform(-1600, 1600, 240), rng.uniform(1125, 1170, 240), rng.uniform(3, 20, 240)], -1)
lights(low[:150], amber, 0.7)
lights(low[150:], white, 0.7)
px, py = rng.uniform(-2600, 2600, 260), rng.uniform(2000, 3200, 260)
lights(np.stack([px, py, peaks(px, py) + 5], -1), amber, 0.9)
quay = Blocks()
quay.block((0, 1150), (4400, 50, 5))
quay.build(plain("quay", (0.04, 0.04, 0.045), 0.8))

camera((0, 0, 13), lens=32, shift=0.12)
render("port-hongkong", exposure=0.5, look="High Contrast", glow=0.5, strength=1.0, warmth=1.5)
