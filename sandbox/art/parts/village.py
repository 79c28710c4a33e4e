"""Houses with windows, shutters and tiled roofs, many in one mesh."""
import math

import bpy
import numpy as np

from place_materials import principled, surface
from place_scene import link


def front(name, walls, shutters, frame=(0.6, 0.57, 0.5), lit=0.0, strength=1.5, wide=0.19, tall=0.27, stain=0.35):
    """Walls of several colours; the UV map counts windows across and storeys up."""
    def build(t):
        u, v, _ = t.split(t.node("ShaderNodeUVMap").outputs[0])
        seed = t.node("ShaderNodeAttribute", attribute_name="seed").outputs["Fac"]
        where = t.node("ShaderNodeNewGeometry").outputs["Position"]

        def dice(a, b, c):
            return t.node("ShaderNodeTexWhiteNoise", {"Vector": t.join(a, b, c)}, noise_dimensions="3D").outputs[0]

        house = dice(seed, 3.0, 1.0)
        tone = t.ramp(house, [(i / max(1, len(walls) - 1), c) for i, c in enumerate(walls)])
        blind = t.ramp(dice(seed, 5.0, 2.0), [(i / max(1, len(shutters) - 1), c) for i, c in enumerate(shutters)])
        wear = t.noise(t.vector("MULTIPLY", where, (0.5, 0.5, 0.12)), 1.4, 5.0, 0.6)
        fine = t.noise(where, 1.1, 5.0, 0.6)
        grime = t.math("MULTIPLY", t.step(t.math("MULTIPLY_ADD", fine, 0.5, t.math("MULTIPLY", wear, 0.5)), 0.62, 0.35), stain)
        tone = t.mix(grime, tone, t.vector("MULTIPLY", tone, (0.5, 0.46, 0.42)))
        fu, fv = t.math("FRACT", u), t.math("FRACT", v)
        x = t.math("ABSOLUTE", t.math("SUBTRACT", fu, 0.5))
        y = t.math("ABSOLUTE", t.math("SUBTRACT", fv, 0.52))

        def inside(w, h):
            return t.math("MULTIPLY", t.math("LESS_THAN", x, w), t.math("LESS_THAN", y, h))

        upright = t.math("LESS_THAN", t.math("ABSOLUTE", t.split(t.node("ShaderNodeNewGeometry").outputs["True Normal"])[2]), 0.5)
        upright = t.math("MULTIPLY", upright, t.math("GREATER_THAN", v, 0.0))
        cell = t.math("FLOOR", u), t.math("FLOOR", v)
        shut = t.math("LESS_THAN", dice(*cell, t.math("ADD", seed, 0.3)), 0.3)
        blinds = t.math("MULTIPLY", inside(wide * 1.85, tall), upright)
        slat = t.math("GREATER_THAN", t.math("FRACT", t.math("MULTIPLY", fv, 11.0)), 0.35)
        tone = t.mix(blinds, tone, t.mix(slat, t.vector("SCALE", blind, 0.55), blind))
        rim = t.math("MULTIPLY", inside(wide + 0.035, tall + 0.03), upright)
        tone = t.mix(rim, tone, frame)
        pane = t.math("MULTIPLY", t.math("MULTIPLY", inside(wide, tall), upright), t.math("SUBTRACT", 1.0, shut))
        closed = t.math("MULTIPLY", t.math("MULTIPLY", inside(wide, tall), upright), shut)
        tone = t.mix(closed, tone, t.mix(slat, t.vector("SCALE", blind, 0.6), blind))
        bar = t.math("MAXIMUM", t.math("LESS_THAN", x, 0.018), t.math("LESS_THAN", t.math("ABSOLUTE", t.math("SUBTRACT", fv, 0.6)), 0.014))
        tone = t.mix(pane, tone, t.mix(bar, (0.03, 0.035, 0.04), frame))
        ledge = t.math("MULTIPLY", t.math("LESS_THAN", fv, 0.05), upright)
        tone = t.mix(t.math("MULTIPLY", ledge, 0.7), tone, frame)
        burns = t.math("LESS_THAN", dice(*cell, seed), lit)
        dim = t.math("MULTIPLY_ADD", dice(*cell, t.math("ADD", seed, 0.7)), strength, strength * 0.25)
        power = t.math("MULTIPLY", t.math("MULTIPLY", burns, pane), t.math("MULTIPLY", t.math("SUBTRACT", 1.0, bar), dim))
        rough = t.math("MULTIPLY_ADD", pane, -0.7, 0.88)
        return principled(t, tone, rough, Specular=0.3, Emission=(1.0, 0.6, 0.26), Emission_Strength=power)
    return surface(name, build)


