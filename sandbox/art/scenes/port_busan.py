"""Busan: towers at the water, a long bridge before them, and the layered cliffs of a headland."""
import numpy as np

from city import Blocks, facade, street
from cliff import boulder, crag, rock, strew, surf
from harbour import suspension
from land import bump_shape, fbm, foliage, ground, land
from place_materials import plain
from place_scene import begin, camera, render, sun
from place_shapes import mesh
from place_sky import haze, sky
from seascape import swell

begin(samples=26)
sky([(0, (0.9, 0.66, 0.5)), (0.14, (0.8, 0.68, 0.6)), (0.32, (0.42, 0.52, 0.64)), (0.58, (0.16, 0.3, 0.54)), (1, (0.04, 0.12, 0.32))],
    azimuth=-160, elevation=12, glow=(1.0, 0.66, 0.38), wide=0.3, clouds=0.7, cloud_colour=(0.78, 0.64, 0.62),
    cloud_scale=0.8, cover=0.44, stretch=2.6, seed=27)
haze(0.00008, height=420)
sun(-148, 13, 5.6, (1.0, 0.74, 0.48), mirrored=False)
swell(near=34, deep=(0.006, 0.045, 0.06), wind=5.0, heading=35, calm=0.95)

# the headland
shore = [(-400, 190), (-236, 262), (-142, 318), (-92, 352), (-70, 402), (-62, 470), (-84, 560), (-164, 670), (-304, 770)]
stone = rock("strata", (0.05, 0.042, 0.036), (0.27, 0.22, 0.175))
field = crag(shore, lambda s: 36 - 0.02 * np.abs(s - 330), stone, seed=6)
surf(shore)
pines = [foliage("pine", [(0.012, 0.028, 0.01), (0.026, 0.048, 0.016), (0.045, 0.064, 0.02)], s, leaves=2600, size=0.026, squash=0.45,
                 trunk=0.5, lumps=13, spread=0.36) for s in (2, 5, 8)]
scrub = [foliage("scrub", [(0.02, 0.035, 0.012), (0.05, 0.065, 0.02)], s, leaves=900, size=0.05, trunk=0.1, lumps=8, spread=0.4) for s in (3, 9)]
strew(field, pines, lambda z, level: (z > 27) & (level > 0.62), 1900, (6.5, 11), seed=3)
strew(field, scrub, lambda z, level: (z > 12) & (level > 0.5), 1500, (1.2, 3.4), seed=5, sink=0.2)
blocks = [boulder("boulder", stone, s) for s in (1, 4, 7)]
strew(field, blocks, lambda z, level: (z > -0.6) & (z < 3.4), 900, (0.7, 5.2), seed=7, sink=0.25, power=3.2)

# the bridge: two decks in a truss
start, end, deck = (-900, 1250), (1000, 2150), 44
pale = plain("pale steel", (0.3, 0.31, 0.33), 0.5)
suspension(start, end, deck, (0.38, 0.64), 132, pale, spacing=18)


def truss(start, end, top, low, pitch, thick):
    a, b = np.array(start, float), np.array(end, float)
    way = (b - a) / np.hypot(*(b - a))
    side = np.array((-way[1], way[0]))
    vertices, faces = [], []

    def bar(p, q):
        n = len(vertices)
        up = np.array((*(way * thick / 2), 0)) if abs(q[2] - p[2]) > 1 else np.array((0, 0, thick / 2))
        vertices.extend([p - up, p + up, q + up, q - up])
        faces.append((n, n + 1, n + 2, n + 3))
    for offset in (-9.5, 9.5):
        points = [a + way * d + side * offset for d in np.arange(0, np.hypot(*(b - a)), pitch)]
        for i, (p, q) in enumerate(zip(points, points[1:])):
            ends = (top, low) if i % 2 else (low, top)
            bar(np.array((*p, ends[0])), np.array((*q, ends[1])))
            bar(np.array((*p, low)), np.array((*q, low)))
            bar(np.array((*p, low)), np.array((*p, top)))
    mesh("truss", vertices, faces, pale)


truss(start, end, deck, deck - 9, 11, 1.1)

# the towers at the water
glassy = facade("glassy", (0.1, 0.13, 0.17), [(1, 0.72, 0.4), (1, 0.86, 0.66)], floor=3.7, bay=2.1, share=0.03, strength=0.7, gloss=0.25, bands=0.0)
white = facade("white", (0.33, 0.31, 0.295), [(1, 0.7, 0.38), (1, 0.88, 0.7)], floor=3.1, bay=4.4, share=0.03, strength=0.7, gloss=0.5)
tall, homes = Blocks(), Blocks()


def sail(at, height, width, turn, depth=0.62, lean=0.3, sides=20):
    """An oval tower that swells, then draws in to one side of its top."""
    k = np.linspace(0, 1, 26)
    swelling = 0.86 + 0.2 * np.sin(np.pi * np.clip(k * 0.9 + 0.1, 0, 1)) - lean * np.clip(k - 0.62, 0, 1) ** 1.5 / 0.38 ** 0.5
    tall.tower(at, [(-3 + (height + 3) * t, width * w, width * depth * w, 5 * t) for t, w in zip(k, swelling)], sides, turn)
    tall.tower(at, [(height, width * swelling[-1] * 0.6, width * 0.3, 5), (height + 13, width * swelling[-1] * 0.34, width * 0.2, 5)], 12, turn)


for at, height, width, turn in [((560, 2560), 300, 58, 20), ((648, 2610), 274, 56, -30), ((722, 2540), 244, 54, 60), ((372, 2640), 292, 56, 10),
                                ((300, 2700), 262, 54, -25), ((440, 2720), 210, 52, 40), ((858, 2620), 232, 50, 15)]:
    sail(at, height, width, turn)
rng = np.random.default_rng(12)
for i in range(30):
    x, y = rng.uniform(120, 1180), rng.uniform(2620, 2980)
    high = rng.uniform(95, 205)
    w, d, turn = rng.uniform(26, 46), rng.uniform(20, 30), rng.uniform(-24, 24)
    homes.tower((x, y), [(-3, w, d, 0), (high, w, d, 0), (high + 0.1, w * 0.8, d * 0.8, 0), (high + 9, w * 0.8, d * 0.8, 0),
                         (high + 9.1, w * 0.4, d * 0.5, 0), (high + 16, w * 0.4, d * 0.5, 0)], turn=turn)
street(homes, (-1500, 1700), (3050, 3500), 190, (22, 92), (24, 52), 9, peak=1.6)
street(homes, (60, 1240), (2440, 2520), 44, (8, 26), (22, 44), 15, peak=2)
tall.build(glassy, "tall")
homes.build(white, "homes")

hills = ground("hills", (0.016, 0.032, 0.024), (0.034, 0.05, 0.034), size=240, relief=3)
land(lambda x, y: 560 * bump_shape(x, y, 1500, 5200, 1900, 1200, 2) * (0.7 + 0.5 * fbm(x / 900, y / 900, 7, 3, ridged=True))
     + 330 * bump_shape(x, y, -1500, 5600, 2100, 1200, 2) * (0.6 + 0.7 * fbm(x / 800, y / 800, 7, 8, ridged=True)) - 22,
     (-4600, 5200), (3300, 7800), hills, 640, 240)
land(lambda x, y: 7 + 3 * fbm(x / 60, y / 60, 4, 2), (-1700, 1900), (2410, 3600), plain("quay", (0.2, 0.19, 0.18), 0.9), 260, 120, sink=0.05)

camera((0, 0, 22), yaw=2, lens=49, shift=0.085)
render("port-busan", exposure=0.3, look="Very High Contrast")
