import {
  deltaEOK,
  formatHex,
  fromOklch,
  type Hex,
  mapToGamut,
  parseHex,
  type Srgb,
  toOklch,
} from '@swatchwork/color';

const COUNT = 5;
/** Further colors of a text are not looked at: an article may hold thousands. */
const MOST_SEEN = 100;
/** ΔE_OK between two colors of a cover. */
const LEAST_APART = 0.06;
const HEX = /#[0-9a-f]{6}\b/gi;

/** OKLCH chroma below which a color is a gray, which says nothing about an article. */
const GRAY = 0.02;
/** OKLCH chroma of the strongest color on a cover: examples such as #FFFF00 glare on a large area. */
const STRONGEST = 0.13;
/** OKLCH lightness of the darkest and the lightest color on a cover. */
const [DARKEST, LIGHTEST] = [0.32, 0.86];

/**
 * The colors that represent an article in lists, dark to light: of the colors in its text those
 * that differ most, in their own hue, but none of its grays and nothing glaring. At most five,
 * often fewer; none if it has no color.
 */
export function coverColors(markdown: string): readonly Hex[] {
  const hexes = new Set(markdown.match(HEX)?.map((text) => text.toUpperCase()));
  const [first, ...rest] = [...hexes].slice(0, MOST_SEEN).flatMap((hex) => calm(parseHex(hex)));
  if (!first) return [];
  const chosen = [first];
  while (chosen.length < COUNT) {
    const distance = (color: Srgb) => Math.min(...chosen.map((one) => deltaEOK(one, color)));
    const next = rest.reduce((best, one) => (distance(one) > distance(best) ? one : best), first);
    if (distance(next) < LEAST_APART) break;
    chosen.push(next);
  }
  return chosen.toSorted((a, b) => toOklch(a).l - toOklch(b).l).map(formatHex);
}

/** The color without its glare, as a list: empty for a gray. */
function calm(color: Srgb | undefined): Srgb[] {
  if (!color) return [];
  const { l, c, h } = toOklch(color);
  if (c < GRAY) return [];
  const lightness = Math.min(LIGHTEST, Math.max(DARKEST, l));
  return [mapToGamut(fromOklch({ l: lightness, c: Math.min(STRONGEST, c), h }))];
}
