"""What stands in a cabin or a lounge. Each piece is built about its own origin; `placed` moves it."""
import math
from contextlib import contextmanager

import bpy
import numpy as np
from mathutils import Matrix

from land import fbm
from place_materials import cloth, lamp, plain, sheer, surface, timber
from place_scene import point
from place_shapes import box, grid, mesh, smooth, turned


@contextmanager
def placed(at=(0, 0, 0), turn=0.0):
    """Everything built inside is turned about z by degrees and moved to `at`."""
    before = set(bpy.data.objects)
    yield
    move = Matrix.Translation(at) @ Matrix.Rotation(math.radians(turn), 4, "Z")
    for obj in set(bpy.data.objects) - before:
        if obj.parent is None:
            obj.matrix_world = move @ obj.matrix_basis


def pillow(size, at, material, lean=0.0, turn=0.0, seed=1, roll=0.0):
    """size: width, height, thickness; lies flat unless it leans (degrees about its width)."""
    w, h, thick = size
    n = 48
    u, v = np.meshgrid(np.linspace(-1, 1, n), np.linspace(-1, 1, n))
    full = (np.clip(1 - np.abs(u) ** 3.2, 0, 1) * np.clip(1 - np.abs(v) ** 3.2, 0, 1)) ** 0.42
    crease = fbm(u * 2.6 + seed, v * 2.6, 4, seed) - 0.5
    z = thick / 2 * full * (1 + 0.45 * crease)
    pinch = 1 - 0.09 * (1 - np.abs(u)) * np.abs(v) ** 4
    pinch_v = 1 - 0.09 * (1 - np.abs(v)) * np.abs(u) ** 4
    x, y = u * w / 2 * pinch_v, v * h / 2 * pinch
    x, y = x * 1.0, y * pinch
    parts = [grid(x, y, z, material, "pillow"), grid(x[::-1], y[::-1], -z[::-1] * 0.8, material, "pillow")]
    move = (Matrix.Translation(at) @ Matrix.Rotation(math.radians(turn), 4, "Z") @ Matrix.Rotation(math.radians(lean), 4, "X")
            @ Matrix.Rotation(math.radians(roll), 4, "Y"))
    for part in parts:
        part.matrix_world = move
    return parts


def drape(length, width, top, hang, material, start=0.0, lift=0.0, seed=1, folds=1.0, foot=True):
    """Cloth over a bed along +x from `start`, hanging at both sides and, if told, at the foot."""
    s = np.linspace(start, length + (hang if foot else 0), 170)[None, :]
    t = np.linspace(-width / 2 - hang, width / 2 + hang, 210)[:, None]
    over_x = np.maximum(s - length, 0) + 0 * t
    over_y = np.maximum(np.abs(t) - width / 2, 0) + 0 * s
    over = np.maximum(over_x, over_y)
    wave = fbm(s * 2.2 + seed, t * 2.2, 5, seed) - 0.5
    lines = fbm(s * 1.3 + t * 2.4 + seed, t * 1.2 - s, 4, seed + 7, ridged=True) - 0.6
    soft = np.clip(over / 0.1, 0, 1)
    x = np.minimum(s, length) + 0 * t + np.where(over_x > 0, 0.05 * soft + 0.05 * wave * soft, 0)
    sway = 0.035 * np.sin(s * 9 + 3 * wave) * soft
    y = np.clip(t, -width / 2, width / 2) + 0 * s + np.sign(t) * np.where(over_y > 0, 0.045 * soft + sway + 0.03 * wave, 0)
    inner = np.minimum(np.minimum(length - s, width / 2 - np.abs(t)), 0.18) / 0.18
    puff = 0.05 * np.clip(inner, 0, 1) ** 0.6
    z = top - over * 0.98 + puff + folds * (0.045 * wave + 0.03 * lines) * np.clip(1 - over / 0.3, 0.25, 1) + lift
    obj = grid(x, y, z, material, "drape")
    sub = obj.modifiers.new("smooth", "SUBSURF")
    sub.render_levels = 1
    return obj


def bed(length=2.05, width=1.8, throw=(0.02, 0.05, 0.11), head=(0.36, 0.31, 0.26), wide=2.6):
    """Headboard at x=0, the foot toward +x."""
    linen = cloth("linen", (0.8, 0.78, 0.74))
    base, accent = cloth("base", (0.2, 0.17, 0.14)), cloth("throw", throw, sheen=0.6)
    board = cloth("headboard", head, sheen=0.4)
    box((length - 0.05, width - 0.06, 0.3), (length / 2, 0, 0.2), base, 0.02)
    box((length, width, 0.24), (length / 2, 0, 0.43), linen, 0.06, segments=5)
    drape(length + 0.01, width + 0.02, 0.56, 0.26, linen, start=0.62, seed=3)
    drape(0.86, width + 0.03, 0.6, 0.2, linen, start=0.52, seed=9, folds=0.6, foot=False)
    with placed((length - 0.68, 0, 0)):
        drape(0.5, width + 0.17, 0.62, 0.3, accent, seed=5, folds=0.7, foot=False)
    for i, side in enumerate((-1, 1)):
        y = side * width * 0.25
        pillow((0.74, 0.5, 0.2), (0.2, y, 0.79), linen, lean=66, turn=90, seed=i + 2)
        pillow((0.7, 0.48, 0.19), (0.38, y * 1.02, 0.76), linen, lean=52, turn=90, seed=i + 6)
    pillow((0.5, 0.34, 0.15), (0.56, 0.0, 0.73), accent, lean=50, turn=92, seed=12)
    count = round(wide / 0.26)
    for i in range(count):
        y = (i + 0.5) / count * wide - wide / 2
        box((0.09, wide / count - 0.004, 1.0), (0.03, y, 0.72), board, 0.035, segments=4)


