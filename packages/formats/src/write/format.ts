import type { FORMAT_GROUPS, FormatId } from '../format-list.ts';
import type { ExportedPalette } from '../palette/palette.ts';
import type { Kept } from './kept.ts';

interface FormatBase {
  id: FormatId;
  label: string;
  group: (typeof FORMAT_GROUPS)[number];
  /** Without the dot. */
  extension: string;
  mediaType: string;
  /** Of code, in which colors are variables. */
  isCode?: true;
  keeps: Kept;
}

export interface TextFormat extends FormatBase {
  isText: true;
  /** @param now Creation time, for formats that contain one. */
  write(palette: ExportedPalette, now: Date): string;
}

export interface BinaryFormat extends FormatBase {
  isText: false;
  write(palette: ExportedPalette): Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>;
}

/** A format in which a palette can be written. */
export type Format = TextFormat | BinaryFormat;
