"""Coconut palms: a bent trunk, arching fronds, hanging leaflets."""
import math

import numpy as np

from place_materials import plain
from place_shapes import mesh, smooth


def palm(at, height=9.0, lean=(1.5, 0.0), seed=1, leaf=None, bark=None, fronds=22):
    rng = np.random.default_rng(seed)
    leaf = leaf or plain("frond", (0.03, 0.06, 0.015), 0.5)
    bark = bark or plain("bark", (0.09, 0.07, 0.05), 0.9, vary=0.3, scale=6)
    vertices, faces = [], []
    rings, sides = 26, 9
    for i in range(rings):
        t = i / (rings - 1)
        x, y = at[0] + lean[0] * t ** 1.7, at[1] + lean[1] * t ** 1.7
        r = 0.2 * (1 - 0.45 * t) + 0.14 * math.exp(-t * 16) + 0.012 * (i % 2)
        for j in range(sides):
            a = 2 * math.pi * j / sides
            vertices.append((x + r * math.cos(a), y + r * math.sin(a), at[2] + height * t))
    for i in range(rings - 1):
        for j in range(sides):
            k = (j + 1) % sides
            faces.append((i * sides + j, i * sides + k, (i + 1) * sides + k, (i + 1) * sides + j))
    smooth(mesh("trunk", vertices, faces, bark), 80)
    top = np.array((at[0] + lean[0], at[1] + lean[1], at[2] + height))
    vertices, faces = [], []
    for f in range(fronds):
        turn = 2.4 * f + rng.uniform(-0.2, 0.2)
        rise = 1.25 - 1.9 * f / fronds + rng.uniform(-0.12, 0.12)
        length = rng.uniform(3.0, 3.9)
        droop = rng.uniform(0.75, 1.15)
        flat = np.array((math.cos(turn), math.sin(turn), 0))
        side = np.array((-math.sin(turn), math.cos(turn), 0))
        p, angle = top.copy(), rise
        steps = 46
        for i in range(steps):
            t = i / (steps - 1)
            ahead = flat * math.cos(angle) + np.array((0, 0, math.sin(angle)))
            q = p + ahead * length / steps
            n = len(vertices)
            w = 0.028 * (1 - t) + 0.006
            vertices += [tuple(p - side * w), tuple(p + side * w), tuple(q + side * w), tuple(q - side * w)]
            faces.append((n, n + 1, n + 2, n + 3))
            if t > 0.12:
                reach = 0.85 * math.sin(math.pi * (0.12 + 0.86 * t)) ** 0.7 * rng.uniform(0.85, 1.1)
                for s in (-1, 1):
                    out = side * s * 0.72 + ahead * 0.5 + np.array((0, 0, -0.38 - 0.25 * t + rng.uniform(-0.1, 0.1)))
                    out /= np.linalg.norm(out)
                    hang = np.array((0, 0, -0.16))
                    n = len(vertices)
                    wide = ahead * 0.026
                    mid, tip = p + out * reach * 0.55, p + out * reach + hang * reach
                    vertices += [tuple(p - wide), tuple(p + wide), tuple(mid + wide), tuple(mid - wide), tuple(tip)]
                    faces += [(n, n + 1, n + 2, n + 3), (n + 3, n + 2, n + 4)]
            p = q
            angle -= droop * 2.1 / steps * (0.5 + t)
    return mesh("fronds", vertices, faces, leaf)
