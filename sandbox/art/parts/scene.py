"""What every picture shares: render settings, a level camera, one grade, and where it is saved."""
import math
import os
import sys
import bpy
import numpy as np
from clean import clean

ART = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
ARGS = sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else []


def option(name, fallback):
    """A number from the command line: `-- scale=0.25 samples=8`."""
    for a in ARGS:
        if a.startswith(name + "="):
            return float(a.split("=", 1)[1])
    return fallback


def start(width=1440, height=960, samples=20, exposure=0.0, look="Medium High Contrast"):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    s.render.engine = "CYCLES"
    c = s.cycles
    c.device = "CPU"
    c.samples = int(option("samples", samples))
    c.use_adaptive_sampling = True
    c.adaptive_threshold = option("threshold", 0.02)
    c.adaptive_min_samples = 8
    c.use_denoising = False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = 4, 2, 3, 2, 8
    c.sample_clamp_direct, c.sample_clamp_indirect = 12.0, 2.5
    c.blur_glossy = 0.6
    c.caustics_reflective = c.caustics_refractive = False
    c.filter_width = 1.4
    s.render.resolution_x, s.render.resolution_y = width, height
    s.render.resolution_percentage = int(100 * option("scale", 1.0))
    s.render.use_persistent_data = True
    s.view_settings.view_transform = "Filmic"
    s.view_settings.look = look
    s.view_settings.exposure = exposure
    return s


def camera(scene, height=6.0, at=(0.0, 0.0), azimuth=0.0, lens=40.0, horizon=0.40, pitch=0.0):
    """A camera that looks level; the horizon is placed (as a share from the top) by shifting the lens."""
    data = bpy.data.cameras.new("camera")
    data.lens = lens
    data.clip_end = 120000
    o = bpy.data.objects.new("camera", data)
    scene.collection.objects.link(o)
    o.location = (at[0], at[1], height)
    o.rotation_euler = (math.radians(90 + pitch), 0, math.radians(-azimuth))
    w, h = scene.render.resolution_x, scene.render.resolution_y
    data.shift_y = -(0.5 - horizon) * h / max(w, h)
    scene.camera = o
    return o


def grade(scene, glow=0.0, warm=0.0, threshold=0.9):
    """One hand for all pictures: a breath of glow round the lights, cool shadows, warm lights, a soft vignette."""
    scene["grade"] = (glow, warm, threshold)


def darkroom(scene, picture):
    """Builds the compositor of `grade` over a finished linear picture."""
    glow, warm, threshold = scene["grade"]
    tree = scene.node_tree
    tree.nodes.clear()
    add, link = tree.nodes.new, tree.links.new
    source = add("CompositorNodeImage")
    source.image = picture
    image = source.outputs["Image"]
    if glow > 0:
        g = add("CompositorNodeGlare")
        g.glare_type, g.quality, g.threshold, g.size, g.mix = "FOG_GLOW", "HIGH", threshold, 6, glow - 1.0
        link(image, g.inputs[0])
        image = g.outputs[0]
    balance = add("CompositorNodeColorBalance")
    balance.correction_method = "LIFT_GAMMA_GAIN"
    balance.lift = (0.992 - warm * 0.01, 0.998, 1.010)
    balance.gamma = (1.0 + warm * 0.03, 1.0, 1.0 - warm * 0.02)
    balance.gain = (1.02, 1.0, 0.975)
    link(image, balance.inputs["Image"])
    image = balance.outputs["Image"]
    richer = add("CompositorNodeHueSat")
    richer.inputs["Saturation"].default_value = 1.14
    link(image, richer.inputs["Image"])
    image = richer.outputs["Image"]
    mask = add("CompositorNodeEllipseMask")
    mask.width, mask.height = 1.05, 1.05
    blur = add("CompositorNodeBlur")
    blur.filter_type, blur.use_relative, blur.factor_x, blur.factor_y = "FAST_GAUSS", True, 28, 28
    link(mask.outputs[0], blur.inputs[0])
    shade = add("CompositorNodeMapRange")
    for i, v in enumerate((0.0, 1.0, 0.80, 1.0)):
        shade.inputs[i + 1].default_value = v
    link(blur.outputs[0], shade.inputs[0])
    times = add("CompositorNodeMixRGB")
    times.blend_type = "MULTIPLY"
    link(image, times.inputs[1])
    link(shade.outputs[0], times.inputs[2])
    link(times.outputs[0], add("CompositorNodeComposite").inputs[0])


def layers(scene, folder):
    """The render's colour, albedo and normals, as files the compositor leaves behind."""
    scene.use_nodes = True
    scene.view_layers[0].cycles.denoising_store_passes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    out = tree.nodes.new("CompositorNodeOutputFile")
    out.base_path, out.format.file_format, out.format.color_depth = folder, "OPEN_EXR", "16"
    names = ("Image", "Denoising Albedo", "Denoising Normal")
    out.file_slots.clear()
    for n in names:
        out.file_slots.new(n.replace(" ", "-") + "-")
        tree.links.new(source.outputs[n], out.inputs[-1])
    scene.render.image_settings.file_format = "PNG"
    scene.render.filepath = os.path.join(folder, "plain.png")
    bpy.ops.render.render(write_still=True)
    found = []
    for n in names:
        image = bpy.data.images.load(os.path.join(folder, f"{n.replace(' ', '-')}-{scene.frame_current:04d}.exr"))
        w, h = image.size
        pixels = np.empty(w * h * image.channels, "f4")
        image.pixels.foreach_get(pixels)
        found.append(pixels.reshape(h, w, image.channels)[..., :3])
        bpy.data.images.remove(image)
    return found


def save(scene, name, strength=1.0, glitter=2.2):
    """Renders, takes out the grain, grades, and writes art/out/<name>.png (previews: art/out/preview/).

    `glitter`: the brightness from which dark specks of two or three pixels are taken out too.
    """
    preview = option("scale", 1.0) < 1
    folder = os.path.join(ART, "out", "preview") if preview else os.path.join(ART, "out")
    colour, albedo, normal = layers(scene, os.path.join(ART, "out", "layers", name))
    smooth = clean(colour, albedo, normal, strength=strength, glitter=glitter)
    h, w = smooth.shape[:2]
    picture = bpy.data.images.new("clean", w, h, float_buffer=True)
    picture.colorspace_settings.name = "Linear"
    picture.pixels.foreach_set(np.dstack((smooth, np.ones((h, w), "f4"))).astype("f4").ravel())
    picture.update()
    darkroom(scene, picture)
    os.makedirs(folder, exist_ok=True)
    scene.render.image_settings.color_mode = "RGB"
    scene.render.filepath = os.path.join(folder, name + ".png")
    bpy.ops.render.render(write_still=True)
    bpy.data.images.remove(picture)
