"""The children's room late in the afternoon: sun through round windows, soft shapes, and what the children left lying."""
import math

import bmesh
import bpy
import numpy as np

from place_materials import cloth, plain
from place_scene import area, begin, camera, link, render, sun
from place_shapes import box, copies, grid, mesh, smooth, tube, turned
from room import daylight, oak, outlook, shell, skirting

begin(samples=64, bounces=3, clamp=2.0)
W, D, H = 7.0, 6.0, 2.9
white = plain("white", (0.78, 0.77, 0.74), 0.9)
shell(W, D, H, oak("X", plank=(1.7, 0.16)), white, opening=(-3.5, 3.5, 0, H - 0.001))
skirting(W, D, white)
colours = {"navy": (0.03, 0.09, 0.2), "sea": (0.06, 0.32, 0.36), "sun": (0.85, 0.5, 0.1), "coral": (0.72, 0.15, 0.075),
           "sand": (0.75, 0.64, 0.47), "sky": (0.32, 0.55, 0.7), "mint": (0.4, 0.62, 0.5)}
soft = {k: cloth(k, c, sheen=0.25) for k, c in colours.items()}


def wall_with_portholes(y, holes, radius):
    """A wall sheet with round openings."""
    bm = bmesh.new()
    edge = [bm.verts.new(p) for p in ((-W / 2, y, 0), (W / 2, y, 0), (W / 2, y, H), (-W / 2, y, H))]
    edges = [bm.edges.new((edge[i], edge[(i + 1) % 4])) for i in range(4)]
    for x, z in holes:
        ring = [bm.verts.new((x + radius * math.cos(a), y, z + radius * math.sin(a))) for a in np.linspace(0, 2 * math.pi, 64, endpoint=False)]
        edges += [bm.edges.new((ring[i], ring[(i + 1) % 64])) for i in range(64)]
    bmesh.ops.triangle_fill(bm, use_beauty=True, edges=edges)
    data = bpy.data.meshes.new("porthole wall")
    bm.to_mesh(data)
    bm.free()
    data.materials.append(plain("sea wall", (0.5, 0.66, 0.72), 0.9))
    obj = link(bpy.data.objects.new("porthole wall", data))
    thick = obj.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = 0.16, 1
    for x, z in holes:
        rim = turned([(radius - 0.02, -0.05), (radius + 0.09, -0.05), (radius + 0.09, 0.03), (radius - 0.02, 0.03), (radius - 0.02, -0.05)],
                     (x, y - 0.02, z), plain("rim", (0.78, 0.77, 0.74), 0.4), 72, 30)
        rim.rotation_euler[0] = math.radians(90)


holes = [(-2.1, 1.55), (0.0, 1.55), (2.1, 1.55)]
wall_with_portholes(D - 0.1, holes, 0.66)
wave = np.linspace(-W / 2, W / 2, 300)[None, :]
for i, (name, base, size) in enumerate((("sky", 0.62, 0.1), ("sea", 0.42, 0.09), ("navy", 0.24, 0.07))):
    top = base + size * np.sin(wave * 2.2 + i * 1.3)
    obj = grid(wave + np.zeros((2, 1)), np.full((2, 300), D - 0.27 - i * 0.05), np.vstack([0 * top, top]), plain(f"wave {name}", colours[name], 0.7), "wave")
    obj.modifiers.new("thick", "SOLIDIFY").thickness = 0.03