def night_table(material, top=0.5, width=0.46, lit=(1.0, 0.72, 0.44), watts=9.0):
    box((0.4, width, 0.36), (0.22, 0, top - 0.2), material, 0.006)
    box((0.43, width + 0.03, 0.03), (0.22, 0, top), material, 0.006)
    table_lamp((0.2, 0, top + 0.015), watts, lit)


def table_lamp(at, watts=9.0, lit=(1.0, 0.72, 0.44), height=0.44):
    brass, shade = plain("brass", (0.55, 0.38, 0.16), 0.3, Metallic=1.0), shade_material(lit)
    x, y, z = at
    k = height / 0.44
    turned([(0.001, 0), (0.07 * k, 0.0), (0.07 * k, 0.012), (0.012, 0.03), (0.01, 0.26 * k)], at, brass, 32)
    turned([(0.12 * k, 0.22 * k), (0.09 * k, 0.44 * k)], at, shade, 48)
    point((x, y, z + 0.32 * k), watts, lit, 0.04)


def shade_material(lit, strength=1.1):
    def build(t):
        body = t.node("ShaderNodeBsdfTranslucent", {"Color": (0.8, 0.7, 0.55)})
        skin = t.node("ShaderNodeBsdfDiffuse", {"Color": (0.8, 0.72, 0.6)})
        glow = t.node("ShaderNodeEmission", {"Color": lit, "Strength": strength})
        both = t.node("ShaderNodeMixShader", {0: 0.5, 1: body, 2: skin})
        return t.node("ShaderNodeAddShader", {0: both, 1: glow}).outputs[0]
    return surface("shade", build, haze=False)


def curtain(x, height, at, material, depth=0.05, wave=0.13, seed=1):
    """Hangs along x=(from, to) in folds; at: (y, z of the hem)."""
    columns = max(60, round((x[1] - x[0]) / 0.012))
    u = np.linspace(x[0], x[1], columns)[None, :]
    v = np.linspace(0, 1, 40)[:, None]
    phase = u / wave * 2 * np.pi + 2.2 * (fbm(u * 1.5 + seed, v * 0.8, 3, seed) - 0.5)
    size = depth * (0.75 + 0.5 * fbm(u * 2 + seed, v * 0.7 + seed, 3, seed + 2)) * (1 - 0.35 * v)
    obj = grid(u + 0.25 * size * np.cos(2 * phase), at[0] + size * np.sin(phase), at[1] + v * height + 0 * u, material, "curtain")
    return obj


def sofa(width=1.9, tone=(0.3, 0.29, 0.28), cushions=((0.02, 0.05, 0.11), (0.55, 0.42, 0.26)), depth=0.86):
    """Its back along y=0, the seat toward -y, the middle of the width at x=0."""
    fabric, foot = cloth("sofa", tone, sheen=0.4), plain("feet", (0.05, 0.035, 0.025), 0.4)
    box((width, depth, 0.16), (0, -depth / 2, 0.22), fabric, 0.03, segments=4)
    seats = 2 if width < 2.1 else 3
    inner = width - 0.32
    for i in range(seats):
        x = (i + 0.5) / seats * inner - inner / 2
        box((inner / seats - 0.008, depth - 0.2, 0.17), (x, -depth / 2 - 0.06, 0.385), fabric, 0.055, segments=6)
        pillow((inner / seats, 0.5, 0.24), (x, -0.25, 0.66), fabric, lean=76, seed=i + 20)
    box((width, 0.16, 0.46), (0, -0.08, 0.5), fabric, 0.05, segments=5)
    for s in (-1, 1):
        box((0.16, depth, 0.36), (s * (width / 2 - 0.08), -depth / 2, 0.42), fabric, 0.05, segments=5)
        for y in (-0.08, -depth + 0.08):
            box((0.05, 0.05, 0.14), (s * (width / 2 - 0.1), y, 0.07), foot, 0.005)
    for i, c in enumerate(cushions):
        s = -1 if i % 2 == 0 else 1
        pillow((0.44, 0.42, 0.15), (s * (inner / 2 - 0.2), -0.45, 0.655), cloth("cushion", c, sheen=0.6), lean=66, turn=s * -14, seed=i + 30)


