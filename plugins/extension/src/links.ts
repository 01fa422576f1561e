import type { Hex } from '@swatchwork/color';

/** Most brand colors of a theme. */
const THEME_COLORS = 8;

const list = (colors: readonly Hex[], sign: string) =>
  colors.map((color) => color.slice(1)).join(sign);

/** Where a site continues with colors, which are only in the address: nothing is sent before it is opened. */
export const LINKS = {
  creator: (colors: readonly Hex[]) => `/create-palette?colors=${list(colors, '-')}`,
  theme: (colors: readonly Hex[]) => `/theme?c=${list(colors.slice(0, THEME_COLORS), ',')}`,
  tray: (colors: readonly Hex[]) => `/#tray=${list(colors, '-')}`,
} as const;

/** The address of a site without its path. @returns Undefined if it is no address of the web. */
export function readSite(text: string): string | undefined {
  const url = URL.parse(/^[a-z]+:\/\//i.test(text.trim()) ? text.trim() : `https://${text.trim()}`);
  return url && /^https?:$/.test(url.protocol) && url.hostname ? url.origin : undefined;
}
