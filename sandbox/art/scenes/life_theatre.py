"""The theatre before the show: rows of red seats, a gold frame, the curtain lit."""
import math

import bpy
import numpy as np

from furniture import placed
from land import fbm
from place_materials import cloth, lamp, plain, surface, timber
from place_scene import area, begin, camera, link, point, render
from place_shapes import box, copies, grid, mesh, turned
from room import carpet

begin(samples=72, bounces=3, clamp=1.5)
velvet = cloth("velvet", (0.3, 0.014, 0.022), sheen=0.8)
gold = plain("gold", (0.62, 0.42, 0.16), 0.32, Metallic=1.0)
dark = plain("dark", (0.04, 0.016, 0.014), 0.7)


def seat():
    """Seen from behind and above: back, cushion, arms, as one mesh."""
    before = set(bpy.data.objects)
    box((0.5, 0.13, 0.52), (0, 0, 0.72), velvet, 0.055, segments=5)
    box((0.52, 0.03, 0.6), (0, -0.075, 0.62), dark, 0.012)
    box((0.48, 0.46, 0.13), (0, 0.28, 0.45), velvet, 0.05, segments=4)
    for s in (-1, 1):
        box((0.055, 0.46, 0.06), (s * 0.27, 0.22, 0.66), dark, 0.02)
        box((0.04, 0.4, 0.6), (s * 0.27, 0.2, 0.33), dark, 0.01)
    parts = [o for o in bpy.data.objects if o not in before]
    scene = bpy.context
    for o in parts:
        o.select_set(True)
    scene.view_layer.objects.active = parts[0]
    bpy.ops.object.convert(target="MESH")
    bpy.ops.object.join()
    joined = scene.view_layer.objects.active
    bpy.ops.object.transform_apply(location=True, rotation=True, scale=True)
    joined.select_set(False)
    return joined


points, turns = [], []
for row in range(13):
    radius, base = 7.4 + row * 1.02, 0.02 + 0.17 * row
    count = int(2 * 0.62 * radius / 0.585)
    for i in range(count):
        a = -0.62 + 1.24 * (i + 0.5) / count
        if abs(abs(a) - 0.27) < 0.42 / radius:
            continue
        points.append((radius * math.sin(a), -radius * math.cos(a) + 6.5, base))
        turns.append(a)
    n = 60
    arc = np.linspace(-1.1, 1.1, n)[None, :]
    edge = np.array([radius - 0.55, radius + 0.47])[:, None]
    grid(edge * np.sin(arc), 6.5 - edge * np.cos(arc), np.full((2, n), base), carpet((0.07, 0.014, 0.018)) if row == 0 else bpy.data.materials["carpet"], "tier")
    wall = np.array([base - 0.17, base])[:, None] + 0 * arc
    grid((radius - 0.55) * np.sin(arc) + 0 * wall, 6.5 - (radius - 0.55) * np.cos(arc) + 0 * wall, wall, dark, "riser")
copies([seat()], points, 1.0, np.array(turns))

box((60, 60, 0.1), (0, 0, -0.06), bpy.data.materials["carpet"], 0)
boards = timber("boards", (0.14, 0.08, 0.045), (0.3, 0.19, 0.11), "X", 0.28, plank=(2.2, 0.16))
arc = np.linspace(-6.4, 6.4, 80)[None, :]
front = 2.2 - 1.5 * (1 - (arc / 6.4) ** 2)
grid(arc + 0 * np.zeros((2, 1)), np.vstack([front, np.full_like(front, 9)]), np.full((2, 80), 0.95), boards, "stage")
grid(arc + 0 * np.zeros((2, 1)), np.vstack([front, front]), np.vstack([np.full_like(front, -0.1), np.full_like(front, 0.95)]), plain("apron", (0.05, 0.012, 0.012), 0.5), "apron")
for z in (0.93, 0.12):
    pts = [(x, 2.18 - 1.5 * (1 - (x / 6.4) ** 2), z) for x in np.linspace(-6.4, 6.4, 80)]
    curve = bpy.data.curves.new("rail", "CURVE")
    curve.dimensions, curve.bevel_depth = "3D", 0.03
    line = curve.splines.new("POLY")
    line.points.add(len(pts) - 1)
    for p, q in zip(line.points, pts):
        p.co = (*q, 1)
    curve.materials.append(gold)
    link(bpy.data.objects.new("rail", curve))


