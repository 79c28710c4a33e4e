"""The family kitchen: dough, cutters and a tray of biscuits on a marble worktop by the window."""
import math

import numpy as np

from land import fbm
from light_room import ash, lime_wall
from place_materials import place, plain, principled, surface, timber
from place_scene import area, begin, camera, render, sun
from place_shapes import box, grid, mesh, smooth, tube, turned
from room import daylight, outlook, window_frame

begin(samples=64, bounces=3, clamp=2.0)
T = 0.9


def veined(t):
    """Pale marble: two families of grey veins, some broad, some hair-thin."""
    where = place(t)
    cloud = t.noise(where, 3.0, 4.0, 0.6, 0.4)
    broad = t.math("ABSOLUTE", t.math("SUBTRACT", t.noise(where, 1.7, 6.0, 0.62, 1.6), 0.5))
    hair = t.math("ABSOLUTE", t.math("SUBTRACT", t.noise(where, 4.6, 5.0, 0.6, 2.2), 0.5))
    vein = t.math("MAXIMUM", t.step(broad, 0.05, 0.0), t.math("MULTIPLY", t.step(hair, 0.012, 0.0), 0.7))
    tone = t.mix(t.step(cloud, 0.35, 0.7), (0.60, 0.585, 0.555), (0.50, 0.49, 0.47))
    return principled(t, t.mix(t.math("MULTIPLY", vein, 0.6), tone, (0.24, 0.235, 0.235)), 0.16)


box((2.4, 1.1, 0.04), (0.1, 0.2, T - 0.02), surface("marble", veined), 0.008)
rng = np.random.default_rng(12)
biscuit = plain("biscuit", (0.62, 0.38, 0.17), 0.8, vary=0.22, scale=22)
dough = plain("dough", (0.80, 0.68, 0.50), 0.75, vary=0.05, scale=14)
steel = plain("steel", (0.72, 0.71, 0.69), 0.22, Metallic=1.0)


def shape(kind, size, n=72):
    """Outline of a cutter: star, fish, wave, heart or moon-like round."""
    a = np.linspace(0, 2 * math.pi, n, endpoint=False)
    if kind == "star":
        r = 1 + 0.30 * np.cos(5 * a)
        return [(size * k * math.cos(q), size * k * math.sin(q)) for k, q in zip(r, a)]
    if kind == "heart":
        return [(size * 0.068 * 16 * math.sin(q) ** 3 * 0.95, size * 0.068 * (13 * math.cos(q) - 5 * math.cos(2 * q) - 2 * math.cos(3 * q) - math.cos(4 * q))) for q in a]
    if kind == "fish":
        return [(size * (1.15 * math.cos(q) - 0.22 * math.sin(q) ** 2), size * (0.75 * math.sin(q) * (1 if math.cos(q) > -0.55 else 0.55 + 1.1 * abs(math.cos(q) + 0.55)))) for q in a]
    return [(size * math.cos(q), size * math.sin(q)) for q in a]


def cake(at, kind, size, height, material, turn=0.0):
    ring = shape(kind, size)
    n = len(ring)
    vertices = [(x, y, 0) for x, y in ring] + [(x, y, height) for x, y in ring]
    faces = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)] + [tuple(range(n, 2 * n))]
    obj = mesh("cake", vertices, faces, material)
    obj.location, obj.rotation_euler[2] = at, math.radians(turn)
    soft = obj.modifiers.new("bevel", "BEVEL")
    soft.width, soft.segments, soft.limit_method = height * 0.4, 4, "ANGLE"
    return smooth(obj, 60)


def cutter(at, kind, size, turn=0.0):
    ring = [(x, y, 0.0) for x, y in shape(kind, size)]
    n = len(ring)
    obj = mesh("cutter", ring + [(x, y, 0.03) for x, y, _ in ring], [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)], plain("copper", (0.72, 0.36, 0.2), 0.25, Metallic=1.0))
    obj.location, obj.rotation_euler[2] = at, math.radians(turn)
    obj.modifiers.new("thick", "SOLIDIFY").thickness = 0.0016
    smooth(obj, 60)


# a sheet of dough with floury edges, cutters pressed on it, a rolling pin across
u, v = np.meshgrid(np.linspace(0, 2 * math.pi, 140), np.linspace(0, 1, 40))
edge = 0.19 * (1 + 0.10 * (fbm(np.cos(u) * 2 + 4, np.sin(u) * 2 + 4, 4, 5) - 0.5) * 2)
grid(-0.16 + edge * 1.25 * v * np.cos(u), 0.0 + edge * v * np.sin(u), T + 0.009 * np.clip((1 - v) * 12, 0, 1) ** 0.5 + 0.0012 * fbm(u * 2, v * 8, 3, 2), dough, "dough")
cutter((-0.25, -0.03, T + 0.004), "star", 0.037, 12)
cutter((-0.13, -0.09, T + 0.004), "fish", 0.042, -30)
cutter((-0.36, 0.055, T + 0.004), "heart", 0.04, 20)
beech = timber("beech", (0.42, 0.27, 0.15), (0.62, 0.44, 0.27), "Z", 0.45, size=2)
pin = turned([(0.001, -0.24), (0.014, -0.24), (0.016, -0.2), (0.011, -0.155), (0.026, -0.15), (0.027, 0.15), (0.011, 0.155), (0.016, 0.2), (0.014, 0.24), (0.001, 0.24)],
             (-0.14, 0.15, T + 0.038), beech, 48, 40)
