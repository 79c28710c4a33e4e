"""Bridges and quay cranes, seen from far away."""
import math

import numpy as np
from mathutils import Vector

from place_shapes import box, mesh


def beam(a, b, thick, material):
    """A square bar from a to b."""
    a, b = Vector(a), Vector(b)
    along = b - a
    side = along.cross(Vector((0, 0, 1)))
    side = (side if side.length > 1e-3 else Vector((1, 0, 0))).normalized() * thick / 2
    up = side.cross(along).normalized() * thick / 2
    ends = [p + s * side + u * up for p in (a, b) for s, u in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    faces = [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (0, 3, 2, 1), (4, 5, 6, 7)]
    return mesh("beam", ends, faces, material)


def crane(at, material, turn=0.0, scale=1.0, boom=70.0, raised=False):
    """A ship-to-shore gantry crane; its boom reaches along +x of its own."""
    a = math.radians(turn)

    def p(x, y, z):
        x, y, z = x * scale, y * scale, z * scale
        return (at[0] + x * math.cos(a) - y * math.sin(a), at[1] + x * math.sin(a) + y * math.cos(a), at[2] + z)

    def bar(x0, y0, z0, x1, y1, z1, t=1.3):
        beam(p(x0, y0, z0), p(x1, y1, z1), t * scale, material)

    for y in (-9, 9):
        for x in (-14, 14):
            bar(x, y, 0, x, y, 44, 1.7)
        bar(-14, y, 14, 14, y, 14)
        bar(-14, y, 44, 14, y, 44)
        bar(-14, y, 14, 14, y, 43, 0.8)
        bar(14, y, 44, 6, y * 0.3, 72, 1.2)
        bar(-14, y, 44, 6, y * 0.3, 72, 0.8)
    for x in (-14, 14):
        bar(x, -9, 14, x, 9, 14)
        bar(x, -9, 44, x, 9, 44)
    for y in (-3, 3):
        bar(-40, y, 46, 16, y, 46, 1.5)
        lift = (math.sin(1.2), math.cos(1.2)) if raised else (0.0, 1.0)
        tip = (16 + boom * lift[1], 46 + boom * lift[0])
        mid = (16 + boom * 0.5 * lift[1], 46 + boom * 0.5 * lift[0])
        bar(16, y, 46, tip[0], y, tip[1], 1.5)
        bar(6, y * 0.8, 72, mid[0], y, mid[1], 0.45)
        bar(6, y * 0.8, 72, tip[0] - 3, y, tip[1], 0.45)
        bar(6, y * 0.8, 72, -38, y, 46, 0.45)
    box((9 * scale, 7 * scale, 6 * scale), p(-28, 0, 50), material, 0, turn)
    box((3 * scale, 3 * scale, 3.5 * scale), p(10, 0, 43), material, 0, turn)


def suspension(start, end, deck, towers, tower_height, material, spacing=16.0, sag=0.1):
    """A suspension bridge from start to end (x, y); towers: parts of the way."""
    start, end = np.array(start, float), np.array(end, float)
    way = end - start
    length = np.hypot(*way)
    across = np.array((-way[1], way[0])) / length * 9

    def at(t, side=0.0):
        return start + way * t + across * side

    def cable(t):
        first, last = towers
        if t < first:
            return deck + (tower_height - deck) * (t / first) ** 1.6
        if t > last:
            return deck + (tower_height - deck) * ((1 - t) / (1 - last)) ** 1.6
        m = (t - first) / (last - first) * 2 - 1
        return deck + 6 + (tower_height - deck - 6) * m * m

    for side in (-1, 1):
        beam((*at(0, side), deck), (*at(1, side), deck), 4.0, material)
        parts = np.linspace(0, 1, 90)
        for a, b in zip(parts, parts[1:]):
            beam((*at(a, side), cable(a)), (*at(b, side), cable(b)), 1.5, material)
        for t in np.arange(0.02, 0.98, spacing / length):
            beam((*at(t, side), deck), (*at(t, side), cable(t)), 0.45, material)
        for t in towers:
            beam((*at(t, side), -4), (*at(t, side * 0.8), tower_height + 3), 7.0, material)
    for t in towers:
        for z in (deck * 0.6, (deck + tower_height) / 2, tower_height - 4):
            beam((*at(t, -1), z), (*at(t, 1), z), 4.5, material)
    for t in np.concatenate([np.arange(0.02, towers[0] - 0.03, 0.05), np.arange(towers[1] + 0.05, 0.99, 0.05)]):
        for side in (-1, 1):
            beam((*at(t, side), -4), (*at(t, side), deck), 3.0, material)
    box((length, 24, 2.0), (*((start + end) / 2), deck + 1), material, 0, math.degrees(math.atan2(way[1], way[0])))