def ball(at, radius, material):
    n = 40
    u, v = np.meshgrid(np.linspace(0, 2 * math.pi, n), np.linspace(0, math.pi, n // 2))
    return grid(at[0] + radius * np.sin(v) * np.cos(u), at[1] + radius * np.sin(v) * np.sin(u), at[2] + radius * np.cos(v), material, "ball")


def arch(at, outer, inner, depth, material, turn=0.0):
    a = np.linspace(0, math.pi, 49)
    ring = [(outer * math.cos(t), outer * math.sin(t)) for t in a] + [(inner * math.cos(t), inner * math.sin(t)) for t in a[::-1]]
    n = len(ring)
    vertices = [(x, -depth / 2, z) for x, z in ring] + [(x, depth / 2, z) for x, z in ring]
    faces = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    half = 49
    for i in range(half - 1):
        j, k = n - 1 - i, n - 2 - i
        faces += [(i, j, k, i + 1), (n + i, n + i + 1, n + k, n + j)]
    obj = mesh("arch", vertices, faces, material)
    obj.location, obj.rotation_euler[2] = at, math.radians(turn)
    bevel = obj.modifiers.new("bevel", "BEVEL")
    bevel.width, bevel.segments, bevel.limit_method = 0.035, 4, "ANGLE"
    return smooth(obj, 45)


arch((-1.75, 4.2, 0), 0.8, 0.46, 0.5, soft["coral"], 14)
arch((-1.75, 4.2, 0), 0.44, 0.22, 0.5, soft["sun"], 14)
box((0.62, 0.62, 0.62), (0.1, 4.6, 0.31), soft["sea"], 0.06, 22, 5)
box((0.46, 0.46, 0.46), (0.14, 4.58, 0.855), soft["sun"], 0.05, 50, 5)
box((1.2, 0.6, 0.34), (-0.75, 3.15, 0.17), soft["sky"], 0.06, -18, 5)
turned([(0.001, 0), (0.26, 0.0), (0.3, 0.04), (0.3, 0.38), (0.26, 0.42), (0.001, 0.42)], (0.86, 4.9, 0), soft["mint"], 64, 40)
turned([(0.001, 0), (0.24, 0.0), (0.27, 0.03), (0.02, 0.55), (0.001, 0.555)], (-0.55, 3.2, 0.345), soft["coral"], 64, 40)
ball((-2.55, 3.1, 0.36), 0.36, soft["navy"])
ball((-1.5, 2.55, 0.16), 0.16, soft["coral"])
ball((0.95, 2.9, 0.11), 0.11, soft["sun"])
turned([(0.95, 0), (1.1, 0.0), (1.14, 0.05), (1.14, 0.36), (1.1, 0.41), (0.95, 0.41), (0.91, 0.36), (0.91, 0.05), (0.95, 0)], (2.1, 4.1, 0), soft["sand"], 96, 40)
rng = np.random.default_rng(4)
bubbles = [ball((0, 0, 0), 1.0, plain(f"ball {k}", colours[k], 0.35)) for k in ("sky", "sea", "sun", "coral", "mint", "sand")]
r, a = 0.86 * np.sqrt(rng.random(620)), rng.uniform(0, 6.28, 620)
spots = np.stack([2.1 + r * np.cos(a), 4.1 + r * np.sin(a), rng.uniform(0.05, 0.33, 620) + 0.05 * (1 - r)], -1)
copies(bubbles, spots, 0.06 , seed=3)
rug = turned([(0.001, 0.012), (1.35, 0.012), (1.36, 0.006), (1.36, 0.0)], (-0.7, 3.5, 0), soft["sand"], 96)


def paper_boat(at, turn, size, tone):
    points = [(-1, 0, 0.5), (1, 0, 0.5), (-0.42, 0, 0), (0.42, 0, 0), (0, -0.4, 0.42), (0, 0.4, 0.42), (-0.5, 0, 0.36), (0.5, 0, 0.36), (0, 0, 1.0)]
    obj = mesh("boat", points, [(0, 2, 4), (2, 3, 4), (3, 1, 4), (0, 5, 2), (2, 5, 3), (3, 5, 1), (6, 7, 8)], plain("folded paper", tone, 0.8))
    obj.location, obj.rotation_euler[2], obj.scale = at, math.radians(turn), (size / 2,) * 3


def sandal(at, turn):
    x, y, z = at
    parts = [turned([(0.001, 0.0), (0.9, 0.0), (1.0, 0.35), (1.0, 0.75), (0.9, 1.0), (0.001, 1.0)], (0, 0, 0), plain("sole", colours["coral"], 0.7), 40)]
    parts[0].scale = (0.036, 0.09, 0.018)
    for away, high in ((0.035, 0.032), (-0.05, 0.028)):
        parts.append(tube([(0.035 * math.cos(a), away + 0.02 * math.sin(a), 0.012 + high * math.sin(a)) for a in np.linspace(0, math.pi, 13)], 0.007, soft["navy"], 8))
    for part in parts:
        part.location, part.rotation_euler[2] = (x, y, z), math.radians(turn)


def drawing(at, turn, strokes, upright=False):
    """A sheet of paper with lines of crayon; strokes: (colour, points from -1 to 1)."""
    parts = [box((0.42, 0.3, 0.002), (0, 0, 0), plain("sheet", (0.82, 0.81, 0.77), 0.9), 0)]
    for name, points in strokes:
        parts.append(tube([(0.19 * u, 0.13 * v, 0.002) for u, v in points], 0.006, plain(f"crayon {name}", colours[name], 0.8), 6))
    for part in parts:
        part.location, part.rotation_euler = at, (math.radians(90 if upright else 0), 0, math.radians(turn))


SUN = ("sun", [(0.6 + 0.2 * math.cos(a), 0.55 + 0.25 * math.sin(a)) for a in np.linspace(0, 6.3, 20)])
WAVES = [(name, [(u, high + 0.12 * math.sin(u * 9 + high * 9)) for u in np.linspace(-0.9, 0.9, 40)]) for name, high in (("sea", -0.55), ("navy", -0.75))]
SHIP = [("coral", [(-0.6, -0.3), (-0.4, -0.45), (0.3, -0.45), (0.5, -0.3), (-0.6, -0.3)]), ("navy", [(-0.1, -0.3), (-0.1, 0.6), (0.35, -0.15), (-0.1, -0.15)])]
ROOF = [("coral", [(-0.7, 0.0), (-0.35, 0.5), (0.0, 0.0), (-0.7, 0.0)]), ("sea", [(-0.6, 0.0), (-0.6, -0.6), (-0.1, -0.6), (-0.1, 0.0)])]
for x, z, strokes in ((-1.07, 1.74, [SUN, *WAVES, *SHIP]), (-1.03, 1.36, [SUN, *ROOF]), (1.06, 1.6, [*WAVES, *SHIP])):
    drawing((x, D - 0.275, z), 0, strokes, upright=True)
drawing((0.5, 2.82, 0.015), 24, [SUN, *WAVES, *SHIP])
for i, name in enumerate(("coral", "sea", "sun", "navy")):
    a = 0.5 + 1.1 * i
    x, y = 0.82 + 0.09 * math.cos(2.2 * i), 2.88 + 0.12 * math.sin(1.7 * i)
    tube([(x, y, 0.009), (x + 0.08 * math.cos(a), y + 0.08 * math.sin(a), 0.009)], 0.008, plain(f"crayon {name}", colours[name], 0.6), 10)
for x, y, turn in ((1.2, 2.86, 18), (1.36, 2.76, -28)):
    sandal((x, y, 0.0), turn)
for x, y, z, turn, tone in ((-0.98, 3.02, 0.34, 20, "white"), (0.34, 3.5, 0.012, -38, "coral"), (0.66, 3.62, 0.012, 14, "white"), (0.98, 3.48, 0.012, 50, "sky")):
    paper_boat((x, y, z), turn, 0.26, colours.get(tone, (0.8, 0.79, 0.76)))
outlook([(0, (0.7, 0.76, 0.8)), (0.25, (0.42, 0.6, 0.78)), (0.6, (0.16, 0.38, 0.66)), (1, (0.06, 0.18, 0.44))],
        azimuth=-30, elevation=30, glow=(1, 0.9, 0.75), cloud_colour=(0.9, 0.9, 0.9), height=18, seed=19, deep=(0.005, 0.08, 0.12))
for x, z in holes:
    daylight((x - 0.55, x + 0.55, z - 0.55, z + 0.55), D - 0.2, 45, (0.88, 0.94, 1.0))
sun(-18, 34, 18.0, (1.0, 0.8, 0.55), size=0.8)
area((0, 1.6, 2.8), (0, 3.6, 0.3), (5, 2), 44, (1.0, 0.94, 0.86))
area((2.8, 0.6, 2.4), (0, 4, 0.5), (1.5, 1.5), 14, (1.0, 0.92, 0.82))

camera((0.3, 0.1, 1.25), yaw=-1, lens=28, shift=-0.075)
render("life-kids", exposure=0.15, glow=0.1, strength=1.5)
