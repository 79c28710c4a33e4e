"""A hall with the curved roof of the East: eaves that lift at the corners, tile ribs, a ridge."""
import numpy as np

from place_materials import plain
from place_shapes import box, grid


def hip(w, d, rise, flare=0.35, columns=81, rows=24, ribs=True):
    """One long roof plane: from the eave (v=0) to the ridge (v=1), sagging, with lifted corners."""
    u = np.linspace(-1, 1, columns)[None, :]
    v = np.linspace(0, 1, rows)[:, None]
    half = w / 2 * (1 - 0.32 * v ** 1.1)
    x = u * half
    y = -d / 2 * (1 - v) + 0 * u
    z = rise * v ** 1.55 + flare * rise * np.abs(u) ** 5 * (1 - v) ** 1.6
    y = y - 0.07 * d * np.abs(u) ** 6 * (1 - v) ** 2
    if ribs:
        z = z + 0.05 * np.abs(np.sin(u * columns * 0.5 * np.pi / 2))
    return x + 0 * v, y, z


def end(w, d, rise, flare, rows=24, columns=41):
    """The short plane at one end, meeting the long planes along the hips."""
    u = np.linspace(-1, 1, columns)[None, :]
    v = np.linspace(0, 1, rows)[:, None]
    half = d / 2 * (1 - v)
    y = u * half
    x = w / 2 * (1 - 0.32 * v ** 1.1) + 0.03 * w * np.abs(u) ** 6 * (1 - v) ** 2 - 0 * u
    z = rise * v ** 1.55 + flare * rise * np.abs(u) ** 5 * (1 - v) ** 1.6
    return x, y + 0 * v, z


def roof(at, w, d, rise, tiles, timber, flare=0.3):
    cx, cy, cz = at
    for side in (1, -1):
        x, y, z = hip(w, d, rise, flare, 241, 24)
        obj = grid(x * side + cx, y * side + cy, z + cz, tiles, "roof")
        thick = obj.modifiers.new("thick", "SOLIDIFY")
        thick.thickness, thick.offset = 0.35, -1
        x, y, z = end(w, d, rise, flare)
        obj = grid(x * side + cx, y * side + cy, z + cz, tiles, "gable")
        thick = obj.modifiers.new("thick", "SOLIDIFY")
        thick.thickness, thick.offset = 0.35, -1
    top = w * 0.68
    box((top + 0.6, 0.7, 0.9), (cx, cy, cz + rise + 0.35), tiles, 0.08)
    for s in (-1, 1):
        box((0.5, 0.6, 1.5), (cx + s * (top / 2 + 0.2), cy, cz + rise + 0.75), tiles, 0.1)
    rafters = np.arange(-w / 2 + 1, w / 2 - 1, 0.8)
    for r in rafters:
        box((0.16, d * 0.94, 0.16), (cx + r, cy, cz - 0.12 + 0 * r), timber, 0)


def hall(at, w=22, d=14, storeys=2, tile=(0.035, 0.04, 0.045), beam=(0.16, 0.045, 0.025), wall=(0.62, 0.56, 0.47)):
    """Storeys under ever smaller roofs; at: the middle of the floor."""
    tiles = plain("tiles", tile, 0.45, vary=0.3, scale=0.8)
    timber = plain("beams", beam, 0.6, vary=0.25, scale=1.5)
    walls = plain("plaster", wall, 0.9, vary=0.06, scale=1.0)
    cx, cy, z = at
    for s in range(storeys):
        k = 1 - 0.24 * s
        height = 4.6 - 0.8 * s
        bw, bd = w * 0.68 * k, d * 0.66 * k
        box((bw, bd, height), (cx, cy, z + height / 2), walls, 0.02)
        for i in range(7):
            for side in (-1, 1):
                box((0.4, 0.4, height), (cx + (i / 6 - 0.5) * bw, cy + side * bd / 2, z + height / 2), timber, 0.03)
        for level in (0.12, 0.62, 0.95):
            box((bw + 0.5, bd + 0.5, 0.3), (cx, cy, z + height * level), timber, 0.03)
        roof((cx, cy, z + height), w * k, d * k, 3.6 * k if s < storeys - 1 else 5.4 * k, tiles, timber)
        z += height + (2.4 if s < storeys - 1 else 0)
    return z
