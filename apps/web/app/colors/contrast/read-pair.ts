import {
  type CssColor,
  composite,
  contrastRatio,
  formatHex,
  isInGamut,
  mapToGamut,
  type Srgb,
  toCssColorOf,
  WCAG,
  type WcagLevel,
  WHITE,
  wcagLevel,
} from '@swatchwork/color';

import { readColor } from '../read-color.ts';

export type Verdict = {
  name: string;
  /** Least ratio that passes. */
  least: number;
  passes: boolean;
};

export type Pair = {
  /** Both opaque and in sRGB, as a reader sees them. */
  foreground: Srgb;
  background: Srgb;
  /** Both for the screen, which may show more than sRGB. */
  painted: { foreground: CssColor; background: CssColor };
  /** WCAG contrast ratio of what the colors are, also beyond sRGB, not rounded. */
  ratio: number;
  level: WcagLevel;
  verdicts: readonly Verdict[];
};

/**
 * Reads and judges a pair of colors. A translucent background is seen over the backdrop, which is
 * itself over white, a translucent text over the background; a text that is no color counts as
 * black.
 */
export function readPair(text: string, paper: string, backdrop = '#FFFFFF'): Pair {
  const background = seenOver(seenOver(WHITE, backdrop), paper);
  const foreground = seenOver(background, text);
  const ratio = contrastRatio(foreground, background);
  return {
    foreground: mapToGamut(foreground),
    background: mapToGamut(background),
    painted: { foreground: paint(foreground), background: paint(background) },
    ratio,
    level: wcagLevel(ratio),
    verdicts: judge(ratio),
  };
}

const paint = (color: Srgb): CssColor =>
  isInGamut(color) ? { hex: formatHex(color) } : toCssColorOf(color);

function seenOver(backdrop: Srgb, text: string): Srgb {
  const { color, alpha } = readColor(text);
  return composite(color, alpha, backdrop);
}

const judge = (ratio: number): Verdict[] =>
  [
    { name: 'AA normal text', least: WCAG.aa },
    { name: 'AA large text', least: WCAG.aaLarge },
    { name: 'AAA normal text', least: WCAG.aaa },
  ].map((criterion) => ({ ...criterion, passes: ratio >= criterion.least }));
