import { type AlphaColor, clip, parseColor } from '@swatchwork/color';

const known = new Map<string, AlphaColor | undefined>();

/**
 * A color of computed style as browsers show it on a screen of sRGB, its channels cut off; undefined
 * for what is no color.
 */
export function readColor(text: string): AlphaColor | undefined {
  if (known.has(text)) return known.get(text);
  const parsed = parseColor(text);
  const layer = parsed && { color: clip(parsed.color), alpha: parsed.alpha };
  if (known.size > 10_000) known.clear();
  known.set(text, layer);
  return layer;
}

const IN_GRADIENT = /(?:rgba?|hsla?|hwb|oklch|oklab|lch|lab|color)\([^()]*\)|#[0-9a-f]{3,8}\b/gi;

/** The colors of a gradient, in its order; neighbors that are alike count once. */
export function readStops(gradient: string): AlphaColor[] {
  const texts = gradient.match(IN_GRADIENT) ?? [];
  const stops = texts.filter((text, i) => text !== texts[i - 1]);
  return stops.flatMap((text) => readColor(text) ?? []);
}
