"""A shop on board: tea caddies, a teapot and scent on lit glass shelves."""
import math

import numpy as np

from place_materials import glass, lamp, mirroring, plain, surface
from place_scene import area, begin, camera, point, render
from place_shapes import box, turned
from room import walnut

begin(samples=64, bounces=4, clamp=2.0)
wall = plain("linen wall", (0.30, 0.25, 0.20), 0.9, vary=0.05, scale=60)
brass = plain("brass", (0.62, 0.44, 0.2), 0.22, Metallic=1.0)
pane = glass("shelf", (0.90, 0.96, 0.94))
strip = lamp("strip", (1.0, 0.74, 0.48), 1.6)


def scent(name, colour, glow=0.05):
    def build(t):
        through = t.node("ShaderNodeBsdfTransparent", {"Color": colour})
        gloss = t.node("ShaderNodeBsdfGlossy", {"Color": (1, 1, 1), "Roughness": 0.03})
        body = t.node("ShaderNodeMixShader", {0: mirroring(t, 0.05, 0.6), 1: through, 2: gloss})
        return t.node("ShaderNodeAddShader", {0: body, 1: t.node("ShaderNodeEmission", {"Color": colour, "Strength": glow})}).outputs[0]
    return surface(name, build, haze=False)


tints = [scent("amber", (0.85, 0.48, 0.16)), scent("rose", (0.85, 0.5, 0.42)), scent("clear", (0.82, 0.88, 0.86)), scent("sea", (0.25, 0.55, 0.58))]
glazes = [plain(f"glaze {i}", c, 0.16, vary=0.08, scale=30) for i, c in enumerate(((0.30, 0.42, 0.36), (0.62, 0.60, 0.54), (0.03, 0.07, 0.12), (0.42, 0.16, 0.10)))]
rng = np.random.default_rng(4)


def caddy(at, glaze, h=0.13, r=0.042):
    turned([(0.001, 0), (r * 0.92, 0.0), (r, 0.006), (r, h * 0.74), (r * 0.96, h * 0.76), (r * 0.96, h * 0.765), (0.001, h * 0.765)], at, glaze, 64, 40)
    turned([(r * 0.985, h * 0.77), (r * 0.985, h * 0.97), (r * 0.93, h), (0.001, h)], at, brass, 64, 40)


def flask(at, tint, w=0.052, h=0.085, d=0.026):
    x, y, z = at
    box((w, d, h), (x, y, z + h / 2), tint, 0.006, rng.uniform(-8, 8), 4)
    turned([(0.009, h), (0.009, h + 0.008), (0.012, h + 0.008), (0.012, h + 0.032), (0.001, h + 0.033)], at, brass, 32, 40)


def round_flask(at, tint, r=0.036):
    ring = [(r * math.sin(a), r - r * math.cos(a)) for a in np.linspace(0.35, math.pi - 0.25, 30)]
    turned([(0.001, ring[0][1])] + ring + [(0.001, ring[-1][1])], at, tint, 56, 60)
    turned([(0.009, 2 * r - 0.006), (0.009, 2 * r + 0.006), (0.016, 2 * r + 0.01), (0.012, 2 * r + 0.034), (0.001, 2 * r + 0.036)], at, brass, 32, 40)


def teapot(at, glaze):
    from place_shapes import tube
    x, y, z = at
    turned([(0.001, 0), (0.036, 0.0), (0.05, 0.02), (0.056, 0.045), (0.046, 0.075), (0.03, 0.086), (0.001, 0.087)], at, glaze, 72, 60)
    turned([(0.03, 0.087), (0.02, 0.097), (0.006, 0.1), (0.008, 0.108), (0.001, 0.113)], at, glaze, 48, 60)
    tube([(x - 0.048, y, z + 0.035), (x - 0.07, y, z + 0.05), (x - 0.082, y, z + 0.08)], (0.014, 0.010, 0.007), glaze, 20)
    a = np.linspace(-1.35, 1.35, 24)
    tube([(x + 0.046 + 0.036 * math.cos(k), y, z + 0.05 + 0.034 * math.sin(k)) for k in a], 0.006, glaze, 14)


box((4, 0.08, 3), (0, 0.62, 1.5), wall, 0)
for x in (-0.78, 0.0, 0.78):
    box((0.05, 0.42, 2.4), (x, 0.4, 1.2), walnut("Z"), 0.004)
for z in (1.22, 1.58, 1.94):
    for x in (-0.39, 0.39):
        box((0.72, 0.36, 0.012), (x, 0.4, z), pane, 0.002)
        box((0.72, 0.012, 0.02), (x, 0.225, z), brass, 0.002)
        box((0.70, 0.01, 0.012), (x, 0.57, z - 0.012), strip, 0)
top = lambda z: z + 0.006
for i, x in enumerate((-0.64, -0.53, -0.42, -0.31, -0.2, -0.12)):
    if i < 5:
        caddy((x, 0.4 + rng.uniform(-0.02, 0.02), top(1.22)), glazes[(i * 3 + 1) % 4], 0.13 + 0.02 * (i % 2))
for i, x in enumerate((0.13, 0.22, 0.31, 0.42, 0.51, 0.62)):
    (flask, round_flask)[i % 2]((x, 0.38 + rng.uniform(-0.02, 0.02), top(1.22)), tints[(i * 3) % 4])
for i, x in enumerate((-0.6, -0.44, -0.3, -0.18)):
    (teapot if i == 1 else caddy)((x, 0.4, top(1.58)), glazes[(i + 2) % 4])
for i, x in enumerate((0.15, 0.27, 0.38, 0.5, 0.61)):
    (round_flask, flask)[i % 2]((x, 0.39, top(1.58)), tints[(i + 1) % 4])
for x in (-0.39, 0.39):
    for z in (1.2, 1.56, 1.92):
        point((x, 0.34, z - 0.05), 1.3, (1.0, 0.80, 0.58), 0.05)
area((0.3, -1.6, 2.4), (0, 0.4, 1.2), (1.6, 0.8), 26, (1.0, 0.86, 0.7)).visible_glossy = True
area((-1.4, -0.6, 1.6), (0, 0.4, 1.2), (0.3, 1.4), 8, (0.9, 0.94, 1.0)).visible_glossy = True
box((8, 8, 0.1), (0, -2, -0.05), plain("floor", (0.1, 0.08, 0.07), 0.3), 0)
box((8, 0.1, 3), (0, -3.5, 1.5), plain("behind", (0.16, 0.12, 0.1), 0.9), 0)

camera((0.0, -0.86, 1.45), yaw=0, lens=31, focus=1.26, fstop=5.6)
render("life-shops", exposure=0.2, glow=0.12, strength=1.0)
