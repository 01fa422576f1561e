import type { ExportedPalette } from '../palette/palette.ts';
import { oneLine } from '../text/text.ts';

/** Plain text: the name, then one hex a line. */
export function writeTxt({ name, colors }: ExportedPalette): string {
  return `${[oneLine(name), ...colors].join('\n')}\n`;
}
