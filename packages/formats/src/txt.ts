import type { ExportedPalette } from './palette.ts';

/** Plain text: the name, then one hex a line. */
export function writeTxt({ name, colors }: ExportedPalette): string {
  return `${[name.replaceAll(/\s+/g, ' '), ...colors].join('\n')}\n`;
}
