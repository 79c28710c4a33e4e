"""The full moon of mid-autumn over a quiet sea."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "parts"))
import bpy
import scene, sea, sky
from nodes import material

s = scene.start(samples=28, exposure=0.55)
scene.camera(s, height=7.0, lens=46, horizon=0.60)
AZIMUTH = 5.5
sky.make(s, "moon", azimuth=AZIMUTH, seed=8)
sea.make(s, near=9, wind=4.2, heading=60, calm=0.75, fog=26000)

direction = sky.sun_vector("moon", AZIMUTH)
bpy.ops.mesh.primitive_uv_sphere_add(segments=64, ring_count=32, radius=720, location=tuple(direction * 50000))
disc = bpy.context.object
disc.visible_diffuse = disc.visible_glossy = disc.visible_shadow = False
m, t, p, out = material("moon")
place = t.node("ShaderNodeTexCoord").outputs["Object"]
seas = t.range(t.noise(place, 0.0022, 5.0, 0.6, 0.4), 0.42, 0.62)
craters = t.noise(place, 0.02, 4.0, 0.6)
tone = t.mix(t.math("MULTIPLY", seas, 0.7), (0.92, 0.84, 0.68), (0.5, 0.46, 0.4))
tone = t.mix(t.math("MULTIPLY", craters, 0.3), tone, (0.98, 0.92, 0.8))
glow = t.node("ShaderNodeEmission")
t.put(glow.inputs[0], tone)
glow.inputs[1].default_value = 0.85
t.put(out.inputs["Surface"], glow.outputs[0])
disc.data.materials.append(m)
scene.grade(s, glow=0.35, threshold=0.3)
scene.save(s, "news-moon")
