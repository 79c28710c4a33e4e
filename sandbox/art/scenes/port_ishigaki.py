"""Ishigaki: Kabira Bay, islets in clear shallows, seen from the headland; `people`: waders at the beach."""
import numpy as np

from boats import excursion
from land import bump_shape, crown, fbm, ground, land, wood
from people import footprints, person
from place_materials import plain
from place_scene import begin, camera, render, sun, view
from place_sky import haze, sky
from reef import fan, reef

begin()
sky([(0, (0.66, 0.75, 0.8)), (0.25, (0.4, 0.58, 0.76)), (0.6, (0.13, 0.32, 0.6)), (1, (0.04, 0.15, 0.42))],
    azimuth=-60, elevation=42, glow=(1.0, 0.92, 0.75), wide=0.15, clouds=0.9, cloud_colour=(0.9, 0.9, 0.9),
    cloud_scale=1.3, cover=0.5, stretch=1.7, seed=18)
haze(0.00007, height=500)
sun(-66, 44, 4.4, (1.0, 0.95, 0.86), mirrored=False)

ISLETS = [(-105, 330, 46, 17), (-10, 410, 30, 13), (150, 372, 58, 20), (255, 470, 40, 15), (40, 590, 52, 17), (-250, 560, 70, 22)]


def islets(x, y):
    rise = np.full_like(x, -14.0)
    bend = fbm(x / 34, y / 34, 6, 4) - 0.5
    for cx, cy, r, h in ISLETS:
        d = np.hypot((x - cx) / 1.35, y - cy) / r + bend * 1.3
        wall = np.clip((1 - d) * 6, -1, 1)
        rise = np.maximum(rise, np.where(wall > 0, wall * h * 0.45 + h * 0.5 * np.clip(1 - d, 0, 1) ** 0.7, (1 - d) * 9))
    return rise


def arms(x, y):
    """The two arms of the bay and the hills behind the right one."""
    left = 48 * bump_shape(x, y, -620, 760, 330, 150, 3)
    right = 60 * bump_shape(x, y, 720, 780, 420, 190, 3) + 150 * bump_shape(x, y, 1250, 1500, 560, 420, 2.4)
    return (left + right) * (0.7 + 0.5 * fbm(x / 130, y / 130, 6, 9)) - 7


def beach(x, y):
    edge = 82 + 0.1 * x + 16 * np.sin(x / 55) + 5 * fbm(x / 20, y / 20, 4, 2)
    return (edge - y) * 0.055


xs, ys = fan(40, 6000, 900, 760, 0.8, 130, 2.3)
shelf = np.maximum.reduce([islets(xs, ys) * 0.5, arms(xs, ys) * 0.9, beach(xs, ys)])
floor = -2.2 - 0.0022 * ys - 3.4 * fbm(xs / 210, ys / 210, 5, 7) - 9 * bump_shape(xs, ys, 60, 470, 60, 330, 3)
depth = -np.maximum(shelf * 1.0 - 0.2, floor)
depth = depth + np.clip((ys - 950) / 60, 0, 30)
coral = np.clip(fbm(xs / 34, ys / 34, 6, 11) - 0.52, 0, 1) * 6 * np.clip((depth - 1.2) / 1.5, 0, 1) * np.clip((14 - depth) / 6, 0, 1)
line = 930 + 50 * (fbm(xs / 160, xs * 0 + 3.0, 4, 5) - 0.5)
foam = 0.9 * np.exp(-((ys - line) / 13) ** 2) + 0.5 * np.exp(-((depth - 0.12) / 0.12) ** 2) * (ys < 130)
reef(xs, ys, depth, coral, foam)

cliff = ground("islet", (0.05, 0.09, 0.025), (0.1, 0.14, 0.04), rock=(0.16, 0.145, 0.12), size=18, steep=0.6, relief=0.8)
land(islets, (-400, 400), (250, 700), cliff, 900, 520, "islets", sink=0)
land(arms, (-1300, 2300), (480, 2300), cliff, 900, 420, "arms", sink=0.02)


sand = ground("sand", (0.42, 0.37, 0.28), (0.6, 0.54, 0.43), rock=(0.4, 0.35, 0.28), size=7, steep=0.1, relief=0.05)
land(beach, (-220, 260), (36, 140), sand, 600, 200, "beach", sink=0)
GREENS = [(0.025, 0.065, 0.018), (0.06, 0.11, 0.028), (0.1, 0.15, 0.04)]
wood(islets, (-400, 400), (250, 700), 60000, [crown("grove", GREENS, s) for s in (3, 8)], (3.2, 6.5), keep=lambda x, y, z: z > 5.0, seed=4)
wood(arms, (-1200, 2200), (500, 2100), 80000, [crown("far grove", GREENS, s) for s in (2, 5)], (6, 11), keep=lambda x, y, z: z > 3, seed=5)
white, teak, sun_roof = plain("white", (0.8, 0.8, 0.78), 0.4), plain("teak", (0.3, 0.2, 0.12), 0.7), plain("roof", (0.7, 0.72, 0.72), 0.5)
for x, y, a in ((-34, 150, 24), (-12, 172, 40), (18, 205, 12), (62, 168, 30), (-60, 225, 160), (100, 260, 55)):
    excursion((x, y, 0.05), a, white, teak, sun_roof, 10)

if view() == "people":
    line = np.linspace(60, 110, 500)
    for x, deep, turn, look in ((-5, 0.28, 20, {"shirt": (0.72, 0.14, 0.08), "below": (0.1, 0.16, 0.3)}), (-3.6, 0.22, -30, {"dress": True, "shirt": (0.1, 0.2, 0.42), "hat": (0.7, 0.6, 0.42)}), (3.2, 0.16, 60, {"height": 1.15, "shirt": (0.75, 0.5, 0.1)})):
        y = float(line[np.argmax(beach(np.full(500, float(x)), line) < -deep)])
        person((x, y, -deep), turn, **look)
    print_ = plain("print", (0.34, 0.29, 0.21), 1.0)
    for path in (((3.4, 62), (0.5, 70), (-3.6, 82)), ((4.3, 63), (1.6, 71), (-2.6, 82))):
        footprints(path, beach, print_)
    excursion((-9, 122, 0.05), 24, white, teak, plain("blue roof", (0.05, 0.2, 0.36), 0.5), 10)
    camera((4, 60, 4.2), yaw=-16, lens=36, shift=-0.03)
else:
    camera((0, 0, 66), yaw=0, lens=30, pitch=-6, shift=-0.02)
render("port-ishigaki", exposure=0.1, look="High Contrast")