def tiles(name, colours, course=0.35, lichen=(0.1, 0.1, 0.07), rough=0.75):
    """Rows of pantiles; the UV map is in metres, v up the slope."""
    def build(t):
        u, v, _ = t.split(t.node("ShaderNodeUVMap").outputs[0])
        seed = t.node("ShaderNodeAttribute", attribute_name="seed").outputs["Fac"]
        row, column = t.math("FLOOR", t.math("DIVIDE", v, course)), t.math("FLOOR", t.math("DIVIDE", u, course * 0.8))
        one = t.node("ShaderNodeTexWhiteNoise", {"Vector": t.join(row, column, seed)}, noise_dimensions="3D").outputs[0]
        where = t.node("ShaderNodeNewGeometry").outputs["Position"]
        cloudy = t.noise(where, 0.6, 5.0, 0.6)
        house = t.node("ShaderNodeTexWhiteNoise", {"Vector": t.join(seed, 9.0, 4.0)}, noise_dimensions="3D").outputs[0]
        mix = t.math("ADD", t.math("MULTIPLY", one, 0.35), t.math("ADD", t.math("MULTIPLY", cloudy, 0.35), t.math("MULTIPLY", house, 0.35)))
        tone = t.ramp(mix, [(0.15 + 0.7 * i / max(1, len(colours) - 1), c) for i, c in enumerate(colours)])
        tone = t.mix(t.step(cloudy, 0.55, 0.75, 0.0, 0.6), tone, lichen)
        wave = t.math("ABSOLUTE", t.math("SINE", t.math("MULTIPLY", u, math.pi / (course * 0.8))))
        step = t.math("FRACT", t.math("DIVIDE", v, course))
        relief = t.math("MULTIPLY_ADD", step, -0.35, wave)
        gap = t.math("MULTIPLY", t.step(wave, 0.3, 0.0), 0.55)
        tone = t.mix(gap, tone, t.vector("SCALE", tone, 0.3))
        normal = t.node("ShaderNodeBump", {"Height": relief, "Strength": 0.7, "Distance": 0.1}).outputs[0]
        return principled(t, tone, rough, Specular=0.25, Normal=normal)
    return surface(name, build)


class Sheets:
    """Quads and triangles with UV and a seed, gathered in one mesh."""

    def __init__(self):
        self.vertices, self.faces, self.uvs, self.seeds = [], [], [], []

    def face(self, points, uv, seed):
        n = len(self.vertices)
        self.vertices += [tuple(map(float, p)) for p in points]
        self.faces.append(tuple(range(n, n + len(points))))
        self.uvs += uv
        self.seeds.append(seed)

    def build(self, material, name, thick=0.0):
        data = bpy.data.meshes.new(name)
        data.from_pydata(self.vertices, [], self.faces)
        data.uv_layers.new(name="UVMap").data.foreach_set("uv", np.array(self.uvs, np.float32).ravel())
        data.attributes.new("seed", "FLOAT", "FACE").data.foreach_set("value", np.array(self.seeds, np.float32))
        data.materials.append(material)
        data.update()
        obj = link(bpy.data.objects.new(name, data))
        if thick:
            solid = obj.modifiers.new("thick", "SOLIDIFY")
            solid.thickness, solid.offset = thick, -1
        return obj


