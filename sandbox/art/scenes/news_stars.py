"""The Milky Way over the ship's dark rail and the sea."""
import bpy
from mathutils import Vector

import deck
from place_nodes import Tree
from place_scene import area, begin, camera, render
from place_sky import haze, sky
from seascape import sea

begin(samples=72)
sky([(0, (0.045, 0.058, 0.08)), (0.2, (0.026, 0.04, 0.066)), (0.5, (0.011, 0.02, 0.042)), (1, (0.005, 0.01, 0.026))],
    azimuth=-6, elevation=-3, glow=(0.16, 0.13, 0.09), wide=0.35, light=1.0)
haze(0.00012)
sea(deep=(0.002, 0.006, 0.012), wave=3.0, height=0.2, far=0.1)

w = Tree(bpy.context.scene.world.node_tree)
background = w.tree.nodes["Background"]
base = background.inputs["Color"].links[0].from_socket
direction = w.node("ShaderNodeTexCoord").outputs["Generated"]
pole = Vector((0.82, -0.16, 0.5)).normalized()
bend = w.math("MULTIPLY", w.math("SUBTRACT", w.noise(direction, 2.2, 4.0, 0.55), 0.5), 0.34)
off = w.math("ADD", w.vector("DOT_PRODUCT", direction, tuple(pole)), bend)
band = w.math("EXPONENT", w.math("MULTIPLY", w.math("POWER", w.math("DIVIDE", off, 0.24), 2.0), -1.0))
core = w.math("EXPONENT", w.math("MULTIPLY", w.math("POWER", w.math("DIVIDE", off, 0.1), 2.0), -1.0))
dust = w.step(w.noise(direction, 6.5, 9.0, 0.62, 0.1), 0.42, 0.6)
cloudy = w.step(w.noise(direction, 2.4, 9.0, 0.58, 0.0), 0.25, 0.75)
_, _, z = w.split(direction)
clear = w.step(z, 0.02, 0.22)
milk = w.math("MULTIPLY", w.math("MULTIPLY", w.math("ADD", w.math("MULTIPLY", band, 0.55), core), w.math("MULTIPLY", dust, cloudy)), clear)
glow = w.vector("SCALE", w.mix(core, (0.32, 0.4, 0.62), (0.72, 0.6, 0.5)), w.math("MULTIPLY", milk, 0.2))


def stars(scale, size, power, limit):
    cells = w.node("ShaderNodeTexVoronoi", {"Vector": direction, "Scale": scale}, feature="F1")
    r, g, b = w.node("ShaderNodeSeparateRGB", {0: cells.outputs["Color"]}).outputs
    dot = w.step(cells.outputs["Distance"], size, size * 0.25)
    chosen = w.math("GREATER_THAN", w.math("ADD", r, w.math("MULTIPLY", band, 0.22)), limit)
    bright = w.math("MULTIPLY", w.math("MULTIPLY", dot, chosen), w.math("MULTIPLY", w.math("POWER", g, 3.0), power))
    return w.vector("SCALE", w.mix(b, (0.75, 0.85, 1.0), (1.0, 0.86, 0.7)), w.math("MULTIPLY", bright, clear))


total = w.mix(1.0, base, glow, "ADD")
for layer in ((60, 0.07, 4.0, 0.86), (130, 0.13, 1.4, 0.72), (230, 0.22, 0.4, 0.55)):
    total = w.mix(1.0, total, stars(*layer), "ADD")
camera_ray = w.node("ShaderNodeLightPath").outputs["Is Camera Ray"]
w.put(background.inputs["Color"], w.mix(camera_ray, base, total))

deck.rail((0.55, 4.6, 18.0 - 1.12 - 0.42), 166, 40, post=1.5)
area((-3.5, 0.4, 18.9), (0.6, 4.6, 17.4), (0.8, 0.8), 7, (1.0, 0.6, 0.3))

camera((0, 0, 18.0), lens=22, shift=0.23)
render("news-stars", exposure=0.85, look="High Contrast", glow=0.2, strength=0)
