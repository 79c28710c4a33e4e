"""Nansha: the great bridge over the mouth of the Pearl River at blue hour, fishing lamps on the water."""
import numpy as np

from boats import fishing_boat
from city import Blocks, facade, lights, street
from harbour import suspension
from land import bump_shape, fbm, ground, land
from place_materials import lamp, plain
from place_scene import begin, camera, render, sun
from place_sky import haze, sky
from seascape import sea

begin(samples=40)
sky([(0, (0.5, 0.25, 0.14)), (0.15, (0.28, 0.2, 0.22)), (0.36, (0.09, 0.14, 0.28)), (1, (0.012, 0.045, 0.15))],
    azimuth=14, elevation=-1, glow=(0.9, 0.42, 0.2), wide=0.5, clouds=0.45, cloud_colour=(0.11, 0.11, 0.19),
    cloud_scale=0.7, cover=0.46, stretch=3.4, seed=23)
haze(0.00009, height=420)
sea(deep=(0.006, 0.022, 0.03), wave=2.6, height=0.17, far=0.07, stretch=3)

steel = plain("steel", (0.2, 0.21, 0.24), 0.5)
START, END = np.array((-1000.0, 900.0)), np.array((1900.0, 2700.0))
suspension(START, END, 62, (0.24, 0.62), 236, steel, spacing=26)
amber, white, red = (lamp(n, c, s, False) for n, c, s in (("amber", (1.0, 0.6, 0.24), 9.0), ("white", (0.9, 0.93, 1.0), 5.0), ("red", (1.0, 0.1, 0.05), 4)))
ts = np.linspace(0.0, 1, 120)
way = END - START
across = np.array((-way[1], way[0])) / np.hypot(*way) * 11
for s in (-1, 1):
    lights([(*(START + way * t + across * s), 70) for t in ts], amber, 1.1)


def cable(t, first=0.24, last=0.62, deck=62, top=236):
    m = (t - first) / (last - first) * 2 - 1
    return deck + 6 + (top - deck - 6) * m * m if first <= t <= last else deck + (top - deck) * ((t / first) if t < first else (1 - t) / (1 - last)) ** 1.6


lights([(*(START + way * t + across * s * 0.8), cable(t) + 1.5) for t in np.linspace(0.04, 0.97, 150) for s in (-1, 1)], white, 0.55)
lights([(*(START + way * t + across * s * 0.8), 244) for t in (0.24, 0.62) for s in (-1, 1)], red, 1.6)


def hills(x, y):
    return 330 * fbm(x / 1300, y / 1000, 7, 5, ridged=True) * (bump_shape(x, y, 2600, 4300, 1900, 900, 3) + bump_shape(x, y, -2700, 4600, 1600, 800, 3)) - 14


land(hills, (-5200, 5200), (3000, 6200), ground("hills", (0.02, 0.035, 0.022), (0.035, 0.05, 0.03), size=240, relief=8), 800, 220)
town = Blocks()
street(town, (-2600, -500), (3000, 3800), 150, (20, 130), (24, 44), 6)
street(town, (1500, 3400), (3200, 3900), 90, (20, 100), (24, 44), 9)
town.build(facade("homes", (0.12, 0.12, 0.13), [(1.0, 0.56, 0.22), (1.0, 0.7, 0.4), (0.9, 0.9, 0.85)], share=0.12, strength=1.3))
rng = np.random.default_rng(3)
xs = np.concatenate([rng.uniform(-2700, -300, 120), rng.uniform(1300, 3500, 90)])
lights(np.stack([xs, np.full_like(xs, 2960), rng.uniform(4, 18, len(xs))], -1), amber, 1.5)

paint, trim = plain("boat blue", (0.03, 0.09, 0.16), 0.5), plain("trim", (0.4, 0.1, 0.05), 0.5)
deck, house = plain("deck", (0.2, 0.13, 0.08), 0.8), plain("house", (0.4, 0.38, 0.33), 0.6)
glow = lamp("mast lamp", (1.0, 0.7, 0.36), 26, False)
for x, y, a, n in ((-30, 96, 165, 11), (24, 150, 20, 10), (-76, 178, 200, 10), (70, 255, 150, 11), (-22, 300, 10, 10), (150, 380, 30, 11), (-150, 420, 170, 11)):
    fishing_boat((x, y, 0), a, paint, trim, deck, house, n, True, glow)

camera((0, 0, 17), yaw=2, lens=32, shift=0.07)
render("port-nansha", exposure=-0.05, look="High Contrast", glow=0.4)
