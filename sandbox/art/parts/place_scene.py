"""Starts a scene, sets its camera, renders it and develops the picture.

blender -b -noaudio -t 2 -P art/place.py -- <name> [width] [samples] [seconds] [trace]

Tracing stops after the seconds given; art/develop.py develops the passes of the last trace.
"""
import math
import os
import sys

import bpy
from mathutils import Vector

from denoise import denoise

ART = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
OUT = os.path.join(ART, "out")


def arguments(samples):
    given = sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else []
    width = int(given[0]) if given else 1600
    samples = int(given[1]) if len(given) > 1 and int(given[1]) else samples
    return width, samples, float(given[2]) if len(given) > 2 else 0, given[3] if len(given) > 3 else "both"


def begin(samples=32, bounces=2, clamp=4.0):
    """An empty scene, path traced, of the 3:2 format of every card."""
    width, samples, seconds, _ = arguments(samples)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x = width
    scene.render.resolution_y = round(width * 2 / 3)
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.time_limit = seconds
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold, cycles.adaptive_min_samples = 0.045, 8
    cycles.use_denoising = False
    cycles.max_bounces = bounces
    cycles.diffuse_bounces = bounces
    cycles.glossy_bounces = min(bounces, 4)
    cycles.transmission_bounces = 6
    cycles.transparent_max_bounces = 12
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = clamp
    cycles.blur_glossy = 0.5
    scene.view_settings.view_transform = "Filmic"
    return scene


def link(obj):
    bpy.context.collection.objects.link(obj)
    return obj


def camera(at, yaw=0.0, lens=35, pitch=0.0, shift=0.0, focus=None, fstop=4.0):
    """Looks along +y turned by yaw degrees; shift keeps uprights upright where pitch would not."""
    data = bpy.data.cameras.new("camera")
    data.lens, data.shift_y = lens, shift
    data.clip_start, data.clip_end = 0.05, 100000
    if focus:
        data.dof.use_dof, data.dof.focus_distance, data.dof.aperture_fstop = True, focus, fstop
    obj = link(bpy.data.objects.new("camera", data))
    obj.location = at
    obj.rotation_euler = (math.radians(90 + pitch), 0, math.radians(-yaw))
    bpy.context.scene.camera = obj
    return obj


def toward(azimuth, elevation):
    """Direction to a point of the sky; azimuth in degrees clockwise from +y."""
    a, e = math.radians(azimuth), math.radians(elevation)
    return Vector((math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e)))


def sun(azimuth, elevation, strength, colour, size=0.6, mirrored=True):
    data = bpy.data.lights.new("sun", "SUN")
    data.energy, data.color, data.angle = strength, colour, math.radians(size)
    obj = link(bpy.data.objects.new("sun", data))
    obj.rotation_euler = toward(azimuth, elevation).to_track_quat("Z", "Y").to_euler()
    obj.visible_glossy = mirrored
    return obj


def area(at, target, size, watts, colour, spread=180):
    """A soft rectangular light that the camera does not see."""
    data = bpy.data.lights.new("area", "AREA")
    data.shape, (data.size, data.size_y) = "RECTANGLE", size
    data.energy, data.color, data.spread = watts, colour, math.radians(spread)
    obj = link(bpy.data.objects.new("area", data))
    obj.location = at
    obj.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    obj.visible_camera = obj.visible_glossy = obj.visible_transmission = False
    return obj


def point(at, watts, colour, radius=0.05):
    data = bpy.data.lights.new("point", "POINT")
    data.energy, data.color, data.shadow_soft_size = watts, colour, radius
    obj = link(bpy.data.objects.new("point", data))
    obj.location = at
    obj.visible_camera = False
    return obj


def passes_to_files(scene, name):
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = layer.use_pass_diffuse_color = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    target = tree.nodes.new("CompositorNodeOutputFile")
    target.base_path = os.path.join(OUT, "raw")
    target.format.file_format, target.format.color_depth = "OPEN_EXR", "32"
    target.format.color_mode = "RGBA"
    target.file_slots.clear()
    sockets = ("Image", "Denoising Albedo", "Denoising Normal", "Denoising Depth", "DiffDir", "DiffInd", "DiffCol")
    for label, socket in zip(("image", "albedo", "normal", "depth", "direct", "indirect", "colour"), sockets):
        target.file_slots.new(f"{name}-{label}-")
        tree.links.new(source.outputs[socket], target.inputs[f"{name}-{label}-"])
    composite = tree.nodes.new("CompositorNodeComposite")
    tree.links.new(source.outputs["Image"], composite.inputs[0])


def render(name, exposure=0.0, look="Medium High Contrast", glow=0.0, strength=1.0, warmth=1.0):
    """Traces, denoises, and develops art/out/<name>.png, with the view behind the name. strength 0 leaves the grain as it is."""
    name = "-".join(filter(None, (name, view())))
    scene = bpy.context.scene
    part = arguments(0)[3]
    passes_to_files(scene, name)
    scene.frame_set(1)
    bpy.ops.render.render()
    if part != "trace":
        develop(name, exposure, look, glow, strength, warmth)


def develop(name, exposure=0.0, look="Medium High Contrast", glow=0.0, strength=1.0, warmth=1.0):
    scene = bpy.context.scene
    raw = os.path.join(OUT, "raw")
    clean = os.path.join(raw, f"{name}-clean.exr")
    denoise(raw, name, clean, strength)
    picture = bpy.data.images.load(clean)
    scene.render.resolution_x, scene.render.resolution_y = picture.size
    scene.render.use_compositing = True
    tree = scene.node_tree
    tree.nodes.clear()
    node = tree.nodes.new("CompositorNodeImage")
    node.image = picture
    last = node.outputs[0]
    if glow:
        glare = tree.nodes.new("CompositorNodeGlare")
        glare.glare_type, glare.threshold, glare.size, glare.mix = "FOG_GLOW", 1.0, 7, glow - 1
        tree.links.new(last, glare.inputs[0])
        last = glare.outputs[0]
    grade = tree.nodes.new("CompositorNodeColorBalance")
    grade.correction_method = "OFFSET_POWER_SLOPE"
    grade.slope = (1.0 + 0.02 * warmth, 1.0, 1.0 - 0.03 * warmth)
    grade.offset = (0.0, 0.0005, 0.0015)
    tree.links.new(last, grade.inputs[1])
    composite = tree.nodes.new("CompositorNodeComposite")
    tree.links.new(grade.outputs[0], composite.inputs[0])
    scene.view_settings.exposure = exposure
    scene.view_settings.look = look
    scene.render.image_settings.file_format = "PNG"
    scene.render.filepath = os.path.join(OUT, f"{name}.png")
    bpy.ops.render.render(write_still=True)
