"""Teppanyaki: the chef's steel plate under warm lamps, scallops browning, sake beside it."""
import math

import numpy as np

from land import fbm
from place_materials import bump, lamp, plain, principled, surface, timber
from place_scene import area, begin, camera, point, render
from place_shapes import box, grid, rounded, tube, turned
from room import walnut

begin(samples=64, bounces=3, clamp=2.0)
T = 0.9


def plate_steel(t):
    """Years of scraping: fine arcs and darker, oiled patches."""
    where = t.node("ShaderNodeTexCoord").outputs["Object"]
    x, y, z = t.split(where)
    brushed = t.noise(t.join(t.math("MULTIPLY", x, 2.0), t.math("MULTIPLY", y, 160.0), 0.0), 1.0, 5.0, 0.6)
    patch = t.noise(where, 5.0, 5.0, 0.6, 0.5)
    tone = t.mix(t.step(patch, 0.4, 0.7), (0.34, 0.32, 0.30), (0.17, 0.155, 0.14))
    rough = t.math("MULTIPLY_ADD", t.math("ADD", t.math("MULTIPLY", brushed, 0.7), t.math("MULTIPLY", patch, 0.5)), 0.22, 0.13)
    return principled(t, tone, rough, Metallic=1.0, Normal=bump(t, brushed, 0.12, 0.002))


box((1.5, 0.6, 0.03), (0.05, 0.42, T - 0.005), surface("plate", plate_steel), 0.008)
box((2.4, 0.34, 0.05), (0.05, -0.06, T - 0.006), plain("granite", (0.02, 0.021, 0.023), 0.14, vary=0.5, scale=90), 0.01)
box((2.4, 0.05, 1.0), (0.05, -0.23, 0.4), walnut("Z"), 0.004)
rng = np.random.default_rng(8)


