"""Portrait of Atlantica in the low sun of a hazy morning."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "parts"))
import ship_at
from portrait import portrait

portrait("ship-at", ship_at.make, place=(9, 625), heading=204, azimuth=-144, clouds=27,
         shore=(12000, 320, -1200, 9800), seed=37, ends=(0.5, 0.1))
