"""A quay with its edge, bollards, lamps and mooring lines, for a ship that lies alongside."""
import math

import bpy
import numpy as np

import paint
from nodes import material
from shapes import Yard
from sky import haze

TOP = 2.6  # metres over the water


def concrete(scene, fog):
    """Slabs with joints, stains, and puddles that mirror the sky."""
    m, t, p, out = material("concrete")
    place = t.node("ShaderNodeNewGeometry").outputs["Position"]
    x, y, _ = t.split(place)
    joint = t.math("MAXIMUM", *(t.range(t.math("ABSOLUTE", t.math("SUBTRACT", t.math("FRACT", t.math("DIVIDE", a, s)), 0.5)), 0.4975, 0.4995)
                                for a, s in ((x, 5.0), (y, 5.0))))
    broad, fine = t.noise(place, 0.18, 5.0, 0.6), t.noise(place, 3.0, 6.0, 0.65)
    tone = t.mix(broad, (0.20, 0.195, 0.185), (0.34, 0.33, 0.31))
    tone = t.mix(t.math("MULTIPLY", t.range(fine, 0.45, 0.75), 0.45), tone, (0.13, 0.125, 0.12))
    wet = t.range(t.math("MULTIPLY_ADD", fine, 0.22, t.noise(place, 0.11, 4.0, 0.5)), 0.715, 0.775)
    tone = t.mix(t.math("MULTIPLY", wet, 0.65), tone, (0.05, 0.05, 0.052))
    tone = t.mix(t.math("MULTIPLY", joint, 0.7), tone, (0.05, 0.05, 0.05))
    t.put(p.inputs["Base Color"], tone)
    t.put(p.inputs["Roughness"], t.range(wet, 0, 1, 0.75, 0.05, False))
    bump = t.node("ShaderNodeBump")
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.35, 0.01
    t.put(bump.inputs["Height"], t.math("MULTIPLY", fine, t.math("SUBTRACT", 1.0, wet)))
    t.put(p.inputs["Normal"], bump.outputs[0])
    haze(scene, t, p.outputs[0], out, fog)
    return m


def line(y, a, b, sag, r=0.055):
    """A mooring line that hangs between two points."""
    a, b = np.array(a, float), np.array(b, float)
    ts = np.linspace(0, 1, 25)
    points = [tuple(a + (b - a) * t - np.array((0, 0, 4 * sag * t * (1 - t)))) for t in ts]
    for p, q in zip(points, points[1:]):
        y.tube("rope", p, q, r, 6)


def quay(scene, edge, y0, y1, back=-90.0, lights=0.0, fog=14000.0, spacing=22.0, lamps_at=-9.0):
    """The quay lies at x < edge, from y0 to y1. Returns where its bollards are."""
    y = Yard()
    y.box("top", back, edge - 0.9, y0, y1, -3, TOP)
    y.box("kerb", edge - 0.9, edge, y0, y1, -3, TOP + 0.28)
    for k in np.arange(y0 + 4, y1, 11.0):  # fenders
        y.box("rubber", edge, edge + 1.1, k - 1.1, k + 1.1, -1.0, TOP - 0.3)
    bollards = []
    for k in np.arange(y0 + 8, y1, spacing):
        x = edge - 1.9
        y.tube("iron", (x, k, TOP), (x, k, TOP + 0.5), 0.22, 20, 0.2)
        y.tube("iron", (x, k, TOP + 0.5), (x, k, TOP + 0.66), 0.22, 20, 0.34)
        y.tube("iron", (x, k, TOP + 0.66), (x, k, TOP + 0.74), 0.34, 20, 0.24)
        bollards.append((x, k, TOP + 0.45))
    y.box("yellow", edge - 1.15, edge - 0.93, y0, y1, TOP - 0.02, TOP + 0.005)
    for k in np.arange(y0 + 14, y1, 34.0):
        x = edge + lamps_at
        y.tube("iron", (x, k, TOP), (x, k, TOP + 11), 0.14, 12, 0.08)
        y.tube("iron", (x, k, TOP + 11), (x + 1.9, k, TOP + 11.35), 0.06, 8)
        y.box("lamp", x + 1.2, x + 2.2, k - 0.18, k + 0.18, TOP + 11.22, TOP + 11.32)
        if lights:
            data = bpy.data.lights.new("quay lamp", "SPOT")
            data.energy, data.color, data.spot_size, data.spot_blend, data.shadow_soft_size = 5200 * lights, (1.0, 0.68, 0.38), 2.3, 0.8, 0.4
            o = bpy.data.objects.new("quay lamp", data)
            o.location = (x + 1.7, k, TOP + 11.1)
            scene.collection.objects.link(o)
    plain = lambda name, colour, rough=0.6, **more: paint.plain(scene, name, colour, rough, fog=fog, **more)
    y.build("quay", {"top": concrete(scene, fog), "kerb": plain("kerb", (0.3, 0.29, 0.27), 0.8), "rubber": plain("rubber", (0.02, 0.02, 0.022), 0.7),
                     "iron": plain("iron", (0.045, 0.048, 0.055), 0.45), "yellow": plain("yellow", (0.5, 0.34, 0.05), 0.7),
                     "lamp": plain("lamp head", (0.7, 0.66, 0.6), 0.4, glow=(1.0, 0.72, 0.42), power=14.0 * lights)})
    return bollards


