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
  /** Without values that are no color to both. */
  colors: number;
  /** Pairs of two tokens over white whose contrast was compared with 4.5. */
  verdicts: number;
  /** Those that pass by one reading alone, though no channel of 8 bits at its limit explains it. */
  torn: number;
  /**
   * Colors of which a channel differs by more than one step of 8 bits, or that only one of both knows. A
   * color that is what the browser computes does not count: it paints some otherwise, since it rounds a
   * translucent color, its opacity, the ground behind and their sum, each to 8 bits.
   */
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
  let [colors, verdicts, torn] = [0, 0, 0];
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
        let before: readonly [Pixels, Pixels] | undefined;
        for (const [k, token] of painted[i]![j]!.entries()) {
          const parsed = sheet.tokens.get(`--t${k}`)?.colors.get(context);
          const ours = parsed ? paint(parsed) : null;
          let theirs = token?.pixels ?? null;
          if (ours || theirs) colors += 1;
          let distance = distanceOf(ours, theirs);
          if (distance > 1 && ours && token) {
            const computed = paint(toParsed(token));
            if (distanceOf(ours, computed) <= 1) {
              theirs = computed;
              distance = distanceOf(ours, computed);
            }
          }
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
  return { colors, verdicts, torn, differing };
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
