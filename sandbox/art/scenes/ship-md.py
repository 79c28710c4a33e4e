"""Portrait of Mediterranea in the low sun of a hazy morning."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "parts"))
import ship_md
from portrait import portrait

portrait("ship-md", ship_md.make, place=(9, 590), heading=212, azimuth=-140, clouds=33,
         shore=(11500, 340, -9500, 3200), seed=52, ends=(0.1, 0.5))