def scallop(at, seed):
    x, y, z = at
    n = 48
    u, v = np.meshgrid(np.linspace(0, 2 * math.pi, n), np.linspace(0, math.pi, n // 2))
    lump = 1 + 0.10 * (fbm(np.cos(u) * 1.5 + seed, np.sin(u) * 1.5 + v, 3, seed) - 0.5)
    px, py = 0.026 * np.sin(v) ** 0.35 * np.cos(u) * lump, 0.026 * np.sin(v) ** 0.35 * np.sin(u) * lump
    pz = 0.0125 * np.cos(v) * lump
    obj = grid(px, py, pz + 0.0125, meat, "scallop")
    obj.location = (x, y, z)


def seared(t):
    where = t.node("ShaderNodeTexCoord").outputs["Object"]
    z = t.split(where)[2]
    mottle = t.noise(where, 130.0, 4.0, 0.6)
    top = t.step(t.math("ADD", z, t.math("MULTIPLY", mottle, 0.010)), 0.024, 0.0295)
    tone = t.mix(top, (0.78, 0.66, 0.48), t.mix(t.step(mottle, 0.35, 0.65), (0.52, 0.25, 0.07), (0.20, 0.075, 0.02)))
    return principled(t, tone, 0.32, Subsurface=0.0, Specular=0.5, Normal=bump(t, mottle, 0.3, 0.002))


meat = surface("scallop", seared)
for i, (x, y) in enumerate(((-0.22, 0.34), (-0.14, 0.40), (-0.06, 0.33), (0.02, 0.40), (-0.20, 0.46), (-0.04, 0.47))):
    scallop((x + 0.07 + rng.uniform(-0.01, 0.01), y - 0.05, T + 0.01), i + 2)
# asparagus and mushrooms
scale = plain("scale", (0.085, 0.085, 0.035), 0.45, vary=0.4, scale=60)
green = plain("asparagus", (0.075, 0.125, 0.028), 0.4, vary=0.4, scale=40)
for i in range(7):
    x0, y0, a = 0.2 + rng.uniform(-0.012, 0.012), 0.29 + 0.021 * i, math.radians(6 + rng.uniform(-7, 7))
    pts = [(x0 + d * math.cos(a), y0 + d * math.sin(a), T + 0.018) for d in np.linspace(0, 0.2, 12)]
    tube(pts, [0.0065] * 8 + [0.007, 0.0075, 0.006, 0.0015], green, 12)
    for d in (0.05, 0.09, 0.118, 0.135, 0.148, 0.158, 0.166, 0.174):  # scales, closer towards the tip
        b = rng.uniform(0, math.pi)
        out = 0.0062 * math.cos(b), 0.0062 * math.sin(b)
        foot, end = ((x0 + (d + e) * math.cos(a) - o * math.sin(a), y0 + (d + e) * math.sin(a) + o * math.cos(a), T + 0.018 + out[1] * g)
                     for e, o, g in ((0, out[0], 1), (0.013, out[0] * 1.15, 1.15)))
        tube([foot, end], [0.0032, 0.0006], scale, 8)
oil = surface("oil", lambda t: t.node("ShaderNodeMixShader", {0: 0.35, 1: t.node("ShaderNodeBsdfTransparent", {"Color": (0.95, 0.8, 0.5)}),
              2: t.node("ShaderNodeBsdfGlossy", {"Color": (1, 0.9, 0.7), "Roughness": 0.05})}).outputs[0], haze=False)
for x, y, r in ((-0.04, 0.35, 0.13), (0.3, 0.36, 0.1)):
    ring = np.linspace(0, 2 * math.pi, 90)[None, :]
    k = np.array([0.0, 1.0])[:, None]
    wob = r * (1 + 0.25 * (fbm(np.cos(ring) * 1.6 + 7 * x, np.sin(ring) * 1.6 + 3, 3, 4) - 0.5) * 2)
    grid(x + k * wob * 1.3 * np.cos(ring), y + k * wob * 0.8 * np.sin(ring), T + 0.0103 + 0 * k * ring, oil, "oil")
# two spatulas
blade, grip = plain("blade", (0.7, 0.69, 0.67), 0.2, Metallic=1.0), plain("grip", (0.03, 0.02, 0.015), 0.4)
for x, y, turn in ((0.50, 0.42, 62), (0.57, 0.36, 55)):
    a = math.radians(turn)
    box((0.11, 0.085, 0.002), (x, y, T + 0.016), blade, 0.001, turn)
    d = (math.cos(a), math.sin(a))
    tube([(x + 0.05 * d[0], y + 0.05 * d[1], T + 0.018), (x + 0.12 * d[0], y + 0.12 * d[1], T + 0.045)], 0.006, blade, 12)
    tube([(x + 0.12 * d[0], y + 0.12 * d[1], T + 0.045), (x + 0.25 * d[0], y + 0.25 * d[1], T + 0.07)], 0.0115, grip, 16)
# a place at the counter: plate, chopsticks, sake
glaze = plain("glaze", (0.05, 0.11, 0.115), 0.2, vary=0.35, scale=26)
turned([(0.001, 0.003), (0.03, 0.003), (0.042, 0.008), (0.05, 0.014), (0.052, 0.013), (0.043, 0.004), (0.03, 0.0), (0.001, 0.0)], (0.27, 0.03, T + 0.019), glaze, 96, 60)
bamboo = timber("chopstick", (0.16, 0.06, 0.03), (0.3, 0.12, 0.06), "X", 0.3, size=8)
for k in (0, 1):
    tube([(0.17, 0.0 + 0.014 * k, T + 0.026), (-0.06, -0.012 + 0.010 * k, T + 0.023)], (0.0038, 0.0022), bamboo, 10)
turned([(0.001, 0), (0.012, 0), (0.011, 0.006), (0.001, 0.008)], (0.14, 0.006, T + 0.0165), glaze, 24)
clay = plain("sake", (0.48, 0.50, 0.44), 0.22, vary=0.1, scale=30)
turned([(0.001, 0), *rounded([(0.033, 0.0), (0.04, 0.02), (0.043, 0.06), (0.034, 0.095), (0.015, 0.118), (0.013, 0.135), (0.021, 0.152)]), (0.018, 0.152), (0.010, 0.136)], (-0.19, 0.055, T + 0.019), clay, 72, 60)
turned([(0.001, 0.002), *rounded([(0.016, 0.0), (0.021, 0.006), (0.026, 0.02), (0.028, 0.034)]), (0.0265, 0.034), (0.018, 0.008), (0.001, 0.007)], (-0.105, 0.03, T + 0.019), clay, 56, 60)
# the hood's lamps and the dark room with a wall of cedar behind
for x in (-0.35, 0.15, 0.65):
    turned([(0.004, 0.6), (0.004, 0.12), (0.05, 0.1), (0.07, 0.0)], (x, 0.5, T + 0.62), plain("shade", (0.02, 0.02, 0.02), 0.4), 40)
    turned([(0.001, 0.03), (0.05, 0.035)], (x, 0.5, T + 0.6), lamp("bulb", (1.0, 0.70, 0.38), 6.0, False), 32)
    point((x, 0.48, T + 0.55), 5.5, (1.0, 0.72, 0.42), 0.05)
for i in range(40):
    box((0.07, 0.03, 2.6), (-1.9 + 0.095 * i, 2.1, 1.3), walnut("Z") if i == 0 else __import__("bpy").data.materials["walnut"], 0.006)
box((6, 0.1, 3), (0, 2.2, 1.5), plain("wall", (0.05, 0.035, 0.028), 0.8), 0)
for x, r in ((-0.75, 0.05), (-0.6, 0.04), (0.9, 0.05)):
    turned([(0.001, 0), (r, 0.0), (r * 1.15, 0.06), (r * 0.7, 0.16), (r * 0.35, 0.2), (r * 0.4, 0.24)], (x, 1.75, 1.02), clay, 48)
box((4, 0.3, 0.04), (0, 1.78, 1.0), walnut("X"), 0.004)
area((0, 1.5, 2.5), (0, 2.1, 0.8), (3.0, 0.1), 12, (1.0, 0.62, 0.32))
area((0.3, -1.2, 1.9), (0, 0.2, T), (1.0, 0.5), 12, (1.0, 0.8, 0.6))

camera((0.04, -0.62, 1.4), yaw=0, lens=50, pitch=-28, focus=1.06, fstop=5.6)
render("life-teppanyaki", exposure=1.15, glow=0.15, strength=1.0)
