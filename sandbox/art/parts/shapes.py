"""Collects simple solids, one mesh for each paint."""
import math
from collections import defaultdict
import bpy


class Yard:
    def __init__(self):
        self.parts = defaultdict(lambda: ([], [], []))  # paint -> vertices, faces, uv a face corner

    def face(self, paint, points, uv=None):
        v, f, u = self.parts[paint]
        n = len(v)
        v.extend(points)
        f.append(tuple(range(n, n + len(points))))
        u.extend(uv or [(0.0, 0.0)] * len(points))

    def box(self, paint, x0, x1, y0, y1, z0, z1):
        a, b, c, d = (x0, y0), (x1, y0), (x1, y1), (x0, y1)
        self.prism(paint, [a, b, c, d], z0, z1)

    def prism(self, paint, outline, z0, z1, top=True, bottom=True, shift=0.0, shrink=1.0):
        """Extrudes a plan outline; the top may be shifted aft and shrunk for a raked wall."""
        cx = sum(p[0] for p in outline) / len(outline)
        high = [(cx + (x - cx) * shrink + shift, y * shrink) for x, y in outline]
        for (p, q), (r, s) in zip(zip(outline, outline[1:] + outline[:1]), zip(high, high[1:] + high[:1])):
            self.face(paint, [(*p, z0), (*q, z0), (*s, z1), (*r, z1)])
        if top:
            self.face(paint, [(*p, z1) for p in high])
        if bottom:
            self.face(paint, [(*p, z0) for p in reversed(outline)])

    def wall(self, paint, outline, z0, z1, cell, row, lean=0.0):
        """A wall that carries cells: u counts cells along the outline, v counts decks."""
        run = 0.0
        for (x0, y0), (x1, y1) in zip(outline, outline[1:] + outline[:1]):
            step = math.hypot(x1 - x0, y1 - y0) / cell
            uv = [(run, row), (run + step, row), (run + step, row + 0.999), (run, row + 0.999)]
            self.face(paint, [(x0, y0, z0), (x1, y1, z0), (x1 - lean, y1, z1), (x0 - lean, y0, z1)], uv)
            run += step

    def ring_loft(self, paint, rings, caps=True):
        """Joins rings (lists of points of one length) into a skin."""
        for a, b in zip(rings, rings[1:]):
            for i in range(len(a)):
                j = (i + 1) % len(a)
                self.face(paint, [a[i], a[j], b[j], b[i]])
        if caps:
            self.face(paint, list(reversed(rings[0])))
            self.face(paint, list(rings[-1]))

    def tube(self, paint, a, b, r, sides=8, r2=None):
        """A round bar from a to b."""
        from mathutils import Vector
        a, b = Vector(a), Vector(b)
        d = (b - a).normalized()
        u = d.orthogonal().normalized()
        w = d.cross(u)
        turn = [(math.cos(2 * math.pi * i / sides), math.sin(2 * math.pi * i / sides)) for i in range(sides)]
        ring = lambda c, k: [tuple(c + (u * p + w * q) * k) for p, q in turn]
        self.ring_loft(paint, [ring(a, r), ring(b, r if r2 is None else r2)])

    def ball(self, paint, centre, rx, ry, rz, low=-1.0, sides=16, rows=9):
        """An ellipsoid, or its part above `low` (-1..1)."""
        rings = []
        for i in range(rows + 1):
            h = low + (0.999 - low) * i / rows
            k = math.sqrt(max(1e-4, 1 - h * h))
            rings.append([(centre[0] + rx * k * math.cos(2 * math.pi * s / sides), centre[1] + ry * k * math.sin(2 * math.pi * s / sides),
                           centre[2] + rz * h) for s in range(sides)])
        self.ring_loft(paint, rings)

    def build(self, name, paints, smooth=()):
        root = bpy.data.objects.new(name, None)
        bpy.context.scene.collection.objects.link(root)
        for paint, (v, f, u) in self.parts.items():
            me = bpy.data.meshes.new(f"{name}-{paint}")
            me.from_pydata(v, [], f)
            layer = me.uv_layers.new(name="cells")
            layer.data.foreach_set("uv", [c for p in u for c in p])
            me.materials.append(paints[paint])
            if paint in smooth:
                weld(me)
            o = bpy.data.objects.new(me.name, me)
            o.parent = root
            bpy.context.scene.collection.objects.link(o)
        return root


def weld(me):
    import bmesh
    bm = bmesh.new()
    bm.from_mesh(me)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=0.002)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(me)
    bm.free()
    me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    me.use_auto_smooth = True
    me.auto_smooth_angle = math.radians(38)