def hanging(x0, x1, y, z0, z1, wave, depth, gather=0.0, seed=1):
    u = np.linspace(0, 1, 500)[None, :]
    v = np.linspace(0, 1, 60)[:, None]
    pull = gather * np.sin(v * math.pi * 0.5) * 0
    x = x0 + (x1 - x0) * u
    phase = x / wave * 2 * math.pi + 1.8 * (fbm(x * 0.8 + seed, v * 0.6, 3, seed) - 0.5)
    size = depth * (0.7 + 0.6 * fbm(x + seed, v * 0.4 + 2, 3, seed)) * (1 - 0.3 * v)
    return grid(x + 0.3 * size * np.cos(2 * phase) + pull, y + size * np.sin(phase), z0 + (z1 - z0) * v + 0 * u, velvet, "curtain")


hanging(-5.6, 5.6, 4.6, 0.97, 6.2, 0.34, 0.1, seed=2)
u = np.linspace(-1, 1, 500)[None, :]
v = np.linspace(0, 1, 30)[:, None]
swag = 0.5 * np.abs(np.sin(u * math.pi * 2.5)) ** 0.7
grid(u * 5.3 + 0 * v, 4.2 - 0.12 * np.sin(v * math.pi) + 0.05 * np.sin(v * 26 + 4 * swag), 6.3 - (0.45 + swag) * v, velvet, "valance")
panelled = plain("side wall", (0.2, 0.05, 0.04), 0.75, vary=0.12, scale=1.5)


def moulding(side, x0, x1, z0, z1):
    """A gilded frame on the wall beside the stage."""
    for z in (z0, z1):
        box((x1 - x0 + 0.07, 0.06, 0.07), (side * (x0 + x1) / 2, 3.73, z), gold, 0.015)
    for x in (x0, x1):
        box((0.07, 0.06, z1 - z0), (side * x, 3.73, (z0 + z1) / 2), gold, 0.015)


for s in (-1, 1):
    for k, x in enumerate((5.35, 5.75, 6.1)):
        box((0.34 - 0.06 * k, 0.34, 6.8), (s * x, 4.0 - 0.12 * k, 3.4), gold if k != 1 else dark, 0.05, segments=4)
    box((8, 0.3, 10), (s * 10.2, 3.9, 5.0), panelled, 0)
    for x0, x1, z0, z1 in ((6.75, 8.6, 1.25, 4.2), (6.75, 8.6, 4.55, 7.0)):
        moulding(s, x0, x1, z0, z1)
    for y, z in ((1.5, 2.9), (-3.5, 3.4)):
        turned([(0.02, -0.2), (0.12, 0.0), (0.16, 0.22)], (s * 8.6, y, z), lamp("sconce", (1.0, 0.6, 0.28), 3.0, False), 24)
        point((s * 8.3, y, z + 0.3), 45, (1.0, 0.62, 0.3), 0.2)
    box((0.2, 30, 9), (s * 9, -6, 4.5), plain("wall", (0.13, 0.04, 0.032), 0.75, vary=0.15, scale=1), 0)
for k, z in enumerate((6.45, 6.8, 7.1)):
    box((12.4, 0.34, 0.3 - 0.05 * k), (0, 4.0 - 0.12 * k, z), gold if k != 1 else dark, 0.05, segments=4)
box((40, 0.1, 12), (0, 5.4, 6), plain("behind the frame", (0.07, 0.024, 0.02), 0.9), 0)
box((12.4, 0.3, 3), (0, 3.9, 8.6), panelled, 0)  # between the side walls: in one plane with them it would turn black
box((30, 40, 0.2), (0, -6, 8.6), plain("ceiling", (0.05, 0.022, 0.02), 0.8), 0)
for x in (-2.4, 2.4):
    area((x, 1.4, 7.6), (x * 0.8, 4.6, 2.6), (1.6, 0.4), 380, (1.0, 0.7, 0.42), spread=62)
area((0, 0.9, 1.05), (0, 4.6, 2.4), (9, 0.1), 130, (1.0, 0.6, 0.3))
area((0, 2.0, 8.0), (0, -4, 0), (8, 1), 300, (1.0, 0.62, 0.38))
area((0, -9.5, 8.2), (0, -1, 0.5), (12, 1), 260, (1.0, 0.66, 0.42))  # the house lights over the seats

camera((0.0, -8.6, 3.35), yaw=0, lens=25, shift=-0.01)
render("life-theatre", exposure=0.35, glow=0.25, strength=1.0)
