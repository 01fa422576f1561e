// The addresses of tools with a color or a palette.

import {
  exactSrgb,
  formatHex,
  type Hex,
  isInGamut,
  parseHex,
  readableTextColor,
  relativeLuminance,
  type Srgb,
} from '@swatchwork/color';
import { FEWEST_COLORS } from '@swatchwork/contract/constants';

import { type CarriedPalette, colorTexts } from '../../palettes/carried-palette.ts';
import { writeRoles } from '../../palettes/chosen-roles.ts';
import { DEFAULT_DOCUMENT } from '../../palettes/creator-document.ts';
import { writeDocument } from '../../palettes/document-url.ts';
import { type Exact, writeExacts } from '../../palettes/exact-of.ts';
import { writeHexList } from '../../palettes/hex-list.ts';
import { paletteLink } from '../../palettes/palette-link.ts';
import { wholeColor, wholeColors } from '../../palettes/whole-color.ts';
import { type Tool, toolOf } from '../all-tools.ts';

/** Whether the colors are enough for the creator. */
export const isPalette = (colors: readonly Hex[]): boolean => colors.length >= FEWEST_COLORS;

/**
 * The creator with all colors; it asks which to take if there are too many. A single color is no
 * palette: its relatives join it.
 */
export function creatorPath({ colors, exact = [], name = '', roles = {} }: CarriedPalette): string {
  return isPalette(colors)
    ? `/create-palette${writeDocument({ ...DEFAULT_DOCUMENT, colors, exact, name, roles })}`
    : paletteLink(read(colors[0] ?? '#000000'), [], undefined, name, exact.slice(0, 1));
}

/** The creator with a color and its relatives. */
export function inCreator(color: Srgb, exact?: Exact): string {
  return paletteLink(color, [], undefined, undefined, [exact]);
}

/** Its first colors are the brand, and the primary one leads; a theme takes eight, of which all others are made. */
export function themePath(palette: CarriedPalette): string {
  const lead = (palette.roles?.primary ?? 0) + 1;
  return `/theme?${opaqueList(palette, 8)}${lead > 1 && lead <= 8 ? `&primary=${lead}` : ''}${named(palette)}`;
}

/** The colors are kept and stand first; categories have twenty at most. */
export function chartPath(palette: CarriedPalette): string {
  const count = Math.min(palette.colors.length, 20);
  return `/data-palettes?${opaqueList(palette, 20)}${count > 8 ? `&count=${count}` : ''}${named(palette)}`;
}

const named = ({ name }: CarriedPalette) => (name ? `&name=${encodeURIComponent(name)}` : '');

/** The first colors without their opacity, as hexes where sRGB has them; else each in an entry of its own. */
function opaqueList(palette: CarriedPalette, most: number): string {
  const texts = wholeColors(palette)
    .slice(0, most)
    .map((color) => (isInGamut(exactSrgb(color)) ? undefined : color.css) ?? color.hex.slice(1));
  return texts.every((text) => SIX_DIGITS.test(text))
    ? `c=${texts.join(',')}`
    : texts.map((text) => `c=${encodeURIComponent(text)}`).join('&');
}

const SIX_DIGITS = /^[\dA-F]{6}$/;

export function visualizerPath({ name = '', ...palette }: CarriedPalette): string {
  return `/palette-visualizer?${write({ ...listsOf(palette), name, ...writeRoles(palette.roles) })}`;
}

/** Two colors as text for CSS. */
type TextPair = { text: string; background: string };

export function pairPath(
  id: 'contrast' | 'accessibility',
  { text, background }: TextPair,
  palette: CarriedPalette = { colors: [] },
): string {
  return `${toolOf(id).path}?${write({ text, background, ...listsOf(palette) })}`;
}

const listsOf = ({ colors, exact = [] }: CarriedPalette) => ({
  colors: writeHexList(colors),
  css: writeExacts(exact),
});

/** The color as a background, under black or white. */
export const readablePair = (color: Srgb, exact?: Exact): TextPair => ({
  text: formatHex(readableTextColor(color)),
  background: exact ?? formatHex(color),
});

/** Two colors as they are; of more, the darkest as the text on the lightest. */
export function strongestPair(palette: CarriedPalette): TextPair {
  const { colors, exact = [] } = palette;
  const [first = '#000000', second] = colorTexts(palette);
  if (!second) return readablePair(read(colors[0] ?? '#000000'), exact[0]);
  if (colors.length === 2) return { text: first, background: second };
  const lights = colors.map((hex, i) => relativeLuminance(exactSrgb(wholeColor(hex, exact[i]))));
  const texts = colorTexts(palette);
  return {
    text: texts[lights.indexOf(Math.min(...lights))] ?? first,
    background: texts[lights.lastIndexOf(Math.max(...lights))] ?? second,
  };
}

/** The address of a tool that reads any color of CSS from `color`. */
export function colorQuery(id: Tool['id']) {
  return (color: Srgb, exact?: Exact) =>
    `${toolOf(id).path}?${write({ color: exact ?? formatHex(color) })}`;
}

/** A query without its empty entries. */
export const write = (entries: Record<string, string>) =>
  new URLSearchParams(Object.entries(entries).filter(([, value]) => value !== ''));

const read = (hex: Hex): Srgb => parseHex(hex) ?? { r: 0, g: 0, b: 0 };
