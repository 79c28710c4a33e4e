"""Branches of a flowering cherry, close by."""
import math

import numpy as np

from place_materials import plain, principled, surface
from place_shapes import mesh, tube


def branch(start, ahead, length, radius, rng, bark, twigs, depth=0, up=(0, 0, 0.16)):
    """Grows a crooked branch and its side branches; collects twig ends where flowers sit."""
    p, d = np.array(start, float), np.array(ahead, float)
    d /= np.linalg.norm(d)
    n = max(5, int(length / 0.12))
    points, radii = [p.copy()], [radius]
    for i in range(n):
        d = d + rng.normal(scale=0.16, size=3) + np.array(up) * 0.12
        d /= np.linalg.norm(d)
        p = p + d * length / n
        points.append(p.copy())
        radii.append(max(0.003, radius * (1 - 0.9 * (i + 1) / n)))
        if depth < 3 and i > 0 and rng.random() < (0.55, 0.55, 0.3)[depth]:
            side = np.cross(d, rng.normal(size=3))
            side /= np.linalg.norm(side)
            branch(p, d * 0.75 + side * 0.75, length * rng.uniform(0.24, 0.42), radii[-1] * 0.62, rng, bark, twigs, depth + 1, up)
        if depth >= 1 or i > 0.45 * n:
            for _ in range(1 if depth == 1 else 2):
                if rng.random() < 0.9:
                    twigs.append(p + rng.normal(scale=0.02, size=3))
    tube(points, radii, bark, 9 if depth < 2 else 6)


def flowers(centres, rng, material, size=0.019, buds=None):
    """Five notched petals a flower, several flowers a cluster."""
    vertices, faces = [], []
    for c in centres:
        for _ in range(int(rng.integers(4, 9))):
            n = rng.normal(size=3) + (0, -0.5, -0.1)
            n /= np.linalg.norm(n)
            q = c + n * rng.uniform(0.015, 0.05)
            u = np.cross(n, rng.normal(size=3))
            u /= np.linalg.norm(u)
            v = np.cross(n, u)
            s = size * rng.uniform(0.8, 1.2)
            cup = rng.uniform(0.1, 0.5)
            for k in range(5):
                a = 2 * math.pi * k / 5

                def at(r, b, lift):
                    return q + (u * math.cos(a + b) + v * math.sin(a + b)) * r * s + n * lift * s
                m = len(vertices)
                vertices += [tuple(at(0.08, 0, 0)), tuple(at(0.62, -0.5, cup * 0.5)), tuple(at(1.02, -0.2, cup)), tuple(at(0.9, 0, cup * 0.85)),
                             tuple(at(1.02, 0.2, cup)), tuple(at(0.62, 0.5, cup * 0.5))]
                faces += [(m, m + 1, m + 2, m + 3), (m, m + 3, m + 4, m + 5)]
    return mesh("blossom", vertices, faces, material)


def petal(name="petal", tone=(0.86, 0.62, 0.66), deep=(0.75, 0.38, 0.46)):
    def build(t):
        chance = t.node("ShaderNodeNewGeometry").outputs["Random Per Island"]
        colour = t.mix(t.math("POWER", chance, 2.0), tone, deep)
        diffuse = t.node("ShaderNodeBsdfDiffuse", {"Color": colour})
        through = t.node("ShaderNodeBsdfTranslucent", {"Color": colour})
        return t.node("ShaderNodeMixShader", {0: 0.45, 1: diffuse, 2: through}).outputs[0]
    return surface(name, build, haze=False)


def cherry_bark():
    return plain("cherry bark", (0.05, 0.032, 0.026), 0.8, vary=0.45, scale=18)
