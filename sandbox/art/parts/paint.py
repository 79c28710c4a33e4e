"""Paints of the ships. `lights` is how bright the rooms burn: 0 by day, about 1 at blue hour."""
from nodes import material
from sky import haze


def plain(scene, name, colour, rough=0.45, metal=0.0, glow=None, power=0.0, fog=None, specular=0.5):
    m, t, p, out = material(name)
    p.inputs["Base Color"].default_value = (*colour, 1)
    p.inputs["Roughness"].default_value = rough
    p.inputs["Metallic"].default_value = metal
    p.inputs["Specular"].default_value = specular
    if glow:
        p.inputs["Emission"].default_value = (*glow, 1)
        p.inputs["Emission Strength"].default_value = power
    haze(scene, t, p.outputs[0], out, fog)
    m.cycles.sample_as_light = False
    return m


def hull(scene, colour, boot, stripes, fog=None, wash=0.0):
    """Hull paint by height over the water: boot topping, colour, stripes [(z0, z1, colour)]; faint plating.

    `wash` is the light that the ship's own lamps throw on her side after dusk.
    """
    m, t, p, out = material("hull")
    place = t.node("ShaderNodeTexCoord").outputs["Object"]
    x, _, z = t.split(place)
    c = t.mix(t.math("GREATER_THAN", z, 1.1), boot, colour)
    for z0, z1, stripe in stripes:
        # stripes follow the sheer: they rise towards the bow
        lift = t.math("MULTIPLY", t.math("POWER", t.math("MAXIMUM", t.math("DIVIDE", x, 150.0), 0.0), 3.0), 3.4)
        level = t.math("SUBTRACT", z, lift)
        inside = t.math("MULTIPLY", t.math("GREATER_THAN", level, z0), t.math("LESS_THAN", level, z1))
        c = t.mix(inside, c, stripe)
    wear = t.noise(t.join(t.math("MULTIPLY", x, 0.05), 0.0, t.math("MULTIPLY", z, 0.5)), 1.0, 4.0, 0.6)
    c = t.mix(0.12, c, t.mix(wear, (0.35, 0.35, 0.35), (0.75, 0.75, 0.75)), "OVERLAY")
    t.put(p.inputs["Base Color"], c)
    p.inputs["Roughness"].default_value = 0.46
    p.inputs["Specular"].default_value = 0.22  # a glossier side mirrors the low sky and loses its own colour
    if wash:
        t.put(p.inputs["Emission"], t.mix(0.35, c, (1.0, 0.72, 0.45), "MULTIPLY"))
        p.inputs["Emission Strength"].default_value = wash
    haze(scene, t, p.outputs[0], out, fog)
    return m


def cabins(scene, name, lights, wide=(0.10, 0.90), tall=(0.06, 0.84), lit=0.55, frame=(0.74, 0.74, 0.72), warm=1.0, fog=None):
    """Walls of rooms: a glass door or window in every cell, behind it a room that is dark, dim or lit."""
    m, t, p, out = material(name)
    uv = t.node("ShaderNodeUVMap", uv_map="cells").outputs[0]
    u, v, _ = t.split(uv)
    cu, cv = t.math("FLOOR", u), t.math("FLOOR", v)
    fu, fv = t.math("FRACT", u), t.math("FRACT", v)
    glass = t.math("MULTIPLY", t.math("MULTIPLY", t.math("GREATER_THAN", fu, wide[0]), t.math("LESS_THAN", fu, wide[1])),
                   t.math("MULTIPLY", t.math("GREATER_THAN", fv, tall[0]), t.math("LESS_THAN", fv, tall[1])))
    cell = t.join(cu, cv, 3.7)
    dice, dice2, dice3 = t.white(cell), t.white(t.join(cu, cv, 9.1)), t.white(t.join(cu, cv, 21.4))
    curtain = t.range(t.math("ABSOLUTE", t.math("SUBTRACT", fu, 0.5)), t.math("MULTIPLY", dice3, 0.45), t.math("MULTIPLY_ADD", dice3, 0.45, 0.03))
    inside = t.mix(t.math("MULTIPLY", dice2, 0.7), (0.018, 0.028, 0.038), (0.075, 0.085, 0.09))
    inside = t.mix(t.math("MULTIPLY", curtain, 0.8), inside, (0.30, 0.28, 0.25))
    t.put(p.inputs["Base Color"], t.mix(glass, frame, inside))
    t.put(p.inputs["Roughness"], t.range(glass, 0, 1, 0.5, 0.08, False))
    if lights > 0:
        on = t.math("LESS_THAN", dice, lit)
        colour = t.mix(dice2, (1.0, 0.50, 0.19), (1.0, 0.70, 0.42))
        power = t.math("MULTIPLY_ADD", t.math("POWER", dice3, 1.6), 1.5, 0.35)
        ceiling = t.range(fv, 0.0, 0.9, 0.55, 1.15, False)
        power = t.math("MULTIPLY", t.math("MULTIPLY", power, ceiling), t.range(curtain, 0, 1, 1.0, 0.55, False))
        dim = t.math("MULTIPLY_ADD", on, 0.94, 0.06)
        t.put(p.inputs["Emission"], colour)
        t.put(p.inputs["Emission Strength"], t.math("MULTIPLY", t.math("MULTIPLY", power, dim), t.math("MULTIPLY", glass, lights * warm)))
    haze(scene, t, p.outputs[0], out, fog)
    m.cycles.sample_as_light = False
    return m