class Village:
    def __init__(self):
        self.walls, self.roofs = Sheets(), Sheets()
        self.count = 0

    def house(self, at, size, turn=0.0, storeys=2, bay=2.6, rise=0.42, roof="hip", over=0.55, sink=3.0):
        """at: middle of the foot; size: (width, depth, wall height); rise: slope of the roof; flat roofs get a parapet."""
        self.count += 1
        seed = self.count * 1.37
        w, d, h = size
        a = math.radians(turn)

        def p(x, y, z):
            return (at[0] + x * math.cos(a) - y * math.sin(a), at[1] + x * math.sin(a) + y * math.cos(a), at[2] + z)

        corners = [(-w / 2, -d / 2), (w / 2, -d / 2), (w / 2, d / 2), (-w / 2, d / 2)]
        for (x0, y0), (x1, y1) in zip(corners, corners[1:] + corners[:1]):
            n = max(1, round(math.hypot(x1 - x0, y1 - y0) / bay))
            self.walls.face([p(x0, y0, 0), p(x1, y1, 0), p(x1, y1, h), p(x0, y0, h)],
                            [(0, 0), (n, 0), (n, storeys), (0, storeys)], seed)
            self.walls.face([p(x0, y0, -sink), p(x1, y1, -sink), p(x1, y1, 0), p(x0, y0, 0)],
                            [(0, -1), (n, -1), (n, -0.5), (0, -0.5)], seed)
        if roof == "flat":
            t = 0.25
            self.walls.face([p(x, y, h - 0.02) for x, y in corners], [(0, -1)] * 4, seed)
            for (x0, y0), (x1, y1) in zip(corners, corners[1:] + corners[:1]):
                ends = [(x0, y0), (x1, y1), (x1 * (1 - 2 * t / w), y1 * (1 - 2 * t / d)), (x0 * (1 - 2 * t / w), y0 * (1 - 2 * t / d))]
                self.walls.face([p(*ends[0], h), p(*ends[1], h), p(*ends[1], h + 0.9), p(*ends[0], h + 0.9)], [(0, -1)] * 4, seed)
                self.walls.face([p(*ends[3], h), p(*ends[2], h), p(*ends[2], h + 0.9), p(*ends[3], h + 0.9)], [(0, -1)] * 4, seed)
                self.walls.face([p(*e, h + 0.9) for e in ends], [(0, -1)] * 4, seed)
            return
        W, D = w / 2 + over, d / 2 + over
        low, top = h - over * rise, h + D * rise if roof == "gable" else h + D * rise * 0.96
        r = W if roof == "gable" else max(0.01, W - D)
        slope = math.hypot(D, top - low)
        for s in (-1, 1):
            self.roofs.face([p(-W * s, -D * s, low), p(W * s, -D * s, low), p(r * s, 0, top), p(-r * s, 0, top)],
                            [(-W, 0), (W, 0), (r, slope), (-r, slope)], seed)
            if roof == "hip":
                self.roofs.face([p(W * s, -D * s, low), p(W * s, D * s, low), p(r * s, 0, top)], [(-D, 0), (D, 0), (0, slope)], seed)
            else:
                x = w / 2 * s
                self.walls.face([p(x, -d / 2 * s, h), p(x, d / 2 * s, h), p(x, 0, h + d / 2 * rise)], [(0, -1)] * 3, seed)
        # ridge
        k = 0.16
        self.roofs.face([p(-r, -k, top + 0.02), p(r, -k, top + 0.02), p(r, -k, top + 0.22), p(-r, -k, top + 0.22)], [(0, 0), (2 * r, 0), (2 * r, 0.2), (0, 0.2)], seed)
        self.roofs.face([p(-r, k, top + 0.02), p(r, k, top + 0.02), p(r, k, top + 0.22), p(-r, k, top + 0.22)], [(0, 0), (2 * r, 0), (2 * r, 0.2), (0, 0.2)], seed)
        self.roofs.face([p(-r, -k, top + 0.22), p(r, -k, top + 0.22), p(r, k, top + 0.22), p(-r, k, top + 0.22)], [(0, 0), (2 * r, 0), (2 * r, 0.2), (0, 0.2)], seed)

    def build(self, wall, roof):
        self.walls.build(wall, "walls")
        if self.roofs.faces:
            self.roofs.build(roof, "roofs", 0.18)
