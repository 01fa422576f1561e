"""Client of the Swatchwork color API."""

from .client import Swatchwork
from .errors import ApiError, NetworkError, SwatchworkError
from .palettes import Color, PaletteFile, PalettePage
from .themes import Brand, ThemeFile

__all__ = [
    "ApiError",
    "Brand",
    "Color",
    "NetworkError",
    "PaletteFile",
    "PalettePage",
    "Swatchwork",
    "SwatchworkError",
    "ThemeFile",
]
__version__ = "0.1.0"
