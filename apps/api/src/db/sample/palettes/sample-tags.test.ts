import {
  contrastRatio,
  deltaEOK,
  parseHex,
  type Srgb,
  simulateVision,
  toOklab,
  toOklch,
  WCAG,
} from '@swatchwork/color';
import { describe, expect, test } from 'vitest';

import type { SamplePalette, SampleTag } from './sample-palette.ts';
import { SAMPLE_PALETTES } from './sample-palettes.ts';

const colorsOf = (palette: SamplePalette) => palette.colors.map(({ hex }) => parseHex(hex)!);
const count = (colors: Srgb[], matches: (color: { l: number; c: number }) => boolean) =>
  colors.filter((color) => matches(toOklch(color))).length;
const mean = (numbers: number[]) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
const chroma = (colors: Srgb[]) => colors.map((color) => toOklch(color).c);

/** Above 0 toward orange (OKLCH hue 50), below 0 toward blue (hue 230). */
function warmth(colors: Srgb[]) {
  const orange = (50 * Math.PI) / 180;
  const along = colors.map(toOklab).map(({ a, b }) => a * Math.cos(orange) + b * Math.sin(orange));
  return mean(along);
}

/** Widest angle between two hues that can be seen, 0 to 180. */
function hueSpread(colors: Srgb[]) {
  const hues = colors.map(toOklch).flatMap(({ c, h }) => (c > 0.02 ? [h] : []));
  const angles = hues.flatMap((a) => hues.map((b) => 180 - Math.abs(180 - Math.abs(a - b))));
  return Math.max(0, ...angles);
}

/** Every color reads on some other one of the palette (AA), and one pair reaches AAA. */
function isReadable(colors: Srgb[]) {
  const best = colors.map((a) => Math.max(...colors.map((b) => contrastRatio(a, b))));
  return Math.min(...best) >= WCAG.aa && Math.max(...best) >= WCAG.aaa;
}

/** No two colors merge (ΔE_OK 0.05) for someone who lacks one kind of cone altogether. */
function staysApart(colors: Srgb[]) {
  return (['protan', 'deutan', 'tritan'] as const).every((type) => {
    const seen = colors.map((color) => simulateVision(color, type, 1));
    return seen.every((a, i) => seen.slice(i + 1).every((b) => deltaEOK(a, b) >= 0.05));
  });
}

/** A tag's claim about the colors; a tag that is missing here names a subject or a mood. */
const claims: Partial<Record<SampleTag, (colors: Srgb[]) => boolean>> = {
  accessible: (colors) => isReadable(colors) && staysApart(colors),
  bold: (colors) => count(colors, ({ c }) => c >= 0.12) >= 2,
  cool: (colors) => warmth(colors) < 0.03, // one warm accent may pull it a little past neutral
  dark: (colors) => count(colors, ({ l }) => l <= 0.45) >= 2,
  minimal: (colors) => mean(chroma(colors)) <= 0.06,
  monochrome: (colors) => hueSpread(colors) <= 45,
  neon: (colors) => Math.max(...chroma(colors)) >= 0.18,
  night: (colors) => count(colors, ({ l }) => l <= 0.27) >= 1,
  pastel: (colors) => count(colors, ({ l, c }) => l >= 0.77 && c <= 0.125) >= 3,
  warm: (colors) => warmth(colors) > 0.01,
};

describe.each(Object.entries(claims))('the tag %s', (tag, holds) => {
  test('is true of every palette that carries it', () => {
    const tagged = SAMPLE_PALETTES.filter(({ tags }) => tags.some((one) => one === tag));
    expect(tagged.filter((palette) => !holds(colorsOf(palette))).map(({ name }) => name)).toEqual(
      [],
    );
  });
});

test('warm and cool exclude each other', () => {
  const both = SAMPLE_PALETTES.filter(({ tags }) => tags.includes('warm') && tags.includes('cool'));
  expect(both).toEqual([]);
});
