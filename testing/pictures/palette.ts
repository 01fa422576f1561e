import { deltaEOK, fromOklch, isInGamut, type Random, type Srgb } from '@swatchwork/color';

/** Colors that are clearly different; chroma 0 to the maximum of sRGB. */
export function drawDistinctColors(random: Random, count: number, apart = 0.12): Srgb[] {
  const colors: Srgb[] = [];
  while (colors.length < count) {
    const color = drawColor(random, { l: [0.08, 0.98], c: [0, 0.3] });
    if (colors.every((other) => deltaEOK(other, color) >= apart)) colors.push(color);
  }
  return colors;
}

/** A color in these ranges of OKLCH that sRGB can show, rounded to 8 bits. */
export function drawColor(
  random: Random,
  { l, c, h = [0, 360] }: { l: Range; c: Range; h?: Range },
): Srgb {
  for (;;) {
    const color = fromOklch({ l: within(random, l), c: within(random, c), h: within(random, h) });
    if (isInGamut(color)) return toBytes(color);
  }
}

type Range = readonly [low: number, high: number];

export const within = (random: Random, [low, high]: Range) => low + (high - low) * random();

function toBytes({ r, g, b }: Srgb): Srgb {
  const step = (channel: number) => Math.min(255, Math.max(0, Math.round(channel * 255))) / 255;
  return { r: step(r), g: step(g), b: step(b) };
}
