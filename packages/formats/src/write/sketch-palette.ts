import { type ExportedPalette, swatchesOf } from '../palette/palette.ts';
import { jsonText } from '../text/text.ts';

/**
 * A palette of the Sketch plugin Sketch Palettes, in the form of its second version: channels and
 * opacity from 0 to 1. It has no place for the palette's name, which is that of its file.
 *
 * @see https://github.com/andrewfiorillo/sketch-palettes
 */
export const writeSketchPalette = (palette: ExportedPalette): string =>
  jsonText({
    compatibleVersion: '2.0',
    pluginVersion: '2.22',
    colors: swatchesOf(palette).map(({ name, rgb, alpha }) => ({
      ...(name && { name }),
      red: rgb.r,
      green: rgb.g,
      blue: rgb.b,
      alpha,
    })),
    gradients: [],
    images: [],
  });
