import type { ExportedPalette } from './palette.ts';
import { oneLine } from './text.ts';

/** Plain text: the name, then one hex a line. */
export function writeTxt({ name, colors }: ExportedPalette): string {
  return `${[oneLine(name), ...colors].join('\n')}\n`;
}