pin.rotation_euler = (math.radians(90), 0, math.radians(64))
# the tray
box((0.44, 0.32, 0.008), (0.36, 0.1, T + 0.006), plain("tray", (0.16, 0.165, 0.17), 0.35, Metallic=0.8), 0.004)
for s in (-1, 1):
    box((0.44, 0.008, 0.018), (0.36, 0.1 + s * 0.16, T + 0.013), plain("tray rim", (0.16, 0.165, 0.17), 0.35, Metallic=0.8), 0.003)
box((0.41, 0.29, 0.001), (0.36, 0.1, T + 0.0115), plain("paper", (0.74, 0.70, 0.62), 0.8), 0)
for i in range(4):
    for j in range(3):
        cake((0.21 + 0.1 * i, 0.01 + 0.09 * j, T + 0.012), ("star", "fish", "heart", "round")[(i + j) % 4], 0.033 if (i + j) % 4 else 0.034, 0.011, biscuit, rng.uniform(-25, 25))
# bowl with flour, eggs, a jug, a jar of whisks
cream = plain("stoneware", (0.70, 0.69, 0.64), 0.28, vary=0.02)
turned([(0.05, 0.0), (0.056, 0.006), (0.105, 0.07), (0.122, 0.11), (0.126, 0.112), (0.12, 0.112), (0.1, 0.066), (0.045, 0.012), (0.001, 0.012)], (-0.42, 0.38, T), cream, 96, 40)
turned([(0.112, 0.078), (0.06, 0.094), (0.001, 0.102)], (-0.42, 0.38, T), plain("flour", (0.86, 0.85, 0.82), 0.95, vary=0.03, scale=30), 64)
shell = plain("shell", (0.66, 0.47, 0.33), 0.5, vary=0.06, scale=30)
for x, y, turn in ((0.06, 0.42, 20), (0.13, 0.37, 80), (0.0, 0.36, 140)):
    egg = turned([(0.0005, -0.028)] + [(0.0215 * math.sin(a) * (1 + 0.12 * math.cos(a)), -0.028 * math.cos(a)) for a in np.linspace(0.15, 3.0, 24)] + [(0.0005, 0.028)], (x, y, T + 0.0215), shell, 36, 60)
    egg.rotation_euler = (math.radians(90), 0, math.radians(turn))
turned([(0.045, 0.0), (0.05, 0.004), (0.055, 0.14), (0.057, 0.142), (0.053, 0.142), (0.046, 0.01), (0.001, 0.01)], (0.5, 0.46, T), plain("pot", (0.03, 0.18, 0.19), 0.3), 64, 40)
for k, (dx, dy) in enumerate(((0.02, 0.01), (-0.02, 0.0), (0.0, -0.02))):
    tube([(0.5 + dx * 0.4, 0.46 + dy * 0.4, T + 0.02), (0.5 + dx * 2.4, 0.46 + dy * 2.4, T + 0.25)], 0.006, beech, 12)
    spoon = turned([(0.0005 + 0.02 * math.sin(a) ** 0.8, -0.03 * math.cos(a)) for a in np.linspace(0, math.pi, 24)], (0.5 + dx * 2.6, 0.46 + dy * 2.6, T + 0.275), beech, 24)
    spoon.scale[1] = 0.35
opening = (-1.9, 1.9, 1.02, 2.2)
window_frame(opening, 1.5, ash("X"), bars=(-0.5, 0.62), bar=0.06)
box((5, 0.12, 1.02), (0, 1.52, 0.51), ash("Z"), 0)
box((5, 0.3, 0.03), (0, 1.42, 1.02), ash("X"), 0.006)
box((8, 5.6, 0.1), (0, -1.25, 2.5), lime_wall(), 0)
box((8, 0.1, 2.6), (0, -3, 1.3), lime_wall(), 0)
outlook([(0, (0.74, 0.79, 0.82)), (0.22, (0.5, 0.66, 0.78)), (0.5, (0.2, 0.42, 0.68)), (1, (0.07, 0.22, 0.48))],
        azimuth=-30, elevation=30, glow=(1, 0.9, 0.76), cloud_colour=(0.88, 0.88, 0.88), height=20, seed=55, deep=(0.005, 0.08, 0.12))
daylight(opening, 1.44, 60, (0.93, 0.96, 1.0))
sun(-50, 25, 5.4, (1.0, 0.82, 0.6), size=1.0)
area((0.6, -1.1, 2.2), (0.1, 0.1, T), (1.3, 1.3), 10, (1.0, 0.94, 0.86))

camera((0.06, -0.82, 1.36), yaw=0, lens=40, pitch=-21, focus=0.98, fstop=5.6)
render("life-kitchen", exposure=-0.45, glow=0.06, strength=1.0)
