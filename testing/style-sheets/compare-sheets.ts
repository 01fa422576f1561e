import type { Page } from '@playwright/test';

import {
  clip,
  composite,
  contrastRatio,
  parseHex,
  type Srgb,
  WCAG,
} from '../../packages/color/src/index.ts';
import { readEnvironments } from '../../packages/formats/src/contexts/css/read-css.ts';
import { GROUNDS, type PaintedToken, paintSheets } from './paint-sheets.ts';
import { TOKENS } from './random-color.ts';

/** How far our reading of style sheets is from what a browser paints. */
export interface Comparison {
  sheets: number;
  /** Combinations of a sheet, what the device asks for and what stands on the root. */
  places: number;
  colors: number;
  /** Values that are no color there, to both. */
  empty: number;
  /** Largest difference of a channel in steps of 8 bits, without those of {@link Comparison.rounded}. */
  largest: number;
  /**
   * Colors that are what the browser computes, though it paints them with a difference of more than one
   * step: it rounds a translucent color, its opacity, the ground behind and their sum, each to 8 bits.
   */
  rounded: number;
  /** The largest difference of these. */
  largestRounded: number;
  /** Pairs of two tokens over white whose contrast was compared with 4.5. */
  verdicts: number;
  /** Those that pass by one reading alone, though no channel of 8 bits at its limit explains it. */
  torn: number;
  /** Colors with a difference of more than one step, or that only one of both knows. */
  differing: string[];
}

const WISHES = (['light', 'dark'] as const).flatMap((colorScheme) =>
  (['no-preference', 'more'] as const).map((contrast) => ({ colorScheme, contrast })),
);

/** Compares sheets, some hundreds at once, over three grounds each. */
export async function compareSheets(
  page: Page,
  texts: readonly (readonly [name: string, css: string])[],
): Promise<Comparison> {
  const found = {
    sheets: texts.length,
    places: 0,
    colors: 0,
    empty: 0,
    largest: 0,
    rounded: 0,
    largestRounded: 0,
  };
  let [verdicts, torn] = [0, 0];
  const differing: string[] = [];
  const read = texts.map(([, text]) => readEnvironments([{ name: 'sheet.css', text }]));
  for (const wish of WISHES) {
    const wanted = read.map(({ contextOf, sheet }) =>
      [...contextOf].filter(
        ([{ scheme, contrast }, context]) =>
          scheme === wish.colorScheme &&
          contrast === wish.contrast &&
          sheet.contexts.includes(context),
      ),
    );
    const sheets = texts.map(([, css], i) => ({
      css,
      states: wanted[i]!.map(([{ states }]) => [...states]),
    }));
    const painted = await paintSheets(page, sheets, TOKENS, wish);
    for (const [i, { sheet }] of read.entries()) {
      for (const [j, [environment, context]] of wanted[i]!.entries()) {
        found.places += 1;
        let before: readonly [Pixels, Pixels] | undefined;
        for (const [k, token] of painted[i]![j]!.entries()) {
          const parsed = sheet.tokens.get(`--t${k}`)?.colors.get(context);
          const ours = parsed ? paint(parsed) : null;
          let theirs = token?.pixels ?? null;
          if (!ours && !theirs) found.empty += 1;
          else found.colors += 1;
          let distance = distanceOf(ours, theirs);
          if (distance > 1 && ours && token) {
            const computed = paint(toParsed(token));
            if (distanceOf(ours, computed) <= 1) {
              found.rounded += 1;
              found.largestRounded = Math.max(found.largestRounded, distance);
              theirs = computed;
              distance = distanceOf(ours, computed);
            }
          }
          found.largest = Math.max(found.largest, distance);
          const verdict = before && compareVerdicts([before[0], ours], [before[1], theirs]);
          if (verdict) verdicts += 1;
          if (verdict === 'torn') torn += 1;
          before = [ours, theirs];
          if (distance <= 1) continue;
          const where = `${[...environment.states].join('')} ${wish.colorScheme} ${wish.contrast}`;
          differing.push(
            `${distance}/255 in sheet ${texts[i]![0]}, --t${k}, ${where}: ${JSON.stringify([ours, theirs])}`,
          );
        }
      }
    }
  }
  return { ...found, verdicts, torn, differing };
}

/** The pixels over each ground; null for what is no color. */
type Pixels = readonly (readonly [r: number, g: number, b: number])[] | null;

function paint({ color, alpha }: { color: Srgb; alpha: number }): NonNullable<Pixels> {
  return GROUNDS.map((ground) => {
    const { r, g, b } = clip(composite(color, alpha, parseHex(ground)!));
    return [Math.round(r * 255), Math.round(g * 255), Math.round(b * 255)] as const;
  });
}

/** A computed color, cut as browsers cut it: once it is multiplied by its opacity. */
function toParsed({ computed: { rgb, alpha } }: NonNullable<PaintedToken>) {
  const [r, g, b] = rgb.map((channel) => Math.min(1 / alpha, Math.max(0, channel)));
  return { color: { r: r!, g: g!, b: b! }, alpha };
}

/** In steps of 8 bits; 255 where only one is a color. */
function distanceOf(one: Pixels, other: Pixels): number {
  if (!one || !other) return one === other ? 0 : 255;
  const steps = one.flatMap((color, i) =>
    color.map((channel, j) => Math.abs(channel - other[i]![j]!)),
  );
  return Math.max(...steps);
}

type PaintedPair = readonly [Pixels, Pixels];

/** What the two readings say of two tokens beside each other, over white. */
function compareVerdicts(ours: PaintedPair, theirs: PaintedPair): 'same' | 'torn' | undefined {
  const [one, other] = [contrastOf(ours), contrastOf(theirs)];
  if (one === undefined || other === undefined) return undefined;
  if (one >= WCAG.aa === other >= WCAG.aa) return 'same';
  // One step of a channel, which browsers round as they like, moves a ratio by less than this.
  return Math.abs(one - other) < 0.12 ? 'same' : 'torn';
}

function contrastOf(pair: PaintedPair): number | undefined {
  const [one, other] = pair.map((token) => {
    const [r, g, b] = token?.[0] ?? [];
    return r === undefined ? undefined : { r: r / 255, g: g! / 255, b: b! / 255 };
  });
  return one && other && contrastRatio(one, other);
}
