"""A ship's rail close by: varnished teak, steel posts, panes of glass."""
import math
import bpy
from mathutils import Vector
from nodes import material
from shapes import Yard


def teak():
    m, t, p, out = material("teak")
    place = t.node("ShaderNodeTexCoord").outputs["Object"]
    x, y, z = t.split(place)
    along = t.join(t.math("MULTIPLY", x, 1.2), t.math("MULTIPLY", y, 34.0), t.math("MULTIPLY", z, 34.0))
    grain = t.noise(along, 1.0, 7.0, 0.62, 0.6)
    tone = t.noise(t.join(t.math("MULTIPLY", x, 0.5), t.math("MULTIPLY", y, 7.0), t.math("MULTIPLY", z, 7.0)), 1.0, 3.0)
    c = t.ramp(grain, [(0.25, (0.085, 0.034, 0.012)), (0.5, (0.20, 0.088, 0.034)), (0.78, (0.31, 0.150, 0.062))])
    c = t.mix(t.math("MULTIPLY", tone, 0.5), c, (0.16, 0.066, 0.026))
    joint = t.math("LESS_THAN", t.math("FRACT", t.math("DIVIDE", t.math("ADD", x, 100.0), 2.4)), 0.0016)
    t.put(p.inputs["Base Color"], t.mix(joint, c, (0.03, 0.02, 0.015)))
    p.inputs["Roughness"].default_value = 0.30
    p.inputs["Clearcoat"].default_value = 0.7
    p.inputs["Clearcoat Roughness"].default_value = 0.12
    bump = t.node("ShaderNodeBump")
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.25, 0.002
    t.put(bump.inputs["Height"], grain)
    t.put(p.inputs["Normal"], bump.outputs[0])
    return m


def steel():
    m, t, p, _ = material("steel")
    p.inputs["Base Color"].default_value = (0.62, 0.61, 0.59, 1)
    p.inputs["Metallic"].default_value, p.inputs["Roughness"].default_value = 1.0, 0.22
    return m


def pane():
    m, t, p, out = material("pane")
    clear = t.node("ShaderNodeBsdfTransparent")
    clear.inputs[0].default_value = (0.86, 0.93, 0.925, 1)
    t.put(out.inputs["Surface"], clear.outputs[0])
    return m


def planks():
    """Scrubbed teak laid along the deck, with dark seams."""
    m, t, p, out = material("planks")
    x, y, z = t.split(t.node("ShaderNodeTexCoord").outputs["Object"])
    run = t.math("DIVIDE", t.math("ADD", y, 200.0), 0.14)
    board = t.math("FLOOR", run)
    shade = t.white(t.join(board, 2.0, 5.0))
    grain = t.noise(t.join(t.math("MULTIPLY", x, 1.4), t.math("MULTIPLY", y, 40.0), t.math("MULTIPLY", board, 7.3)), 1.0, 6.0, 0.6, 0.4)
    c = t.ramp(grain, [(0.25, (0.17, 0.105, 0.058)), (0.55, (0.30, 0.205, 0.125)), (0.8, (0.40, 0.29, 0.19))])
    c = t.mix(t.math("MULTIPLY", shade, 0.45), c, (0.20, 0.14, 0.09))
    seam = t.math("MULTIPLY", t.math("LESS_THAN", t.math("FRACT", run), 0.05), 0.9)
    t.put(p.inputs["Base Color"], t.mix(seam, c, (0.018, 0.016, 0.015)))
    p.inputs["Roughness"].default_value = 0.55
    bump = t.node("ShaderNodeBump")
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.3, 0.002
    t.put(bump.inputs["Height"], t.math("SUBTRACT", grain, seam))
    t.put(p.inputs["Normal"], bump.outputs[0])
    return m


def rail(at, heading, length, height=1.12, post=1.5, glass=True, deck=0.0):
    """A rail whose middle stands at `at` (top of the deck), running along `heading` degrees (0 = +X).

    `deck`: how many metres of planks lie on its left side.
    """
    y = Yard()
    n = 20
    section = [(0.085 * math.copysign(abs(math.cos(a)) ** 0.65, math.cos(a)), 0.036 * math.copysign(abs(math.sin(a)) ** 0.8, math.sin(a)))
               for a in [2 * math.pi * i / n for i in range(n)]]
    xs = [-length / 2 + length * i / 40 for i in range(41)]
    y.ring_loft("teak", [[(x, p, height + q) for p, q in section] for x in xs])
    y.box("steel", -length / 2, length / 2, -0.022, 0.022, height - 0.060, height - 0.036)
    y.box("steel", -length / 2, length / 2, -0.10, 0.10, -0.30, 0.0)  # the deck's edge the posts stand on
    count = int(length / post)
    for i in range(count + 1):
        x = -length / 2 + i * post
        y.box("steel", x - 0.028, x + 0.028, -0.011, 0.011, 0.0, height - 0.05)
        for z in (0.16, 0.90):
            y.box("steel", x - 0.055, x + 0.055, -0.02, 0.02, z, z + 0.05)
        if glass and i < count:
            y.face("pane", [(x + 0.045, 0, 0.08), (x + post - 0.045, 0, 0.08), (x + post - 0.045, 0, height - 0.10), (x + 0.045, 0, height - 0.10)])
            y.box("edge", x + 0.045, x + post - 0.045, -0.006, 0.006, height - 0.104, height - 0.096)
    if deck:
        y.box("planks", -length / 2, length / 2, 0.10, deck, -0.12, 0.0)
    edge, _, p, _ = material("edge")
    p.inputs["Base Color"].default_value = (0.20, 0.42, 0.40, 1)
    root = y.build("rail", {"teak": teak(), "planks": planks(), "steel": steel(), "pane": pane(), "edge": edge}, smooth=("teak",))
    root.location = at
    root.rotation_euler = (0, 0, math.radians(heading))
    return root


def focus(camera, distance, fstop=4.0):
    camera.data.dof.use_dof = True
    camera.data.dof.focus_distance = distance
    camera.data.dof.aperture_fstop = fstop
    camera.data.dof.aperture_blades = 9
