"""Mediterranea: white and sea green. Terraces step down to the stern, two slim funnels side by side."""
import math
from paint import livery
from ship import DECK, Ship
from ship_at import flood


def make(scene, lights=0.0, fog=14000.0):
    s = Ship(264, 32, 13.0, rake=12, sheer=3.2, entry=(0.60, 0.77), stern=0.90)
    s.hull()
    s.portholes((5.6, 8.4), -112, 92, step=3.0)
    z, half = s.D - 0.9, 15.7
    s.windows(0, z, -126, 92, half, 16, cell=3.2)
    z += DECK
    s.windows(1, z, -124, 90, half - 4.0, 16, "salon", cell=3.2)
    s.slab(s.outline(-124, 90, half, 16), z)
    s.boats(z + 0.4, -70, 58, half - 1.1, 12.8)
    z += DECK * 1.7
    aft = (-120, -115, -109, -102, -94, -85)
    fore = (86, 84.5, 82.5, 80, 77, 73)
    for i in range(6):
        plan = s.balconies(2 + i, z, aft[i], fore[i], half, 17, cell=2.9, tail=5.0)
        # each terrace astern has its teak, and the lower ones a pool
        s.y.box("deck", aft[i] + 2, aft[i] + 9, -half * 0.62, half * 0.62, z + 0.34, z + 0.38)
        z += DECK
    s.bridge(8, z - DECK * 2, 83.5, half, 2.8, 16)
    s.windows(9, z, -72, 64, half - 0.7, 18, "suite", cell=3.4, tail=6, lean=0.5)
    z += DECK
    s.slab(s.outline(-74, 62, half - 0.4, 18, 6), z, 0.45)
    s.slab(s.outline(-73, 61, half - 0.9, 18, 6), z + 0.45, 0.06, "deck")
    s.rail(s.outline(-72, 60, half - 0.8, 18, 6), z + 0.45, 1.8)
    s.lamps(s.outline(-72, 60, half - 0.8, 18, 6), z + 2.4)
    # a round observation lounge forward, a long glass gallery amidships
    s.windows(10, z, 22, 54, 12.0, 20, "salon", cell=2.6, lean=1.0, height=4.0)
    s.slab(s.outline(20, 55, 12.6, 20), z + 4.0, 0.4)
    s.slab(s.outline(24, 50, 10.5, 18), z + 4.4, 0.3, "white")
    for side in (-1, 1):
        a, b = sorted((side * 9.0, side * 13.2))
        s.y.box("white", -34, 18, a, b, z + 3.2, z + 3.6)
        for x in range(-34, 19, 4):
            s.y.box("white", x - 0.12, x + 0.12, side * 13.0 - 0.12, side * 13.0 + 0.12, z + 0.4, z + 3.2)
    s.windows(11, z, -64, -34, 9.5, 8, "salon", cell=3.2, height=3.4)
    s.slab(s.outline(-66, -32, 10.4, 8), z + 3.4, 0.4)
    s.mast(34, z + 4.6, 12)
    s.dome(24, 6, z + 6.0, 1.9)
    s.dome(24, -6, z + 6.0, 1.9)
    s.dome(15, 0, z + 5.0, 1.5)
    for side in (-1, 1):
        f = s.funnel_rings(-50, side * 5.6, z + 3.6, 14.5, 11.5, 4.0, 7.0, 20, 0.62)
        s.y.ring_loft("funnel", f[:9])
        s.y.ring_loft("band", f[8:11])
        s.y.ring_loft("funnel", f[10:18])
        s.y.ring_loft("dark", f[17:])
        s.y.tube("dark", (-56.5, side * 5.6, z + 18), (-58.2, side * 5.6, z + 20.4), 0.7)
    s.y.box("white", -54, -49, -5, 5, z + 9.2, z + 10.0)
    s.y.tube("white", (104, 0, s.D + 1), (104, 0, s.D + 11), 0.3, 8, 0.14)
    s.y.box("white", 96, 101, -4, 4, s.D + 0.2, s.D + 1.8)
    paints = livery(scene, lights, fog, (0.74, 0.755, 0.75), (0.010, 0.085, 0.105),
                    [(10.2, 11.5, (0.008, 0.130, 0.150)), (9.3, 9.6, (0.008, 0.130, 0.150))], (0.010, 0.150, 0.170), (0.78, 0.78, 0.76), (0.010, 0.150, 0.170), wash=0.11)
    root = s.finish("mediterranea", paints)
    if lights >= 0.6:
        flood(root, [(-42, 0, z + 6), (-66, 0, z + 7)], lights, 3600)
    return s, root
