import type { Swatch } from '../palette/palette.ts';

/**
 * The place of the opaque color that each translucent one is with an opacity, as variables of Figma may be.
 *
 * @returns Undefined for one that is none, that cannot be seen, or outside `srgb`, whose notation a mixture in CSS would lose.
 */
export function opaqueOf(swatches: readonly Swatch[]): (number | undefined)[] {
  const opaque = new Map<string, number>();
  for (const [i, swatch] of swatches.entries()) {
    const key = keyOf(swatch);
    if (key && swatch.alpha === 1 && !opaque.has(key)) opaque.set(key, i);
  }
  return swatches.map((swatch) => {
    const isSeen = swatch.alpha >= LEAST_ALPHA;
    const key = swatch.alpha < 1 && isSeen ? keyOf(swatch) : undefined;
    return key === undefined ? undefined : opaque.get(key);
  });
}

/** Of less, a mixture in CSS is transparent black. */
const LEAST_ALPHA = 1e-6;

/** The same for colors that differ in nothing but their opacity. */
function keyOf({ hex, exact }: Swatch): string | undefined {
  if (!exact) return hex;
  const { space, channels } = exact;
  return space === 'srgb' && !channels.includes('none') ? channels.join(' ') : undefined;
}
