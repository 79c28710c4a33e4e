"""The sky by the hour. Colours are scene-referred and stay below what Filmic burns out."""
import math
import bpy
from mathutils import Vector
from nodes import Tree

# Colours go from the horizon up (position = square root of the sine of the elevation):
# `sun` is the side of the sun, `far` the opposite side. `glow` = (tightness, colour) about the sun.
HOURS = {
    "dawn": dict(
        sun_elevation=3.0, sun_colour=(1.0, 0.52, 0.26), sun_strength=2.0, sun_angle=1.6,
        sun=[(0.0, (0.80, 0.29, 0.17)), (0.15, (0.82, 0.37, 0.24)), (0.28, (0.56, 0.39, 0.36)), (0.42, (0.27, 0.32, 0.41)), (0.62, (0.12, 0.20, 0.36)), (1.0, (0.05, 0.11, 0.25))],
        far=[(0.0, (0.25, 0.21, 0.29)), (0.14, (0.36, 0.25, 0.32)), (0.27, (0.29, 0.27, 0.38)), (0.42, (0.16, 0.23, 0.38)), (0.62, (0.09, 0.16, 0.32)), (1.0, (0.04, 0.09, 0.22))],
        glow=[(6, (0.18, 0.06, 0.025)), (60, (0.46, 0.19, 0.08)), (900, (0.9, 0.58, 0.30))],
        cloud=(0.30, 0.22, 0.29), cloud_sun=(1.25, 0.52, 0.28), cover=0.50, bars=0.8),
    "haze": dict(
        sun_elevation=38.0, sun_colour=(1.0, 0.93, 0.82), sun_strength=3.2, sun_angle=1.0,
        sun=[(0.0, (0.60, 0.70, 0.76)), (0.2, (0.50, 0.64, 0.75)), (0.42, (0.27, 0.46, 0.66)), (1.0, (0.08, 0.20, 0.43))],
        far=[(0.0, (0.52, 0.64, 0.73)), (0.2, (0.40, 0.57, 0.71)), (0.42, (0.20, 0.39, 0.61)), (1.0, (0.06, 0.17, 0.40))],
        glow=[(5, (0.10, 0.09, 0.07)), (80, (0.3, 0.27, 0.22))],
        cloud=(0.62, 0.68, 0.74), cloud_sun=(0.95, 0.95, 0.93), cover=0.51, bars=0.5),
    "morning": dict(
        sun_elevation=15.0, sun_colour=(1.0, 0.80, 0.58), sun_strength=4.4, sun_angle=0.8,
        sun=[(0.0, (0.86, 0.72, 0.56)), (0.17, (0.72, 0.68, 0.62)), (0.33, (0.44, 0.55, 0.66)), (0.55, (0.20, 0.37, 0.60)), (1.0, (0.06, 0.17, 0.40))],
        far=[(0.0, (0.60, 0.57, 0.56)), (0.15, (0.50, 0.55, 0.61)), (0.32, (0.29, 0.44, 0.61)), (0.55, (0.13, 0.29, 0.54)), (1.0, (0.045, 0.14, 0.36))],
        glow=[(5, (0.16, 0.11, 0.06)), (70, (0.4, 0.28, 0.15))],
        cloud=(0.52, 0.50, 0.53), cloud_sun=(1.15, 0.90, 0.66), cover=0.51, bars=0.55),
    "golden": dict(
        sun_elevation=8.0, sun_colour=(1.0, 0.62, 0.31), sun_strength=3.8, sun_angle=0.9,
        sun=[(0.0, (0.98, 0.50, 0.20)), (0.17, (0.92, 0.56, 0.27)), (0.31, (0.60, 0.48, 0.34)), (0.48, (0.27, 0.35, 0.43)), (0.68, (0.12, 0.22, 0.38)), (1.0, (0.05, 0.13, 0.28))],
        far=[(0.0, (0.36, 0.30, 0.33)), (0.16, (0.40, 0.34, 0.38)), (0.31, (0.26, 0.32, 0.42)), (0.48, (0.14, 0.25, 0.41)), (0.68, (0.08, 0.18, 0.36)), (1.0, (0.04, 0.11, 0.26))],
        glow=[(6, (0.24, 0.12, 0.045)), (70, (0.6, 0.34, 0.13)), (1200, (1.2, 0.85, 0.48))],
        cloud=(0.42, 0.32, 0.31), cloud_sun=(1.45, 0.78, 0.40), cover=0.50, bars=0.8),
    "blue-hour": dict(
        sun_elevation=1.2, sun_colour=(1.0, 0.55, 0.36), sun_strength=0.05, sun_angle=24.0,
        sun=[(0.0, (0.46, 0.190, 0.085)), (0.13, (0.36, 0.190, 0.125)), (0.26, (0.165, 0.150, 0.205)), (0.45, (0.056, 0.092, 0.190)), (1.0, (0.014, 0.034, 0.096))],
        far=[(0.0, (0.066, 0.080, 0.142)), (0.14, (0.074, 0.088, 0.165)), (0.3, (0.046, 0.072, 0.155)), (0.55, (0.026, 0.050, 0.122)), (1.0, (0.010, 0.026, 0.078))],
        glow=[(7, (0.06, 0.026, 0.010))],
        cloud=(0.050, 0.056, 0.105), cloud_sun=(0.34, 0.145, 0.110), cover=0.50, bars=0.8),
    "moon": dict(
        sun_elevation=12.5, sun_colour=(1.0, 0.86, 0.66), sun_strength=0.5, sun_angle=1.1,
        sun=[(0.0, (0.105, 0.105, 0.125)), (0.2, (0.075, 0.088, 0.125)), (0.45, (0.036, 0.056, 0.100)), (1.0, (0.010, 0.020, 0.050))],
        far=[(0.0, (0.040, 0.052, 0.085)), (0.3, (0.026, 0.040, 0.078)), (0.55, (0.016, 0.030, 0.066)), (1.0, (0.007, 0.016, 0.042))],
        glow=[(14, (0.05, 0.042, 0.030)), (220, (0.10, 0.085, 0.060)), (1600, (0.16, 0.135, 0.095))],
        cloud=(0.030, 0.036, 0.056), cloud_sun=(0.16, 0.14, 0.12), cover=0.47, bars=0.7),
}


