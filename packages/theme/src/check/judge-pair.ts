import {
  type AlphaColor,
  formatHex,
  type Hex,
  type SeenPair,
  seePair,
  worstOf,
} from '@swatchwork/color';

import { ThemeInputError } from '../input/theme-input-error.ts';

/** The colors of one mode by name, and which of them may lie beneath translucent backgrounds. */
export interface PaintedMode {
  readonly name: string;
  /** In the sRGB gamut. */
  readonly paints: ReadonlyMap<string, AlphaColor>;
  readonly grounds: readonly string[];
}

export interface NamedPair {
  readonly foreground: string;
  readonly background: string;
}

export interface DemandingPair extends NamedPair {
  /** Least ratio, 1–21. */
  readonly minimum: number;
}

/** A pair as it is seen in one mode. */
export interface JudgedPair {
  /** As they are seen, opaque; on the worst ground. */
  readonly foreground: Hex;
  readonly background: Hex;
  /** WCAG contrast ratio of these two, 1–21, not rounded. */
  readonly ratio: number;
  readonly minimum: number;
  readonly passes: boolean;
  /** Where the background is translucent: the ground beneath it on which the ratio is least. */
  readonly worst?: string;
}

/**
 * A pair on each ground, by its name, if its background is translucent; else once.
 *
 * @throws {ThemeInputError} If there is no opaque ground where one is needed.
 */
export function seeOnGrounds(
  { foreground, background }: NamedPair,
  mode: PaintedMode,
): (SeenPair & { readonly ground?: string })[] {
  const [ink, top] = [mode.paints.get(foreground)!, mode.paints.get(background)!];
  if (top.alpha === 1) return [seePair(ink, top)];
  return groundsBeneath(background, mode).map((ground) => ({
    ...seePair(ink, top, mode.paints.get(ground)!.color),
    ground,
  }));
}

/** Judges a pair on the worst ground. Throws as {@link seeOnGrounds} does. */
export function judgePair(pair: DemandingPair, mode: PaintedMode): JudgedPair {
  const { foreground, background, ground, ratio } = worstOf(seeOnGrounds(pair, mode));
  return {
    foreground: formatHex(foreground),
    background: formatHex(background),
    ratio,
    minimum: pair.minimum,
    passes: ratio >= pair.minimum,
    ...(ground !== undefined && { worst: ground }),
  };
}

function groundsBeneath(background: string, { name, paints, grounds }: PaintedMode): string[] {
  const others = grounds.filter((ground) => ground !== background);
  if (others.length === 0) {
    const allowed = `names of opaque colors, because ${background} is translucent in ${name}`;
    throw new ThemeInputError('grounds', allowed, undefined);
  }
  for (const ground of others) {
    const { alpha } = paints.get(ground)!;
    if (alpha === 1) continue;
    throw new ThemeInputError(
      `modes.${name}.${ground}`,
      'opaque, because it may be underneath a translucent background',
      alpha,
    );
  }
  return others;
}
