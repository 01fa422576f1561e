import type { FormatId } from '../src/constants.ts';
import type { ExportedPalette } from '../src/palette/palette.ts';
import { findFormat } from '../src/write/formats.ts';
import { lossesOf } from '../src/write/losses.ts';

/** What the format of an id cannot hold of a palette. */
export const lossesIn = (palette: ExportedPalette, id: FormatId): string[] =>
  lossesOf(palette, findFormat(id)!);
