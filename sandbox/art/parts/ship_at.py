"""Atlantica: the liner. Navy hull, long bow, one tall raked funnel aft with a gold band."""
import bpy
from paint import livery
from ship import DECK, Ship


def make(scene, lights=0.0, fog=14000.0):
    s = Ship(292, 34, 15.5, rake=17, sheer=4.2, entry=(0.56, 0.72))
    s.hull()
    s.portholes((6.2, 9.2), -120, 96)
    z, half = s.D - 0.9, 16.6
    s.windows(0, z, -134, 86, half, 14, cell=3.4)
    z += DECK
    s.windows(1, z, -133, 83, half - 4.2, 14, "salon", cell=3.4)          # behind the boats
    s.slab(s.outline(-133, 83, half, 14), z)
    s.boats(z + 0.4, -92, 62, half - 1.1)
    z += DECK * 1.75
    row = 2
    for i in range(5):
        plan = s.balconies(row + i, z, -129 + i * 4.2, 80 - i * 3.0, half, 13 + i * 0.4)
        z += DECK
    s.bridge(8, z - DECK, 70.5, half, 3.2, 11)
    plan = s.windows(9, z, -104, 58, half - 0.8, 15, "suite", cell=3.6)
    z += DECK
    s.slab(s.outline(-102, 54, half - 0.6, 15), z, 0.5)
    s.slab(s.outline(-101, 53, half - 1.0, 15), z + 0.5, 0.06, "deck")
    s.rail(s.outline(-100, 53, half - 0.9, 15), z + 0.5, 1.7)
    s.lamps(s.outline(-100, 53, half - 0.9, 15), z + 2.4)
    # forward lounge, mid house, after house
    s.windows(10, z, 14, 46, 11, 12, "salon", cell=2.8, lean=0.6, height=3.6)
    s.slab(s.outline(13, 47, 11.4, 12.5), z + 3.6, 0.4)
    s.windows(11, z, -86, -22, 10, 8, "salon", cell=3.4, height=3.3)
    s.slab(s.outline(-88, -20, 10.5, 8), z + 3.3, 0.4)
    s.mast(30, z + 4.0, 15)
    s.dome(20, 5.5, z + 5.6, 2.1)
    s.dome(20, -5.5, z + 5.6, 2.1)
    s.dome(-26, 0, z + 5.2, 1.6)
    # funnel
    y = s.y
    f = s.funnel_rings(-56, 0, z + 3.4, 17.5, 21, 10.5, 5.5, 20, 0.84)
    y.ring_loft("funnel", f[:12])
    y.ring_loft("band", f[11:15])
    y.ring_loft("funnel", f[14:])
    top = f[-1]
    cx = sum(p[0] for p in top) / len(top)
    y.ring_loft("dark", [[(cx + (p[0] - cx) * k, p[1] * k, p[2] + h) for p in top] for k, h in ((1.05, 0.0), (1.05, 0.9), (0.9, 0.9))])
    for dy in (-1.6, 1.6):
        y.tube("dark", (cx + 1, dy, top[0][2]), (cx - 1, dy, top[0][2] + 2.4), 0.8)
    # foredeck
    y.box("white", 92, 100, -6, 6, s.D + 0.4, s.D + 2.6)
    y.tube("white", (112, 0, s.D + 1), (112, 0, s.D + 13), 0.35, 8, 0.15)
    paints = livery(scene, lights, fog, (0.006, 0.020, 0.055), (0.16, 0.016, 0.012),
                    [(13.6, 13.95, (0.62, 0.44, 0.17))], (0.008, 0.026, 0.070), (0.66, 0.45, 0.16), (0.66, 0.45, 0.16), wash=0.08)
    root = s.finish("atlantica", paints)
    if lights >= 0.6:
        flood(root, [(-40, 0, z + 6), (-76, 0, z + 6)], lights)
    return s, root


def flood(root, places, lights, power=5200, out=9.5):
    """Lamps that light a funnel from both its sides, so far out."""
    for p in places:
        for side in (-1, 1):
            lamp = bpy.data.lights.new("flood", "POINT")
            lamp.energy, lamp.color, lamp.shadow_soft_size = power * lights, (1.0, 0.80, 0.56), 1.5
            o = bpy.data.objects.new("flood", lamp)
            o.location, o.parent = (p[0], side * out, p[2]), root
            bpy.context.scene.collection.objects.link(o)
