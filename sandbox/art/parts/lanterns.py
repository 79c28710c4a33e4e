"""Lanterns of silk or paper, lit from within, and the strings they hang from."""
import math

import bmesh
import bpy
import numpy as np

from harbour import beam
from place_materials import lamp, plain, principled, surface
from place_shapes import mesh, smooth, turned


def lantern(name, colour, strength=3.0, ribs=16, tassel=True, squash=0.78, heart=0.42):
    """One unit wide, hanging from z=0.62 to about -0.9 with its tassel."""
    profile = [(0.5 * math.cos(a) ** 0.8 if abs(a) < 1.5 else 0.0, 0.5 * squash * math.sin(a)) for a in np.linspace(-1.28, 1.28, 18)]
    vertices, faces = [], []
    sides = ribs * 4
    for r, z in profile:
        for j in range(sides):
            a = 2 * math.pi * j / sides
            dent = 1 - 0.05 * (1 - abs(math.cos(a * ribs / 2))) if ribs else 1
            vertices.append((r * dent * math.cos(a), r * dent * math.sin(a), z))
    for i in range(len(profile) - 1):
        for j in range(sides):
            k = (j + 1) % sides
            faces.append((i * sides + j, i * sides + k, (i + 1) * sides + k, (i + 1) * sides + j))

    def silk(t):
        x, y, z = t.split(t.node("ShaderNodeTexCoord").outputs["Object"])
        turn = t.math("ARCTAN2", y, x)
        rib = t.step(t.math("ABSOLUTE", t.math("SINE", t.math("MULTIPLY", turn, ribs / 2.0))), 0.0, 0.16, 0.45, 1.0)
        chance = t.node("ShaderNodeObjectInfo").outputs["Random"]
        middle = t.math("SUBTRACT", 1.0, t.math("MULTIPLY", t.math("ABSOLUTE", t.math("MULTIPLY_ADD", z, 1.0, 0.08)), 1.5))
        power = t.math("MULTIPLY", t.math("MULTIPLY", rib, middle), t.math("MULTIPLY_ADD", chance, 0.6 * strength, 0.7 * strength))
        facing = t.node("ShaderNodeLayerWeight", {"Blend": 0.4}).outputs["Facing"]
        warm = t.mix(t.step(facing, 0.75, 0.0, 0.0, heart), colour, (1.0, 0.62, 0.24))
        return principled(t, colour, 0.6, Emission=warm, Emission_Strength=power)

    obj = smooth(mesh(name, vertices, faces, surface(name, silk, False)), 60)
    dark = plain(name + " wood", (0.06, 0.025, 0.012), 0.5)
    thread = plain(name + " tassel", tuple(c * 0.5 for c in colour), 0.8)
    parts = [turned([(0.01, 0.46), (0.17, 0.46), (0.19, 0.38), (0.16, 0.36)], (0, 0, 0), dark, 20),
             turned([(0.16, -0.36), (0.19, -0.38), (0.17, -0.46), (0.01, -0.46)], (0, 0, 0), dark, 20),
             turned([(0.012, 0.46), (0.012, 0.66)], (0, 0, 0), dark, 6)]
    if tassel:
        parts.append(turned([(0.01, -0.46), (0.03, -0.5), (0.035, -0.56), (0.05, -0.6), (0.075, -0.95), (0.01, -0.94)], (0, 0, 0), thread, 14))
    bpy.ops.object.select_all(action="DESELECT")
    for part in parts:
        part.select_set(True)
    obj.select_set(True)
    bpy.context.view_layer.objects.active = obj
    bpy.ops.object.join()
    return obj


def string(a, b, count, sag, wire):
    """A slack wire from a to b; returns where its lanterns hang."""
    a, b = np.array(a, float), np.array(b, float)
    ts = np.linspace(0, 1, 17)
    line = [a + (b - a) * t - np.array((0, 0, 4 * sag * t * (1 - t))) for t in ts]
    for p, q in zip(line, line[1:]):
        beam(p, q, 0.025, wire)
    inner = (np.arange(count) + 0.5) / count
    return [tuple(a + (b - a) * t - np.array((0, 0, 4 * sag * t * (1 - t) + 0.36))) for t in inner]
