"""Shanghai: the towers across the river just after dusk, their lights in the water."""
import numpy as np

from city import Blocks, facade, lights, street
from place_materials import lamp, plain
from place_scene import begin, camera, render
from place_sky import haze, sky
from seascape import sea
from place_shapes import turned

begin(samples=40)
sky([(0, (0.24, 0.16, 0.19)), (0.2, (0.1, 0.12, 0.22)), (0.5, (0.03, 0.06, 0.15)), (1, (0.008, 0.02, 0.07))],
    azimuth=-20, elevation=-4, glow=(0.5, 0.26, 0.18), wide=0.4, clouds=0.5, cloud_colour=(0.1, 0.085, 0.13),
    cloud_scale=0.8, cover=0.5, stretch=2.5, seed=4)
haze(0.0001, height=500)
sea(deep=(0.003, 0.01, 0.02), wave=2.2, height=0.16, far=0.06, stretch=3)

warm = [(1.0, 0.5, 0.16), (1.0, 0.6, 0.26), (1.0, 0.74, 0.45), (0.6, 0.78, 1.0)]
office = facade("office", (0.06, 0.07, 0.09), warm, share=0.17, strength=0.75, bands=0.12)
homes = facade("homes", (0.09, 0.08, 0.08), warm[:3], floor=3.2, bay=3.6, share=0.16, strength=0.6)
crown = lamp("crown", (1.0, 0.62, 0.28), 2.0, emitter=False)
cool = lamp("cool", (0.5, 0.72, 1.0), 1.6, emitter=False)
rose = lamp("rose", (1.0, 0.2, 0.3), 1.5, emitter=False)
steel = plain("steel", (0.2, 0.2, 0.23), 0.35)

near, back = Blocks(), Blocks()
street(near, (-900, 900), (1150, 1500), 70, (35, 190), (24, 46), 3)
street(near, (-1150, 1150), (1450, 2100), 130, (60, 270), (26, 50), 5)
street(back, (-2600, 2600), (2200, 4200), 260, (40, 180), (26, 60), 8)

twist = [(z, 78 * (1 - 0.42 * z / 632), 70 * (1 - 0.42 * z / 632), z * 0.17) for z in np.linspace(0, 632, 40)]
near.tower((330, 1620), twist, sides=10)
step = [(0, 58, 58, 0)]
for i, z in enumerate((120, 200, 260, 305, 338, 362, 380)):
    w = 58 - i * 6.2
    step += [(z, w + 1.5, w + 1.5, 0), (z, w - 4.5, w - 4.5, 0)]
step += [(400, 8, 8, 0), (421, 1, 1, 0)]
near.tower((205, 1560), step, turn=20)
near.tower((420, 1540), [(0, 60, 60, 0), (200, 60, 56, 8), (430, 54, 24, 14), (492, 52, 12, 16)], turn=-15)
near.build(office)
back.build(homes)

tx, ty = -190, 1280
for dx, dy in ((-9, -6), (9, -6), (0, 10)):
    turned([(5, -2), (5, 265)], (tx + dx, ty + dy, 0), steel, 20)
for z, r in ((92, 25), (268, 22), (338, 8)):
    profile = [(max(0.01, r * np.sin(a)), -r * np.cos(a)) for a in np.linspace(0, np.pi, 24)]
    turned(profile, (tx, ty, z), steel, 48)
    for k in (-0.55, -0.2, 0.15, 0.5):
        ring = r * np.cos(k) + 0.25
        turned([(ring, r * np.sin(k) - 0.9), (ring, r * np.sin(k) + 0.9)], (tx, ty, z), rose, 48)
turned([(9, 285), (5, 335), (2.2, 350), (1.6, 420), (0.4, 468)], (tx, ty, 0), steel, 20)
turned([(2.6, 350), (1.9, 420)], (tx, ty, 0), rose, 16)
turned([(21, 628), (22, 640)], (330, 1620, 0), cool, 10)
turned([(6, 380), (4, 402)], (205, 1560, 0), crown, 4)

rng = np.random.default_rng(2)
xs = np.arange(-1300, 1300, 17.0)
lights(np.stack([xs, np.full_like(xs, 1085), np.full_like(xs, 7)], -1), crown, 0.9)
far = np.stack([rng.uniform(-1500, 1500, 260), rng.uniform(1090, 1140, 260), rng.uniform(3, 22, 260)], -1)
lights(far[:180], crown, 0.7)
lights(far[180:], cool, 0.7)
street_quay = Blocks()
street_quay.block((0, 1120), (4000, 60, 5))
street_quay.build(plain("quay", (0.03, 0.03, 0.035), 0.8))

camera((0, 0, 12), lens=28, shift=0.14)
render("port-shanghai", exposure=0.45, look="Medium High Contrast", glow=0.4)
