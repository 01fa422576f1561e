import { composite, contrastRatio, type Srgb } from '@swatchwork/color';

import { ThemeInputError } from '../input/theme-input-error.ts';

/** A color as a style sheet has it, in the sRGB gamut. */
export interface Paint {
  readonly color: Srgb;
  /** 0–1. */
  readonly alpha: number;
}

/** The colors of one mode by name, and which of them may lie beneath translucent backgrounds. */
export interface PaintedMode {
  readonly name: string;
  readonly paints: ReadonlyMap<string, Paint>;
  readonly grounds: readonly string[];
}

export interface NamedPair {
  readonly foreground: string;
  readonly background: string;
}

/** A pair as it is seen, in 8 bits. */
export interface SeenPair {
  readonly foreground: Srgb;
  readonly background: Srgb;
  /** What lies beneath, if the background is translucent. */
  readonly ground?: string;
  readonly ratio: number;
}

/**
 * A pair on each ground, if its background is translucent; else once.
 *
 * @throws {ThemeInputError} If there is no opaque ground where one is needed.
 */
export function seePair({ foreground, background }: NamedPair, mode: PaintedMode): SeenPair[] {
  const text = mode.paints.get(foreground)!;
  const top = mode.paints.get(background)!;
  const see = (backdrop: Srgb) => {
    const seen = over(top, backdrop);
    const ink = over(text, seen);
    return { foreground: ink, background: seen, ratio: contrastRatio(ink, seen) };
  };
  if (top.alpha === 1) return [see(top.color)];
  return groundsBeneath(background, mode).map((ground) => ({
    ...see(mode.paints.get(ground)!.color),
    ground,
  }));
}

/** The ground on which the contrast is least. */
export const worstOf = (seen: readonly SeenPair[]): SeenPair =>
  seen.reduce((worst, one) => (one.ratio < worst.ratio ? one : worst));

function groundsBeneath(background: string, { name, paints, grounds }: PaintedMode): string[] {
  const others = grounds.filter((ground) => ground !== background);
  if (others.length === 0) {
    const allowed = `the names of opaque colors, as ${background} is translucent in ${name}`;
    throw new ThemeInputError('grounds', allowed, undefined);
  }
  for (const ground of others) {
    const { alpha } = paints.get(ground)!;
    if (alpha === 1) continue;
    throw new ThemeInputError(`modes.${name}.${ground}`, 'opaque, as it is a ground', alpha);
  }
  return others;
}

/** What is seen of a paint on an opaque color, in 8 bits. */
export const over = ({ color, alpha }: Paint, backdrop: Srgb): Srgb => {
  const { r, g, b } = alpha === 1 ? color : composite(color, alpha, backdrop);
  return { r: asByte(r), g: asByte(g), b: asByte(b) };
};

/** In 8 bits, so that a ratio agrees with the hex codes beside it. */
const asByte = (channel: number): number =>
  Math.round(Math.min(1, Math.max(0, channel)) * 255) / 255;
