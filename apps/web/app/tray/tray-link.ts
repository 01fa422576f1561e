import type { CarriedPalette } from '../palettes/carried-palette.ts';
import { readCssColors } from '../palettes/document-url.ts';
import { writeExacts } from '../palettes/exact-of.ts';
import { writeHexList } from '../palettes/hex-list.ts';
import { type TrayColor, trayColorOf, withoutRepeats } from './tray-color.ts';
import { MOST_COLORS } from './tray-state.ts';

/**
 * The start of an address's hash that carries a tray, such as `#tray=0A66C2-FFB000`; after it stands
 * what the colors are beyond their hexes, as `css` in the addresses of palettes.
 */
const START = '#tray=';

export function writeTrayHash({ colors, exact = [] }: CarriedPalette): string {
  const css = writeExacts(exact);
  return START + writeHexList(colors) + (css && `&${new URLSearchParams({ css })}`);
}

/** The colors that a hash carries; none for any other hash. */
export function readTrayHash(hash: string): TrayColor[] {
  if (!hash.startsWith(START)) return [];
  const colors = readCssColors(new URLSearchParams(`colors=${hash.slice(START.length)}`));
  return withoutRepeats(colors.map(trayColorOf)).slice(0, MOST_COLORS);
}
