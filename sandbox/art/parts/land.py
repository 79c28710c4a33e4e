"""Hills, islands and mountains from layered noise, and the woods on them."""
import math

import bpy
import numpy as np

from place_nodes import Tree
from place_materials import principled, surface
from place_shapes import copies, grid, mesh


def lattice(ix, iy, seed):
    n = (ix * 374761393 + iy * 668265263 + seed * 1442695041) & 0xFFFFFFFF
    n = ((n ^ (n >> 13)) * 1274126177) & 0xFFFFFFFF
    return ((n ^ (n >> 16)) & 0xFFFF) / 65535.0


def value_noise(x, y, seed=0):
    x0, y0 = np.floor(x).astype(np.int64), np.floor(y).astype(np.int64)
    fx, fy = x - x0, y - y0
    fx, fy = fx ** 3 * (fx * (fx * 6 - 15) + 10), fy ** 3 * (fy * (fy * 6 - 15) + 10)
    a, b = lattice(x0, y0, seed), lattice(x0 + 1, y0, seed)
    c, d = lattice(x0, y0 + 1, seed), lattice(x0 + 1, y0 + 1, seed)
    return (a * (1 - fx) + b * fx) * (1 - fy) + (c * (1 - fx) + d * fx) * fy


def fbm(x, y, octaves=6, seed=0, gain=0.5, ridged=False):
    """Layered noise between 0 and 1; ridged gives crests and valleys."""
    total, weight, norm = 0.0, 1.0, 0.0
    for i in range(octaves):
        n = value_noise(x, y, seed + i * 17)
        if ridged:
            n = (1 - np.abs(2 * n - 1)) ** 1.6
        total = total + n * weight
        norm += weight
        weight *= gain
        x, y = x * 1.93 * 0.8 + y * 1.93 * 0.6 + 3.7, y * 1.93 * 0.8 - x * 1.93 * 0.6 + 1.3
    return total / norm


