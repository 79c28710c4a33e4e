"""People seen from far away: a walker on a beach, someone at a rail. Never nearer than some twenty metres."""
import math

import bpy
import numpy as np

from place_materials import plain
from place_shapes import grid, tube, turned


def egg(at, radii, material):
    u, v = np.meshgrid(np.linspace(0, 2 * math.pi, 25), np.linspace(0, math.pi, 13))
    return grid(at[0] + radii[0] * np.sin(v) * np.cos(u), at[1] + radii[1] * np.sin(v) * np.sin(u), at[2] + radii[2] * np.cos(v), material, "egg")


def person(at, turn=0.0, height=1.7, stride=0.25, shirt=(0.7, 0.68, 0.62), below=(0.06, 0.08, 0.12), skin=(0.42, 0.26, 0.17), hat=None, dress=False):
    """Stands at `at` and looks along +y turned by degrees; stride: metres between the feet."""
    before = set(bpy.data.objects)
    cloth, lower, bare = plain("shirt", shirt, 0.9), plain("below", below, 0.9), plain("skin", skin, 0.6)
    for s in (-1, 1):
        tube([(s * 0.09, 0, 0.86), (s * 0.1, s * stride * 0.5 + 0.02, 0.46), (s * 0.1, s * stride, 0.05)], [0.095, 0.07, 0.045], bare if dress else lower, 10)
        tube([(s * 0.1, s * stride - 0.05, 0.03), (s * 0.1, s * stride + 0.17, 0.03)], 0.04, bare, 8)
        tube([(s * 0.18, 0, 1.38), (s * 0.25, -s * stride * 0.3, 1.12), (s * 0.22, -s * stride * 0.5, 0.9)], [0.055, 0.045, 0.035], bare, 8)
    if dress:
        turned([(0.3, 0.42), (0.24, 0.7), (0.15, 1.0), (0.001, 1.0)], (0, 0, 0), cloth, 24)
    for z, w, d in ((0.95, 0.16, 0.12), (1.12, 0.16, 0.11), (1.3, 0.2, 0.12)):
        egg((0, 0, z), (w, d, 0.17), cloth if dress or z > 1.0 else lower)
    egg((0, 0, 1.5), (0.06, 0.06, 0.09), bare)
    egg((0, 0.01, 1.63), (0.085, 0.1, 0.12), bare)
    egg((0, -0.02, 1.66), (0.092, 0.1, 0.115), plain("hair", (0.02, 0.015, 0.012), 0.7))
    if hat:
        turned([(0.24, 1.67), (0.125, 1.7), (0.115, 1.8), (0.001, 1.83)], (0, 0, 0), plain("hat", hat, 0.9), 24)
    a = math.radians(-turn)
    for part in set(bpy.data.objects) - before:
        part.location = at
        part.rotation_euler[2] = a
        part.scale = (height / 1.75,) * 3


def footprints(path, ground, material, step=0.62, size=0.11):
    """Prints along a path of (x, y), left and right in turn, pressed into the ground of ground(x, y)."""
    p = np.asarray(path, float)
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))])
    rng = np.random.default_rng(len(p) + round(run[-1]))
    for i, s in enumerate(np.arange(0, run[-1], step)):
        s += rng.normal(scale=0.06)
        x, y = np.interp(s, run, p[:, 0]), np.interp(s, run, p[:, 1])
        k = min(np.searchsorted(run, s), len(p) - 1)
        dx, dy = p[k] - p[max(k - 1, 0)]
        a = math.atan2(dy, dx)
        side = rng.uniform(0.09, 0.16) * (1 if i % 2 else -1)
        x, y = x - side * math.sin(a), y + side * math.cos(a)
        mark = turned([(0.001, 0.012), (0.7, 0.01), (1.0, 0.0)], (x, y, float(ground(np.array(x), np.array(y))) + 0.01), material, 14)
        mark.scale, mark.rotation_euler[2] = (size * 1.7, size * 0.75, 1), a + rng.normal(scale=0.12)
