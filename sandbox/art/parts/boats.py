"""Small craft: fishing boats, excursion boats, a ship's tender."""
import math

import numpy as np

from place_shapes import box, mesh, smooth, turned


def hull(length, beam, material, top, sheer=0.5, depth=0.9, transom=0.55, steps=28):
    """An open boat along +x with its waterline at z=0; `top` paints the deck inside. Returns both objects."""
    vertices, faces = [], []
    ts = np.linspace(0, 1, steps)
    for t in ts:
        full = transom + (1 - transom) * min(1.0, t / 0.4) ** 0.6 if t < 0.45 else max(0.0, 1 - ((t - 0.45) / 0.55) ** 2.3)
        half = beam / 2 * full
        high = depth * (0.75 + sheer * (2 * (t - 0.36)) ** 2)
        keel = -0.35 * depth * (1 - max(0, (t - 0.7) / 0.3) ** 2 * 1.4)
        x = (t - 0.5) * length + (0.06 * length if t > 0.999 else 0)
        vertices += [(x, 0, keel), (x - 0.0, half * 0.7, keel * 0.2), (x, half * 0.94, high * 0.5), (x, half, high),
                     (x, half * 0.93, high), (x, half * 0.9, high * 0.62), (x, -half * 0.9, high * 0.62),
                     (x, -half * 0.93, high), (x, -half, high), (x, -half * 0.94, high * 0.5), (x, -half * 0.7, keel * 0.2)]
    n = 11
    inner = []
    for i in range(steps - 1):
        for j in range(n):
            k = (j + 1) % n
            quad = (i * n + j, (i + 1) * n + j, (i + 1) * n + k, i * n + k)
            (inner if j == 5 else faces).append(quad)
    faces.append(tuple(range(n)))
    body = smooth(mesh("boat hull", vertices, faces, material), 50)
    deck = mesh("boat deck", vertices, inner, top)
    return [body, deck]


def rubbing(length, beam, depth, material, sheer=0.5, transom=0.55, steps=28, thick=0.07):
    """A painted band along the gunwale."""
    vertices, faces = [], []
    for side in (-1, 1):
        start = len(vertices)
        for t in np.linspace(0, 1, steps):
            full = transom + (1 - transom) * min(1.0, t / 0.4) ** 0.6 if t < 0.45 else max(0.0, 1 - ((t - 0.45) / 0.55) ** 2.3)
            half = beam / 2 * full * 1.015 + 0.01
            high = depth * (0.75 + sheer * (2 * (t - 0.36)) ** 2)
            x = (t - 0.5) * length + (0.06 * length if t > 0.999 else 0)
            vertices += [(x, side * half, high + 0.03), (x, side * half, high - thick)]
        for i in range(steps - 1):
            a = start + 2 * i
            faces.append((a, a + 2, a + 3, a + 1))
    return mesh("rubbing", vertices, faces, material)


def place(parts, at, heading=0.0, heel=0.0):
    """Moves the parts of a boat together; heading in degrees, 0 = bow to +x."""
    import bpy
    from place_scene import link
    root = link(bpy.data.objects.new("boat", None))
    root.location = at
    root.rotation_euler = (math.radians(heel), 0, math.radians(heading))
    for part in parts:
        part.parent = root
    return root


def fishing_boat(at, heading, paint, trim, deck, house, length=9.0, mast=True, lamp=None):
    """A wooden boat with a wheelhouse aft and a mast, as round the South China Sea."""
    beam, depth = length * 0.29, length * 0.13
    parts = hull(length, beam, paint, deck, 0.75, depth, 0.6)
    parts.append(rubbing(length, beam, depth, trim, 0.75, 0.6, thick=0.14))
    z = depth * 0.6
    x = -length * 0.2
    w, d, h = length * 0.22, beam * 0.5, length * 0.17
    parts.append(box((w, d, h), (x, 0, z + h / 2), house, 0.03))
    parts.append(box((w * 1.18, d * 1.2, 0.09), (x, 0, z + h + 0.04), trim, 0.03))
    from place_materials import plain
    dark = plain("cabin window", (0.02, 0.025, 0.03), 0.1)
    for s in (-1, 1):
        for k in (-0.25, 0.2):
            parts.append(box((w * 0.28, 0.03, h * 0.34), (x + k * w, s * (d / 2 + 0.005), z + h * 0.66), dark, 0))
    for k in (-0.25, 0.25):
        parts.append(box((0.03, d * 0.34, h * 0.34), (x + w / 2 + 0.005, k * d, z + h * 0.66), dark, 0))
    parts.append(box((length * 0.16, beam * 0.4, 0.25), (length * 0.14, 0, z + 0.1), house, 0.03))
    if mast:
        pole = plain("pole", (0.2, 0.15, 0.1), 0.6)
        parts.append(turned([(0.06, 0), (0.035, length * 0.42)], (length * 0.03, 0, z), pole, 10))
        parts.append(turned([(0.04, 0), (0.025, length * 0.26)], (x - w * 0.3, 0, z + h), pole, 10))
        if lamp:
            parts.append(turned([(0.01, -0.12), (0.1, -0.06), (0.1, 0.06), (0.01, 0.12)], (length * 0.03, 0, z + length * 0.43), lamp, 10))
    return place(parts, at, heading)


