"""What is set on a table, a bar or a spa bench: plates, glasses, candles, bottles, towels, stones."""
import math

import bmesh
import bpy
import numpy as np

from land import fbm
from place_materials import cloth, glass, lamp, plain, principled, surface
from place_scene import link, point
from place_shapes import box, grid, mesh, smooth, turned


def porcelain():
    return plain("porcelain", (0.82, 0.81, 0.78), 0.12, Specular=0.5)


def plate(at, radius, material):
    r = radius
    turned([(0.001, 0.004), (r * 0.55, 0.004), (r * 0.62, 0.007), (r * 0.7, 0.012), (r * 0.97, 0.021), (r, 0.023), (r, 0.02),
            (r * 0.7, 0.006), (r * 0.6, 0.0), (0.001, 0.0)], at, material, 96, 60)


def wine_glass(at, clear, wine=None, height=0.22, bowl=0.042):
    h, b = height, bowl
    outer = [(0.036, 0.0), (0.034, 0.003), (0.006, 0.008), (0.0038, 0.02), (0.0036, h * 0.42), (0.01, h * 0.45), (b * 0.8, h * 0.53),
             (b, h * 0.66), (b * 0.96, h * 0.82), (b * 0.76, h)]
    turned(outer, at, clear, 64, 80)
    if wine:
        turned([(0.001, h * 0.47), (b * 0.74, h * 0.53), (b * 0.93, h * 0.62), (b * 0.93, h * 0.63), (0.001, h * 0.63)], at, wine, 48, 60)


def tumbler(at, clear, drink=None, radius=0.04, height=0.09):
    r, h = radius, height
    turned([(0.001, 0.0), (r * 0.92, 0.0), (r * 0.94, 0.004), (r, h), (r * 0.95, h), (r * 0.88, 0.012), (0.001, 0.01)], at, clear, 64, 50)
    if drink:
        turned([(0.001, 0.012), (r * 0.88, 0.012), (r * 0.91, h * 0.5), (0.001, h * 0.5)], at, drink, 48, 50)


def candle(at, height=0.09, watts=0.35, radius=0.02, holder=True):
    x, y, z = at
    wax = plain("wax", (0.85, 0.76, 0.6), 0.5, Emission=(1.0, 0.5, 0.18), Emission_Strength=0.12)
    if holder:
        turned([(0.001, 0), (0.04, 0), (0.042, 0.004), (0.026, 0.01), (0.024, 0.028), (radius, 0.028)], at, plain("holder", (0.55, 0.4, 0.18), 0.25, Metallic=1.0), 48)
        z += 0.028
    turned([(0.001, 0), (radius, 0), (radius, height - 0.002), (radius - 0.003, height), (0.001, height - 0.004)], (x, y, z), wax, 40)
    flame = lamp("flame", (1.0, 0.5, 0.15), 9.0, emitter=False)
    turned([(0.0005, 0.0), (0.0045, 0.008), (0.0052, 0.013), (0.003, 0.024), (0.0005, 0.036)], (x, y, z + height + 0.004), flame, 20)
    point((x, y, z + height + 0.03), watts, (1.0, 0.56, 0.22), 0.008)


def cutlery(at, turn, material, kind="fork"):
    """A knife, fork or spoon as a slim bent blade; long side along y."""
    from furniture import placed
    n = 60
    v = np.linspace(0, 1, n)
    if kind == "knife":
        half = np.where(v < 0.52, 0.0055 - 0.002 * v, 0.0085 * np.clip((1 - v) * 9, 0, 1) ** 0.5)
    else:
        head = np.exp(-((v - 0.84) / 0.1) ** 2)
        half = 0.0026 + 0.0018 * np.cos(v * 2.4) ** 2 + (0.0165 if kind == "spoon" else 0.0095) * head
        half = half * np.clip((1 - v) * 14, 0, 1) ** 0.5
    u = np.linspace(-1, 1, 9)[None, :]
    y = (v * 0.21 - 0.1)[:, None] + 0 * u
    x = u * half[:, None]
    arch = 0.008 * np.sin(v * math.pi * 1.05) - (0.006 * np.exp(-((v - 0.85) / 0.09) ** 2) if kind != "knife" else 0)
    z = 0.004 + arch[:, None] - 0.0016 * u ** 2
    with placed(at, turn):
        obj = grid(x, y, z, material, kind)
        thick = obj.modifiers.new("thick", "SOLIDIFY")
        thick.thickness = 0.0016


