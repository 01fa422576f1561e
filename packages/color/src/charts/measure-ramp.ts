import type { Srgb } from '../spaces/srgb.ts';
import { READERS, type Reader, VISION_READERS } from './constants.ts';
import { deltaE2000 } from './delta-e-2000.ts';
import { seeExactly } from './even-steps.ts';
import { PLACE_OF, SEEN_LENGTH } from './readers.ts';

export interface MeasuredRamp {
  /** ΔE2000 from a color to the next, before colors are rounded to bytes. */
  readonly steps: { readonly least: number; readonly greatest: number };
  /** Readers for whom lightness never rises on the way down, or from the middle to both ends where there are two wings. */
  readonly ordered: readonly Reader[];
  /** The greatest difference in CIE lightness, 0 to 100, between a color and its counterpart in the other wing. */
  readonly asymmetry?: number;
}

/**
 * @param isDiverging Whether there are two wings, as many colors in each.
 * @param exact The colors before they were rounded to bytes, which the steps are measured of.
 */
export function measureRamp(
  colors: readonly Srgb[],
  isDiverging: boolean,
  exact = colors,
): MeasuredRamp {
  const [seen, seenExactly] = [seeExactly(colors), seeExactly(exact)];
  const last = colors.length - 1;
  const lightness = (i: number, reader: Reader) => seen[SEEN_LENGTH * i + PLACE_OF[reader]]!;
  const steps = colors
    .slice(1)
    .map((_, i) => deltaE2000(seenExactly, SEEN_LENGTH * i, seenExactly, SEEN_LENGTH * (i + 1)));
  const falls = (reader: Reader, from: number, to: number) => {
    const way = Math.sign(to - from);
    for (let i = from; i !== to; i += way) {
      if (lightness(i + way, reader) > lightness(i, reader)) return false;
    }
    return lightness(to, reader) < lightness(from, reader);
  };
  const isOrdered = (reader: Reader) =>
    isDiverging
      ? falls(reader, Math.floor(last / 2), 0) && falls(reader, Math.ceil(last / 2), last)
      : falls(reader, 0, last) || falls(reader, last, 0);
  const asymmetries = colors.map((_, i) =>
    Math.abs(lightness(i, 'normal') - lightness(last - i, 'normal')),
  );
  return {
    steps: { least: Math.min(...steps), greatest: Math.max(...steps) },
    ordered: READERS.filter(isOrdered),
    ...(isDiverging && { asymmetry: Math.max(...asymmetries) }),
  };
}

/** Whether each of the four visions sees lightness fall. */
export const isOrderedForAll = ({ ordered }: MeasuredRamp): boolean =>
  VISION_READERS.every((reader) => ordered.includes(reader));