def sun_vector(hour, azimuth):
    """Unit vector to the sun; azimuth in degrees, 0 = +Y, growing to the right."""
    e, a = math.radians(HOURS[hour]["sun_elevation"]), math.radians(azimuth)
    return Vector((math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e)))


def gradient(t, hour, azimuth, direction):
    """The clear sky's colour in a direction (a vector socket)."""
    h = HOURS[hour]
    s = sun_vector(hour, azimuth)
    x, y, z = t.split(direction)
    up = t.math("SQRT", t.math("MAXIMUM", z, 0.0))
    flat = t.vec("NORMALIZE", t.join(x, y, 0.0))
    flat_sun = Vector((s.x, s.y, 0)).normalized()
    toward = t.math("MULTIPLY_ADD", t.vec("DOT_PRODUCT", flat, tuple(flat_sun)), 0.5, 0.5)
    toward = t.math("POWER", toward, 2.2)
    base = t.mix(toward, t.ramp(up, h["far"]), t.ramp(up, h["sun"]))
    near = t.math("MAXIMUM", t.vec("DOT_PRODUCT", direction, tuple(s)), 0.0)
    for tight, colour in h["glow"]:
        base = t.mix(t.math("POWER", near, float(tight)), base, colour, "ADD")
    return base, toward, z, x, y


def clouds(t, hour, base, toward, x, y, z, seed, cover=None, bars=None):
    """High thin streaks over the gradient, and long bars low above the horizon."""
    h = HOURS[hour]
    cover = h["cover"] if cover is None else cover
    bars = h["bars"] if bars is None else bars
    depth = t.math("ADD", t.math("MAXIMUM", z, 0.0), 0.09)
    px, py = t.math("DIVIDE", x, depth), t.math("DIVIDE", y, depth)
    plane = t.join(t.math("MULTIPLY", px, 0.55), t.math("MULTIPLY", py, 1.25), float(seed))
    streaks = t.noise(plane, 0.55, 7.0, 0.56, 0.35)
    big = t.noise(plane, 0.16, 3.0, 0.5)
    high = t.math("MULTIPLY", t.range(streaks, cover - 0.04, cover + 0.20), t.range(big, 0.38, 0.56))
    high = t.math("MULTIPLY", high, t.range(z, 0.01, 0.14))
    angle = t.math("ARCTAN2", x, y)
    low = t.noise(t.join(t.math("MULTIPLY", angle, 2.3), t.math("MULTIPLY", z, 34.0), seed + 7.0), 1.1, 5.0, 0.55, 0.25)
    low = t.math("MULTIPLY", t.range(low, 0.50, 0.72), t.math("MULTIPLY", t.range(z, 0.012, 0.05), t.range(z, 0.24, 0.08)))
    lit = t.mix(toward, h["cloud"], h["cloud_sun"])
    c = t.mix(t.math("MULTIPLY", high, 0.85), base, lit)
    return t.mix(t.math("MULTIPLY", low, bars), c, t.mix(0.35, lit, h["cloud"]))


