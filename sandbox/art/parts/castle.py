"""Castles: walls of fitted stone that lean and curve, and a black keep of many roofs."""
import math

import numpy as np

from place_materials import plain, principled, surface
from place_shapes import box, mesh, smooth
from temple import roof


def masonry(name, tone, size=0.9, joint=0.45, moss=(0.08, 0.09, 0.05)):
    """Fitted stones of many shades."""
    def build(t):
        where = t.node("ShaderNodeNewGeometry").outputs["Position"]
        bent = t.vector("ADD", where, t.vector("SCALE", t.node("ShaderNodeTexNoise", {"Vector": where, "Scale": 0.6}).outputs["Color"], 0.8))
        stones = t.node("ShaderNodeTexVoronoi", {"Vector": bent, "Scale": 1 / size}, feature="F1")
        edges = t.node("ShaderNodeTexVoronoi", {"Vector": bent, "Scale": 1 / size}, feature="DISTANCE_TO_EDGE").outputs["Distance"]
        one = t.split(stones.outputs["Color"])[0]
        fine = t.noise(where, 3.5, 6.0, 0.65)
        broad = t.noise(where, 0.16, 5.0, 0.6)
        colour = t.mix(one, tuple(c * 0.62 for c in tone), tuple(min(1, c * 1.22) for c in tone))
        colour = t.mix(t.step(fine, 0.4, 0.8, 0.0, 0.5), colour, tuple(c * 0.5 for c in tone))
        colour = t.mix(t.step(broad, 0.5, 0.72, 0.0, 0.65), colour, moss)
        gap = t.step(edges, 0.07, 0.0)
        colour = t.mix(t.math("MULTIPLY", gap, joint), colour, tuple(c * 0.22 for c in tone))
        height = t.math("MULTIPLY_ADD", fine, 0.25, t.step(edges, 0.0, 0.16))
        normal = t.node("ShaderNodeBump", {"Height": height, "Strength": 0.8, "Distance": 0.16}).outputs[0]
        return principled(t, colour, 0.95, Specular=0.1, Normal=normal)
    return surface(name, build)


def curve(points, count=260):
    """A closed smooth line through the points (Catmull-Rom)."""
    p = np.array(points, float)
    n = len(p)
    out = []
    for i in range(count):
        u = i / count * n
        k, f = int(u), u - int(u)
        a, b, c, d = p[(k - 1) % n], p[k % n], p[(k + 1) % n], p[(k + 2) % n]
        out.append(0.5 * ((2 * b) + (c - a) * f + (2 * a - 5 * b + 4 * c - d) * f * f + (3 * b - a - 3 * c + d) * f ** 3))
    return np.array(out)


def rampart(points, foot, top, skin, coping, batter=0.22, thick=1.6, count=260):
    """A ring wall along a smooth line (given anticlockwise); foot(x, y): the ground; top: its height."""
    line = curve(points, count)
    ahead = np.roll(line, -1, 0) - np.roll(line, 1, 0)
    out = np.stack([ahead[:, 1], -ahead[:, 0]], -1)
    out /= np.linalg.norm(out, axis=1)[:, None]
    vertices, faces, caps = [], [], []
    steps = 7
    for (x, y), (nx, ny) in zip(line, out):
        low = float(foot(np.array(x), np.array(y))) - 2
        high = max(low + 2.5, top)
        for s in range(steps):
            v = s / (steps - 1)
            lean = batter * (high - low) * (1 - v) ** 1.5
            vertices.append((x + nx * lean, y + ny * lean, low + (high - low) * v))
        for away, z in ((0.28, high), (0.28, high + 0.5), (-thick, high + 0.5), (-thick, low)):
            vertices.append((x + nx * away, y + ny * away, z))
    n = steps + 4
    for i in range(count):
        j = (i + 1) % count
        for s in range(n - 1):
            face = (i * n + s, j * n + s, j * n + s + 1, i * n + s + 1)
            (caps if steps - 1 <= s < n - 2 else faces).append(face)
    smooth(mesh("rampart", vertices, faces, skin), 30)
    return mesh("coping", vertices, caps, coping)


def base(at, w, d, h, skin, flare=0.42, steps=14):
    """A stone base whose corners sweep out towards the foot."""
    vertices, faces = [], []
    for s in range(steps):
        v = s / (steps - 1)
        k = flare * h * (1 - v) ** 1.9
        z = at[2] + h * v
        for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            vertices.append((at[0] + sx * (w / 2 + k), at[1] + sy * (d / 2 + k), z))
    for s in range(steps - 1):
        for i in range(4):
            j = (i + 1) % 4
            faces.append((s * 4 + i, s * 4 + j, s * 4 + 4 + j, s * 4 + 4 + i))
    faces.append(tuple((steps - 1) * 4 + i for i in range(4)))
    return mesh("base", vertices, faces, skin)


