"""A ship by herself, from the side, in the low sun of a hazy morning: one light for the whole fleet."""
import coast, scene, sea, sky
from wake import berth, wake


def portrait(name, make, place, heading, azimuth, clouds, shore, seed, ends):
    """place: metres from the eye; heading, azimuth: degrees; shore: distance, height, left and right end of the coast behind her."""
    s = scene.start(samples=16, exposure=0.15)
    scene.camera(s, height=6.5, lens=58, horizon=0.60)
    sky.make(s, "morning", azimuth=azimuth, seed=clouds)
    ship, root = make(s, fog=15000)
    berth(root, place, heading)
    coast.make(s, *shore, seed=seed, fog=8000, ends=ends)
    sea.make(s, near=11, wind=7.6, heading=55, fog=13000, wakes=[wake(ship, place, heading)])
    scene.grade(s)
    scene.save(s, name)
