import {
  BLACK,
  contrastRatio,
  FLARE,
  fixContrast,
  relativeLuminance,
  type Srgb,
  WHITE,
} from '@swatchwork/color';

/** Relative luminance with the flare that WCAG adds to both sides of its ratio: 0.05–1.05. */
export type Flared = number;

export interface Range {
  readonly from: Flared;
  readonly to: Flared;
}

/** Every luminance. */
export const EVERYTHING: Range = { from: FLARE, to: 1 + FLARE };

/** Below the least step between two 8-bit colors; keeps rounding from missing a limit. */
const NOISE = 1e-9;

export const flared = (color: Srgb): Flared => relativeLuminance(color) + FLARE;

/** What a color must contrast with, and how much. */
export interface Against {
  readonly flared: Flared;
  readonly minimum: number;
}

/** The luminances that contrast enough with all: WCAG's definition, inverted. In rising order. */
export function rangesBeside(others: readonly Against[]): Range[] {
  const forbidden = others
    .map(({ flared, minimum }) => ({ from: flared / minimum, to: flared * minimum }))
    .sort((a, b) => a.from - b.from);
  const ranges: Range[] = [];
  let { from } = EVERYTHING;
  for (const gap of forbidden) {
    if (gap.from >= from) ranges.push({ from, to: gap.from });
    from = Math.max(from, gap.to);
  }
  if (from <= EVERYTHING.to) ranges.push({ from, to: EVERYTHING.to });
  return ranges;
}

/**
 * The nearest 8-bit color, of the same hue, whose luminance lies in a range.
 *
 * @returns Undefined where the range is too narrow for 8 bits.
 */
export function nearestWithin(color: Srgb, { from, to }: Range): Srgb | undefined {
  const isIn = (candidate: Srgb) => {
    const now = flared(candidate);
    return now >= from * (1 - NOISE) && now <= to * (1 + NOISE);
  };
  const now = flared(color);
  const [end, ratio] = now < from ? [BLACK, from / FLARE] : [WHITE, (1 + FLARE) / to];
  const most = contrastRatio(BLACK, WHITE);
  const fixed = fixContrast(color, end, Math.min(Math.max(ratio, 1), most)).color;
  return isIn(fixed) ? fixed : undefined;
}
