"""Cloth that has fallen where it lies, and what is stuffed: quilts, robes, towels, pillows. Blender's own cloth finds the folds."""
import math

import bmesh
import bpy
import numpy as np
from mathutils import Matrix

from land import fbm
from place_scene import link


def settle(obj, frames, gravity=1.0, over=(), **settings):
    """Lets the object fall as cloth for so many frames and keeps the shape it has then."""
    scene = bpy.context.scene
    for thing in over:
        thing.modifiers.new("ground", "COLLISION")
        thickness = thing.modifiers["thick"].thickness if "thick" in thing.modifiers else 0
        thing.collision.thickness_outer, thing.collision.cloth_friction = thickness + 0.006, 40
    cloth = obj.modifiers.new("cloth", "CLOTH")
    cloth.settings.effector_weights.gravity = gravity
    cloth.collision_settings.distance_min = 0.006
    for key, value in settings.items():
        setattr(cloth.settings, key, value)
    cloth.point_cache.frame_end = frames
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    shape = bpy.data.meshes.new_from_object(obj.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    obj.modifiers.clear()
    obj.data = shape
    for thing in over:
        thing.modifiers.remove(thing.modifiers["ground"])
    scene.frame_set(1)
    shape.polygons.foreach_set("use_smooth", [True] * len(shape.polygons))
    return obj


def thicken(obj, thickness):
    solid = obj.modifiers.new("thick", "SOLIDIFY")
    solid.thickness, solid.offset = thickness, 1
    obj.modifiers.new("soft", "SUBSURF").render_levels = 1
    for modifier in obj.modifiers:  # what falls on it later meets the sheet alone: the rest would take minutes
        modifier.show_viewport = False
    return obj


def flat(cut, size, material, step):
    """A flat piece of cloth about its origin; cut(u, v) says for each place in metres whether there is any."""
    columns, rows = (round(s / step) + 1 for s in size)
    u, v = np.meshgrid(np.linspace(-size[0] / 2, size[0] / 2, columns), np.linspace(-size[1] / 2, size[1] / 2, rows))
    kept = cut(u, v)
    number = np.cumsum(kept.ravel()).reshape(kept.shape) - 1
    full = kept[:-1, :-1] & kept[1:, :-1] & kept[:-1, 1:] & kept[1:, 1:]
    faces = np.stack([number[:-1, :-1][full], number[:-1, 1:][full], number[1:, 1:][full], number[1:, :-1][full]], -1)
    data = bpy.data.meshes.new("cloth")
    data.from_pydata(np.stack([u[kept], v[kept], 0 * u[kept]], -1).tolist(), [], faces.tolist())
    data.materials.append(material)
    return link(bpy.data.objects.new("cloth", data))


def whole(u, v):
    return np.full(u.shape, True)


def fallen(size, at, material, over, thickness=0.006, frames=50, step=0.03, turn=0.0, cut=whole, fullness=0.03, crease=0.0, **settings):
    """A piece of cloth let fall from `at` onto the things below.

    `fullness`: how much more of it there is than its size says; `crease`: how high it is crumpled before it falls.
    """
    obj = flat(cut, size, material, step)
    for v in obj.data.vertices if crease else ():
        v.co.z = crease * float(fbm(v.co.x * 7 + 4, v.co.y * 3.2 + 4, 2, 3, ridged=True))
    obj.data.transform(Matrix.Translation(at) @ Matrix.Rotation(math.radians(turn), 4, "Z"))
    settings = {"quality": 4, "mass": 0.25, "bending_stiffness": 0.4, "air_damping": 2.0, "shrink_min": -fullness, **settings}
    return thicken(settle(obj, frames, over=over, **settings), thickness)


def robe(at, material, over, turn=0.0, length=1.15, **how):
    """A bathrobe laid down: its body with two sleeves."""
    def cut(u, v):
        body = (np.abs(u) < 0.27 + 0.05 * (0.5 - v / length)) & (np.abs(v) < length / 2)
        sleeve = (np.abs(u) < 0.72) & (v > length / 2 - 0.26) & (v < length / 2 - 0.02)
        neck = (np.abs(u) < 0.09) & (v > length / 2 - 0.05)
        return (body | sleeve) & ~neck
    return fallen((1.5, length + 0.04), at, material, over, turn=turn, cut=cut, step=0.022, **how)


def stuffed(size, at, material, lean=0.0, turn=0.0, roll=0.0, full=1.0, seed=1):
    """A pillow blown up from two sheets; size: width, height; lies flat unless it leans (degrees about its width)."""
    w, h = size
    bm = bmesh.new()
    bmesh.ops.create_grid(bm, x_segments=34, y_segments=round(34 * h / w), size=0.5, matrix=Matrix.Diagonal((w, h, 1, 1)))
    bmesh.ops.solidify(bm, geom=bm.faces[:], thickness=0.012)
    rng = np.random.default_rng(seed)
    for v in bm.verts:
        v.co.z += rng.normal(scale=0.002)
    data = bpy.data.meshes.new("pillow")
    bm.to_mesh(data)
    bm.free()
    data.materials.append(material)
    obj = link(bpy.data.objects.new("pillow", data))
    settle(obj, 26, gravity=0.0, use_pressure=True, uniform_pressure_force=3.0 * full, quality=5, mass=0.2, bending_stiffness=0.1, shrink_min=-0.04)
    obj.modifiers.new("soft", "SUBSURF").render_levels = 1
    obj.matrix_world = (Matrix.Translation(at) @ Matrix.Rotation(math.radians(turn), 4, "Z")
                        @ Matrix.Rotation(math.radians(lean), 4, "X") @ Matrix.Rotation(math.radians(roll), 4, "Y"))
    return obj