def bump_shape(x, y, cx, cy, rx, ry, power=2.0):
    """1 in the middle, falling off to 0 about an ellipse."""
    return np.exp(-(((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2) ** (power / 2))


def land(height, x, y, material, columns=500, rows=300, name="land", sink=0.08):
    """height(x, y) in metres over x=(from, to), y=(from, to); the rim sinks below the sea over that part of the width."""
    xs, ys = np.meshgrid(np.linspace(*x, columns), np.linspace(*y, rows))
    zs = height(xs, ys)
    if sink:
        u, v = np.linspace(0, 1, columns)[None, :], np.linspace(0, 1, rows)[:, None]
        inside = np.clip(np.minimum(np.minimum(u, 1 - u), np.minimum(v, 1 - v)) / sink, 0, 1)
        inside = inside * inside * (3 - 2 * inside)
        zs = zs * inside - (1 - inside) * 0.03 * zs.max()
    return grid(xs, ys, zs, material, name)


def ground(name, low, high, rock=(0.12, 0.11, 0.1), size=60.0, sand=None, snow=None, steep=0.75, relief=3.0, ragged=0.3):
    """Woods in two tones, rock where it is steep, a pale shore, perhaps a bare or white top."""
    def build(t):
        geometry = t.node("ShaderNodeNewGeometry")
        where = geometry.outputs["Position"]
        z = t.split(where)[2]
        patch = t.noise(where, 1.0 / size, 8.0, 0.65)
        crowns = t.noise(where, 6.0 / size, 4.0, 0.6)
        tone = t.mix(t.step(t.math("ADD", t.math("MULTIPLY", patch, 0.6), t.math("MULTIPLY", crowns, 0.4)), 0.35, 0.65), low, high)
        flat = t.split(geometry.outputs["True Normal"])[2]
        rocky = t.step(t.math("ADD", flat, t.math("MULTIPLY", t.math("SUBTRACT", crowns, 0.5), ragged)), steep, steep - 0.15)
        streaks = t.noise(t.vector("MULTIPLY", where, (1.0, 1.0, 0.3)), 9.0 / size, 6.0, 0.65)
        stone = t.mix(t.step(streaks, 0.3, 0.7), tuple(c * 0.4 for c in rock), tuple(c * 1.25 for c in rock))
        tone = t.mix(rocky, tone, stone)
        crowns = t.mix(rocky, crowns, streaks)
        if snow:
            tone = t.mix(t.step(t.math("ADD", z, t.math("MULTIPLY", patch, snow[1])), snow[0], snow[0] + snow[1]), tone, snow[2])
        if sand:
            tone = t.mix(t.step(t.math("ADD", z, t.math("MULTIPLY", patch, 1.5)), sand[0] + 1.2, sand[0]), tone, sand[1])
        normal = t.node("ShaderNodeBump", {"Height": crowns, "Strength": 0.8, "Distance": relief}).outputs[0]
        return principled(t, tone, 0.95, Specular=0.1, Normal=normal)
    return surface(name, build)


def crown(name, colours, seed=1, squash=1.0):
    """A broad tree of leafy lumps, one unit high, for woods seen from a distance."""
    rng = np.random.default_rng(seed)
    obj = mesh(name, [(0, 0, 0)], [])
    import bmesh
    bm = bmesh.new()
    for _ in range(9):
        a, r = rng.uniform(0, 6.28), rng.uniform(0, 0.3)
        size = rng.uniform(0.16, 0.27)
        made = bmesh.ops.create_icosphere(bm, subdivisions=3, radius=size)["verts"]
        centre = np.array((r * math.cos(a), r * math.sin(a), rng.uniform(0.45, 0.8) * squash))
        for v in made:
            p = np.array(v.co)
            lump = 1 + 0.5 * (value_noise(np.array(p[0] * 14 + seed), np.array(p[1] * 14 + p[2] * 9), seed) - 0.5)
            v.co = tuple(p * lump * (1, 1, 0.8) + centre)
    bmesh.ops.create_cone(bm, segments=7, radius1=0.05, radius2=0.03, depth=0.6)
    obj.data.clear_geometry()
    bm.to_mesh(obj.data)
    bm.free()

    def build(t):
        chance = t.node("ShaderNodeObjectInfo").outputs["Random"]
        stops = [(i / max(1, len(colours) - 1), c) for i, c in enumerate(colours)]
        tone = t.ramp(chance, stops)
        where = t.node("ShaderNodeTexCoord").outputs["Object"]
        leaves = t.noise(where, 22.0, 4.0, 0.7)
        tone = t.mix(t.step(leaves, 0.35, 0.65), t.vector("SCALE", tone, 0.35), tone)
        normal = t.node("ShaderNodeBump", {"Height": leaves, "Strength": 1.0, "Distance": 0.12}).outputs[0]
        return principled(t, tone, 0.9, Specular=0.15, Normal=normal)
    obj.data.materials.append(surface(name, build))
    return obj


def wood(height, x, y, count, trees, size=(6, 12), keep=None, seed=1):
    """Trees on the ground of height(x, y); keep(x, y, z) says where they grow."""
    rng = np.random.default_rng(seed)
    px, py = rng.uniform(*x, count), rng.uniform(*y, count)
    pz = height(px, py)
    stays = pz > 1.5 if keep is None else keep(px, py, pz)
    px, py, pz = px[stays], py[stays], pz[stays]
    copies(trees, np.stack([px, py, pz - 0.1 * size[0]], -1), rng.uniform(*size, len(px)), seed=seed)


def foliage(name, colours, seed=1, leaves=3400, size=0.03, squash=0.8, trunk=0.42, lumps=11, spread=0.3):
    """A tree of leaf tufts, one unit high, for woods seen from near; every tuft has its own tone."""
    rng = np.random.default_rng(seed)
    centres, radii = [], []
    for i in range(lumps):
        a, r = rng.uniform(0, 6.28), spread * math.sqrt(rng.random())
        size_ = rng.uniform(0.13, 0.22)
        centres.append((r * math.cos(a), r * math.sin(a), trunk + (0.92 - trunk - size_ * 0.6) * (1 - (r / spread) ** 2 * 0.55) * rng.uniform(0.55, 1.0)))
        radii.append(size_)
    centres, radii = np.array(centres), np.array(radii)
    which = rng.choice(lumps, leaves, p=radii ** 2 / (radii ** 2).sum())
    n = rng.normal(size=(leaves, 3))
    n[:, 2] = np.abs(n[:, 2]) * 0.9 + n[:, 2] * 0.35
    n /= np.linalg.norm(n, axis=1)[:, None]
    at = centres[which] + n * (radii[which] * rng.uniform(0.62, 1.06, leaves))[:, None] * np.array((1, 1, squash))
    face = n + rng.normal(scale=0.55, size=n.shape)
    face /= np.linalg.norm(face, axis=1)[:, None]
    side = np.cross(face, rng.normal(size=n.shape))
    side /= np.linalg.norm(side, axis=1)[:, None]
    up = np.cross(face, side)
    k = (size * rng.uniform(0.6, 1.35, leaves))[:, None]
    corners = np.stack([at - side * k, at + up * k * 0.7, at + side * k, at - up * k * 0.7], 1).reshape(-1, 3)
    vertices = [tuple(p) for p in corners]
    faces = [(4 * i, 4 * i + 1, 4 * i + 2, 4 * i + 3) for i in range(leaves)]
    first = len(vertices)
    for i, (r, z) in enumerate(((0.035, -0.1), (0.024, trunk * 0.6), (0.012, trunk + 0.2))):
        vertices += [(r * math.cos(a), r * math.sin(a), z) for a in np.arange(6) * math.pi / 3]
    bark = [(first + r * 6 + j, first + r * 6 + (j + 1) % 6, first + r * 6 + 6 + (j + 1) % 6, first + r * 6 + 6 + j) for r in range(2) for j in range(6)]
    obj = mesh(name, vertices, faces + bark)

    def build(t):
        island = t.node("ShaderNodeNewGeometry").outputs["Random Per Island"]
        chance = t.node("ShaderNodeObjectInfo").outputs["Random"]
        value = t.math("ADD", t.math("MULTIPLY", chance, 0.62), t.math("MULTIPLY", island, 0.38))
        tone = t.ramp(value, [(i / max(1, len(colours) - 1), c) for i, c in enumerate(colours)])
        diffuse = t.node("ShaderNodeBsdfDiffuse", {"Color": tone})
        through = t.node("ShaderNodeBsdfTranslucent", {"Color": t.vector("MULTIPLY", tone, (1.25, 1.1, 0.6))})
        leaf = t.node("ShaderNodeMixShader", {0: 0.32, 1: diffuse, 2: through})
        gloss = t.node("ShaderNodeBsdfGlossy", {"Color": (1, 1, 1), "Roughness": 0.45})
        return t.node("ShaderNodeMixShader", {0: 0.025, 1: leaf, 2: gloss}).outputs[0]
    obj.data.materials.append(surface(name, build))
    obj.data.materials.append(surface(name + " bark", lambda t: principled(t, (0.05, 0.04, 0.03), 0.9)))
    obj.data.polygons.foreach_set("material_index", [0] * len(faces) + [1] * len(bark))
    return obj