def moor(scene, pairs, fog=14000.0):
    """Lines from points of the ship to bollards: [(from, to, sag)]."""
    y = Yard()
    for a, b, sag in pairs:
        line(y, a, b, sag)
    y.build("moorings", {"rope": paint.plain(scene, "rope", (0.42, 0.38, 0.3), 0.9, fog=fog)}, smooth=("rope",))


def bridge(scene, x0, x1, y, z0, z1, lights=0.0, fog=14000.0):
    """A boarding bridge: a glazed passage from its tower on the quay (x0) to the ship's door (x1)."""
    k = Yard()
    w, h = 1.7, 3.0
    steps = 9
    glow = dict(glow=(1.0, 0.74, 0.46), power=1.1 * lights)
    for i in range(steps):
        a, b = i / steps, (i + 1) / steps
        xa, xb, za, zb = x0 + (x1 - x0) * a, x0 + (x1 - x0) * b, z0 + (z1 - z0) * a, z0 + (z1 - z0) * b
        for s in (-1, 1):
            k.face("glass", [(xa, y + s * w, za + 0.35), (xb, y + s * w, zb + 0.35), (xb, y + s * w, zb + h - 0.3), (xa, y + s * w, za + h - 0.3)])
            k.tube("white", (xa, y + s * w, za), (xa, y + s * w, za + h), 0.07, 8)
            k.tube("white", (xa, y + s * w, za + 0.3), (xb, y + s * w, zb + 0.3), 0.1, 8)
            k.tube("white", (xa, y + s * w, za + h - 0.25), (xb, y + s * w, zb + h - 0.25), 0.1, 8)
            k.tube("white", (xa, y + s * w, za), (xb, y + s * w, zb + h), 0.035, 6)
        k.face("white", [(xa, y - w - 0.1, za), (xb, y - w - 0.1, zb), (xb, y + w + 0.1, zb), (xa, y + w + 0.1, za)])
        k.face("white", [(xa, y - w - 0.2, za + h), (xb, y - w - 0.2, zb + h), (xb, y + w + 0.2, zb + h), (xa, y + w + 0.2, za + h)])
        k.face("inside", [(xa, y - w, za + h - 0.05), (xb, y - w, zb + h - 0.05), (xb, y + w, zb + h - 0.05), (xa, y + w, za + h - 0.05)])
    k.box("white", x1 - 0.8, x1 + 0.5, y - w - 0.4, y + w + 0.4, z1 - 0.2, z1 + h + 0.35)
    for s in (-1, 1):
        for x in (x0 - 1.5, x0 + 2.5):
            k.box("steel", x - 0.3, x + 0.3, y + s * 2.4 - 0.3, y + s * 2.4 + 0.3, TOP, z0)
        xm = x0 + (x1 - x0) * 0.62
        zm = z0 + (z1 - z0) * 0.62
        k.box("steel", xm - 0.22, xm + 0.22, y + s * 1.5 - 0.2, y + s * 1.5 + 0.2, TOP + 0.9, zm)
        k.tube("dark", (xm, y + s * 1.5 - 0.25, TOP + 0.5), (xm, y + s * 1.5 + 0.25, TOP + 0.5), 0.5, 20)
    k.box("steel", x0 + (x1 - x0) * 0.62 - 0.5, x0 + (x1 - x0) * 0.62 + 0.5, y - 1.9, y + 1.9, TOP + 0.75, TOP + 1.05)
    k.box("white", x0 - 5.5, x0 + 0.2, y - 3.4, y + 3.4, z0 - 0.5, z0 + h + 0.9)
    k.box("pane", x0 - 5.56, x0 + 0.26, y - 2.9, y + 2.9, z0 + 0.4, z0 + h - 0.1)
    k.box("pane", x0 - 5.0, x0 - 0.3, y - 3.46, y + 3.46, z0 + 0.4, z0 + h - 0.1)
    plain = lambda name, colour, rough=0.5, **more: paint.plain(scene, name, colour, rough, fog=fog, **more)
    k.build("bridge", {"white": plain("bridge white", (0.72, 0.72, 0.7)), "steel": plain("bridge steel", (0.3, 0.32, 0.35)), "dark": plain("wheel", (0.02, 0.02, 0.02)),
                       "inside": plain("ceiling", (0.7, 0.68, 0.62), 0.7, **glow), "glass": paint.rail_glass(scene, fog=fog),
                       "pane": plain("pane", (0.03, 0.045, 0.055), 0.08, glow=(1.0, 0.7, 0.4), power=0.35 * lights)})
