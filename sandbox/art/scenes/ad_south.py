"""A beach in the south from the air, late in the day: a few parasols, people on the wet sand with long shadows, slow waves."""
import math

import numpy as np

from land import fbm, ground, land
from palms import palm
from people import footprints, person
from place_materials import cloth, plain, timber
from place_scene import begin, camera, render, sun
from place_shapes import box, copies, mesh, turned
from place_sky import sky
from reef import reef

begin()
sky([(0, (0.7, 0.76, 0.8)), (0.3, (0.42, 0.58, 0.76)), (1, (0.12, 0.3, 0.6))], azimuth=60, elevation=48, glow=(1, 0.9, 0.75), wide=0.1)
sun(112, 25, 6.2, (1.0, 0.84, 0.62), mirrored=False)


def shore(x):
    return 3.0 * np.sin(x / 30 + 0.6) + 6 * (fbm(x / 40, x * 0 + 2.5, 4, 5) - 0.5)


xs, ys = np.meshgrid(np.linspace(-95, 95, 900), np.linspace(-6, 130, 700))
out = ys - shore(xs)
depth = 0.055 * np.clip(out, -2, 200) + 0.00042 * np.clip(out, 0, 200) ** 2 + 0.5 * (fbm(xs / 26, ys / 26, 5, 7) - 0.5) * np.clip(out / 12, 0, 1)
coral = np.clip(fbm(xs / 19, ys / 15, 6, 11) - 0.55, 0, 1) * 7 * np.clip((out - 48) / 18, 0, 1)
wobble = 7 * (fbm(xs / 26, ys * 0 + 1.0, 5, 21) - 0.5)
foam = 0.95 * np.exp(-((out - 0.4 - 0.3 * wobble) / 0.7) ** 2)
for k, (d, wide, power) in enumerate(((2.6, 1.6, 0.5), (6.4, 1.3, 0.62), (12.5, 1.8, 0.66), (21.0, 2.2, 0.6))):
    line = d + wobble * (0.5 + 0.35 * k) + 2.6 * np.sin(xs / (17 + 9 * k) + k * 2)
    back = out - line
    broken = np.clip((fbm(xs / 30 + k * 7, ys * 0 + k, 5, 31) - 0.16) * 2.2, 0, 1)
    foam = np.maximum(foam, (power + 0.2) * broken * np.where(back > 0, np.exp(-(back / (0.45 * wide)) ** 2), np.exp(-(-back / (wide * 2.4)) ** 1.1)))
tones = [(0.0, (0.5, 0.4, 0.27)), (0.01, (0.4, 0.46, 0.34)), (0.035, (0.16, 0.47, 0.43)), (0.1, (0.03, 0.36, 0.4)), (0.26, (0.008, 0.2, 0.3)), (1.0, (0.003, 0.06, 0.15))]
reef(xs, ys, depth, coral, foam, tones, ripple=0.9, relief=0.16, mirror=0.3)


def beach(x, y):
    up = shore(x) - y
    dunes = 0.1 * fbm(x / 3.2, y / 3.2, 4, 3) + 0.5 * np.clip((up - 24) / 12, 0, 1) * fbm(x / 6, y / 6, 4, 8)
    prints = 0.05 * fbm(x / 0.5, y / 0.5, 3, 9) * np.clip((up - 4) / 5, 0, 1)
    return 0.03 * up + dunes * np.clip(up / 6, 0, 1) + prints - 0.02


sand = ground("sand", (0.5, 0.42, 0.31), (0.62, 0.54, 0.41), rock=(0.46, 0.4, 0.3), size=2.2, steep=0.2, relief=0.03, sand=(-0.9, (0.33, 0.27, 0.2)))
land(beach, (-95, 95), (-46, 8), sand, 1500, 460, "beach", sink=0)

canvas, stripe = cloth("canvas", (0.78, 0.74, 0.66), vary=0.03), cloth("stripe", (0.05, 0.16, 0.24), vary=0.05)
coral_ = cloth("coral canvas", (0.62, 0.16, 0.09), vary=0.05)
frame, mat = timber("frame", (0.28, 0.18, 0.1), (0.46, 0.32, 0.19)), cloth("mat", (0.74, 0.7, 0.62))
towel = cloth("towel", (0.1, 0.3, 0.36))