def gable(at, w, rise, depth, tiles, white, face, turn=0):
    """A dormer gable: two slopes, a white face, a ridge; its front looks along -y turned by `turn` degrees."""
    a = math.radians(turn)

    def p(x, y, z):
        return (at[0] + x * math.cos(a) - y * math.sin(a), at[1] + x * math.sin(a) + y * math.cos(a), at[2] + z)

    for s in (-1, 1):
        us = np.linspace(0, 1, 9)
        top = [p(s * w / 2 * (1 - u) * 1.06, -0.35, rise * (u ** 1.25) + 0.12) for u in us]
        back = [p(s * w / 2 * (1 - u) * 1.06, depth, rise * (u ** 1.25) + 0.12) for u in us]
        points = top + back
        faces = [(i, i + 1, 9 + i + 1, 9 + i) for i in range(8)]
        obj = mesh("gable", points, faces, tiles)
        solid = obj.modifiers.new("thick", "SOLIDIFY")
        solid.thickness, solid.offset = 0.3, 0
        rim = [p(s * w / 2 * (1 - u) * 1.06, -0.5, rise * (u ** 1.25) - 0.02) for u in us] + [p(s * w / 2 * (1 - u) * 1.06, -0.5, rise * (u ** 1.25) - 0.3) for u in us]
        mesh("rim", rim, faces, white)
    mesh("face", [p(-w / 2, 0, 0), p(w / 2, 0, 0), p(0, 0, rise)], [(0, 1, 2)], face)
    box((0.45, depth + 0.6, 0.55), p(0, depth / 2 - 0.1, rise + 0.2), tiles, 0.05, turn)


def keep(at, w=24.0, storeys=((1.0, 5.2), (0.86, 4.6), (0.66, 4.4), (0.42, 3.6)), base_height=13.0, stone=(0.2, 0.19, 0.17)):
    """A keep: stone foot, walls of black boards below and white plaster above, roofs with white edges."""
    skin = masonry("keep stone", stone, 1.1)
    tiles = plain("keep tiles", (0.075, 0.08, 0.085), 0.5, vary=0.35, scale=0.9)
    white = plain("white plaster", (0.66, 0.64, 0.6), 0.9, vary=0.08, scale=0.8)
    timber = plain("white eaves", (0.6, 0.58, 0.54), 0.9)

    def boards(t):
        x, y, z = t.split(t.node("ShaderNodeNewGeometry").outputs["Position"])
        row = t.math("FRACT", t.math("MULTIPLY", z, 2.6))
        lap = t.step(row, 0.0, 0.16)
        worn = t.noise(t.node("ShaderNodeNewGeometry").outputs["Position"], 1.5, 5.0, 0.65)
        tone = t.mix(worn, (0.012, 0.011, 0.011), (0.045, 0.04, 0.037))
        return principled(t, t.mix(lap, (0.004, 0.004, 0.004), tone), 0.7)

    black = surface("black boards", boards)
    dark = plain("window slots", (0.008, 0.008, 0.009), 0.6)
    x, y, z = at
    d = w * 0.86
    base(at, w, d, base_height, skin)
    z += base_height
    for i, (k, h) in enumerate(storeys):
        bw, bd = w * k * 0.97, d * k * 0.97
        last = i == len(storeys) - 1
        box((bw, bd, h + 0.6), (x, y, z + h / 2 + 0.3), white, 0)
        low = h * (0.62 if i % 2 == 0 else 0.55)
        box((bw + 0.24, bd + 0.24, low), (x, y, z + low / 2), black, 0.02)
        for s in (-1, 1):
            for u in np.linspace(-0.38, 0.38, max(3, int(bw / 3.6))):
                box((0.85, 0.1, low * 0.42), (x + u * bw, y + s * (bd / 2 + 0.13), z + low * 0.62), dark, 0)
                box((0.16, 0.14, low * 0.42), (x + u * bw, y + s * (bd / 2 + 0.14), z + low * 0.62), black, 0)
            for u in np.linspace(-0.36, 0.36, max(2, int(bd / 3.8))):
                box((0.1, 0.85, low * 0.42), (x + s * (bw / 2 + 0.13), y + u * bd, z + low * 0.62), dark, 0)
        z += h
        rise = (5.2 if last else 3.4) * (0.7 if last else 1.0)
        rw, rd = bw + (3.4 if not last else 3.0), bd + (3.4 if not last else 3.0)
        roof((x, y, z), rw, rd, rise if last else rise * 1.25, tiles, timber, 0.16)
        if i == 0:
            gable((x - 0.2 * bw, y - rd * 0.47, z + 0.5), bw * 0.34, 2.8, rd * 0.3, tiles, white, black)
            gable((x + 0.27 * bw, y - rd * 0.47, z + 0.5), bw * 0.26, 2.2, rd * 0.3, tiles, white, black)
        if i == 1:
            gable((x, y - rd * 0.47, z + 0.5), bw * 0.5, 3.6, rd * 0.32, tiles, white, black)
            gable((x + rw * 0.47, y, z + 0.5), bd * 0.5, 3.6, rw * 0.3, tiles, white, black, 90)
        if i == 2:
            gable((x, y - rd * 0.47, z + 0.3), bw * 0.42, 2.4, rd * 0.3, tiles, white, black)
        z += 0.9 if not last else 0
    for s in (-1, 1):
        ornament = mesh("shachi", [(x + s * (w * 0.42 * 0.34), y - 0.3, z + 3.6), (x + s * (w * 0.42 * 0.34), y + 0.3, z + 3.6),
                                   (x + s * (w * 0.42 * 0.34 + 1.0), y, z + 3.7), (x + s * (w * 0.42 * 0.34 + 0.1), y, z + 6.0)], [(0, 1, 3), (1, 2, 3), (2, 0, 3)], tiles)
    return z
