"""A painted sky with clouds and a glow about the sun, and the haze that takes its colours."""
import bpy

from place_nodes import Tree
from place_scene import toward

STATE = {}


def sky(stops, azimuth=0, elevation=5, glow=(1, 0.7, 0.4), wide=0.5, tight=0.0, clouds=0.0,
        cloud_colour=(0.9, 0.9, 0.95), cloud_scale=1.0, cover=0.5, stretch=2.0, seed=0.0, light=1.0):
    """stops: colours from the horizon (0) to the zenith (1), spaced by the root of the height.

    light: how much more the sky gives to surfaces than it shows to the camera.
    """
    def paint(with_clouds):
        group = bpy.data.node_groups.new("sky", "ShaderNodeTree")
        group.inputs.new("NodeSocketVector", "Direction")
        group.outputs.new("NodeSocketColor", "Color")
        t = Tree(group)
        direction = t.node("NodeGroupInput").outputs[0]
        x, y, z = t.split(direction)
        up = t.math("MAXIMUM", z, 0.0)
        colour = t.ramp(t.math("POWER", up, 0.5), stops)
        facing = t.math("MAXIMUM", t.vector("DOT_PRODUCT", direction, tuple(toward(azimuth, elevation))), 0.0)
        if clouds and with_clouds:
            spread = t.math("ADD", up, 0.07)
            flat = t.join(t.math("DIVIDE", x, t.math("MULTIPLY", spread, stretch)), t.math("DIVIDE", y, spread), seed)
            noise = t.noise(flat, cloud_scale, 7.0, 0.55, 0.3)
            body = t.step(noise, 1.0 - cover - 0.1, 1.0 - cover + 0.22)
            fade = t.step(z, 0.005, 0.12)
            amount = t.math("MULTIPLY", t.math("MULTIPLY", body, fade), clouds)
            lit = t.mix(t.math("MULTIPLY", t.math("POWER", facing, 6.0), 0.8), cloud_colour, glow)
            colour = t.mix(amount, colour, lit)
        low = t.math("POWER", t.math("SUBTRACT", 1.0, up), 3.0)
        halo = t.math("MULTIPLY", t.math("MULTIPLY", t.math("POWER", facing, 5.0), low), wide)
        core = t.math("MULTIPLY", t.math("POWER", facing, 160.0), tight)
        shine = t.vector("SCALE", glow, t.math("ADD", halo, core))
        out = t.node("NodeGroupOutput")
        t.put(out.inputs[0], t.mix(1.0, colour, shine, "ADD"))
        return group

    group = paint(True)
    STATE["air"] = paint(False)

    world = bpy.data.worlds.new("world")
    bpy.context.scene.world = world
    world.use_nodes = True
    w = Tree(world.node_tree)
    shown = w.node("ShaderNodeGroup", node_tree=group)
    w.put(shown.inputs[0], w.node("ShaderNodeTexCoord").outputs["Generated"])
    background = world.node_tree.nodes["Background"]
    w.put(background.inputs["Color"], shown)
    ray = w.node("ShaderNodeLightPath").outputs["Is Diffuse Ray"]
    w.put(background.inputs["Strength"], w.math("MULTIPLY_ADD", ray, light - 1.0, 1.0))
    world.cycles.sampling_method = "MANUAL" if light else "NONE"
    world.cycles.sample_map_resolution = 128


def haze(density, height=400.0, lift=0.03, start=0.0):
    """density: 1 / metres; height: where the haze thins out. Call after sky(), before materials."""
    group = bpy.data.node_groups.new("haze", "ShaderNodeTree")
    group.inputs.new("NodeSocketShader", "Surface")
    group.outputs.new("NodeSocketShader", "Shader")
    t = Tree(group)
    surface = t.node("NodeGroupInput").outputs[0]
    geometry = t.node("ShaderNodeNewGeometry")
    ground = t.split(geometry.outputs["Position"])[2]
    thin = t.math("EXPONENT", t.math("DIVIDE", t.math("MAXIMUM", ground, 0.0), -height))
    distance = t.math("MAXIMUM", t.math("SUBTRACT", t.node("ShaderNodeCameraData").outputs["View Distance"], start), 0.0)
    depth = t.math("MULTIPLY", t.math("MULTIPLY", distance, -density), thin)
    amount = t.math("SUBTRACT", 1.0, t.math("EXPONENT", depth))
    view = t.vector("SCALE", geometry.outputs["Incoming"], -1.0)
    x, y, z = t.split(view)
    level = t.vector("NORMALIZE", t.join(x, y, t.math("ADD", t.math("MULTIPLY", t.math("MAXIMUM", z, 0.0), 0.5), lift)))
    air = t.node("ShaderNodeGroup", node_tree=STATE["air"])
    t.put(air.inputs[0], level)
    glow = t.node("ShaderNodeEmission", {"Color": air})
    mixed = t.node("ShaderNodeMixShader", {0: amount, 1: surface, 2: glow})
    t.put(t.node("NodeGroupOutput").inputs[0], mixed)
    STATE["haze"] = group


def hazy(t, shader):
    """The shader seen through the haze, if the scene has any."""
    if "haze" not in STATE:
        return shader
    node = t.node("ShaderNodeGroup", node_tree=STATE["haze"])
    t.put(node.inputs[0], shader)
    return node.outputs[0]
