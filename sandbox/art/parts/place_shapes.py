"""Meshes from numbers: boxes with soft edges, grids, turned profiles, scattered copies."""
import math

import bmesh
import bpy
import numpy as np

from place_scene import link


def mesh(name, vertices, faces, material=None, smooth=False):
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(v) for v in vertices], [], [tuple(f) for f in faces])
    if smooth:
        data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    data.update()
    obj = link(bpy.data.objects.new(name, data))
    if material:
        data.materials.append(material)
    return obj


def box(size, at, material, bevel=0.004, turn=0.0, segments=2):
    """size and at (its middle) in metres; turn in degrees about z."""
    w, d, h = (s / 2 for s in size)
    vertices = [(x, y, z) for z in (-h, h) for y in (-d, d) for x in (-w, w)]
    faces = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (1, 3, 7, 5), (3, 2, 6, 7), (2, 0, 4, 6)]
    obj = mesh("box", vertices, faces, material)
    obj.location = at
    obj.rotation_euler[2] = math.radians(turn)
    if bevel:
        soft = obj.modifiers.new("bevel", "BEVEL")
        soft.width, soft.segments = bevel, segments
        smooth(obj)
    return obj


def smooth(obj, angle=40):
    data = obj.data
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    data.use_auto_smooth, data.auto_smooth_angle = True, math.radians(angle)
    return obj


def grid(xs, ys, zs, material, name="grid", smooth_=True):
    """xs, ys, zs: arrays of one shape (rows, columns)."""
    rows, columns = xs.shape
    vertices = np.stack([xs, ys, zs], -1).reshape(-1, 3).astype(np.float32)
    r, c = np.meshgrid(np.arange(rows - 1), np.arange(columns - 1), indexing="ij")
    first = (r * columns + c).ravel()
    faces = np.stack([first, first + 1, first + columns + 1, first + columns], -1)
    data = bpy.data.meshes.new(name)
    data.vertices.add(len(vertices))
    data.vertices.foreach_set("co", vertices.ravel())
    data.loops.add(faces.size)
    data.loops.foreach_set("vertex_index", faces.ravel().astype(np.int32))
    data.polygons.add(len(faces))
    data.polygons.foreach_set("loop_start", np.arange(0, faces.size, 4, dtype=np.int32))
    data.polygons.foreach_set("loop_total", np.full(len(faces), 4, np.int32))
    data.polygons.foreach_set("use_smooth", np.full(len(faces), smooth_))
    data.update(calc_edges=True)
    data.materials.append(material)
    return link(bpy.data.objects.new(name, data))


def rounded(profile, cuts=6):
    """A profile with a smooth line through its points (Catmull-Rom)."""
    p = np.array([profile[0], *profile, profile[-1]], float)
    k = np.linspace(0, 1, cuts, endpoint=False)[:, None]
    line = [0.5 * (2 * b + (c - a) * k + (2 * a - 5 * b + 4 * c - d) * k ** 2 + (3 * b - a - 3 * c + d) * k ** 3)
            for a, b, c, d in zip(p, p[1:], p[2:], p[3:])]
    return [(max(r, 0.001), z) for r, z in np.vstack(line)] + [tuple(profile[-1])]


def turned(profile, at, material, steps=48, angle=50):
    """A vase, plate or glass: profile of (radius, height) turned about z."""
    angles = np.linspace(0, 2 * math.pi, steps, endpoint=False)
    vertices = [(r * math.cos(a), r * math.sin(a), z) for r, z in profile for a in angles]
    faces = []
    for i in range(len(profile) - 1):
        for j in range(steps):
            k = (j + 1) % steps
            faces.append((i * steps + j, i * steps + k, (i + 1) * steps + k, (i + 1) * steps + j))
    obj = mesh("turned", vertices, faces, material)
    bm = bmesh.new()
    bm.from_mesh(obj.data)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-5)
    bm.to_mesh(obj.data)
    bm.free()
    obj.location = at
    return smooth(obj, angle)


def copies(things, points, scales, turns=None, seed=1):
    """Instances of the given objects, one at each point, shared out at random."""
    rng = np.random.default_rng(seed)
    points = np.asarray(points, float)
    scales = np.broadcast_to(np.asarray(scales, float), (len(points),))
    turns = rng.uniform(0, 2 * math.pi, len(points)) if turns is None else np.broadcast_to(turns, (len(points),))
    kind = rng.integers(0, len(things), len(points))
    for i, thing in enumerate(things):
        vertices, faces = [], []
        for p, s, a in zip(points[kind == i], scales[kind == i], turns[kind == i]):
            for q in range(4):
                b = a + math.pi / 4 + q * math.pi / 2
                vertices.append((p[0] + s * 0.7071 * math.cos(b), p[1] + s * 0.7071 * math.sin(b), p[2]))
            n = len(vertices)
            faces.append((n - 4, n - 3, n - 2, n - 1))
        if not faces:
            continue
        holder = mesh("scatter", vertices, faces)
        holder.instance_type = "FACES"
        holder.use_instance_faces_scale = True
        holder.show_instancer_for_render = False
        thing.parent = holder
        thing.location = (0, 0, 0)


def tube(points, radius, material, sides=12, name="tube", angle=60):
    """A round bar along a path; radius: one for all, or one for each point."""
    from mathutils import Vector
    points = [Vector(p) for p in points]
    radii = np.broadcast_to(np.asarray(radius, float), (len(points),))
    up = (points[1] - points[0]).orthogonal().normalized()
    vertices, faces = [], []
    for i, (p, r) in enumerate(zip(points, radii)):
        ahead = (points[min(i + 1, len(points) - 1)] - points[max(i - 1, 0)]).normalized()
        up = (up - ahead * up.dot(ahead)).normalized()
        side = ahead.cross(up)
        for j in range(sides):
            a = 2 * math.pi * j / sides
            vertices.append(tuple(p + up * (r * math.cos(a)) + side * (r * math.sin(a))))
    for i in range(len(points) - 1):
        for j in range(sides):
            k = (j + 1) % sides
            faces.append((i * sides + j, i * sides + k, (i + 1) * sides + k, (i + 1) * sides + j))
    faces += [tuple(range(sides - 1, -1, -1)), tuple(range((len(points) - 1) * sides, len(points) * sides))]
    return smooth(mesh(name, vertices, faces, material), angle)
