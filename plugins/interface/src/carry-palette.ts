import type { Hex } from '@swatchwork/color';
import { type ExportedPalette, writeCss, writeJson, writeTxt } from '@swatchwork/formats';

const opaque = (hex: Hex): Hex => hex.slice(0, 7) as Hex;

/** The texts that a palette can be taken along as; the site has every other format. */
export const EXPORTS = {
  css: (palette: ExportedPalette) => writeCss(palette),
  json: (palette: ExportedPalette) => writeJson(palette, new Date()),
  txt: (palette: ExportedPalette) => writeTxt(palette),
};

/** Colors of layers as the formats have them. */
export const exported = (name: string, colors: readonly Hex[]): ExportedPalette => ({
  name,
  colors: colors.map(opaque),
  alphas: colors.map((hex) => (hex.length > 7 ? Number.parseInt(hex.slice(7), 16) / 255 : 1)),
});

/**
 * Where the site opens a palette; alpha is left out, since palettes of the site are opaque.
 *
 * @param site Its origin.
 */
export function siteLink(site: string, name: string, colors: readonly Hex[]): string {
  const [first = '', ...others] = new Set(colors.map((hex) => hex.slice(1, 7)));
  if (others.length === 0) return `${site}/color/${first}`;
  const query = new URLSearchParams({ colors: [first, ...others].join('-'), name });
  return `${site}/create-palette?${query}`;
}
