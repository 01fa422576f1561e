import type { FormatId } from '../constants.ts';
import type { ExportedPalette } from '../palette/palette.ts';

/** The group of a format in a list. */
export const FORMAT_GROUPS = ['Web', 'Design tools', 'Apps', 'Pictures and text'] as const;

interface FormatBase {
  id: FormatId;
  label: string;
  group: (typeof FORMAT_GROUPS)[number];
  /** Without the dot. */
  extension: string;
  mediaType: string;
}

interface TextFormat extends FormatBase {
  isText: true;
  /** @param now Creation time, for formats that contain one. */
  write(palette: ExportedPalette, now: Date): string;
}

interface BinaryFormat extends FormatBase {
  isText: false;
  write(palette: ExportedPalette): Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>;
}

/** A format in which a palette can be written. */
export type Format = TextFormat | BinaryFormat;