def bake(scene, key):
    """Renders the sky once into a panorama (kept in art/out/sky): far cheaper than clouds for every ray."""
    import hashlib
    import os
    with open(__file__, "rb") as own:
        mark = hashlib.sha256(own.read() + key.encode()).hexdigest()[:10]
    file = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "out", "sky", mark + ".exr")
    if not os.path.exists(file):
        data = bpy.data.cameras.new("sphere")
        data.type = "PANO"
        data.cycles.panorama_type = "EQUIRECTANGULAR"
        eye = bpy.data.objects.new("sphere", data)
        eye.rotation_euler = (math.pi / 2, 0, -math.pi / 2)
        scene.collection.objects.link(eye)
        r, c = scene.render, scene.cycles
        before = scene.camera, r.resolution_x, r.resolution_y, r.resolution_percentage, c.samples, c.use_adaptive_sampling
        scene.camera, r.resolution_x, r.resolution_y, r.resolution_percentage, c.samples, c.use_adaptive_sampling = eye, 2048, 1024, 100, 1, False
        r.use_border, r.border_min_x, r.border_max_x, r.border_min_y, r.border_max_y = True, 0, 1, 0.49, 1
        r.image_settings.file_format, r.image_settings.color_depth = "OPEN_EXR", "16"
        r.filepath = file
        bpy.ops.render.render(write_still=True)
        scene.camera, r.resolution_x, r.resolution_y, r.resolution_percentage, c.samples, c.use_adaptive_sampling = before
        r.use_border = False
        r.image_settings.file_format = "PNG"
        bpy.data.objects.remove(eye)
    return bpy.data.images.load(file)


def make(scene, hour, azimuth=0.0, seed=0, strength=1.0, cover=None, bars=None, sun=1.0):
    """Sets the world and its sun lamp. Remember what `haze_colour` needs."""
    world = bpy.data.worlds.new("sky")
    scene.world = world
    world.use_nodes = True
    t = Tree(world.node_tree)
    direction = t.vec("NORMALIZE", t.node("ShaderNodeTexCoord").outputs["Generated"])
    base, toward, z, x, y = gradient(t, hour, azimuth, direction)
    colour = clouds(t, hour, base, toward, x, y, z, seed, cover, bars)
    back = world.node_tree.nodes["Background"]
    t.put(back.inputs[0], colour)
    image = bake(scene, f"{hour}-{azimuth}-{seed}-{cover}-{bars}")
    if image:
        world.node_tree.nodes.clear()
        back, out = t.node("ShaderNodeBackground"), t.node("ShaderNodeOutputWorld")
        seen = t.node("ShaderNodeTexEnvironment", image=image, interpolation="Cubic")
        t.put(seen.inputs[0], t.node("ShaderNodeTexCoord").outputs["Generated"])
        t.put(back.inputs[0], seen.outputs[0])
        t.put(out.inputs[0], back.outputs[0])
    back.inputs[1].default_value = strength
    world.cycles.sampling_method = "MANUAL"
    world.cycles.sample_map_resolution = 512
    scene["hour"], scene["azimuth"], scene["sky_strength"] = hour, azimuth, strength
    h = HOURS[hour]
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy, lamp.color, lamp.angle = h["sun_strength"] * sun, h["sun_colour"], math.radians(h["sun_angle"])
    o = bpy.data.objects.new("sun", lamp)
    o.rotation_euler = (-sun_vector(hour, azimuth)).to_track_quat("-Z", "Y").to_euler()
    scene.collection.objects.link(o)
    return o


def haze(scene, t, surface, out, distance):
    """Lays the air between the eye and a material's surface: the horizon's colour grows with distance."""
    if distance:
        sight = t.vec("SCALE", t.node("ShaderNodeNewGeometry").outputs["Incoming"], scale=-1.0)
        x, y, _ = t.split(sight)
        level = t.vec("NORMALIZE", t.join(x, y, 0.012))
        colour = gradient(t, scene["hour"], scene["azimuth"], level)[0]
        glow = t.node("ShaderNodeEmission")
        t.put(glow.inputs[0], colour)
        glow.inputs[1].default_value = scene["sky_strength"]
        far = t.math("DIVIDE", t.node("ShaderNodeCameraData").outputs["View Distance"], -float(distance))
        amount = t.math("SUBTRACT", 1.0, t.math("EXPONENT", far))
        camera = t.node("ShaderNodeLightPath").outputs["Is Camera Ray"]
        mixer = t.node("ShaderNodeMixShader")
        t.put(mixer.inputs[0], t.math("MULTIPLY", amount, camera))
        t.put(mixer.inputs[1], surface)
        t.put(mixer.inputs[2], glow.outputs[0])
        surface = mixer.outputs[0]
    t.put(out.inputs["Surface"], surface)
