import type { ReadPalette } from '../../palette/palette.ts';
import { PaletteBuilder } from '../../palette/palette-builder.ts';
import { isObject, type JsonObject } from '../../text/parse-json.ts';

/** Whether JSON is a palette of the plugin Sketch Palettes. */
export const isSketchPalette = (root: JsonObject): boolean =>
  'compatibleVersion' in root && 'pluginVersion' in root;

/**
 * Reads a palette of the plugin Sketch Palettes: hexes in its first version, channels from 0 to 1
 * in later ones.
 *
 * @throws {FormatError} If there is no color.
 * @see https://github.com/andrewfiorillo/sketch-palettes
 */
export function readSketchPalette({ colors, gradients, images }: JsonObject): ReadPalette {
  const palette = new PaletteBuilder('Sketch palette');
  let broken = 0;
  for (const entry of Array.isArray(colors) ? colors : []) {
    if (!addColor(palette, entry)) broken += 1;
  }
  palette.tally(broken, '{entry|entries} without a color {was|were} left out.');
  const others = [gradients, images].reduce<number>(
    (sum, list) => sum + (Array.isArray(list) ? list.length : 0),
    0,
  );
  palette.tally(others, '{gradient or image was|gradients and images were} left out.');
  return palette.build();
}

/** @returns Whether it was a color. */
function addColor(palette: PaletteBuilder, entry: unknown): boolean {
  if (typeof entry === 'string') {
    return palette.addCss(entry.startsWith('#') ? entry : `#${entry}`, 0);
  }
  if (!isObject(entry)) return false;
  const { red, green, blue, alpha = 1, name } = entry;
  const channels = [red, green, blue, alpha];
  if (!channels.every((channel) => typeof channel === 'number')) return false;
  const [r = 0, g = 0, b = 0, a = 1] = channels;
  palette.add({ r, g, b }, 0, { alpha: a, name: typeof name === 'string' ? name : undefined });
  return true;
}
