"""Fireworks that have just opened."""
import math
import bpy
import numpy as np
from nodes import material
from sea import sheet

POINTS = 14


def burst(scene, at, radius, colour, seed=1, rays=150, power=4.5, age=1.0):
    """A shell of sparks that face the camera (+Y), thin at its heart and brightest at the tips; `age` lets them fall."""
    rng = np.random.default_rng(seed)
    up = rng.uniform(-1, 1, rays)
    turn = rng.uniform(0, 2 * math.pi, rays)
    flat = np.sqrt(1 - up ** 2)
    ray = np.stack((flat * np.cos(turn), flat * np.sin(turn), up), -1) * (radius * rng.normal(1, 0.09, rays))[:, None]
    k = np.linspace(0.16, 1, POINTS)
    centre = np.array(at) + ray[:, None] * (1 - np.exp(-2.4 * k))[None, :, None] / (1 - math.exp(-2.4))
    centre[..., 2] -= 0.16 * radius * age * k ** 2
    along = np.gradient(centre, axis=1)
    side = np.stack((-along[..., 2], 0 * along[..., 0], along[..., 0]), -1)
    side /= np.maximum(np.linalg.norm(side, axis=-1, keepdims=True), 1e-6)
    half = radius * (0.0016 + 0.0030 * k)[None, :, None]
    co = np.stack((centre - side * half, centre + side * half), 2)
    paint = sparks(colour, power)
    for spark in co:
        me = sheet("spark", spark.reshape(-1, 3), 2, POINTS, {"age": np.repeat(k, 2)})
        me.materials.append(paint)
        scene.collection.objects.link(bpy.data.objects.new("spark", me))
    lamp = bpy.data.lights.new("burst", "POINT")
    lamp.energy, lamp.color, lamp.shadow_soft_size = power * radius ** 2 * 2.2, colour, radius * 0.5
    lamp.use_shadow = False
    light = bpy.data.objects.new("burst", lamp)
    light.location = at
    scene.collection.objects.link(light)


def sparks(colour, power):
    """Their light: pale at the tips, in the shell's colour behind them, each spark of its own strength."""
    m, t, _, out = material("sparks")
    age = t.attribute("age")
    glow = t.node("ShaderNodeEmission")
    t.put(glow.inputs[0], t.mix(t.math("POWER", age, 5.0), colour, (1.0, 0.93, 0.80)))
    own = t.math("MULTIPLY_ADD", t.node("ShaderNodeObjectInfo").outputs["Random"], 0.8, 0.5)
    t.put(glow.inputs[1], t.math("MULTIPLY", own, t.math("MULTIPLY", t.math("POWER", age, 1.7), power)))
    t.put(out.inputs["Surface"], glow.outputs[0])
    m.cycles.sample_as_light = False
    return m