def armchair(tone, width=0.74):
    sofa_parts = cloth("armchair", tone, sheen=0.5)
    foot = plain("legs", (0.06, 0.04, 0.025), 0.4)
    box((width - 0.2, 0.62, 0.18), (0, -0.36, 0.37), sofa_parts, 0.06, segments=6)
    n = 40
    a = np.linspace(-1.75, 1.75, n)[None, :]
    v = np.linspace(0, 1, 16)[:, None]
    rx, ry = width / 2, 0.42
    height = 0.46 * (0.62 + 0.38 * np.cos(a / 1.75 * 1.2))
    flare = 1 + 0.08 * v
    shell = grid(rx * np.sin(a) * flare, -0.4 + ry * np.cos(a) * flare, 0.26 + v * height, sofa_parts, "shell")
    thick = shell.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = 0.09, 0
    soft = shell.modifiers.new("soft", "BEVEL")
    soft.width, soft.segments = 0.035, 4
    box((width - 0.16, 0.66, 0.06), (0, -0.38, 0.255), sofa_parts, 0.02)
    for x in (-1, 1):
        for y in (-0.14, -0.62):
            turned([(0.014, 0), (0.022, 0.24)], (x * (width / 2 - 0.14), y, 0), foot, 16)


def round_table(material, radius=0.3, height=0.48, leg=None):
    leg = leg or plain("brass leg", (0.5, 0.35, 0.15), 0.3, Metallic=1.0)
    turned([(0.001, height - 0.03), (radius - 0.004, height - 0.03), (radius, height - 0.026), (radius, height - 0.004),
            (radius - 0.004, height), (0.001, height)], (0, 0, 0), material, 72, 30)
    turned([(radius * 0.55, 0), (radius * 0.55, 0.012), (0.03, 0.02), (0.022, height - 0.03)], (0, 0, 0), leg, 48)


def desk(material, width=1.3, mirror=True):
    """Against the wall x=0, running along y, out toward -x."""
    box((0.46, width, 0.035), (-0.23, 0, 0.74), material, 0.006)
    box((0.42, 0.44, 0.5), (-0.22, width / 2 - 0.24, 0.47), material, 0.005)
    for z in (0.34, 0.6):
        box((0.012, 0.4, 0.012), (-0.437, width / 2 - 0.24, z), plain("pull", (0.55, 0.4, 0.2), 0.3, Metallic=1.0), 0.002)
    box((0.42, 0.03, 0.72), (-0.22, -width / 2 + 0.02, 0.36), material, 0.004)
    if mirror:
        glass = plain("mirror", (0.9, 0.9, 0.9), 0.02, Metallic=1.0)
        box((0.02, width * 0.72, 0.9), (-0.012, 0, 1.45), plain("frame", (0.5, 0.36, 0.17), 0.35, Metallic=1.0), 0.004)
        box((0.02, width * 0.72 - 0.04, 0.86), (-0.016, 0, 1.45), glass, 0)


def flowers(at, tone=(0.85, 0.8, 0.76), height=0.34, seed=1):
    """A vase with a loose ball of blossom."""
    x, y, z = at
    turned([(0.001, 0), (0.045, 0.0), (0.06, 0.05), (0.05, 0.12), (0.03, 0.16), (0.036, 0.18)], at, plain("vase", (0.3, 0.34, 0.38), 0.25), 40)
    rng = np.random.default_rng(seed)
    petal, stem = plain("petal", tone, 0.7, vary=0.12, scale=30), plain("stem", (0.06, 0.12, 0.04), 0.6)
    for i in range(34):
        d = rng.normal(size=3)
        d[2] = abs(d[2]) * 0.9 + 0.1
        d /= np.linalg.norm(d)
        leaf = i % 6 == 0
        r = height * 0.36 * (rng.uniform(0.95, 1.15) if leaf else rng.uniform(0.7, 1.02))
        n = 12 if leaf else 44
        u, v = np.meshgrid(np.linspace(0, 2 * np.pi, n), np.linspace(0, np.pi, n))
        size = rng.uniform(0.024, 0.034)
        if leaf:
            lump, low = size * (1 + 0.5 * np.cos(u)), 0.25
        else:  # petals folded about the heart of each blossom
            fold = np.abs(np.sin(2.5 * u + 5 * v + i)) ** 0.6 * 0.16 + 0.22 * fbm(u * 4 + i, v * 7, 4, i, ridged=True)
            lump, low = size * (0.78 + fold * np.sin(v) ** 0.5), 1.0
        grid(x + d[0] * r + lump * np.sin(v) * np.cos(u), y + d[1] * r + lump * np.sin(v) * np.sin(u),
             z + 0.2 + d[2] * r + low * lump * np.cos(v), stem if leaf else petal, "petal")