def rail_glass(scene, tint=(0.30, 0.42, 0.45), fog=None):
    """Thin glass: mostly clear, mirrors at a flat angle."""
    m, t, p, out = material("rail-glass")
    p.inputs["Base Color"].default_value = (*tint, 1)
    p.inputs["Roughness"].default_value = 0.06
    clear = t.node("ShaderNodeBsdfTransparent")
    clear.inputs[0].default_value = (0.80, 0.90, 0.91, 1)
    facing = t.node("ShaderNodeLayerWeight")
    facing.inputs[0].default_value = 0.35
    mixer = t.node("ShaderNodeMixShader")
    t.put(mixer.inputs[0], t.range(facing.outputs["Fresnel"], 0, 1, 0.30, 0.9, False))
    t.put(mixer.inputs[1], clear.outputs[0])
    t.put(mixer.inputs[2], p.outputs[0])
    haze(scene, t, mixer.outputs[0], out, fog)
    return m


def livery(scene, lights, fog, hull_colour, boot, stripes, funnel, band, accent, wash=0.0):
    """All paints of one ship by name."""
    glow = lambda power: power * lights
    return {
        "hull": hull(scene, hull_colour, boot, stripes, fog, glow(wash)),
        "white": plain(scene, "white", (0.76, 0.765, 0.76), 0.42, fog=fog, glow=(1.0, 0.62, 0.32), power=glow(0.012)),
        "deck": plain(scene, "deck", (0.42, 0.30, 0.20), 0.7, fog=fog),
        "shade": plain(scene, "shade", (0.20, 0.21, 0.22), 0.6, fog=fog),
        "dark": plain(scene, "dark", (0.02, 0.022, 0.026), 0.4, fog=fog),
        "balcony": cabins(scene, "balcony", lights, lit=0.46, fog=fog),
        "suite": cabins(scene, "suite", lights, wide=(0.04, 0.96), tall=(0.04, 0.90), lit=0.75, warm=1.15, fog=fog),
        "salon": cabins(scene, "salon", lights, wide=(0.03, 0.97), tall=(0.10, 0.88), lit=0.97, warm=1.1, fog=fog),
        "port": cabins(scene, "port", lights, wide=(0.30, 0.70), tall=(0.34, 0.68), lit=0.5, frame=hull_colour, fog=fog),
        "bridge": cabins(scene, "bridge", lights * 0.16, wide=(0.03, 0.97), tall=(0.30, 0.80), lit=0.9, fog=fog),
        "rail": rail_glass(scene, fog=fog),
        "boat": plain(scene, "boat", (0.76, 0.20, 0.035), 0.4, fog=fog),
        "boat-low": plain(scene, "boat-low", (0.70, 0.70, 0.68), 0.4, fog=fog),
        "funnel": plain(scene, "funnel", funnel, 0.35, fog=fog),
        "band": plain(scene, "band", band, 0.35, fog=fog),
        "accent": plain(scene, "accent", accent, 0.35, fog=fog),
        "lamp": plain(scene, "lamp", (0.8, 0.7, 0.55), 0.5, glow=(1.0, 0.66, 0.34), power=glow(5.0), fog=fog),
    }
