import { composite, FLARE, relativeLuminance } from '@swatchwork/color';

import { BLACK_TONE, type Tone, WHITE_TONE } from './tone.ts';

/** WCAG's ratio of two relative luminances, 1–21. */
export const ratioOf = (one: number, two: number): number =>
  one > two ? (one + FLARE) / (two + FLARE) : (two + FLARE) / (one + FLARE);

/** The darkest and the lightest of what lies behind a color, as relative luminances. */
export interface Behind {
  readonly darkest: number;
  readonly lightest: number;
}

export const behind = (tones: readonly Tone[]): Behind => ({
  darkest: Math.min(...tones.map(({ y }) => y)),
  lightest: Math.max(...tones.map(({ y }) => y)),
});

export const together = (all: readonly Behind[]): Behind => ({
  darkest: Math.min(...all.map(({ darkest }) => darkest)),
  lightest: Math.max(...all.map(({ lightest }) => lightest)),
});

/** What lies behind, from the least ratios that black and white have there. */
export const behindBlackAndWhite = (leastRatio: (ink: Tone) => number): Behind => ({
  darkest: leastRatio(BLACK_TONE) * FLARE - FLARE,
  lightest: (1 + FLARE) / leastRatio(WHITE_TONE) - FLARE,
});

/** A translucent color. */
export interface Veil {
  readonly tone: Tone;
  /** 0–1, a whole number of 255ths. */
  readonly alpha: number;
}

/**
 * How far from the exact mix, in 8-bit steps, renderers may paint: Chromium rounds the veil, times its alpha, and what
 * is left of the ground each for itself.
 */
const ROUNDED = 1.5;

/** A veil over each ground, as dark and as light as it may be painted. */
export function behindVeil({ tone, alpha }: Veil, grounds: readonly Tone[]): Behind {
  return together(
    grounds.map((ground) => {
      const mixed = composite(tone.color, alpha, ground.color);
      const moved = (step: number) => {
        const move = (channel: number) => Math.min(1, Math.max(0, channel + step / 255));
        return relativeLuminance({ r: move(mixed.r), g: move(mixed.g), b: move(mixed.b) });
      };
      return { darkest: moved(-ROUNDED), lightest: moved(ROUNDED) };
    }),
  );
}

/** A relative luminance passes that is at most `dark`, or at least `light`. */
export interface Limits {
  readonly dark: number;
  readonly light: number;
}

/**
 * The luminances that reach a ratio against everything behind, by inverting WCAG's formula:
 * at most `dark`, or at least `light`. Outside 0–1 where there is no such color.
 */
export const limitsOf = ({ darkest, lightest }: Behind, ratio: number): Limits => ({
  dark: (darkest + FLARE) / ratio - FLARE,
  light: (lightest + FLARE) * ratio - FLARE,
});

/** Whether a color lies on a side of everything behind it. */
export const isBeside = (tone: Tone, back: Behind, side: 'dark' | 'light'): boolean =>
  side === 'dark' ? tone.y <= back.darkest : tone.y >= back.lightest;
