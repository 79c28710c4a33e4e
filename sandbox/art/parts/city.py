"""Towers with lit windows, skylines, quay lights."""
import math

import bpy
import numpy as np

from place_materials import principled, surface
from place_shapes import mesh
from place_scene import link


def facade(name, wall, tints, floor=3.8, bay=3.2, share=0.35, strength=3.0, gloss=0.25, bands=0.0):
    """Windows by storey and bay (from the UV map, in metres), some of them lit. bands: share of whole lit storeys."""
    def build(t):
        u, v, _ = t.split(t.node("ShaderNodeUVMap").outputs[0])
        seed = t.node("ShaderNodeAttribute", attribute_name="seed").outputs["Fac"]
        cu, cv = t.math("DIVIDE", u, bay), t.math("DIVIDE", v, floor)
        column, storey = t.math("FLOOR", cu), t.math("FLOOR", cv)
        chance = t.node("ShaderNodeTexWhiteNoise", {"Vector": t.join(column, storey, seed)}, noise_dimensions="3D")
        level = t.node("ShaderNodeTexWhiteNoise", {"Vector": t.join(storey, seed, 7.0)}, noise_dimensions="3D").outputs[0]
        house = t.node("ShaderNodeTexWhiteNoise", {"Vector": t.join(seed, 3.0, 1.0)}, noise_dimensions="3D").outputs[0]
        part = t.math("MULTIPLY", t.math("MULTIPLY_ADD", t.math("POWER", house, 1.8), 2.3, 0.12), share)  # some houses sleep
        part = t.math("ADD", part, t.math("MULTIPLY", t.math("LESS_THAN", level, bands), 0.5))
        part = t.math("MULTIPLY", part, t.math("LESS_THAN", level, 0.84))  # and some storeys
        lit = t.math("LESS_THAN", chance.outputs[0], part)
        fu, fv = t.math("FRACT", cu), t.math("FRACT", cv)
        pane = t.math("MULTIPLY", t.math("LESS_THAN", t.math("ABSOLUTE", t.math("SUBTRACT", fu, 0.5)), 0.38),
                      t.math("LESS_THAN", t.math("ABSOLUTE", t.math("SUBTRACT", fv, 0.5)), 0.3))
        upright = t.math("ABSOLUTE", t.split(t.node("ShaderNodeNewGeometry").outputs["True Normal"])[2])
        pane = t.math("MULTIPLY", pane, t.math("LESS_THAN", upright, 0.7))
        r, g, b = t.node("ShaderNodeSeparateRGB", {0: chance.outputs["Color"]}).outputs
        mood = t.node("ShaderNodeTexWhiteNoise", {"Vector": t.join(seed, 11.0, 5.0)}, noise_dimensions="3D").outputs[0]
        tint = t.ramp(t.math("MULTIPLY_ADD", g, 0.45, t.math("MULTIPLY", mood, 0.55)), [(i / (len(tints) - 1), c) for i, c in enumerate(tints)])
        power = t.math("MULTIPLY", t.math("MULTIPLY", lit, pane), t.math("MULTIPLY_ADD", t.math("POWER", b, 2.6), strength * 2.2, strength * 0.18))
        dark = t.vector("SCALE", wall, t.math("MULTIPLY_ADD", house, 0.9, 0.5))
        skin = t.mix(pane, dark, (0.02, 0.025, 0.035))
        return principled(t, skin, gloss, Emission=tint, Emission_Strength=power)
    return surface(name, build)


class Blocks:
    """Many buildings gathered in one mesh, with metres as UV and a seed for each."""

    def __init__(self):
        self.vertices, self.faces, self.uvs, self.seeds = [], [], [], []
        self.count = 0

    def tower(self, at, levels, sides=4, turn=0.0):
        """levels: (height, width, depth, twist in degrees), from the ground up."""
        self.count += 1
        start = len(self.vertices)
        for z, w, d, twist in levels:
            a = math.radians(turn + twist)
            for i in range(sides):
                b = 2 * math.pi * (i + 0.5) / sides
                r = 0.5 / math.cos(math.pi / sides) if sides == 4 else 0.5
                x, y = w * r * math.cos(b), d * r * math.sin(b)
                self.vertices.append((at[0] + x * math.cos(a) - y * math.sin(a), at[1] + x * math.sin(a) + y * math.cos(a), z))
        side = levels[0][1] * math.pi / sides if sides > 4 else levels[0][1]
        for k in range(len(levels) - 1):
            for i in range(sides):
                j = (i + 1) % sides
                a, b = start + k * sides, start + (k + 1) * sides
                self.faces.append((a + i, a + j, b + j, b + i))
                u = i * side
                z0, z1 = levels[k][0], levels[k + 1][0]
                self.uvs += [(u, z0), (u + side, z0), (u + side, z1), (u, z1)]
                self.seeds.append(self.count * 1.37)
        top = start + (len(levels) - 1) * sides
        self.faces.append(tuple(top + i for i in range(sides)))
        self.uvs += [(0, 0)] * sides
        self.seeds.append(self.count * 1.37)

    def block(self, at, size, turn=0.0, base=0.0):
        w, d, h = size
        self.tower(at, [(base - 3, w, d, 0), (base + h, w, d, 0)], turn=turn)

    def build(self, material, name="blocks"):
        data = bpy.data.meshes.new(name)
        data.from_pydata(self.vertices, [], self.faces)
        data.uv_layers.new(name="UVMap").data.foreach_set("uv", np.array(self.uvs, np.float32).ravel())
        data.attributes.new("seed", "FLOAT", "FACE").data.foreach_set("value", np.array(self.seeds, np.float32))
        data.materials.append(material)
        data.update()
        return link(bpy.data.objects.new(name, data))


def street(blocks, x, y, count, height, width=(18, 40), seed=1, ground=None, peak=2.2):
    """Scatters buildings over a rectangle; peak: how rare the tall ones are."""
    rng = np.random.default_rng(seed)
    for px, py in zip(rng.uniform(*x, count), rng.uniform(*y, count)):
        h = height[0] + (height[1] - height[0]) * rng.random() ** peak
        w, d = rng.uniform(*width), rng.uniform(*width)
        base = float(ground(np.array(px), np.array(py))) if ground else 0.0
        if ground and base < 1:
            continue
        turn = rng.uniform(-12, 12)
        blocks.block((px, py), (w, d, h), turn, base)
        if rng.random() < 0.6:
            blocks.block((px, py), (w * 0.7, d * 0.7, h + rng.uniform(4, 14)), turn, base)


def lights(points, material, size=0.6, name="lights"):
    """Small lamps as octahedra in one mesh."""
    shape = np.array([(1, 0, 0), (0, 1, 0), (-1, 0, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)], float) * size
    faces = [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4), (1, 0, 5), (2, 1, 5), (3, 2, 5), (0, 3, 5)]
    points = np.asarray(points, float)
    vertices = (points[:, None, :] + shape[None]).reshape(-1, 3)
    all_faces = [tuple(i * 6 + k for k in f) for i in range(len(points)) for f in faces]
    return mesh(name, vertices, all_faces, material)
