import { zlibSync } from 'fflate';

import { joinBytes } from '../bytes/join-bytes.ts';
import type { ExportedPalette } from '../palette/palette.ts';
import { pngOf, RGB, UP } from '../write/png.ts';
import type { Drawing } from './drawing.ts';
import { CHANNELS, rasterize } from './raster.ts';
import type { Typeface } from './typeface.ts';

interface Options {
  /** Pixels of a unit; 1 unless given. */
  scale?: number;
  /** The palette that the file carries, to be read back. */
  carried?: ExportedPalette;
}

/** Drawings of one width, below each other, as one PNG. */
export function writeDrawings(
  drawings: readonly Drawing[],
  typeface: Typeface,
  { scale = 1, carried }: Options = {},
): Uint8Array<ArrayBuffer> {
  const rasters = drawings.map((drawing) => rasterize(drawing, typeface, scale));
  const { width } = rasters[0]!;
  const bytes = joinBytes(rasters.map((raster) => raster.bytes));
  const line = width * CHANNELS;
  const height = bytes.length / line;
  const lines = new Uint8Array(height * (line + 1));
  for (let y = 0; y < height; y++) {
    const at = y * (line + 1);
    lines[at] = UP; // most lines equal the line above
    for (let i = y * line; i < (y + 1) * line; i++) {
      lines[at + 1 + i - y * line] = bytes[i]! - (bytes[i - line] ?? 0);
    }
  }
  return pngOf({ width, height }, RGB, zlibSync(lines, { level: 6 }), carried);
}