def parasol(x, y, panels, tilt):
    z = float(beach(np.array(x), np.array(y)))
    turned([(0.035, 0), (0.035, 2.5)], (x, y, z), frame, 10)
    for i in range(8):
        a, b = 2 * math.pi * i / 8 + tilt, 2 * math.pi * (i + 1) / 8 + tilt
        rows, points, faces = 6, [], []
        for r in range(rows + 1):
            v = r / rows
            for u in np.linspace(0, 1, 5):
                c = a + (b - a) * u
                k = 1.75 * v * (1 - 0.07 * math.sin(u * math.pi) * v)
                points.append((x + k * math.cos(c), y + k * math.sin(c), z + 2.55 - 0.62 * v ** 1.5 - 0.05 * math.sin(u * math.pi) * v))
        for r in range(rows):
            for u in range(4):
                faces.append((r * 5 + u, r * 5 + u + 1, r * 5 + 6 + u, r * 5 + 5 + u))
        mesh("panel", points, faces, panels[i % 2], True)
    turned([(0.001, 2.72), (0.05, 2.66), (0.05, 2.55)], (x, y, z), frame, 12)


def lounger(x, y, turn, colour):
    z = float(beach(np.array(x), np.array(y))) + 0.02
    a = math.radians(turn)

    def p(u, v, w):
        return (x + u * math.cos(a) - v * math.sin(a), y + u * math.sin(a) + v * math.cos(a), z + w)
    box((0.72, 2.0, 0.07), p(0, 0, 0.3), frame, 0.02, turn)
    box((0.66, 1.3, 0.1), p(0, 0.32, 0.38), colour, 0.04, turn)
    back = box((0.66, 0.72, 0.1), p(0, -0.64, 0.52), colour, 0.04, turn)
    back.rotation_euler[0] = math.radians(-28)
    for u in (-0.3, 0.3):
        for v in (-0.85, 0.85):
            box((0.06, 0.06, 0.3), p(u, v, 0.15), frame, 0.005, turn)


def place_of(x, up):
    """A point of the beach so many metres above the water's edge."""
    y = float(shore(np.array(x))) - up
    return x, y, float(beach(np.array(x), np.array(y)))


rng = np.random.default_rng(7)
for i, (px, up) in enumerate(((-21.5, 11.5), (-16.2, 12.8), (-9.5, 10.9), (3.4, 12.4), (8.8, 11.2), (16.6, 12.6), (22.3, 11.1))):
    _, py, _ = place_of(px, up)
    parasol(px, py, (canvas, (stripe, canvas, coral_)[i % 3]), rng.uniform(0, 1))
    for s in (-1, 1):
        lounger(px + s * 0.95, py - 1.75, rng.uniform(-8, 8), towel if rng.random() < 0.3 else mat)
print_ = plain("print", (0.39, 0.32, 0.23), 0.95)
for path in ([(-9.0, 12.6), (-7.4, 8), (-6.4, 4), (-6.2, 1)], [(8.3, 13), (5.2, 8.6), (2.2, 3.4), (-3.4, 2.4), (-13, 2.7), (-27, 2.2)], [(8.8, 13.2), (5.8, 8.8), (2.8, 4.1), (-3, 3.1), (-13, 3.4), (-27, 2.9)]):
    footprints([place_of(x, up)[:2] for x, up in path], beach, print_)
for x, up, turn, look in ((-13.0, 2.6, 96, {"shirt": (0.72, 0.7, 0.66), "below": (0.08, 0.14, 0.22)}), (-12.2, 3.5, 92, {"shirt": (0.62, 0.1, 0.06), "dress": True, "hat": (0.7, 0.6, 0.42)}),
                          (12.6, 1.6, -12, {"shirt": (0.75, 0.55, 0.12), "height": 1.15, "stride": 0.12}), (13.6, 2.1, -60, {"shirt": (0.1, 0.3, 0.36), "dress": True, "stride": 0.05})):
    person(place_of(x, up), turn, **look)
leaf = plain("frond", (0.06, 0.13, 0.025), 0.45)
for i, x in enumerate(np.arange(-60, 64, 5.1)):
    px, py = x + rng.uniform(-1.8, 1.8), -26.5 + rng.uniform(-5, 3.2)
    palm((px, py, float(beach(np.array(px), np.array(py))) - 0.1), rng.uniform(5.5, 9), (rng.uniform(-1.5, 1.5), rng.uniform(-0.5, 2.2)), seed=i, leaf=leaf)

camera((0, -34, 52), lens=42, pitch=-55)
render("ad-south", exposure=0.05, look="High Contrast")