def napkin(at, material, turn=0.0):
    from furniture import placed
    u, v = np.meshgrid(np.linspace(-1, 1, 60), np.linspace(-1, 1, 60))
    z = 0.012 + 0.004 * fbm(u * 2, v * 2, 4, 3) + 0.01 * np.clip(1 - np.abs(u), 0, 1) ** 0.5
    with placed(at, turn):
        thick = grid(u * 0.05, v * 0.11, z, material, "napkin").modifiers.new("thick", "SOLIDIFY")
        thick.thickness = 0.012


def tablecloth(radius, top, material, hang=0.35):
    """A round cloth; its hem falls in folds."""
    a = np.linspace(0, 2 * math.pi, 361)[None, :]
    s = np.concatenate([np.linspace(0, radius, 40), np.linspace(radius, radius + hang, 40)[1:]])[:, None]
    over = np.clip(s - radius, 0, None)
    fold = np.sin(a * 14 + 1.5 * np.sin(a * 3)) * np.clip(over / 0.2, 0, 1) * 0.035
    r = np.minimum(s, radius) + 0.05 * np.clip(over / 0.1, 0, 1) + fold
    ripple = 0.0025 * (fbm(np.cos(a) * s * 3 + 9, np.sin(a) * s * 3, 4, 6) - 0.5)
    return grid(r * np.cos(a), r * np.sin(a), top - over * 0.97 + ripple, material, "cloth")


def bottle(at, tint, label=None, kind=0, height=0.3, foil=None):
    """Spirits or wine: shoulders by kind, some with a label, or foil around the neck."""
    h = height
    shapes = [[(0.036, 0), (0.038, 0.01), (0.038, 0.6), (0.03, 0.68), (0.014, 0.76), (0.0135, 0.97), (0.016, 0.975), (0.016, 1)],
              [(0.043, 0), (0.045, 0.01), (0.045, 0.52), (0.04, 0.58), (0.016, 0.66), (0.015, 0.94), (0.02, 0.945), (0.02, 1)],
              [(0.03, 0), (0.05, 0.03), (0.052, 0.3), (0.03, 0.5), (0.016, 0.62), (0.015, 0.92), (0.022, 0.93), (0.022, 1)]]
    turned([(0.001, 0.0)] + [(r, z * h) for r, z in shapes[kind]] + [(0.001, h)], at, tint, 32, 60)
    if label:
        r = shapes[kind][2][0] + 0.0008
        turned([(r, h * 0.16), (r, h * 0.44)], at, label, 32)
    if foil:
        turned([(r + 0.0008, z * h) for r, z in ((0.0155, 0.86), *shapes[kind][-3:])] + [(0.001, h * 1.003)], at, foil, 24)


def rolled_towel(at, material, length=0.4, radius=0.062, turn=0.0):
    """A spiral of cloth seen at its end."""
    from furniture import placed
    turns = 4.2
    a = np.linspace(0, turns * 2 * math.pi, 420)[None, :]
    r = 0.008 + (radius - 0.008) * a / a.max()
    x = np.linspace(-length / 2, length / 2, 50)[:, None]
    fuzz = 0.0025 * (fbm(a * 3, x * 30, 4, 5) - 0.5)
    soft = 1 - 0.06 * np.abs(2 * x / length) ** 6
    with placed(at, turn):
        obj = grid(x + 0 * a, (r * soft + fuzz) * np.cos(a), radius + (r * soft + fuzz) * np.sin(a), material, "towel")
        thick = obj.modifiers.new("thick", "SOLIDIFY")
        thick.thickness = 0.0085
        obj.modifiers.new("soft", "SUBSURF").render_levels = 1


def stone(at, size, material, seed=1, turn=0.0):
    n = 64
    u, v = np.meshgrid(np.linspace(0, 2 * math.pi, n), np.linspace(0, math.pi, n // 2))
    x, y, z = np.sin(v) * np.cos(u), np.sin(v) * np.sin(u), np.cos(v)
    lump = 1 + 0.16 * (fbm(x * 1.1 + seed * 3 + 5, y * 1.1 + z + 5, 2, seed) - 0.5)
    w, d, h = size
    obj = grid(x * lump * w / 2, y * lump * d / 2, np.sign(z) * np.abs(z) ** 0.85 * lump * h / 2, material, "stone")
    obj.location, obj.rotation_euler[2] = at, math.radians(turn)
    return obj
