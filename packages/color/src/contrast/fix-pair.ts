import { deltaEOK } from '../difference.ts';
import { clip, mapToGamut } from '../gamut.ts';
import { fromOklch, toOklch } from '../spaces/oklch.ts';
import { formatHex, parseHex, type Srgb } from '../spaces/srgb.ts';
import { fixContrast } from './auto-fix.ts';
import { luminanceCurve } from './luminance-curve.ts';
import { contrastRatio, FLARE, relativeLuminance, WCAG } from './wcag.ts';

/** Two 8-bit colors that pass, and how far from the given ones they lie. */
export interface PairFix {
  readonly text: Srgb;
  readonly background: Srgb;
  /** Both moves as one: the root of the sum of their squared ΔE_OK. */
  readonly distance: number;
}

/** Backgrounds tried in each direction, then again between the neighbors of the best. */
const TRIES = 8;

/**
 * The nearest pair that reaches a contrast ratio when both colors may move, their hues held. The
 * background takes a part of the way in luminance, lighter or darker, and {@link fixContrast} the
 * rest; the part is searched for the least distance of both moves together.
 *
 * @param text Colors outside the gamut are mapped into it first.
 * @param target Ratio from 1 to 21; there always is a pair, since black and white are one.
 * @throws {RangeError} If the target is out of range.
 */
export function fixContrastPair(text: Srgb, background: Srgb, target: number = WCAG.aa): PairFix {
  const given = { text: mapToGamut(text), background: asWritten(mapToGamut(background)) };
  const judge = (candidate: Srgb): PairFix => {
    const { color } = fixContrast(given.text, candidate, target);
    const passes = contrastRatio(color, candidate) >= target;
    const moves = [deltaEOK(color, given.text), deltaEOK(candidate, given.background)] as const;
    const distance = passes ? Math.hypot(...moves) : Infinity;
    return { text: color, background: candidate, distance };
  };

  let best = judge(given.background);
  if (best.distance === 0) return best;
  const start = relativeLuminance(given.background);
  for (const end of [0, 1]) {
    let [from, to] = [0, 1];
    for (let round = 0; round < 2; round++) {
      const step = (to - from) / TRIES;
      let bestShare = 0;
      for (let share = from + step; share <= to; share += step) {
        const candidate = judge(atLuminance(given.background, between(start, end, share)));
        if (candidate.distance >= best.distance) continue;
        best = candidate;
        bestShare = share;
      }
      [from, to] = [Math.max(0, bestShare - step), Math.min(1, bestShare + step)];
    }
  }
  return best;
}

/** A luminance on the way, even in contrast: steps of equal ratio. */
const between = (start: number, end: number, share: number): number =>
  (start + FLARE) ** (1 - share) * (end + FLARE) ** share - FLARE;

/** The color of the same hue, and as vivid as the gamut lets it be, at another luminance. */
function atLuminance(color: Srgb, luminance: number): Srgb {
  const { l, c, h } = toOklch(color);
  const curve = luminanceCurve(Math.max(luminance, 1e-6), h);
  return asWritten(clip(fromOklch(curve.at(Math.min(curve.limit, l > 0 ? c / l : 0)))));
}

const asWritten = (color: Srgb): Srgb => parseHex(formatHex(color))!;
