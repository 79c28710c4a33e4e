"""Portrait of Magic City in the low sun of a hazy morning."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "parts"))
import ship_mc
from portrait import portrait

portrait("ship-mc", ship_mc.make, place=(10, 700), heading=206, azimuth=-146, clouds=21,
         shore=(11000, 300, -2600, 9500), seed=23, ends=(0.5, 0.1))
