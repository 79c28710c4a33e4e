"""Sea cliffs from near: tilted strata, buttresses, cracks, a rocky shelf with boulders, surf at the foot."""
import bmesh
import numpy as np

from land import fbm, lattice, value_noise
from place_materials import principled, surface
from place_shapes import copies, grid, mesh


def along(points, count):
    """A smooth shore through the points: x, y, the outward normal (sea on the right hand) and the metres walked."""
    points = np.asarray(points, float)
    knots = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(points, axis=0).T))])
    walk = np.linspace(0, knots[-1], count)
    line = np.stack([np.interp(walk, knots, points[:, k]) for k in (0, 1)])
    reach = max(3, count // (2 * len(points)))
    window = np.hanning(2 * reach + 1)
    padded = np.pad(line, ((0, 0), (reach, reach)), "reflect", reflect_type="odd")
    line = np.stack([np.convolve(row, window / window.sum(), "valid") for row in padded])
    dx, dy = np.gradient(line[0]), np.gradient(line[1])
    length = np.hypot(dx, dy)
    return line[0], line[1], dy / length, -dx / length, walk


def rock(name, dark, light, green=((0.022, 0.04, 0.014), (0.06, 0.075, 0.026)), meadow=9.0):
    """Banded stone with cracks, wet and dark at the sea, grass where it is level and high enough."""
    def build(t):
        geometry = t.node("ShaderNodeNewGeometry")
        where = geometry.outputs["Position"]
        z = t.split(where)[2]
        layer = t.node("ShaderNodeAttribute", attribute_name="layer").outputs["Fac"]
        coarse = t.noise(where, 0.06, 6.0, 0.62)
        fine = t.noise(where, 0.9, 8.0, 0.7)
        band = t.noise(t.join(t.math("MULTIPLY", layer, 0.55), t.math("MULTIPLY", coarse, 1.6), 3.0), 1.0, 7.0, 0.7)
        tone = t.mix(t.step(t.math("MULTIPLY_ADD", fine, 0.4, t.math("MULTIPLY", band, 0.7)), 0.38, 0.72), dark, light)
        tone = t.mix(t.step(coarse, 0.5, 0.72, 0.0, 0.5), tone, tuple(c * k for c, k in zip(light, (1.15, 0.86, 0.62))))
        cell = t.node("ShaderNodeTexVoronoi", {"Vector": t.vector("ADD", t.vector("MULTIPLY", where, (0.34, 0.34, 0.62)),
                      t.vector("SCALE", t.node("ShaderNodeTexNoise", {"Vector": where, "Scale": 0.5}).outputs["Color"], 0.7)),
                      "Scale": 1.0}, feature="DISTANCE_TO_EDGE").outputs["Distance"]
        crack = t.step(cell, 0.05, 0.0)
        tone = t.mix(t.math("MULTIPLY", crack, 0.55), tone, tuple(c * 0.3 for c in dark))
        flat = t.split(geometry.outputs["Normal"])[2]
        grown = t.step(t.math("MULTIPLY_ADD", fine, 0.35, flat), 0.72, 0.9)
        grown = t.math("MULTIPLY", grown, t.step(t.math("MULTIPLY_ADD", coarse, 14.0, z), meadow + 7.0, meadow + 12.0))
        tone = t.mix(grown, tone, t.mix(t.step(t.noise(where, 0.35, 6.0, 0.7), 0.35, 0.65), *green))
        wet = t.step(t.math("MULTIPLY_ADD", coarse, -2.2, z), 1.5, -0.4)
        tone = t.mix(t.math("MULTIPLY", wet, 0.75), tone, (0.012, 0.012, 0.011))
        relief = t.math("SUBTRACT", t.math("MULTIPLY_ADD", band, 0.5, fine), t.math("MULTIPLY", crack, 0.6))
        normal = t.node("ShaderNodeBump", {"Height": relief, "Strength": 0.75, "Distance": 0.7}).outputs[0]
        return principled(t, tone, t.math("MULTIPLY_ADD", wet, -0.5, 0.92), Specular=0.2, Normal=normal)
    return surface(name, build)


def crag(points, height, material, columns=1300, rows=420, shelf=13.0, back=130.0, rise=24.0, tilt=0.2, seed=1, batter=0.3):
    """A cliff along a shore; height: metres of its edge, one number or a function of the metres walked.

    Returns x, y, z and how level it is, each (rows, columns).
    """
    x, y, nx, ny, walk = along(points, columns)
    tall = (height(walk) if callable(height) else height) * np.ones(columns)
    tall = tall * (0.72 + 0.56 * value_noise(walk / 34.0, walk * 0 + seed, seed + 3))
    v = np.linspace(0, 1, rows)[:, None]
    s = np.broadcast_to(walk, (rows, columns))
    low, high = np.clip(v / 0.16, 0, 1), np.clip((v - 0.74) / 0.26, 0, 1)
    wall = np.clip((v - 0.16) / 0.58, 0, 1)
    z = -3.5 + 5.0 * low + (tall - 1.5) * wall + rise * (1 - (1 - high) ** 1.8)
    out = shelf * (1 - low) - batter * tall * wall ** 1.15 - back * high ** 1.35
    face = np.clip(wall * 6, 0, 1) * (1 - 0.8 * high)
    warp = fbm(s / 30, z / 30, 4, seed + 5)
    layer = (z + tilt * s) / 2.6 + 2.2 * warp
    step, part = np.floor(layer).astype(np.int64), layer - np.floor(layer)
    soft = np.clip((part - 0.78) / 0.22, 0, 1)
    soft = soft * soft * (3 - 2 * soft)

    def hard(i):
        return lattice(i, i * 0 + 11, seed)

    def block(i):
        width = 2.0 + 5.0 * lattice(i, i * 0 + 5, seed)
        return lattice(i, np.floor(s / width + 9 * hard(i)).astype(np.int64), seed + 2)

    ledge = (hard(step) * 2.2 + block(step) * 1.5) * (1 - soft) + (hard(step + 1) * 2.2 + block(step + 1) * 1.5) * soft
    big = fbm(s / 46, z / 120 + s / 400, 3, seed + 7, ridged=True) - 0.45
    mid = fbm(s / 13 + 0.3 * warp, z / 42, 4, seed + 9, ridged=True) - 0.45
    small = fbm(s / 3.1, z / 3.7, 5, seed + 13) - 0.5
    out = out + face * (15 * big + 6.5 * mid + ledge - 1.8 + 1.6 * small)
    rough = fbm(s / 7, out / 7, 6, seed + 15, ridged=True) - 0.45
    z = z + np.where(low < 1, 3.0 * rough * np.clip(low * 3, 0, 1), 0) + 5 * high * (fbm(s / 26, out / 26, 5, seed + 17) - 0.5)
    z = z + (1 - low) * 0.9 * (block(step) - 0.5)
    px, py = x + nx * out, y + ny * out
    obj = grid(px, py, z, material, "crag")
    obj.data.attributes.new("layer", "FLOAT", "POINT").data.foreach_set("value", layer.ravel().astype(np.float32))
    a = np.stack([np.gradient(k, axis=1) for k in (px, py, z)], -1)
    b = np.stack([np.gradient(k, axis=0) for k in (px, py, z)], -1)
    n = np.cross(a, b)
    return px, py, z, np.abs(n[..., 2]) / np.maximum(np.linalg.norm(n, axis=-1), 1e-9)


def boulder(name, material, seed):
    """A worn block, one unit across."""
    obj = mesh(name, [(0, 0, 0)], [], material)
    bm = bmesh.new()
    rng = np.random.default_rng(seed)
    bmesh.ops.create_icosphere(bm, subdivisions=4, radius=0.5)
    cuts = rng.normal(size=(9, 3))
    cuts /= np.linalg.norm(cuts, axis=1)[:, None]
    depth = rng.uniform(0.26, 0.42, 9)
    for v in bm.verts:
        p = np.array(v.co)
        for c, d in zip(cuts, depth):
            over = p @ c - d
            if over > 0:
                p = p - c * over * 0.92
        n = float(value_noise(np.array(p[0] * 9 + seed), np.array(p[1] * 9 + p[2] * 7), seed))
        v.co = tuple(p * (1 + 0.1 * (n - 0.5)) * (1.15, 0.95, 0.8))
    bm.to_mesh(obj.data)
    bm.free()
    return obj


def strew(field, things, keep, count, size, seed=1, sink=0.1, power=1.0):
    """Copies on the points of a crag that keep(z, level) names."""
    x, y, z, level = field
    rng = np.random.default_rng(seed)
    found = np.flatnonzero(keep(z, level).ravel())
    at = rng.choice(found, min(count, len(found)), replace=False)
    scale = size[0] + (size[1] - size[0]) * rng.random(len(at)) ** power
    copies(things, np.stack([x.ravel()[at], y.ravel()[at], z.ravel()[at] - sink * scale], -1), scale, seed=seed)


def surf(points, columns=900, inner=-2.0, outer=16.0, seed=4, strength=1.0):
    """Broken white water about the foot of a crag."""
    x, y, nx, ny, walk = along(points, columns)
    v = np.linspace(0, 1, 14)[:, None]
    out = inner + (outer - inner) * v + 5 * (fbm(walk / 9, walk * 0, 4, seed) - 0.5)
    obj = grid(x + nx * out, y + ny * out, np.full(out.shape, 0.22), surface("surf", lambda t: _foam(t, strength)), "surf")
    edge = np.broadcast_to(np.sin(np.pi * v) ** 0.7 * (0.55 + 0.9 * fbm(walk / 15, walk * 0, 4, seed + 1)), out.shape)
    obj.data.attributes.new("edge", "FLOAT", "POINT").data.foreach_set("value", edge.ravel().astype(np.float32))
    obj.visible_shadow = False
    return obj


def _foam(t, strength):
    where = t.node("ShaderNodeNewGeometry").outputs["Position"]
    edge = t.node("ShaderNodeAttribute", attribute_name="edge").outputs["Fac"]
    lace = t.noise(where, 0.3, 8.0, 0.72, 0.8)
    amount = t.step(t.math("MULTIPLY_ADD", edge, 0.36, lace), 0.66, 0.92, 0.0, 0.9 * strength)
    white = t.node("ShaderNodeBsdfDiffuse", {"Color": (0.78, 0.8, 0.8)})
    return t.node("ShaderNodeMixShader", {0: amount, 1: t.node("ShaderNodeBsdfTransparent"), 2: white}).outputs[0]