def excursion(at, heading, paint, deck, roof, length=11.0):
    """A flat boat with a sun roof on posts and benches under it."""
    from place_materials import plain
    beam, depth = length * 0.27, length * 0.085
    parts = hull(length, beam, paint, deck, 0.5, depth, 0.8)
    z = depth * 0.55
    for s in (-1, 1):
        for x in np.linspace(-0.36, 0.2, 5) * length:
            parts.append(box((0.07, 0.07, 2.0), (x, s * beam * 0.4, z + 1.0), paint, 0.01))
        parts.append(box((length * 0.55, 0.35, 0.4), (-0.08 * length, s * beam * 0.3, z + 0.25), plain("bench", (0.35, 0.22, 0.12), 0.6), 0.02))
    parts.append(box((length * 0.62, beam * 0.95, 0.12), (-0.08 * length, 0, z + 2.05), roof, 0.05))
    return place(parts, at, heading)


def junk(at, heading, paint, deck, sail, length=24.0):
    """A two-decked junk with three battened sails."""
    from place_materials import plain
    beam, depth = length * 0.24, length * 0.13
    parts = hull(length, beam, paint, deck, 0.95, depth, 0.75)
    parts.append(rubbing(length, beam, depth, plain("junk band", (0.4, 0.24, 0.1), 0.6), 0.95, 0.75, thick=0.25))
    z = depth * 0.62
    dark = plain("junk window", (0.02, 0.02, 0.022), 0.2)
    for k, w, d, x in ((0, 0.5, 0.6, -0.1), (1, 0.32, 0.56, -0.17)):
        h = length * 0.085
        parts.append(box((w * length, d * beam, h), (x * length, 0, z + h * (k + 0.5)), paint, 0.05))
        parts.append(box((w * length * 1.05, d * beam * 1.12, 0.14), (x * length, 0, z + h * (k + 1)), deck, 0.04))
        for s in (-1, 1):
            for u in np.linspace(-0.42, 0.42, 9 - 2 * k):
                parts.append(box((w * length * 0.07, 0.06, h * 0.42), (x * length + u * w * length, s * d * beam * 0.505, z + h * (k + 0.55)), dark, 0))
    pole = plain("mast", (0.12, 0.07, 0.04), 0.6)
    for x, high, wide in ((0.3, 0.62, 0.24), (0.02, 0.85, 0.34), (-0.32, 0.58, 0.22)):
        tall, broad = high * length, wide * length
        parts.append(turned([(0.16, 0), (0.08, tall)], (x * length, 0, z), pole, 10))
        battens = 8
        vertices, faces = [], []
        rows = battens * 4 + 1
        for i in range(rows):
            v = i / (rows - 1)
            low = z + length * 0.2 + v * (tall - length * 0.2) * 0.97
            ahead = broad * (0.3 - 0.08 * v)
            back = broad * (0.72 + 0.12 * math.sin(v * 2.6) - 0.62 * v ** 3)
            bulge = 0.04 * broad * abs(math.sin(v * battens * math.pi)) + 0.1 * broad * math.sin(v * math.pi)
            for u in np.linspace(0, 1, 9):
                px = x * length + ahead - u * (ahead + back)
                vertices.append((px, bulge * math.sin(u * math.pi), low + (1 - u) * 0.06 * length * v + u * 0.03 * length * (1 - v)))
        for i in range(rows - 1):
            for j in range(8):
                faces.append((i * 9 + j, i * 9 + j + 1, i * 9 + 10 + j, i * 9 + 9 + j))
        parts.append(smooth(mesh("sail", vertices, faces, sail), 80))
        for b in range(battens + 1):
            a, c = vertices[b * 4 * 9], vertices[b * 4 * 9 + 8]
            from harbour import beam as bar
            parts.append(bar(a, c, 0.14, pole))
    return place(parts, at, heading)
